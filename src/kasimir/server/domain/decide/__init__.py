"""Decides what a request does: returns events to log, or raises. Deciding changes nothing."""

from collections.abc import Callable
from typing import Any

from kasimir.core.errors import TableError
from kasimir.protocol.requests import (
    Answer,
    Back,
    Begin,
    End,
    Leave,
    Lift,
    Lock,
    Move,
    Rematch,
    Remove,
    Roll,
    Shake,
    Sit,
    Undo,
)
from kasimir.server.domain.decide.base import COMPUTER, Draft
from kasimir.server.domain.decide.play import decide_lift, decide_move, decide_roll, decide_shake
from kasimir.server.domain.decide.seats import decide_back, decide_leave, decide_lock, decide_remove, decide_sit
from kasimir.server.domain.decide.series import decide_begin, decide_end, decide_rematch
from kasimir.server.domain.decide.undo import decide_answer, decide_undo
from kasimir.server.domain.log_limit import need_room
from kasimir.server.domain.table import Table


def decide(table: Table, guest: int, asked: Any) -> Draft:
    """The events that follow from a guest's request; raises `TableError` or `MoveError` if it is not allowed."""
    is_computer = guest == COMPUTER and isinstance(asked, (Move, Roll))
    if guest not in table.guests and not is_computer:
        raise TableError("table.key")
    need_room(table, asked)
    return DECISIONS[type(asked)](table, guest, asked)


DECISIONS: dict[type, Callable[[Table, int, Any], Draft]] = {
    Move: decide_move,
    Roll: decide_roll,
    Lift: decide_lift,
    Shake: decide_shake,
    Undo: decide_undo,
    Answer: decide_answer,
    Begin: decide_begin,
    Sit: decide_sit,
    Lock: decide_lock,
    Remove: decide_remove,
    Back: decide_back,
    End: decide_end,
    Rematch: decide_rematch,
    Leave: decide_leave,
}
