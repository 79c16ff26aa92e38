"""What each reason of race claims, by its page."""

import re

from kasimir.core.setup import Setup
from tests.games.illegal_moves import Asked, Claim
from tests.games.race.positions import SPARE, setup_of

Square = tuple[int, int]
"""Column and row, counted from 1."""
HEADINGS = "nesw"
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
TURNS = {"s": 0, "l": -1, "r": 1}
HANDS = {"lay.s": "straight", "lay.b": "bend", "cat": "cat"}
BEGINNINGS = ("draw", "pass", "back")


def name_of(square: Square) -> str:
    return f"{chr(ord('a') + square[0] - 1)}{square[1]}"


def beside(square: Square, heading: str) -> Square:
    return square[0] + STEPS[heading][0], square[1] + STEPS[heading][1]


def turned(heading: str, tile: str) -> str:
    return HEADINGS[(HEADINGS.index(heading) + TURNS[tile]) % 4]


class Race:
    """A position: what lies where, and where the open ends look."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.seats: tuple[str, ...] = asked.setup.seats
        self.columns: int = asked.edition["columns"]
        self.rows: int = asked.edition["rows"]
        paths, cats, self.seat, self.step = asked.fields
        corners = {"r": (1, 1), "b": (1, self.rows), "g": (self.columns, self.rows), "y": (self.columns, 1)}
        self.corners = {seat: corners[seat] for seat in self.seats}
        self.cheese = ((self.columns + 1) // 2, (self.rows + 1) // 2)
        self.lies = {name_of(corner): "corner" for corner in self.corners.values()} | {name_of(self.cheese): "cheese"}
        self.lies |= dict.fromkeys(cats.split(",") if cats != "-" else [], "cat")
        self.paths = dict(zip(self.seats, paths.split("/"), strict=True))
        self.ends = {seat: self.follow(seat, path) for seat, path in self.paths.items() if path != "-"}

    def follow(self, seat: str, path: str) -> tuple[Square, str]:
        """Lay a path; the square that its open end looks at, and in which direction."""
        heading, square = path[0], self.corners[seat]
        for tile in path[1:]:
            square = beside(square, heading)
            self.lies[name_of(square)] = "path"
            heading = turned(heading, tile)
        return beside(square, heading), heading

    def is_on_board(self, square: Square) -> bool:
        return 1 <= square[0] <= self.columns and 1 <= square[1] <= self.rows

    def what(self, square: Square) -> str:
        return self.lies.get(name_of(square), "empty") if self.is_on_board(square) else "edge"

    def exits(self, seat: str) -> list[str]:
        """The directions from a seat's corner that stay on the board."""
        return [heading for heading in HEADINGS if self.is_on_board(beside(self.corners[seat], heading))]

    def tile(self) -> tuple[Square, Square]:
        """Where the path tile of the move would lie, and where its open end would then look."""
        given, tile = self.asked.move[0], self.asked.move[-1]
        square, heading = self.ends.get(self.seat) or (beside(self.corners[self.seat], given), given)
        return square, beside(square, turned(heading, tile))

    def is_scent(self, square: Square) -> bool:
        around = max(abs(square[0] - self.cheese[0]), abs(square[1] - self.cheese[1]))
        return self.asked.setup.variant == "scent" and around == 1

    def next_seat(self) -> str:
        return self.seats[(self.seats.index(self.seat) + 1) % len(self.seats)]

    def is_on_side(self, square: Square, seat: str) -> bool:
        """Whether no corner is nearer than that of the seat."""
        own, *others = (
            abs(square[0] - column) + abs(square[1] - row)
            for column, row in [self.corners[seat], *self.corners.values()]
        )
        return all(own <= other for other in others)

    def cat_square(self) -> Square:
        """The square of a move `cat:e5`."""
        verb, _, name = self.asked.move.partition(":")
        assert verb == "cat"
        return square_of(name)


def square_of(name: str) -> Square:
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def is_laying(move: str) -> bool:
    return move.startswith("cat:") or move[-1] in TURNS


def kind_of(move: str) -> str:
    """The tile that a move lays."""
    return "cat" if move.startswith("cat:") else "straight" if move[-1] == "s" else "bend"


def readable(move: str) -> bool:
    """It is a word of the page, a square with `lift` or `cat`, or a path tile with its direction."""
    verb, colon, square = move.partition(":")
    is_square = colon and verb in ("lift", "cat") and re.fullmatch(r"[a-z][1-9][0-9]?", square)
    is_tile = move[-1:] in ("s", "l", "r") and (len(move) == 1 or (len(move) == 2 and move[0] in HEADINGS))
    return bool(move in BEGINNINGS or is_square or is_tile)


def unreadable(asked: Asked, move: str) -> bool:
    """The sentence lists `lift`, so cats may be lifted here."""
    return move == asked.move and not readable(move) and asked.edition["lift_cats"]


def unreadable_stay(asked: Asked, move: str) -> bool:
    return move == asked.move and not readable(move) and not asked.edition["lift_cats"]


def cats_stay(asked: Asked) -> bool:
    return asked.move.startswith("lift:") and not asked.edition["lift_cats"]


def undrawn(asked: Asked, move: str) -> bool:
    return move == asked.move and is_laying(move) and asked.fields[3] == "turn" and "draw" in asked.legal


def in_hand(asked: Asked, move: str, hand: str) -> bool:
    is_beginning = move in BEGINNINGS or move.startswith("lift:")
    return (
        move == asked.move and is_beginning and HANDS.get(asked.fields[3]) == hand and all(map(is_laying, asked.legal))
    )


def other_tile(asked: Asked, move: str, hand: str) -> bool:
    return move == asked.move and HANDS.get(asked.fields[3]) == hand and is_laying(move) and kind_of(move) != hand


def bag(asked: Asked) -> bool:
    """Every tile lies on the board, and the move is to draw one, or needs one."""
    race = Race(asked)
    on_board = sum(len(path) - 1 for path in race.paths.values()) + list(race.lies.values()).count("cat")
    tiles = sum(asked.edition[kind] for kind in ("straights", "bends", "cats"))
    return race.step == "turn" and on_board == tiles and (asked.move == "draw" or is_laying(asked.move))


def no_path(asked: Asked) -> bool:
    race = Race(asked)
    return race.step == "turn" and asked.move == "back" and race.paths[race.seat] == "-"


def off_board(asked: Asked, square: str) -> bool:
    return asked.move in (f"lift:{square}", f"cat:{square}") and not Race(asked).is_on_board(square_of(square))


def no_cat(asked: Asked, square: str) -> bool:
    race = Race(asked)
    is_there = asked.move == f"lift:{square}" and race.is_on_board(square_of(square))
    return race.step == "turn" and is_there and race.lies.get(square) != "cat"


def begun(asked: Asked, move: str, tile: str) -> bool:
    """The path has tiles, the move names a direction, and what should be written instead is legal."""
    race = Race(asked)
    is_named = move == asked.move and len(move) == 2 and move[0] in HEADINGS
    is_same = tile == move[1] or move[1] not in asked.legal
    return is_named and race.paths[race.seat] != "-" and tile in asked.legal and is_same


def which_way(asked: Asked, move: str, first: str, second: str, count: int) -> bool:
    """What should be written is legal: all ways to lay such a tile, or else some other one."""
    race = Race(asked)
    ways = sorted({first, second})
    alike = sorted(legal for legal in asked.legal if legal[-1] == move)
    right = set(ways) <= asked.legal and len(ways) == count and (ways == alike or not alike)
    return move == asked.move and race.paths[race.seat] == "-" and move in TURNS and right


def leaves(asked: Asked, heading: str, one: str, other: str) -> bool:
    race = Race(asked)
    exits = race.exits(race.seat)
    is_first = race.paths[race.seat] == "-" and asked.move[0] == heading and len(asked.move) == 2
    return is_first and sorted((one, other)) == sorted(exits) and heading not in exits


def taken(asked: Asked, square: str, what: str) -> bool:
    race = Race(asked)
    at = race.cat_square() if asked.move.startswith("cat:") else race.tile()[0]
    return name_of(at) == square and race.what(at) == what and what in ("cat", "cheese", "corner", "path")


def is_ahead(asked: Asked, ahead: str, what: str) -> bool:
    """The tile could lie there, but for what its open end would look at."""
    race = Race(asked)
    square, looks_at = race.tile()
    return race.what(square) == "empty" and race.what(looks_at) == what and name_of(looks_at) == ahead


def edge(asked: Asked, square: str) -> bool:
    at, ahead = Race(asked).tile()
    return name_of(at) == square and is_ahead(asked, name_of(ahead), "edge")


def cat_ahead(asked: Asked, ahead: str) -> bool:
    return is_ahead(asked, ahead, "cat")


def path_ahead(asked: Asked, ahead: str) -> bool:
    return is_ahead(asked, ahead, "path")


def corner_ahead(asked: Asked, ahead: str) -> bool:
    return is_ahead(asked, ahead, "corner")


def is_for_next(asked: Asked, at: Square, square: str, seat: str) -> bool:
    """Cats go to the seat that plays next, and this is it."""
    race = Race(asked)
    is_there = name_of(at) == square and race.is_on_board(at)
    return is_there and seat == race.next_seat() and asked.edition["cats_for"] == "next"


def side(asked: Asked, square: str, seat: str) -> bool:
    """Without the scent rule: another corner is nearer."""
    race = Race(asked)
    at = race.cat_square()
    is_next = is_for_next(asked, at, square, seat)
    return asked.setup.variant == "gentle" and is_next and not race.is_on_side(at, seat)


def side_or_scent(asked: Asked, square: str, seat: str) -> bool:
    """With the scent rule: another corner is nearer, and the cheese is not beside it."""
    race = Race(asked)
    at = race.cat_square()
    is_next = is_for_next(asked, at, square, seat)
    return asked.setup.variant == "scent" and is_next and not race.is_on_side(at, seat) and not race.is_scent(at)


def leader_side(asked: Asked, square: str, seat: str, count: int) -> bool:
    return asked.setup.variant == "gentle" and is_for_leaders(asked, square, seat, count)


def leader_side_or_scent(asked: Asked, square: str, seat: str, count: int) -> bool:
    is_scent = Race(asked).is_scent(square_of(square))
    return asked.setup.variant == "scent" and not is_scent and is_for_leaders(asked, square, seat, count)


def is_for_leaders(asked: Asked, square: str, seat: str, count: int) -> bool:
    """Cats go to the others with the most tiles: these many, this seat among them, and none has this square."""
    race = Race(asked)
    others = {other: len(path) for other, path in race.paths.items() if other != race.seat}
    leaders = [other for other, tiles in others.items() if tiles == max(others.values())]
    at = race.cat_square()
    is_there = name_of(at) == square and race.is_on_board(at)
    is_told = seat in leaders and count == len(leaders) and asked.edition["cats_for"] == "leader"
    return is_there and is_told and not any(race.is_on_side(at, leader) for leader in leaders)


def open_end(asked: Asked, square: str, seat: str) -> bool:
    race = Race(asked)
    at = race.cat_square()
    return name_of(at) == square and not race.is_scent(at) and seat in race.ends and race.ends[seat][0] == at


def last_exit(asked: Asked, square: str, seat: str) -> bool:
    """The seat has no tile, and of its two first squares only this one is empty."""
    race = Race(asked)
    at = race.cat_square()
    firsts = [beside(race.corners[seat], heading) for heading in race.exits(seat)]
    free = [first for first in firsts if race.what(first) == "empty"]
    return name_of(at) == square and race.paths[seat] == "-" and free == [at] and not race.is_scent(at)


CLAIMS: dict[str, Claim] = {
    "race.unreadable": unreadable,
    "race.unreadable-stay": unreadable_stay,
    "race.cats-stay": cats_stay,
    "race.undrawn": undrawn,
    "race.in-hand": in_hand,
    "race.other-tile": other_tile,
    "race.bag": bag,
    "race.no-path": no_path,
    "race.off-board": off_board,
    "race.no-cat": no_cat,
    "race.begun": begun,
    "race.which-way": which_way,
    "race.exit": leaves,
    "race.taken": taken,
    "race.edge": edge,
    "race.cat-ahead": cat_ahead,
    "race.path-ahead": path_ahead,
    "race.corner-ahead": corner_ahead,
    "race.side": side,
    "race.side-or-scent": side_or_scent,
    "race.leader-side": leader_side,
    "race.leader-side-or-scent": leader_side_or_scent,
    "race.open-end": open_end,
    "race.last-exit": last_exit,
}
POSITIONS = [
    (setup_of(2, edition=SPARE), "nrrl/- - r turn"),
    (setup_of(2), "es/ss - g lay.b"),
    (setup_of(2), "nrr/- - r lay.b"),
    (setup_of(2), "-/- b1 g cat"),
    (setup_of(2), "-/- b1 r lay.b"),
    (setup_of(2), "-/- b1 r turn"),
    (setup_of(2), "nsrr/- - r lay.b"),
    (setup_of(2), "nsr/- b4 r lay.b"),
    (setup_of(2), "ns/- - g cat"),
]


def goes_on(move: str) -> bool:
    """Who puts back what was laid never arrives."""
    return move not in ("pass", "back") and not move.startswith("lift:")


def tries(setup: Setup, position: str) -> list[str]:
    """All path tiles in all directions, all beginnings, and cats: on, beside and in front of what lies there."""
    race = Race(Asked(setup, position, "", frozenset()))
    squares = {square_of(name) for name in race.lies} | {end for end, _ in race.ends.values()}
    squares |= {beside(square, heading) for square in squares for heading in HEADINGS}
    names = sorted(name_of(square) for square in squares if min(square) > 0)
    if race.step != "cat":
        names = names[::9]
    cats = [f"{verb}:{name}" for name in (*names, "z9") for verb in ("cat", "lift")]
    tiles = [heading + tile for heading in ("", *HEADINGS) for tile in TURNS]
    return [*tiles, *BEGINNINGS, *cats, "cat:e05", "lift:", "cat:E5", "sl ", "nn"]
