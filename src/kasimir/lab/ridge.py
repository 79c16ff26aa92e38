"""Ridge regression: predicts from the matches of some editions how others will play, by the effect of each key.

A prediction counts as a limited number of matches. It is combined with the edition's own matches by weight.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kasimir.lab.draw import distance
from kasimir.lab.measures import Row, fair_share
from kasimir.lab.vary import Base, Point, shown

WEIGHT = 100
"""The number of the edition's own matches that a prediction counts as."""
RELUCTANCE = 40.0
"""The ridge penalty, as a number of matches: with this many matches of an edition where one key is 1.5 times as large,
the estimate is half of the apparent effect.
"""
DIGITS = 9
"""Digits to which predictions are compared, so that the last bit of a machine's arithmetic decides nothing."""
ALWAYS = ""
"""The constant feature (intercept)."""

Features = Mapping[str, float]


class Trial:
    """An edition and all its matches so far."""

    def __init__(self, base: Base, point: Point) -> None:
        """Begin without matches."""
        self.point, self.rows = point, list[Row]()
        self.features, self.distance = features(base, point), distance(base, point)

    def beyond(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """What each seat won beyond its fair share."""
        shares: np.ndarray[Any, np.dtype[np.float64]] = np.array([row.values for row in self.rows]).mean(axis=0)
        return shares - fair_share(self.point.setup)


def features(base: Base, point: Point) -> Features:
    """The differences of an edition from the base, as numbers."""
    values, found = base.values(), {ALWAYS: 1.0}
    for key, value in point.changes:
        before: Any = values.get(key)
        if type(value) is int and type(before) is int:
            found[key] = 2 * (value - before) / max(1, before)
        elif are_numbers(value) and are_numbers(before):
            found[f"{key} length"] = len(value) / max(1, len(before)) - 1
            found[f"{key} sum"] = sum(value) / max(1, sum(before)) - 1
        else:
            found[f"{key}={shown(value)}"] = 1.0
    return found


def are_numbers(value: Any) -> bool:
    """Whether a value is a list of numbers."""
    return isinstance(value, list) and all(isinstance(number, int) for number in value)


class Guess:
    """A linear model of what the seats win beyond their fair share, for one number of players."""

    def __init__(self, trials: Sequence[Trial], players: int) -> None:
        """Fit the model to all matches played."""
        known = [trial for trial in trials if trial.rows and trial.point.setup.players == players]
        self.names = sorted({ALWAYS}.union(*(trial.features for trial in known)))
        table = np.array([self.row(trial) for trial in known]).reshape(-1, len(self.names))
        weights = np.array([len(trial.rows) for trial in known]).reshape(-1, 1)
        beyond = np.array([trial.beyond() for trial in known]).reshape(-1, players)
        reluctance = RELUCTANCE * np.eye(len(self.names))
        self.lines = np.linalg.solve(table.T @ (weights * table) + reluctance, table.T @ (weights * beyond))

    def row(self, trial: Trial) -> list[float]:
        """The features in the order of the coefficients."""
        return [trial.features.get(name, 0.0) for name in self.names]

    def unfairness(self, trial: Trial) -> float:
        """The predicted deviation from its fair share of the seat that deviates most."""
        likely, own = np.array(self.row(trial)) @ self.lines, len(trial.rows)
        if own:
            likely = (WEIGHT * likely + own * trial.beyond()) / (WEIGHT + own)
        return round(float(np.abs(likely).max()), DIGITS)
