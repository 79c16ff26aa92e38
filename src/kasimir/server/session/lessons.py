"""Rules pages and lessons, made from each game's own scripts: the engine plays them, so that a screen needs no rules.

`rules.toml` in the folder of a game holds the sections of its rules page, `lesson.toml` the scenes of its first lesson.
Positions and moves are written as everywhere; words are named by the end of their code in the catalogue of the game.
"""

from dataclasses import asdict
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from kasimir.core import registry
from kasimir.core.errors import MoveError
from kasimir.core.game import CHANCE, OVER, AnyGame
from kasimir.core.setup import Option, Reader
from kasimir.server.protocol.events import Happened
from kasimir.server.protocol.teaching import Lesson, RulesPage, RulesSection, Scene, SceneBeat, SceneStep

RULES, LESSON = "rules", "lesson"
"""What the scripts are called, and how the codes of their words begin."""


class Place(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where something is shown: a position, and the table it stands on where that is not the usual one."""

    position: str | None = None
    """Left out in a lesson for the first position, and in the rules for a section without a picture."""
    players: int | None = None
    variant: str | None = None
    edition: str | None = None
    hidden: bool = False
    """Whether covered pieces are out of sight; moves are named by place then."""


class SectionScript(Place, kw_only=True):
    """A section of the rules: words, and if there is a position, what to look at and what is played in it."""

    words: str
    glow: list[str] = []
    moves: list[str] = []


class RulesScript(Struct, forbid_unknown_fields=True):
    """The file `rules.toml`."""

    sections: list[SectionScript]


class StepScript(Struct, forbid_unknown_fields=True):
    """A sentence of a lesson, and the moves that it asks for or tells of."""

    words: str
    moves: list[str]


class SceneScript(Place, kw_only=True):
    """A position of a lesson, and how it goes on from there."""

    steps: list[StepScript]


class LessonScript(Struct, forbid_unknown_fields=True):
    """The file `lesson.toml`."""

    seat: str
    """The learner's."""
    scenes: list[SceneScript]


Script = TypeVar("Script", RulesScript, LessonScript)


def read_script(game: AnyGame, name: str, kind: type[Script]) -> Script:
    """A script from the folder of a game."""
    return msgspec.toml.decode((game.folder / f"{name}.toml").read_bytes(), type=kind)


def numbers(game: AnyGame) -> dict[str, int]:
    """The numbers that texts may need: how many play, and all of the classic edition; of a list, how long it is."""
    values = asdict(game.edition().contents)
    counts = {key: value if isinstance(value, int) else len(value) for key, value in values.items()}
    return counts | {"least": game.players[0], "most": game.players[-1]}


class Showing:
    """A position that is played on, with all that a screen needs of it."""

    def __init__(self, game: AnyGame, place: Place) -> None:
        """Lay out the position of a script; without one, the first position."""
        reader = Reader(game.name, place.edition, place.variant, place.players)
        self.setup, self.state = reader.given, reader.given.start()
        if place.position is not None:
            self.setup, self.state = reader.read(place.position)
        self.screen, self.board = game.screen, self.setup.board
        self.places = game.hidden(self.state, self.board) if place.hidden and game.hidden else None

    def scene(self, glow: list[str]) -> Scene:
        """The position as it stands, with nothing played yet."""
        return Scene(self.screen.board_view(self.board), self.view(), glow)

    def view(self) -> Any:
        """The position; at the end nothing is hidden any more."""
        if self.places and self.setup.kind(self.state) != OVER:
            return self.places.view(self.state)
        return self.screen.view(self.state, self.board)

    def play(self, text: str) -> SceneBeat:
        """Make a move, and tell all about it; what is not legal raises a `MoveError`."""
        seat = self.setup.seat(self.state) or ""
        beat = self.play_by_place(text) if self.places else self.play_openly(text)
        return msgspec.structs.replace(beat, seat=seat, view=self.view())

    def play_openly(self, text: str) -> SceneBeat:
        """A move where everything is in sight."""
        before, board = self.state, self.board
        option = self.setup.find(before, text)
        self.state = self.setup.after(before, option.move)
        told = self.screen.tell(before, board, option.move, self.state)
        steps = self.screen.happenings(before, board, option.move, self.state)
        return SceneBeat("", self.touch(before, option), Happened(steps, [told.code, told.args]), None)

    def touch(self, state: Any, option: Option) -> list[str]:
        """What is touched for a move or an outcome."""
        if self.setup.kind(state) == CHANCE:
            return [self.screen.chance_touch(state, self.board)]
        return list(self.screen.touches(state, self.board, option.move))

    def play_by_place(self, text: str) -> SceneBeat:
        """A move on a table with hidden pieces; lifting one shows what it lay on."""
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
    """The code of words in the catalogue, such as `towers.rules-traps`."""
    return f"{game.name}.{script}-{words}"


@cache
def rules_page(name: str) -> RulesPage:
    """The rules page of a game."""
    game = registry.load(name)
    script = read_script(game, RULES, RulesScript)
    return RulesPage(name, numbers(game), [section(game, one) for one in script.sections])


def section(game: AnyGame, script: SectionScript) -> RulesSection:
    """A piece of the rules."""
    code = code_of(game, RULES, script.words)
    if script.position is None:
        return RulesSection(code)
    showing = Showing(game, script)
    scene = showing.scene(script.glow)
    if script.moves:
        scene.steps.append(SceneStep([showing.play(move) for move in script.moves]))
    return RulesSection(code, scene)


@cache
def lesson(name: str) -> Lesson:
    """The first lesson of a game."""
    game = registry.load(name)
    script = read_script(game, LESSON, LessonScript)
    scenes = [lesson_scene(game, one, script.seat) for one in script.scenes]
    return Lesson(name, script.seat, numbers(game), scenes, code_of(game, LESSON, "end"))


def lesson_scene(game: AnyGame, script: SceneScript, seat: str) -> Scene:
    """A position of a lesson with all its steps."""
    showing = Showing(game, script)
    scene = showing.scene([])
    for step in script.steps:
        own = showing.setup.seat(showing.state) == seat
        beats = [showing.play(move) for move in step.moves]
        scene.steps.append(SceneStep(beats, code_of(game, LESSON, step.words), own))
    return scene
