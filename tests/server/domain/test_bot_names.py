"""Bots at a table: each has a name, and keeps it from match to match."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import json, structs

from kasimir.bots.characters import CAT_SEAT, CATS, names_of
from kasimir.bots.levels import levels_for
from kasimir.core import registry
from kasimir.core.confusables import looks_of
from kasimir.core.words import say
from kasimir.protocol import requests as ask
from kasimir.protocol.events import Filled
from kasimir.protocol.http import Computer, Free, Me, Wish
from kasimir.protocol.stored import Entry
from kasimir.server.domain.fold import read_events, replay
from kasimir.server.domain.table import Table
from tests.server.domain.test_table import ANNA, Evening

SIZES = [(game, players) for game in registry.names() for players in registry.load(game).players]
NAMES = ("Anna", "Kasimir", "Момо", "Nino", "Ирина")
MATCHES = 3


def looks_at(table: Table) -> list[set[str]]:
    """What the names at a table look like in any language, by seat; nothing for a seat without a name."""
    names = [{seat.name} if seat.name else names_of(seat.character or "") for seat in table.show_now().seats]
    return [{look for name in one for look in looks_of(name)} for one in names]


@given(size=some.sampled_from(SIZES), chosen=some.data())
@settings(max_examples=60, deadline=None)
def test_every_seat_has_a_name_of_its_own_in_every_match(size: tuple[str, int], chosen: some.DataObject) -> None:
    game, players = size
    levels = some.sampled_from(levels_for(game)[:-1]).map(Computer)
    mine = [Me(name) for name in chosen.draw(some.permutations(NAMES))]
    bots = chosen.draw(some.lists(levels, min_size=players - 1, max_size=players - 1))
    count = chosen.draw(some.integers(1, players))
    wishes: list[Wish] = chosen.draw(some.permutations([*mine[:count], *bots[: players - count]]))
    evening = Evening(game, wishes)
    mice: list[list[str]] = []
    for number in range(1, MATCHES + 1):
        looks = looks_at(evening.table)
        assert all(looks)
        assert sum(map(len, looks)) == len(set().union(*looks))
        bot_seats = [seat for seat in evening.table.show_now().seats if seat.who == "bot"]
        assert all(
            (seat.character in {*CATS, registry.load(game).cat}) == (seat.seat == CAT_SEAT) for seat in bot_seats
        )
        mice.append(sorted(sitter.character.mouse for sitter in evening.table.sitters if sitter.character))
        evening.ask(ANNA, ask.End(number))
        evening.ask(ANNA, ask.Rematch())
    assert all(one == mice[0] for one in mice), "the same bots in every match"
    assert replay("", evening.log).show_now() == evening.table.show_now()


def test_bots_of_older_logs_get_a_name() -> None:
    evening = Evening("towers", [Me("Anna"), Computer("easy"), Computer("easy")])
    entries = [
        Entry(one.number, one.at, json.encode(list(map(older, read_events(one.body)))), one.secret)
        for one in evening.log
    ]
    assert any(b"filled" in entry.body and b"mouse" not in entry.body for entry in entries)
    assert replay("", entries).show_now().seats == evening.table.show_now().seats


def older(event: object) -> object:
    return structs.replace(event, mouse="", cat="") if isinstance(event, Filled) else event


def test_whoever_comes_later_is_told_apart_from_the_bots() -> None:
    evening = Evening("towers", [Me("Anna"), Computer("easy"), Free()])
    bot = evening.table.show_now().seats[1].character
    evening.join(say(f"character.{bot}"))
    assert evening.table.show_now().seats[2].name == say(f"character.{bot}") + " 2"


@pytest.mark.parametrize("kind", ["person", "bot"])
def test_record_says_who_played(kind: str) -> None:
    evening = Evening("towers", [Me("Anna"), Computer("easy")])
    seats = {seat.name or seat.character for seat in evening.table.show_now().seats}
    sitters = [sitter for sitter in evening.table.playing.record().sitters if sitter.kind == kind]
    assert {sitter.character or sitter.name for sitter in sitters} < seats
