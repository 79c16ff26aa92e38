"""The Python examples in README.md and docs/ run: sessions as doctests, fenced blocks as programs."""

import doctest
import re
from pathlib import Path

import pytest

from tests.helpers import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEEDS_A_SERVER = {"protocol.md"}
"""tests/test_docs.py runs its program against a server."""


def sessions() -> list[Path]:
    return [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def programs() -> list[tuple[str, str]]:
    """Each fenced block of Python that runs by itself, with its page and line."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in FENCED.finditer(text):
            found.append((f"{page.name}:{text.count(chr(10), 0, block.start()) + 1}", block[1]))
    return [(place, code) for place, code in found if place.partition(":")[0] not in NEEDS_A_SERVER]


def test_pages_with_examples_are_found() -> None:
    assert {"README.md", "api.md"} <= {page.name for page in sessions()}
    assert {"research.md", "openspiel.md"} <= {place.partition(":")[0] for place, _ in programs()}


@pytest.mark.parametrize("page", sessions(), ids=lambda page: page.name)
def test_sessions_hold(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize(("place", "code"), programs(), ids=[place for place, _ in programs()])
def test_programs_run(place: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "pyspiel" in code:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not made for Windows")
    exec(compile(code, place, "exec"), {"__name__": "__main__"})
