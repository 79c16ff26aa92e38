"""The levels that people choose, the same names in every game. A level is a row of this table, nothing else."""

from dataclasses import dataclass

from kasimir.core.errors import UsageError
from kasimir.core.setup import Setup


@dataclass(frozen=True)
class Level:
    """How strong a player is: how much it looks ahead, and how often it does not look at all."""

    simulations: int
    slip: float
    """The chance to take any legal move, as a small child does."""
    rollout: int = 8
    """So many moves at random come before it judges a position: the fewer, the clearer it sees."""
    seconds: float = 1.0
    """The most time for a move: on a slow machine the simulations may not all be made."""


LEVELS = {
    "kitten": Level(simulations=20, slip=0.7),
    "easy": Level(simulations=40, slip=0.25),
    "normal": Level(simulations=150, slip=0.12),
    "hard": Level(simulations=2000, slip=0.0, rollout=16),
    "master": Level(simulations=30_000, slip=0.0, rollout=0, seconds=3.0),
}
RANDOM, GREEDY, PERFECT = "random", "greedy", "perfect"
"""Those that do not search: any move; the move whose position looks best; the best move of a solved game."""
BOTS = (RANDOM, GREEDY, *LEVELS, PERFECT)
DEFAULT = "normal"
MOST_FOR_PERFECT = 3_000_000
"""Hunt with three seats in `family`, the largest of these, has 2.3 million."""


def levels_for(game: str) -> list[str]:
    """The levels of a game, the weakest first; where it is solved, one can play perfectly."""
    from kasimir.solvers.solution import solved_games  # needs NumPy, which people among themselves can do without

    return [*LEVELS, *([PERFECT] if game in solved_games() else [])]


def check_bot(setup: Setup, bot: str) -> None:
    """A `UsageError` where there is no such bot, or none for this game."""
    bots = (RANDOM, GREEDY, *levels_for(setup.game.name))
    if bot not in bots:
        raise UsageError("usage.bot", bot=bot, bots=", ".join(bots))
    if bot == PERFECT:
        check_perfect(setup)


def check_perfect(setup: Setup) -> None:
    """Nobody waits for minutes at a table until the game is solved: a `UsageError` where it is too large for that."""
    from kasimir.solvers.solution import solution_class

    positions = solution_class(setup).size(setup)
    if positions > MOST_FOR_PERFECT:
        raise UsageError("solve.large", positions=positions, most=MOST_FOR_PERFECT)


def slip_of(bot: str) -> float:
    """How often a bot takes any move: always, if it is `random`."""
    if bot in LEVELS:
        return LEVELS[bot].slip
    return 1.0 if bot == RANDOM else 0.0
