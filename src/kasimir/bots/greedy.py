"""The greedy player: no look-ahead; it takes the move whose resulting position has the best estimate."""

from kasimir.bots.verdict import Opinion, Verdict, check_choice, preferred, rank
from kasimir.core.game import CHANCE, OVER, State
from kasimir.core.setup import Setup

Values = dict[str, float]


def judge(setup: Setup, state: State) -> Values:
    """The value of a position: the result if it is over, otherwise the estimate."""
    if setup.kind(state) == OVER:
        return setup.values(setup.winners(state))
    values = [0.0] * setup.players
    setup.game.estimate(state, setup.board, values)
    return dict(zip(setup.seats, values, strict=True))


def judge_luck(setup: Setup, state: State) -> Values:
    """The value of a position; before a chance event, the mean over its outcomes."""
    if setup.kind(state) != CHANCE:
        return judge(setup, state)
    weights = setup.weights(state)
    outcomes = [(weight, judge(setup, setup.after(state, move))) for move, weight in weights.items()]
    total = sum(weights.values())
    return {seat: sum(weight * values[seat] for weight, values in outcomes) / total for seat in setup.seats}


def think_greedily(setup: Setup, state: State) -> Verdict:
    """Evaluate each move once."""
    check_choice(setup, state)
    seat = setup.seats[state.seat]
    opinions = [
        Opinion(option.text, 1, judge_luck(setup, setup.after(state, option.move))) for option in setup.options(state)
    ]
    ranked = rank(opinions, seat)
    best = preferred(ranked, seat)
    return Verdict(best.move, best.value, ranked)
