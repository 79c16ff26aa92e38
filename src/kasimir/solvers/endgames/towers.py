"""Endings of towers: what still matters when few mice are on the track.

The mice of a seat are interchangeable. A caught mouse matters only because it has closed its trap, and only if another
mouse can still get there. Of the mice at home only those of seats that can still win count, and only the differences.
"""

from dataclasses import replace

from kasimir.core.game import CHANCE, CHOICE, NOBODY, OVER
from kasimir.core.rule import rule
from kasimir.games.towers import GAME
from kasimir.games.towers.board import NO_MOUSE, PANTRY, TO_ROLL, TowersBoard, TowersState
from kasimir.solvers.endings import Ending
from kasimir.solvers.fingerprint import BLANK, blend

COUNT_BITS = 8
MOST_COUNTED = (1 << COUNT_BITS) - 1
"""The counts of all seats are packed into one number, with this many bits each."""
SEAT_VALUES = 8
CLOSED_TRAP = 7
BEATEN = 0


@rule
def last_open_trap(s: TowersState, b: TowersBoard) -> int:
    """The last space where a mouse can still be caught; `PANTRY` if there is none."""
    space = b.spaces
    while space > PANTRY and not (b.is_trap[space] and s.top[space] == NO_MOUSE):
        space -= 1
    return space


@rule
def mice_beyond(s: TowersState, b: TowersBoard, least: int) -> int:
    """Counts of the mice at home or on the track from space `least` on, without caught ones."""
    counts = 0
    for seat in range(b.players):
        mice = s.home[seat] + (s.pantry[seat] if least == PANTRY else 0)
        counts += mice << (COUNT_BITS * seat)
    for space in range(max(least, 1), b.spaces + 1):
        mouse = s.top[space]
        while mouse != NO_MOUSE:
            if s.caught[mouse] == 0:
                counts += 1 << (COUNT_BITS * b.owner[mouse])
            mouse = s.below[mouse]
    return counts


@rule
def unbeaten(s: TowersState, b: TowersBoard) -> int:
    """The seats that can still win, as bits.

    A mouse with no open trap ahead is certain to come home, and a seat cannot bring home more mice than it has.
    """
    sure, possible = mice_beyond(s, b, last_open_trap(s, b)), mice_beyond(s, b, PANTRY)
    seats = 0
    for seat in range(b.players):
        if not is_beaten(s, b, seat, sure, possible):
            seats |= 1 << seat
    return seats


@rule
def is_beaten(s: TowersState, b: TowersBoard, seat: int, sure: int, possible: int) -> bool:
    """Whether another seat is certain to finish ahead: by mice or, with equal mice, by having come home first."""
    most = possible >> (COUNT_BITS * seat) & MOST_COUNTED
    place = place_of(s, seat)
    for other in range(b.players):
        least = sure >> (COUNT_BITS * other) & MOST_COUNTED
        if least > most or (least == most and place_of(s, other) < place):
            return True
    return False


@rule
def place_of(s: TowersState, seat: int) -> int:
    """The seat's rank by first arrival; seats without a mouse at home share the rank after the last."""
    place = 0
    while place < s.arrived and s.first[place] != seat:
        place += 1
    return place


@rule
def kind(s: TowersState, b: TowersBoard) -> int:
    """A match is considered over when only one seat can still win."""
    seats = unbeaten(s, b)
    if s.seat == NOBODY or seats & (seats - 1) == 0:
        return OVER
    return CHANCE if s.die == TO_ROLL else CHOICE


@rule
def winners(s: TowersState, b: TowersBoard, won: list[int]) -> None:
    """The only seat that is still unbeaten."""
    seats = unbeaten(s, b)
    for seat in range(b.players):
        won[seat] = seats >> seat & 1


@rule
def key(s: TowersState, b: TowersBoard) -> int:
    """Fingerprint of everything that affects how the match can end."""
    fingerprint = blend(BLANK, (s.seat + 1) << COUNT_BITS | s.die)
    fingerprint = blend_standings(s, b, fingerprint)
    rear = rearmost(s, b)
    for space in range(max(rear, 1), b.spaces + 1):
        mouse = s.top[space]
        while mouse != NO_MOUSE:
            if s.caught[mouse] == 0:
                fingerprint = blend(fingerprint, space * SEAT_VALUES + b.owner[mouse])
            elif space > rear:
                fingerprint = blend(fingerprint, space * SEAT_VALUES + CLOSED_TRAP)
            mouse = s.below[mouse]
    return fingerprint


@rule
def rearmost(s: TowersState, b: TowersBoard) -> int:
    """The space of the last mouse on the track; traps there and behind it no longer matter."""
    for seat in range(b.players):
        if s.pantry[seat] > 0:
            return PANTRY
    space = 1
    while space <= b.spaces and (s.top[space] == NO_MOUSE or s.caught[s.top[space]]):
        space += 1
    return space


@rule
def blend_standings(s: TowersState, b: TowersBoard, fingerprint: int) -> int:
    """Blend in the mice in the pantry and, for seats that can still win, those at home.

    If all of these seats have mice at home, one more for each of them makes no difference.
    """
    seats = unbeaten(s, b)
    fewest = MOST_COUNTED
    for seat in range(b.players):
        if seats >> seat & 1:
            fewest = min(fewest, s.home[seat])
    for seat in range(b.players):
        standing = 1 + s.home[seat] - max(fewest - 1, 0) if seats >> seat & 1 else BEATEN
        fingerprint = blend(fingerprint, s.pantry[seat] << COUNT_BITS | standing)
    for place in range(s.arrived):
        if seats >> s.first[place] & 1:
            fingerprint = blend(fingerprint, s.first[place])
    return fingerprint


def rough_size(s: TowersState, b: TowersBoard) -> float:
    """Upper estimate: the product of the spaces ahead of each mouse, as if mice moved independently."""
    size = float((b.spaces + 1) ** sum(s.pantry))
    for mouse in range(1, b.players * b.mice + 1):
        if s.space[mouse] != PANTRY and not s.caught[mouse]:
            size *= b.spaces + 2 - s.space[mouse]
    return size


ENDING = Ending(replace(GAME.rules, kind=kind, winners=winners, key=key), rough_size)
