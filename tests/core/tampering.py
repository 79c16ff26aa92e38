"""Ways to tamper with the record of a finished match, each a function that changes the parsed file.

A function returns False if it cannot be applied to this record. `finish` recomputes the hashes,
as a forger would who has read docs/records.md.
"""

import random
from collections.abc import Callable
from typing import Any

from kasimir.core.errors import KasimirError
from kasimir.core.record import from_table
from tests.helpers import secret

Table = dict[str, Any]
Tampering = Callable[[Table, random.Random], bool]
ABANDONED = {"winners": [], "reason": "abandoned"}
BY_HASH_ALONE: list[Tampering] = []
"""These leave a legal match with the same dice, so only hashes reveal them."""
BY_RULES: list[Tampering] = []
"""These break a rule, a roll, or the commitment made before the first roll."""
OF_THE_SET_UP: list[Tampering] = []
"""Those of them that change the set-up."""


def hashes_tell(function: Tampering) -> Tampering:
    BY_HASH_ALONE.append(function)
    return function


def rules_tell(function: Tampering) -> Tampering:
    BY_RULES.append(function)
    return function


def setup_tells(function: Tampering) -> Tampering:
    OF_THE_SET_UP.append(function)
    return rules_tell(function)


def finish(table: Table) -> None:
    """Recompute commitment and closing hash."""
    record = from_table(table)
    record.commitment = table["dice"]["commitment"] = record.true_commitment()
    table["closing"] = record.true_closing()


def choices_of(table: Table) -> list[tuple[int, list[str]]]:
    """The choices that had alternatives, each with the other legal choices."""
    record = from_table(table)
    match, found = record.begin(), []
    for index, event in enumerate(record.events):
        if not match.is_chance():
            others = [option.text for option in match.options() if option.text != event]
            found += [(index, others)] if others else []
        match.play(event)
    return found


# Revealed only by hashes


@hashes_tell
def last_choice_changed(table: Table, chance: random.Random) -> bool:
    """The last choice, if there was no roll after it."""
    index, others = (choices_of(table) or [(0, [])])[-1]
    return index == len(table["events"]) - 1 and any(other_choice(table, index, other) for other in others)


@hashes_tell
def any_choice_changed(table: Table, chance: random.Random) -> bool:
    """Any choice, if everything after it still follows from the rules and the dice."""
    choices = choices_of(table)
    tries = chance.sample(choices, min(len(choices), 8))
    return any(other_choice(table, index, chance.choice(others)) for index, others in tries)


def other_choice(table: Table, index: int, other: str) -> bool:
    """Replace a choice, and the result accordingly; False if the later events would no longer be legal."""
    events = [*table["events"][:index], other, *table["events"][index + 1 :]]
    try:
        result = from_table(table | {"events": events}).replay().result
    except KasimirError:
        return False
    table["events"] = events
    table["result"] = {"winners": result.winners, "reason": result.reason} if result else ABANDONED
    return "places" not in table


@hashes_tell
def cut_short(table: Table, chance: random.Random) -> bool:
    length = chance.randrange(len(table["events"]))
    table["events"], table["result"] = table["events"][:length], ABANDONED
    if "places" in table:
        table["places"] = table["places"][:length]
    return True


@hashes_tell
def last_event_dropped(table: Table, _: random.Random) -> bool:
    table["events"].pop()
    if "places" in table:
        table["places"].pop()
    table["result"] = ABANDONED
    return True


@hashes_tell
def one_name(table: Table, chance: random.Random) -> bool:
    chance.choice(table["seats"])["name"] = "Zorro"
    return True


@hashes_tell
def names_swapped(table: Table, chance: random.Random) -> bool:
    one, other = chance.sample(table["seats"], 2)
    one["name"], other["name"] = other["name"], one["name"]
    return True


@hashes_tell
def another_character(table: Table, chance: random.Random) -> bool:
    """Another character for the computer."""
    bots = [seat for seat in table["seats"] if seat["kind"] == "bot"]
    if bots:
        chance.choice(bots)["character"] = "romeo"
    return bool(bots)


@hashes_tell
def a_letter_case(table: Table, chance: random.Random) -> bool:
    seat = chance.choice(table["seats"])
    seat["name"] = seat["name"].swapcase()
    return True


@hashes_tell
def hidden_places_dropped(table: Table, _: random.Random) -> bool:
    return table.pop("places", None) is not None


# Revealed by rules, dice or set-up


@rules_tell
def closing_forged(table: Table, chance: random.Random) -> bool:
    table["closing"] = secret(chance.random())
    return True


@rules_tell
def closing_dropped(table: Table, _: random.Random) -> bool:
    table["closing"] = None
    return True


@rules_tell
def result_dropped(table: Table, _: random.Random) -> bool:
    table["result"] = None
    return True


@rules_tell
def result_kept_open(table: Table, _: random.Random) -> bool:
    """As if the match were unfinished. For an abandoned match that is no forgery: it could have been saved earlier."""
    was_abandoned = table["result"] == ABANDONED
    table["result"] = table["closing"] = None
    return not was_abandoned


@rules_tell
def other_winner(table: Table, chance: random.Random) -> bool:
    told = table["result"]["winners"]
    others = [seat["seat"] for seat in table["seats"] if [seat["seat"]] != told]
    table["result"] = {"winners": [chance.choice(others)], "reason": "won"}
    return True


@rules_tell
def called_abandoned(table: Table, _: random.Random) -> bool:
    table["result"] = ABANDONED
    return True


@rules_tell
def illegal_event(table: Table, chance: random.Random) -> bool:
    table["events"][chance.randrange(len(table["events"]))] = "nothing of the kind"
    return True


@rules_tell
def event_after_the_end(table: Table, _: random.Random) -> bool:
    table["events"].append(table["events"][-1])
    return True


@rules_tell
def commitment_forged(table: Table, chance: random.Random) -> bool:
    table["dice"]["commitment"] = secret(chance.random())
    return True


@rules_tell
def seed_forged(table: Table, chance: random.Random) -> bool:
    table["dice"]["seed"] = secret(chance.random())
    return True


@rules_tell
def seed_kept_back(table: Table, _: random.Random) -> bool:
    table["dice"]["seed"] = None
    return True


@rules_tell
def entropy_forged(table: Table, chance: random.Random) -> bool:
    chance.choice(table["seats"])["entropy"] = secret(chance.random())
    return True


@rules_tell
def entropies_swapped(table: Table, chance: random.Random) -> bool:
    one, other = chance.sample(table["seats"], 2)
    one["entropy"], other["entropy"] = other["entropy"], one["entropy"]
    return True


@rules_tell
def person_for_bot(table: Table, chance: random.Random) -> bool:
    seat = chance.choice(table["seats"])
    seat["kind"] = "bot" if seat["kind"] == "person" else "person"
    return True


@rules_tell
def other_rules_version(table: Table, _: random.Random) -> bool:
    table["rules"] += 1
    return True


@setup_tells
def way_to_start(table: Table, _: random.Random) -> bool:
    table["first"] = "youngest"
    return True


@setup_tells
def another_starter(table: Table, chance: random.Random) -> bool:
    """Another starter, in games where several seats may start: the same events then belong to other seats."""
    others = [seat for seat in from_table(table).setup.starters[1:] if seat != table.get("starter")]
    if not others or "start" in table:
        return False
    table["starter"] = chance.choice(others)
    return True


@setup_tells
def start_told(table: Table, _: random.Random) -> bool:
    """The game's first position, given as the position of another match."""
    if "start" in table:
        del table["start"]
        return True
    record = from_table(table)
    table["start"] = record.setup.text(record.begin().state)
    return True


@setup_tells
def edition_renamed(table: Table, _: random.Random) -> bool:
    table["edition"]["name"] = "classic" if table["edition"]["name"] != "classic" else "mine"
    return True


@setup_tells
def edition_value(table: Table, chance: random.Random) -> bool:
    """One number of the edition, with the name unchanged, if the result is valid."""
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


@rules_tell
def something_added(table: Table, _: random.Random) -> bool:
    table["remark"] = "the cat cheated"
    return True


@rules_tell
def older_format(table: Table, _: random.Random) -> bool:
    """The first format proves less, but its dice differ."""
    table["kasimir"] = 1
    del table["closing"]
    return True


def is_readable(table: Table) -> bool:
    try:
        from_table(table)
    except KasimirError:
        return False
    return True
