"""The list of games: what each offers to whoever opens a table."""

from kasimir.protocol.base import Part
from kasimir.protocol.teaching import Scene


class Odds(Part):
    """How often a side won in simulated matches, with the 95% confidence interval."""

    seats: list[str]
    """One seat, or all members of a team."""
    rate: float
    low: float
    high: float


class Prediction(Part):
    """Expected results for one edition, variant and number of seats, from matches between bots."""

    edition: str
    variant: str
    players: int
    games: int
    """The number of matches."""
    chances: list[Odds]
    """In turn order."""
    turns: float
    """The mean length of a match."""
    shortest: int
    """The 10th percentile: one match in ten is shorter."""
    longest: int
    """The 90th percentile: one match in ten is longer."""


class SetupInfo(Part):
    """What the variant and the number of seats determine."""

    variant: str
    players: int
    edition: str
    """The default edition."""
    seats: list[str]
    """In turn order."""
    sides: list[list[str]]
    """The seats of each side; a single side if all seats are alike."""
    starters: list[str]
    """The seats that may start; none if the rules say who starts."""


class OptionInfo(Part):
    """A value of an edition that can be chosen per table."""

    edition: str
    option: str
    values: list[int]
    """The possible values."""
    usual: int
    """The value in this edition."""


class GameInfo(Part):
    """A game, and the options for a table of it."""

    game: str
    variants: list[str]
    players: list[int]
    """The possible numbers of seats."""
    editions: list[str]
    levels: list[str]
    """The levels of the computer, weakest first."""
    mice: dict[str, list[str]]
    """The computer's characters by level, on the seats of mice; their names are messages `character.<id>`."""
    cats: dict[str, str]
    """The same on the cat's seat; empty in games where nobody plays it."""
    picture: Scene
    """A position, for a small picture of the game."""
    hides: bool
    """Whether it can be played with hidden pieces."""
    predictions: list[Prediction]
    """Expected results, one for each combination of options."""
    firsts: list[str]
    """The ways to choose who starts."""
    setups: list[SetupInfo]
    """One for each variant and number of seats."""
    options: list[OptionInfo]
    """One for each edition and each of its values that can be chosen."""
