"""The rules of discs: bring your discs and move any of them until five of your own are uncovered."""

from kasimir.core.game import CHOICE, NOBODY, OVER, Bounds, Steps
from kasimir.core.rule import rule
from kasimir.games.discs.board import EMPTY, HIGHEST, LOWEST, PILES, DiscsBoard, DiscsState

PILE_BITS = 4
"""A move is `origin << PILE_BITS | target`, both numbers of piles, or `HAND` as origin and `EMPTY` as target."""
HAND = 0
MOST_TARGETS = (1 << HIGHEST) - EMPTY
MOST_MOVES = (1 + PILES - LOWEST) * MOST_TARGETS


def bounds(b: DiscsBoard) -> Bounds:
    """A turn is one move; there is no chance."""
    return Bounds(0, Steps(1), Steps(0))


@rule
def start(s: DiscsState, b: DiscsBoard, first: int) -> None:
    """The table is empty, all discs are in hand; the mouse begins."""
    for seat in range(b.players):
        s.hand[seat] = b.discs
    s.seat = first
    s.piles[EMPTY] = b.players * b.discs


@rule
def kind(s: DiscsState, b: DiscsBoard) -> int:
    """There is no chance."""
    return OVER if s.seat == NOBODY else CHOICE


@rule
def begins_turn(s: DiscsState, b: DiscsBoard) -> bool:
    """Every move is a turn."""
    return True


@rule
def choices(s: DiscsState, b: DiscsBoard, moves: list[int]) -> int:
    """Bring a disc of your own, or lift the top disc of any pile but the one that was played on last."""
    count = 0
    if s.hand[s.seat] > 0:
        count = add_moves(s, b, moves, count, HAND)
    for pile in range(LOWEST, 2 * b.full):
        if s.piles[pile] > 0 and (s.piles[pile] > 1 or pile != s.last):
            count = add_moves(s, b, moves, count, pile)
    return count


@rule
def add_moves(s: DiscsState, b: DiscsBoard, moves: list[int], count: int, origin: int) -> int:
    """Add the moves of a disc: onto any other pile that is not full or, unless it lies alone, to a free place."""
    for target in range(LOWEST if is_lone(origin) else EMPTY, b.full):
        if s.piles[target] > 0 and (s.piles[target] > 1 or target != origin):
            moves[count] = origin << PILE_BITS | target
            count += 1
    return count


@rule
def is_lone(pile: int) -> bool:
    """Whether it is a pile of a single disc."""
    return pile >> 1 == EMPTY


@rule
def play(s: DiscsState, b: DiscsBoard, move: int) -> None:
    """Take a disc, lay it down, and check whether somebody has enough discs uncovered."""
    origin = move >> PILE_BITS
    if origin == HAND:
        disc = s.seat
        s.hand[disc] -= 1
    else:
        disc = lift(s, origin)
    lay(s, disc, move & (PILES - 1))
    hand_on(s, b)


@rule
def lift(s: DiscsState, pile: int) -> int:
    """Take the top disc of a pile; the disc below is uncovered."""
    disc, below = pile & 1, pile >> 1
    s.piles[pile] -= 1
    s.piles[below] += 1
    s.uncovered[disc] -= 1
    if below != EMPTY:
        s.uncovered[below & 1] += 1
    return disc


@rule
def lay(s: DiscsState, disc: int, pile: int) -> None:
    """Lay a disc on a pile, covering its top, or on a free place."""
    higher = pile << 1 | disc
    s.piles[pile] -= 1
    s.piles[higher] += 1
    s.uncovered[disc] += 1
    if pile != EMPTY:
        s.uncovered[pile & 1] -= 1
    s.last = higher


@rule
def hand_on(s: DiscsState, b: DiscsBoard) -> None:
    """The other seat plays, unless either seat has won, by uncovering or by laying."""
    if s.uncovered[0] >= b.goal or s.uncovered[1] >= b.goal:
        s.seat = NOBODY
    else:
        s.seat = 1 - s.seat


@rule
def winners(s: DiscsState, b: DiscsBoard, won: list[int]) -> None:
    """The seat with enough of its discs uncovered; one move never brings both seats there."""
    for seat in range(b.players):
        won[seat] = 1 if s.uncovered[seat] >= b.goal else 0


@rule
def key(s: DiscsState, b: DiscsBoard) -> int:
    """The whole position in 62 bits: the seat, the pile played on last, and the count of every pile."""
    packed = (s.seat + 1) << PILE_BITS | s.last
    for pile in range(LOWEST, PILES):
        packed = packed << PILE_BITS | s.piles[pile]
    return packed
