"""Kitchen: what holds in every position of random matches."""

import random
from typing import Any

import pytest

from kasimir.core.game import CHOICE, OVER
from kasimir.core.setup import Setup
from kasimir.core.words import say
from tests.games.kitchen.positions import NAMES, SETUPS, random_match


class StepByStep:
    """The legal walks of a position, found square by square from its text."""

    def __init__(self, setup: Setup, text: str) -> None:
        floor, _, mice, self.cat, *_, self.forced, _, self.seat, self.step = text.split(" ")
        contents: Any = setup.edition.contents
        self.fronts = dict(zip("nesw", contents.holes, strict=True))
        self.mice = dict(zip("1234", mice.split(","), strict=True))
        self.printed, self.lies = self.by_square("/".join(contents.floor)), self.by_square(floor)

    @staticmethod
    def by_square(floor: str) -> dict[str, str]:
        rows = floor.split("/")[::-1]
        return {f"{'abcdefghi'[x]}{y}": sign for y, row in enumerate(rows, 1) for x, sign in enumerate(row)}

    def near(self, space: str, piece: str) -> set[str]:
        if space in self.fronts:
            return {self.fronts[space]}
        column, row = space[0], space[1]
        beside = {f"{chr(ord(column) + d)}{row}" for d in (-1, 1)} | {f"{column}{int(row) + d}" for d in (-1, 1)}
        squares = {square for square in beside if self.printed.get(square, "-") in (".xt" if piece == "c" else ".t")}
        return squares | {hole for hole in self.fronts if self.fronts[hole] == space and piece != "c"}

    def is_free(self, space: str, piece: str) -> bool:
        """Whether a walk may end there, but for the last mouse."""
        if piece == "c":
            return self.lies[space] != "C"
        others = [self.mice[mouse] for mouse in self.mice if mouse != piece]
        return space not in others and (space != self.cat or self.printed[space] != ".")

    def may_pass(self, space: str, piece: str) -> bool:
        meets = piece == "c" and space in self.mice.values() and self.printed[space] == "."
        return self.is_free(space, piece) and not meets

    def ends(self, piece: str, space: str, steps: int, left: str = "") -> set[str]:
        ahead = self.near(space, piece) - {left}
        if steps == 1:
            return {end for end in ahead if self.is_free(end, piece)}
        return {end for n in ahead if self.may_pass(n, piece) for end in self.ends(piece, n, steps - 1, space)}

    def walks(self) -> set[str]:
        steps = int(self.step.removeprefix("go."))
        free = [mouse for mouse in self.mice if self.mice[mouse] != "x"]
        if self.seat != "c":
            places = [(mouse, self.mice[mouse]) for mouse in free if self.forced in ("-", mouse)]
            return {f"{place}>{end}" for mouse, place in places for end in self.ends(mouse, place, steps)}
        kept_clear = self.fronts.get(self.mice[free[0]]) if len(free) == 1 else None
        return {f"{self.cat}>{end}" for end in self.ends("c", self.cat, steps) if end != kept_clear}


GO_STEPS = [f"go.{steps}" for steps in range(1, 6)]  # longer walks take their time, step by step


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_position_of_random_matches(setup: Setup) -> None:
    """Texts are read back, walks are right, no tile is lost, and one side wins."""
    contents: Any = setup.edition.contents
    for seed in range(3):
        for state in random_match(setup, seed):
            text = setup.text(state)
            assert setup.read(text) == state
            floor, *_, cheese, left, _, _, _, _, step = text.split(" ")
            counts = [int(count) for count in left.split(",")]
            assert sum(counts) == floor.count("#")
            assert int(cheese) + floor.count("C") + counts[0] == contents.cheeses
            moves = [option.text for option in setup.options(state)]
            assert len(set(moves)) == len(moves) <= setup.game.most_moves
            if step in GO_STEPS:
                assert set(moves) == StepByStep(setup, text).walks()
        if setup.kind(state) == OVER:
            assert setup.winners(state) in (["c"], list(setup.seats[1:]))


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_reasons_in_random_matches(setup: Setup) -> None:
    """Every illegal text has a reason with a message."""
    rng = random.Random(1)
    spaces = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 8)] + list("nesw")
    for state in random_match(setup, 9):
        if setup.kind(state) != CHOICE:
            continue
        origins = [option.text.split(">")[0] for option in setup.options(state)]
        for text in (f"{rng.choice(origins)}>{rng.choice(spaces)}", rng.choice(spaces)):
            reason = setup.why(state, text)
            if reason:
                assert say(reason.code, reason.args) != say(reason.code, reason.args, "rule") != reason.code
