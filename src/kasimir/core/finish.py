"""What is said when a match is over: why it ended so, and a line for each seat."""

from collections.abc import Mapping

from kasimir.core.match import Match
from kasimir.core.setup import Setup
from kasimir.core.view import Finish, Sentence


def finish_of(match: Match) -> Finish:
    """The lines of the game if the match has been won, and those for every game otherwise."""
    setup, result = match.setup, match.result
    if result is None:
        return Finish(None, {})
    tell = setup.game.screen.tell_finish
    if result.reason == "won" and tell:
        return tell(match.state, setup.board)
    if not result.winners:
        return Finish(None, dict.fromkeys(setup.seats, Sentence("finish.drawn", {})))
    return Finish(None, usual_lines(setup, result.winners))


def usual_lines(setup: Setup, winners: tuple[str, ...]) -> Mapping[str, Sentence]:
    """Lines for games that have none of their own."""
    return {seat: Sentence("finish.won" if seat in winners else "finish.lost", {}) for seat in setup.seats}
