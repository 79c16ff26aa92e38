"""Analysis of a finished match: how much of the result was luck, and how much was choice."""

from typing import Literal

from kasimir.protocol.base import Part, Seat


class Share(Part):
    """A share of the win, or a change in one: 0.09 is nine per cent of a win."""

    value: float
    error: float = 0.0
    """Standard error; 0 if the value is exact."""


class SeatAccount(Part):
    """The account of one seat: start + luck - own + others + afterthought = result."""

    seat: Seat
    start: Share
    luck: Share
    """Gained or lost by chance."""
    own: Share
    """Given away by the seat's own choices."""
    others: Share
    """Gained or lost by the choices of all other seats."""
    afterthought: Share
    """How much later evaluations of the same positions differ from earlier ones; 0 if everything is exact."""
    result: Share
    choices: int
    """How often the seat had a choice between several moves."""
    luck_word: Literal["very-kind", "kind", "even", "hard", "very-hard"] | None
    """How chance treated the seat; null if that is uncertain, or nothing was left to chance."""
    stars: int | None
    """At least so many stars of five for its choices; null if that is uncertain, or there were hardly any."""


class TurningPoint(Part):
    """An event that changed the expected result a lot."""

    event: int
    """The number of the event in the record, counted from 1."""
    kind: Literal["choice", "chance"]
    seat: Seat
    """The seat whose turn it was."""
    change: list[float]
    """The change for each seat, in turn order."""


class MatchAnalysis(Part):
    """The analysis of a whole match; docs/luck.md defines luck and choice."""

    exact: bool
    """Whether every value is exact; otherwise they are estimates from a search."""
    chance: bool
    """Whether the match had any chance events."""
    curve: list[list[float]]
    """The value of each position for each seat, in turn order: one before every event, and the result last."""
    changes: list[list[float]]
    """The change that each event made for each seat: luck, or, as a negative number, what a choice gave away. Events
    that were taken back change nothing."""
    accounts: list[SeatAccount]
    """One per seat, in turn order."""
    turning_points: list[TurningPoint]
    """At most three, in the order in which they happened."""


class AnalysisNow(Part):
    """Progress of an analysis. The first request starts it; poll until `analysis` is present."""

    events: int
    """The number of events in the match."""
    done: int = 0
    """The number of events evaluated so far; also 0 while the analysis is queued behind other matches."""
    analysis: MatchAnalysis | None = None
    """Left out until the analysis is finished."""
    compiling: bool = False
    """Whether it waits until the game is compiled on the server."""
