"""Characters: the names under which the computer plays at a table.

A character is an id, which logs and records keep. Its name is the message `character.<id>` of the catalogue, so that
everybody reads it in their own language. The cat of `hunt` has no character, because no player controls it.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from kasimir.bots.levels import BOTS, DEFAULT, GREEDY, PERFECT, RANDOM, levels_for
from kasimir.core.confusables import looks_of
from kasimir.core.game import AnyGame
from kasimir.core.record import Sitter
from kasimir.core.setup import Setup
from kasimir.core.words import in_all_languages

MICE_OF = {
    "kitten": ("pip", "mimi"),
    "easy": ("momo", "lola"),
    "normal": ("nino", "polly"),
    "hard": ("bruno", "nelly"),
    "master": ("tilda",),
    PERFECT: ("benno",),
}
"""The mice by level, weakest first: what they are said to be like fits how well they play."""
CAT_OF = {
    "kitten": "minka",
    "easy": "figaro",
    "normal": "luna",
    "hard": "samson",
    "master": "merlin",
    PERFECT: "romeo",
}
"""The cat of each level. A game may have a cat of its own, which plays at every level."""
MICE = tuple(mouse for mice in MICE_OF.values() for mouse in mice)
"""More than the seats of any table, so that there is always one whose name is free."""
CATS = tuple(CAT_OF.values())
LIKE = {RANDOM: "kitten", GREEDY: "easy"}
"""Bots that are no levels play under the names of a level."""
CAT_SEAT = "c"
LEVEL_PREFIX = "bot:"
"""An optional prefix of the level in a record."""


class Character(NamedTuple):
    """The characters of one bot during a series of matches: one for mice, one for the cat, because seats may change."""

    mouse: str
    cat: str = ""
    """Empty in games where nobody plays the cat."""

    def on(self, seat: str) -> str:
        """The character on a seat."""
        return self.cat if seat == CAT_SEAT else self.mouse


def choose(setup: Setup, level: str, others: Collection[str], people: Iterable[str], wanted: str = "") -> Character:
    """Choose the character of a bot: the wanted one, or one of its level.

    If a mouse is already at the table, or its name looks like that of a person there, the next one is taken.
    """
    looks = {look for name in people for look in looks_of(name)}
    level = LIKE.get(level, level)
    mice = from_first(MICE, wanted, MICE_OF[level][0])
    mouse = first_free([mouse for mouse in mice if mouse not in others], looks)
    if CAT_SEAT not in setup.seats:
        return Character(mouse)
    own = [setup.game.cat] if setup.game.cat else []
    return Character(mouse, first_free(own + from_first(CATS, wanted, CAT_OF[level]), looks))


def cast(setup: Setup) -> dict[str, str]:
    """The characters by seat if the computer plays all of them."""
    found: dict[str, Character] = {}
    for seat in setup.seats:
        found[seat] = choose(setup, DEFAULT, {other.mouse for other in found.values()}, [])
    return {seat: character.on(seat) for seat, character in found.items()}


def from_first(characters: Sequence[str], wanted: str, first: str) -> list[str]:
    """The wanted character if it is one of these, then the others, weakest first, from a certain one on."""
    index = characters.index(first)
    found = [*characters[index:], *characters[:index]]
    return sorted(found, key=lambda one: one != wanted)


def mice_of(game: AnyGame) -> dict[str, list[str]]:
    """The mice of each level of a game."""
    return {level: list(MICE_OF[level]) for level in levels_for(game.name)}


def cats_of(game: AnyGame) -> dict[str, str]:
    """The cat of each level, in games where somebody plays it."""
    if CAT_SEAT not in game.seats(game.players[0]):
        return {}
    return {level: game.cat or CAT_OF[level] for level in levels_for(game.name)}


def first_free(characters: Sequence[str], looks: set[str]) -> str:
    """The first character whose name is free."""
    return next((one for one in characters if looks.isdisjoint(looks_of_character(one))), characters[0])


@cache
def names_of(character: str) -> frozenset[str]:
    """The names of a character in all languages."""
    return frozenset(in_all_languages(f"character.{character}"))


@cache
def looks_of_character(character: str) -> frozenset[str]:
    """The skeletons of its names, to find names that look alike."""
    return frozenset(look for name in names_of(character) for look in looks_of(name))


def with_characters(setup: Setup, sitters: Sequence[Sitter]) -> list[Sitter]:
    """The players of a match; bots without a character, as in older records, get one."""
    people = [sitter.name for sitter in sitters if not is_nameless(sitter)]
    known = {*MICE, *CATS, setup.game.cat}
    found: list[Sitter] = []
    for seat, sitter in zip(setup.seats, sitters, strict=True):
        character = sitter.character if is_nameless(sitter) and sitter.character in known else ""
        if is_nameless(sitter) and not character:
            others = {other.character for other in [*sitters, *found]}
            character = choose(setup, level_of(sitter), others, people).on(seat)
        found.append(replace(sitter, character=character))
    return found


def is_nameless(sitter: Sitter) -> bool:
    """Whether this is a built-in bot of some level; other programs have names of their own."""
    return sitter.kind == "bot" and level_of(sitter) in BOTS


def level_of(sitter: Sitter) -> str:
    """The level of a bot in a record."""
    return sitter.name.removeprefix(LEVEL_PREFIX)
