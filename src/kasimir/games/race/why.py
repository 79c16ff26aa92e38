"""Why a move of race is illegal."""

import re

from kasimir.core.game import Reason, next_seat
from kasimir.games.race.board import (
    CAT,
    CATS,
    CORNER,
    EDGE,
    EMPTY,
    KIND_OF,
    LAY,
    MOST_PLACES,
    NOWHERE,
    SCENT,
    SEATS,
    STEP,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
)
from kasimir.games.race.rules import MOST_MOVES, choices, guarded_squares, tickets
from kasimir.games.race.text import HEADINGS, NAMES, PATH_TILES, move_text, read_square, square_text

FORM = re.compile(r"(draw|pass|back)|(lift|cat):([a-z][1-9][0-9]?)|([nesw]?)([slr])")
HANDS = ("straight", "bend", "cat")
"""The catalogue's words for the tile in hand, by its kind."""


def why(s: RaceState, b: RaceBoard, text: str) -> Reason:
    """The reason, for a text that is not among the legal moves of this choice."""
    form = FORM.fullmatch(text)
    if not form:
        return Reason("race.unreadable", {"move": text})
    turn_move, verb, name, heading, tile = form.groups()
    square = read_square(b, name) if name else NOWHERE
    if square is None:
        return Reason("race.off-board", {"square": name})
    if s.step == TURN:
        if verb == "cat" or tile:
            return Reason("race.undrawn", {"move": text}) if tickets(s, b) else Reason("race.bag", {})
        return why_not_begin(turn_move, name)
    hand = s.step - LAY
    if turn_move or verb == "lift":
        return Reason("race.in-hand", {"move": text, "hand": HANDS[hand]})
    if hand != (KIND_OF[PATH_TILES.index(tile)] if tile else CATS):
        return Reason("race.other-tile", {"move": text, "hand": HANDS[hand]})
    return why_not_path(s, b, heading, tile) if tile else why_not_cat(s, b, square)


def why_not_begin(turn_move: str | None, name: str) -> Reason:
    """Why the turn cannot begin like this: nothing to draw, nothing to take back, no cat to lift."""
    if turn_move == "draw":
        return Reason("race.bag", {})
    if turn_move == "back":
        return Reason("race.no-path", {})
    return Reason("race.no-cat", {"square": name})


def why_not_path(s: RaceState, b: RaceBoard, letter: str, tile: str) -> Reason:
    """Why the path tile in hand, of the right kind, cannot be laid like this."""
    if not s.length[s.seat]:
        return why_not_first(s, b, letter, tile)
    if letter:
        return Reason("race.begun", {"move": letter + tile, "tile": legal_moves(s, b, tile)[0]})
    return why_not_on(s, s.end[s.seat], s.heading[s.seat], tile)


def legal_moves(s: RaceState, b: RaceBoard, tile: str) -> list[str]:
    """How this tile may be laid; if that is not possible at all, how the other bend may."""
    moves = [0] * MOST_MOVES
    count = choices(s, b, moves)
    texts = [move_text(s, b, move) for move in moves[:count]]
    return [text for text in texts if text[-1] == tile] or texts


def why_not_first(s: RaceState, b: RaceBoard, letter: str, tile: str) -> Reason:
    """Why a first tile cannot leave the corner like this."""
    one, other = (HEADINGS[heading] for heading in b.exits[2 * s.seat : 2 * s.seat + 2])
    if not letter:
        ways = legal_moves(s, b, tile)
        return Reason("race.which-way", {"move": tile, "first": ways[0], "second": ways[-1], "count": len(ways)})
    if letter not in (one, other):
        return Reason("race.exit", {"heading": letter, "one": one, "other": other})
    heading = HEADINGS.index(letter)
    return why_not_on(s, b.corner[s.seat] + STEP[heading], heading, tile)


def why_not_on(s: RaceState, square: int, heading: int, tile: str) -> Reason:
    """Why a tile does not fit on a square: it is occupied, or the open end would face something."""
    if s.square[square] != EMPTY:
        return Reason("race.taken", {"square": square_text(square), "what": NAMES.get(s.square[square], "path")})
    ahead = square + STEP[(heading + TURN_OF[PATH_TILES.index(tile)]) % 4]
    if s.square[ahead] == EDGE:
        return Reason("race.edge", {"square": square_text(square)})
    code = {CAT: "race.cat-ahead", CORNER: "race.corner-ahead"}.get(s.square[ahead], "race.path-ahead")
    return Reason(code, {"ahead": square_text(ahead)})


def why_not_cat(s: RaceState, b: RaceBoard, square: int) -> Reason:
    """Why the cat in hand cannot be laid on this square."""
    name = square_text(square)
    if s.square[square] != EMPTY:
        return Reason("race.taken", {"square": name, "what": NAMES.get(s.square[square], "path")})
    victim = next_seat(s.seat, b.players)
    first = victim * MOST_PLACES
    if square not in b.places[first : first + b.place_count[victim]]:
        code = "race.side-or-scent" if b.variant == SCENT else "race.side"
        return Reason(code, {"square": name, "seat": SEATS[b.players][victim]})
    guard = guarded_squares(s, b).index(square)
    code = "race.open-end" if s.length[guard] else "race.last-exit"
    return Reason(code, {"square": name, "seat": SEATS[b.players][guard]})
