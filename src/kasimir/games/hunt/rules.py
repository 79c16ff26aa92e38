"""The rules of hunt: run around the big cheese, eat what you land on, and beware of the cat."""

from kasimir.core.game import CHANCE, CHOICE, NOBODY, OVER, Bounds, Steps, next_seat
from kasimir.core.rule import rule
from kasimir.games.hunt.board import (
    FINISHED,
    GRAB,
    OLDER,
    ORDER,
    PAWS,
    ROLL,
    SEATS,
    SETUP,
    SLIDE,
    TOP,
    TOSS,
    YOUNGER,
    HuntBoard,
    HuntState,
)

CAT_FIRST, MOUSE_FIRST = 0, 1
"""The moves of an order. Those of a grab are seats; outcomes of a slide are spaces, of a roll `steps * PAWS + paws`."""
MOST_MOVES = len(SEATS)


def bounds(b: HuntBoard) -> Bounds:
    """A turn is a roll and perhaps a slide; a seat may have to choose who moves first, and whom the cat holds."""
    choices = {OLDER: 2, YOUNGER: 0}.get(b.variant, 1)
    chances = Steps(1) if b.variant == YOUNGER else Steps(2, b.players)
    largest = max(b.spaces, *b.rolls)
    return Bounds(largest + 1, Steps(choices), chances)


@rule
def start(s: HuntState, b: HuntBoard, first: int) -> None:
    """The cat waits on its ladder, the mice on top of the big cheese; all pieces are in the store."""
    s.seat = first
    for seat in range(b.players):
        s.mice[seat] = TOP
    s.cat = b.cat_start
    s.store = b.cheeses
    s.held = NOBODY
    s.step = TOSS if b.variant == YOUNGER else SETUP


@rule
def kind(s: HuntState, b: HuntBoard) -> int:
    """A seat chooses only who moves first and whom the cat holds; everything else is dice and slides."""
    if s.step == FINISHED:
        return OVER
    return CHOICE if s.step in (ORDER, GRAB) else CHANCE


@rule
def begins_turn(s: HuntState, b: HuntBoard) -> bool:
    """A turn begins with a roll, in `younger` with a toss."""
    return s.step in (ROLL, TOSS)


@rule
def choices(s: HuntState, b: HuntBoard, moves: list[int]) -> int:
    """Cat or mouse first; or one of the mice under the cat."""
    if s.step == ORDER:
        moves[0] = CAT_FIRST
        moves[1] = MOUSE_FIRST
        return 2
    count = 0
    for seat in range(b.players):
        if s.mice[seat] == s.cat:
            moves[count] = seat
            count += 1
    return count


@rule
def tickets(s: HuntState, b: HuntBoard) -> int:
    """All combinations of the faces of both dice; or all spaces where the slide can end."""
    return b.roll_count if s.step == ROLL else b.slide_count


@rule
def ticket(s: HuntState, b: HuntBoard, index: int) -> int:
    """What both dice show; or where the slide ends, which is never a ladder."""
    return b.rolls[index] if s.step == ROLL else b.slides[index]


@rule
def play(s: HuntState, b: HuntBoard, move: int) -> None:
    """Take the next step, and everything that follows from it by force."""
    if s.step == ROLL:
        roll(s, b, move)
    elif s.step == ORDER:
        take_order(s, b, move)
    elif s.step == SLIDE:
        slide(s, b, move)
    elif s.step == GRAB:
        grab(s, b, move)
    elif s.step == TOSS:
        toss(s, b, move)
    else:
        settle(s, b, move)


@rule
def settle(s: HuntState, b: HuntBoard, space: int) -> None:
    """Before the first turn every mouse slides to its first space; it does not eat yet. Who slid first rolls."""
    s.mice[s.seat] = space
    s.seat = next_seat(s.seat, b.players)
    if s.mice[s.seat] != TOP:
        s.step = ROLL


@rule
def roll(s: HuntState, b: HuntBoard, move: int) -> None:
    """The mouse moves before the cat. In `older` the seat chooses, unless there is no paw and so no choice."""
    s.steps = move // PAWS
    s.paws = move % PAWS
    if b.variant == OLDER and s.paws > 0:
        s.step = ORDER
    else:
        mouse_first(s, b)


@rule
def take_order(s: HuntState, b: HuntBoard, move: int) -> None:
    """The mouse first, or the cat; the mouse follows at once, unless the seat must choose whom the cat holds."""
    if move == MOUSE_FIRST:
        mouse_first(s, b)
    elif move_cat(s, b):
        mouse_last(s, b)


@rule
def mouse_first(s: HuntState, b: HuntBoard) -> None:
    """The mouse, then the cat, unless the mouse has to slide first or has won."""
    if move_mouse(s, b):
        cat_last(s, b)


@rule
def mouse_last(s: HuntState, b: HuntBoard) -> None:
    """After the cat the mouse moves, unless this mouse is now held."""
    if s.held == s.seat:
        s.steps = 0
        hand_on(s, b)
    elif move_mouse(s, b):
        hand_on(s, b)


@rule
def cat_last(s: HuntState, b: HuntBoard) -> None:
    """After the mouse the cat makes its remaining steps, which ends the turn."""
    if move_cat(s, b):
        hand_on(s, b)


@rule
def slide(s: HuntState, b: HuntBoard, space: int) -> None:
    """A mouse that climbed a ladder slides to a space and acts there; then the cat moves."""
    if land(s, b, space):
        cat_last(s, b)


@rule
def grab(s: HuntState, b: HuntBoard, seat: int) -> None:
    """Of several mice the chosen one is held; the cat may have moved before the mouse."""
    s.held = seat
    if s.steps > 0:
        mouse_last(s, b)
    else:
        hand_on(s, b)


@rule
def move_mouse(s: HuntState, b: HuntBoard) -> bool:
    """Move the mouse by its die, and act where it lands. False if the turn must wait, or the match is over."""
    space = clockwise(b, s.mice[s.seat], s.steps)
    s.steps = 0
    return land(s, b, space)


@rule
def land(s: HuntState, b: HuntBoard, space: int) -> bool:
    """The mouse lands on a space: it flees the cat, climbs, or eats. False if it has to slide or has won."""
    s.mice[s.seat] = space
    if meets_cat(s, b, s.seat):
        give_back(s, s.seat)
        return True
    if b.is_ladder[space]:
        s.mice[s.seat] = TOP
        s.step = SLIDE
        return False
    eat(s, b.bite[space])
    if s.cheese[s.seat] >= b.goal:
        finish(s)
        return False
    return True


@rule
def meets_cat(s: HuntState, b: HuntBoard, seat: int) -> bool:
    """The mouse hole is safe."""
    return s.mice[seat] == s.cat and b.is_hole[s.cat] == 0


@rule
def give_back(s: HuntState, seat: int) -> None:
    """A frightened mouse drops a piece, if it has one."""
    if s.cheese[seat] > 0:
        s.cheese[seat] -= 1
        s.store += 1


@rule
def eat(s: HuntState, pieces: int) -> None:
    """Take so many pieces from the store, or what is left there."""
    taken = min(pieces, s.store)
    s.cheese[s.seat] += taken
    s.store -= taken


@rule
def move_cat(s: HuntState, b: HuntBoard) -> bool:
    """Move the cat by its paws, if any: it lets go, and holds a mouse it meets.

    False if a seat must choose which one.
    """
    if s.paws == 0:
        return True
    s.cat = clockwise(b, s.cat, s.paws)
    s.paws = 0
    s.held = NOBODY
    if b.is_hole[s.cat]:
        return True
    found = 0
    for seat in range(b.players):
        if s.mice[seat] == s.cat:
            s.held = seat
            found += 1
    if found > 1:
        s.held = NOBODY
        s.step = GRAB
        return False
    return True


@rule
def toss(s: HuntState, b: HuntBoard, space: int) -> None:
    """In `younger` a turn is a slide, then a step of the cat, which frightens every mouse there.

    An empty store ends it.
    """
    s.mice[s.seat] = space
    if meets_cat(s, b, s.seat):
        give_back(s, s.seat)
    else:
        eat(s, b.bite[space])
    if s.store == 0:
        finish(s)
        return
    s.cat = clockwise(b, s.cat, 1)
    for seat in range(b.players):
        if meets_cat(s, b, seat):
            give_back(s, seat)
    s.seat = next_seat(s.seat, b.players)


@rule
def hand_on(s: HuntState, b: HuntBoard) -> None:
    """The next seat rolls; the seat whose mouse is held is skipped."""
    s.step = ROLL
    s.seat = next_seat(s.seat, b.players)
    if s.seat == s.held:
        s.seat = next_seat(s.seat, b.players)


@rule
def finish(s: HuntState) -> None:
    """The match ends at once; the cat does not move any more."""
    s.step = FINISHED
    s.seat = NOBODY
    s.paws = 0


@rule
def clockwise(b: HuntBoard, space: int, steps: int) -> int:
    """The space so many spaces further around the ring."""
    return (space + steps - 1) % b.spaces + 1


@rule
def winners(s: HuntState, b: HuntBoard, won: list[int]) -> None:
    """Most pieces win, and ties are shared. If a goal ends the match, only one seat has reached it."""
    most = 0
    for seat in range(b.players):
        most = max(most, s.cheese[seat])
    for seat in range(b.players):
        won[seat] = 1 if s.cheese[seat] == most else 0
