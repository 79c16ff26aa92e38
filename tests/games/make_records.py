"""Record a match for each kind of ending of each game. The records are replayed by every later version.

    .venv/bin/python -m tests.games.make_records       makes those that are missing; never touches one that is there

If a rule changes so that an old record no longer replays, increase the game's `rules_version`, and keep the old
records for the old version.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from kasimir.core import registry
from kasimir.core.match import Match
from kasimir.core.record import Record, Sitter, save
from kasimir.core.setup import Setup, make_setup
from tests.games.endings import Ending
from tests.games.parts import part_of
from tests.helpers import own_file

POSITIONS = "positions.txt"
"""The last position of every record of a game."""
MOST_TRIES = 20_000
NONE: list[Ending] = []


def all_endings() -> Iterator[Ending]:
    """The endings that the games list."""
    for game in registry.names():
        yield from part_of(game, "endings", "ENDINGS", NONE)


def secret(*words: object) -> str:
    """Fixed 32 bytes, as hexadecimal text."""
    return hashlib.sha256(repr(words).encode()).hexdigest()


def new_record(setup: Setup, name: str, number: int) -> Record:
    """An empty record with fixed seats and dice."""
    kinds = ["bot" if index % 2 else "person" for index in range(setup.players)]
    sitters = [
        Sitter(f"Player {seat}", kind, secret(name, number, seat))
        for seat, kind in zip(setup.seats, kinds, strict=True)
    ]
    record = Record(setup, sitters, "", secret(name, number), "chosen", setup.game.rules_version)
    record.commitment = record.true_commitment()
    return record


def play(ending: Ending, setup: Setup, number: int) -> tuple[Record, Match]:
    """One match, with fair dice."""
    record, match = new_record(setup, ending.name, number), Match(setup)
    chance, dice = random.Random(f"{ending.name} {number}"), record.dice()
    while not match.result:
        if match.is_chance():
            options = match.options()
            match.play(options[dice.roll(len(match.events) + 1, [option.weight for option in options])].text)
        else:
            match.play(ending.move(match, chance))
    record.events = match.events
    record.close(match.result)
    return record, match


def main() -> None:
    """Search a match for every ending that has no record yet."""
    for ending in all_endings():
        file = own_file("records", f"{ending.name}.json")
        file.parent.mkdir(exist_ok=True)
        if file.exists():
            continue
        edition: Any = ending.edition
        if edition and edition.endswith(".toml"):
            edition = str(own_file("editions", edition))
        setup = make_setup(ending.game, edition, ending.variant, ending.players)
        for number in range(MOST_TRIES):
            record, match = play(ending, setup, number)
            if ending.is_it(match):
                save(record, file)
                with file.with_name(POSITIONS).open("a", encoding="utf-8") as positions:
                    positions.write(f"{ending.name}: {match.setup.text(match.state)}\n")
                print(f"{file.name}: {len(match.events)} events, try {number + 1}")
                break
        else:
            raise SystemExit(f"no {ending.name} in {MOST_TRIES} tries")


if __name__ == "__main__":
    main()
