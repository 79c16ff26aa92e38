"""Numeric encoding of towers: seats in turn order, the observer first."""

from kasimir.core.encoding import Encoding, Feature, seat_from, seats_away, turn_feature
from kasimir.core.rule import rule
from kasimir.games.towers.board import CLOVER, NO_MOUSE, PANTRY, TowersBoard, TowersState
from kasimir.games.towers.rules import STEPS
from kasimir.games.towers.text import move_name


def features(b: TowersBoard) -> list[Feature]:
    """The features written by `observe`."""
    mice = b.players * b.mice
    return [
        turn_feature(b.players),
        Feature("die", 1, 0, CLOVER, f"what the die shows; 0 before the roll, {CLOVER} a clover"),
        Feature("pantry", b.players, 0, b.mice, "mice in the pantry, seat by seat"),
        Feature("home", b.players, 0, b.mice, "mice in the mouse hole, seat by seat"),
        Feature(
            "arrival", b.players, 0, b.players, "1 for the first seat with a mouse at home, and so on; 0 without one"
        ),
        Feature(
            "place", mice, 0, b.spaces + 1, "place of each mouse, seat by seat: 0 pantry, a space, `spaces + 1` home"
        ),
        Feature("below", mice, 0, mice, "number of mice below it"),
        Feature("caught", mice, 0, 1, "1 if it is caught in a trap for good"),
    ]


@rule
def observe(s: TowersState, b: TowersBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation."""
    players, count = b.players, b.players * b.mice
    row[0] = seats_away(s.seat, seat, players)
    row[1] = s.die
    at = 2
    for away in range(players):
        other = seat_from(seat, away, players)
        row[at + away] = s.pantry[other]
        row[at + players + away] = s.home[other]
        row[at + 2 * players + away] = 0
    for place in range(s.arrived):
        row[at + 2 * players + seats_away(s.first[place], seat, players)] = place + 1
    at += 3 * players
    for away in range(players):
        other = seat_from(seat, away, players)
        for index in range(b.mice):
            mouse = other * b.mice + index + 1
            in_pantry = index >= b.mice - s.pantry[other]
            observe_mouse(s, b, mouse, in_pantry, row, at, count)
            at += 1


@rule
def observe_mouse(
    s: TowersState, b: TowersBoard, mouse: int, in_pantry: bool, row: list[int], at: int, count: int
) -> None:
    """Write the features of one mouse; the three lists of mice are `count` numbers apart."""
    space = s.space[mouse]
    row[at + 2 * count] = 0
    below = 0
    if in_pantry:
        row[at] = PANTRY
    elif space == PANTRY:
        row[at] = b.spaces + 1
    else:
        row[at] = space
        row[at + 2 * count] = s.caught[mouse]
        under = s.below[mouse]
        while under != NO_MOUSE:
            below += 1
            under = s.below[under]
    row[at + count] = below


def actions(b: TowersBoard) -> list[str]:
    """A mouse from every space, by every number: first all moves by the number 1."""
    faces = [face for face in b.faces[: b.face_count] if face != CLOVER]
    most = max(*faces, b.clover_reach) if CLOVER in b.faces else max(faces)
    return [move_name(space, steps) for steps in range(1, most + 1) for space in range(b.spaces + 1)]


@rule
def action(s: TowersState, b: TowersBoard, move: int) -> int:
    """The action number of a move."""
    return (move % STEPS - 1) * (b.spaces + 1) + move // STEPS


ENCODING = Encoding(features, observe, actions, action)
