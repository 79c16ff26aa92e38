"""What matches of some editions say about others: which keys help whom, as straight lines through all that was played.

A guess is worth some matches, no more. What an edition's own matches say is weighed against it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kasimir.lab.draw import distance
from kasimir.lab.measures import Row, fair_share
from kasimir.lab.vary import Base, Point, shown

WEIGHT = 100
"""A guess counts as much as so many matches of the edition itself."""
RELUCTANCE = 40.0
"""So many matches of an edition with half as much again of a key it takes to believe half of what that seems to do."""
DIGITS = 9
"""Guesses are compared to so many digits, so that no machine's last bit decides."""
ALWAYS = ""
"""The feature that every edition has."""

Features = Mapping[str, float]


class Trial:
    """An edition and all its matches so far."""

    def __init__(self, base: Base, point: Point) -> None:
        """Nothing was played yet."""
        self.point, self.rows = point, list[Row]()
        self.features, self.distance = features(base, point), distance(base, point)

    def beyond(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """What each seat won beyond its fair share."""
        shares: np.ndarray[Any, np.dtype[np.float64]] = np.array([row.values for row in self.rows]).mean(axis=0)
        return shares - fair_share(self.point.setup)


def features(base: Base, point: Point) -> Features:
    """What sets an edition apart from the base, in numbers."""
    values, found = base.values(), {ALWAYS: 1.0}
    for key, value in point.changes:
        before: Any = values.get(key)
        if isinstance(value, int) and isinstance(before, int):
            found[key] = 2 * (value - before) / max(1, before)
        elif are_numbers(value) and are_numbers(before):
            found[f"{key} length"] = len(value) / max(1, len(before)) - 1
            found[f"{key} sum"] = sum(value) / max(1, sum(before)) - 1
        else:
            found[f"{key}={shown(value)}"] = 1.0
    return found


def are_numbers(value: Any) -> bool:
    """Whether this is a list of numbers."""
    return isinstance(value, list) and all(isinstance(number, int) for number in value)


class Guess:
    """Straight lines through what the seats won beyond their fair share, in all that so many players played."""

    def __init__(self, trials: Sequence[Trial], players: int) -> None:
        """Find the lines that lie nearest to what was played, and are no steeper than they need to be."""
        known = [trial for trial in trials if trial.rows and trial.point.setup.players == players]
        self.names = sorted({ALWAYS}.union(*(trial.features for trial in known)))
        table = np.array([self.row(trial) for trial in known]).reshape(-1, len(self.names))
        weights = np.array([len(trial.rows) for trial in known]).reshape(-1, 1)
        beyond = np.array([trial.beyond() for trial in known]).reshape(-1, players)
        reluctance = RELUCTANCE * np.eye(len(self.names))
        self.lines = np.linalg.solve(table.T @ (weights * table) + reluctance, table.T @ (weights * beyond))

    def row(self, trial: Trial) -> list[float]:
        """The features in the order of the lines."""
        return [trial.features.get(name, 0.0) for name in self.names]

    def unfairness(self, trial: Trial) -> float:
        """How far the seat that is farthest from its fair share is likely to be from it."""
        likely, own = np.array(self.row(trial)) @ self.lines, len(trial.rows)
        if own:
            likely = (WEIGHT * likely + own * trial.beyond()) / (WEIGHT + own)
        return round(float(np.abs(likely).max()), DIGITS)
