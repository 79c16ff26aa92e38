"""Addresses that have no page lead home, in the visitor's language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.servers import BrowserServer
from tests.browser.test_upgrades import expect_faults

NOWHERE = {"/nowhere": 404, "/t/abc/def/ghi": 404, "/rules/chess": 200, "/new/chess": 200, "/t/abc/replay": 404}
"""Addresses with their status; the server does not look at the names in the paths of screens."""


@pytest.mark.parametrize(("path", "status"), NOWHERE.items())
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_unknown_address_leads_home(
    server: BrowserServer, invite: Invite, language: str, path: str, status: int
) -> None:
    visitor = invite(server, language=language)
    answer = visitor.page.goto(visitor.url + path)
    assert answer
    assert answer.status == status
    expect(visitor.page.get_by_role("heading", name=visitor.word("web.unknown-page"))).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.word("web.back")).click()
    expect(visitor.page.locator(".games li").first).to_be_visible()
    assert visitor.page.url == f"{visitor.url}/"
    if status != 200:
        expect_faults(visitor, "404")
