"""Transcripts: all messages of a language as pages of plain sentences, for proofreading.

There is a page for every catalogue. The page of a game begins with its rules, its first lesson, its recorded matches
and all refusals, as players see them; all other messages follow, with the examples of their notes. The
ids of messages are in the margin.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kasimir.bots.characters import choose
from kasimir.core import registry
from kasimir.core.finish import finish_of
from kasimir.core.game import Reason
from kasimir.core.record import Record, load
from kasimir.core.setup import Reader, Setup
from kasimir.core.words import listed, say
from kasimir.server.session.lessons import lesson, rules_page
from tools.languages.catalogue import all_entries, entries, files, selectors
from tools.languages.samples import PEOPLE, Value, samples

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "tests" / "languages" / "transcripts"
GAMES = ROOT / "tests" / "games"
BOT, LEVEL = "", "normal"
"""Among the people, the computer, which has another name on every seat; and how well it plays."""
COLOURS = "rbgy"
"""Seats that rules and lessons call by their colours; the others have characters there."""
TEAM = re.compile(r"m\d")
"""Seats that win together, as a team."""
RULE = "rule"
"""The attribute of a refusal that says which rule it is."""
OPENING = 16
"""The number of events of a match that are shown in full; after that only sentences of a new kind."""
LONGEST_PLACE = 2
"""The name of a square: sentences that differ only in it are of the same kind."""
NAMED = ("seat", "other")
"""Arguments that are seat letters, shown as names."""


class Line(NamedTuple):
    """A text with the id of its message; a heading has none."""

    name: str
    text: str


class Refused(msgspec.Struct, forbid_unknown_fields=True):
    """A move, or touches, refused in a position."""

    position: str
    move: str | None = None
    touches: str | None = None
    variant: str | None = None
    hidden: bool = False


class Refusals(msgspec.Struct, forbid_unknown_fields=True):
    """The file `refusals.toml` of a game."""

    refused: list[Refused]


def page(language: str, file: str) -> str:
    """One page of a language."""
    lines = list(game_lines(language, file)) if file in registry.names() else []
    said = {line.name.partition(".")[0] for line in lines}
    lines += other_lines(language, file, said)
    width = max(len(line.name) for line in lines)
    return "\n".join(show(line, width) for line in lines).lstrip("\n") + "\n"


def show(line: Line, width: int) -> str:
    """A line with its margin."""
    return f"{line.name:{width}} | {line.text}" if line.name else f"\n=== {line.text} ===\n"


def heading(text: str) -> Line:
    """The head of a scene."""
    return Line("", text)


def name_of(code: str) -> str:
    """The id of the message of a code."""
    return code.replace(".", "-")


def spoken(language: str, code: str, args: Mapping[str, Value] | None = None) -> Line:
    """A message as the program says it."""
    return Line(name_of(code), say(code, args, language=language))


# Remaining messages


def other_lines(language: str, file: str, said: set[str]) -> Iterator[Line]:
    """All other messages of a catalogue, by groups, in all their branches, and their attributes."""
    group = None
    for name, entry in entries(language, file).items():
        told = name in said and not any(selectors(entry.message))
        lines = [] if told else [Line(name, sample.text) for sample in samples(name, language)]
        lines += attribute_lines(language, name, RULE if told else "")
        title = entries("en", file)[name].group or file
        if lines and title != group:
            group = title
            yield heading(group)
        yield from lines


def attribute_lines(language: str, name: str, said: str = "") -> Iterator[Line]:
    """All attributes of a message, but one that has been said."""
    for attribute in all_entries(language)[name].message.attributes:
        key = attribute.id.name
        if key != said:
            yield from (Line(f"{name}.{key}", sample.text) for sample in samples(name, language, key))


def rule_line(language: str, code: str) -> Line:
    """The rule that a refusal names."""
    return Line(f"{name_of(code)}.{RULE}", say(code, {}, RULE, language))


# Games


def game_lines(language: str, game: str) -> Iterator[Line]:
    """The page of a game, in the order in which players see it."""
    yield heading("The game on the first screen")
    yield from (spoken(language, f"{game}.{part}") for part in ("title", "about"))
    yield heading("The rules")
    rules = rules_page(game)
    for section in rules.sections:
        yield from (spoken(language, code, rules.args) for code in (f"{section.code}-title", section.code))
    yield from lesson_lines(language, game)
    for number, record in enumerate(records(game)):
        yield from match_lines(language, record, number)
    yield from refusal_lines(language, game)


def lesson_lines(language: str, game: str) -> Iterator[Line]:
    """The sentences of the first lesson, and what happens between them."""
    taught = lesson(game)
    yield heading("The first lesson")
    for scene in taught.scenes:
        for step in scene.steps:
            yield spoken(language, step.code, taught.args)
            for beat in step.beats:
                code, args = beat.happened.tell
                yield spoken(language, str(code), with_seats(dict(args), scene.characters, language))
    yield spoken(language, taught.code, taught.args)


def with_seats(args: dict[str, Any], characters: Mapping[str, str], language: str) -> dict[str, Value]:
    """Arguments with colours or characters in place of the letters of seats, as on the screen."""
    return {
        key: seat_name(value, characters, language) if key in NAMED and value else value for key, value in args.items()
    }


def seat_name(seat: str, characters: Mapping[str, str], language: str) -> str:
    """What a seat is called where nobody sits."""
    named = seat in characters and seat not in COLOURS
    return say(f"character.{characters[seat]}" if named else f"web.seat-{seat}", language=language)


@cache
def records(game: str) -> list[Record]:
    """Recorded matches with every kind of ending, including ties, except those that reach the turn limit."""
    found = sorted((GAMES / game / "records").glob("*.json"))
    return [load(file) for file in found if not file.stem.endswith("-turns")]


def match_lines(language: str, record: Record, number: int) -> Iterator[Line]:
    """A match: its beginning, every other kind of sentence, and its end."""
    match = record.replay()
    setup, names = match.setup, players(match.setup, number, language)
    yield heading(f"A match: {setup.variant}, {setup.edition.name}; {', '.join(names.values())}")
    seen: set[object] = set()
    states = [moment.state for moment in match.moments]
    for at, (before, after, text) in enumerate(zip(states, states[1:], match.events, strict=False)):
        code, args = setup.game.screen.tell(before, setup.board, setup.find(before, text).move, after)
        words = [value for value in args.values() if isinstance(value, str) and value not in setup.seats]
        kind = (code, *(word for word in words if len(word) > LONGEST_PLACE))
        if at == OPENING:
            yield heading("Later in this match: only sentences of a new kind")
        if at < OPENING or kind not in seen:
            yield spoken(
                language,
                code,
                {key: names.get(str(value), value) if key in NAMED else value for key, value in args.items()},
            )
        seen.add(kind)
    yield from end_lines(language, record, names)


def players(setup: Setup, number: int, language: str) -> dict[str, str]:
    """Who sits where: other people in every match, and the computer."""
    everybody = [PEOPLE[0], BOT, *PEOPLE[1:]]
    turned = everybody[number % len(everybody) :] + everybody[: number % len(everybody)]
    return {seat: name or bot_name(setup, seat, language) for seat, name in zip(setup.seats, turned, strict=False)}


def bot_name(setup: Setup, seat: str, language: str) -> str:
    """Who the computer is on a seat."""
    return say(f"character.{choose(setup, LEVEL, (), PEOPLE).on(seat)}", language=language)


def end_lines(language: str, record: Record, names: dict[str, str]) -> Iterator[Line]:
    """Who has won and why, or why nobody has; and a line for everybody."""
    match = record.replay()
    result, finish = match.result, finish_of(match)
    assert result
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1 and all(TEAM.fullmatch(seat) for seat in result.winners):
        yield spoken(language, "web.won-team")
    elif winners:
        yield spoken(language, "web.won", {"names": listed(winners, language), "count": len(winners)})
    else:
        yield spoken(language, f"result.{result.reason}")
    if finish.why:
        yield spoken(language, *finish.why)
    yield from dict.fromkeys(spoken(language, *line) for line in finish.lines.values())


def refusal_lines(language: str, game: str) -> Iterator[Line]:
    """Why moves and touches are refused, each with an example."""
    for asked in refusals(game):
        reason = refuse(game, asked)
        tried = f"touches {asked.touches}" if asked.touches else f"plays {asked.move}"
        yield heading(f"Refused: somebody {tried} in {asked.position}")
        names = dict(zip(("r", "b", "g", "y", "m", "c"), (*PEOPLE, *PEOPLE), strict=False))
        yield spoken(
            language,
            reason.code,
            {key: names.get(str(value), value) if key in NAMED else value for key, value in reason.args.items()},
        )
        yield rule_line(language, reason.code)


@cache
def refusals(game: str) -> list[Refused]:
    """The examples in the game's folder of tests; there may be none."""
    file = GAMES / game / "refusals.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Refusals).refused if file.is_file() else []


def refuse(game: str, asked: Refused) -> Reason:
    """The reason for a refusal."""
    setup, state = Reader(game, None, asked.variant).read(asked.position)
    places = setup.game.hidden(state, setup.board) if asked.hidden and setup.game.hidden else None
    touches = tuple((asked.touches or "").split())
    if asked.touches:
        reason = (places or setup.game.screen).why_touch(state, setup.board, touches)
    else:
        reason = places.why(state, setup.board, asked.move or "") if places else setup.why(state, asked.move or "")
    assert reason, asked
    return reason


# All pages


@cache
def pages(language: str) -> dict[Path, str]:
    """All pages of a language, by their files."""
    return {PAGES / language / f"{file}.txt": page(language, file) for file in files()}
