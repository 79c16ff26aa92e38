"""Generates the files of predictions."""

from collections.abc import Callable
from typing import Any

from kasimir.core.game import AnyGame
from kasimir.core.setup import Setup
from kasimir.lab.balance import Plan, try_out
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding
from kasimir.lab.predictions import as_text, shipped_setups


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
        "chances": chances,
        "turns": finding.turns.mean,
        "shortest": finding.usual[0],
        "longest": finding.usual[1],
    }


def predict(game: AnyGame, plan: Plan, pool: Pool, progress: Callable[[int], None] = lambda _: None) -> str:
    """The contents of a game's prediction file: one row for every set-up that can be chosen for a table."""
    setups = list(shipped_setups(game))
    found = try_out(plan, setups, pool, progress)
    heading = {
        "command": f"kasimir lab predict {game.name} --level {plan.level} --games {plan.games} --seed {plan.seed}",
        "game": game.name,
        "rules_version": game.rules_version,
        "level": plan.level,
        "games": plan.games,
        "seed": plan.seed,
    }
    return as_text(heading, [row_of(setup, finding) for setup, finding in zip(setups, found, strict=True)])
