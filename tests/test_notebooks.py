"""The notebooks in docs/ are small and tidy, import what there is, and run from the first cell to the last."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.helpers import ROOT

FOLDER = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LARGEST_OUTPUT = 2000
"""Characters of JSON that a notebook may keep of what it printed."""
PATIENCE = 900
"""Seconds for a cell; the first of a game compiles its rules."""
PATH_OF_A_MACHINE = re.compile(r"(?<![\w.:/])/(home|Users|tmp|root|mnt|var|opt|usr|etc)/|\b[A-Z]:\\\\|file://")

each_notebook = pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)


def read(file: Path) -> Any:
    return nbformat.read(file, as_version=nbformat.NO_CONVERT)  # type: ignore[no-untyped-call]


def sources(file: Path, kind: str) -> list[str]:
    return [cell.source for cell in read(file).cells if cell.cell_type == kind]


def imports(code: str) -> Iterator[tuple[str, list[str]]]:
    """Each module that code imports, with the names it takes from it."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", [alias.name for alias in node.names]


def is_there(module: str, name: str) -> bool:
    """Whether a module has such a name, or such a module below it."""
    if hasattr(import_module(module), name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return False
    return True


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@each_notebook
def test_notebook_is_valid(file: Path) -> None:
    book = read(file)
    nbformat.validate(book)
    assert book.metadata.kernelspec.name == "python3"
    assert sources(file, "markdown")[0].startswith("# ")


@each_notebook
def test_nothing_is_stored_but_a_little(file: Path) -> None:
    cells = [cell for cell in read(file).cells if cell.cell_type == "code"]
    assert len(json.dumps([cell.outputs for cell in cells])) <= LARGEST_OUTPUT
    assert all(cell.execution_count is None for cell in cells)


@each_notebook
def test_no_path_of_a_machine(file: Path) -> None:
    assert PATH_OF_A_MACHINE.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["/home/me/x", '"/tmp/x"', "C:\\\\Users", "file:///x", "see /Users/me/"])
def test_a_path_of_a_machine_would_be_found(text: str) -> None:
    assert PATH_OF_A_MACHINE.search(text)


@each_notebook
def test_code_parses_and_imports_what_there_is(file: Path) -> None:
    found = [item for code in sources(file, "code") for item in imports(code)]
    assert any(module.startswith("kasimir") for module, _ in found)
    for module, names in found:
        import_module(module)
        assert [name for name in names if not is_there(module, name)] == [], module


@each_notebook
def test_links_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", "\n".join(sources(file, "markdown")))
    assert links
    assert [link for link in links if not (FOLDER / link).exists()] == []


@each_notebook
@pytest.mark.parametrize(("page", "folder"), [("README.md", "docs/notebooks"), ("docs/research.md", "notebooks")])
def test_notebook_is_linked(file: Path, page: str, folder: str) -> None:
    assert f"({folder}/{file.name})" in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.slow
@each_notebook
def test_notebook_runs(file: Path, tmp_path: Path) -> None:
    """What it claims is asserted in its cells. The kernel is this Python; what it compiles is kept as for all tests."""
    from nbclient import NotebookClient

    book = read(file)
    client = NotebookClient(book, timeout=PATIENCE, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    printed = [output for cell in book.cells for output in cell.get("outputs", [])]
    assert printed
    assert {output.output_type for output in printed} <= {"stream", "execute_result", "display_data"}
    assert [output.text for output in printed if output.get("name") == "stderr"] == []
    assert list(tmp_path.iterdir()) == []
