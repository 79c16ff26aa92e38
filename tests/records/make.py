"""Record a match for each kind of ending of each game. The records are kept and replayed for ever.

    .venv/bin/python tests/records/make.py       makes those that are missing; never touches one that is there

Whoever changes a rule so that an old record no longer replays counts up the game's `rules_version`, and keeps the old
records for the old version.
"""

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from kasimir.core.dice import commitment
from kasimir.core.game import OVER
from kasimir.core.match import Match
from kasimir.core.record import Record, Sitter, save
from kasimir.core.setup import Setup, make_setup

HERE = Path(__file__).parent
EDITIONS = HERE.parent / "editions"
POSITIONS = HERE / "positions.txt"
"""The last position of every record."""
MOST_TRIES = 20_000


class Ending(NamedTuple):
    """A kind of ending, the set-up in which to look for it, and how to tell it."""

    name: str
    game: str
    players: int
    variant: str | None
    edition: str | None
    is_it: Callable[[Match], bool]
    move: Callable[[Match, random.Random], str]


def at_random(match: Match, chance: random.Random) -> str:
    """Any legal move."""
    return chance.choice(match.options()).text


def always(text: str) -> Callable[[Match, random.Random], str]:
    """The same move again and again, as long as it is legal."""

    def move(match: Match, chance: random.Random) -> str:
        return text if any(option.text == text for option in match.options()) else at_random(match, chance)

    return move


def is_last(setup: Setup, match: Match, move: int) -> bool:
    """Whether the match is over after this move."""
    return setup.kind(setup.after(match.state, move)) == OVER


def peacefully(match: Match, chance: random.Random) -> str:
    """Kitchen: the cat keeps to the table, and nobody makes a move that ends the match if there is another."""
    setup = match.setup
    texts = [option.text for option in match.options() if not is_last(setup, match, option.move)]
    on_table = [text for text in texts if setup.seat(match.state) == "c" and text[-2] in "cde" and text[-1] in "34"]
    return chance.choice(on_table or texts or [option.text for option in match.options()])


def to_and_fro(match: Match, chance: random.Random) -> str:
    """Discs: lay out four, then lift one and the other to and fro, until the position has come up three times."""
    script = ["+", "+", "+", "+", "m>c", "m>c"]
    cycle = ["cm>", "cm>", "m>c", "m>c"]
    done = len(match.events)
    wanted = script[done] if done < len(script) else cycle[(done - len(script)) % len(cycle)]
    return wanted if any(option.text == wanted for option in match.options()) else at_random(match, chance)


def fields(match: Match) -> list[str]:
    """The fields of the last position."""
    return match.setup.text(match.state).split(" ")


def won_by(*seats: str) -> Callable[[Match], bool]:
    """The match was won by just these seats."""
    return lambda match: match.result is not None and match.result.winners == list(seats)


def drawn(reason: str) -> Callable[[Match], bool]:
    """The match was drawn for this reason."""
    return lambda match: match.result is not None and match.result.reason == reason


def home_counts(match: Match) -> list[int]:
    """Towers: how many mice each seat has home."""
    return [int(count) for count in fields(match)[2].split(",")]


def is_tie_broken(match: Match) -> bool:
    """Towers: several seats have the most mice home."""
    counts = home_counts(match)
    return counts.count(max(counts)) > 1 and max(counts) > 0


def is_lost_by_own_move(match: Match) -> bool:
    """Discs: the last move uncovered the opponent's fifth."""
    mover = match.setup.seat(match.moments[-2].state)
    return match.result is not None and match.result.winners not in ([], [mover])


def is_last_cheese_taken(match: Match) -> bool:
    """Kitchen: all cheeses were taken."""
    return fields(match)[4] == "10"


ENDINGS = [
    Ending("hunt-family-goal", "hunt", 2, "family", None, won_by("r"), at_random),
    Ending("hunt-older-goal", "hunt", 3, "older", None, won_by("g"), at_random),
    Ending("hunt-three-goal", "hunt", 3, "family", "three", won_by("b"), at_random),
    Ending("hunt-younger-most", "hunt", 4, "younger", None, won_by("y"), at_random),
    Ending("hunt-younger-shared", "hunt", 4, "younger", None, won_by("r", "g"), at_random),
    Ending("hunt-turns", "hunt", 4, "family", "hunt-greedy.toml", drawn("turns"), at_random),
    Ending("towers-most", "towers", 2, None, None, lambda m: won_by("b")(m) and not is_tie_broken(m), at_random),
    Ending("towers-first-home", "towers", 4, None, None, is_tie_broken, at_random),
    Ending("towers-nobody-home", "towers", 2, None, "towers-tins.toml", won_by("r", "b"), at_random),
    Ending("race-cheese-scent", "race", 2, "scent", None, won_by("g"), always("draw")),
    Ending("race-cheese-gentle", "race", 4, "gentle", None, won_by("y"), always("draw")),
    Ending("race-turns", "race", 3, "scent", None, drawn("turns"), always("pass")),
    Ending(
        "kitchen-cat", "kitchen", 2, None, None, lambda m: won_by("c")(m) and not is_last_cheese_taken(m), at_random
    ),
    Ending(
        "kitchen-cat-late", "kitchen", 3, None, None, lambda m: won_by("c")(m) and is_last_cheese_taken(m), at_random
    ),
    Ending("kitchen-mice", "kitchen", 5, None, None, won_by("m1", "m2", "m3", "m4"), at_random),
    Ending("kitchen-turns", "kitchen", 2, None, None, drawn("turns"), peacefully),
    Ending("discs-mouse", "discs", 2, None, None, won_by("m"), at_random),
    Ending("discs-cat", "discs", 2, None, None, won_by("c"), at_random),
    Ending("discs-own-move", "discs", 2, None, None, is_lost_by_own_move, at_random),
    Ending("discs-repetition", "discs", 2, None, None, drawn("repetition"), to_and_fro),
]


def secret(*words: object) -> str:
    """32 bytes that are always the same, as hexadecimal text."""
    return hashlib.sha256(repr(words).encode()).hexdigest()


def new_record(setup: Setup, name: str, number: int) -> Record:
    """An empty record with seats and dice that are always the same."""
    kinds = ["bot" if index % 2 else "person" for index in range(setup.players)]
    sitters = [
        Sitter(f"Player {seat}", kind, secret(name, number, seat))
        for seat, kind in zip(setup.seats, kinds, strict=True)
    ]
    record = Record(setup, sitters, "", secret(name, number), "chosen", setup.game.rules_version)
    record.commitment = commitment(secret(name, number), record.bots_entropy())
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
    record.events, record.result = match.events, match.result
    return record, match


def main() -> None:
    """Look for every ending that has no record yet."""
    for ending in ENDINGS:
        file = HERE / f"{ending.name}.json"
        if file.exists():
            continue
        edition: Any = ending.edition
        if edition and edition.endswith(".toml"):
            edition = str(EDITIONS / edition)
        setup = make_setup(ending.game, edition, ending.variant, ending.players)
        for number in range(MOST_TRIES):
            record, match = play(ending, setup, number)
            if ending.is_it(match):
                save(record, file)
                with POSITIONS.open("a", encoding="utf-8") as positions:
                    positions.write(f"{ending.name}: {match.setup.text(match.state)}\n")
                print(f"{file.name}: {len(match.events)} events, try {number + 1}")
                break
        else:
            raise SystemExit(f"no {ending.name} in {MOST_TRIES} tries")


if __name__ == "__main__":
    main()
