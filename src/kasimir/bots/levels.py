"""The levels that people choose from, with the same names in every game. A level is one row of this table."""

from dataclasses import dataclass

from kasimir.core.compiled import can_compile
from kasimir.core.errors import UsageError
from kasimir.core.setup import Setup
from kasimir.solvers.solved import solved_games


@dataclass(frozen=True)
class Level:
    """The strength of a bot: how deeply it searches, and how often it plays a random move."""

    simulations: int
    slip: float
    """The probability of playing a random legal move."""
    rollout: int = 8
    """Random moves per simulation before the position is evaluated. Fewer means a more accurate evaluation."""
    seconds: float = 1.0
    """Time limit per move. On a slow machine not all simulations may be made."""


LEVELS = {
    "kitten": Level(simulations=20, slip=0.7),
    "easy": Level(simulations=40, slip=0.25),
    "normal": Level(simulations=150, slip=0.12),
    "hard": Level(simulations=2000, slip=0.0, rollout=16),
    "master": Level(simulations=30_000, slip=0.0, rollout=0, seconds=3.0),
}
RANDOM, GREEDY, PERFECT = "random", "greedy", "perfect"
"""Bots that do not search: a random move; the move with the best estimate; the best move of a solved game."""
BOTS = (RANDOM, GREEDY, *LEVELS, PERFECT)
DEFAULT = "normal"
STAND_IN = "hard"
"""The level that plays for `perfect` while the game is not solved."""
MOST_FOR_PERFECT = 3_000_000
"""The largest of these, hunt with three seats in `family`, has 2.3 million."""


def levels_for(game: str) -> list[str]:
    """The levels of a game, weakest first; solved games have `perfect` as well, where Numba is installed."""
    return [*LEVELS, *([PERFECT] if can_compile() and game in solved_games() else [])]


def check_bot(setup: Setup, bot: str) -> None:
    """Raise a `UsageError` if there is no such bot, or not for this game."""
    if bot == PERFECT and can_compile():
        check_perfect(setup)
        return
    bots = (RANDOM, GREEDY, *levels_for(setup.game.name))
    if bot not in bots:
        raise UsageError("usage.bot", bot=bot, bots=", ".join(bots))


def check_perfect(setup: Setup) -> None:
    """Raise a `UsageError` if the game is not solved, or too large: players would wait minutes for the solver."""
    from kasimir.solvers.solution import solution_class

    positions = solution_class(setup).size(setup)
    if positions > MOST_FOR_PERFECT:
        raise UsageError("solve.large", positions=positions, most=MOST_FOR_PERFECT)


def slip_of(bot: str) -> float:
    """The probability that a bot plays a random move; 1 for `random`."""
    if bot in LEVELS:
        return LEVELS[bot].slip
    return 1.0 if bot == RANDOM else 0.0
