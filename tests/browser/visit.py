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
"""Milliseconds that something may take to appear, on a machine that does much else."""
SERVER_GONE = re.compile(r"ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed")
SETTINGS = {"handOver": False}
"""What is set on the device: at one screen, nobody waits until it has been handed over."""
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Wait until the browser has drawn what it knows."""

expect.set_options(timeout=PATIENCE)


def isolated(name: str) -> str:
    """A name as it stands in a sentence: its direction is its own."""
    return f"\u2068{name}\u2069"


class Visitor:
    """Somebody with a browser; what their browser complains about is collected."""

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
        """How often the server has greeted us at a table."""
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("request", self.check_request)
        self.page.on("websocket", self.check_socket)

    def note(self, message: ConsoleMessage) -> None:
        """Errors are faults, what the content security policy stops is one; missing a server that was killed is not."""
        is_missing_server = self.may_miss_server and SERVER_GONE.search(message.text)
        if message.type in {"error", "warning"} and not is_missing_server:
            self.faults.append(f"console: {message.text}")

    def check_request(self, request: Request) -> None:
        """Nothing is loaded from elsewhere."""
        if not request.url.startswith(("data:", "blob:")):
            self.check_host(request.url)

    def check_socket(self, socket: WebSocket) -> None:
        """No socket goes elsewhere."""
        self.check_host(socket.url)
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """Count how often we come to a table, or come back to it."""
        self.welcomes += '"type":"welcome"' in str(frame)

    def wait_for_welcome(self, welcomes: int) -> None:
        """Wait until we were greeted once more than so often."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.welcomes <= welcomes:
            assert time.monotonic() < deadline, "the connection does not come back"
            self.page.wait_for_timeout(50)

    def check_host(self, address: str) -> None:
        """Our own server and no other."""
        if urlsplit(address).netloc != urlsplit(self.url).netloc:
            self.faults.append(f"another host: {address}")

    def go(self, path: str) -> Page:
        """Open a page of ours."""
        self.page.goto(self.url + path)
        return self.page

    def word(self, code: str, **args: str | int) -> str:
        """What the catalogue says in the visitor's language; Python spells out what nobody sees, a browser does not."""
        said = say(code, args, language=self.language)
        return said.replace(r"\u2068", "\u2068").replace(r"\u2069", "\u2069")

    def resize(self, size: Size, theme: Theme) -> None:
        """Look at the same page on another device."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(self.page.locator("html")).to_have_attribute("data-theme", "day" if theme == "light" else "night")
        self.page.evaluate(NEXT_PICTURE)

    def leave(self) -> None:
        """Close the window; fail if anything went wrong in it."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)


def make_context(browser: Browser, touch: bool, size: Size, language: str) -> BrowserContext:
    """A window without memory, on a phone or on a desk, in which nothing moves."""
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
