"""The cache of compiled rules: used by the next process, and never stale."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numba.extending
import numpy as np
import pytest

from kasimir.core import compiled, registry
from kasimir.core.compiled import KEEP_CACHES_FOR, PARTS, cache_folder, caches_folder, compile_for, source_hash
from kasimir.lab.simulate import Simulator
from tests.helpers import SOURCES, towers

HITS = """
import json
from kasimir.core.setup import make_setup
from kasimir.lab.simulate import Simulator
simulator = Simulator(make_setup("towers", players=2), 1)
rows = simulator.batch(0, 50)
stats = simulator.playouts.stats
hits, misses = sum(stats.cache_hits.values()), sum(stats.cache_misses.values())
print(json.dumps([hits, misses, rows.tolist()]))
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, whose sources are hashed instead of ours."""
    copy = tmp_path / "package"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "PACKAGE", copy)
    return copy


@pytest.fixture
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for caches that `KASIMIR_CACHE` names."""
    monkeypatch.setenv("KASIMIR_CACHE", str(tmp_path / "caches"))
    return tmp_path / "caches" / "kasimir"


def noticed() -> int:
    """A function whose compilation is recorded."""
    return 1


def make_folder(path: Path, days_old: float) -> Path:
    path.mkdir(parents=True)
    (path / "code.nbi").write_text("")
    then = time.time() - days_old * 24 * 3600
    os.utime(path, (then, then))
    return path


def open_cache() -> Path:
    """Open the cache as a new process would, without this process's state."""
    return cache_folder.__wrapped__()


def test_next_process_finds_what_this_one_compiled() -> None:
    rows = Simulator(towers(), 1).batch(0, 50)
    run = subprocess.run([sys.executable, "-c", HITS], capture_output=True, text=True, check=True)
    hits, misses, found = json.loads(run.stdout)
    if source_hash() != cache_folder().name:
        pytest.skip("somebody edits the sources while the tests run, so the next process rightly compiles anew")
    assert (hits, misses) == (1, 0)
    assert found == rows.tolist()


def test_change_of_any_source_changes_the_hash(package: Path) -> None:
    hashes = {source_hash()}
    files = [file for part in PARTS for file in (package / part).rglob("*.py")]
    assert {file.parent.name for file in files} >= {"core", "bots", "solvers", "towers"}
    for file in files:
        before = file.read_bytes()
        file.write_bytes(before + b"#")
        hashes.add(source_hash())
        file.write_bytes(before)
    assert len(hashes) == len(files) + 1


def test_new_and_renamed_sources_change_the_hash(package: Path) -> None:
    hashes = [source_hash()]
    (package / "bots").mkdir(exist_ok=True)
    (package / "bots" / "new.py").write_text("")
    hashes.append(source_hash())
    (package / "bots" / "new.py").rename(package / "bots" / "newer.py")
    hashes.append(source_hash())
    assert len(set(hashes)) == 3


NEVER_COMPILED = ["cli/best.py", "lab/simulate.py", "terminal/play.py", "games/towers/editions/classic.toml"]


@pytest.mark.parametrize("file", NEVER_COMPILED)
def test_what_is_never_compiled_does_not_count(package: Path, file: str) -> None:
    before = source_hash()
    (package / file).write_bytes((package / file).read_bytes() + b"#")
    assert source_hash() == before


def test_line_breaks_of_two_files_are_not_mixed_up(package: Path) -> None:
    """Moving a byte from the end of one file to the start of the next changes the hash."""
    (package / "core" / "x1.py").write_bytes(b"ab")
    (package / "core" / "x2.py").write_bytes(b"c")
    before = source_hash()
    (package / "core" / "x1.py").write_bytes(b"a")
    (package / "core" / "x2.py").write_bytes(b"bc")
    assert source_hash() != before


@pytest.mark.parametrize("what", ["sys.version", "kasimir.core.compiled.version", "platform.machine"])
def test_surroundings_change_the_hash(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = source_hash()
    monkeypatch.setattr(what, "other" if what == "sys.version" else lambda *_: "other")
    assert source_hash() != before


def test_folder_is_where_the_user_says(caches: Path) -> None:
    folder = open_cache()
    assert folder == caches / source_hash()
    assert folder.is_dir()


def test_old_caches_go_and_young_ones_stay(caches: Path) -> None:
    days = KEEP_CACHES_FOR / (24 * 3600)
    old, young = make_folder(caches / "old", days + 1), make_folder(caches / "young", days - 1)
    open_cache()
    assert not old.exists()
    assert young.exists()


def test_own_cache_is_used_however_old_and_young_again(caches: Path) -> None:
    own = make_folder(caches / source_hash(), 100)
    assert open_cache() == own
    assert (own / "code.nbi").exists()
    assert time.time() - own.stat().st_mtime < 3600


def test_cache_that_vanishes_meanwhile_is_no_trouble(caches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that start at the same time may both delete old caches."""
    gone = caches / "gone"
    own = open_cache()
    monkeypatch.setattr(Path, "iterdir", lambda self: iter([gone, own]))
    assert open_cache() == own


PLACES = {
    "named by us": ("linux", {"KASIMIR_CACHE": "/k", "XDG_CACHE_HOME": "/x"}, "/k/kasimir"),
    "named for all programs": ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/kasimir"),
    "empty names do not count": ("linux", {"KASIMIR_CACHE": "", "XDG_CACHE_HOME": ""}, "/home/me/.cache/kasimir"),
    "Linux": ("linux", {}, "/home/me/.cache/kasimir"),
    "a Mac": ("darwin", {}, "/home/me/Library/Caches/kasimir"),
    "Windows": ("win32", {"LOCALAPPDATA": "/local"}, "/local/kasimir/cache"),
}


@pytest.mark.parametrize(("system", "variables", "place"), PLACES.values(), ids=PLACES.keys())
def test_custom_of_each_system(
    system: str, variables: dict[str, str], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("KASIMIR_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/me"))
    monkeypatch.setattr(sys, "platform", system)
    assert caches_folder() == Path(place)


def test_a_cache_that_cannot_be_written_is_made_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("KASIMIR_CACHE", str(file))
    folder = cache_folder.__wrapped__()
    assert folder.is_dir()
    assert file not in folder.parents
    folder.rmdir()


def test_a_cache_that_can_only_be_read_is_copied_for_all_our_processes(
    caches: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = make_folder(caches / source_hash(), 1)

    def refuse(path: object, *_: object, **__: object) -> None:
        if path == own:
            raise PermissionError

    monkeypatch.setattr(os, "utime", refuse)
    copy = open_cache()
    assert own != copy == caches_folder() / own.name
    assert (copy / "code.nbi").exists()


def test_the_users_own_numba_keeps_its_settings() -> None:
    """Code that users compile after ours is vectorised as before, and is not in our cache."""
    names = ("LOOP_VECTORIZE", "SLP_VECTORIZE", "CACHE_DIR")
    before = [getattr(numba.config, name) for name in names]
    Simulator(towers(), 1).batch(0, 1)
    assert [getattr(numba.config, name) for name in names] == before

    @numba.njit(fastmath=True)
    def total(numbers: Any) -> float:
        found = 0.0
        for number in numbers:
            found += number
        return found

    total(np.ones(8))
    assert " x double>" in next(iter(total.inspect_llvm().values()))


def test_our_own_code_is_compiled_by_our_settings() -> None:
    seen = list[int]()

    @numba.extending.overload(noticed)
    def compile_noticed() -> Any:
        seen.append(vars(numba.config)["LOOP_VECTORIZE"])
        return lambda: 1

    def driver() -> Any:
        return noticed()

    assert compile_for(registry.load("discs"), driver)() == 1
    assert seen == [0]


def test_who_waits_for_the_first_compilation_is_told(
    caches: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: caches)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    compiled.tell_of_compiling.cache_clear()
    for _ in range(2):
        compile_for(registry.load("discs"), noticed)()
    assert capsys.readouterr().err.count("for the first time") == 1
