"""`kasimir best`."""

import io
import json
import os
import signal
import sys
import threading
from typing import Any

import pytest

from kasimir.bots.parallel import ParallelSearcher
from kasimir.bots.text_queries import Searchers
from kasimir.cli import main, progress
from tests.cli.commands import START, Capture
from tests.waiting import LONGEST_WAIT


def test_the_first_position_has_a_value(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """It is a chance event: there is no best move, but a value."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{START}\n"))
    assert main(["best", "towers", "--sims", "60"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["move"] is None
    assert sum(found["value"].values()) == pytest.approx(1)


def test_ctrl_c_ends_a_search_with_what_it_has(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    search = ParallelSearcher.search

    def search_and_interrupt(*args: Any, **options: Any) -> Any:
        threading.Timer(0.05, os.kill, [os.getpid(), signal.SIGINT]).start()
        return search(*args, **options)

    monkeypatch.setattr(progress, "STOP_TIMEOUT", LONGEST_WAIT)
    monkeypatch.setattr(ParallelSearcher, "search", search_and_interrupt)
    assert main(["best", "discs", "--sims", str(1 << 30), "c*/m m", "- m"]) == 130
    [answer] = capsys.readouterr().out.splitlines()
    assert json.loads(answer)["moves"][0]["visits"] > 0


def test_ctrl_c_while_rules_are_compiled_ends_the_command_without_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    is_released = threading.Event()

    def compile_for_ever(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        is_released.wait()

    def leave(status: int) -> None:
        is_released.set()
        raise SystemExit(status)

    monkeypatch.setattr(progress, "STOP_TIMEOUT", 0.01)
    monkeypatch.setattr(Searchers, "search", compile_for_ever)
    monkeypatch.setattr(os, "_exit", leave)
    with pytest.raises(SystemExit) as end:
        main(["best", "discs", "- m"])
    assert end.value.code == 130
    assert capsys.readouterr().out == ""
