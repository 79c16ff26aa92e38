"""The architecture: dependencies point one way, modules stay small, and no text names a machine."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kasimir.core import registry
from kasimir.core.compiled import PARTS
from tests.helpers import ROOT, SOURCES

LONGEST_MODULE = 400
GENERATED = ROOT / "web" / "src" / "protocol.ts"

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "solvers": {"core", "games", "solvers"},
    "bots": {"core", "games", "solvers", "bots"},
    "lab": {"core", "games", "bots", "solvers", "lab"},
    "envs": {"core", "games", "bots", "solvers", "lab", "envs"},
    "protocol": {"core", "protocol"},
    "server": {"core", "games", "bots", "solvers", "lab", "protocol", "server", ""},
    "client": {"core", "games", "bots", "solvers", "protocol", "client"},
    "terminal": {"core", "games", "bots", "lab", "terminal"},
    "cli": {"core", "games", "bots", "solvers", "lab", "envs", "protocol", "server", "client", "terminal", "cli", ""},
    "__main__": {"cli"},
    "api": {"core", "bots", "solvers", "lab", "envs", "api"},
    "__init__": {"api", "core"},
}
"""For each package, the packages that it may import; "" is the package `kasimir` itself."""

COMMON = {"metrics", "periodic", "settings"}
SERVER_ALLOWED = {
    "domain": {"domain"},
    "limits": {"limits", "cluster", *COMMON},
    "storage": {"storage", "limits", "cluster", *COMMON},
    "session": {"session", "domain", "storage", "limits", "cluster", "clock_guard", "health", *COMMON},
    "transport": {"transport", "session", "domain", "limits", *COMMON},
    "cluster": {"cluster", "transport", "limits", "app", "health", "logs", *COMMON},
}
"""For each package of the server, what of the server it may import. Modules in no package may import anything."""

SOURCE_FILES = sorted(SOURCES.rglob("*.py"))


def name_of(file: Path) -> str:
    return str(file.relative_to(SOURCES))


def part_of(file: Path) -> str:
    """The folder, or the module right in the package."""
    return file.relative_to(SOURCES).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    """The full name of everything that a file imports, wherever in it that is done."""
    package = ["kasimir", *file.relative_to(SOURCES).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def parts_known_by(file: Path) -> set[str]:
    """The packages that a file imports; "" for `kasimir` itself."""
    own = [name.split(".") for name in imports(file) if name.split(".")[0] == "kasimir"]
    return {words[1] if len(words) > 1 and (SOURCES / words[1]).exists() else own_module(words) for words in own}


def own_module(words: list[str]) -> str:
    """`cli` for `kasimir.cli.main`, "" for `kasimir.__version__`."""
    return words[1] if len(words) > 1 and (SOURCES / f"{words[1]}.py").exists() else ""


def test_imports_are_found() -> None:
    """Otherwise the tests below would test nothing."""
    found = set(imports(SOURCES / "cli" / "terminal.py"))
    assert {"argparse", "kasimir.cli.options.add_game", "kasimir.terminal.start"} <= found
    assert parts_known_by(SOURCES / "cli" / "terminal.py") == {"cli", "terminal"}
    assert parts_known_by(SOURCES / "cli" / "__init__.py") == {"cli", "core", ""}
    assert parts_known_by(SOURCES / "__main__.py") == {"cli"}


@pytest.mark.parametrize("file", SOURCE_FILES, ids=name_of)
def test_dependencies_point_one_way(file: Path) -> None:
    part = part_of(file)
    assert part in ALLOWED, "a new package: say in ALLOWED what it may import"
    assert parts_known_by(file) <= ALLOWED[part]


@pytest.mark.parametrize("file", sorted((SOURCES / "server").glob("*/**/*.py")), ids=name_of)
def test_packages_of_the_server_know_what_they_may(file: Path) -> None:
    package = file.relative_to(SOURCES / "server").parts[0]
    own = [name.split(".") for name in imports(file) if name.startswith("kasimir.server.")]
    assert {words[2] for words in own} <= SERVER_ALLOWED[package]


@pytest.mark.parametrize("file", [file for file in SOURCE_FILES if part_of(file) == "games"], ids=name_of)
def test_game_knows_its_own_folder_and_the_standard_library(file: Path) -> None:
    relative = file.relative_to(SOURCES / "games")
    game = relative.parts[0] if len(relative.parts) > 1 else ""
    for name in imports(file):
        words = name.split(".")
        if words[0] == "kasimir":
            assert words[1] == "core" or words[1:3] == ["games", game]
        else:
            assert words[0] in sys.stdlib_module_names


def test_core_knows_no_game_by_name() -> None:
    """Adding a game touches its own folder only."""
    names = "|".join(registry.names())
    for file in SOURCE_FILES:
        if part_of(file) in ("core", "lab", "bots", "solvers"):
            code = ast.unparse(without_docstrings(ast.parse(file.read_text(encoding="utf-8"))))
            assert not re.search(rf"['\"]({names})['\"]", code), file


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [item for item in node.body if not is_text(item)] or [ast.Pass()]
    return tree


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_parts_to_be_compiled_know_only_each_other() -> None:
    """Otherwise the hash that names the cache would miss a source."""
    for part in PARTS:
        assert ALLOWED[part] <= set(PARTS)


def test_other_parts_hold_nothing_to_be_compiled() -> None:
    """They may have code compiled, as the lab has playouts, but its source is elsewhere."""
    for file in SOURCE_FILES:
        if part_of(file) not in PARTS:
            known = set(imports(file))
            assert not any(name.startswith(("kasimir.core.rule.", "numba")) for name in known), file


RUN_TIME = {"kasimir", "numba", "numpy", "rich", "fluent"}
LAB_ONLY = {"matplotlib", "ray"}
SERVER_ONLY = {"asyncpg", "msgspec", "picows", "redis", "segno", "starlette", "uvicorn", "uvloop"}
ENVS_ONLY = {"gymnasium", "open_spiel", "pettingzoo", "PIL", "pyspiel", "resvg_py"}
MORE_LIBRARIES = {
    "protocol": {"msgspec"},
    "server": SERVER_ONLY,
    "client": SERVER_ONLY,
    "envs": ENVS_ONLY,
    "lab": LAB_ONLY,
}
"""What some parts may import beyond that; players need not have the libraries of `envs` and `lab`."""


@pytest.mark.parametrize("file", SOURCE_FILES, ids=name_of)
def test_only_declared_libraries_are_imported(file: Path) -> None:
    roots = {name.split(".")[0] for name in imports(file)} - set(sys.stdlib_module_names)
    assert roots <= RUN_TIME | MORE_LIBRARIES.get(part_of(file), set())
    if part_of(file) == "terminal":
        assert not roots & {"numba", "numpy"}


# All files in the repository


def test_modules_are_small() -> None:
    """All that are written by hand, in Python, TypeScript and Svelte."""
    modules = [file for file in tracked_texts() if file.suffix in (".py", ".ts", ".svelte") and file != GENERATED]
    assert {file.suffix for file in modules} == {".py", ".ts", ".svelte"}
    assert [file for file in modules if len(file.read_text(encoding="utf-8").splitlines()) >= LONGEST_MODULE] == []


def tracked_texts() -> list[Path]:
    """The text files that git tracks or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git checkout, so nobody knows which files belong to the project")
    files = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    return [file for file in files if file.is_file() and b"\0" not in file.read_bytes()[:4096]]


PLACES = ["/wor" + "k/", "/ro" + "ot/", "pypi" + ".org", "files.python" + "hosted", "registry.npm" + "js"]
"""Assembled from parts, so that this file does not contain them itself."""


def test_no_text_names_a_machine_or_a_registry() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {place}"
        for file in tracked_texts()
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        for place in PLACES
        if place in line
    ]
    assert found == []
