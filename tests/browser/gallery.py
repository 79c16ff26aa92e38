"""A gallery of all screens, on three devices, in the dark and the light theme, for review.

.venv/bin/python -m tests.browser.gallery [FOLDER] [--language de] [--tour match-hunt]

Pictures and an index.html go into the folder, by default `build/gallery`. The gallery grows with the
client: the screens are those of tests/browser/tours.py.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.servers import BrowserServer
from tests.browser.tours import TOURS
from tests.browser.visit import SIZES, THEMES, Visitor
from tests.helpers import ROOT

FOLDER = ROOT / "build" / "gallery"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kasimir: all screens</title>
<style>
body {{ font: 16px system-ui, sans-serif; margin: 1rem; background: #55516b; color: #fff; }}
section {{ display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: 1rem; }}
img {{ height: 26rem; border-radius: 8px; }}
a {{ color: inherit; }}
</style>
<h1>All screens</h1>
<nav>{links}</nav>
{sections}
</html>
"""


def name_of(screen: str, size: tuple[int, int], theme: str) -> str:
    """The file of a picture."""
    return f"{screen}-{size[0]}-{theme}.png"


def take_pictures(visitor: Visitor, tour: str, folder: Path) -> Iterator[str]:
    """Go on a tour and take six pictures of every screen."""
    for screen in TOURS[tour](visitor):
        for size in SIZES:
            for theme in THEMES:
                visitor.resize(size, theme)
                visitor.page.screenshot(path=folder / name_of(screen, size, theme))
        yield screen


def write_index(screens: Sequence[str], folder: Path) -> None:
    """A page with all pictures on it."""
    links = " · ".join(f'<a href="#{screen}">{screen}</a>' for screen in screens)
    sections = "\n".join(f'<h2 id="{screen}">{screen}</h2><section>{row(screen)}</section>' for screen in screens)
    (folder / "index.html").write_text(PAGE.format(links=links, sections=sections), encoding="utf-8")


def row(screen: str) -> str:
    """The pictures of one screen."""
    files = [name_of(screen, size, theme) for size in SIZES for theme in THEMES]
    return "".join(f'<a href="{file}"><img src="{file}" alt="{file}" loading="lazy"></a>' for file in files)


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--language", default="en")
    parser.add_argument("--tour", choices=sorted(TOURS), action="append")
    return parser.parse_args()


def main() -> None:
    """Make the gallery."""
    arguments = read_arguments()
    shutil.rmtree(arguments.folder, ignore_errors=True)
    arguments.folder.mkdir(parents=True)
    screens: list[str] = []
    with TemporaryDirectory() as data, BrowserServer(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for tour in arguments.tour or TOURS:
            visitor = Visitor(browser, server.url, language=arguments.language)
            for screen in take_pictures(visitor, tour, arguments.folder):
                print(screen, file=sys.stderr, flush=True)
                screens.append(screen)
            visitor.leave()
        browser.close()
    write_index(screens, arguments.folder)
    print(arguments.folder / "index.html")


if __name__ == "__main__":
    main()
