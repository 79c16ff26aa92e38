"""Recorded matches of every kind of ending replay in every later version."""

import pytest

from kasimir.core.record import load
from kasimir.core.verify import verify
from tests.games.make_records import all_endings
from tests.helpers import OWN, own_file

LISTS = [file.read_text(encoding="utf-8") for file in sorted(OWN.glob("*/records/positions.txt"))]
POSITIONS = dict(line.split(": ", 1) for text in LISTS for line in text.splitlines())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_recorded_match_still_ends_as_it_did(name: str) -> None:
    record = load(own_file("records", f"{name}.json"))
    assert verify(record) == []
    match = record.replay()
    assert match.setup.text(match.state) == POSITIONS[name]
    assert match.result is not None
    assert match.result == record.result


def test_every_ending_has_its_record() -> None:
    assert {file.stem for file in OWN.glob("*/records/*.json")} == set(POSITIONS)
    assert {ending.name for ending in all_endings()} == set(POSITIONS)
    assert len({ending.game for ending in all_endings()}) >= 5  # a new game lists no endings yet
