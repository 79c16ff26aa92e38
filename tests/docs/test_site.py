"""The documentation site: built by one command, whole, and without anything from other hosts."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import kasimir
from tests.helpers import ROOT

LOADED_BY = ("src", "srcset", "poster", "data")
NOT_LOADED = {"canonical", "next", "prev", "alternate", "license", "author"}
"""Relations of a <link> that browsers do not fetch."""
CSS_ADDRESS = re.compile(r"""(?:url\(|@import)\s*["']?([^"')\s;]+)""")
ELSEWHERE = re.compile(r"(?i)^\s*(?:https?:|wss?:)?//")


class Page(HTMLParser):
    """What a page loads, the anchors of its headings, and its classes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.classes: set[str] = set()
        self.reading = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.reading = tag
        found = {name: value or "" for name, value in attrs}
        self.ids.add(found.get("id", ""))
        self.classes |= set(found.get("class", "").split())
        self.loaded += [found[name] for name in LOADED_BY if name in found]
        self.loaded += CSS_ADDRESS.findall(found.get("style", ""))
        if tag == "link" and not set(found.get("rel", "").split()) <= NOT_LOADED:
            self.loaded.append(found.get("href", ""))
        if tag in ("use", "image"):
            self.loaded += [found.get("href", ""), found.get("xlink:href", "")]

    def handle_data(self, data: str) -> None:
        if self.reading == "style":
            self.loaded += CSS_ADDRESS.findall(data)


def loaded_by(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    return Page(text).loaded if file.suffix in (".html", ".svg") else CSS_ADDRESS.findall(text)


def loaded_from_elsewhere(folder: Path) -> Iterator[tuple[str, str]]:
    """Each address on another host that a file of the site loads, with the file's name."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".html", ".svg", ".css"):
            yield from ((file.name, address) for address in loaded_by(file) if ELSEWHERE.match(address))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(ROOT / "run.py"), "docs", "--site-dir", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<script src="https://cdn.example.org/a.js"></script>'),
        ("a.html", '<link rel="preconnect" href="https://fonts.example.org" crossorigin>'),
        ("a.html", '<img src="//pictures.example.org/a.png">'),
        ("a.html", "<style>@import 'https://example.org/a.css';</style>"),
        ("a.html", '<p style="background: url(https://example.org/a.png)">'),
        ("a.css", "@font-face { src: url('https://example.org/a.woff2') }"),
        ("a.svg", '<svg><image href="https://example.org/a.png"/></svg>'),
    ],
)
def test_what_comes_from_elsewhere_is_found(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert len(list(loaded_from_elsewhere(tmp_path))) == 1


def test_links_for_readers_are_not_loaded(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="https://example.org">x</a><link rel="canonical" href="https://e.org">')
    assert not list(loaded_from_elsewhere(tmp_path))


def test_site_is_whole_and_loads_nothing_from_elsewhere(site: Path) -> None:
    """A single test, because each worker process that runs a test of this module builds the site."""
    assert not list(loaded_from_elsewhere(site))
    pages = {file.relative_to(site).as_posix(): Page(file.read_text("utf-8")) for file in site.rglob("*.html")}
    # Only for diagrams of this class does the theme load a library from another host.
    assert not any("mermaid" in page.classes for page in pages.values())
    expected = {f"{file.stem}.html" for file in (ROOT / "docs").glob("*.md")}
    assert expected | {"reference.html", "contributing.html", "changelog.html", "bench/results.html"} <= set(pages)
    documented = {f"kasimir.{name}" for name in kasimir.__all__} - {"kasimir.GAMES"}
    assert documented <= pages["reference.html"].ids
    # Examples in docstrings are rendered as code, not as nested quotations.
    reference = (site / "reference.html").read_text(encoding="utf-8")
    assert '<span class="gp">&gt;&gt;&gt; </span>' in reference
    assert "<blockquote>" not in reference
    assert {"kasimir.Match.push", "kasimir.Result.winners"} <= pages["reference.html"].ids
