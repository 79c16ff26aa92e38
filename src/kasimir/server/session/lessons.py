"""Rules pages and lessons, made from each game's scripts: the engine plays them, so that a client needs no rules.

`rules.toml` in a game's folder holds the sections of its rules page, `lesson.toml` the scenes of its first lesson.
Positions and moves are in the usual notation; texts are named by the last part of their code in the game's catalogue.
"""

from dataclasses import asdict
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from kasimir.bots.characters import cast
from kasimir.core import registry
from kasimir.core.edition import DEFAULT
from kasimir.core.errors import MoveError, UsageError
from kasimir.core.game import CHANCE, OVER, AnyGame
from kasimir.core.setup import Option, Reader
from kasimir.protocol.events import Happened
from kasimir.protocol.teaching import Lesson, RulesPage, RulesSection, Scene, SceneBeat, SceneStep

RULES, LESSON = "rules", "lesson"
"""The names of the scripts, and the prefixes of their message codes."""


class Place(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position to show, and the options of its table if they are not the usual ones."""

    position: str | None = None
    """Left out in a lesson for the starting position, and in the rules for a section without a picture."""
    players: int | None = None
    variant: str | None = None
    edition: str | None = None
    hidden: bool = False
    """Whether covered pieces are hidden; moves are then named by place."""


class PictureScript(Place, kw_only=True):
    """A position of the rules: what to highlight, and which moves to play."""

    glow: list[str] = []
    moves: list[str] = []


class SectionScript(PictureScript, kw_only=True):
    """A section of the rules: a text, and a picture if it has a position."""

    words: str
    on: dict[str, PictureScript] = {}
    """Pictures that differ, by edition."""


class RulesScript(Struct, forbid_unknown_fields=True):
    """The file `rules.toml`."""

    sections: list[SectionScript]


class StepScript(Struct, forbid_unknown_fields=True):
    """A sentence of a lesson, and the moves that it explains."""

    words: str
    moves: list[str]


class SceneScript(Place, kw_only=True):
    """A position of a lesson, and its steps."""

    steps: list[StepScript]


class LessonScript(Struct, forbid_unknown_fields=True):
    """The file `lesson.toml`."""

    seat: str
    """The learner's seat."""
    scenes: list[SceneScript]
    picture: Place = msgspec.field(default_factory=Place)
    """The position that shows the game on the first screen, by default the starting position."""


Script = TypeVar("Script", RulesScript, LessonScript)


def read_script(game: AnyGame, name: str, kind: type[Script]) -> Script:
    """Read a script from a game's folder."""
    return msgspec.toml.decode((game.folder / f"{name}.toml").read_bytes(), type=kind)


def variables(game: AnyGame, edition: str = DEFAULT) -> dict[str, int | str]:
    """Variables for the texts: the numbers of players, and all values of an edition."""
    values = asdict(game.edition(edition).contents)
    return {key: variable(value) for key, value in values.items()} | {
        "least": game.players[0],
        "most": game.players[-1],
    }


def variable(value: Any) -> int | str:
    """A value in the form that texts use: a number or a word, `yes` or `no`, and for a list its length."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else len(value)


class Showing:
    """A position from which scripted moves are played, with everything that a client shows."""

    def __init__(self, game: AnyGame, place: Place) -> None:
        """Set up the position of a script; without one, the starting position."""
        reader = Reader(game.name, place.edition, place.variant, place.players)
        self.setup, self.state = reader.given, reader.given.start()
        if place.position is not None:
            self.setup, self.state = reader.read(place.position)
        self.screen, self.board = game.screen, self.setup.board
        self.places = game.hidden(self.state, self.board) if place.hidden and game.hidden else None

    def scene(self, glow: list[str]) -> Scene:
        """The current position as a scene without steps."""
        return Scene(self.screen.board_view(self.board), self.view(), glow, characters=cast(self.setup))

    def view(self) -> Any:
        """The view of the position; at the end nothing is hidden."""
        if self.places and self.setup.kind(self.state) != OVER:
            return self.places.view(self.state)
        return self.screen.view(self.state, self.board)

    def play(self, text: str) -> SceneBeat:
        """Make a move and describe it; raises `MoveError` if it is not legal."""
        seat = self.setup.seat(self.state) or ""
        beat = self.play_by_place(text) if self.places else self.play_openly(text)
        return structs.replace(beat, seat=seat, view=self.view())

    def play_openly(self, text: str) -> SceneBeat:
        """A move with all pieces visible."""
        before, board = self.state, self.board
        option = self.setup.find(before, text)
        self.state = self.setup.after(before, option.move)
        told = self.screen.tell(before, board, option.move, self.state)
        steps = self.screen.happenings(before, board, option.move, self.state)
        return SceneBeat("", self.touch(before, option), Happened(steps, [told.code, told.args]), None)

    def touch(self, state: Any, option: Option) -> list[str]:
        """The ids to touch for a move or an outcome."""
        if self.setup.kind(state) == CHANCE:
            return [self.screen.chance_touch(state, self.board)]
        return list(self.screen.touches(state, self.board, option.move))

    def play_by_place(self, text: str) -> SceneBeat:
        """A move at a table with hidden pieces; lifting one shows what lay below."""
        places, before = self.places, self.state
        assert places
        moves = places.moves(before, self.board)
        if text not in moves:
            reason = places.why(before, self.board, text)
            raise MoveError(reason.code, **reason.args)
        touch = list(places.touches(before.seat, text))
        lifts = text[0].isdigit()
        below = places.lift(self.board, touch[0]) if lifts else None
        self.state = self.setup.after(before, moves[text])
        told = places.tell(before, text)
        happened = Happened(places.happenings(before, self.board, text, self.state), [told.code, told.args])
        places.play(text)
        return SceneBeat("", touch, happened, None, lifts, below)


def code_of(game: AnyGame, script: str, words: str) -> str:
    """A message code, such as `towers.rules-traps`."""
    return f"{game.name}.{script}-{words}"


def rules_page(name: str, edition: str = DEFAULT) -> RulesPage:
    """The rules page of a game for one of its editions."""
    editions = registry.load(name).editions()
    if edition not in editions:
        raise UsageError("table.edition", edition=edition, editions=", ".join(editions))
    return make_rules_page(name, edition)


@cache
def make_rules_page(name: str, edition: str) -> RulesPage:
    """Build the page; cached."""
    game = registry.load(name)
    script = read_script(game, RULES, RulesScript)
    return RulesPage(name, variables(game, edition), [section(game, one, edition) for one in script.sections])


def section(game: AnyGame, script: SectionScript, edition: str) -> RulesSection:
    """A section of the rules."""
    code = code_of(game, RULES, script.words)
    picture: PictureScript = script
    if edition in script.on:
        picture = structs.replace(script.on[edition], edition=edition)
    if picture.position is None:
        return RulesSection(code)
    showing = Showing(game, picture)
    scene = showing.scene(picture.glow)
    if picture.moves:
        scene.steps.append(SceneStep([showing.play(move) for move in picture.moves]))
    return RulesSection(code, scene)


@cache
def lesson(name: str) -> Lesson:
    """The first lesson of a game."""
    game = registry.load(name)
    script = read_script(game, LESSON, LessonScript)
    scenes = [lesson_scene(game, one, script.seat) for one in script.scenes]
    return Lesson(name, script.seat, variables(game), scenes, code_of(game, LESSON, "end"))


def lesson_scene(game: AnyGame, script: SceneScript, seat: str) -> Scene:
    """A scene of a lesson with all its steps."""
    showing = Showing(game, script)
    scene = showing.scene([])
    for step in script.steps:
        own = showing.setup.seat(showing.state) == seat
        beats = [showing.play(move) for move in step.moves]
        scene.steps.append(SceneStep(beats, code_of(game, LESSON, step.words), own))
    return scene


@cache
def picture_of(name: str) -> Scene:
    """The position that shows a game on the first screen."""
    game = registry.load(name)
    return Showing(game, read_script(game, LESSON, LessonScript).picture).scene([])
