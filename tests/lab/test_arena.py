"""The arena: rotated seats, the same dice for all, and contests that can be interrupted."""

import json
from pathlib import Path

import pytest

from kasimir.bots.levels import BOTS, LEVELS, levels_for
from kasimir.bots.player import Player
from kasimir.cli.arena import arena_with_progress
from kasimir.core.errors import RecordError, UsageError
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.arena import Contest, Ledger, elo, mean_and_margin, play_round, run, summary
from kasimir.lab.matches import play_match
from kasimir.solvers.solution import Solution


def contest(*bots: str, game: str = "towers", players: int | None = None, variant: str | None = None) -> Contest:
    return Contest(game, None, variant, players, bots, 1)


def test_a_round_gives_everyone_every_seat() -> None:
    four = contest("easy", "random", players=4)
    assert four.line_up(4) == [0, 1, 1, 1]
    scores = play_round(four, 0)
    assert scores[0] + 3 * scores[1] == pytest.approx(1)


def test_the_same_round_is_the_same_again() -> None:
    assert play_round(contest("normal", "easy"), 3) == play_round(contest("normal", "easy"), 3)
    assert len({tuple(play_round(contest("random", "kitten"), number)) for number in range(12)}) > 1


def test_luck_goes_by_the_event_alone() -> None:
    """Two bots that never search play the same match, wherever they sit."""
    setup = make_setup("hunt", variant="younger")
    one, other = (Player(setup, bot, 1).choose for bot in ("random", "greedy"))
    assert play_match(setup, [one, other], 5) == play_match(setup, [other, one], 5)


def test_processes_change_nothing() -> None:
    found = [
        run(contest("kitten", "random"), 8, processes, Ledger(contest("kitten", "random"), None), print)
        for processes in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0]["games"] == 8


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file, two = tmp_path / "rounds.jsonl", contest("kitten", "random")
    whole = run(two, 8, 1, Ledger(two, None), lambda done: None)
    run(two, 4, 1, Ledger(two, file), lambda done: None)
    with file.open("a", encoding="utf-8") as stream:
        stream.write("[2, [0.")  # the last line is truncated, as after a power failure
    ledger = Ledger(two, file)
    assert sorted(ledger.scores) == [0, 1]
    assert run(two, 8, 1, ledger, lambda done: None) == whole
    assert summary(two, Ledger(two, file)) == whole


@pytest.mark.parametrize("text", ["", "{}\n", "nonsense\n[0, [1, 0]]\n", None])
def test_rounds_of_something_else_are_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "rounds.jsonl"
    Ledger(contest("hard", "easy"), file)
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError):
        Ledger(contest("kitten", "random"), file)


@pytest.mark.parametrize("bots", [("easy",), ("easy", "easy", "easy"), ("easy", "nobody")])
def test_bots_must_fit_around_the_table(bots: tuple[str, ...]) -> None:
    with pytest.raises(UsageError):
        contest(*bots).setup()


def test_only_solved_games_have_a_perfect_player() -> None:
    assert levels_for("discs") == [*LEVELS, "perfect"]
    assert levels_for("race") == list(LEVELS)
    with pytest.raises(UsageError, match="not solved"):
        contest("perfect", "easy", game="race").setup()


def test_a_game_too_large_to_be_solved_is_told_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Setup) -> Solution:
        raise UsageError("solve.large", positions=9, most=8)

    monkeypatch.setattr("kasimir.solvers.solution.solution_for", refuse)
    wide = contest("perfect", "random", game="hunt")
    with pytest.raises(UsageError, match="too large to be solved"):
        run(wide, 2, 1, Ledger(wide, None), lambda done: None)


def test_perfect_never_loses_discs() -> None:
    solved = contest("perfect", "random", game="discs")
    assert all(play_round(solved, number)[0] > 0.5 for number in range(5))


def test_elo() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(0.0, 2) < -2000 < 2000 < elo(1.0, 2)


def test_mean_and_margin() -> None:
    assert mean_and_margin([0.5, 0.5, 0.5]) == (0.5, 0)
    mean, margin = mean_and_margin([0.0, 1.0] * 50)
    assert mean == 0.5
    assert margin == pytest.approx(1.96 * 0.5 / 10, rel=0.02)


@pytest.mark.parametrize("bot", BOTS)
def test_every_level_plays_legal_moves(bot: str) -> None:
    setup = make_setup("discs")
    player, state = Player(setup, bot, 1), setup.start()
    for _ in range(6):
        moves = {option.text: option.move for option in setup.options(state)}
        chosen = player.choose(state)
        assert chosen in moves
        state = setup.after(state, moves[chosen])


def test_stronger_levels_look_further_and_slip_less() -> None:
    rows = list(LEVELS.values())
    assert [row.simulations for row in rows] == sorted({row.simulations for row in rows})
    assert [row.slip for row in rows] == sorted((row.slip for row in rows), reverse=True)


@pytest.mark.parametrize(("game", "variant"), [("discs", None), ("towers", None), ("race", None), ("kitchen", None)])
def test_normal_beats_random(game: str, variant: str | None) -> None:
    strong = contest("normal", "random", game=game, variant=variant)
    scores = [play_round(strong, number)[0] for number in range(10)]
    assert sum(scores) / 10 > 0.75


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_with_progress(contest("kitten", "random"), 2, 1, None, as_json=True) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [row["bot"] for row in found["results"]] == ["kitten", "random"]
    assert arena_with_progress(contest("kitten", "random"), 2, 1, None, as_json=False) == 0
    assert "kitten" in capsys.readouterr().out
    with pytest.raises(UsageError):
        arena_with_progress(contest("kitten", "random"), 2, 0, None, as_json=False)
