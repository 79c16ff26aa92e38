"""The memory score after a match with hidden pieces: how often each seat lifted a piece that it needed."""

from kasimir.protocol.state import Memory
from kasimir.server.domain.live_match import LiveMatch


def memory_of(playing: LiveMatch) -> dict[str, Memory]:
    """The scores by seat, from the recorded moves; empty if nothing was hidden."""
    setup, hidden = playing.setup, playing.setup.game.hidden
    if not playing.places or not hidden:
        return {}
    places = hidden(playing.match.moments[0].state, setup.board)
    scores = {seat: Memory() for seat in setup.seats}
    for text, moment in zip(playing.by_place, playing.match.moments, strict=False):
        found = places.recall(text)
        if found is not None:
            score = scores[setup.seat(moment.state) or ""]
            score.lifts += 1
            score.found += found
        places.play(text)
    return scores
