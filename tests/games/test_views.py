"""What screens are told, over random matches of every set-up and the recorded ones.

The tests know of a game only what a screen knows: its views, and how happenings change them.
"""

import json
import random
import types
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest

from kasimir.core import registry
from kasimir.core.game import CHANCE, CHOICE, OVER, State
from kasimir.core.record import load
from kasimir.core.setup import Setup, make_setup
from kasimir.core.view import Carried, Caught, Flipped, Freed, Happening, Missed, Moved, Renamed, Rolled, Screen, Won
from kasimir.core.words import say
from tests.helpers import ROOT
from tests.test_words import messages
from tests.traces import setups

GAMES = registry.names()
EVENTS = {"discs": 800, "hunt": 60, "kitchen": 200, "race": 100, "towers": 200}
"""So many events of a random match are followed in every set-up."""
RECORDS = Path(__file__).parents[1] / "records"
DOCS = ROOT / "docs"
FLOOR = "#######/#######/##x#x##/##x#x##/#######/.######"
"""A kitchen from which one tile is gone."""
View = dict[str, Any]


class Event(NamedTuple):
    """A position, what was done, and the next position; and what a screen shows of them."""

    setup: Setup
    before: State
    move: int
    after: State
    view: View
    view_after: View
    story: list[Happening]


def make_event(setup: Setup, before: State, move: int, after: State) -> Event:
    story = setup.game.screen.happenings(before, setup.board, move, after)
    return Event(setup, before, move, after, view_of(setup, before), view_of(setup, after), story)


def view_of(setup: Setup, state: State) -> View:
    return asdict(setup.game.screen.view(state, setup.board))


@cache
def board_of(setup: Setup) -> View:
    return asdict(setup.game.screen.board_view(setup.board))


@cache
def events(game: str) -> list[Event]:
    """Events of random matches and of the recorded ones, which have every kind of end."""
    found = [event for setup in setups(game) for event in random_match(setup, EVENTS[game])]
    for file in sorted(RECORDS.glob(f"{game}-*.json")):
        if not file.stem.endswith("-turns"):
            found += recorded_match(file)
    return found


def random_match(setup: Setup, longest: int) -> Iterator[Event]:
    """Matches one after the other, until there are enough events."""
    choose = random.Random(f"{setup.edition.name} {setup.variant} {setup.players}").choices
    state = setup.start()
    for _ in range(longest):
        if setup.kind(state) == OVER:
            state = setup.start()
        weights = setup.weights(state)
        [move] = choose(list(weights), list(weights.values()))
        after = setup.after(state, move)
        yield make_event(setup, state, move, after)
        state = after


def recorded_match(file: Path) -> Iterator[Event]:
    match = load(file).replay()
    states = [moment.state for moment in match.moments]
    for before, after, text in zip(states, states[1:], match.events, strict=False):
        yield make_event(match.setup, before, match.setup.find(before, text).move, after)


def event_at(game: str, position: str, text: str) -> Event:
    """The event that a move makes of a position."""
    setup = make_setup(game)
    before = setup.read(position)
    move = setup.find(before, text).move
    return make_event(setup, before, move, setup.after(before, move))


# Views


def strings(value: Any) -> Iterator[str]:
    """All texts in a view, those in lists and the keys of dictionaries too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (key, *strings(item))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from strings(item)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is what an annotation says."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return value in args
    if origin in (Union, types.UnionType):
        return any(fits(value, arg) for arg in args)
    if origin is list:
        return type(value) is list and all(fits(item, args[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(fits(key, args[0]) and fits(item, args[1]) for key, item in value.items())
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return type(value) is kind and all(fits(getattr(value, f.name), hints[f.name]) for f in fields(kind))
    return type(value) is kind


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


# Happenings


class Table:
    """What a screen has before it: pieces with ids, things at places, and some that are caught."""

    def __init__(self, game: str, view: View) -> None:
        self.pieces: dict[str, str] = dict(view.get("pieces", {}))
        self.things: dict[str, list[str]] = THINGS[game](view)
        self.lies = {tile["at"]: tile["ways"] for tile in view.get("tiles", []) if game == "race"}
        self.towers: dict[str, list[str]] | None = deepcopy(view.get("towers"))
        self.caught = set(view.get("caught", []))
        if view.get("held"):
            self.caught.add(view["held"])

    def apply(self, part: Happening) -> None:
        """Let something happen; what cannot happen here is a failure."""
        if isinstance(part, Moved):
            self.move(part)
        elif isinstance(part, Carried):
            self.carry(part)
        elif isinstance(part, Flipped):
            assert self.things[part.at].pop() == "down"
            self.things[part.at].append(part.face)
            if part.face in self.things.get("left", []):
                self.things["left"].remove(part.face)
        elif isinstance(part, Caught):
            assert self.pieces[part.piece] == part.at
            self.caught.add(part.piece)
        elif isinstance(part, Freed):
            self.caught.remove(part.piece)
        elif isinstance(part, Renamed):
            self.things = {part.names.get(place, place): things for place, things in self.things.items() if things}

    def move(self, part: Moved) -> None:
        start, *_, end = part.path
        assert self.pieces[part.piece] == start
        self.pieces[part.piece] = end
        if self.towers is not None:
            self.rebuild(self.towers, part.piece, start, end)
        if end == "caught":
            self.caught.remove(part.piece)

    def rebuild(self, towers: dict[str, list[str]], mouse: str, start: str, end: str) -> None:
        """A mouse leaves the top of a tower and stands on top of another; pantry and hole have none."""
        if start in towers:
            assert towers[start].pop() == mouse
        if end != "hole":
            towers.setdefault(end, []).append(mouse)

    def carry(self, part: Carried) -> None:
        if part.origin.startswith("pile:"):
            assert self.things[part.origin].pop() == part.thing
        else:
            for _ in range(part.count):
                self.things[part.origin].remove(part.thing)
        self.things.setdefault(part.to, []).extend([part.thing] * part.count)
        self.lies.pop(part.origin, None)
        if part.to not in ("bag", "hand"):
            self.lies[part.to] = part.lies

    def places(self) -> dict[str, list[str]]:
        """The things, those in a heap in no order."""
        return {
            place: things if place.startswith("pile:") else sorted(things)
            for place, things in self.things.items()
            if things and place != "box"
        }


def race_things(view: View) -> dict[str, list[str]]:
    bag = [kind for kind, count in view["bag"].items() for _ in range(count)]
    on_board = {tile["at"]: [tile["tile"]] for tile in view["tiles"]}
    return {"bag": bag, "hand": [view["hand"]] if view["hand"] else [], **on_board}


def kitchen_things(view: View) -> dict[str, list[str]]:
    left = [kind for kind, count in view["left"].items() for _ in range(count)]
    return {"plate": ["cheese"] * view["taken"], "left": left, **{at: [tile] for at, tile in view["tiles"].items()}}


def discs_things(view: View) -> dict[str, list[str]]:
    hands = {hand: [hand[-1]] * count for hand, count in view["hands"].items()}
    return hands | {pile["id"]: list(pile["discs"]) for pile in view["piles"]}


THINGS: dict[str, Callable[[View], dict[str, list[str]]]] = {
    "discs": discs_things,
    "hunt": lambda view: {place: ["cheese"] * count for place, count in view["cheese"].items()},
    "kitchen": kitchen_things,
    "race": race_things,
    "towers": lambda view: {},
}


def follow(game: str, view: View, story: list[Happening], view_after: View) -> None:
    """Let all of a story happen to a view: that must give the next one."""
    table, wanted = Table(game, view), Table(game, view_after)
    for part in story:
        table.apply(part)
    assert table.pieces == wanted.pieces
    assert table.places() == wanted.places()
    assert table.caught == wanted.caught
    if game == "race":
        assert table.lies == wanted.lies
    if table.towers is not None:
        assert {place: mice for place, mice in table.towers.items() if mice} == wanted.towers


@pytest.mark.parametrize("game", GAMES)
def test_happenings_lead_from_one_view_to_the_next(game: str) -> None:
    for event in events(game):
        follow(game, event.view, event.story, event.view_after)


def ids_of(part: Happening) -> Iterator[str]:
    """The ids that a happening names."""
    for name in ("die", "piece", "path", "origin", "to", "at"):
        yield from strings(getattr(part, name, ""))


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_happens_on_the_screen(game: str) -> None:
    for event in events(game)[::3]:
        shown = set(strings([event.view, event.view_after, board_of(event.setup)]))
        assert {name for part in event.story for name in ids_of(part) if name} <= shown


def test_the_star_of_discs_goes_with_the_disc_that_was_played() -> None:
    for event in events("discs"):
        stars, new_stars = (
            [pile["id"] for pile in view["piles"] if pile["star"]] for view in (event.view, event.view_after)
        )
        carried, renamed = event.story[:2]
        assert isinstance(carried, Carried)
        assert isinstance(renamed, Renamed)
        assert carried.origin not in stars
        assert new_stars == [renamed.names.get(carried.to, carried.to)]


@pytest.mark.parametrize("game", GAMES)
def test_dice_and_winners_are_told(game: str) -> None:
    for event in events(game):
        story = event.story
        won = [part.seats for part in story if isinstance(part, Won)]
        is_over = event.setup.kind(event.after) == OVER
        assert won == ([event.setup.winners(event.after)] if is_over else [])
        rolled = [part.face for part in story if isinstance(part, Rolled)]
        text = event.setup.game.notation.move_text(event.before, event.setup.board, event.move)
        assert not rolled or ".".join(rolled).replace("clover", "*") == text
        assert all(part.seat in event.setup.seats for part in story if isinstance(part, Missed))


def missed_seats(event: Event) -> list[str]:
    return [part.seat for part in event.story if isinstance(part, Missed)]


def has_mice_under_way(view: View, seat: str) -> bool:
    """Whether a seat of towers still has mice that are neither home nor caught."""
    return any(at != "hole" and mouse not in view["caught"] for mouse, at in view["pieces"].items() if mouse[0] == seat)


@pytest.mark.parametrize("game", ["hunt", "towers"])
def test_who_is_passed_over_misses_a_turn(game: str) -> None:
    seen = 0
    for event in events(game):
        view, seats, missed = event.view_after, event.setup.seats, missed_seats(event)
        if view["step"] not in ("roll", "toss"):
            assert not missed
            continue
        order = seats[seats.index(event.view["seat"]) + 1 :] + seats
        between = order[: order.index(view["seat"])]
        assert missed == [seat for seat in between if game == "hunt" or has_mice_under_way(view, seat)]
        seen += len(missed)
    assert seen > 10


def test_sides_of_the_kitchen_play_or_miss_in_turn() -> None:
    seen = 0
    for event in events("kitchen"):
        view, view_after, missed = event.view, event.view_after, missed_seats(event)
        if view_after["step"] == "roll":
            nothing_to_walk = view["step"] == "roll"
            played = [view["seat"], *missed[nothing_to_walk:], view_after["seat"]]
            assert all((one == "c") != (other == "c") for one, other in pairwise(played))
            assert missed[:nothing_to_walk] == [view["seat"]] * nothing_to_walk
            seen += len(missed)
        else:
            assert not missed
    assert seen > 10


def test_a_knife_too_many_makes_both_sides_of_the_kitchen_miss() -> None:
    """The cat has a turn to miss; now the mice have one too, so it is the cat's turn again."""
    event = event_at("kitchen", f"{FLOOR} uddd d6,e,s,w d4 0 10,9,5,4,4,3,2 0,1 - m1 m1 flip.1", "k")
    assert missed_seats(event) == ["c", "m1"]
    assert event.view_after["seat"] == "c"


def test_a_seat_of_race_misses_the_turn_in_which_it_does_not_draw() -> None:
    for event in events("race"):
        view, view_after = event.view, event.view_after
        assert bool(missed_seats(event)) == (view["step"] == "turn" == view_after["step"])
        assert set(missed_seats(event)) <= {view["seat"]}


# Paths


def on_a_line(places: list[str]) -> Callable[[str, str], bool]:
    following = dict(pairwise(places))
    return lambda one, other: following.get(one) == other


def towers_steps(board: View) -> Callable[[str, str], bool]:
    on_track = on_a_line([*board["spaces"], board["hole"]])
    return lambda one, other: on_track(one, other) or (one in board["pantries"].values() and other == "space:1")


def hunt_steps(board: View) -> Callable[[str, str], bool]:
    ring = [space["id"] for space in board["ring"]]
    return on_a_line([*ring, ring[0]])


def are_beside(one: str, other: str) -> bool:
    """Whether two squares touch."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def race_steps(board: View) -> Callable[[str, str], bool]:
    return lambda one, other: are_beside(board["corners"].get(one, one), other)


def kitchen_steps(board: View) -> Callable[[str, str], bool]:
    holes: dict[str, str] = board["holes"]

    def is_step(one: str, other: str) -> bool:
        if "hole" in one + other:
            return other == holes.get(one) or one == holes.get(other)
        return are_beside(one, other)

    return is_step


STEPS = {"hunt": hunt_steps, "kitchen": kitchen_steps, "race": race_steps, "towers": towers_steps}


@pytest.mark.parametrize("game", STEPS)
def test_walks_go_space_by_space(game: str) -> None:
    walks = 0
    for event in events(game):
        is_step = STEPS[game](board_of(event.setup))
        for part in event.story:
            if isinstance(part, Moved) and part.how == "walk":
                walks += 1
                assert all(is_step(one, other) for one, other in pairwise(part.path))
            elif isinstance(part, Moved):
                assert len(part.path) == 2
    assert walks > (0 if game == "race" else 300)


def test_walks_in_the_kitchen_keep_the_rules() -> None:
    """As long as the die says, never straight back, and through nothing and nobody."""
    for event in events("kitchen"):
        view, board = event.view, board_of(event.setup)
        for part in event.story:
            if isinstance(part, Moved) and part.how == "walk":
                passed = part.path[1:-1]
                assert len(part.path) == view["walk"] + 1
                assert all(one != back for one, back in zip(part.path, part.path[2:], strict=False))
                assert not set(passed) & in_the_way(view, board, part.piece)


def in_the_way(view: View, board: View, piece: str) -> set[str]:
    """The places through which a piece may not pass."""
    others = {at for other, at in view["pieces"].items() if other != piece}
    if piece == "cat":
        cheeses = {at for at, tile in view["tiles"].items() if tile == "cheese"}
        return others - set(board["table"]) | cheeses | set(board["holes"])
    cat = view["pieces"]["cat"]
    mice = {at for other, at in view["pieces"].items() if other not in (piece, "cat")}
    return mice | set(board["legs"]) | set(board["holes"]) | ({cat} - set(board["table"]))


# Sentences


@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_told(game: str) -> None:
    """Every sentence of the catalogue is needed, and says something."""
    told = {}
    for setup, before, move, after, *_ in events(game):
        code, args = setup.game.screen.tell(before, setup.board, move, after)
        assert args["seat"] == setup.seat(before)
        assert all(type(value) in (str, int) for value in args.values())
        told[code] = args
    assert told.keys() == {code for code in messages() if code.startswith(f"{game}.tell-")}
    assert all(say(code, args).endswith(".") for code, args in told.items())


TOLD = {
    ("towers", "4,4 - 0,0 - r ?", "*"): "r rolls a clover.",
    ("towers", "4,4 - 0,0 - r 4", "p+4"): "r moves a mouse from the pantry to 4, where a trap catches it.",
    ("towers", "2,3 4:Rb/6:r 0,0 - b 2", "4+2"): "b moves a mouse from 4 to 6, on top of a mouse of r.",
    ("towers", "2,4 5:r/6:r 0,0 - r 1", "5+1"): (
        "r moves a mouse from 5 to 6, on top of another mouse of the same colour."
    ),
    ("towers", "2,3 4:Rb/30:r 0,0 - r 2", "30+2"): "r brings a mouse home from 30.",
    ("hunt", "2,5 1 0,0 17 - r roll", "1.1"): "r rolls 1 and 1, comes to 3 and takes 2 pieces of cheese.",
    ("hunt", "2,5 1 0,0 17 - r roll", "3.3"): "r rolls 3 and 3, comes to 5 and takes a piece of cheese.",
    ("hunt", "2,5 2 0,0 17 - r roll", "4.3"): "r rolls 4 and 3, comes to 6. The cat holds the mouse of b.",
    ("hunt", "2,5 3 1,0 16 - r roll", "1.0"): "r rolls 1 and 0, meets the cat on 3 and gives a piece back.",
    ("hunt", "2,5 1 0,0 17 - r roll", "2.0"): "r rolls 2 and 0, climbs the ladder.",
    ("hunt", "-,5 1 0,0 17 - r slide.0", "6"): "r comes to 6.",
    ("hunt", "3,3 3 0,0 17 - r grab.0", "b"): "The cat holds the mouse of b.",
    ("kitchen", f"{FLOOR} dddd n,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 go.1", "n>d6"): "Mouse 1 goes to d6.",
    ("kitchen", f"{FLOOR} uddd d6,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 flip.1", "c"): (
        "Mouse 1 finds a cheese on d6 and takes it."
    ),
    ("race", "-/- - r bag", "c"): "r draws a cat.",
    ("race", "nsr/- - r lay.b", "l"): "r lays a bend on b3; the path goes on at b4.",
    ("discs", "m* c", "+m"): "c brings a disc and lays it on pile m.",
    ("discs", "c*/cm m", "cm>"): "m lifts a mouse from pile cm and begins a new pile; a cat was below.",
}


@pytest.mark.parametrize(("question", "sentence"), TOLD.items(), ids=[" ".join(question) for question in TOLD])
def test_sentence(question: tuple[str, str, str], sentence: str) -> None:
    setup, before, move, after, *_ = event_at(*question)
    assert say(*setup.game.screen.tell(before, setup.board, move, after)) == sentence


TOLD_OF_CATS = {
    ("younger", 4, "9,2,2,5 1 0,2,3,1 11 - r toss", "6"): (
        "r comes to 6. The cat frightens 2 mice, and each gives a piece back."
    ),
    ("younger", 4, "9,2,2,5 1 0,0,3,1 13 - r toss", "6"): "r comes to 6. The cat frightens g, who gives a piece back.",
    ("older", 2, "2,5 2 1,0 16 - r order.1.1", "cat"): "r meets the cat on 3 and gives a piece back.",
}


@pytest.mark.parametrize(("question", "sentence"), TOLD_OF_CATS.items(), ids=[key[2] for key in TOLD_OF_CATS])
def test_sentence_about_the_cat(question: tuple[str, int, str, str], sentence: str) -> None:
    variant, players, position, text = question
    setup = make_setup("hunt", None, variant, players)
    before = setup.read(position)
    move = setup.find(before, text).move
    assert say(*setup.game.screen.tell(before, setup.board, move, setup.after(before, move))) == sentence


# The page for whoever draws


def test_every_function_and_every_happening_is_documented() -> None:
    steps, page = ((DOCS / name).read_text(encoding="utf-8") for name in ("add-a-game.md", "screens.md"))
    for name in Screen.__dataclass_fields__:
        assert f"| `{name}(" in steps
    for kind in get_args(Happening):
        *names, what = fields(kind)
        assert f"| `{what.default}` | {', '.join(f'`{field.name}`' for field in names)} |" in page
