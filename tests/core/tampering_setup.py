"""Kinds of tampering with the set-up in a record: game, rules, variant, edition, and how it was begun.

All of it is bound before the first roll, and every roll depends on it.
"""

import random

from kasimir.core.record import from_table
from tests.core.tampering import Table, Tampering, is_readable

OF_THE_SET_UP: list[Tampering] = []


def setup_tells(function: Tampering) -> Tampering:
    OF_THE_SET_UP.append(function)
    return function


@setup_tells
def way_to_start(table: Table, _: random.Random) -> bool:
    table["first"] = "youngest"
    return True


@setup_tells
def another_starter(table: Table, chance: random.Random) -> bool:
    """Told of a game in which another seat could have started: the same events are then somebody else's."""
    others = [seat for seat in from_table(table).setup.starters[1:] if seat != table.get("starter")]
    if not others or "start" in table:
        return False
    table["starter"] = chance.choice(others)
    return True


@setup_tells
def start_told(table: Table, _: random.Random) -> bool:
    """The first position of the game, told as that of another match."""
    if "start" in table:
        del table["start"]
        return True
    record = from_table(table)
    table["start"] = record.setup.text(record.begin().state)
    return True


@setup_tells
def another_start(table: Table, chance: random.Random) -> bool:
    """Told as if it had gone on from some position of the same match."""
    record = from_table(table)
    moments = record.replay().moments
    length = chance.randrange(1, len(moments))
    text = record.setup.text(moments[length].state)
    if text == table.get("start"):
        return False
    table["start"] = text
    return True


@setup_tells
def edition_default_left_out(table: Table, chance: random.Random) -> bool:
    """A value that would be the same without it."""
    values = table["edition"]["values"]
    for key in chance.sample(sorted(values), len(values)):
        fewer = {name: value for name, value in values.items() if name != key}
        if is_readable(table | {"edition": table["edition"] | {"values": fewer}}):
            del values[key]
            return True
    return False


@setup_tells
def order_in_the_edition(table: Table, _: random.Random) -> bool:
    """The same numbers in another order."""
    values = table["edition"]["values"]
    for key, value in values.items():
        other = (
            table | {"edition": table["edition"] | {"values": values | {key: value[::-1]}}}
            if isinstance(value, list)
            else table
        )
        if other != table and is_readable(other):
            values[key] = value[::-1]
            return True
    return False


@setup_tells
def edition_renamed(table: Table, _: random.Random) -> bool:
    table["edition"]["name"] = "classic" if table["edition"]["name"] != "classic" else "mine"
    return True


@setup_tells
def edition_value(table: Table, chance: random.Random) -> bool:
    """One number of the edition, under the old name, if the game allows it."""
    values = table["edition"]["values"]
    for key in chance.sample(sorted(values), len(values)):
        for step in (1, -1):
            changed = {key: values[key] + step} if isinstance(values[key], int) else {}
            other = table | {"edition": table["edition"] | {"values": values | changed}}
            if changed and is_readable(other):
                table["edition"]["values"] = values | changed
                return True
    return False


@setup_tells
def other_variant(table: Table, chance: random.Random) -> bool:
    variants = [each for each in from_table(table).setup.game.variants if each != table["variant"]]
    chance.shuffle(variants)
    for variant in variants:
        if is_readable(table | {"variant": variant}):
            table["variant"] = variant
            return True
    return False
