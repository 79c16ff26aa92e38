"""The playthroughs of all games are as they were recorded."""

import pytest

from tests.envs.make_playthroughs import file_of, made, recorded
from tests.helpers import OWN


@pytest.mark.parametrize("name", recorded())
def test_playthrough_is_as_recorded(name: str) -> None:
    assert made(name).splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in OWN.glob("*/playthroughs/*.txt")} == set(recorded())
    assert len(recorded()) >= 6
