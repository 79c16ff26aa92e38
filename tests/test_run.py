"""run.py: its decisions and messages. The set-up itself needs the network, and is tested by everyone who runs it."""

import ast
import contextlib
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.run_checkout import RUN_PY, load, make_checkout, make_ready, on_posix, record_steps, start


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    return make_checkout(tmp_path)


@pytest.fixture
def steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    return record_steps(run, monkeypatch)


def used(steps: list[list[str]], word: str) -> bool:
    return any(word in command for command in steps)


# What run.py is


def test_is_readable_for_old_pythons_up_to_the_message() -> None:
    try:
        ast.parse(RUN_PY.read_text(encoding="utf-8"), feature_version=(3, 6))
    except SyntaxError as error:
        pytest.fail(f"Python 3.6 cannot read it: {error}")


def test_old_python_is_told_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    with pytest.raises(SystemExit) as stop:
        load(RUN_PY)
    assert stop.value.code == "Kasimir needs Python 3.11 or newer; this is Python 3.9."


def test_needs_the_standard_library_only() -> None:
    for node in ast.walk(ast.parse(RUN_PY.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert {name.split(".")[0] for name in names} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_usage_sets_nothing_up(
    run: ModuleType, steps: list[list[str]], capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert run.main(words) == 0
    assert "run.py play" in capsys.readouterr().out
    assert not steps
    assert not run.TOOLS.exists()


# When to set up


def test_nothing_is_ready_at_first(run: ModuleType) -> None:
    assert not run.is_ready("run")


def test_set_up_is_done_once(run: ModuleType, steps: list[list[str]]) -> None:
    run.set_up("run")
    assert run.is_ready("run")
    steps.clear()
    run.set_up("run")
    assert not steps


INPUTS = [
    *("pyproject.toml", "requirements/test.txt", "hatch_build.py", "web/package-lock.json", "web/vite.config.ts"),
    *("web/src/board/board.ts", "web/public/worker.js", "locales/en/web.ftl"),
]


@pytest.mark.parametrize("file", INPUTS)
def test_changed_input_asks_for_a_new_set_up(run: ModuleType, file: str) -> None:
    (run.ROOT / file).parent.mkdir(parents=True, exist_ok=True)
    (run.ROOT / file).write_text("first\n")
    make_ready(run, "test")
    assert run.is_ready("test")
    (run.ROOT / file).write_text("changed\n")
    assert not run.is_ready("test")


def test_input_of_another_level_does_not_matter(run: ModuleType) -> None:
    make_ready(run, "test")
    (run.ROOT / "requirements" / "bench.txt").write_text("changed\n")
    assert run.is_ready("test")


def test_another_python_asks_for_a_new_set_up(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    make_ready(run, "run")
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not load(run.ROOT / "run.py").is_ready("run")


def test_moved_checkout_is_set_up_anew(run: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> None:
    make_ready(run, "run")
    moved = tmp_path_factory.mktemp("moved") / "checkout"
    shutil.copytree(run.ROOT, moved)
    assert not load(moved / "run.py").is_ready("run")


def test_environment_whose_python_is_gone_is_set_up_anew(run: ModuleType, steps: list[list[str]]) -> None:
    make_ready(run, "run")
    run.program(run.VENV, "python").unlink()
    run.set_up("run")
    assert used(steps, "--clear")
    assert run.is_ready("run")


@pytest.mark.parametrize("content", ["", "{", "[]", '"text"', "{}"])
def test_damaged_stamp_counts_as_none(run: ModuleType, content: str) -> None:
    make_ready(run, "run")
    run.STAMP.write_text(content)
    assert not run.is_ready("run")
    assert run.wanted_level("run") == "run"


def test_interrupted_set_up_is_done_anew(
    run: ModuleType, steps: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ready(run, "run")
    (run.ROOT / "pyproject.toml").write_text("changed\n")

    def interrupt(_what: str, _command: list[str]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run, "step", interrupt)
        patch.setattr(run, "fetch_uv", lambda: None)
        assert run.main(["setup"]) == 130
    assert not run.STAMP.exists()
    run.set_up("run")
    assert used(steps, "--clear")


def test_playing_keeps_the_test_tools(run: ModuleType, steps: list[list[str]]) -> None:
    make_ready(run, "test")
    run.set_up("run")
    assert not steps
    (run.ROOT / "pyproject.toml").write_text("changed\n")
    run.set_up("run")
    assert used(steps, str(run.ROOT / "requirements" / "test.txt"))


@pytest.mark.parametrize(("level", "fetched"), [("run", False), ("test", True), ("bench", True)])
def test_only_those_who_test_fetch_the_tools_of_the_client(
    run: ModuleType, steps: list[list[str]], level: str, fetched: bool
) -> None:
    run.set_up(level)
    assert used(steps, "hatch_build") == fetched


def test_testing_adds_to_the_environment_for_playing(run: ModuleType, steps: list[list[str]]) -> None:
    make_ready(run, "run")
    run.set_up("test")
    assert used(steps, str(run.ROOT / "requirements" / "test.txt"))
    assert not used(steps, str(run.VENV))  # the environment itself stays
    assert run.is_ready("test")


def test_pins_are_installed_with_hashes_and_kasimir_without_asking_the_network(
    run: ModuleType, steps: list[list[str]]
) -> None:
    run.set_up("run")
    assert all("--require-hashes" in command for command in steps if "sync" in command or "-r" in command)
    assert {"--no-deps", "--no-build-isolation", "--editable"} <= set(steps[-1])


def test_unknown_level_is_refused(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["setup", "everything"]) == 1
    assert "'everything'" in capsys.readouterr().err


def test_second_set_up_waits_for_the_first_and_finds_it_done(
    run: ModuleType, steps: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = contextlib.ExitStack()
    first.enter_context(run.only_one_at_a_time())

    def first_ends(_seconds: float) -> None:
        make_ready(run, "run")
        first.close()

    monkeypatch.setattr("time.sleep", first_ends)
    run.set_up("run")
    assert not steps
    assert "Waiting for another run.py" in capsys.readouterr().err


def test_lock_is_free_after_use(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("waits for a lock that nobody holds"))
    for _ in range(2):
        with run.only_one_at_a_time():
            pass


# When set-up cannot go on


@pytest.fixture
def without_ensurepip(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian without python3-venv; gives the commands that were given."""
    given: list[list[str]] = []
    monkeypatch.setattr(run, "has_venv_module", lambda: False)
    monkeypatch.setattr(run, "step", lambda _what, command: given.append(command))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return given


@on_posix
def test_missing_venv_tells_a_user_what_to_type(
    run: ModuleType,
    without_ensurepip: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert run.main(["play"]) == 1
    assert f"sudo apt-get install python3.{sys.version_info[1]}-venv" in capsys.readouterr().err
    assert not without_ensurepip


@on_posix
def test_missing_venv_is_installed_by_root(
    run: ModuleType, without_ensurepip: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(run, "has_venv_module", lambda: bool(without_ensurepip))
    run.need_venv_module()
    assert [command[-1] for command in without_ensurepip] == ["update", f"python3.{sys.version_info[1]}-venv"]


def test_empty_folder_is_no_venv_module(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.has_venv_module()
    (tmp_path / "ensurepip").mkdir()
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "ensurepip", raising=False)
    assert not run.has_venv_module()


def test_failed_step_shows_the_end_of_what_was_said(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    script = "import sys; [print('line', n, file=sys.stderr) for n in range(50)]; sys.exit('no such host')"
    with pytest.raises(run.SetupError) as failure:
        run.step("fetching", [sys.executable, "-c", script])
    message = str(failure.value)
    assert message.startswith("fetching ended with status 1.")
    assert "no such host" in message
    assert "line 3\n" not in message
    assert capsys.readouterr().err == "  fetching ...\n"


def test_failure_is_one_message_and_no_traceback(run: ModuleType) -> None:
    make_ready(run, "run")
    (run.ROOT / "requirements" / "run.txt").unlink()
    result = start(run, "play")
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith("Set-up failed: ")
    assert "Traceback" not in result.stderr


# Handing over


@on_posix
def test_words_input_output_and_status_pass_straight_through(run: ModuleType) -> None:
    script = """
        read -r line
        echo "$# $1 $2 $line"
        echo complaint >&2
        exit 7
    """
    make_ready(run, "run", script=script)
    result = start(run, "moves", "two words")
    assert (result.stdout, result.stderr, result.returncode) == ("2 moves two words a line\n", "complaint\n", 7)


@on_posix
def test_environment_of_the_caller_does_not_mislead(run: ModuleType) -> None:
    make_ready(run, "run", script='echo "[$PYTHONPATH][$VIRTUAL_ENV][$KASIMIR_OTHER]"')
    result = start(run, "play", PYTHONPATH="/elsewhere", VIRTUAL_ENV="/elsewhere", KASIMIR_OTHER="kept")
    assert result.stdout == "[][][kept]\n"


@on_posix
@pytest.mark.parametrize(
    ("failing", "status", "checks"),
    [
        ("none", 0, "all passed"),
        ("ruff check", 1, "FAILED: ruff check"),
        ("ruff format --check", 1, "FAILED: ruff format --check"),
        ("mypy", 1, "FAILED: mypy"),
        ("hatch_build check", 1, "FAILED: hatch_build check"),
        ("hatch_build lint", 1, "FAILED: hatch_build lint"),
        ("hatch_build test", 1, "FAILED: hatch_build test"),
        ("pytest -k cat", 1, "all passed"),
    ],
)
def test_every_check_runs_whatever_fails(run: ModuleType, failing: str, status: int, checks: str) -> None:
    script = f"""
        shift
        echo "ran $*"
        [ "$*" != "{failing}" ]
    """
    make_ready(run, "test", program="python", script=script)
    result = start(run, "test", "-k", "cat")
    assert result.returncode == status
    ran = [line for line in result.stdout.splitlines() if line.startswith("ran")]
    client = ["ran hatch_build check", "ran hatch_build lint", "ran hatch_build test"]
    assert ran == ["ran ruff check", "ran ruff format --check", "ran mypy", *client, "ran pytest -k cat"]
    assert f"== checks: {checks}\n" in result.stdout
    assert result.stdout.endswith("ran pytest -k cat\n")


def test_status_of_a_failed_test_run_is_pytests_own(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "call", lambda command, cwd: 5 if "pytest" in command else 1)
    assert run.run_tests([]) == 5


def test_programs_are_found_on_windows_too(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert run.program(Path("home"), "kasimir") == Path("home/Scripts/kasimir.exe")


def test_windows_waits_for_the_program(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(run, "call", len)
        patch.setattr(sys, "platform", "win32")
        assert run.hand_over(["kasimir", "moves", "discs"]) == 3
    assert run.call([sys.executable, "-c", "raise SystemExit(9)"]) == 9
