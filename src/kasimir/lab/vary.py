"""Variations: keys of an edition, and the other choices of a set-up.

traps=4..10      from 4 to 10; for a list of numbers its length, with the same spacing as the present one
traps=4..10:2    the same in steps of 2
mice=2,4         these values
die=[1,2]|[1,3]  these lists
variant=scent,gentle   players=2..4   edition=classic,three   cats_for=next,leader   lift_cats=true,false
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from kasimir.core import registry
from kasimir.core.edition import DEFAULT, Edition, OneOf, Refused, Value, Whole, Wholes, from_values, schema
from kasimir.core.errors import EditionError, UsageError
from kasimir.core.game import AnyGame
from kasimir.core.setup import Setup

SETUP_KEYS = ("edition", "variant", "players")
"""What can be varied in addition to the keys of an edition."""
MOST_POINTS = 2000
RANGE = re.compile(r"(\d{1,9})\.\.(\d{1,9})(?::(\d{1,9}))?")
LONG = 3
"""Lists with more entries are too long for a label."""
OWN = "own"
"""The name of an edition that differs from the one it was made from."""


@dataclass(frozen=True)
class Base:
    """The set-up that variations start from, as given on the command line."""

    game: AnyGame
    edition: str
    variant: str
    players: int
    read: dict[str, Edition[Any]] = field(default_factory=dict, compare=False, repr=False)
    """Editions by name, each read once: a search requests them thousands of times."""

    def edition_named(self, name: str) -> Edition[Any]:
        """An edition of the game, or one from a file."""
        if name not in self.read:
            self.read[name] = self.game.edition(name)
        return self.read[name]

    def values(self) -> dict[str, Any]:
        """The values of the edition to start from."""
        return self.edition_named(self.edition).values()


def base_of(game: str, edition: str | None, variant: str | None, players: int | None) -> Base:
    """The base from the user's options and the game's defaults."""
    found = registry.load(game)
    return Base(found, edition or DEFAULT, variant or found.variants[0], players or found.players[0])


@dataclass(frozen=True)
class Vary:
    """One key that is varied, and all its values."""

    key: str
    options: tuple[Any, ...]


@dataclass(frozen=True)
class Point:
    """One of the set-ups that result from variations, and what was varied in it."""

    changes: tuple[tuple[str, Any], ...]
    setup: Setup

    def label(self) -> str:
        """Text such as `traps[4] mice=2`; for a long list only its length."""
        return " ".join(map(change_text, *zip(*self.changes, strict=True))) if self.changes else self.setup.edition.name


def change_text(key: str, value: Any) -> str:
    """A change as text."""
    is_long = isinstance(value, list) and len(value) > LONG
    return f"{key}[{len(value)}]" if is_long else f"{key}={shown(value)}"


def shown(value: Any) -> str:
    """A value as text without spaces."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


# Parsing


def parse_vary(base: Base, text: str) -> Vary:
    """Parse `KEY=WHAT`; errors name what can be varied."""
    key, sign, what = text.partition("=")
    known = schema(base.game.contents)
    if not sign or key not in (*known, *SETUP_KEYS):
        raise UsageError("balance.vary-unknown", found=text, keys=", ".join([*known, *SETUP_KEYS]))
    found = RANGE.fullmatch(what)
    if key in ("edition", "variant") or isinstance(known.get(key), OneOf):
        options: Sequence[Any] = what.split(",")
    elif found:
        options = whole_range(text, found)
    else:
        options = [parse_option(text, option) for option in what.split("|" if "[" in what else ",")]
    return Vary(key, tuple(options) if key in SETUP_KEYS else tuple(read_options(base, text, known[key], options)))


def whole_range(text: str, found: re.Match[str]) -> list[int]:
    """The numbers of a range such as `4..10:2`."""
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if high < low or step == 0 or (high - low) // step >= MOST_POINTS:
        raise UsageError("balance.vary-range", found=text, most=MOST_POINTS)
    return list(range(low, high + 1, step))


def parse_option(text: str, option: str) -> Any:
    """Parse one value: a number or a list, written as in an edition file."""
    try:
        return json.loads(option)
    except ValueError:
        raise UsageError("balance.vary-value", found=text) from None


def read_options(base: Base, text: str, value: Value, options: Sequence[Any]) -> Iterator[Any]:
    """Convert the options to edition values, each checked against the limits of its key."""
    key = text.partition("=")[0]
    present = base.values()[key]
    for option in options:
        if type(option) is int and not isinstance(value, Whole):
            raise UsageError("balance.vary-words", found=text, key=key)
        spread_out = isinstance(value, Wholes) and isinstance(option, int)
        wanted = resized(present, option) if spread_out else option
        try:
            value.read(key, wanted)
        except Refused as refused:
            raise EditionError(refused.code, where=f"--vary {key}", **refused.args_by_name) from None
        yield wanted


def resized(numbers: Sequence[int], length: int) -> list[int]:
    """A list of another length with the same spacing."""
    last = len(numbers) - 1
    if length == 1 or last < 1:
        return [numbers[last // 2]] * length if numbers else []
    places = [index * last / (length - 1) for index in range(length)]
    return [round(numbers[int(at)] + (at % 1) * (numbers[min(int(at) + 1, last)] - numbers[int(at)])) for at in places]


# Building set-ups


def points_of(base: Base, varied: Sequence[Vary], fill: str | None) -> tuple[list[Point], list[EditionError]]:
    """Every valid combination, and why the others are invalid; raises an error if none is valid."""
    size = 1
    for vary in varied:
        size *= len(vary.options)
    if size > MOST_POINTS:
        raise UsageError("balance.vary-many", found=size, most=MOST_POINTS)
    points, refusals = [], []
    for options in product(*(vary.options for vary in varied)):
        changes = {vary.key: option for vary, option in zip(varied, options, strict=True)}
        try:
            points.append(make_point(base, changes, fill))
        except EditionError as error:
            refusals.append(error)
    if not points:
        raise refusals[0]
    return points, refusals


def make_point(base: Base, changes: dict[str, Any], fill: str | None = None) -> Point:
    """The set-up with these changes.

    The key `fill` changes as little as necessary; `EditionError` if nothing is valid.
    """
    game = base.game
    edition = base.edition_named(changes.get("edition", base.edition))
    variant, players = changes.get("variant", base.variant), changes.get("players", base.players)
    own = {key: value for key, value in changes.items() if key not in SETUP_KEYS}
    if not own:
        return Point(tuple(changes.items()), Setup(game, edition, variant, players))
    refusal: EditionError | None = None
    values = edition.values()
    for extra in fillings(game, values, fill):
        try:
            made = from_values(game.contents, OWN, values | extra | own, {})
            return Point(tuple((changes | extra).items()), Setup(game, made, variant, players))
        except Refused as refused:
            where = f"{' '.join(map(change_text, own, own.values()))}: {refused.key}"
            refusal = refusal or EditionError(refused.code, where=where, **refused.args_by_name)
    assert refusal is not None  # the first filling changes nothing
    raise refusal


def fillings(game: AnyGame, values: dict[str, Any], fill: str | None) -> Iterator[dict[str, int]]:
    """Values of the compensating key: the present one first, then the nearest."""
    yield {}
    if fill is None:
        return
    limits = schema(game.contents).get(fill)
    if not isinstance(limits, Whole) or isinstance(limits, Wholes):
        raise UsageError("balance.fill", key=fill, keys=", ".join(whole_keys(game)))
    yield from (
        {fill: value}
        for value in sorted(range(limits.low, limits.high + 1), key=lambda value: abs(value - values[fill]))
    )


def whole_keys(game: AnyGame) -> list[str]:
    """The keys that contain one whole number."""
    return [
        key
        for key, value in schema(game.contents).items()
        if isinstance(value, Whole) and not isinstance(value, Wholes)
    ]


def as_toml(values: dict[str, Any]) -> str:
    """The values of an edition in TOML."""
    return "".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items())
