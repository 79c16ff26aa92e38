"""`kasimir.solve(...)`: values of positions with perfect play."""

from typing import TYPE_CHECKING, Any

from kasimir.api.game import AnyEdition, Game, setup_of
from kasimir.api.position import Position

if TYPE_CHECKING:
    from kasimir.solvers.solution import Solution as Solver


class Solution:
    """A solved game."""

    def __init__(self, game: Game, solver: "Solver") -> None:
        """Use `kasimir.solve` instead."""
        self.game = game
        self._solver = solver

    @property
    def facts(self) -> dict[str, Any]:
        """Facts about the game as a whole: the number of positions, the value of the start."""
        return dict(self._solver.facts)

    def value(self, pos: Position) -> dict[str, float]:
        """The value of a position for each seat, if all play perfectly."""
        from kasimir.bots.perfect import known_value

        self._check(pos)
        return known_value(self.game._setup, self._solver, pos._state)

    def best(self, pos: Position) -> tuple[str, ...]:
        """The best moves, which are equally good; none if no seat has a choice."""
        self._check(pos)
        return tuple(option.text for option in self._solver.best(pos._state))

    def _check(self, pos: Position) -> None:
        if pos.game != self.game:
            raise ValueError(f"a position of {pos.game!r}, not of {self.game!r}")

    def __repr__(self) -> str:
        return f"<solution of {self.game!r}>"


def solve(
    game: Game | str,
    *,
    players: int | None = None,
    variant: str | None = None,
    edition: AnyEdition | None = None,
) -> Solution:
    """Solve a game, or load its cached solution; raises `UsageError` if there is no solver for it.

    >>> import kasimir
    >>> discs = kasimir.solve("discs")
    >>> discs.value(discs.game.start())
    {'m': 0.5, 'c': 0.5}
    """
    from kasimir.solvers.solution import solution_for

    setup = setup_of(game, players, variant, edition)
    return Solution(Game(setup), solution_for(setup))
