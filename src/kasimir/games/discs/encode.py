"""Numeric encoding of discs, open and hidden. The mouse always comes before the cat: piles are named by discs too."""

from kasimir.core.encoding import Encoding, Feature, HiddenEncoding, seats_away, turn_feature
from kasimir.core.rule import rule
from kasimir.games.discs.board import EMPTY, LOWEST, PILES, DiscsBoard, DiscsState
from kasimir.games.discs.places import NO_PLACE, Places, height_of, move_name
from kasimir.games.discs.rules import HAND, PILE_BITS
from kasimir.games.discs.text import pile_text, text_of_move


def table_features(b: DiscsBoard) -> list[Feature]:
    """Features of both open and hidden tables."""
    return [
        turn_feature(b.players),
        Feature("seat", 1, 0, 1, "the observer's seat: 0 the mouse, 1 the cat"),
        Feature("hand", 2, 0, b.discs, "discs in the hand of the mouse and of the cat"),
        Feature("uncovered", 2, 0, b.discs, "uncovered discs of the mouse and of the cat"),
    ]


def features(b: DiscsBoard) -> list[Feature]:
    """The features written by `observe`."""
    piles = range(LOWEST, 2 * b.full)
    names = ", ".join(pile_text(pile) for pile in piles)
    return [
        *table_features(b),
        Feature("last", 1, 0, 2 * b.full - 1, f"the pile that was played last: {LOWEST} and up for {names}; 0 none"),
        Feature("piles", len(piles), 0, 2 * b.discs, f"number of piles of each kind: {names}"),
    ]


@rule
def observe(s: DiscsState, b: DiscsBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation of an open table."""
    observe_table(s, b, seat, row)
    row[6] = s.last
    for pile in range(LOWEST, 2 * b.full):
        row[7 + pile - LOWEST] = s.piles[pile]


@rule
def observe_table(s: DiscsState, b: DiscsBoard, seat: int, row: list[int]) -> None:
    """Write the part that is never hidden."""
    row[0] = seats_away(s.seat, seat, b.players)
    row[1] = seat
    row[2] = s.hand[0]
    row[3] = s.hand[1]
    row[4] = s.uncovered[0]
    row[5] = s.uncovered[1]


def actions(b: DiscsBoard) -> list[str]:
    """From the hand or a kind of pile, as a new pile or onto a kind of pile."""
    origins = [HAND, *range(LOWEST, 2 * b.full)]
    return [text_of_move(origin << PILE_BITS | target) for origin in origins for target in range(EMPTY, b.full)]


@rule
def action(s: DiscsState, b: DiscsBoard, move: int) -> int:
    """The action number of a move."""
    origin, target = move >> PILE_BITS, move & (PILES - 1)
    row = 0 if origin == HAND else origin - 1
    return row * (b.full - EMPTY) + target - EMPTY


def hidden_features(b: DiscsBoard) -> list[Feature]:
    """The features written by `observe_hidden`."""
    places = b.players * b.discs
    return [
        *table_features(b),
        Feature("last", 1, 0, places, "the place that was played on last, from 1; 0 none"),
        Feature("height", places, 0, b.height, "number of discs on each place"),
        Feature("top", places, 0, 2, "the top disc of each place: 1 a mouse, 2 a cat; 0 none"),
    ]


def observe_hidden(table: Places, s: DiscsState, b: DiscsBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation of a hidden table: height and top disc of each pile, nothing below."""
    observe_table(s, b, seat, row)
    row[6] = table.last
    places = b.players * b.discs
    for index, pile in enumerate(table.piles.values()):
        row[7 + index] = height_of(pile)
        row[7 + places + index] = 0 if pile == EMPTY else 1 + (pile & 1)


def hidden_actions(b: DiscsBoard) -> list[str]:
    """From the hand or a place, as a new pile or onto a place."""
    places = range(NO_PLACE, b.players * b.discs + 1)
    return [move_name(origin, target) for origin in places for target in places]


ENCODING = Encoding(
    features,
    observe,
    actions,
    action,
    hidden=HiddenEncoding(hidden_features, observe_hidden, hidden_actions),
)
