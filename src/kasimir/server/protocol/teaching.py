"""Rules pages and lessons: real positions, and what is played in them, step by step."""

from typing import Any

from msgspec import field

from kasimir.server.protocol.base import Part
from kasimir.server.protocol.events import Happened


class SceneBeat(Part):
    """A move or an outcome of chance, what is touched for it, and what it does."""

    seat: str
    touch: list[str]
    """Ids, one to three, to be touched in this order."""
    happened: Happened
    view: Any
    """The position afterwards, as each game's own view defines it."""
    lifts: bool = False
    """Whether the first touch lifts something and shows what lies below."""
    below: str | None = None
    """What is seen there; null for the bare table."""


class SceneStep(Part):
    """Moves that belong together. The first one is touched, the others follow by themselves."""

    beats: list[SceneBeat]
    code: str = ""
    """Of the catalogue: what is said before it. Left out in the rules."""
    own: bool = False
    """Whether it is the learner's own move; else it is watched."""


class Scene(Part):
    """A position on a board, and what is played from there on."""

    board: Any
    """What stays the same of the board, as each game's own view defines it."""
    view: Any
    """The position, as each game's own view defines it."""
    glow: list[str] = field(default_factory=list)
    """Ids to look at."""
    steps: list[SceneStep] = field(default_factory=list)


class RulesSection(Part):
    """A piece of the rules: its words, and perhaps a position that shows it."""

    code: str
    """Of the catalogue: its text. With `-title` added, its heading."""
    scene: Scene | None = None


class RulesPage(Part):
    """The rules of a game."""

    game: str
    args: dict[str, int]
    """Numbers for the texts, out of the classic edition."""
    sections: list[RulesSection]


class Lesson(Part):
    """A first lesson: a minute of play in which nothing can go wrong."""

    game: str
    seat: str
    """The learner's seat."""
    args: dict[str, int]
    """Numbers for the texts, out of the classic edition."""
    scenes: list[Scene]
    """One after the other."""
    code: str
    """Of the catalogue: what is said at the end."""
