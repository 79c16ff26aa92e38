"""The games with their options, for whoever opens a table."""

import msgspec

from kasimir.bots.characters import cats_of, mice_of
from kasimir.bots.levels import levels_for
from kasimir.core import registry
from kasimir.core.game import AnyGame
from kasimir.lab.predictions import predictions
from kasimir.protocol.games import GameInfo, OptionInfo, Prediction, SetupInfo
from kasimir.server.session.lessons import picture_of


def list_games() -> list[GameInfo]:
    """All games."""
    return [describe(registry.load(name)) for name in registry.names()]


def describe(game: AnyGame) -> GameInfo:
    """A game, and what a table of it can choose."""
    return GameInfo(
        game.name,
        list(game.variants),
        list(game.players),
        game.editions(),
        levels_for(game.name),
        mice_of(game),
        cats_of(game),
        picture_of(game.name),
        game.hidden is not None,
        msgspec.convert(predictions(game.name)["rows"], list[Prediction]),
        list(game.opening.ways),
        [describe_setup(game, variant, players) for variant in game.variants for players in game.players],
        [option for edition in game.editions() for option in describe_options(game, edition)],
    )


def describe_setup(game: AnyGame, variant: str, players: int) -> SetupInfo:
    """The edition, the seats, their sides, and those that may start."""
    opening, seats = game.opening, game.seats(players)
    sides = [[seats[seat] for seat in side] for side in opening.sides(players)]
    starters = [seats[seat] for seat in opening.starters(players)]
    return SetupInfo(variant, players, opening.edition(variant, players), list(seats), sides, starters)


def describe_options(game: AnyGame, edition: str) -> list[OptionInfo]:
    """The values of an edition that a table may choose."""
    contents = game.edition(edition).contents
    offered = game.opening.options(contents)
    return [OptionInfo(edition, key, list(values), getattr(contents, key)) for key, values in offered.items()]
