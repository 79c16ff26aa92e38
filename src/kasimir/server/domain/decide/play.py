"""Moves, rolls, lifted pieces, and the entropies of the dice."""

from kasimir.core.errors import TableError
from kasimir.protocol.events import Lifted, Moved, Rolled, Shaken
from kasimir.protocol.requests import Lift, Move, Roll, Shake
from kasimir.server.domain.decide.base import Draft, need_playing, need_turn
from kasimir.server.domain.fold import NO_SECRETS, Secrets
from kasimir.server.domain.live_match import LiveMatch
from kasimir.server.domain.table import Table


def decide_move(table: Table, guest: int, asked: Move) -> Draft:
    """A move by the player whose turn it is."""
    seat = need_turn(table, guest, asked.at)
    return draft_move(table.playing, seat, asked.move)


def draft_move(playing: LiveMatch, seat: str, text: str) -> Draft:
    """A move; raises `TableError` with the reason if it is not legal."""
    if text not in playing.moves:
        reason = playing.why_not(text)
        raise TableError(reason.code, **reason.args)
    kept = Secrets(move=playing.engine_text(text)) if playing.places else NO_SECRETS
    return Draft([Moved(seat, text, playing.happened(text))], kept)


def decide_roll(table: Table, guest: int, asked: Roll) -> Draft:
    """A roll by the player whose turn it is."""
    seat = need_turn(table, guest, asked.at)
    return draft_roll(table.playing, seat)


def draft_roll(playing: LiveMatch, seat: str) -> Draft:
    """A chance outcome; needs the entropies of all devices."""
    if playing.kind != "chance":
        raise TableError("table.no-chance")
    if playing.waiting:
        raise TableError("table.waiting", seats=", ".join(playing.waiting))
    outcome = playing.roll()
    return Draft([Rolled(seat, outcome, playing.happened(outcome))])


def decide_lift(table: Table, guest: int, asked: Lift) -> Draft:
    """Lift a piece; it must be played then, so only one can be lifted."""
    seat = need_turn(table, guest, asked.at)
    if table.playing.lifted is not None:
        raise TableError("table.lifted", touch=table.playing.lifted)
    return Draft([Lifted(seat, asked.touch, table.playing.lift(asked.touch))])


def decide_shake(table: Table, guest: int, asked: Shake) -> Draft:
    """A device adds its entropies once, for its own seats, before the first roll."""
    need_playing(table)
    if asked.match != len(table.matches):
        raise TableError("table.stale")
    waited_for = set(table.playing.waiting) & set(table.seats_of(guest))
    entropies = {seat: entropy for seat, entropy in asked.entropies.items() if seat in waited_for}
    if not entropies:
        raise TableError("table.shaken")
    return Draft([Shaken(entropies)])
