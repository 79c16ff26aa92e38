"""Generates the files of predictions."""

from collections.abc import Callable, Container, Mapping
from types import MappingProxyType
from typing import Any

from kasimir.core.game import AnyGame
from kasimir.core.setup import Setup
from kasimir.lab.balance import Plan, try_out
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding
from kasimir.lab.predictions import as_text, predictions, shipped_setups


def key_of(setup: Setup) -> tuple[str, str, int]:
    """What a row is about."""
    return setup.edition.name, setup.variant, setup.players


def rows_to_keep(game: AnyGame) -> dict[tuple[str, str, int], dict[str, Any]]:
    """The rows that were made with the current rules."""
    told = predictions(game.name)
    if told.get("rules_version") != game.rules_version:
        return {}
    return {(row["edition"], row["variant"], row["players"]): row for row in told["rows"]}


def setups_to_play(game: AnyGame, kept: Container[tuple[str, str, int]] = ()) -> list[Setup]:
    """The set-ups that need a new row."""
    return [setup for setup in shipped_setups(game) if key_of(setup) not in kept]


def row_of(setup: Setup, finding: Finding) -> dict[str, Any]:
    """The part of a finding that is stored."""
    chances = [
        {"seats": list(side.seats), "rate": side.rate.mean, "low": side.rate.low, "high": side.rate.high}
        for side in finding.chances
    ]
    return {
        "edition": setup.edition.name,
        "variant": setup.variant,
        "players": setup.players,
        "games": finding.games,
        "chances": chances,
        "turns": finding.turns.mean,
        "shortest": finding.usual[0],
        "longest": finding.usual[1],
    }


def predict(
    game: AnyGame,
    plan: Plan,
    pool: Pool,
    progress: Callable[[int], None] = lambda _: None,
    kept: Mapping[tuple[str, str, int], dict[str, Any]] = MappingProxyType({}),
) -> str:
    """The contents of a game's prediction file: one row for every set-up that can be chosen for a table."""
    setups = setups_to_play(game, kept)
    found = try_out(plan, setups, pool, progress) if setups else []
    rows = {**kept, **{key_of(setup): row_of(setup, finding) for setup, finding in zip(setups, found, strict=True)}}
    heading = {
        "command": f"kasimir lab predict {game.name} --level {plan.level} --games {plan.games} --seed {plan.seed}",
        "game": game.name,
        "rules_version": game.rules_version,
        "level": plan.level,
        "seed": plan.seed,
    }
    return as_text(heading, [rows[key_of(setup)] for setup in shipped_setups(game)])
