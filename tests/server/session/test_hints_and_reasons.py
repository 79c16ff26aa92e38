"""Reasons and hints are sent only to the client that asked; the memory score follows the match."""

import asyncio
import math
from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import Connection
from kasimir.core.errors import TableError
from kasimir.core.game import OVER, State
from kasimir.core.setup import Setup, make_setup
from kasimir.protocol.http import Me, NewTable, TableOptions
from kasimir.protocol.messages import Advice, AnyMessage, Because, Refused
from kasimir.protocol.requests import End, Hint, Lift, Move, Roll, Why
from kasimir.protocol.state import Memory
from kasimir.server.domain.decide import decide
from kasimir.server.domain.decide.base import Draft
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.explain import explain, why_touch
from kasimir.server.domain.fold import Moment, take_events
from kasimir.server.domain.table import Table
from kasimir.server.session import hints
from kasimir.server.session.bots import Question
from kasimir.server.session.hints import Hints, Thought, best_thoughts, ponder
from kasimir.server.session.hub import new_table
from kasimir.server.session.table_session import encode
from tests.helpers import walk
from tests.server.players import open_for_two
from tests.server.servers import serving

pytestmark = pytest.mark.anyio
PATIENCE = 300.0
"""Timeout in seconds: on a slow machine a search is compiled first."""
CHOSEN = TableOptions(first="chosen")


async def answer_to(connection: Connection, *kinds: type) -> AnyMessage:
    """The next message of one of these types."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await connection.receive()
            assert told is not None
            if isinstance(told, kinds):
                return told


async def until_choice(connection: Connection) -> None:
    """Roll until there is a choice; the first seat is to move all the time."""
    async with asyncio.timeout(PATIENCE):
        while not (connection.now and connection.now.play and connection.now.play.kind == "choice"):
            if connection.now and connection.is_our_turn():
                connection.send(Roll(connection.now.at))
            await connection.receive()


async def test_help_goes_to_whoever_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "towers")
        async with (
            Connection(server.url, tickets[0].table, tickets[0].token) as anna,
            Connection(server.url, tickets[1].table, tickets[1].token) as ben,
        ):
            await answer_to(ben, object)
            await until_choice(anna)
            assert anna.now is not None
            at, heard = anna.now.at, ben.listener.heard
            anna.send(Why(at, ["die"]))
            assert await answer_to(anna, Because) == Because(at, ["die"], "towers.touch-die")
            anna.send(Why(at, ["pantry:r"]))
            assert await answer_to(anna, Because) == Because(at, ["pantry:r"])
            anna.send(Hint(at))
            advice: Any = await answer_to(anna, Advice, Refused)
            told = [heard.get_nowait() for _ in range(heard.qsize())]
            assert not any(isinstance(message, Because | Advice) for message in told)
            play = anna.now.play
    assert play is not None
    assert advice.at == at
    assert 1 <= len(advice.moves) <= hints.MOST_MOVES
    touches = {choice.move: choice.touch for choice in play.choices}
    assert all(touches[one.move] == one.touch and 0 <= one.share <= 1 for one in advice.moves)


async def test_a_refusal_names_its_message(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        async with (
            Connection(server.url, tickets[0].table, tickets[0].token) as anna,
            Connection(server.url, tickets[0].table) as watcher,
        ):
            await answer_to(anna, object)
            await answer_to(watcher, object)
            assert anna.now is not None
            anna.send(Hint(anna.now.at, ref=7))
            refused: Any = await answer_to(anna, Refused, Advice)
            assert (refused.code, refused.ref) == ("table.hint-hidden", 7)
            anna.send(Why(anna.now.at - 1, ["table"], ref=8))
            refused = await answer_to(anna, Refused, Because)
            assert (refused.code, refused.ref) == ("table.stale", 8)
            watcher.send(Hint(anna.now.at))
            refused = await answer_to(watcher, Refused, Advice)
            assert (refused.code, refused.ref) == ("table.watching", None)


# Without a network


def table_for(game: str, house: TableOptions = CHOSEN) -> Table:
    """A table without a server, where the first guest has both seats."""
    table, events, kept, _ = new_table(NewTable(game, [Me("Anna"), Me("Ben")], house=house))
    write(table, Draft(events, kept))
    began = follow_up(table)
    assert began is not None
    write(table, began)
    return table


def write(table: Table, draft: Draft) -> None:
    """Apply a draft to the table."""
    table.number += 1
    take_events(table, draft.events, Moment(table.number, 1000.0 + table.number, draft.kept))


def ask(table: Table, asked: Any) -> None:
    """Make a request as the only guest."""
    write(table, decide(table, 1, asked))


class Silent:
    """A stand-in for a table session, with what hints use of it."""

    def __init__(self, table: Table) -> None:
        self.table = table


REFUSED = {
    "hints are off": ("hunt", TableOptions(first="chosen", hints=False), 1, 0, "table.hint-off"),
    "discs are hidden": ("discs", CHOSEN, 1, 0, "table.hint-hidden"),
    "the dice are to be rolled": ("hunt", CHOSEN, 1, 0, "table.hint-chance"),
    "somebody else's turn": ("discs", TableOptions(first="chosen", hidden=False), 2, 0, "table.turn"),
    "another position": ("discs", TableOptions(first="chosen", hidden=False), 1, -1, "table.stale"),
}


@pytest.mark.parametrize(("game", "house", "guest", "late", "code"), REFUSED.values(), ids=REFUSED)
def test_no_hint(game: str, house: TableOptions, guest: int, late: int, code: str) -> None:
    live: Any = Silent(table_for(game, house))
    with pytest.raises(TableError) as error:
        Hints(None).admit(live, guest, Hint(live.table.at + late))  # type: ignore[arg-type]
    assert error.value.code == code


def test_hints_are_given_only_so_often() -> None:
    live: Any = Silent(table_for("discs", TableOptions(first="chosen", hidden=False)))
    giver = Hints(None)  # type: ignore[arg-type]
    for _ in range(int(hints.AT_ONCE)):
        giver.admit(live, 1, Hint(live.table.at))
    with pytest.raises(TableError, match="a lot of hints"):
        giver.admit(live, 1, Hint(live.table.at))


def winning_position() -> tuple[Setup, State]:
    """A position of discs in which some move wins at once and others do not."""
    setup = make_setup("discs")
    for state, _ in walk(setup, 1):
        seat, moves = setup.seat(state), setup.choices(state).values()
        won = [
            setup.kind(after) == OVER and setup.winners(after) == [seat]
            for after in (setup.after(state, one) for one in moves)
        ]
        if any(won) and not all(won):
            return setup, state
    raise AssertionError("nobody could have won")


def test_a_hint_finds_the_win() -> None:
    setup, state = winning_position()
    best, *others = ponder(Question("discs", "classic", "standard", 2, "hard", setup.text(state)), 1, math.inf)
    assert setup.winners(setup.after(state, setup.find(state, best.move).move)) == [setup.seat(state)]
    assert best.share == 1
    assert len({best.move, *(one.move for one in others)}) == 1 + len(others) <= hints.MOST_MOVES


def test_the_best_move_comes_first_and_none_seems_better() -> None:
    thoughts = [Thought("a", 0.5), Thought("b", 0.4), Thought("c", 0.9), Thought("d", 0.5), Thought("e", 0.3)]
    found = best_thoughts("a", thoughts)
    assert [thought.move for thought in found] == ["a", "d", "b"]
    assert best_thoughts("c", thoughts)[0].move == "c"


def test_the_position_says_what_to_do() -> None:
    table = table_for("discs")
    play = table.show_play()
    assert [words.code for words in play.prompts] == ["discs.prompt-play"]
    assert play.prompts[0].args == {"seat": "m", "origin": "hand"}
    for move in ("+", "+1", "+"):
        ask(table, Move(table.at, move))
    assert [words.code for words in table.show_play().prompts] == ["discs.prompt-play", "prompt.next"]
    ask(table, End(1))
    assert table.show_play().prompts == []


def test_what_was_lifted_must_be_played() -> None:
    table = table_for("discs")
    for move in ("+", "+1", "+"):
        ask(table, Move(table.at, move))
    ask(table, Lift(table.at, "place:1"))
    assert table.playing.lifted == "place:1"
    reason = why_touch(table.playing, ("hand:c",))
    assert reason is not None
    assert reason.code == "table.lifted"
    assert why_touch(table.playing, ("place:1", "table")) is None
    assert explain(table, 1, Why(table.at, ["place:1", "place:1"])).code == "discs.touch-same"


def test_whoever_comes_back_sees_what_lies_below_a_lifted_disc() -> None:
    table = table_for("discs")
    for move in ("+", "+1", "+"):
        ask(table, Move(table.at, move))
    ask(table, Lift(table.at, "place:1"))
    play = table.show_play()
    assert (play.lifted, play.below) == ("place:1", "m")
    ask(table, Move(table.at, "1>"))
    assert table.show_play().below is None


def test_memory_counts_what_was_to_be_found() -> None:
    """One lift uncovers a mouse that the seat needed, a later one a cat although a mouse could have been found."""
    table = table_for("discs")
    for move in ("+", "+1", "+", "+2", "1>", "+1", "+3", "+", "3>1"):
        ask(table, Move(table.at, move))
    assert table.show_play().memory == {}
    ask(table, End())
    assert table.show_play().memory == {"m": Memory(lifts=2, found=1), "c": Memory()}


def test_when_it_is_over_every_pile_lies_open_at_its_place() -> None:
    table = table_for("discs")
    for move in ("+", "+1", "+"):
        ask(table, Move(table.at, move))
    before = {pile.id: pile.height for pile in table.show_play().view.piles}
    ask(table, End())
    play = table.show_play()
    assert {pile.id: pile.discs for pile in play.view.piles} == {"place:1": "mc", "place:2": "m"}
    assert {pile.id: len(pile.discs) for pile in play.view.piles} == before
    assert play.memory == {"m": Memory(), "c": Memory()}
    assert encode(play)
