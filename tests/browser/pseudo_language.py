"""Shows the client in the pseudo-locale: catalogues are replaced on the way to the browser."""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Route

from kasimir.core import words
from tools.languages.pseudo import PSEUDO, pseudo

ENGLISH = words.folder() / "en"
LITERAL = re.compile(r"`((?:[^`\\]|\\.)*)`", re.DOTALL)


def without_notes(text: str) -> str:
    """A catalogue in the form that the client contains."""
    return re.sub(r"^(?:#.*)?\n", "", text, flags=re.MULTILINE)


@cache
def exchanged() -> dict[str, str]:
    """Every English catalogue in the client's form, and its replacement."""
    texts = [without_notes(file.read_text(encoding="utf-8")) for file in ENGLISH.glob("*.ftl")]
    return {text: pseudo(text) for text in texts}


def exchange(context: BrowserContext) -> None:
    """Replace the catalogues in all scripts that a browser loads."""
    context.route(re.compile(r"/assets/.*\.js$"), answer)


def answer(route: Route) -> None:
    with suppress(Error):  # the window may have been closed
        response = route.fetch()
        script = LITERAL.sub(lambda found: f"`{exchanged().get(found[1], found[1])}`", response.text())
        route.fulfill(response=response, body=script)


def write_catalogues(folder: Path) -> None:
    """Write the catalogues of the pseudo-locale, for a test's expected texts."""
    (folder / PSEUDO).mkdir(parents=True)
    for file in ENGLISH.glob("*.ftl"):
        (folder / PSEUDO / file.name).write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
