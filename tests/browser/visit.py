"""A visitor: a browser window, with all errors in it recorded."""

import json
import re
import time
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket, expect

from kasimir.core.words import say
from tests.browser.pseudo_language import exchange
from tools.languages.pseudo import PSEUDO

Size = tuple[int, int]
Theme = Literal["dark", "light"]

SMALLEST: Size = (320, 568)
PHONE: Size = (360, 640)
TABLET: Size = (820, 1180)
DESK: Size = (1440, 900)
SIZES: tuple[Size, ...] = (PHONE, TABLET, DESK)
THEMES: tuple[Theme, ...] = ("dark", "light")
PATIENCE = 20_000
"""Timeout in milliseconds for something to appear on a busy machine."""
PLAIN_HTTP = "The Cross-Origin-Opener-Policy header has been ignored"
"""What Chromium says on every page of a server in the house without TLS."""
SERVER_GONE = re.compile(r"ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed")
SETTINGS = {"handOver": False}
"""Settings of the device: a shared screen is not handed over."""
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Wait until the browser has rendered the current state."""

expect.set_options(timeout=PATIENCE)


def isolated(name: str) -> str:
    """A name as it appears in a sentence, between Unicode isolates."""
    return f"\u2068{name}\u2069"


class Visitor:
    """A browser window; all errors in it are collected."""

    def __init__(
        self, browser: Browser, url: str, *, touch: bool = False, size: Size = DESK, language: str = "en"
    ) -> None:
        self.url, self.language = url, language
        self.context = make_context(browser, touch, size, language)
        if language == PSEUDO:
            exchange(self.context)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.may_miss_server = False
        self.welcomes = 0
        """The number of `welcome` messages received."""
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("request", self.check_request)
        self.page.on("websocket", self.check_socket)

    def note(self, message: ConsoleMessage) -> None:
        """Record errors and violations of the content security policy, but not failures caused by a killed server."""
        is_missing_server = self.may_miss_server and SERVER_GONE.search(message.text)
        is_plain_http = self.url.startswith("http://") and PLAIN_HTTP in message.text
        if message.type in {"error", "warning"} and not (is_missing_server or is_plain_http):
            self.faults.append(f"console: {message.text}")

    def check_request(self, request: Request) -> None:
        """Fail on requests to other hosts."""
        if not request.url.startswith(("data:", "blob:")):
            self.check_host(request.url)

    def check_socket(self, socket: WebSocket) -> None:
        """Fail on WebSockets to other hosts."""
        self.check_host(socket.url)
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """Count `welcome` messages."""
        self.welcomes += '"type":"welcome"' in str(frame)

    def wait_for_welcome(self, welcomes: int) -> None:
        """Wait for one more `welcome` than this number."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.welcomes <= welcomes:
            assert time.monotonic() < deadline, "the connection does not come back"
            self.page.wait_for_timeout(50)

    def check_host(self, address: str) -> None:
        """Fail unless a URL belongs to our own server."""
        if urlsplit(address).netloc != urlsplit(self.url).netloc:
            self.faults.append(f"another host: {address}")

    def go(self, path: str) -> Page:
        """Open a page of our server."""
        self.page.goto(self.url + path)
        return self.page

    def word(self, code: str, **args: str | int) -> str:
        """A message in the visitor's language; Python escapes invisible characters, a browser does not."""
        said = say(code, args, language=self.language)
        return said.replace(r"\u2068", "\u2068").replace(r"\u2069", "\u2069")

    def resize(self, size: Size, theme: Theme) -> None:
        """Change the viewport to that of another device."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(self.page.locator("html")).to_have_attribute("data-theme", "day" if theme == "light" else "night")
        self.page.evaluate(NEXT_PICTURE)

    def leave(self) -> None:
        """Close the window; fail if there were errors in it."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)


def make_context(browser: Browser, touch: bool, size: Size, language: str) -> BrowserContext:
    """A fresh browser context for a phone or a desktop, without animations."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        color_scheme="dark",
        locale=language,
    )
    kept = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage['kasimir.settings'] ??= {kept}")
    return context
