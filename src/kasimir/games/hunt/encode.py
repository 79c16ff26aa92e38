"""Numeric encoding of hunt: seats in turn order, the observer first. Every turn begins with the action to roll."""

from kasimir.core.encoding import ROLL, Encoding, Feature, seat_from, seats_away, turn_feature
from kasimir.core.game import NOBODY
from kasimir.core.rule import rule
from kasimir.games.hunt.board import FINISHED, MOST_STEPS, ORDER, STEP_NAMES, TOP, HuntBoard, HuntState

FIRST_ORDER = ROLL + 1
FIRST_GRAB = FIRST_ORDER + 2
"""Actions: roll; the cat or the mouse first; hold the mouse that is 0, 1, ... seats after the observer."""


def features(b: HuntBoard) -> list[Feature]:
    """The features written by `observe`."""
    steps = ", ".join(f"{number} {name}" for number, name in enumerate(STEP_NAMES))
    return [
        turn_feature(b.players),
        Feature("step", 1, 0, FINISHED, f"what comes next: {steps}"),
        Feature("steps", 1, 0, MOST_STEPS, "how far the mouse still has to move in this turn"),
        Feature("paws", 1, 0, MOST_STEPS, "how far the cat still has to move in this turn"),
        Feature("cat", 1, 1, b.spaces, "the space of the cat"),
        Feature(
            "held", 1, 0, b.players, "the seat whose mouse the cat holds, in seats after the observer; `players` none"
        ),
        Feature("store", 1, 0, b.cheeses, "pieces of cheese in the store"),
        Feature("mice", b.players, TOP, b.spaces, "the space of each mouse, seat by seat; 0 on top of the big cheese"),
        Feature("cheese", b.players, 0, b.cheeses, "pieces of cheese of each seat"),
    ]


@rule
def observe(s: HuntState, b: HuntBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation."""
    row[0] = seats_away(s.seat, seat, b.players)
    row[1] = s.step
    row[2] = s.steps
    row[3] = s.paws
    row[4] = s.cat
    row[5] = b.players if s.held == NOBODY else seats_away(s.held, seat, b.players)
    row[6] = s.store
    for away in range(b.players):
        other = seat_from(seat, away, b.players)
        row[7 + away] = s.mice[other]
        row[7 + b.players + away] = s.cheese[other]


def actions(b: HuntBoard) -> list[str]:
    """To roll, who moves first, whom the cat holds."""
    return ["roll", "cat", "mouse", *(f"hold:{away}" for away in range(b.players))]


@rule
def action(s: HuntState, b: HuntBoard, move: int) -> int:
    """The action number of a move."""
    if s.step == ORDER:
        return FIRST_ORDER + move
    return FIRST_GRAB + seats_away(move, s.seat, b.players)


ENCODING = Encoding(features, observe, actions, action, asks_to_roll=True)
