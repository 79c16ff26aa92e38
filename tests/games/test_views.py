"""What screens receive: views and touches.

Tests know of a game only what a screen knows: its views, and how happenings change them.
"""

import json
from dataclasses import fields, is_dataclass
from typing import Literal, get_args, get_type_hints

import pytest

from kasimir.core import registry
from kasimir.core.game import CHANCE, CHOICE, OVER
from kasimir.core.view import Happening, Moved, Screen
from tests.games.screen_events import GAMES, board_of, events, fits, strings
from tests.helpers import ROOT
from tests.traces import setups

DOCS = ROOT / "docs"


# Views


def test_fits_finds_what_does_not_fit() -> None:
    assert fits(Moved("r1", ["a", "b"]), Happening)
    assert not fits(Moved("r1", [1]), Happening)  # type: ignore[list-item]
    assert not fits({"a": "1"}, dict[str, int])
    assert not fits("leap", Literal["walk", "jump"])


@pytest.mark.parametrize("game", GAMES)
def test_views_are_what_their_annotations_say(game: str) -> None:
    screen = registry.load(game).screen
    view_kind, board_kind = (get_type_hints(ask)["return"] for ask in (screen.view, screen.board_view))
    assert is_dataclass(view_kind)
    for event in events(game)[::10]:
        assert fits(screen.view(event.before, event.setup.board), view_kind)
        assert fits(screen.view(event.after, event.setup.board), view_kind)
        assert all(fits(part, Happening) for part in event.story)
    for setup in setups(game):
        assert fits(screen.board_view(setup.board), board_kind)


@pytest.mark.parametrize("game", GAMES)
def test_views_tell_whose_turn_it_is_and_can_be_sent(game: str) -> None:
    for setup, _, _, state, _, view, _ in events(game)[::5]:
        assert view["seat"] == setup.seat(state)
        assert (view["step"] == "over") == (setup.kind(state) == OVER)
        assert json.loads(json.dumps(view)) == view
        assert board_of(setup)["seats"] == list(setup.seats)


SIDES = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ACROSS = {"n": "s", "e": "w", "s": "n", "w": "e"}


def beyond(square: str, side: str) -> str:
    """The next square on a side."""
    column, row = SIDES[side]
    return f"{chr(ord(square[0]) + column)}{int(square[1:]) + row}"


def test_tiles_of_race_join_to_paths() -> None:
    """From the corner on, every tile begins where the one before ends, and the last one looks where the view says."""
    for event in events("race"):
        view, corners = event.view_after, board_of(event.setup)["corners"]
        for seat in event.setup.seats:
            tiles = {tile["at"]: tile for tile in view["tiles"] if tile["seat"] == seat}
            square, ahead = "", ""
            for at, tile in reversed(tiles.items()):
                inward, outward = tile["ways"]
                assert beyond(at, inward) == (square or corners[f"corner:{seat}"])
                assert not ahead or at == ahead
                assert (tile["tile"] == "straight") == (outward == ACROSS[inward])
                square, ahead = at, beyond(at, outward)
            assert view["ends"].get(seat, "") == ahead


# Touches


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_touched_in_its_own_way(game: str) -> None:
    for setup, state, *_ in events(game):
        if setup.kind(state) == CHOICE:
            found = [setup.game.screen.touches(state, setup.board, move) for move in setup.weights(state)]
            beginnings = [touches[:length] for touches in found for length in range(1, len(touches))]
            assert len(set(found)) == len(found)
            assert not set(found) & set(beginnings)
            assert {len(touches) for touches in found} <= {1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_touched_is_on_the_screen(game: str) -> None:
    for setup, state, _, _, view, *_ in events(game)[::3]:
        shown = set(strings(view)) | set(strings(board_of(setup)))
        if setup.kind(state) == CHANCE:
            assert setup.game.screen.chance_touch(state, setup.board) in shown
        else:
            for move in setup.weights(state):
                assert set(setup.game.screen.touches(state, setup.board, move)) <= shown


# The page for whoever draws


def test_every_function_and_every_happening_is_documented() -> None:
    steps, page = ((DOCS / name).read_text(encoding="utf-8") for name in ("add-a-game.md", "screens.md"))
    for name in Screen.__dataclass_fields__:
        assert f"| `{name}(" in steps
    for kind in get_args(Happening):
        *names, what = fields(kind)
        assert f"| `{what.default}` | {', '.join(f'`{field.name}`' for field in names)} |" in page
