"""Explains why something cannot be touched. The answer goes only to the client that asked."""

from kasimir.core.game import Reason
from kasimir.protocol.messages import Because
from kasimir.protocol.requests import Why
from kasimir.server.domain.decide.base import need_turn
from kasimir.server.domain.live_match import LiveMatch
from kasimir.server.domain.table import Table


def explain(table: Table, guest: int, asked: Why) -> Because:
    """Answer a `why` request of the player whose turn it is."""
    need_turn(table, guest, asked.at)
    reason = why_touch(table.playing, tuple(asked.touches))
    return Because(asked.at, asked.touches, reason.code, reason.args) if reason else Because(asked.at, asked.touches)


def why_touch(playing: LiveMatch, touches: tuple[str, ...]) -> Reason | None:
    """Why these touches begin no legal move; None if they do, or if they are one and more touches follow."""
    if any(legal[: len(touches)] == touches[: len(legal)] for legal in legal_touches(playing)):
        return None
    if playing.lifted is not None and touches[0] != playing.lifted:
        return Reason("table.lifted", {})
    state, board = playing.match.state, playing.setup.board
    if playing.places:
        return playing.places.why_touch(state, board, touches)
    return playing.setup.game.screen.why_touch(state, board, touches)


def legal_touches(playing: LiveMatch) -> list[tuple[str, ...]]:
    """The touch sequences of all legal moves."""
    if playing.kind == "chance":
        return [(playing.chance_touch() or "",)]
    return list(playing.touches().values())
