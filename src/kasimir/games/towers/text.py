"""Notation of towers: `PANTRY TRACK HOME FIRST SEAT DIE`, and moves such as `p+3` and `7+2`."""

from kasimir.core.errors import PositionError
from kasimir.core.game import NOBODY, joined
from kasimir.core.position_reader import read_counts, read_seat, split_fields
from kasimir.games.towers.board import CLOVER, NO_MOUSE, PANTRY, SEATS, TO_ROLL, TowersBoard, TowersState
from kasimir.games.towers.rules import STEPS, has_free_mouse, set_down

FIELDS = ("PANTRY", "TRACK", "HOME", "FIRST", "SEAT", "DIE")


def position_text(s: TowersState, b: TowersBoard) -> str:
    """The canonical text of a position."""
    towers = [f"{space}:{tower_text(s, b, space)}" for space in range(1, b.spaces + 1) if s.top[space] != NO_MOUSE]
    first = "".join(SEATS[seat] for seat in s.first[: s.arrived])
    seat, die = ("-", "-") if s.seat == NOBODY else (SEATS[s.seat], die_text(s.die))
    pantry, home = joined(s.pantry[: b.players]), joined(s.home[: b.players])
    return f"{pantry} {joined(towers, '/')} {home} {first or '-'} {seat} {die}"


def tower_text(s: TowersState, b: TowersBoard, space: int) -> str:
    """The mice of a tower from bottom to top, a caught one as a capital letter."""
    letters = ""
    mouse = s.top[space]
    while mouse != NO_MOUSE:
        letter = SEATS[b.owner[mouse]]
        letters = (letter.upper() if s.caught[mouse] else letter) + letters
        mouse = s.below[mouse]
    return letters


def die_text(die: int) -> str:
    """What the die shows, `?` before the roll."""
    return {TO_ROLL: "?", CLOVER: "*"}.get(die, str(die))


def move_text(s: TowersState, b: TowersBoard, move: int) -> str:
    """A face of the die, or the origin and the steps of a mouse."""
    if s.die == TO_ROLL:
        return die_text(move)
    return move_name(move // STEPS, move % STEPS)


def move_name(space: int, steps: int) -> str:
    """The text of a mouse's move."""
    return f"{'p' if space == PANTRY else space}+{steps}"


def count_seats(text: str) -> int:
    """The number of counts in the pantry field."""
    return text.split(" ", maxsplit=1)[0].count(",") + 1


def read_position(text: str, b: TowersBoard) -> TowersState:
    """Parse a position; raises a `PositionError` that names the problem."""
    pantry, track, home, first, seat, die = split_fields(text, FIELDS)
    s = TowersState()
    s.pantry[: b.players] = read_counts("PANTRY", pantry, b.players, b.mice)
    s.home[: b.players] = read_counts("HOME", home, b.players, b.mice)
    left = [b.mice - s.pantry[i] - s.home[i] for i in range(b.players)]
    s.under_way = sum(s.pantry)
    for entry in [] if track == "-" else track.split("/"):
        read_tower(s, b, left, entry)
    if any(left):
        i = next(i for i in range(b.players) if left[i])
        raise PositionError("towers.position-mice", seat=SEATS[i], count=b.mice - left[i], mice=b.mice)
    read_first(s, b, first)
    read_turn(s, b, seat, die)
    return s


def read_tower(s: TowersState, b: TowersBoard, left: list[int], entry: str) -> None:
    """Put the mice of one `space:tower` down, bottom first; capital letters must match which ones are caught."""
    number, colon, letters = entry.partition(":")
    space = int(number) if number.isdecimal() and len(number) <= 4 else 0
    if not colon or not letters or not 1 <= space <= b.spaces:
        raise PositionError("towers.position-tower", entry=entry, spaces=b.spaces)
    for letter in letters:
        seat = SEATS[: b.players].find(letter.lower())
        if seat < 0:
            raise PositionError("towers.position-letter", entry=entry, letter=letter, seats=SEATS[: b.players])
        if left[seat] == 0:
            raise PositionError("towers.position-mice", seat=SEATS[seat], count=b.mice + 1, mice=b.mice)
        mouse = (seat + 1) * b.mice - s.pantry[seat] - left[seat] + 1
        left[seat] -= 1
        s.under_way += 1
        set_down(s, b, mouse, space)
        if bool(s.caught[mouse]) != letter.isupper():
            raise PositionError("towers.position-caught", entry=entry, letter=letter)


def read_first(s: TowersState, b: TowersBoard, first: str) -> None:
    """The seats with a mouse at home, each once, in the order of their first arrival."""
    letters = "" if first == "-" else first
    expected = {SEATS[seat] for seat in range(b.players) if s.home[seat]}
    if set(letters) != expected or len(letters) != len(expected):
        raise PositionError("towers.position-first", first=first, seats=joined(sorted(expected), ""))
    s.arrived = len(letters)
    s.first[: s.arrived] = [SEATS.index(letter) for letter in letters]


def read_turn(s: TowersState, b: TowersBoard, seat: str, die: str) -> None:
    """Parse the seat to play and the die; both are `-` exactly when all mice are home or caught."""
    if s.under_way == 0 or "-" in (seat, die):
        if (seat, die) != ("-", "-") or s.under_way:
            raise PositionError("towers.position-over", count=s.under_way)
        s.seat = NOBODY
        return
    s.seat = read_seat(seat, tuple(SEATS[: b.players]))
    faces = {die_text(face): face for face in [TO_ROLL, *b.faces[: b.face_count]]}
    if die not in faces:
        raise PositionError("position.step", field="DIE", found=die, steps=" ".join(faces))
    s.die = faces[die]
    if not has_free_mouse(s, b, s.seat):
        raise PositionError("towers.position-stuck", seat=seat)
