"""Who starts at a table, in every game and way: players keep their seats, and log, matches and records agree."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from kasimir.core import registry
from kasimir.core.errors import KasimirError, UsageError
from kasimir.core.record import from_json, to_json
from kasimir.core.verify import verify
from kasimir.protocol import requests as ask
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions, Wish
from kasimir.protocol.stored import Entry
from kasimir.server.domain.decide import decide
from kasimir.server.domain.decide.base import Draft
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.fold import replay
from kasimir.server.domain.table import OPENER, Table
from kasimir.server.session.analyses import question_about
from kasimir.server.session.bots import question_at
from kasimir.server.session.game_list import list_games
from kasimir.server.session.hub import new_table
from kasimir.server.session.table_session import encode

GAMES = registry.names()
KINDS = [
    (game, variant, players, way)
    for game in GAMES
    for variant in registry.load(game).variants
    for players in registry.load(game).players
    for way in registry.load(game).opening.ways
]


class Log:
    """A table in memory, and its log."""

    def __init__(self, wanted: NewTable) -> None:
        _, events, kept, _ = new_table(wanted)
        self.entries: list[Entry] = []
        self.write(Draft(events, kept))

    def write(self, draft: Draft | None) -> None:
        """Write a draft, and all automatic events."""
        while draft:
            number = len(self.entries) + 1
            self.entries.append(Entry(number, float(number), encode(draft.events), encode(draft.kept)))
            self.table = replay("table", self.entries)
            draft = follow_up(self.table)

    def ask(self, asked: Any) -> None:
        """The host asks for something."""
        self.write(decide(self.table, OPENER, asked))


def people(players: int) -> list[Wish]:
    return [Me(f"Player {number}") for number in range(players)]


def names(table: Table) -> list[str]:
    return [sitter.name for sitter in table.sitters]


@settings(max_examples=40)
@given(st.sampled_from(KINDS), st.data())
def test_nobody_changes_seats_whoever_starts(kind: tuple[str, str, int, str], data: st.DataObject) -> None:
    game, variant, players, way = kind
    log = Log(NewTable(game, people(players), variant=variant, house=TableOptions(first=way)))
    seated, may_start = names(log.table), log.table.setup.starters
    if log.table.phase == "open":
        assert log.table.show_now().starters == list(may_start)
        assert way not in ("drawn", "chosen")
        log.ask(ask.Begin(data.draw(st.sampled_from(may_start))))
    for _ in range(2):
        log.ask(ask.End())
        log.ask(ask.Rematch())
    matches = log.table.matches
    assert len(matches) == 3
    for playing in matches:
        assert names(log.table) == [name for name, _ in playing.people] == seated
        assert playing.match.state == playing.setup.start(playing.began.starter)
    starters = [playing.began.starter for playing in matches]
    if not may_start:
        assert starters == [None] * 3
        return
    places = [may_start.index(starter or "") for starter in starters]
    assert [place % len(may_start) for place in range(places[0], places[0] + 3)] == places
    for playing in matches[:2]:
        record = from_json(to_json(playing.record()), "record")
        assert verify(record) == []
        assert [sitter.name for sitter in record.sitters] == seated
        assert (record.starter, record.first) == (playing.began.starter, way)


@pytest.mark.parametrize("game", ["kitchen", "discs"])
def test_sides_are_swapped_only_if_that_was_agreed(game: str) -> None:
    log = Log(NewTable(game, people(2), house=TableOptions(swap_sides=True)))
    seated = names(log.table)
    for _ in range(2):
        log.ask(ask.End())
        log.ask(ask.Rematch())
        seated.reverse()
        assert names(log.table) == seated


def test_seats_that_are_alike_are_not_swapped() -> None:
    log = Log(NewTable("towers", people(2), house=TableOptions(swap_sides=True, first="chosen")))
    log.ask(ask.End())
    log.ask(ask.Rematch())
    assert names(log.table) == ["Player 0", "Player 1"]
    assert log.table.playing.began.starter == "b"


@pytest.mark.parametrize(("starter", "code"), [("c", "usage.starter"), ("r", "usage.starter")])
def test_only_a_mouse_can_be_named(starter: str, code: str) -> None:
    log = Log(NewTable("kitchen", people(3), house=TableOptions(first="youngest")))
    with pytest.raises(KasimirError) as refusal:
        log.ask(ask.Begin(starter))
    assert refusal.value.code == code


ONE_PERSON: list[tuple[str, list[Wish], str]] = [
    ("towers", [Computer("random"), Me("Anna")], "b"),
    ("kitchen", [Me("Anna"), Computer("random"), Computer("random")], "m1"),
    ("kitchen", [Computer("random"), Computer("random"), Me("Anna")], "m2"),
    ("kitchen", [Me("Anna"), Me("Ben")], "m1"),
    ("towers", [Computer("random"), Computer("random")], "r"),
]


@pytest.mark.parametrize(("game", "seats", "starter"), ONE_PERSON)
def test_nobody_is_asked_if_only_one_person_may_start(game: str, seats: list[Wish], starter: str) -> None:
    log = Log(NewTable(game, seats, house=TableOptions(first="youngest"), name="Anna"))
    assert log.table.phase == "playing"
    assert log.table.playing.began.starter == starter


def test_lots_are_drawn_among_those_who_may_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.choice", lambda seats: seats[-1])
    assert Log(NewTable("kitchen", people(4))).table.playing.began.starter == "m3"
    assert Log(NewTable("race", people(3))).table.playing.began.starter == "g"


def test_way_to_start_must_be_one_of_the_game() -> None:
    new_table(NewTable("towers", people(2), house=TableOptions(first="cheese")))
    with pytest.raises(UsageError, match="drawn, chosen, youngest"):
        new_table(NewTable("race", people(2), house=TableOptions(first="cheese")))


def test_older_log_still_moves_everybody_on() -> None:
    """Before logs contained a starter, whoever started moved to the first seat."""
    log = Log(NewTable("towers", people(3), house=TableOptions(first="chosen")))
    [number] = [n for n, entry in enumerate(log.entries) if b'"began"' in entry.body]
    [began] = json.decode(log.entries[number].body)
    older = {key: value for key, value in began.items() if key != "starter"} | {"turned": 1}
    entry = log.entries[number]
    table = replay("table", [*log.entries[:number], Entry(entry.number, entry.at, encode([older]), entry.secret)])
    assert names(table) == ["Player 1", "Player 2", "Player 0"]
    assert table.playing.turn == "r"


# Options of a table


def test_table_for_three_in_younger_is_fair_unless_somebody_chooses_otherwise() -> None:
    def edition(players: int, variant: str | None, wanted: str | None = None) -> str:
        return Log(NewTable("hunt", people(players), wanted, variant)).table.opened.edition

    assert edition(3, "younger") == "three"
    assert edition(3, "younger", "classic") == "classic"
    assert {edition(2, "younger"), edition(4, "younger"), edition(3, None), edition(3, "older")} == {"classic"}


def test_cat_begins_where_the_table_chose() -> None:
    log = Log(NewTable("hunt", people(2), house=TableOptions(first="chosen"), options={"cat_start": 7}))
    playing = log.table.playing
    assert playing.text == "-,- 7 0,0 17 - r setup"
    assert question_at(log.table, "easy").setup().board == playing.setup.board
    assert dict(question_about(log.table.opened, playing.match).options) == {"cat_start": 7}
    record = from_json(to_json(playing.record()), "record")
    assert record.setup.board == playing.setup.board
    for options in ({"cat_start": 2}, {"goal": 1}):
        with pytest.raises(UsageError):
            new_table(NewTable("hunt", people(2), options=options))


def test_analysis_is_about_the_match_that_was_started() -> None:
    log = Log(NewTable("towers", people(2), house=TableOptions(first="chosen")))
    assert question_about(log.table.opened, log.table.playing.match).start is None
    log.ask(ask.End())
    log.ask(ask.Rematch())
    assert question_about(log.table.opened, log.table.playing.match).start == "4,4 - 0,0 - b ?"


def test_list_of_games_tells_what_can_be_chosen() -> None:
    games = {info.game: info for info in list_games()}
    assert games["towers"].firsts == ["drawn", "chosen", "youngest", "cheese"]
    kitchen = {setup.players: setup for setup in games["kitchen"].setups}
    assert kitchen[3].sides == [["c"], ["m1", "m2"]]
    assert kitchen[3].starters == ["m1", "m2"]
    assert games["discs"].setups[0].starters == []
    younger = {setup.players: setup.edition for setup in games["hunt"].setups if setup.variant == "younger"}
    assert younger == {2: "classic", 3: "three", 4: "classic"}
    assert [(one.edition, one.values, one.usual) for one in games["hunt"].options] == [
        ("classic", [1, 4, 7], 1),
        ("three", [1, 5, 9], 1),
    ]
