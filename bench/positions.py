"""Positions for benchmarks: choices from matches between players of medium strength."""

import random
from itertools import count

from kasimir.bots.player import Player
from kasimir.core.game import CHOICE, State
from kasimir.core.match import Match
from kasimir.core.setup import Setup, make_setup

BOT = "easy"
MOST_OF_A_MATCH = 20
"""The maximum number of positions from one match, so that long matches do not outweigh others."""


def setups(game: str, variant: str | None) -> list[Setup]:
    """The game with every number of seats."""
    return [make_setup(game, None, variant, players) for players in make_setup(game).game.players]


def choices_of_match(setup: Setup, seed: int) -> list[State]:
    """The positions of a match in which there was a choice."""
    players = [Player(setup, BOT, seed * 8 + seat) for seat in range(setup.players)]
    chance, match, found = random.Random(seed), Match(setup), []
    while not match.result:
        options = match.options()
        if setup.kind(match.state) != CHOICE:
            match.play(chance.choices(options, [option.weight for option in options])[0].text)
            continue
        if len(options) > 1:
            found.append(match.state)
        match.play(players[match.state.seat].choose(match.state))
    return found


def sample(setup: Setup, wanted: int, seed: int) -> list[State]:
    """Sample a number of choices, from as many matches as needed."""
    chance, found = random.Random(seed), list[State]()
    for number in count():
        states = choices_of_match(setup, seed * 1_000_000 + number)
        found += chance.sample(states, min(MOST_OF_A_MATCH, len(states)))
        if len(found) >= wanted:
            return found[:wanted]
    raise AssertionError
