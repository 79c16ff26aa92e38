"""Headers that keep browsers from doing what our pages never want."""

from typing import Any

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

SAFE = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""A key in a link must not travel on as a referrer, nothing is loaded from elsewhere, nobody puts us into a frame."""


PRIVATE = (b"cache-control", b"no-store")
"""Unless an answer says otherwise of itself, as files of the client do: what concerns a table is kept nowhere."""

ONCE = (b"connection", b"close")
"""The next request may be for another process, so it comes by a connection of its own."""


class SafeHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: Any, *, once: bool = False) -> None:
        """Wrap an ASGI application; with `once`, each connection has one answer."""
        self.app, self.added = app, [*SAFE, ONCE] if once else SAFE

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request."""

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                is_said = any(name.lower() == PRIVATE[0] for name, _ in headers)
                message = {**message, "headers": [*headers, *self.added, *([] if is_said else [PRIVATE])]}
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)
