"""Luck and choice of a match that is over: what it owes to chance, and what to those who played it."""

from typing import Literal

from kasimir.server.protocol.base import Part, Seat


class Share(Part):
    """A share of the win, or a change of one: 0.09 is nine per cent of a win."""

    value: float
    error: float = 0.0
    """Its standard error; 0 where it is exact."""


class SeatAccount(Part):
    """What became of one seat: start + luck - own + others + afterthought is the result."""

    seat: Seat
    start: Share
    luck: Share
    """What chance brought."""
    own: Share
    """What its own choices gave away."""
    others: Share
    """What the choices of all others brought."""
    afterthought: Share
    """By how much later looks at the same positions differ from earlier ones; 0 where all is exact."""
    result: Share


class TurningPoint(Part):
    """An event that changed much."""

    event: int
    """Its number in the record, from 1 on."""
    kind: Literal["choice", "chance"]
    seat: Seat
    """Whose turn it was."""
    change: list[float]
    """What it changed for each seat, in turn order."""


class MatchAnalysis(Part):
    """A match taken apart; docs/luck.md says what is meant by luck and choice."""

    exact: bool
    """Whether every value is exact; else they come from searches."""
    chance: bool
    """Whether anything was left to chance."""
    curve: list[list[float]]
    """What each position was worth to each seat, in turn order: one before every event, and at last the result."""
    changes: list[list[float]]
    """For each event what it changed for each seat: luck, or as a minus what a choice gave away."""
    accounts: list[SeatAccount]
    """One a seat, in turn order."""
    turning_points: list[TurningPoint]
    """At most three, in their order."""


class AnalysisNow(Part):
    """How far an analysis is. It is begun when somebody first asks for it; ask again until it is there."""

    events: int
    """How many events the match has."""
    done: int = 0
    """How many of them are looked at; 0 also while other matches come first."""
    analysis: MatchAnalysis | None = None
    """Left out while it is being made."""
