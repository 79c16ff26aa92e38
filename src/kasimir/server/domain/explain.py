"""Help for whoever thinks: why something cannot be touched. It is told to whoever asks, and to nobody else."""

from kasimir.core.game import Reason
from kasimir.server.decide import need_turn
from kasimir.server.playing import Playing
from kasimir.server.protocol.asked import Why
from kasimir.server.protocol.told import Because
from kasimir.server.table import Table


def explain(table: Table, guest: int, asked: Why) -> Because:
    """The answer to somebody whose turn it is."""
    need_turn(table, guest, asked.at)
    reason = why_touch(table.playing, tuple(asked.touches))
    return Because(asked.at, asked.touches, reason.code, reason.args) if reason else Because(asked.at, asked.touches)


def why_touch(playing: Playing, touches: tuple[str, ...]) -> Reason | None:
    """Why these things, touched in this order, begin nothing that may be done now; none if they do."""
    if any(begun[: len(touches)] == touches for begun in legal_touches(playing)):
        return None
    if playing.lifted is not None and touches[0] != playing.lifted:
        return Reason("table.lifted", {})
    state, board = playing.match.state, playing.setup.board
    if playing.places:
        return playing.places.why_touch(state, board, touches)
    return playing.setup.game.screen.why_touch(state, board, touches)


def legal_touches(playing: Playing) -> list[tuple[str, ...]]:
    """All that may be touched now, each in its order."""
    if playing.kind == "chance":
        return [(playing.chance_touch() or "",)]
    return list(playing.touches().values())
