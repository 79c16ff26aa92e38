"""An independent, slow implementation of race from the rules page alone, on texts and sets of squares.

`answer` says of a position what `kasimir moves` says of it, None if it is no position.
"""

import re
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

Square = tuple[int, int]

COMPASS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
STEPS = {"lay.s": "s", "lay.b": "b", "cat": "c"}
SEATS = {2: "rg", 3: "rbg", 4: "rbgy"}


@dataclass(frozen=True)
class Table:
    """The board before the first turn, and the rules that an edition changes."""

    players: int
    variant: str
    columns: int = 13
    rows: int = 13
    straights: int = 50
    bends: int = 70
    cats: int = 44
    cats_for: str = "next"
    scent_wins: bool = False
    lift_cats: bool = True

    @property
    def seats(self) -> str:
        return SEATS[self.players]

    @property
    def squares(self) -> set[Square]:
        return {(x, y) for x in range(1, self.columns + 1) for y in range(1, self.rows + 1)}

    @property
    def cheese(self) -> Square:
        return (self.columns + 1) // 2, (self.rows + 1) // 2

    @property
    def scent(self) -> set[Square]:
        x, y = self.cheese
        return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {self.cheese}

    def corner(self, seat: str) -> Square:
        return {"r": (1, 1), "b": (1, self.rows), "g": (self.columns, self.rows), "y": (self.columns, 1)}[seat]

    def exits(self, seat: str) -> dict[str, Square]:
        """The squares beside a corner by their directions."""
        ways = {letter: beyond(self.corner(seat), step) for letter, step in COMPASS.items()}
        return {letter: square for letter, square in ways.items() if square in self.squares}

    def side(self, seat: str) -> set[Square]:
        """The squares to which no other corner is nearer."""
        own = self.corner(seat)
        corners = [self.corner(each) for each in self.seats]
        return {square for square in self.squares if all(far(square, own) <= far(square, one) for one in corners)}


def beyond(square: Square, step: Square) -> Square:
    return square[0] + step[0], square[1] + step[1]


def far(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def turned(step: Square, tile: str) -> Square:
    x, y = step
    return {"s": (x, y), "l": (-y, x), "r": (y, -x)}[tile]


def name(square: Square) -> str:
    return f"{'abcdefghijklmnopqrs'[square[0] - 1]}{square[1]}"


@dataclass(frozen=True)
class Position:
    """A position as its text has it, with the squares that follow from the paths."""

    table: Table
    paths: tuple[str, ...]
    cats: frozenset[Square]
    seat: str
    step: str

    def text(self) -> str:
        cats = ",".join(name(square) for square in sorted(self.cats)) or "-"
        return f"{'/'.join(self.paths)} {cats} {self.seat} {self.step}"

    def walk(self, seat: str) -> tuple[list[Square], Square | None]:
        """The squares of a path, and the one that its open end looks at."""
        path = self.paths[self.table.seats.index(seat)]
        if path == "-":
            return [], None
        step = COMPASS[path[0]]
        squares, ahead = [], beyond(self.table.corner(seat), step)
        for tile in path[1:]:
            squares.append(ahead)
            step = turned(step, tile)
            ahead = beyond(ahead, step)
        return squares, ahead

    def full(self) -> set[Square]:
        """The squares that are not empty."""
        table = self.table
        laid = {square for seat in table.seats for square in self.walk(seat)[0]}
        return laid | self.cats | {table.cheese} | {table.corner(seat) for seat in table.seats}

    def empty(self) -> set[Square]:
        return self.table.squares - self.full()

    def winners(self) -> list[str]:
        goals = {self.table.cheese} | (self.table.scent & self.empty() if self.table.scent_wins else set())
        return [seat for seat in self.table.seats if self.walk(seat)[1] in goals]

    def bag(self) -> dict[str, int]:
        tiles = "".join(path[1:] for path in self.paths)
        straights, table = tiles.count("s"), self.table
        left = {"b": table.bends - len(tiles) + straights, "c": table.cats - len(self.cats)}
        return left | {"s": table.straights - straights}

    def after(self, paths: tuple[str, ...] | None = None, cats: frozenset[Square] | None = None) -> str:
        """The position at the end of the turn."""
        seats = self.table.seats
        following = seats[(seats.index(self.seat) + 1) % len(seats)]
        new = replace(self, paths=paths or self.paths, cats=self.cats if cats is None else cats)
        return (
            replace(new, seat="-", step="over") if new.winners() else replace(new, seat=following, step="turn")
        ).text()

    def with_path(self, path: str) -> tuple[str, ...]:
        index = self.table.seats.index(self.seat)
        return (*self.paths[:index], path, *self.paths[index + 1 :])

    def laying(self, kind: str) -> dict[str, str]:
        """The ways to lay a path tile."""
        own = self.paths[self.table.seats.index(self.seat)]
        begun = own != "-"
        found = {}
        for heading in [""] if begun else self.table.exits(self.seat):
            for tile in "s" if kind == "s" else "lr":
                paths = self.with_path(own + tile if begun else heading + tile)
                (*_, last), ahead = replace(self, paths=paths).walk(self.seat)
                if last in self.empty() and ahead in self.empty() - {last} | {self.table.cheese}:
                    found[heading + tile] = self.after(paths)
        return found

    def catching(self) -> dict[str, str]:
        """The ways to lay a cat."""
        table, seats = self.table, self.table.seats
        others = [seat for seat in seats if seat != self.seat]
        lengths = {seat: len(self.walk(seat)[0]) for seat in others}
        if table.cats_for == "next":
            targets = [seats[(seats.index(self.seat) + 1) % len(seats)]]
        else:
            targets = [seat for seat in others if lengths[seat] == max(lengths.values())]
        allowed = {square for seat in targets for square in table.side(seat)}
        guarded = {ahead for seat in seats for ahead in [self.walk(seat)[1]] if ahead}
        for seat in seats:
            free = [square for square in table.exits(seat).values() if square in self.empty()]
            if not self.walk(seat)[0] and len(free) == 1:
                guarded |= set(free)
        places = allowed - guarded
        if table.variant == "scent":
            places = (allowed | table.scent) - (guarded - table.scent)
        return {f"cat:{name(square)}": self.after(cats=self.cats | {square}) for square in places & self.empty()}

    def fitting(self, kind: str) -> dict[str, str]:
        return self.catching() if kind == "c" else self.laying(kind)

    def next(self) -> dict[str, tuple[int, str]]:
        """What may come next: texts of moves or outcomes, with weight and position."""
        if self.step in STEPS:
            return {move: (1, text) for move, text in self.fitting(STEPS[self.step]).items()}
        if self.step == "bag":
            drawn = {kind: weight for kind, weight in self.bag().items() if weight}
            return {
                kind: (drawn[kind], replace(self, step=step).text() if self.fitting(kind) else self.after())
                for step, kind in STEPS.items()
                if kind in drawn
            }
        own = self.paths[self.table.seats.index(self.seat)]
        found = {"pass": self.after()}
        if any(self.bag().values()):
            found["draw"] = replace(self, step="bag").text()
        if own != "-":
            found["back"] = self.after(self.with_path(own[:-1] if len(own) > 2 else "-"))
        if self.table.lift_cats:
            found |= {f"lift:{name(cat)}": self.after(cats=self.cats - {cat}) for cat in self.cats}
        return {move: (1, text) for move, text in found.items()}

    def stands(self) -> bool:
        """Whether this can stand on a table: every tile on a square of its own, each open end as rules leave it."""
        table = self.table
        laid = [square for seat in table.seats for square in self.walk(seat)[0]]
        fixed = {table.cheese} | {table.corner(seat) for seat in table.seats}
        tiles = [*laid, *self.cats]
        if len(set(tiles)) < len(tiles) or not set(tiles) <= table.squares - fixed or min(self.bag().values()) < 0:
            return False
        return all(self.end_stands(seat) for seat in table.seats) and self.step_stands()

    def end_stands(self, seat: str) -> bool:
        """A tile is laid with its open end towards an empty square or the cheese; only others come there later."""
        table = self.table
        squares, ahead = self.walk(seat)
        if not ahead:
            return not set(table.exits(seat).values()) <= self.cats
        if ahead not in table.squares or ahead in squares or ahead in {table.corner(one) for one in table.seats}:
            return False
        return ahead not in self.cats or (table.variant == "scent" and ahead in table.scent)

    def step_stands(self) -> bool:
        won = self.winners()
        if won or (self.seat, self.step) == ("-", "over"):
            # A tile taken away may let several look at one scent square; otherwise the first winner ends the match.
            ends = {self.walk(seat)[1] for seat in won}
            alone = len(won) == 1 or (len(ends) == 1 and ends <= self.table.scent)
            return bool(won) and alone and (self.seat, self.step) == ("-", "over")
        if self.seat not in self.table.seats or self.step not in ("turn", "bag", *STEPS):
            return False
        if self.step == "bag":
            return any(self.bag().values())
        kind = STEPS.get(self.step)
        return not kind or (self.bag()[kind] > 0 and bool(self.fitting(kind)))


def read(table: Table, text: str) -> Position | None:
    """The position of a text; None if it is not written as one."""
    fields = text.split(" ")
    if len(fields) != 4:
        return None
    paths, cats = fields[0].split("/"), [] if fields[1] == "-" else fields[1].split(",")
    if len(paths) != table.players:
        return None
    for seat, path in zip(table.seats, paths, strict=True):
        if path != "-" and not re.fullmatch(f"[{''.join(table.exits(seat))}][slr]+", path):
            return None
    places = {name(square): square for square in table.squares}
    if not set(cats) <= set(places) or not all(places[one] < places[two] for one, two in pairwise(cats)):
        return None
    return Position(table, tuple(paths), frozenset(places[cat] for cat in cats), fields[2], fields[3])


def answer(table: Table, text: str) -> dict[str, Any] | None:
    """What `kasimir moves` says of a position; None if it is none."""
    position = read(table, text)
    if position is None or not position.stands():
        return None
    if position.step == "over":
        return {"position": text, "kind": "over", "seat": None, "next": [], "winners": position.winners()}
    chance = position.step == "bag"
    rows = [
        {"move": move, **({"weight": weight} if chance else {}), "position": following}
        for move, (weight, following) in sorted(position.next().items())
    ]
    return {"position": text, "kind": "chance" if chance else "choice", "seat": position.seat, "next": rows}
