"""Taking back the last choice, if all others agree."""

from kasimir.core.errors import TableError
from kasimir.protocol.events import Event, UndoAnswered, UndoAsked, Undone
from kasimir.protocol.requests import Answer, Undo
from kasimir.server.domain.decide.base import Draft, need_playing
from kasimir.server.domain.table import Table


def decide_undo(table: Table, guest: int, asked: Undo) -> Draft:
    """A player asks to take back their own last choice."""
    need_playing(table)
    if asked.at != table.at:
        raise TableError("table.stale")
    undoable = table.undoable()
    if undoable is None or undoable[1] not in table.seats_of(guest):
        raise TableError("table.no-undo")
    count, seat = undoable
    if table.undo_asked:
        raise TableError("table.undo-asked")
    others = table.asked_to_agree() - {guest}
    return Draft([UndoAsked(seat)] if others else [Undone(seat, count)])


def decide_answer(table: Table, guest: int, asked: Answer) -> Draft:
    """Another player agrees or declines; when the last one agrees, the choice is taken back."""
    need_playing(table)
    if asked.at != table.at or table.undo_asked is None:
        raise TableError("table.stale")
    asker = table.sitter(table.undo_asked).guest
    needed = table.asked_to_agree() - {asker, *table.agreed}
    if guest not in needed:
        raise TableError("table.not-asked")
    events: list[Event] = [UndoAnswered(guest, asked.yes)]
    if asked.yes and needed == {guest}:
        events.append(Undone(table.undo_asked, 1))
    return Draft(events)
