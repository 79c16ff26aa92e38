"""Positions one move before the end of a match, from the recorded matches."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kasimir.core.game import CHOICE
from kasimir.core.record import load
from tests.helpers import OWN


class LastMove(NamedTuple):
    """A position in which one choice wins."""

    game: str
    variant: str
    edition: str
    players: int
    position: str
    seat: str
    """Who wins by it."""
    loser: str
    """Somebody who does not."""
    touches: tuple[str, ...]

    def table(self, seats: dict[str, dict[str, Any]], letters: tuple[str, ...]) -> dict[str, Any]:
        """The request for a table that begins there; bots sit on the other seats."""
        bot = {"who": "bot", "level": "easy"}
        wishes = [seats.get(seat, bot) for seat in letters]
        names = {"game": self.game, "variant": self.variant, "edition": self.edition}
        return {**names, "start": self.position, "seats": wishes, "house": {"away_seconds": 600}}


def last_moves(game: str) -> Iterator[LastMove]:
    """The last moves of recorded matches, won by whoever made them."""
    for file in sorted((OWN / game / "records").glob("*.json")):
        record = load(file)
        setup, match = record.setup, record.replay()
        before, result = match.moments[-2].state, match.result
        if setup.kind(before) != CHOICE or result is None or not setup.edition.name.isalpha():
            continue
        seat = setup.seat(before) or ""
        losers = [one for one in setup.seats if one not in result.winners]
        if seat in result.winners and losers:
            touches = setup.game.screen.touches(before, setup.board, setup.find(before, match.events[-1]).move)
            names = (game, setup.variant, setup.edition.name, setup.players)
            yield LastMove(*names, setup.text(before), seat, losers[0], touches)
