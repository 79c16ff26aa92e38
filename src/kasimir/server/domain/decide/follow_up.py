"""Events that follow automatically from the state of a table."""

from kasimir.server.domain.decide.base import Draft
from kasimir.server.domain.decide.play import draft_roll
from kasimir.server.domain.decide.series import draft_began, draft_ended, draft_rematch, first_starter
from kasimir.server.domain.log_limit import is_overfull
from kasimir.server.domain.table import Table


def follow_up(table: Table) -> Draft | None:
    """The next automatic event; depends only on the state, so that nothing is lost if a server is killed."""
    if table.phase == "playing":
        playing = table.playing
        if playing.strayed or is_overfull(table):
            return draft_ended(playing, [], "abandoned")
        if playing.match.result:
            return draft_ended(playing, *playing.match.result)
        if table.opened.house.auto and playing.kind == "chance" and not playing.waiting:
            return draft_roll(playing, playing.turn or "")
    elif not table.open_seats():
        if table.phase == "open" and not table.asks_who_starts():
            return draft_began(table, first_starter(table))
        if table.phase == "over" and table.asked_for_rematch() <= table.agreed:
            return draft_rematch(table)
    return None
