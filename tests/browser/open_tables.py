"""Opens tables in a browser: by touching faces, or by a request over HTTP."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visit import Visitor

OTHERS = {
    "web.against-computer": "section[aria-labelledby=faces-computer] button:nth-child(2)",
    "web.one-screen": "[data-face=new]",
    "web.invite": "[data-face=friend]",
}
"""Ways to play with somebody else: the computer, another person at this screen, a friend; and the face to touch."""


def begin_table(visitor: Visitor, game: str, way: str = "web.against-computer") -> Page:
    """Go to the screen of a new table, and choose who has the other seat."""
    page = visitor.go(f"/new/{game}")
    page.locator(OTHERS[way]).click()
    return page


def new_table(visitor: Visitor, game: str, way: str) -> None:
    """Open a table for two."""
    begin_table(visitor, game, way).locator(".play").click()


def sit_together(visitor: Visitor, game: str) -> None:
    """A table for two at one screen."""
    new_table(visitor, game, "web.one-screen")
    expect(visitor.page.locator("svg.board")).to_be_visible()


def invite_others(visitor: Visitor, game: str) -> str:
    """Open a table for two with a free seat; return the link for others."""
    new_table(visitor, game, "web.invite")
    return visitor.page.locator("section .link").inner_text()


def pretend_networks(visitor: Visitor, urls: list[str]) -> None:
    """Let the server say that it can be reached at these addresses; none are tested."""
    visitor.page.route("**/api/addresses", lambda route: route.fulfill(json={"here": True, "network": urls}))


def open_table(visitor: Visitor, wish: dict[str, Any]) -> str:
    """Open a table over HTTP and visit it by the link with the token; return the link for others."""
    ticket = visitor.page.request.post(f"{visitor.url}/api/tables", data=wish).json()
    link = f"{visitor.url}/t/{ticket['table']}"
    visitor.page.goto(f"{link}#{ticket['token']}")
    return link


def leave(visitor: Visitor) -> None:
    """Leave the table for good."""
    for code in ("web.table", "web.leave", "web.yes"):
        visitor.page.get_by_role("button", name=visitor.word(code), exact=True).click()
