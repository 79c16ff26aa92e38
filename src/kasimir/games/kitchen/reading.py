"""Strict parser for positions of kitchen: texts that cannot occur in a match are rejected."""

from collections.abc import Sequence

from kasimir.core.errors import PositionError
from kasimir.core.game import CHOICE, NOBODY
from kasimir.core.position_reader import read_counts, read_list, read_number, read_seat, split_fields
from kasimir.games.kitchen.board import (
    ARROW,
    ARROW_TILE,
    BONUS,
    CAT,
    CAT_SEAT,
    CAT_SIDE,
    CHEESE,
    ENDED,
    FIRST_HOLE,
    FIRST_MOUSE_SEAT,
    FLIP,
    FORK,
    FORK_TILE,
    GO,
    HOLES,
    KNIFE,
    MICE,
    MICE_SIDE,
    NO_MOUSE,
    NOWHERE,
    PIECES,
    PLACE,
    PLUS_ONE,
    PLUS_TWO,
    ROLL,
    SEATS,
    STEPS,
    TILE_KINDS,
    TILES,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import MOST_MOVES, choices, first_hole, kind, seat_after, start
from kasimir.games.kitchen.text import find_space, is_in, position_text, space_text, step_text

FIELDS = ("FLOOR", "HOLES", "MICE", "CAT", "CHEESE", "LEFT", "SKIP", "FORCED", "NEXT", "SEAT", "STEP")


def read_position(text: str, b: KitchenBoard) -> KitchenState:
    """Parse a position; raises a `PositionError` that names the problem."""
    floor, holes, mice, cat, cheese, left, skip, forced, next_seat, seat, step = split_fields(text, FIELDS)
    s = KitchenState()
    read_floor(s, b, floor)
    read_mice(s, b, mice)
    read_holes(s, holes)
    read_cat(s, b, cat)
    read_tiles(s, b, cheese, left)
    read_missed(s, b, skip, forced)
    s.next_seat = FIRST_MOUSE_SEAT + read_choice("NEXT", next_seat, SEATS[FIRST_MOUSE_SEAT : b.players])
    read_step(s, b, seat, step)
    check_squares(s, b)
    if s.step == PLACE or s.space[CAT] == NOWHERE:
        check_start(s, b)
    elif s.step == ENDED:
        check_end(s, b)
    else:
        check_turn(s, b)
        check_step(s, b)
    return s


def read_choice(field: str, text: str, words: Sequence[str]) -> int:
    """The index of one of the words that a field may contain."""
    if text not in words:
        raise PositionError("position.step", field=field, found=text, steps=" ".join(words))
    return words.index(text)


def read_floor(s: KitchenState, b: KitchenBoard, text: str) -> None:
    """The contents of each square. Only the cat leaves cheese face up, so there is none under the table."""
    for row, signs in enumerate(reversed(read_list("FLOOR", text, b.rows, "/"))):
        if len(signs) != b.columns:
            raise PositionError("kitchen.position-row", row=row + 1, found=len(signs), columns=b.columns)
        for column, sign in enumerate(signs):
            space = row * b.columns + column
            wanted = "x" if not is_in(space, b.floor) else "#." if is_in(space, b.table) else "#C."
            if sign not in wanted:
                square = space_text(b, space)
                raise PositionError("kitchen.position-sign", square=square, found=sign, wanted=" ".join(wanted))
            s.down |= (sign == "#") << space
            s.cheeses |= (sign == "C") << space


def read_mice(s: KitchenState, b: KitchenBoard, text: str) -> None:
    """The spaces of the mice: on the floor or in holes, each alone, or caught."""
    for mouse, name in enumerate(read_list("MICE", text, MICE), 1):
        s.space[mouse] = NOWHERE if name == "x" else find_space(b, name)
        if name == "x":
            continue
        if s.space[mouse] == NOWHERE or not is_in(s.space[mouse], b.floor | b.holes):
            raise PositionError("kitchen.position-mouse", mouse=mouse, found=name)
        if is_in(s.space[mouse], s.mice):
            raise PositionError("kitchen.position-together", field="MICE", space=name)
        s.mice |= 1 << s.space[mouse]


def read_holes(s: KitchenState, text: str) -> None:
    """A hole's tile is face down until its mouse has left, so that mouse is there."""
    if len(text) != len(HOLES) or not set(text) <= set("du"):
        raise PositionError("kitchen.position-holes", found=text)
    for mouse, sign in enumerate(text, 1):
        hole = first_hole(mouse)
        if sign == "d":
            if s.space[mouse] != hole:
                raise PositionError("kitchen.position-closed", hole=HOLES[mouse - 1], mouse=mouse)
            s.closed |= 1 << hole


def read_cat(s: KitchenState, b: KitchenBoard, text: str) -> None:
    """The space of the cat; it shares a square with a mouse only if it is on the table."""
    s.space[CAT] = find_space(b, text)
    if text == "-":
        return
    if s.space[CAT] == NOWHERE or s.space[CAT] >= FIRST_HOLE:
        raise PositionError("kitchen.position-cat", found=text)
    if is_in(s.space[CAT], s.mice & ~b.table):
        raise PositionError("kitchen.position-together", field="CAT", space=text)


def read_tiles(s: KitchenState, b: KitchenBoard, cheese: str, left: str) -> None:
    """Every face-down tile is on the floor, and every cheese is face down, face up, or taken."""
    s.taken = read_number("CHEESE", cheese, 0, b.tiles[CHEESE])
    for tile, count in enumerate(read_list("LEFT", left, TILE_KINDS)):
        s.left[tile] = read_number(f"LEFT {TILES[tile]}", count, 0, b.tiles[tile])
    if sum(s.left) != s.down.bit_count():
        raise PositionError("kitchen.position-tiles", left=sum(s.left), floor=s.down.bit_count())
    cheeses = s.taken + s.cheeses.bit_count() + s.left[CHEESE]
    if cheeses != b.tiles[CHEESE]:
        raise PositionError("kitchen.position-cheeses", found=cheeses, wanted=b.tiles[CHEESE])


def read_missed(s: KitchenState, b: KitchenBoard, skip: str, forced: str) -> None:
    """Turns to miss, and the mouse that walks again because the cat just missed a turn; each comes from a knife.

    A knife ends the turn. Then turns are missed one by one until a side that has none to miss plays. So the side that
    plays has none, and the other one at most one: it gets no second one before it plays, which takes the first. If
    the side that plays flips a knife too, both miss one. A mouse walks again when the cat has missed its only one.
    """
    s.skip = read_counts("SKIP", skip, 2, b.tiles[KNIFE])
    s.forced = read_choice("FORCED", forced, ("-", *PIECES[1:]))
    if sum(s.skip) > 1:
        raise PositionError("kitchen.position-missed", skip=skip)
    if sum(s.skip) and s.forced != NO_MOUSE:
        raise PositionError("kitchen.position-again", skip=skip, mouse=s.forced)
    if (sum(s.skip) or s.forced != NO_MOUSE) and s.left[KNIFE] == b.tiles[KNIFE]:
        raise PositionError("kitchen.position-knives")
    if s.forced != NO_MOUSE and (s.space[s.forced] == NOWHERE or is_in(first_hole(s.forced), s.closed)):
        raise PositionError("kitchen.position-walked", mouse=s.forced)


def read_step(s: KitchenState, b: KitchenBoard, seat: str, step: str) -> None:
    """Parse the seat to play and its step; `-` and `over` occur together."""
    if (seat == "-") != (step == STEPS[ENDED]):
        raise PositionError("kitchen.position-over", seat=seat, step=step)
    if seat == "-":
        s.seat, s.step = NOBODY, ENDED
        return
    s.seat = read_seat(seat, SEATS[: b.players])
    steps = {step_text(*todo): todo for todo in steps_of_seat(b, s.seat)}
    if step not in steps:
        raise PositionError("position.step", field="STEP", found=step, steps=" ".join(steps))
    s.step, s.piece, s.walk = steps[step]


def steps_of_seat(b: KitchenBoard, seat: int) -> list[tuple[int, int, int]]:
    """All steps that a seat may have: step, piece, number."""
    die, pieces = (b.cat_die, [CAT]) if seat == CAT_SEAT else (b.mouse_die, list(range(1, MICE + 1)))
    found = [(PLACE, CAT, 0)] if seat == CAT_SEAT else []
    found += [(ROLL, CAT, 0), *((GO, CAT, number) for number in sorted(set(die) - {0}))]
    for piece in pieces:
        found += [(FLIP, piece, 0), (BONUS, piece, 1), (BONUS, piece, 2), (ARROW, piece, 0)]
        if piece != CAT:
            found.append((FORK, piece, 0))
    return found


def check_squares(s: KitchenState, b: KitchenBoard) -> None:
    """A piece is on a face-down tile only to flip it, and a mouse takes cheese as soon as it is on it."""
    for piece, space in enumerate(s.space):
        if space == NOWHERE or (piece == CAT and is_in(space, b.table)):
            continue
        if is_in(space, s.down) and (s.step, s.piece) != (FLIP, piece):
            raise PositionError("kitchen.position-tile", piece=PIECES[piece], square=space_text(b, space))
        if is_in(space, s.cheeses) and piece != CAT:
            raise PositionError("kitchen.position-untaken", piece=PIECES[piece], square=space_text(b, space))


def check_start(s: KitchenState, b: KitchenBoard) -> None:
    """The cat is placed in the first position, and in no other."""
    first = KitchenState()
    start(first, b)
    if s != first:
        raise PositionError("kitchen.position-start", text=position_text(first, b))


def check_end(s: KitchenState, b: KitchenBoard) -> None:
    """The cat is where it caught the last mouse; or everything is done and the mouse that walked is in a hole."""
    if s.mice == 0:
        over = stands_on(s, b, CAT, ~(s.down | s.cheeses)) and s.forced == NO_MOUSE and s.skip[CAT_SIDE] == 0
    else:
        walked = [s.forced] if s.forced != NO_MOUSE else range(1, MICE + 1)
        in_hole = any(s.space[mouse] >= FIRST_HOLE for mouse in walked)
        over = s.taken == b.tiles[CHEESE] and s.closed == 0 and in_hole and s.skip[MICE_SIDE] == 0
    if not over:
        raise PositionError("kitchen.position-unfinished", cheeses=b.tiles[CHEESE])


def stands_on(s: KitchenState, b: KitchenBoard, piece: int, spaces: int) -> bool:
    """Whether a piece is on the floor, on one of these spaces."""
    floor = b.floor & ~b.table if piece == CAT else b.floor
    return s.space[piece] != NOWHERE and is_in(s.space[piece], floor & spaces)


def check_turn(s: KitchenState, b: KitchenBoard) -> None:
    """It must be possible that it is this seat's turn, consistent with the other fields."""
    seat, side = SEATS[s.seat], CAT_SIDE if s.seat == CAT_SEAT else MICE_SIDE
    if s.mice == 0:
        raise PositionError("kitchen.position-caught", seat=seat)
    if s.skip[side]:
        raise PositionError("kitchen.position-skip", seat=seat)
    if s.seat == CAT_SEAT:
        if s.forced != NO_MOUSE:
            raise PositionError("kitchen.position-forced", mouse=s.forced)
    elif s.next_seat != seat_after(b, s.seat):
        raise PositionError("kitchen.position-next", seat=seat, wanted=SEATS[seat_after(b, s.seat)])


def check_step(s: KitchenState, b: KitchenBoard) -> None:
    """The piece named must be where it can do this, and a choice must have a legal move."""
    step = step_text(s.step, s.piece, s.walk)
    if s.step >= FLIP:
        if s.forced not in (NO_MOUSE, s.piece):
            raise PositionError("kitchen.position-other", step=step, mouse=s.forced)
        check_tile(s, b, step)
    if kind(s, b) == CHOICE and choices(s, b, [0] * MOST_MOVES) == 0:
        raise PositionError("kitchen.position-stuck", step=step)


def check_tile(s: KitchenState, b: KitchenBoard, step: str) -> None:
    """A tile to be flipped is under the piece; one in use is no longer there and not among those left."""
    piece = PIECES[s.piece]
    if s.step == FLIP:
        if not stands_on(s, b, s.piece, s.down):
            raise PositionError("kitchen.position-flip", step=step, piece=piece)
        return
    tile = {ARROW: ARROW_TILE, FORK: FORK_TILE}.get(s.step, PLUS_ONE if s.walk == 1 else PLUS_TWO)
    if s.left[tile] == b.tiles[tile]:
        raise PositionError("kitchen.position-unused", step=step, tile=TILES[tile], count=b.tiles[tile])
    if not stands_on(s, b, s.piece, ~(s.down | s.cheeses)):
        raise PositionError("kitchen.position-bare", step=step, piece=piece)
