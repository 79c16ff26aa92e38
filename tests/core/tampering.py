"""Ways to tamper with the record of a finished match, each a function that changes the parsed file.

A function returns False if it cannot be applied to this record. `finish` recomputes the hashes,
as a forger would who has read docs/records.md.
"""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from kasimir.core.errors import KasimirError
from kasimir.core.match import undo_count
from kasimir.core.record import from_table
from tests.helpers import secret

Table = dict[str, Any]
Tampering = Callable[[Table, random.Random], bool]
ABANDONED = {"winners": [], "reason": "abandoned"}
BY_HASH_ALONE: list[Tampering] = []
"""These leave a legal match with the same dice, so only hashes reveal them."""
BY_RULES: list[Tampering] = []
"""These break a rule, a roll, or the commitment made before the first roll."""


def hashes_tell(function: Tampering) -> Tampering:
    BY_HASH_ALONE.append(function)
    return function


def rules_tell(function: Tampering) -> Tampering:
    BY_RULES.append(function)
    return function


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
        if not (match.is_chance() or undo_count(event)):
            others = [option.text for option in match.options() if option.text != event]
            found += [(index, others)] if others else []
        match.follow(event)
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
    table["result"] = {"winners": list(result.winners), "reason": result.reason} if result else ABANDONED
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
def other_entropies_after_no_roll(table: Table, chance: random.Random) -> bool:
    """In a match without rolls nothing follows from what a person added to the dice."""
    people = [seat for seat in table["seats"] if seat["kind"] == "person"]
    if not people or table["game"] != "discs":
        return False
    chance.choice(people)["entropy"] = secret(chance.random())
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
def events_swapped(table: Table, chance: random.Random) -> bool:
    """Two neighbours that differ, if that is not another match by the rules and the dice."""
    events = table["events"]
    pairs = [index for index, (one, other) in enumerate(pairwise(events)) if one != other]
    if not pairs:
        return False
    index = chance.choice(pairs)
    events[index : index + 2] = events[index + 1], events[index]
    return True


@rules_tell
def event_twice(table: Table, chance: random.Random) -> bool:
    index = chance.randrange(len(table["events"]))
    table["events"].insert(index, table["events"][index])
    return True


@rules_tell
def event_left_out(table: Table, chance: random.Random) -> bool:
    del table["events"][chance.randrange(len(table["events"]))]
    return True


@rules_tell
def players_swapped(table: Table, chance: random.Random) -> bool:
    """Two seats with all that belongs to whoever sat there."""
    one, other = chance.sample(table["seats"], 2)
    one["seat"], other["seat"] = other["seat"], one["seat"]
    first, second = table["seats"].index(one), table["seats"].index(other)
    table["seats"][first], table["seats"][second] = other, one
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


@rules_tell
def something_added(table: Table, _: random.Random) -> bool:
    table["remark"] = "the cat cheated"
    return True


@rules_tell
def anything_changed(table: Table, chance: random.Random) -> bool:
    """Some value anywhere in the file."""
    place, key = chance.choice(places_in(table))
    value = place[key]
    others: list[Any] = [None, "x", f"{value}\u200b", 7, -1, [], {}]
    place[key] = chance.choice([other for other in others if other != value])
    return True


@rules_tell
def anything_dropped(table: Table, chance: random.Random) -> bool:
    """Some value anywhere in the file, with its key."""
    place, key = chance.choice(places_in(table))
    del place[key]
    return True


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Every value inside a value, as what it is in and the key or index by which it is there."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [(value, key) for key in keys] + [place for key in keys for place in places_in(value[key])]


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
