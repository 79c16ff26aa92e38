"""What is said at the end of a match, for the screens at its table."""

from kasimir.core.finish import finish_of
from kasimir.protocol.state import FinishTold, Told
from kasimir.server.domain.live_match import LiveMatch


def told_finish(playing: LiveMatch) -> FinishTold | None:
    """Why it ended so, and a line for each seat; nothing if the rules did not end it."""
    if playing.strayed or playing.match.result is None:
        return None
    finish = finish_of(playing.match)
    lines = {seat: Told(*sentence) for seat, sentence in finish.lines.items()}
    return FinishTold(Told(*finish.why) if finish.why else None, lines)
