"""Rules pages and lessons: the engine can play all of them, and each shows the main ideas of its game."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec import structs

from kasimir.core import registry, words
from kasimir.core.errors import MoveError, PositionError
from kasimir.core.words import say
from kasimir.protocol.teaching import RulesPage, Scene
from kasimir.server.session import lessons
from kasimir.server.session.lessons import Place, Showing, lesson, rules_page, variables
from kasimir.server.session.table_session import encode
from tests.games.parts import part_of
from tests.server.servers import serving

GAMES = registry.names()
LEAST_STEPS, MOST_STEPS = 8, 16
"""About a minute."""
LONGEST_SENTENCE, LONGEST_TEXT = 130, 420
"""Maximum characters of a lesson's sentence, and of a section of the rules."""


def pages(game: str) -> list[RulesPage]:
    """The rules of every edition."""
    return [rules_page(game, edition) for edition in registry.load(game).editions()]


def scenes(game: str) -> Iterator[Scene]:
    """All scenes of a game."""
    yield from (section.scene for page in pages(game) for section in page.sections if section.scene)
    yield from lesson(game).scenes


def plain(value: Any) -> Any:
    """A value as it is sent."""
    return json.loads(encode(value))


def happenings(game: str) -> list[dict[str, Any]]:
    """All that happens in the lesson of a game."""
    beats = [beat for scene in lesson(game).scenes for step in scene.steps for beat in step.beats]
    return [step for beat in beats for step in plain(beat.happened.steps)]


def texts_in(value: Any) -> set[str]:
    """All texts within a plain value, keys too."""
    if isinstance(value, dict):
        return set(value) | {text for inner in value.values() for text in texts_in(inner)}
    if isinstance(value, list):
        return {text for inner in value for text in texts_in(inner)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_can_be_said(game: str) -> None:
    for page in pages(game):
        for section in page.sections:
            for code in (section.code, f"{section.code}-title"):
                said = say(code, page.args)
                assert said != code
                assert len(said) <= LONGEST_TEXT, code


@pytest.mark.parametrize("game", GAMES)
def test_lesson_can_be_said(game: str) -> None:
    taught = lesson(game)
    codes = [step.code for scene in taught.scenes for step in scene.steps]
    assert LEAST_STEPS <= len(codes) <= MOST_STEPS
    assert len(set(codes)) == len(codes)
    for code in [*codes, taught.code]:
        said = say(code, taught.args)
        assert said != code
        assert len(said) <= LONGEST_SENTENCE, code


@pytest.mark.parametrize("game", GAMES)
def test_everything_shown_is_there(game: str) -> None:
    """Highlighted and touched ids are on the board, and each position follows from the previous one."""
    for scene in scenes(game):
        known = texts_in(plain(scene.board)) | texts_in(plain(scene.view))
        assert set(scene.glow) <= known
        for beat in (beat for step in scene.steps for beat in step.beats):
            assert 1 <= len(beat.touch) <= 3
            assert set(beat.touch) <= known
            known |= texts_in(plain(beat.view))


@pytest.mark.parametrize("game", GAMES)
def test_rules_tell_of_every_variant_and_edition(game: str) -> None:
    found = registry.load(game)
    script = lessons.read_script(found, lessons.RULES, lessons.RulesScript)
    assert {*found.variants} == {section.variant or found.variants[0] for section in script.sections}
    told = {edition for section in script.sections for edition in (section.edition or "classic", *section.on)}
    assert told == {*found.editions()}
    assert max(len(scene.board.seats) for scene in scenes(game)) == found.players[-1]


@pytest.mark.parametrize("game", GAMES)
def test_learner_wins_the_lesson(game: str) -> None:
    taught = lesson(game)
    won = [step for step in happenings(game) if step["what"] == "won"]
    assert len(won) == 1
    assert taught.seat in won[0]["seats"]
    assert taught.scenes[-1].steps[-1].own
    assert taught.scenes[-1].steps[-1].beats[-1].view.step == "over"


@pytest.mark.parametrize("game", GAMES)
def test_learner_plays_most_of_the_lesson(game: str) -> None:
    own = [step.own for scene in lesson(game).scenes for step in scene.steps]
    assert own[0]
    assert sum(own) * 2 >= len(own)


NONE: list[dict[str, str]] = []
IDEAS = {game: ideas for game in GAMES if (ideas := part_of(game, "lesson", "IDEAS", NONE))}
"""The ideas that each lesson must show."""


@pytest.mark.parametrize(("game", "ideas"), IDEAS.items())
def test_lesson_shows_what_the_game_is_about(game: str, ideas: list[dict[str, str]]) -> None:
    seen = happenings(game)
    for idea in ideas:
        assert any(idea.items() <= step.items() for step in seen), idea


def test_towers_grow_in_the_lesson() -> None:
    views = [plain(beat.view) for step in lesson("towers").scenes[0].steps for beat in step.beats]
    assert max(len(tower) for view in views for tower in view["towers"].values()) == 3


def test_lesson_in_discs_hides_and_lifts() -> None:
    beats = [beat for step in lesson("discs").scenes[0].steps for beat in step.beats]
    assert [beat.below for beat in beats if beat.lifts] == ["m", "m"]
    for beat in beats[:-1]:
        assert "discs" not in plain(beat.view)["piles"][0]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_come_from_the_edition(game: str) -> None:
    found = registry.load(game)
    for edition in found.editions():
        known, values = variables(found, edition), found.edition(edition).values()
        assert (known["least"], known["most"]) == (found.players[0], found.players[-1])
        assert known.items() >= {key: value for key, value in values.items() if type(value) is int}.items()


RULES_OF_RACE = {
    "cat": {"spanish": ("who comes next", "whoever is ahead")},
    "goal": {"italian": ("reach the cheese wins", "squares around the cheese wins")},
    "win": {"italian": ("leads to the cheese", "empty square beside the cheese")},
    "scent": {"italian": ("in front of a path", "")},
    "gentle": {"italian": ("are like all the others", "still wins")},
    "pass": {"danish": ("any cat", "Cats stay")},
}
"""The text of a rule, and its text in the editions that change it."""


@pytest.mark.parametrize(("words", "changed"), RULES_OF_RACE.items())
def test_rules_of_an_edition_are_told_as_it_plays(words: str, changed: dict[str, tuple[str, str]]) -> None:
    [(_, (usual, _))] = changed.items()
    for page, edition in zip(pages("race"), registry.load("race").editions(), strict=True):
        said = say(f"race.rules-{words}", page.args)
        told, instead = changed.get(edition, ("", usual))
        assert instead in said
        assert not told or told not in said


def test_pictures_of_an_edition_can_be_played_on_it() -> None:
    race = registry.load("race")
    for edition in race.editions():
        for section in lessons.read_script(race, lessons.RULES, lessons.RulesScript).sections:
            picture = section.on.get(edition, section)
            if picture.position:
                showing = Showing(race, structs.replace(picture, edition=edition))
                assert len([showing.play(move) for move in picture.moves]) == len(picture.moves)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_catalogue_belongs_to_a_script(game: str) -> None:
    catalogue = FluentParser().parse((words.folder() / "en" / f"{game}.ftl").read_text(encoding="utf-8"))
    ids = {entry.id.name for entry in catalogue.body if isinstance(entry, Message)}
    codes = {
        code.replace(".", "-")
        for section in rules_page(game).sections
        for code in (section.code, f"{section.code}-title")
    }
    taught = lesson(game)
    codes |= {step.code.replace(".", "-") for scene in taught.scenes for step in scene.steps} | {
        taught.code.replace(".", "-")
    }
    assert {name for name in ids if name.startswith((f"{game}-rules-", f"{game}-lesson-"))} == codes


def test_script_that_is_wrong_is_refused() -> None:
    game = registry.load("towers")
    with pytest.raises(PositionError):
        Showing(game, Place(position="4,4 - 0,0 - r 9"))
    with pytest.raises(MoveError):
        Showing(game, Place(position="4,4 - 0,0 - r 3")).play("p+2")
    with pytest.raises(MoveError):
        Showing(registry.load("discs"), Place(position="c*/m m", hidden=True)).play("1>2")


@pytest.mark.anyio
async def test_rules_and_lessons_are_served(tmp_path: Any) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for game in GAMES:
            assert (await client.get(f"/api/games/{game}/rules")).json() == plain(rules_page(game))
            for edition in registry.load(game).editions():
                page = (await client.get(f"/api/games/{game}/rules/{edition}")).json()
                assert page == plain(rules_page(game, edition))
            assert (await client.get(f"/api/games/{game}/lesson")).json() == plain(lesson(game))
        refused = await client.get("/api/games/chess/rules")
        assert (refused.status_code, refused.json()["code"]) == (400, "usage.game")
        for edition in ("mine", "own.toml"):
            refused = await client.get(f"/api/games/race/rules/{edition}")
            assert (refused.status_code, refused.json()["code"]) == (400, "table.edition")
