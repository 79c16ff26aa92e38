"""Random matches and records for tests, the same in every run."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from kasimir.core import registry
from kasimir.core.edition import Edition, from_values
from kasimir.core.fields import PlainRecords
from kasimir.core.game import OVER, State
from kasimir.core.match import Match
from kasimir.core.playout import make_playouts
from kasimir.core.record import Record, Sitter, to_json
from kasimir.core.rng import WORDS
from kasimir.core.setup import Setup, make_setup

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "kasimir"
OWN = ROOT / "tests" / "games"
"""Each game has a folder here, with its tests and data for the tests of all games."""


def own_editions(game: str) -> list[Path]:
    """Unusual editions that test the limits of a game."""
    return sorted((OWN / game / "editions").glob("*.toml"))


def own_file(kind: str, name: str) -> Path:
    """A file of a game by its kind, a folder, and its name, which begins with that of the game."""
    return OWN / re.split(r"[-.]", name)[0] / kind / name


def secret(*words: object) -> str:
    """A seed or an entropy, derived from words."""
    return hashlib.sha256(repr(words).encode()).hexdigest()


def own_edition(game: str, **values: object) -> Edition[Any]:
    """The classic edition with some values changed."""
    found = registry.load(game)
    return from_values(found.contents, "own", found.edition().values() | values, {})


def own_setup(game: str, players: int, **values: object) -> Setup:
    """A set-up on an edition of our own."""
    found = registry.load(game)
    return Setup(found, own_edition(game, **values), found.variants[0], players)


def all_setups(game: str) -> Iterator[Setup]:
    """Every edition, variant and number of seats that comes with a game."""
    found = registry.load(game)
    for edition in found.editions():
        for variant in found.variants:
            for players in found.players:
                yield Setup(found, found.edition(edition), variant, players)


def all_starts(game: str) -> Iterator[tuple[Setup, str]]:
    """Every set-up that comes with a game, with each seat that may start it."""
    for setup in all_setups(game):
        for seat in setup.starters:
            yield setup, seat


def won_match(setup: Setup, chance: random.Random) -> Match:
    """A match that somebody has won: half of the choices are greedy, because at random it might never end."""
    while True:
        match = Match(setup)
        while not match.result:
            options = match.options()
            [option] = chance.choices(options, [option.weight for option in options])
            if not match.is_chance() and chance.random() < 0.5:
                option = max(options, key=lambda option: promise(setup, match.state, option.move))
            match.make(option.text, setup.after(match.state, option.move))
        if match.result.winners:
            return match


def promise(setup: Setup, state: State, move: int) -> float:
    """The estimated value of a move for the seat that makes it."""
    after, values = setup.after(state, move), [0.0] * setup.players
    if setup.kind(after) == OVER:
        return setup.values(setup.winners(after))[setup.seats[state.seat]]
    setup.game.estimate(after, setup.board, values)
    return values[state.seat]


def walk(setup: Setup, seed: int, longest: int = 2000, first: str | None = None) -> Iterator[tuple[State, str]]:
    """The positions of a random match, each with the next move; the last one has none."""
    choose = random.Random(seed).choices
    state = setup.start(first)
    for _ in range(longest):
        options = setup.options(state)
        if not options:
            break
        [option] = choose(options, [option.weight for option in options])
        yield state, option.text
        state = setup.after(state, option.move)
    yield state, ""


def table_of(record: Record) -> dict[str, Any]:
    """The record as in its file: a table that a test can change."""
    table: dict[str, Any] = json.loads(to_json(record))
    return table


def make_record(
    setup: Setup,
    seed: int,
    longest: int = 2000,
    *,
    bots: int = 1,
    finish: bool = True,
    start: str | None = None,
    starter: str | None = None,
    undos: float = 0.0,
) -> Record:
    """A valid record of a random match between people and, on the last seats, bots, who take back some of it."""
    kinds = ["bot" if place >= setup.players - bots else "person" for place in range(setup.players)]
    sitters = [Sitter(f"Player {n}", kind, secret(seed, n)) for n, kind in enumerate(kinds, 1)]
    record = Record(setup, sitters, "", secret(seed), "chosen", setup.game.rules_version, start=start, starter=starter)
    record.commitment = record.true_commitment()
    match, rng = record.begin(), random.Random(seed)
    while not match.result and len(match.events) < longest:
        match.play(next_event(record, match) if match.is_chance() else rng.choice(match.options()).text)
        if rng.random() < undos and match.options():
            match.take_back(rng.randint(1, len(match.events)))
    record.events = match.log
    if finish and match.result:
        record.close(match.result)
    return record


def next_event(record: Record, match: Match) -> str:
    """The next event by the dice of a record."""
    options = match.options()
    number = len(match.log) + 1
    return options[record.dice().roll(number, [option.weight for option in options])].text


def towers(players: int = 2) -> Setup:
    """The game that most tests use."""
    return make_setup("towers", players=players)


def interpreted_rows(setup: Setup, seed: int, first: int, count: int, history: int = 100_000) -> list[list[int]]:
    """The rows of the simulation driver for some matches, run on plain objects."""
    rows = np.zeros((count, 3), np.int64)
    states = PlainRecords([setup.start(), setup.start()])
    moves, won = [0] * setup.game.most_moves, [0] * setup.players
    playouts = make_playouts(setup.game.rules)
    done = playouts(states, [setup.board], [0] * WORDS, seed, first, [0] * history, moves, won, rows)
    found: list[list[int]] = rows[:done].tolist()
    return found
