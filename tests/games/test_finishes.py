"""What is said at the end of a match is true.

Each game checks its own sentences in `tests/games/<game>/finishes.py`: `check_why` and `check_line` read the position
on their own, without the code that made the sentences.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from kasimir.core.finish import finish_of
from kasimir.core.match import Match, Result
from kasimir.core.record import load
from kasimir.core.setup import Setup
from kasimir.core.words import say
from tests.games.parts import part_of
from tests.games.screen_events import GAMES
from tests.helpers import OWN, all_setups, won_match
from tests.test_words import messages

MATCHES = 12
"""Matches in every edition, variant and number of seats, unless the game takes fewer because they are long."""
LANGUAGES = ("en", "ru")

CheckWhy = Callable[[Match, str, dict[str, int | str]], None]
CheckLine = Callable[[Match, int, str, dict[str, int | str]], None]


def finished(game: str) -> Iterator[Match]:
    """Random matches that were won, of every set-up, and the recorded ones."""
    chance = Random(game)
    for setup in all_setups(game):
        for _ in range(part_of(game, "finishes", "MATCHES", MATCHES)):
            yield won_match(setup, chance)
    recorded = [load(file).replay() for file in sorted((OWN / game / "records").glob("*.json"))]
    yield from (match for match in recorded if match.result and match.result.winners)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_at_the_end_is_true(game: str) -> None:
    check_why: CheckWhy = part_of(game, "finishes", "check_why", lambda *_: None)
    check_line: CheckLine = part_of(game, "finishes", "check_line", lambda *_: None)
    told = Counter[str]()
    for match in finished(game):
        finish, setup = finish_of(match), match.setup
        assert match.result
        assert list(finish.lines) == list(setup.seats)
        if finish.why:
            check_why(match, *finish.why)
            told[finish.why.code] += 1
        for index, (seat, line) in enumerate(finish.lines.items()):
            has_won = seat in match.result.winners
            assert line.code.endswith("won" if has_won else "lost")
            check_line(match, index, *line)
            told[line.code] += 1
            assert all(say(line.code, line.args, language=language) != line.code for language in LANGUAGES)
    known = {code for code in messages() if code.startswith(f"{game}.finish-")}
    assert told.keys() - {"finish.won", "finish.lost"} == known, "every sentence is needed"


def drawn(setup: Setup, reason: str) -> Match:
    match = Match(setup)
    match.result = Result((), reason)
    return match


@pytest.mark.parametrize("reason", ["repetition", "turns"])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_lost_a_draw(game: str, reason: str) -> None:
    finish = finish_of(drawn(next(all_setups(game)), reason))
    assert finish.why is None, "the result says it"
    assert {line.code for line in finish.lines.values()} == {"finish.drawn"}


def test_a_match_that_goes_on_has_no_end() -> None:
    assert finish_of(Match(next(all_setups("hunt")))) == (None, {})


def test_a_game_without_lines_has_the_usual_ones() -> None:
    setup = next(all_setups("hunt"))
    match = won_match(setup, Random(1))
    game = replace(setup.game, screen=replace(setup.game.screen, tell_finish=None))
    match.setup = Setup(game, setup.edition, setup.variant, setup.players)
    assert match.result
    codes = {seat: line.code for seat, line in finish_of(match).lines.items()}
    assert codes == {seat: "finish.won" if seat in match.result.winners else "finish.lost" for seat in setup.seats}
