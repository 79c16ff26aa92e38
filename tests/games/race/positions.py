"""Boards and positions of race for tests, and what comes after them."""

from kasimir.core.edition import from_values
from kasimir.core.game import State
from kasimir.core.setup import Setup
from kasimir.games.race import GAME
from kasimir.games.race.text import count_seats

SMALL = {"columns": 5, "rows": 5}
SPARE = {**SMALL, "straights": 0, "bends": 3, "cats": 0}
EDITIONS: list[dict[str, int]] = [
    {},
    SMALL,
    {**SMALL, "straights": 3, "bends": 4, "cats": 3},
    {**SMALL, "straights": 0, "bends": 3, "cats": 120},
    {"columns": 19, "rows": 19, "straights": 200, "bends": 200, "cats": 120},
    {"columns": 7, "rows": 15, "straights": 4, "bends": 9, "cats": 60},
]

TO_CHEESE = "nsssssrssss"
"""Red goes north to a7, then east to e7: one more straight reaches the cheese."""
TO_SCENT = "nssssrssss"
"""Red's open end looks at f6, in the scent area."""
ACROSS = "wssslsl"
"""On the small board green runs along the top and down to a3, then looks at b3."""
ROUND = "wssslssl"
"""On the small board green runs as far as a2, red's first square."""


def setup_of(players: int, variant: str = "scent", edition: dict[str, int] | None = None) -> Setup:
    values = GAME.edition().values() | (edition or {})
    return Setup(GAME, from_values(GAME.contents, "own", values, {}), variant, players)


def read(position: str, variant: str = "scent", edition: dict[str, int] | None = None) -> tuple[Setup, State]:
    setup = setup_of(count_seats(position), variant, edition)
    return setup, setup.read(position)


def moves(position: str, variant: str = "scent", edition: dict[str, int] | None = None) -> list[str]:
    setup, state = read(position, variant, edition)
    return [option.text for option in setup.options(state)]


def after(position: str, move: str, variant: str = "scent", edition: dict[str, int] | None = None) -> str:
    setup, state = read(position, variant, edition)
    return setup.text(setup.after(state, setup.find(state, move).move))
