"""The playthroughs of all games are as they were recorded."""

import pytest

from tests.envs.playthroughs.make import FOLDER, file_of, games, made


@pytest.mark.parametrize("name", games())
def test_playthrough_is_as_recorded(name: str) -> None:
    assert made(name).splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(games())
