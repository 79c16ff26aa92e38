"""Replay of a record in the terminal."""

from kasimir.bots.characters import with_characters
from kasimir.core.finish import finish_of
from kasimir.core.match import Match
from kasimir.core.record import Record
from kasimir.core.verify import named_result
from kasimir.core.words import say
from kasimir.terminal.screen import Leave, Screen, read_number


def replay(screen: Screen, record: Record) -> int:
    """Show positions one by one: Enter goes forward, `b` back, a number jumps, `q` quits."""
    match = record.replay()
    record.sitters = with_characters(record.setup, record.sitters)
    at = 0
    screen.show("replay.commands", events=len(match.events))
    try:
        while True:
            show(screen, record, match, at)
            answer = screen.ask("replay.ask", at=at, events=len(match.events))
            if answer == "q" or (not answer and at == len(match.events)):
                return 0
            at = step(screen, answer, at, len(match.events))
    except Leave:
        return 0


def step(screen: Screen, answer: str, at: int, last: int) -> int:
    """The number of the position that an answer leads to."""
    if not answer:
        return at + 1
    if answer == "b":
        return max(0, at - 1)
    if (number := read_number(answer, 0, last)) is not None:
        return number
    screen.show("replay.commands", events=last)
    return at


def show(screen: Screen, record: Record, match: Match, at: int) -> None:
    """The position after so many events, the last event and, at the end, the result."""
    setup = record.setup
    if at:
        before = setup.seat(match.moments[at - 1].state) or ""
        name = record.name_with_seat(before)
        screen.show_title(say("replay.event", {"number": at, "name": name, "event": match.events[at - 1]}))
    screen.show_board(setup.game.draw(match.moments[at].state, setup.board))
    if at == len(match.events):
        screen.show_title(named_result(record, record.result))
        if why := finish_of(match).why:
            screen.show(why.code, **why.args)
