"""Whole matches in the terminal: every answer has its effect, and nothing is lost."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, cycle, islice
from pathlib import Path

import pytest

from kasimir.core import registry
from kasimir.core.finish import finish_of
from kasimir.core.match import Result
from kasimir.core.record import Record, load
from kasimir.core.setup import make_setup
from kasimir.core.verify import Attestation, judge, verify
from kasimir.core.words import say
from kasimir.terminal.start import resume
from tests.helpers import make_record, next_event, towers
from tests.terminal.fake_terminal import CTRL_C, FakeTerminal

ROLL = ""
"""The Enter key rolls, lets the computer go on, and leaves at the end."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


@pytest.fixture(autouse=True)
def steady_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots choose the same in every run."""
    monkeypatch.setattr("kasimir.terminal.play.secrets.randbits", random.Random(1).getrandbits)


def new(game: str = "towers", players: int = 2, bots: int = 0, seed: int = 1) -> Record:
    """A match that has not begun."""
    return make_record(make_setup(game, players=players), seed, 0, bots=bots)


def choose_any(seed: int = 1) -> Iterator[str]:
    """Enter and the number of a move, alternately; invalid answers are asked again."""
    choose = random.Random(seed)
    while True:
        yield ROLL
        yield str(choose.randint(1, 3))


# From beginning to end


@pytest.mark.parametrize("bots", [0, 1, 2])
def test_whole_match_with_people_and_bots(terminal: FakeTerminal, file: Path, bots: int) -> None:
    table = terminal.play(new(players=3, bots=bots), file, choose_any())
    result = table.match.result
    assert result is not None
    assert table.record.result == result
    assert verify(table.record) == []
    names = ", ".join(f"Player {'rbg'.index(seat) + 1} ({seat})" for seat in result.winners)
    assert f" {names} ─" in terminal.text
    assert f"now revealed: {table.record.seed}" in terminal.flat


@pytest.mark.parametrize("game", registry.names())
def test_every_game_fits_eighty_columns(terminal: FakeTerminal, file: Path, game: str) -> None:
    fewest, *_, most = [*registry.load(game).players] * 2
    for players, hidden in ((fewest, False), (most, True)):
        record = new(game, players, bots=players - 1)
        terminal.play(record, file, islice(choose_any(players), 40), hidden)
        assert record.events
    assert terminal.widest() <= 80


def test_long_names_fit_eighty_columns(terminal: FakeTerminal, file: Path) -> None:
    record = new(players=4)
    record.sitters = [type(sitter)("名" * 40, sitter.kind, sitter.entropy) for sitter in record.sitters]
    terminal.play(record, file, islice(choose_any(), 40))
    assert terminal.widest() <= 80


def test_the_end_says_why_and_something_to_every_person(terminal: FakeTerminal, file: Path) -> None:
    finished = make_record(towers(), 3)
    finish = finish_of(finished.replay())
    assert finish.why
    table = terminal.play(finished, file, ["q"])
    assert say(*finish.why) in terminal.flat
    for seat, line in finish.lines.items():
        told = say("terminal.finish", {"name": table.name(seat), "line": say(*line)})
        assert (told in terminal.flat) is not table.is_bot(seat)


def test_record_is_saved_at_the_end_if_wanted(terminal: FakeTerminal, file: Path) -> None:
    finished = make_record(towers(), 3)
    terminal.play(finished, file, ["what?", ""])
    assert not file.exists()
    terminal.play(finished, file, ["s", "q"])
    assert verify(load(file)) == []
    assert load(file).result == finished.result


def test_record_is_saved_at_the_end_where_it_was_asked_for(terminal: FakeTerminal, file: Path) -> None:
    finished = make_record(towers(), 3)
    terminal.play(finished, file, ["q"], keep=True)
    assert load(file).result == finished.result


def test_this_device_attests_what_ended_on_it(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(make_record(towers(), 77, finish=False), file, ["q"], keep=True)
    assert judge(load(file)) == ([], Attestation.DEVICE)
    closing = table.record.closing
    table.record.sitters[0] = replace(table.record.sitters[0], name="Zorro")
    assert terminal.play(table.record, file, ["q"], keep=True).record.closing == closing, "it is closed only once"
    assert [fault.code for fault in judge(load(file))[0]] == ["verify.chain", "verify.device"]


# Rolling and choosing


def test_dice_are_the_fair_ones(terminal: FakeTerminal, file: Path) -> None:
    record = new()
    table = terminal.play(record, file, [ROLL])
    assert table.match.events == [next_event(record, new().replay())]
    assert f"Player 1 (r): the outcome is {table.match.events[0]}." in terminal.text


def test_move_by_number_by_text_or_by_enter_if_there_is_but_one(terminal: FakeTerminal, file: Path) -> None:
    face = terminal.play(new(), file, [ROLL]).match.events[0]
    assert face.isdecimal()
    for answer in ("1", f"p+{face}", ""):
        assert terminal.play(new(), file, [ROLL, answer]).match.events == [face, f"p+{face}"]


def test_enter_does_not_choose_between_several(terminal: FakeTerminal, file: Path) -> None:
    record = new(seed=clover_seed())
    table = terminal.play(record, file, [ROLL, "", "", "2"])
    assert table.match.events == ["*", "p+2"]
    assert "your move (1-5)?" in terminal.text


def clover_seed() -> int:
    """A match whose first roll is a clover."""
    return next(seed for seed in range(100) if next_event(new(seed=seed), new(seed=seed).replay()) == "*")


@pytest.mark.parametrize("answer", ["6", "00000006", "-1", "p+9", "99+9", "hello", "[bold]"])
def test_what_is_no_legal_move_is_explained_by_a_rule(terminal: FakeTerminal, file: Path, answer: str) -> None:
    record = new(seed=clover_seed())
    table = terminal.play(record, file, [ROLL, answer, "1"])
    assert table.match.events == ["*", "p+1"]
    reason = table.setup.why(table.match.moments[1].state, answer)
    assert reason is not None
    for sentence in (say(reason.code, reason.args), say(reason.code, reason.args, "rule")):
        assert sentence in terminal.flat


def test_commands_are_shown_again(terminal: FakeTerminal, file: Path) -> None:
    terminal.play(new(), file, ["?", ROLL, "?"])
    assert terminal.text.count("At any prompt: u takes a choice back") == 3


# Handing over


def test_keyboard_goes_from_one_person_to_the_next(terminal: FakeTerminal, file: Path) -> None:
    terminal.play(new(), file, [ROLL, "1", ROLL, "1", ROLL])
    handed = [line.strip("─ ") for line in terminal.text.splitlines() if line.startswith("─")]
    assert handed == [f"Hand the keyboard to Player {n}" for n in ("1 (r)", "2 (b)", "1 (r)")]


def test_one_person_keeps_the_keyboard(terminal: FakeTerminal, file: Path) -> None:
    terminal.play(new(players=3, bots=2), file, islice(choose_any(), 60))
    assert "keyboard" not in terminal.text
    assert "Player 2 (b) plays p+" in terminal.text
    assert "Player 3 (g): the outcome is " in terminal.text


def test_computer_waits_until_the_choice_has_been_seen(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(bots=1), file, [ROLL, "1"])
    assert len(table.match.events) == 2
    assert "Press Enter to let Player 2 (b) play, or u to take your choice back:" in terminal.flat
    table = terminal.play(new(bots=1), file, [ROLL, "1", ""])
    assert len(table.match.events) == 4


# Taking back


def test_choice_is_taken_back_before_the_next_roll(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(seed=clover_seed()), file, [ROLL, "1", "u", "2"])
    assert table.match.events == ["*", "p+2"]
    assert table.record.events == ["*", "p+1", "undo 1", "p+2"]


def test_choice_is_taken_back_before_the_computer_goes_on(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(bots=1, seed=clover_seed()), file, [ROLL, "1", "u", "3"])
    assert table.match.events == ["*", "p+3"]


def test_roll_is_never_taken_back(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(), file, ["u", ROLL, "u"])
    assert len(table.match.events) == 1
    assert terminal.text.count("There is no choice to take back") == 2


def test_choices_of_bots_are_taken_back_with_the_persons(terminal: FakeTerminal, file: Path) -> None:
    """There is no chance in discs, so the last choice of a person is undone, with those of bots after it."""
    table = terminal.play(new("discs", bots=1), file, ["1", ROLL, "u"])
    assert table.match.events == []
    assert table.match.result is None


def test_alone_among_bots_a_choice_is_taken_back_through_rolls(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(bots=1, seed=clover_seed()), file, [ROLL, "1", "", "u", "s"])
    assert table.match.events == ["*"]
    assert table.record.events[-1].startswith("undo ")
    assert int(table.record.events[-1].removeprefix("undo ")) == len(table.record.events) - 2
    saved = load(file)
    assert saved.events == table.match.log
    assert saved.setup.text(saved.replay().state) == saved.setup.text(table.match.state)
    assert verify(saved) == []


# Leaving and resuming


@pytest.mark.parametrize("way_out", [["q"], [], [CTRL_C]], ids=["q", "end of input", "Ctrl-C"])
def test_leaving_saves_the_match(terminal: FakeTerminal, file: Path, way_out: list[str]) -> None:
    table = terminal.play(new(), file, [ROLL, "1", ROLL, *way_out])
    back = load(file)
    assert back.events == table.match.events
    assert len(back.events) == 3
    assert verify(back) == []
    assert "--resume" in terminal.text


@pytest.mark.parametrize("events", [0, 1, 2, 7])
def test_resumed_match_goes_on_as_if_nothing_had_been(terminal: FakeTerminal, file: Path, events: int) -> None:
    answers = cycle([ROLL, "1"])
    whole = terminal.play(new(), file, islice(answers, 40)).match
    assert len(whole.events) > 20
    terminal.play(new(), file, chain(islice(cycle([ROLL, "1"]), events), ["q"]))
    saved = load(file)
    assert saved.setup.text(saved.replay().state) == saved.setup.text(whole.moments[events].state)
    rest = islice(cycle([ROLL, "1"]), events, 40)
    terminal.type(rest)
    assert resume(terminal.screen, str(file), hidden=False) == 0
    assert load(file).events == whole.events


def test_saving_goes_on_with_the_match(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new(), file, [ROLL, "s", "1", "s", ROLL])
    assert len(table.match.events) == 3
    assert terminal.text.count("Saved to") == 3


def test_file_that_cannot_be_written_does_not_end_the_match(terminal: FakeTerminal, tmp_path: Path) -> None:
    table = terminal.play(new(), tmp_path / "no" / "folder.json", ["s", ROLL])
    assert len(table.match.events) == 1
    assert "cannot be written: No such file or directory" in terminal.flat


def test_finished_match_is_shown_when_resumed(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(make_record(towers(), 3), file, [""])
    assert isinstance(table.match.result, Result)
    assert " won " in terminal.text


# A table with hidden pieces

LIFT_FROM_1 = "4"
"""After two discs the moves are: a new pile, on pile 1, on pile 2, lift from 1."""


@pytest.fixture
def hidden() -> Record:
    record = new("discs")
    assert record.setup.game.hidden is not None
    return record


def test_moves_go_by_place(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    table = terminal.play(hidden, file, ["1", "1", "+1"], hidden=True)
    assert table.match.events == ["+", "+", "+m"]
    assert table.record.places == ["+", "+", "+1"]
    assert verify(load(file)) == []


def test_covered_disc_is_not_shown(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    terminal.play(hidden, file, ["1", "+1"], hidden=True)
    last_board = terminal.text[terminal.text.rindex("▶ m") :].partition("Player")[0]
    assert "(?)" in last_board
    assert "(c)" in last_board
    assert "(m)" not in last_board


def test_lifted_disc_must_be_played(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    table = terminal.play(hidden, file, ["1", "1", LIFT_FROM_1, "u", "9", "1>", "1>2"], hidden=True)
    assert table.match.events == ["+", "+", "m>c"]
    assert table.record.places == ["+", "+", "1>2"]
    assert terminal.text.count("A lifted piece must be played") == 3


def test_leaving_with_a_lifted_disc_plays_nothing(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    table = terminal.play(hidden, file, ["1", "1", LIFT_FROM_1, CTRL_C], hidden=True)
    assert table.match.events == load(file).events == ["+", "+"]


def test_nothing_is_taken_back_where_pieces_are_hidden(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    table = terminal.play(hidden, file, ["1", "u"], hidden=True)
    assert table.match.events == ["+"]
    assert "what was seen cannot be unseen" in terminal.flat


@pytest.mark.parametrize("answer", ["2>1", "1>1", "7>", "+7", "hello", "+m"])
def test_illegal_places_are_explained_without_telling_what_is_covered(
    terminal: FakeTerminal, file: Path, hidden: Record, answer: str
) -> None:
    table = terminal.play(hidden, file, ["1", "1", answer], hidden=True)
    assert table.match.events == ["+", "+"]
    assert table.places is not None
    reason = table.places.why(table.match.state, table.setup.board, answer)
    for sentence in (say(reason.code, reason.args), say(reason.code, reason.args, "rule")):
        assert sentence in terminal.flat


def test_open_table_shows_all_and_takes_back(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    table = terminal.play(hidden, file, ["1", "+m", "u"], hidden=False)
    assert table.match.events == ["+"]
    assert table.record.places is None
    assert "(?)" not in terminal.text


def test_hidden_table_is_laid_out_again_as_it_was(terminal: FakeTerminal, file: Path, hidden: Record) -> None:
    answers = ["1", "1", "1", "+1", "+2", "3>1", "q"]
    before = terminal.play(hidden, file, answers, hidden=True)
    assert before.places is not None
    drawn = before.places.draw(before.match.state, before.setup.board)
    after = terminal.play(load(file), file, [], hidden=True)
    assert after.places is not None
    assert after.places.draw(after.match.state, after.setup.board) == drawn
    assert after.record.places == before.record.places


def test_whole_hidden_match_against_a_bot(terminal: FakeTerminal, file: Path) -> None:
    table = terminal.play(new("discs", bots=1), file, choose_any(), hidden=True)
    assert table.match.result is not None
    assert table.record.places is not None
    assert len(table.record.places) == len(table.match.events)
    assert verify(table.record) == []


# The computer


@pytest.mark.parametrize("bot", ["kitten", "greedy", "random", "perfect"])
def test_a_bot_plays_at_its_level_and_goes_on_when_resumed(terminal: FakeTerminal, file: Path, bot: str) -> None:
    record = new("discs", bots=1)
    record.sitters[1] = type(record.sitters[1])(f"bot:{bot}", "bot", record.sitters[1].entropy)
    terminal.play(record, file, islice(choose_any(), 6), hidden=True)
    assert len(record.events) > 1
    terminal.type(islice(choose_any(), 6))
    assert resume(terminal.screen, str(file), hidden=True) == 0
    assert len(load(file).events) > len(record.events)
    assert f"bot:{bot} (c)" in terminal.flat
