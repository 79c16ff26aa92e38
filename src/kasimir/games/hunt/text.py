"""Notation of hunt: `MICE CAT CHEESE STORE HELD SEAT STEP`; moves are `3.1`, a space, `cat`, `mouse`, or a seat."""

from kasimir.core.errors import PositionError
from kasimir.core.game import NOBODY, joined
from kasimir.core.position_reader import read_counts, read_list, read_number, read_seat, split_fields
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
    STEP_NAMES,
    TOP,
    TOSS,
    YOUNGER,
    HuntBoard,
    HuntState,
)
from kasimir.games.hunt.rules import CAT_FIRST, clockwise, meets_cat

FIELDS = ("MICE", "CAT", "CHEESE", "STORE", "HELD", "SEAT", "STEP")
STEP_FORMS = (
    "setup, roll, slide.P, grab.0 and over",
    "setup, roll, order.D.P, slide.P, grab.D and over",
    "toss and over",
)
"""The steps of each variant, for messages."""


def position_text(s: HuntState, b: HuntBoard) -> str:
    """The canonical text of a position."""
    mice = joined(["-" if space == TOP else space for space in s.mice[: b.players]])
    cheese, step = joined(s.cheese[: b.players]), step_text(s.step, s.steps, s.paws)
    return f"{mice} {s.cat} {cheese} {s.store} {seat_text(s.held)} {seat_text(s.seat)} {step}"


def seat_text(seat: int) -> str:
    """The letter of a seat."""
    return "-" if seat == NOBODY else SEATS[seat]


def step_text(step: int, steps: int, paws: int) -> str:
    """What comes next, and how far mouse and cat still have to move if that is not implied."""
    moving = {ORDER: f".{steps}.{paws}", SLIDE: f".{paws}", GRAB: f".{steps}"}
    return STEP_NAMES[step] + moving.get(step, "")


def move_text(s: HuntState, b: HuntBoard, move: int) -> str:
    """What the dice show, who moves first, whom the cat holds, or where a slide ends."""
    if s.step == ROLL:
        return f"{move // PAWS}.{move % PAWS}"
    if s.step == ORDER:
        return "cat" if move == CAT_FIRST else "mouse"
    return SEATS[move] if s.step == GRAB else str(move)


def count_seats(text: str) -> int:
    """The number of mice in the text."""
    return text.split(" ", maxsplit=1)[0].count(",") + 1


def read_position(text: str, b: HuntBoard) -> HuntState:
    """Parse a position; raises a `PositionError` that names the problem."""
    mice, cat, cheese, store, held, seat, step = split_fields(text, FIELDS)
    s = HuntState()
    for index, mouse in enumerate(read_list("MICE", mice, b.players)):
        s.mice[index] = TOP if mouse == "-" else read_number("MICE", mouse, 1, b.spaces)
    s.cat = read_number("CAT", cat, 1, b.spaces)
    s.cheese[: b.players] = read_counts("CHEESE", cheese, b.players, b.cheeses)
    s.store = read_number("STORE", store, 0, b.cheeses)
    if sum(s.cheese) + s.store != b.cheeses:
        raise PositionError("hunt.position-cheese", count=sum(s.cheese) + s.store, cheeses=b.cheeses)
    read_step(s, b, seat, step)
    read_held(s, b, held)
    check_top(s, b)
    if s.step == SETUP or b.variant == YOUNGER:
        check_slid(s, b)
    if b.variant == YOUNGER:
        check_end_by_store(s, b)
    else:
        check_end_by_goal(s, b)
    return s


def read_step(s: HuntState, b: HuntBoard, seat: str, step: str) -> None:
    """Parse the seat to play and the step; a match that is over has no seat to play."""
    known = {step_text(*item): item for item in all_steps(b)}
    if step not in known:
        raise PositionError("hunt.position-step", found=step, steps=STEP_FORMS[b.variant])
    s.step, s.steps, s.paws = known[step]
    if (seat == "-") != (s.step == FINISHED):
        raise PositionError("hunt.position-turn", seat=seat, step=step)
    s.seat = NOBODY if seat == "-" else read_seat(seat, tuple(SEATS[: b.players]))


def all_steps(b: HuntBoard) -> list[tuple[int, int, int]]:
    """Every step of the variant, with how far mouse and cat may still have to move. May contain duplicates."""
    if b.variant == YOUNGER:
        return [(TOSS, 0, 0), (FINISHED, 0, 0)]
    rolls = [(roll // PAWS, roll % PAWS) for roll in b.rolls[: b.roll_count]]
    steps = [(SETUP, 0, 0), (ROLL, 0, 0), (GRAB, 0, 0), (FINISHED, 0, 0), *((SLIDE, 0, paws) for _, paws in rolls)]
    if b.variant == OLDER:
        # If the cat moves first, it is done when the mouse slides, and the mouse is not when the cat grabs.
        steps += [(SLIDE, 0, 0), *((GRAB, die, 0) for die, _ in rolls)]
        steps += [(ORDER, die, paws) for die, paws in rolls if paws > 0]
    return steps


def read_held(s: HuntState, b: HuntBoard, held: str) -> None:
    """The mouse under the cat is on the cat's space, and its seat has no turn; before a grab nobody is held."""
    under_cat = [SEATS[seat] for seat in range(b.players) if meets_cat(s, b, seat)]
    if s.step == GRAB and len(under_cat) < 2:
        raise PositionError("hunt.position-grab", cat=s.cat)
    may_hold = [] if s.step == GRAB or b.variant == YOUNGER else under_cat
    if held not in ("-", *may_hold):
        raise PositionError("hunt.position-held", found=held, seats=" ".join(["-", *may_hold]))
    s.held = NOBODY if held == "-" else SEATS.index(held)
    if s.held == s.seat != NOBODY:
        raise PositionError("hunt.position-passed", seat=held)


def check_top(s: HuntState, b: HuntBoard) -> None:
    """Mice are on top before their first slide, which they do in turn, and after climbing."""
    waiting = waiting_seats(s, b)
    if waiting not in may_wait(s, b):
        seats = " ".join(SEATS[seat] for seat in waiting)
        step = STEP_NAMES[s.step]
        raise PositionError("hunt.position-top", count=len(waiting), seats=seats, seat=seat_text(s.seat), step=step)


def waiting_seats(s: HuntState, b: HuntBoard) -> list[int]:
    """The seats whose mice are on top of the big cheese."""
    return [seat for seat in range(b.players) if s.mice[seat] == TOP]


def may_wait(s: HuntState, b: HuntBoard) -> list[list[int]]:
    """The seats whose mice may be on top at this step. Any seat may have been the first to slide."""
    if s.step == SETUP:
        return waiting_from(s.seat, b)
    if s.step == SLIDE:
        return [[s.seat]]
    if s.step == TOSS:
        return [[], *waiting_from(s.seat, b)]
    if b.variant == YOUNGER:  # over, possibly before everybody had a turn
        everybody = list(range(b.players))
        return [[], *(run for seat in everybody for run in waiting_from(seat, b) if run != everybody)]
    return [[]]


def waiting_from(seat: int, b: HuntBoard) -> list[list[int]]:
    """The runs of seats, in turn order, that begin with a seat: it slides next."""
    return [sorted((seat + away) % b.players for away in range(count)) for count in range(1, b.players + 1)]


def check_slid(s: HuntState, b: HuntBoard) -> None:
    """Mice that only slide are never on ladders; until all have slid, cheese and cat are as at the start."""
    for seat in range(b.players):
        if b.is_ladder[s.mice[seat]]:
            raise PositionError("hunt.position-ladder", seat=SEATS[seat], space=s.mice[seat])
    waiting = waiting_seats(s, b)
    hungry = range(b.players) if s.step == SETUP else waiting
    for seat in hungry:
        if s.cheese[seat] > 0:
            raise PositionError("hunt.position-early", seat=SEATS[seat])
    if waiting and s.cat != cat_after(s, b, b.players - len(waiting)):
        raise PositionError("hunt.position-cat", cat=s.cat, wanted=cat_after(s, b, b.players - len(waiting)))


def cat_after(s: HuntState, b: HuntBoard, slides: int) -> int:
    """Where the cat is after the first slides: one step per toss, none in the set-up or after the final toss."""
    if s.step == SETUP:
        return b.cat_start
    return clockwise(b, b.cat_start, slides - 1 if s.step == FINISHED else slides)


def check_end_by_store(s: HuntState, b: HuntBoard) -> None:
    """In `younger` the match is over exactly when the store is empty, and some seat must have emptied it."""
    if (s.store == 0) != (s.step == FINISHED):
        raise PositionError("hunt.position-store", count=s.store, step=STEP_NAMES[s.step])
    if s.step == FINISHED and not any(can_have_eaten(s, b, seat) for seat in range(b.players)):
        raise PositionError("hunt.position-emptied")


def check_end_by_goal(s: HuntState, b: HuntBoard) -> None:
    """The match is over exactly when one seat has reached the goal with its last bite."""
    reached = [seat for seat in range(b.players) if s.cheese[seat] >= b.goal]
    if len(reached) != int(s.step == FINISHED):
        raise PositionError("hunt.position-goal", count=len(reached), goal=b.goal, step=STEP_NAMES[s.step])
    for seat in reached:
        if not can_have_eaten(s, b, seat) or s.cheese[seat] - b.bite[s.mice[seat]] >= b.goal:
            raise PositionError(
                "hunt.position-won", seat=SEATS[seat], count=s.cheese[seat], space=s.mice[seat], goal=b.goal
            )


def can_have_eaten(s: HuntState, b: HuntBoard, seat: int) -> bool:
    """Whether this seat's mouse can have eaten last: it has cheese, is on a cheese space, and not with the cat."""
    return s.cheese[seat] > 0 and b.bite[s.mice[seat]] > 0 and s.mice[seat] != s.cat
