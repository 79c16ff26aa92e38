"""Before a match: which game, who sits where, who starts."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from kasimir.core import registry
from kasimir.core.errors import RecordError, UsageError
from kasimir.core.record import load, save
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
    assert "there is no game “chess”; there are" in terminal.text


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
    assert ask_first(terminal.screen, ["Anna", "Bert"]) == "Bert"
    assert "“Carl” is not at the table; the players are Anna, Bert" in terminal.text
    terminal.type([""])
    assert ask_first(terminal.screen, ["Anna", "Bert"]) == "drawn"


TURNS = {
    "first": ("Anna", "Anna Bert bot:normal"),
    "second": ("Bert", "Bert bot:normal Anna"),
    "bot": ("bot", "bot:normal Anna Bert"),
}


@pytest.mark.parametrize(("first", "order"), TURNS.values(), ids=TURNS.keys())
def test_whoever_starts_has_the_first_seat_and_the_order_stays(first: str, order: str) -> None:
    record = seat_people(towers(3), ["Anna", "Bert", "bot"], first)
    assert [sitter.name for sitter in record.sitters] == order.split()
    assert [sitter.kind for sitter in record.sitters] == [
        "bot" if n == "bot:normal" else "person" for n in order.split()
    ]
    assert record.first == "chosen"


def test_lots_are_drawn_among_all(monkeypatch: pytest.MonkeyPatch) -> None:
    firsts: Counter[str] = Counter()
    for number in range(3):
        monkeypatch.setattr("secrets.randbelow", lambda limit, number=number: number % limit)
        record = seat_people(towers(3), ["Anna", "Bert", "Carl"], "drawn")
        firsts[record.sitters[0].name] += 1
        assert record.first == "drawn"
    assert firsts == Counter(["Anna", "Bert", "Carl"])


def test_starter_must_sit_at_the_table() -> None:
    with pytest.raises(UsageError) as refusal:
        seat_people(towers(), ["Anna", "bot"], "Carl")
    assert refusal.value.code == "usage.first"


def test_file_is_named_after_game_and_time() -> None:
    assert re.fullmatch(r"towers-\d{8}-\d{6}\.json", str(default_file(towers())))


def test_everything_is_asked(terminal: FakeTerminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal.type(["Anna, Bert", "Bert", "q"])
    assert play_new(terminal.screen, towers(), None, None, None, hidden=True) == 0
    [file] = tmp_path.iterdir()
    record = load(file)
    assert [sitter.name for sitter in record.sitters] == ["Bert", "Anna"]
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
