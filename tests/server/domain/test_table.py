"""A table without a network: timeouts, absence, and new rules."""

import pickle
from dataclasses import replace
from typing import Any

import pytest

from kasimir.core.errors import KasimirError, MoveError, TableError
from kasimir.core.setup import Setup
from kasimir.protocol import requests as ask
from kasimir.protocol.events import Moved, Rolled, Shaken
from kasimir.protocol.http import Computer, Free, Me, NewTable, TableOptions, Wish
from kasimir.protocol.stored import Entry
from kasimir.server.domain.decide import decide
from kasimir.server.domain.decide.base import COMPUTER, Draft
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.decide.seats import draft_joined
from kasimir.server.domain.decide.timeouts import overdue
from kasimir.server.domain.fold import Moment, Secrets, note, replay, take_events
from kasimir.server.domain.live_match import NO_ENTROPY
from kasimir.server.session.hub import new_table
from kasimir.server.session.table_session import encode
from tests.helpers import secret

ANNA, BEN, CIA = 1, 2, 3


class Evening:
    """A table, its log, and a simulated clock."""

    def __init__(self, game: str, wishes: list[Wish], **house: Any) -> None:
        wanted = NewTable(game, wishes, house=TableOptions(first="chosen", **house), name="Anna")
        self.table, events, kept, _ = new_table(wanted)
        self.now, self.log = 1000.0, list[Entry]()
        self.write(Draft(events, kept))
        self.go_on()

    def write(self, draft: Draft) -> None:
        number, kept = self.table.number + 1, draft.kept
        take_events(self.table, draft.events, Moment(number, self.now, kept))
        if isinstance(draft.events[-1], (Moved, Rolled)):
            kept = Secrets(move=kept.move, position=self.table.playing.checksum())
        entry = Entry(number, self.now, encode(draft.events), encode(kept))
        note(self.table, entry)
        self.log.append(entry)

    def go_on(self) -> None:
        while draft := follow_up(self.table):
            self.write(draft)

    def join(self, name: str) -> None:
        self.write(draft_joined(self.table, name, [], [], secret(name)))
        self.go_on()

    def ask(self, guest: int, asked: Any) -> None:
        self.write(decide(self.table, guest, asked))
        self.go_on()

    def shake(self) -> None:
        seats = self.table.playing.waiting
        self.write(Draft([Shaken({seat: secret(seat) for seat in seats})]))

    def move(self, guest: int, seconds: float = 0.0) -> None:
        """Roll or make the first choice, after some seconds."""
        self.now += seconds
        at, playing = self.table.at, self.table.playing
        self.ask(guest, ask.Roll(at) if playing.kind == "chance" else ask.Move(at, sorted(playing.moves)[0]))

    def wait(self, seconds: float, absent: dict[int, float] | None = None) -> bool:
        """Advance the clock; return whether a timeout expired."""
        self.now += seconds
        draft = overdue(self.table, self.now, absent or {})
        if draft:
            self.write(draft)
            self.go_on()
        return draft is not None

    def state(self) -> tuple[str, str | None]:
        """The phase of the table, and the seat that asks for an undo."""
        return self.table.phase, self.table.undo_asked

    def turn(self) -> str:
        return self.table.playing.turn or ""

    def mover(self) -> int:
        seat = self.turn()
        return COMPUTER if self.table.level_on(seat) else self.table.sitter(seat).guest or 0


def evening_for(people: int, game: str = "towers", **house: Any) -> Evening:
    """A table with this many people, whose devices have added to the dice."""
    evening = Evening(game, [Me("Anna"), *[Free() for _ in range(people - 1)]], **house)
    for name in ("Ben", "Cia")[: people - 1]:
        evening.join(name)
    evening.shake()
    return evening


def test_nobody_pays_for_the_time_of_the_computer() -> None:
    evening = evening_for(2, away_seconds=5, match_seconds=30)
    while evening.mover() != BEN:
        evening.move(ANNA, 0.1)
    seat, before = evening.turn(), evening.table.playing.used.get(evening.turn(), 0.0)
    assert evening.wait(6.0, {BEN: evening.now})
    assert evening.table.sitter(seat).taken_over == "away"
    assert evening.table.playing.used[seat] == before + 6.0
    for _ in range(40):
        if evening.table.phase == "playing":
            evening.move(evening.mover(), 10.0 if evening.mover() == COMPUTER else 0.1)
    assert evening.table.playing.used[seat] == before + 6.0
    if evening.table.phase == "playing":
        evening.ask(BEN, ask.Back())
        assert evening.table.sitter(seat).taken_over == ""


def test_who_comes_back_does_not_pay_for_the_computer_that_was_thinking() -> None:
    evening = evening_for(2, away_seconds=5, match_seconds=30)
    while evening.mover() != BEN:
        evening.move(ANNA)
    seat = evening.turn()
    evening.wait(6.0, {BEN: evening.now})
    evening.now += 20.0
    evening.ask(BEN, ask.Back())
    assert evening.table.playing.used[seat] == 6.0
    assert evening.table.deadline() == evening.now + 24.0


def test_whose_match_clock_ran_out_cannot_come_back() -> None:
    evening = evening_for(2, match_seconds=7)
    seat, guest = evening.turn(), evening.mover()
    assert evening.wait(7.5)
    assert evening.table.sitter(seat).taken_over == "clock"
    with pytest.raises(TableError, match="time is up"):
        evening.ask(guest, ask.Back())


@pytest.mark.parametrize("clock", ["move_seconds", "match_seconds"])
def test_no_clock_runs_while_nobody_can_roll(clock: str) -> None:
    evening = Evening("towers", [Me("Anna"), Free()], **{clock: 5})
    evening.join("Ben")
    assert evening.table.playing.waiting
    assert not evening.wait(9.0)
    assert evening.wait(1.0), "a device that stays silent is waited for no longer"
    assert evening.table.deadline() == evening.now + 5.0
    assert evening.wait(5.0)
    assert evening.table.sitter(evening.turn()).taken_over == "clock"


def test_nobody_is_asked_for_whom_the_computer_plays() -> None:
    evening = evening_for(3, away_seconds=5)
    while evening.mover() != BEN:
        evening.move(evening.mover())
    evening.wait(6.0, {BEN: evening.now})
    while evening.table.playing.last_chooser() != "r":
        evening.move(evening.mover())
    evening.ask(ANNA, ask.Undo(evening.table.at))
    assert evening.state() == ("playing", "r")
    with pytest.raises(TableError):
        evening.ask(BEN, ask.Answer(evening.table.at, True))
    events = len(evening.table.playing.match.events)
    evening.ask(CIA, ask.Answer(evening.table.at, True))
    assert evening.state() == ("playing", None)
    assert len(evening.table.playing.match.events) == events - 1


def test_the_host_of_computers_has_them_play_again() -> None:
    evening = Evening("discs", [Computer("random"), Computer("random")])
    evening.ask(ANNA, ask.End())
    assert evening.state() == ("over", None)
    evening.ask(ANNA, ask.Rematch())
    assert evening.state() == ("playing", None)
    assert len(evening.table.matches) == 2


def test_a_message_that_comes_again_ends_no_other_match() -> None:
    evening = Evening("discs", [Computer("random"), Computer("random")])
    evening.ask(ANNA, ask.End(1))
    evening.ask(ANNA, ask.Rematch())
    with pytest.raises(TableError, match="changed in the meantime"):
        evening.ask(ANNA, ask.End(1))
    evening.ask(ANNA, ask.End(2))


def test_who_takes_a_seat_over_adds_nothing_to_the_dice() -> None:
    evening = Evening("towers", [Me("Anna"), Free()])
    evening.join("Ben")
    seat = evening.table.seats_of(BEN)[0]
    evening.ask(BEN, ask.Leave())
    evening.join("Cia")
    with pytest.raises(TableError, match="already"):
        evening.ask(CIA, ask.Shake(1, {seat: secret("late")}))
    assert evening.table.playing.entropies[seat] == NO_ENTROPY


@pytest.mark.parametrize(
    ("seats", "code"),
    [(["b", "b"], None), (["z"], "table.no-seat"), (["r"], "table.taken")],
)
def test_joining_says_what_is_wrong_with_a_seat(seats: list[str], code: str | None) -> None:
    evening = Evening("towers", [Me("Anna"), Free()])
    if code is None:
        evening.write(draft_joined(evening.table, "Ben", seats, [], secret("Ben")))
        assert evening.table.seats_of(BEN) == ["b"]
        return
    with pytest.raises(TableError) as refused:
        draft_joined(evening.table, "Ben", seats, [], secret("Ben"))
    assert refused.value.code == code


def with_newer_rules(monkeypatch: pytest.MonkeyPatch, evening: Evening) -> None:
    """Correct the rules of the game while a match is in progress."""
    game = evening.table.setup.game
    newer = replace(game, rules_version=game.rules_version + 1)
    monkeypatch.setattr("kasimir.core.registry.load", lambda _: newer)


def test_a_match_that_newer_rules_can_follow_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = evening_for(2)
    for _ in range(6):
        evening.move(evening.mover())
    with_newer_rules(monkeypatch, evening)
    table = replay(evening.table.name, evening.log)
    assert not table.playing.strayed
    assert follow_up(table) is None
    assert table.playing.match.events == evening.table.playing.match.events


def test_a_match_that_newer_rules_do_not_allow_is_called_off_with_its_dice_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = evening_for(2)
    for _ in range(6):
        evening.move(evening.mover())
    forbidden = evening.table.playing.match.events[3]
    find = Setup.find

    def find_by_newer_rules(setup: Setup, state: Any, text: str) -> Any:
        if text == forbidden:
            raise MoveError("move.over", move=text)
        return find(setup, state, text)

    monkeypatch.setattr(Setup, "find", find_by_newer_rules)
    with_newer_rules(monkeypatch, evening)
    table = replay(evening.table.name, evening.log)
    assert table.playing.strayed
    assert table.playing.match.log == evening.table.playing.match.log, "the record has every event"
    draft = follow_up(table)
    assert draft is not None
    take_events(table, draft.events, Moment(table.number + 1, evening.now, draft.kept))
    assert table.playing.result is not None
    assert table.playing.result.reason == "abandoned"
    assert table.playing.record().seed == evening.table.playing.seed


def test_errors_get_from_one_process_to_another() -> None:
    for error in (MoveError("move.over", move="x"), TableError("table.turn", seat="r"), KasimirError("table.stale")):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.code, twin.args_by_name, str(twin)) == (
            type(error),
            error.code,
            error.args_by_name,
            str(error),
        )
