"""Small checkouts with a run.py, for its tests."""

import importlib.util
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import pytest

RUN_PY = Path(__file__).resolve().parent.parent / "run.py"
on_posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in programs are shell scripts")


def load(path: Path) -> ModuleType:
    """Import a run.py; its checkout is the folder it lies in."""
    spec = importlib.util.spec_from_file_location("run_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_checkout(folder: Path) -> ModuleType:
    """run.py in a small checkout of its own, with nothing set up."""
    shutil.copy(RUN_PY, folder)
    (folder / "pyproject.toml").write_text("[project]\n")
    (folder / "requirements").mkdir()
    for name in ("run", "test", "bench", "uv", "docs"):
        (folder / "requirements" / f"{name}.txt").write_text(f"pins-for-{name}==1\n")
    return load(folder / "run.py")


def write_program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + textwrap.dedent(script))
    path.chmod(0o755)


def make_ready(run: ModuleType, level: str, program: str = "kasimir", script: str = "") -> None:
    """Pretend that a level is set up, with a stand-in for one program of the environment."""
    write_program(run.program(run.VENV, "python"), "")
    write_program(run.program(run.VENV, program), script)
    run.write_stamp(run.STAMP, run.stamp(level))


def start(run: ModuleType, *words: str, **options: str) -> subprocess.CompletedProcess[str]:
    """Start run.py as a user does, from another folder."""
    command = [sys.executable, str(run.ROOT / "run.py"), *words]
    return subprocess.run(
        command, cwd="/", env={**os.environ, **options}, input="a line\n", capture_output=True, text=True, check=False
    )


def record_steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that a set-up gives; none is run, but an environment that is made gets a Python."""
    given: list[list[str]] = []

    def note(_what: str, command: list[str]) -> None:
        given.append(command)
        if "venv" in command:
            write_program(Path(run.program(Path(command[-1]), "python")), "")

    monkeypatch.setattr(run, "step", note)
    monkeypatch.setattr(run, "has_venv_module", lambda: True)
    return given
