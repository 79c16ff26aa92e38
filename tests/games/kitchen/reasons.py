"""What each reason of kitchen claims, by its page."""

from collections.abc import Collection

from kasimir.core.setup import Setup
from tests.games.illegal_moves import Asked, Claim
from tests.games.kitchen.positions import START, TWO, at

HOLES = "nesw"


class Kitchen:
    """A position, with spaces by their names."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        floor, _, mice, self.cat, _, _, _, self.forced, _, self.seat, self.step = asked.fields
        rows = floor.split("/")[::-1]
        self.signs = {f"{chr(97 + x)}{y}": sign for y, row in enumerate(rows, 1) for x, sign in enumerate(row)}
        printed = "".join(reversed(asked.edition["floor"]))
        self.table = {square for square, sign in zip(self.signs, printed, strict=True) if sign != "."}
        self.mice = {str(mouse): space for mouse, space in enumerate(mice.split(","), 1) if space != "x"}
        self.fronts = dict(zip(HOLES, asked.edition["holes"], strict=True))
        self.origin, _, self.end = asked.move.partition(">")

    def mouse_on(self, space: str) -> str:
        return next((mouse for mouse, place in self.mice.items() if place == space), "")

    def near(self, space: str) -> list[str]:
        """The spaces one step away, for this side."""
        if space in HOLES:
            return [self.fronts[space]]
        x, y = ord(space[0]), int(space[1])
        squares = [f"{chr(x + dx)}{y + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        if self.seat == "c":
            return [square for square in squares if square in self.signs]
        holes = [hole for hole, front in self.fronts.items() if front == space]
        return [square for square in squares if self.signs.get(square, "x") != "x"] + holes

    def ends(self, steps: int, shut: Collection[str] = (), *, back: bool = False) -> set[str]:
        """Where a walk from the origin can end that passes through no shut space and, unless told, never steps back."""
        walks = {("", self.origin)}
        for left in range(steps - 1, -1, -1):
            walks = {
                (here, there)
                for before, here in walks
                for there in self.near(here)
                if (back or there != before) and (left == 0 or there not in shut)
            }
        return {end for _, end in walks}

    def in_the_way(self) -> set[str]:
        """Where this side's piece cannot pass: mice and cheese for the cat, anybody else for a mouse."""
        if self.seat == "c":
            return {place for place in self.mice.values() if place not in self.table} | self.cheeses()
        cat = {self.cat} - self.table
        return (set(self.mice.values()) | cat) - {self.origin}

    def cheeses(self) -> set[str]:
        return {square for square, sign in self.signs.items() if sign == "C"}

    def is_walk(self, steps: int, origin: str, space: str) -> bool:
        """Whether the seat tries to walk so many steps with a piece of its own."""
        is_own = self.cat == origin if self.seat == "c" else self.mouse_on(origin) != ""
        numbers = [f"go.{steps}", *(f"bonus.{piece}.{steps}" for piece in "c1234")]
        return is_own and self.step in numbers and (self.origin, self.end) == (origin, space)


def is_space_name(name: str) -> bool:
    return name in tuple(HOLES) or (len(name) == 2 and "a" <= name[0] <= "z" and "1" <= name[1] <= "9")


def unreadable(asked: Asked, move: str) -> bool:
    names = move.split(">")
    return move == asked.move and (len(names) > 2 or not all(map(is_space_name, names)))


def nowhere(asked: Asked, space: str) -> bool:
    return space in asked.move.split(">") and space not in (*Kitchen(asked).signs, *HOLES)


def place(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.step == "place" and asked.move == space not in kitchen.table


def place_first(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.step == "place" and kitchen.end != "" and kitchen.origin == space and asked.legal == kitchen.table


def fork_first(asked: Asked, mouse: int) -> bool:
    kitchen = Kitchen(asked)
    can_take = asked.legal <= kitchen.cheeses() and bool(asked.legal)
    return kitchen.step == f"fork.{mouse}" and kitchen.end != "" and can_take


def fork_cat(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.step.startswith("fork") and asked.move == space == kitchen.cat and space in kitchen.cheeses()


def fork_none(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.step.startswith("fork") and asked.move == space not in kitchen.cheeses()


def one_space(asked: Asked, space: str) -> bool:
    return asked.move == space and all(">" in move for move in asked.legal)


def empty(asked: Asked, space: str) -> bool:
    """Neither the cat nor a mouse is there, so none of either side."""
    kitchen = Kitchen(asked)
    return kitchen.origin == space != kitchen.cat and kitchen.mouse_on(space) == ""


def not_your_mouse(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat == "c" and kitchen.origin == space != kitchen.cat and kitchen.mouse_on(space) != ""


def not_your_cat(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat != "c" and kitchen.origin == space == kitchen.cat and kitchen.mouse_on(space) == ""


def is_only_mouse(asked: Asked, mouse: int, space: str) -> bool:
    """Only this mouse may go, and it is there, and another one was tried."""
    kitchen = Kitchen(asked)
    is_there = kitchen.mice[str(mouse)] == space != kitchen.origin and kitchen.mouse_on(kitchen.origin) != ""
    return is_there and kitchen.seat != "c" and {move.split(">")[0] for move in asked.legal} == {space}


def forced(asked: Asked, mouse: int, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.forced == str(mouse) and kitchen.step.startswith("go.") and is_only_mouse(asked, mouse, space)


def same_mouse(asked: Asked, mouse: int, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.step.startswith((f"bonus.{mouse}", f"arrow.{mouse}")) and is_only_mouse(asked, mouse, space)


def is_arrow_to(asked: Asked, space: str) -> bool:
    """An arrow should lead there."""
    kitchen = Kitchen(asked)
    return kitchen.step.startswith("arrow") and kitchen.end == space


def arrow_hole(asked: Asked, space: str) -> bool:
    return is_arrow_to(asked, space) and space in HOLES


def arrow_stay(asked: Asked, space: str) -> bool:
    return is_arrow_to(asked, space) and Kitchen(asked).origin == space


def arrow_cheese(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return is_arrow_to(asked, space) and kitchen.seat != "c" and space in kitchen.cheeses()


def cat_hole(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat == "c" and kitchen.end == space in HOLES


def cheese(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat == "c" and kitchen.end == space in kitchen.cheeses()


def last_mouse(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    fronts = [kitchen.fronts.get(hole) for hole in kitchen.mice.values()]
    return kitchen.seat == "c" and kitchen.end == space and fronts == [space]


def leg(asked: Asked, space: str) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat != "c" and kitchen.end == space and kitchen.signs.get(space) == "x"


def cat_there(asked: Asked, space: str) -> bool:
    """The cat on the table would be in nobody's way."""
    kitchen = Kitchen(asked)
    return kitchen.seat != "c" and kitchen.end == space == kitchen.cat and space not in kitchen.table


def mouse_there(asked: Asked, space: str, mouse: int) -> bool:
    kitchen = Kitchen(asked)
    return kitchen.seat != "c" and kitchen.mice[str(mouse)] == space == kitchen.end != kitchen.origin


def blocked(asked: Asked, steps: int, origin: str, space: str) -> bool:
    """Some walk leads there over empty floor, but none past the others."""
    kitchen = Kitchen(asked)
    free, passing = kitchen.ends(steps), kitchen.ends(steps, kitchen.in_the_way())
    return kitchen.seat != "c" and kitchen.is_walk(steps, origin, space) and space in free - passing


def blocked_cat(asked: Asked, steps: int, origin: str, space: str) -> bool:
    kitchen = Kitchen(asked)
    free, passing = kitchen.ends(steps), kitchen.ends(steps, kitchen.in_the_way())
    return kitchen.seat == "c" and kitchen.is_walk(steps, origin, space) and space in free - passing


def back(asked: Asked, steps: int, origin: str, space: str) -> bool:
    """Only walks that step back lead there, even over empty floor."""
    kitchen = Kitchen(asked)
    only = kitchen.ends(steps, back=True) - kitchen.ends(steps)
    return kitchen.is_walk(steps, origin, space) and space in only


def exact(asked: Asked, steps: int, origin: str, space: str) -> bool:
    """Not even by stepping back."""
    kitchen = Kitchen(asked)
    return kitchen.is_walk(steps, origin, space) and space not in kitchen.ends(steps, back=True)


CLAIMS: dict[str, Claim] = {
    "kitchen.unreadable": unreadable,
    "kitchen.nowhere": nowhere,
    "kitchen.place": place,
    "kitchen.place-first": place_first,
    "kitchen.fork-first": fork_first,
    "kitchen.fork-cat": fork_cat,
    "kitchen.fork-none": fork_none,
    "kitchen.one-space": one_space,
    "kitchen.empty": empty,
    "kitchen.not-your-mouse": not_your_mouse,
    "kitchen.not-your-cat": not_your_cat,
    "kitchen.forced": forced,
    "kitchen.same-mouse": same_mouse,
    "kitchen.arrow-hole": arrow_hole,
    "kitchen.arrow-stay": arrow_stay,
    "kitchen.arrow-cheese": arrow_cheese,
    "kitchen.cat-hole": cat_hole,
    "kitchen.cheese": cheese,
    "kitchen.last-mouse": last_mouse,
    "kitchen.leg": leg,
    "kitchen.cat-there": cat_there,
    "kitchen.mouse-there": mouse_there,
    "kitchen.blocked": blocked,
    "kitchen.blocked-cat": blocked_cat,
    "kitchen.back": back,
    "kitchen.exact": exact,
}
POSITIONS = [
    (TWO, START),
    (TWO, at("a1,b1,x,n", "d4", "0,0 - m1 m1 go.2", lies="Cg6")),
    (TWO, at("a1,x,x,x", "d5", "0,0 - m1 m1 fork.1", lies="Ca2 Cd5")),
    (TWO, at("a1,g1,x,x", "d4", "0,0 2 m1 m1 go.1")),
    (TWO, at("x,x,x,s", "d2", "0,0 - m1 c go.1")),
    (TWO, at("x,x,x,s", "a2", "0,0 - m1 c arrow.c", lies="Cb2")),
    (TWO, at("a1,g1,x,x", "a2", "0,0 - m1 m1 arrow.2", lies="Ca2 Cb2")),
    (TWO, at("a1,b3,x,n", "a2", "0,0 - m1 c go.2", lies="Cb2 Ca4")),
]


def tries(setup: Setup, position: str) -> list[str]:
    """From every piece, and from a space without one, to everywhere; and single spaces."""
    kitchen = Kitchen(Asked(setup, position, "", frozenset()))
    spaces = [*kitchen.signs, *HOLES, "z9"]
    pieces = [kitchen.cat] if kitchen.seat == "c" else [*kitchen.mice.values()]
    walks = [f"{origin}>{end}" for origin in pieces if origin != "-" for end in spaces]
    others = [f"{origin}>{end}" for origin in (*kitchen.mice.values(), kitchen.cat, "b2", "i9") for end in ("a1", "n")]
    single = spaces if kitchen.step.startswith(("place", "fork")) else spaces[::9]
    return [*walks, *others, *single, "n>", ">n", "a1>b1>c1", "a10", "A1>a2", "a1 > a2"]
