"""Predictions: complete, made with the current rules, and consistent with simulations."""

import json
import math
from typing import Any

import pytest

from kasimir.core import registry
from kasimir.core.setup import make_setup
from kasimir.lab.balance import Plan, try_out
from kasimir.lab.jobs import open_pool
from kasimir.lab.predict import predict, rows_to_keep, setups_to_play
from kasimir.lab.predictions import file_of, predictions, shipped_setups
from kasimir.lab.simulate import Z95

GAMES = [game for game in registry.names() if file_of(registry.load(game)).is_file()]
"""A new game has no predictions until `kasimir lab predict` was run."""
AGAIN = [("hunt", "family", 2), ("hunt", "younger", 4), ("discs", "standard", 2), ("kitchen", "standard", 3)]
MATCHES = 60
SURE = 4.0
"""Standard deviations that two measurements of the same may lie apart."""


def test_our_games_have_predictions() -> None:
    assert len(GAMES) >= 5


def rows(game: str) -> dict[tuple[str, str, int], Any]:
    return {(row["edition"], row["variant"], row["players"]): row for row in predictions(game)["rows"]}


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_has_a_row(game: str) -> None:
    wanted = [(setup.edition.name, setup.variant, setup.players) for setup in shipped_setups(registry.load(game))]
    assert list(rows(game)) == wanted
    assert predictions(game)["rules_version"] == registry.load(game).rules_version, "run kasimir lab predict"


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_sound(game: str) -> None:
    for (_, variant, players), row in rows(game).items():
        setup = make_setup(game, None, variant, players)
        assert tuple(seat for side in row["chances"] for seat in side["seats"]) == setup.seats
        assert sum(side["rate"] for side in row["chances"]) == pytest.approx(1, abs=0.01)
        assert all(side["low"] <= side["rate"] <= side["high"] for side in row["chances"])
        assert row["shortest"] <= row["turns"] <= row["longest"]


@pytest.mark.parametrize(("game", "variant", "players"), AGAIN)
def test_rows_are_what_other_matches_say(game: str, variant: str, players: int) -> None:
    """Played again with other luck, and held against the intervals of both."""
    told, row = predictions(game), rows(game)["classic", variant, players]
    plan = Plan(told["level"], MATCHES, told["seed"] + 1000, skill=False)
    with open_pool("processes", 1) as pool:
        [found] = try_out(plan, [make_setup(game, None, variant, players)], pool)
    for side, again in zip(row["chances"], found.chances, strict=True):
        assert tuple(side["seats"]) == again.seats
        own, other = (side["high"] - side["low"]) / 2, (again.rate.high - again.rate.low) / 2
        assert abs(side["rate"] - again.rate.mean) <= SURE / Z95 * math.hypot(own, other)
    margin = SURE / Z95 * (found.turns.high - found.turns.mean)
    assert abs(row["turns"] - found.turns.mean) <= margin * math.sqrt(1 + MATCHES / row["games"])


def test_file_is_made_the_same_again() -> None:
    game = registry.load("discs")
    with open_pool("processes", 1) as pool:
        first, second = (predict(game, Plan("kitten", 4, 2, skill=False), pool) for _ in range(2))
    assert first == second
    assert "kasimir lab predict discs --level kitten --games 4 --seed 2" in first


def test_missing_rows_are_added_to_those_of_the_same_rules() -> None:
    game = registry.load("discs")
    kept = rows_to_keep(game)
    assert set(kept) == set(rows("discs"))
    assert setups_to_play(game, kept) == []
    with open_pool("processes", 1) as pool:
        text = predict(game, Plan("kitten", 4, 2, skill=False), pool, kept=kept)
        fresh = predict(game, Plan("kitten", 4, 2, skill=False), pool)
    assert json.loads(text)["rows"] == predictions("discs")["rows"]
    assert [row["games"] for row in json.loads(fresh)["rows"]] == [4]
