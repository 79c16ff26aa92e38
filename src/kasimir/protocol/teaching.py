"""Rules pages and interactive lessons: positions, and the moves played from them, step by step."""

from typing import Any

from msgspec import field

from kasimir.protocol.base import Part
from kasimir.protocol.events import Happened


class SceneBeat(Part):
    """A move or a chance outcome, the ids to touch for it, and its effect."""

    seat: str
    touch: list[str]
    """One to three ids, to be touched in this order."""
    happened: Happened
    view: Any
    """The position afterwards, in the format that each game defines for its views."""
    lifts: bool = False
    """Whether the first touch lifts a piece and shows what lies below."""
    below: str | None = None
    """What is visible there; null for the bare table."""


class SceneStep(Part):
    """Moves that belong together. The user touches the first one; the others follow automatically."""

    beats: list[SceneBeat]
    code: str = ""
    """The catalogue message shown before it. Left out in the rules."""
    own: bool = False
    """Whether the learner makes the move; otherwise it is shown."""


class Scene(Part):
    """A position on a board, and the moves played from it."""

    board: Any
    """The fixed parts of the board, in the format that each game defines for its views."""
    view: Any
    """The position, in the format that each game defines for its views."""
    glow: list[str] = field(default_factory=list)
    """Ids to highlight."""
    steps: list[SceneStep] = field(default_factory=list)
    characters: dict[str, str] = field(default_factory=dict)
    """The names of the players by seat, where the text does not refer to them by colour."""


class RulesSection(Part):
    """A section of the rules: its text, and optionally a position that illustrates it."""

    code: str
    """The catalogue message of its text; with `-title` appended, that of its heading."""
    scene: Scene | None = None


class RulesPage(Part):
    """The rules of a game."""

    game: str
    args: dict[str, int | str]
    """Variables of the texts: the values of the edition, and the numbers of players."""
    sections: list[RulesSection]


class Lesson(Part):
    """A first lesson: about a minute of guided play."""

    game: str
    seat: str
    """The learner's seat."""
    args: dict[str, int | str]
    """Variables of the texts: the values of the classic edition, and the numbers of players."""
    scenes: list[Scene]
    """In the order in which they are played."""
    code: str
    """The catalogue message shown at the end."""
