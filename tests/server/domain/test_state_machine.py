"""The state machine of a table, without a network: whatever is requested, log and table agree."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import json

from kasimir.core.errors import KasimirError
from kasimir.core.game import CHOICE
from kasimir.core.match import Match
from kasimir.core.record import from_table, to_json
from kasimir.core.verify import verify
from kasimir.protocol import requests as ask
from kasimir.protocol.events import Began
from kasimir.protocol.http import Computer, Free, Me, NewTable, TableOptions
from kasimir.protocol.stored import Entry
from kasimir.server.domain.decide import decide, series
from kasimir.server.domain.decide.base import COMPUTER, Draft
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.decide.seats import draft_joined
from kasimir.server.domain.decide.timeouts import next_look, overdue
from kasimir.server.domain.fold import Moment, note, replay, take_events
from kasimir.server.session.hub import new_table
from kasimir.server.session.table_session import encode
from tests.helpers import secret

TABLES = [
    ("discs", None, 2, True),
    ("discs", None, 2, False),
    ("hunt", "older", 2, True),
    ("towers", None, 3, True),
    ("race", None, 2, True),
    ("kitchen", None, 3, True),
]
GUESTS = st.integers(0, 5)


class TableMachine(RuleBasedStateMachine):
    """Random people at a random table."""

    @initialize(
        kind=st.sampled_from(TABLES),
        wishes=st.lists(st.sampled_from([Me("Anna"), Free(), Computer("random")]), min_size=3, max_size=3),
        house=st.builds(
            TableOptions,
            first=st.sampled_from(["drawn", "chosen", "youngest"]),
            swap_sides=st.booleans(),
            undo=st.booleans(),
            auto=st.booleans(),
            move_seconds=st.sampled_from([None, 5]),
            match_seconds=st.sampled_from([None, 60]),
            away_seconds=st.sampled_from([None, 10]),
        ),
    )
    def open(self, kind: tuple[str, str | None, int, bool], wishes: list[Any], house: TableOptions) -> None:
        """Open a table."""
        game, variant, players, house.hidden = kind
        wanted = NewTable(game, wishes[:players], variant=variant, house=house, name="Host")
        self.table, events, kept, _ = new_table(wanted)
        self.clock, self.log = 1000.0, list[Entry]()
        self.seated_in_matches: list[set[int]] = []
        self.make_chance_repeatable()
        self.write(Draft(events, kept))
        self.go_on()

    def make_chance_repeatable(self) -> None:
        """Make seeds and lots reproducible for Hypothesis."""
        chance = random.Random(1)
        self.patches = pytest.MonkeyPatch()
        self.patches.setattr(series, "new_secret", lambda: chance.randbytes(32).hex())
        self.patches.setattr("secrets.choice", chance.choice)

    def write(self, draft: Draft) -> None:
        """Log a draft, as a live table does."""
        number = self.table.number + 1
        self.nobody_changes_seats(draft)
        take_events(self.table, draft.events, Moment(number, self.clock, draft.kept))
        entry = Entry(number, self.clock, encode(draft.events), encode(draft.kept))
        note(self.table, entry)
        self.log.append(entry)
        if self.is_playing():
            self.seated_in_matches.append(self.table.players())

    def nobody_changes_seats(self, draft: Draft) -> None:
        """Nobody changes seats because of who starts; only with swapped sides do seats change after a match."""
        for event in draft.events:
            if isinstance(event, Began) and event.turned:
                assert self.table.opened.house.swap_sides
                assert self.table.opened.game in ("discs", "kitchen")
                assert self.table.matches

    def go_on(self) -> None:
        """Write all automatic events; they must come to an end."""
        for _ in range(2000):
            draft = follow_up(self.table)
            if not draft:
                return
            self.write(draft)
        raise AssertionError("this goes on for ever")

    def attempt(self, guest: int, asked: Any) -> bool:
        """Make a request; return whether it was granted. A refused one must change nothing."""
        before = encode(self.table.show())
        try:
            draft = decide(self.table, guest, asked)
        except KasimirError:
            assert encode(self.table.show()) == before
            return False
        assert draft.events
        self.write(draft)
        self.go_on()
        return True

    def whose_turn(self) -> int:
        """The guest to move; the computer plays its own seats and those it has taken over."""
        seat = self.table.playing.turn
        assert seat is not None
        return COMPUTER if self.table.level_on(seat) else self.table.sitter(seat).guest or 99

    def is_playing(self) -> bool:
        return self.table.phase == "playing"

    @invariant()
    def only_players_and_the_host_may_delete(self) -> None:
        """Guests who joined after a match may not, and during a match only the host."""
        for guest in (*self.table.guests, 99):
            sat = any(guest in seated for seated in self.seated_in_matches)
            allowed = guest == self.table.host or (self.table.phase == "over" and sat)
            assert self.table.may_delete(guest) is allowed

    # Legal requests

    @precondition(is_playing)
    @rule(steps=st.integers(1, 25), seed=st.integers(0, 1 << 16))
    def play_on(self, steps: int, seed: int) -> None:
        """Some moves, all of them legal."""
        choose = random.Random(seed).choice
        for _ in range(steps):
            if not self.is_playing() or self.whose_turn() == 99:
                return
            playing = self.table.playing
            if playing.kind == "chance":
                done = self.attempt(self.whose_turn(), ask.Roll(self.table.at))
                assert done is not bool(playing.waiting)
                if not done:
                    return
            else:
                assert self.attempt(self.whose_turn(), ask.Move(self.table.at, choose(list(playing.moves))))

    @precondition(is_playing)
    @rule(guest=GUESTS)
    def shake(self, guest: int) -> None:
        """A device adds entropy for all seats, of which only its own count."""
        before = dict(self.table.playing.entropies)
        entropies = {seat: secret(guest, seat) for seat in self.table.setup.seats}
        waited_for = set(self.table.playing.waiting) & set(self.table.seats_of(guest))
        assert self.attempt(guest, ask.Shake(len(self.table.matches), entropies)) is bool(waited_for)
        after = self.table.playing.entropies
        if self.is_playing() and not self.table.playing.result:
            assert set(after) - set(before) == waited_for
            assert all(after[seat] == before[seat] for seat in before)

    @precondition(is_playing)
    @rule(guest=GUESTS)
    def undo(self, guest: int) -> None:
        """The last choice by whoever made it, or back to that of the only person, if nothing is hidden."""
        table, playing = self.table, self.table.playing
        events, log = list(playing.match.events), list(playing.match.log)
        count, seat = self.expected_undo()
        allowed = table.opened.house.undo and not playing.places and count and seat in table.seats_of(guest)
        others = table.players() - {guest}
        assert self.attempt(guest, ask.Undo(table.at)) is bool(allowed and table.undo_asked is None)
        now = playing.match.events
        if allowed and not others:
            assert now[: len(events) - count] == events[: len(events) - count]
            assert playing.match.log[: len(log) + 1] == [*log, f"undo {count}"]
        assert others == set() or now == events

    def expected_undo(self) -> tuple[int, str]:
        """How many events an undo takes back, and whose choice it was, from the positions of the match alone."""
        setup, moments = self.table.setup, self.table.playing.match.moments
        people = [seat for seat in setup.seats if self.table.level_on(seat) is None]
        alone = len(people) == 1
        for count, moment in enumerate(reversed(moments[:-1]), 1):
            seat, is_choice = setup.seat(moment.state) or "", setup.kind(moment.state) == CHOICE
            if is_choice and seat in people and (not alone or len(setup.options(moment.state)) > 1):
                return count, seat
            if not alone:
                break
        return 0, ""

    @precondition(is_playing)
    @rule(guest=GUESTS, yes=st.booleans())
    def answer(self, guest: int, yes: bool) -> None:
        """All others must agree; a single refusal is enough."""
        table, playing = self.table, self.table.playing
        events, asked = list(playing.match.events), table.undo_asked
        needed = table.players() - {table.sitter(asked).guest if asked else None, *table.agreed}
        assert self.attempt(guest, ask.Answer(table.at, yes)) is (asked is not None and guest in needed)
        if len(playing.match.events) < len(events):
            assert yes
            assert needed == {guest}
            assert playing.match.events == events[:-1]

    @rule(guest=GUESTS, touch=st.sampled_from(["place:1", "place:2", "place:3", "hand:m", "place:0", ""]))
    def lift(self, guest: int, touch: str) -> None:
        """A piece that is lifted must be played."""
        if self.attempt(guest, ask.Lift(self.table.at, touch)):
            assert self.table.playing.lifted == touch
            assert self.table.playing.moves
            assert all(touches[0] == touch for touches in self.table.playing.touches().values())

    @rule(name=st.sampled_from(["Ben", "Carla"]), seats=st.lists(st.sampled_from(["a", "b", "m", "c"]), max_size=2))
    def join(self, name: str, seats: list[str]) -> None:
        """A new guest joins."""
        free = self.table.open_seats()
        try:
            draft = draft_joined(self.table, name, seats, [], secret(name))
        except KasimirError:
            assert self.table.locked or not free or not set(seats) <= set(free) or len(set(seats)) < len(seats)
            return
        assert not self.table.locked
        self.write(draft)
        self.go_on()

    # Arbitrary requests

    @rule(
        guest=GUESTS,
        asked=st.one_of(
            st.builds(ask.Move, st.integers(0, 60), st.text(max_size=8)),
            st.builds(ask.Roll, st.integers(0, 60)),
            st.builds(ask.Begin, st.sampled_from([None, "a", "r", "b", "m", "c", "m1", "?"])),
            st.builds(ask.Sit, st.sampled_from(["a", "b", "m", "c", "m1"]), st.sampled_from(["random", "tiger"])),
            st.builds(ask.Lock, st.booleans()),
            st.builds(ask.Remove, GUESTS),
            st.builds(ask.Back),
            st.builds(ask.End),
            st.builds(ask.Rematch),
            st.builds(ask.Leave),
        ),
    )
    def anything(self, guest: int, asked: Any) -> None:
        """Any message from any guest number, existing or not."""
        is_host, was_there = guest == self.table.host, guest in self.table.guests
        done = self.attempt(guest, asked)
        if done and isinstance(asked, ask.Begin | ask.Sit | ask.Lock | ask.Remove | ask.End):
            assert is_host
        if done and guest != COMPUTER:
            assert was_there

    @rule()
    def all_want_more(self) -> None:
        """Everybody asks for a rematch."""
        matches = len(self.table.matches)
        ready = self.table.phase == "over" and not self.table.open_seats() and bool(self.table.players())
        for guest in sorted(self.table.players() - self.table.agreed):
            assert self.attempt(guest, ask.Rematch()) is ready
        assert (len(self.table.matches) == matches + 1) is ready

    @rule(seconds=st.sampled_from([1.0, 6.0, 11.0, 70.0]), absent=st.sets(st.integers(1, 5)))
    def wait(self, seconds: float, absent: set[int]) -> None:
        """Time passes; timeouts expire exactly when announced."""
        since = dict.fromkeys(absent & self.table.players(), self.clock)
        due = next_look(self.table, since)
        self.clock += seconds
        draft = overdue(self.table, self.clock, since)
        assert (draft is not None) is (due is not None and due <= self.clock)
        if draft:
            self.write(draft)
            self.go_on()

    # Invariants

    def teardown(self) -> None:
        """Slow checks are made at the end: a wrong log stays wrong."""
        if hasattr(self, "patches"):
            self.patches.undo()
            self.log_tells_the_same()
            self.match_follows_the_rules()
            self.records_are_sound()

    def log_tells_the_same(self) -> None:
        """Replaying the log gives the same table."""
        again = replay(self.table.name, self.log)
        assert encode(again.show()) == encode(self.table.show())
        assert again.guests == self.table.guests
        assert again.played == self.table.played
        assert [playing.entropies for playing in again.matches] == [one.entropies for one in self.table.matches]
        json.decode(encode(self.table.show()))

    def match_follows_the_rules(self) -> None:
        """Replaying the events by the rules gives the same match."""
        for playing in self.table.matches:
            match = Match(playing.setup, playing.setup.start(playing.began.starter))
            for event in playing.match.events:
                match.play(event)
            assert playing.setup.text(match.state) == playing.setup.text(playing.match.state)
            assert match.result == playing.match.result

    @invariant()
    def everybody_is_somewhere(self) -> None:
        """Seats are held by guests; the host is one of them, if there are any."""
        table = self.table
        assert table.players() <= set(table.guests)
        assert all((sitter.who == "person") is (sitter.guest is not None) for sitter in table.sitters)
        assert not table.guests or table.host in table.guests
        assert table.agreed <= set(table.guests)
        assert table.phase != "playing" or not table.playing.result
        if table.undo_asked:
            asker = table.sitter(table.undo_asked).guest
            assert asker is not None
            assert table.players() - {asker, *table.agreed}, "nobody is left who could answer"

    @invariant()
    def scores_add_up(self) -> None:
        """The points of a series add up."""
        won = 0.0
        for playing in self.table.matches:
            if playing.result and playing.result.reason != "abandoned":
                won += sum(playing.setup.values(playing.result.winners).values())
        assert abs(sum(sitter.score for sitter in self.table.sitters) - won) < 1e-9

    def records_are_sound(self) -> None:
        """Records of finished matches verify."""
        for playing in self.table.matches:
            if playing.result:
                assert verify(from_table(json.decode(to_json(playing.record())))) == []
            else:
                assert playing.record().seed is None


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=300, stateful_step_count=40)
