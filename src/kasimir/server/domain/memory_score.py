"""The memory score after a match with hidden pieces: what each seat lifted, and whether it was what it needed."""

from kasimir.server.playing import Playing
from kasimir.server.protocol.state import Memory


def memory_of(playing: Playing) -> dict[str, Memory]:
    """By seat, from the moves as they were played; nothing where nothing was hidden."""
    setup, hidden = playing.setup, playing.setup.game.hidden
    if not playing.places or not hidden:
        return {}
    state = setup.start()
    places = hidden(state, setup.board)
    scores = {seat: Memory() for seat in setup.seats}
    for text, moment in zip(playing.by_place, playing.match.moments, strict=False):
        found = places.recall(text)
        if found is not None:
            score = scores[setup.seat(moment.state) or ""]
            score.lifts += 1
            score.found += found
        places.play(text)
    return scores
