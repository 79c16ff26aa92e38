"""Fixtures for tests in a real browser: the browser, a server, and visitors."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find, launch
from tests.browser.servers import BrowserServer
from tests.browser.visit import Visitor
from tests.server.services import missing

Invite = Callable[..., Visitor]


# Playwright keeps an event loop of its own, beside which no other test could run one: it ends with each module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    if find() is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    """A running server with the built client."""
    with BrowserServer(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[BrowserServer]:
    """A running server that a test may kill."""
    with BrowserServer(tmp_path) as server:
        yield server


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Opens browser windows; at the end of the test, every error in one of them fails it."""
    visitors: list[Visitor] = []

    def welcome(server: BrowserServer, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))
        return visitors[-1]

    yield welcome
    for visitor in visitors:
        visitor.leave()
