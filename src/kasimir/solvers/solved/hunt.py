"""Hunt solved: the expected share of the win for each seat, from each position."""

from math import prod

from kasimir.core.game import OVER, State
from kasimir.core.rule import rule
from kasimir.core.setup import Option, Setup
from kasimir.games.hunt.board import MOST_STEPS, OLDER, PAWS, YOUNGER, HuntBoard, HuntState
from kasimir.solvers import solution
from kasimir.solvers.graph import Progress, build, check_size
from kasimir.solvers.proof import prove_error
from kasimir.solvers.table import Table, make_table
from kasimir.solvers.value_iteration import solve_shares, tie_for

MOST_POSITIONS = 32_000_000
"""Takes about 4 GB of memory to solve."""


@rule
def pack(s: HuntState, b: HuntBoard) -> int:
    """The whole position as one number; the cheese in store is implied."""
    packed = (s.step * (MOST_STEPS + 1) + s.steps) * PAWS + s.paws
    packed = (packed * (b.players + 1) + s.held + 1) * (b.players + 1) + s.seat + 1
    packed = packed * (b.spaces + 1) + s.cat
    for seat in range(b.players):
        packed = (packed * (b.spaces + 1) + s.mice[seat]) * (b.cheeses + 1) + s.cheese[seat]
    return packed


class HuntSolution(solution.Solution):
    """The table has a row for each position that is not over: the share of the win of each seat."""

    @staticmethod
    def size(setup: Setup) -> int:
        """The approximate number of positions."""
        return estimate_positions(setup.board)  # type: ignore[arg-type]

    def solve(self, roots: list[State], progress: Progress) -> Table:
        """Value iteration over all positions."""
        setup = self.setup
        check_size(self.size(setup), MOST_POSITIONS)
        graph = build(setup, pack, roots, MOST_POSITIONS, progress)
        shares = solve_shares(setup.game, graph, setup.players, progress)
        start = dict(zip(setup.seats, shares[0].tolist(), strict=True))
        error = prove_error(setup.game, graph, shares, progress)
        return make_table(graph, shares, {"positions": len(graph.keys), "start": start, "error": error})

    def key(self, state: State) -> int:
        """The whole position as one number."""
        return pack(state, self.setup.board)  # type: ignore[arg-type]

    def values(self, state: State) -> dict[str, float]:
        """The expected share of the win for each seat."""
        if self.setup.kind(state) == OVER:
            return self.setup.values(self.setup.winners(state))
        return dict(zip(self.setup.seats, self.row(state).tolist(), strict=True))

    def best_of(self, state: State, options: list[Option]) -> list[Option]:
        """The moves with the largest share for the seat that chooses."""
        seat = self.setup.seats[state.seat]
        shares = {option: self.values(self.setup.after(state, option.move))[seat] for option in options}
        least = max(shares.values()) - tie_for(self.setup.players)
        return [option for option, share in shares.items() if share >= least]


SOLUTION = HuntSolution


def estimate_positions(b: HuntBoard) -> int:
    """Approximate number of positions: those with no mouse on a ladder and none held, which are the majority."""
    places_of_others = prod([b.slide_count] * (b.players - 1))
    turns, places = b.players * b.spaces, b.slide_count * places_of_others
    if b.variant == YOUNGER:
        return turns * places * count_hands(b, b.cheeses)
    rolls = set(b.rolls[: b.roll_count])
    orders = sum(roll % PAWS > 0 for roll in rolls) if b.variant == OLDER else 0
    slides = len({roll % PAWS for roll in rolls})
    return turns * count_hands(b, b.goal - 1) * (places * (1 + orders) + places_of_others * slides)


def count_hands(b: HuntBoard, most: int) -> int:
    """The number of ways to distribute cheese among the seats, with a maximum for each seat."""
    ways = [1] + [0] * b.cheeses
    for _ in range(b.players):
        ways = [sum(ways[max(0, total - most) : total + 1]) for total in range(b.cheeses + 1)]
    return sum(ways)
