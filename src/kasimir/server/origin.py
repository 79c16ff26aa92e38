"""Who asks: from which page, and from which address."""

from urllib.parse import urlsplit

from kasimir.server.settings import Settings


class Origins:
    """Refuses pages from elsewhere, and believes what trusted proxies say about addresses."""

    def __init__(self, settings: Settings) -> None:
        """Take the settings."""
        self.public = urlsplit(settings.public_url).netloc.lower()
        self.proxies = {proxy.strip() for proxy in settings.trusted_proxies.split(",") if proxy.strip()}

    def allow(self, origin: str | None, host: str) -> bool:
        """Whether a request may come from a page: only ours, or from a program that is no browser and names none."""
        if origin is None:
            return True
        try:
            page = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(page) and page in {host.lower(), self.public}

    def address(self, peer: str, forwarded: str | None) -> str:
        """The address of whoever asks; behind a trusted proxy the last one that is no proxy itself."""
        if peer not in self.proxies or not forwarded:
            return peer
        for address in reversed([part.strip() for part in forwarded.split(",")]):
            if address and address not in self.proxies:
                return address[:64]
        return peer
