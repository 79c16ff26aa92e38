"""Recorded matches of every kind of ending, replayed for ever."""

from pathlib import Path

import pytest

from kasimir.core import registry
from kasimir.core.record import load
from kasimir.core.verify import verify

RECORDS = Path(__file__).parent / "records"
POSITIONS = dict(line.split(": ", 1) for line in (RECORDS / "positions.txt").read_text().splitlines())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_recorded_match_still_ends_as_it_did(name: str) -> None:
    record = load(RECORDS / f"{name}.json")
    assert verify(record) == []
    match = record.replay()
    assert match.setup.text(match.state) == POSITIONS[name]
    assert match.result is not None
    assert match.result == record.result


def test_every_record_and_every_game_is_there() -> None:
    assert {file.stem for file in RECORDS.glob("*.json")} == set(POSITIONS)
    assert {name.partition("-")[0] for name in POSITIONS} == set(registry.names())
