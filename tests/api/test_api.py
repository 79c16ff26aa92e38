"""`import kasimir`: games, positions, matches, records and bots for programs."""

import asyncio
import doctest
import importlib
import pickle
import pkgutil
import random
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kasimir
from kasimir import api
from kasimir.bots.verdict import Prospect
from kasimir.client import join
from kasimir.client.table import look_at, open_table
from kasimir.core.setup import make_setup
from kasimir.protocol.http import Free, NewTable
from tests.helpers import ROOT
from tests.server.servers import serving
from tests.waiting import until

HEAVY = {"numba", "numpy", "rich", "fluent", "msgspec", "kasimir.server", "kasimir.bots", "kasimir.solvers"}


def module_names() -> list[str]:
    return ["kasimir", *(f"kasimir.api.{module.name}" for module in pkgutil.iter_modules(api.__path__))]


@pytest.mark.parametrize("name", module_names())
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_public_name_is_documented() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    undocumented = [name for name in kasimir.__all__ if not getattr(kasimir, name).__doc__]
    assert undocumented == []
    for name in kasimir.__all__:
        if name[0].islower() or name.endswith("Error"):
            assert name in page


def test_import_loads_nothing_heavy() -> None:
    program = "import kasimir, sys; kasimir.game('towers').match(seed=1).push('4'); print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert HEAVY.isdisjoint(loaded)


@given(st.sampled_from(kasimir.GAMES), st.integers(0, 2**32), st.data())
def test_positions_are_values(name: str, seed: int, data: st.DataObject) -> None:
    """Along a random match: texts read back, equal positions are one, nothing changes one, legal moves have no why."""
    chance = random.Random(seed)
    pos = kasimir.game(name).start()
    for _ in range(data.draw(st.integers(0, 40))):
        if pos.is_over:
            break
        before, moves = pos.text, pos.moves
        following = pos.play(chance.choice(moves))
        assert (pos.text, pos.moves) == (before, moves)
        pos = following
    twin = pos.game.position(pos.text)
    assert twin == pos
    assert len({twin, pos, pickle.loads(pickle.dumps(pos))}) == 1
    assert all(pos.why(move) is None for move in pos.moves)
    assert bool(pos.winners) <= pos.is_over
    assert sum(pos.outcomes.values()) == (1 if pos.kind == "chance" else 0)


@given(st.sampled_from(kasimir.GAMES), st.integers(0, 2**32))
def test_what_was_pushed_can_be_popped(name: str, seed: int) -> None:
    chance, match, seen = random.Random(seed), kasimir.game(name).match(seed=seed), list[kasimir.Position]()
    while match.result is None and len(seen) < 60:
        seen.append(match.position)
        match.push(chance.choice(match.moves))
    for before in reversed(seen):
        match.pop()
        assert match.position == before
        assert match.result is None
    with pytest.raises(kasimir.MoveError):
        match.pop()


@pytest.mark.parametrize("name", kasimir.GAMES)
def test_matches_follow_from_their_seed_and_verify(name: str, tmp_path: Path) -> None:
    def played(seed: int) -> kasimir.Match:
        match = kasimir.game(name).match(seed=seed)
        match.play_out("greedy", kasimir.bot("random"))
        return match

    match = played(5)
    assert match.events == played(5).events
    assert match.events != played(6).events
    file = str(tmp_path / "m.json")
    match.record().save(file)
    record = kasimir.load(file)
    record.verify()
    assert record.result == match.result
    assert record.positions()[-1] == match.position


def test_dice_that_were_pushed_do_not_verify() -> None:
    match = kasimir.game("towers").match(seed=1)
    rolled = match.roll()
    match.pop()
    match.push(next(outcome for outcome in match.moves if outcome != rolled))
    with pytest.raises(kasimir.RecordError, match="the dice gave"):
        match.record().verify()


def test_a_match_from_a_position_says_so_in_its_record() -> None:
    game = kasimir.game("towers")
    start = game.position("3,4 9:r 0,0 - r 4")
    match = game.match(seed=2, start=start)
    match.play_out("greedy")
    assert match.record().positions()[0] == start
    match.record().verify()


def test_a_match_begins_with_a_position_of_its_own_game() -> None:
    towers = kasimir.game("towers")
    three = kasimir.game("towers", players=3).start()
    assert towers.match(start=three).game.players == 3
    for game, start in ((kasimir.game("discs"), three), (kasimir.game("towers", players=2), three)):
        with pytest.raises(ValueError, match="towers"):
            game.match(start=start)
    with pytest.raises(ValueError, match="kitchen"):
        towers.match(start=kasimir.game("kitchen", players=5).start())


def test_results_are_values() -> None:
    """Nobody can change the result of a match from outside."""
    match = kasimir.game("discs").match(seed=1)
    result = match.play_out("greedy", "random")
    record = match.record()
    assert {result, record.result, match.result} == {result}
    assert record.result == result


def test_editions_by_name_path_and_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mice = 2\n", encoding="utf-8")
    by_path = [kasimir.game("towers", edition=path) for path in (file, str(file))]
    by_values = kasimir.game("towers", edition={"mice": 2})
    assert {game.start().text for game in (*by_path, by_values)} == {"2,2 - 0,0 - r ?"}
    assert by_path[0] == by_path[1] == by_values != kasimir.game("towers")
    assert kasimir.game("towers", edition="classic") == kasimir.game("towers")


@pytest.mark.parametrize(
    ("words", "error", "said"),
    [
        ({"name": "chess"}, kasimir.UsageError, "chess"),
        ({"name": None}, kasimir.UsageError, "None"),
        ({"name": "towers", "players": 9}, kasimir.UsageError, "9"),
        ({"name": "towers", "variant": "wild"}, kasimir.UsageError, "wild"),
        ({"name": "towers", "edition": "wild"}, kasimir.UsageError, "wild"),
        ({"name": "towers", "edition": {"mice": "many"}}, kasimir.EditionError, "mice"),
        ({"name": "towers", "edition": {"mouse": 1}}, kasimir.EditionError, "mouse"),
    ],
)
def test_what_is_wrong_is_told(words: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        kasimir.game(**words)  # type: ignore[arg-type]


def test_the_text_says_how_many_seats_unless_somebody_did() -> None:
    text = kasimir.game("towers", players=3).start().text
    assert kasimir.game("towers").position(text).game.players == 3
    with pytest.raises(kasimir.PositionError):
        kasimir.game("towers", players=2).position(text)


def test_positions_draw_themselves() -> None:
    for name in kasimir.GAMES:
        pos = kasimir.game(name).start()
        assert "[/" not in str(pos)
        assert max(map(len, str(pos).splitlines())) <= 80
        assert ElementTree.fromstring(pos._repr_svg_()).tag.endswith("svg")


def test_pictures_in_one_notebook_share_no_names() -> None:
    """Styles and clips of a picture have names, which belong to the whole page."""
    pos = kasimir.game("discs").start()
    named = [set(re.findall(r"board-[0-9a-f]+", place._repr_svg_())) for place in (pos, pos.play("+"))]
    assert [len(names) for names in named] == [1, 1]
    assert named[0].isdisjoint(named[1])


def test_pictures_need_no_numpy() -> None:
    program = "import kasimir, sys; kasimir.game('discs').start()._repr_svg_(); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"


def test_a_bot_by_name_says_the_same_every_time_and_where_it_cannot_choose() -> None:
    pos = kasimir.game("discs").start()
    assert {kasimir.bot("easy", seed=4).choose(pos) for _ in range(3)} <= set(pos.moves)
    assert len({kasimir.bot("easy", seed=4).choose(pos) for _ in range(3)}) == 1
    with pytest.raises(kasimir.MoveError):
        kasimir.bot("greedy").choose(kasimir.game("towers").start())
    with pytest.raises(kasimir.UsageError, match="towers is not solved"):
        kasimir.bot("perfect").choose(kasimir.game("towers").position("4,4 - 0,0 - r 4"))
    with pytest.raises(kasimir.UsageError, match="genius"):
        kasimir.bot("genius")


@pytest.mark.parametrize("level", ["random", "greedy", "kitten"])
def test_a_position_before_a_chance_event_has_a_value(level: str) -> None:
    start = kasimir.game("towers").start()
    prospect = kasimir.bot(level).analyse(start)
    assert isinstance(prospect, Prospect)
    assert tuple(opinion.move for opinion in prospect.outcomes) == start.moves
    assert sum(prospect.value.values()) == pytest.approx(1)
    assert prospect == kasimir.bot(level).analyse(start)


class Last(kasimir.Bot):
    """Takes the last of the moves."""

    def choose(self, pos: kasimir.Position) -> str:
        return pos.moves[-1]


class Cheat(kasimir.Bot):
    """Makes illegal moves."""

    def choose(self, pos: kasimir.Position) -> str:
        return f"{pos.moves[0]}!"


def test_a_bot_of_ones_own_plays_in_the_arena_and_in_simulations() -> None:
    found = kasimir.arena("discs", Last(), kasimir.bot("random"), games=4)
    assert [row["bot"] for row in found["results"]] == ["Last", "random"]
    assert kasimir.arena("discs", Last(), "random", games=4, processes=2) == found
    tally = kasimir.simulate("discs", games=6, bot=Last())
    assert (tally["bot"], tally["games"]) == ("Last", 6)
    assert kasimir.simulate("towers", games=2000)["games"] == 2000


def test_an_illegal_move_of_a_bot_names_the_bot() -> None:
    with pytest.raises(kasimir.MoveError) as caught:
        kasimir.game("discs").match(seed=1).play_out(Cheat(), "random")
    assert caught.value.__notes__ == ["Cheat plays seat m"]


def test_a_bot_of_ones_own_plays_at_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, messages_a_second=40) as server, asyncio.timeout(60):
            wanted = NewTable("discs", [Free(), Free()], name="Host")
            table = (await open_table(server.url, wanted)).table
            link = f"{server.url}/t/{table}"

            async def is_over() -> bool:
                return (await look_at(server.url, table)).now.phase == "over"

            guests = [asyncio.create_task(join(link, Last(), name)) for name in ("One", "Two")]
            try:
                await until(is_over)
            finally:
                for guest in guests:
                    guest.cancel()
                await asyncio.gather(*guests, return_exceptions=True)

    asyncio.run(play())


def test_solutions_speak_of_their_own_game() -> None:
    discs = kasimir.solve("discs")
    start = discs.game.start()
    assert set(discs.best(start)) <= set(start.moves)
    assert discs.value(start) == dict.fromkeys(make_setup("discs").seats, 0.5)
    with pytest.raises(ValueError, match="towers"):
        discs.value(kasimir.game("towers").start())
    with pytest.raises(kasimir.UsageError):
        kasimir.solve("towers")
