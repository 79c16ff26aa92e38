"""The perfect player: in a solved game it plays a best move in every position."""

import random

from kasimir.bots.verdict import Opinion, Verdict, check_choice, rank
from kasimir.core.game import OVER, State
from kasimir.core.setup import Setup
from kasimir.solvers.solution import Solution


def known_value(setup: Setup, solution: Solution, state: State) -> dict[str, float]:
    """The value of a position with perfect play."""
    return setup.values(setup.winners(state)) if setup.kind(state) == OVER else solution.values(state)


def think_perfectly(setup: Setup, solution: Solution, state: State, seed: int) -> Verdict:
    """Look the position up in the solution. There are no visits; the seed chooses among equally good moves."""
    check_choice(setup, state)
    opinions = [
        Opinion(option.text, 0, known_value(setup, solution, setup.after(state, option.move)), is_proven=True)
        for option in setup.options(state)
    ]
    best = random.Random(seed).choice(solution.best(state))
    return Verdict(best.text, known_value(setup, solution, state), rank(opinions, setup.seats[state.seat]))
