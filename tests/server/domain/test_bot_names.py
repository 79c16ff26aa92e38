"""Bots at a table: each has a name, and keeps it from match to match."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import json, structs

from kasimir.bots.characters import CAT_SEAT, CATS, MICE, names_of
from kasimir.bots.levels import PERFECT, levels_for
from kasimir.core import registry
from kasimir.core.confusables import looks_of
from kasimir.core.words import say
from kasimir.protocol import requests as ask
from kasimir.protocol.events import Filled
from kasimir.protocol.http import Computer, Free, Me, Wish
from kasimir.protocol.stored import Entry
from kasimir.server.domain.fold import read_events, replay
from kasimir.server.domain.table import Table
from kasimir.server.session.game_list import describe
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


@given(size=some.sampled_from(SIZES), chosen=some.data())
@settings(max_examples=40, deadline=None)
def test_whoever_was_chosen_by_their_face_comes(size: tuple[str, int], chosen: some.DataObject) -> None:
    """Every character that a game offers, on a seat where it can sit, at its level."""
    name, players = size
    game = registry.load(name)
    info = describe(game)
    mice = [(level, mouse) for level, mice in info.mice.items() for mouse in mice if level != PERFECT]
    wanted = chosen.draw(some.lists(some.sampled_from(mice), min_size=players, max_size=players, unique=True))
    cats = [(level, cat) for level, cat in info.cats.items() if level != PERFECT]
    seats = game.seats(players)
    wanted = [
        chosen.draw(some.sampled_from(cats)) if seat == CAT_SEAT else one
        for seat, one in zip(seats, wanted, strict=True)
    ]
    own = chosen.draw(some.integers(0, players - 1))
    wishes: list[Wish] = [Computer(level, character) for level, character in wanted]
    wishes[own] = Me("Anna")
    seated = Evening(name, wishes).table.show_now().seats
    found = [(seat.level, seat.character) for seat in seated]
    assert [one for index, one in enumerate(found) if index != own] == [
        one for index, one in enumerate(wanted) if index != own
    ]


def test_a_character_whose_name_is_taken_or_unknown_is_another() -> None:
    for name, wanted in (("Pip", "pip"), ("Anna", "gandalf"), ("Anna", "minka")):
        seated = Evening("towers", [Me(name), Computer("kitten", wanted)]).table.show_now().seats
        assert seated[1].character in MICE
        assert seated[1].character != wanted


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
