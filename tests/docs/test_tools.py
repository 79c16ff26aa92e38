"""`run.py docs`: where the tools of the documentation site are installed, and how they are called."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.run_checkout import RUN_PY, make_checkout, record_steps


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    return make_checkout(tmp_path)


@pytest.fixture
def steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    return record_steps(run, monkeypatch)


def pins(run: ModuleType) -> str:
    return str(run.ROOT / "requirements" / "docs.txt")


def test_documentation_tools_have_an_environment_of_their_own(
    run: ModuleType, steps: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []

    def call(command: list[str], cwd: Path) -> int:
        called.append(command)
        return 3

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")  # put back afterwards
    assert run.main(["docs", "--site-dir", "there"]) == 3
    assert any({"--require-hashes", pins(run)} <= set(command) for command in steps)
    assert not run.VENV.exists()
    steps.clear()
    assert run.main(["docs"]) == 3
    assert not steps
    assert called[0][0] == called[1][0] == str(run.program(run.DOCS_HOME, "python"))
    assert called[0][1:] == ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", "there"]


def test_playing_and_testing_leave_the_documentation_tools_out(run: ModuleType, steps: list[list[str]]) -> None:
    for level in run.LEVELS:
        run.set_up(level)
    assert steps
    assert not any(pins(run) in command for command in steps)


def test_tools_are_pinned_with_hashes_and_name_no_place() -> None:
    text = (RUN_PY.parent / "requirements" / "docs.txt").read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines() if not line.strip().startswith("#")]
    packages = [number for number, line in enumerate(lines) if not line.startswith("--hash=")]
    assert packages
    for number in packages:
        assert "==" in lines[number]
        assert "/" not in lines[number]
        assert lines[number + 1].startswith("--hash=sha256:")
