"""Before a match: which game, who sits where, who starts."""

import json
import re
from argparse import ArgumentParser
from pathlib import Path
from unittest.mock import Mock, call

import pytest

from kasimir.cli.terminal import add_options
from kasimir.core import registry
from kasimir.core.errors import RecordError, UsageError
from kasimir.core.record import load, save
from kasimir.core.setup import Setup, make_setup
from kasimir.core.verify import verify
from kasimir.terminal.screen import Leave
from kasimir.terminal.start import (
    ask_first,
    ask_names,
    choose_game,
    default_file,
    play_new,
    read_names,
    resume,
    seat_people,
    table_setup,
)
from tests.helpers import make_record, towers
from tests.terminal.fake_terminal import FakeTerminal

GAMES = registry.names()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_game_by_number_or_by_name(terminal: FakeTerminal, number: int) -> None:
    terminal.type([str(number + 1), GAMES[number]])
    assert choose_game(terminal.screen) == choose_game(terminal.screen) == GAMES[number]


def test_game_is_asked_until_there_is_one(terminal: FakeTerminal) -> None:
    terminal.type(["chess", "0", "99", "00000099", "", "towers"])
    assert choose_game(terminal.screen) == "towers"
    assert terminal.text.count("there is no game") == 5
    assert "there is no game “chess”; the games are" in terminal.text


NAMES = {
    "both": ("Anna, Bert ", ["Anna", "Bert"]),
    "one and the computer": ("Anna", ["Anna", "bot"]),
    "the computer at a level": ("Anna,bot:hard", ["Anna", "bot:hard"]),
    "the computer first": ("bot,Anna", ["bot", "Anna"]),
    "nobody on the first seat": (",Anna", ["bot", "Anna"]),
    "nobody at all": ("", ["bot", "bot"]),
    "strange but possible": ("O'Brien [x], 名前", ["O'Brien [x]", "名前"]),
    "the longest": ("n" * 40, ["n" * 40, "bot"]),
}


@pytest.mark.parametrize(("text", "names"), NAMES.values(), ids=NAMES.keys())
def test_names(text: str, names: list[str]) -> None:
    assert read_names(text, towers()) == names


@pytest.mark.parametrize(
    ("text", "code"),
    [("A,B,C", "usage.names"), ("n" * 41, "usage.name"), ("a\x1b[2Jb", "usage.name"), ("bot:god", "usage.bot")],
)
def test_names_that_cannot_be(text: str, code: str) -> None:
    with pytest.raises(UsageError) as refusal:
        read_names(text, towers())
    assert refusal.value.code == code
    assert str(refusal.value).isprintable()


def test_names_are_asked_until_they_fit(terminal: FakeTerminal) -> None:
    terminal.type(["A,B,C", "Anna"])
    assert ask_names(terminal.screen, towers()) == ["Anna", "bot"]
    assert "3 names for 2 seats" in terminal.text
    terminal.type([""])
    assert ask_names(terminal.screen, towers()) == ["Player", "bot"]


def test_starter_is_asked_until_somebody_at_the_table_is_named(terminal: FakeTerminal) -> None:
    terminal.type(["Carl", "Bert"])
    assert ask_first(terminal.screen, towers(), ["Anna", "Bert"]) == "Bert"
    assert "“Carl” is not at the table; the players are Anna, Bert" in terminal.text
    terminal.type([""])
    assert ask_first(terminal.screen, towers(), ["Anna", "Bert"]) == "drawn"


@pytest.mark.parametrize(("first", "starter"), [("Anna", "r"), ("Bert", "b"), ("bot", "g")])
def test_everybody_keeps_their_seat_whoever_starts(first: str, starter: str) -> None:
    record = seat_people(towers(3), ["Anna", "Bert", "bot"], first)
    assert [sitter.name for sitter in record.sitters] == ["Anna", "Bert", "bot:normal"]
    assert [sitter.kind for sitter in record.sitters] == ["person", "person", "bot"]
    assert (record.first, record.starter) == ("chosen", starter)
    assert record.setup.seat(record.begin().state) == starter


def test_lots_are_drawn_among_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.choice", lots := Mock(side_effect=lambda seats: seats[-1]))
    record = seat_people(towers(3), ["Anna", "Bert", "Carl"], "drawn")
    assert (record.first, record.starter) == ("drawn", "g")
    assert lots.call_args == call(("r", "b", "g"))
    record = seat_people(make_setup("kitchen", players=3), ["Anna", "Bert", "Carl"], "drawn")
    assert lots.call_args == call(("m1", "m2"))
    assert [sitter.name for sitter in record.sitters] == ["Anna", "Bert", "Carl"]


def test_starter_must_sit_at_the_table() -> None:
    with pytest.raises(UsageError) as refusal:
        seat_people(towers(), ["Anna", "bot"], "Carl")
    assert refusal.value.code == "usage.first"


def test_cat_never_starts_and_nobody_chooses_who_starts_with_discs(terminal: FakeTerminal) -> None:
    kitchen, names = make_setup("kitchen", players=3), ["Anna", "Bert", "Carl"]
    with pytest.raises(UsageError, match=r"^c cannot start here; these seats can: m1, m2$"):
        seat_people(kitchen, names, "Anna")
    terminal.type(["Anna", "Carl"])
    assert ask_first(terminal.screen, kitchen, names) == "Carl"
    assert "c cannot start here" in terminal.text
    assert "A name (Bert, Carl)" in terminal.text
    for first in ("Anna", "drawn", "Zoë"):
        with pytest.raises(UsageError) as refusal:
            seat_people(make_setup("discs"), ["Anna", "Bert"], first)
        assert refusal.value.code == "usage.starter-fixed"


SIDES = {
    "the cat by name": ("kitchen", 3, "Anna,Bert,Carl", ["Dora", "Bert"], ["Bert", "Anna", "Carl"]),
    "the first is the cat": ("kitchen", 3, "Anna,Bert,Carl", [""], ["Anna", "Bert", "Carl"]),
    "the computer is the cat": ("kitchen", 2, "Anna", ["bot"], ["bot", "Anna"]),
    "the mice by name": ("discs", 2, "Anna,Bert", ["Bert"], ["Bert", "Anna"]),
}


@pytest.mark.parametrize(("game", "players", "names", "answers", "seated"), SIDES.values(), ids=SIDES.keys())
def test_sides_are_asked_for(
    terminal: FakeTerminal, game: str, players: int, names: str, answers: list[str], seated: list[str]
) -> None:
    terminal.type([names, *answers])
    assert ask_names(terminal.screen, make_setup(game, players=players)) == seated
    assert "Who plays" in terminal.text


def table_setup_of(*words: str) -> Setup:
    """The set-up of a table that a command line asks for."""
    parser = ArgumentParser()
    add_options(parser)
    return table_setup(parser.parse_args(words))


def test_table_takes_the_edition_that_its_game_suggests() -> None:
    younger = ("hunt", "--variant", "younger", "--players")
    assert table_setup_of(*younger, "3").edition.name == "three"
    assert table_setup_of(*younger, "3", "--edition", "classic").edition.name == "classic"
    assert table_setup_of(*younger, "4").edition.name == "classic"
    assert table_setup_of("hunt", "--players", "3").edition.name == "classic"


def test_options_of_the_board_are_chosen() -> None:
    setup = table_setup_of("hunt", "--set", "cat_start=4")
    assert setup.text(setup.start()) == "-,- 4 0,0 17 - r setup"
    assert table_setup_of("hunt", "--set", "cat_start=1").edition.name == "classic"


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("cat_start=2", "usage.option-value"),
        ("goal=1", "usage.option"),
        ("cat_start", "usage.word"),
        ("cat_start=x", "usage.word"),
        ("cat_start=-1", "usage.word"),
    ],
)
def test_options_that_cannot_be(option: str, code: str) -> None:
    with pytest.raises(UsageError) as refusal:
        table_setup_of("hunt", "--set", option)
    assert refusal.value.code == code


def test_file_is_named_after_game_and_time() -> None:
    assert re.fullmatch(r"towers-\d{8}-\d{6}\.json", str(default_file(towers())))


def test_everything_is_asked(terminal: FakeTerminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal.type(["Anna, Bert", "Bert", "q"])
    assert play_new(terminal.screen, towers(), None, None, None, hidden=True) == 0
    [file] = tmp_path.iterdir()
    record = load(file)
    assert [sitter.name for sitter in record.sitters] == ["Anna", "Bert"]
    assert record.starter == "b"
    assert record.commitment in terminal.text.replace("\n", "")
    assert verify(record) == []


def test_what_was_said_is_not_asked(terminal: FakeTerminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    terminal.type(["q"])
    assert play_new(terminal.screen, towers(), "Anna,Bert", None, str(file), hidden=True) == 0
    assert load(file).first == "drawn"
    assert "Who " not in terminal.text


def test_nothing_is_saved_when_nobody_sits_down(
    terminal: FakeTerminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal.type(["Anna"])
    with pytest.raises(Leave):
        play_new(terminal.screen, towers(), None, None, None, hidden=True)
    assert not list(tmp_path.iterdir())


def test_sealed_match_cannot_go_on(terminal: FakeTerminal, tmp_path: Path) -> None:
    file = tmp_path / "sealed.json"
    record = make_record(towers(), 1, 6)
    record.seed = None
    save(record, file)
    with pytest.raises(UsageError) as refusal:
        resume(terminal.screen, str(file), hidden=True)
    assert refusal.value.code == "record.sealed"


def test_match_with_an_illegal_event_cannot_go_on(terminal: FakeTerminal, tmp_path: Path) -> None:
    file = tmp_path / "forged.json"
    save(make_record(towers(), 1, 6), file)
    table = json.loads(file.read_text())
    table["events"][1] = "p+9"
    file.write_text(json.dumps(table))
    with pytest.raises(RecordError, match=r"^event 2, “p\+9”"):
        resume(terminal.screen, str(file), hidden=True)
