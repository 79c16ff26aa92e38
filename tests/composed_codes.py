"""Codes of messages that the browser client puts together from parts."""

from collections.abc import Iterator
from typing import get_args

from kasimir.bots.characters import CAT_OF, CATS, MICE
from kasimir.bots.levels import levels_for
from kasimir.core import registry
from kasimir.core.opening import WAYS
from kasimir.protocol.base import Phrase

GAMES = registry.names()


def choices_of(name: str) -> dict[str, list[str]]:
    """The options of a new table, by kind."""
    game = registry.load(name)
    seats, sides = game.seats(game.players[-1]), game.opening.sides(game.players[-1])
    return {"variant": list(game.variants), "edition": game.editions(), "side": [seats[side[0]] for side in sides]}


def codes_of_openings(name: str) -> Iterator[str]:
    """The codes of a game's own ways to start, and of the options of its editions."""
    opening = registry.load(name).opening
    yield from (f"{name}.{what}-{way}" for way in opening.ways if way not in WAYS for what in ("first", "who", "asked"))
    for option in opening.options(registry.load(name).edition().contents):
        code = f"{name}.option-{option.replace('_', '-')}"
        yield from (code, f"{code}-value")


FAMILY = {
    "age": ("pictures", "reads", "grown"),
    "face": (
        *("flower", "cap", "tiger", "professor", "pirate", "queen", "bow", "cook"),
        *("party", "music", "bun", "magician", "sleepy", "moustache", "painter", "winter"),
    ),
    "fault": ("newer", "nobody", "not-ours"),
    "luck": ("kind", "fair", "teasing"),
    "result": ("won", "lost", "drawn"),
    "storage": ("blocked", "full"),
    "trophy": (
        *("first", "lesson", "all-games", "together", "cat-and-mouse", "comeback"),
        *("against-luck", "careful", "brave", "ten", "fifty"),
    ),
}
"""What the screens of the family tell apart."""

COMPOSED_IN_BROWSER = {
    *(f"{game}.about" for game in GAMES),
    *(f"web.level-{level}" for game in GAMES for level in levels_for(game)),
    *(f"reload.{reason}" for reason in ("updated", "incomplete")),
    *(f"web.phrase-{phrase}" for phrase in get_args(Phrase)),
    *(f"web.seat-{seat}" for seat in ("r", "b", "g", "y", "m", "c", "m1", "m2", "m3", "m4")),
    *(f"character.{one}" for one in {*MICE, *CATS, *(registry.load(game).cat for game in GAMES)} if one),
    *(f"character.about-{mouse}" for mouse in MICE),
    *(f"character.about-cat-{level}" for level in CAT_OF),
    *(f"web.react-{what}" for what in ("caught", "freed", "cheese", "missed", "won")),
    *(f"{game}.{what}-{one}" for game in GAMES for what, all_ in choices_of(game).items() if all_[1:] for one in all_),
    *(code for game in GAMES for code in codes_of_openings(game)),
    *(f"web.first-{way}" for way in WAYS),
    *(f"web.{what}-youngest" for what in ("who", "asked")),
    *(f"web.{what}{part}" for what in ("dice", "record") for part in ("", "-about", "-check")),
    *(f"family.{what}-{one}" for what, all_ in FAMILY.items() for one in all_),
    *(f"family.age-{age}-about" for age in FAMILY["age"]),
}
"""Codes that the browser client puts together: a language must have every one of them."""
