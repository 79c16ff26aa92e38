"""Matches that an older server began go on with the dice that it promised, and have records of the first format."""

from msgspec import structs
from msgspec.json import encode

from kasimir.core.dice import commitment
from kasimir.core.record import FORMAT, OLD_FORMAT, to_json
from kasimir.core.verify import verify
from kasimir.protocol import requests as ask
from kasimir.protocol.events import Began
from kasimir.protocol.stored import Entry
from kasimir.server.domain.fold import read_events, read_secrets, replay
from tests.server.domain.test_table import Evening, evening_for


def as_before(entry: Entry) -> Entry:
    """An entry as older servers wrote it: the commitment binds no set-up, and nobody says who sits where."""
    events, kept = read_events(entry.body), read_secrets(entry.secret)
    old = [
        structs.replace(event, seats=[], commitment=commitment(kept.seed, kept.entropies, None))
        if isinstance(event, Began)
        else event
        for event in events
    ]
    return structs.replace(entry, body=encode(old))


def play_to_the_end(evening: Evening) -> None:
    while evening.table.phase == "playing":
        evening.move(evening.mover())


def test_an_old_match_goes_on_with_its_own_dice() -> None:
    evening = evening_for(2)
    assert evening.table.playing.match.events == []
    evening.table = replay(evening.table.name, [as_before(entry) for entry in evening.log])
    play_to_the_end(evening)
    record = evening.table.playing.record()
    assert (record.format, record.closing) == (OLD_FORMAT, None)
    assert verify(record) == []


def test_a_match_of_today_is_closed() -> None:
    evening = evening_for(2)
    play_to_the_end(evening)
    record = evening.table.playing.record()
    assert record.format == FORMAT
    assert record.closing == record.true_closing()
    assert verify(record) == []
    assert to_json(replay("x", evening.log).playing.record()) == to_json(record)


def test_an_abandoned_match_is_closed() -> None:
    evening = evening_for(2)
    evening.move(evening.mover())
    evening.ask(1, ask.End())
    record = evening.table.playing.record()
    assert record.result is not None
    assert record.closing == record.true_closing()
    assert verify(record) == []


def test_a_match_says_who_sat_where_when_it_began() -> None:
    evening = evening_for(2)
    began = evening.table.playing.began
    assert [(seated.seat, seated.name, seated.kind) for seated in began.seats] == [
        (seat, sitter.name, sitter.who) for seat, sitter in evening.table.seated()
    ]
