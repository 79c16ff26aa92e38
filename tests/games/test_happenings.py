"""Happenings lead from one view to the next, step by step."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise

import pytest

from kasimir.core.game import OVER
from kasimir.core.view import Carried, Caught, Flipped, Freed, Happening, Missed, Moved, Renamed, Rolled, Won
from tests.games.parts import part_of
from tests.games.screen_events import FLOOR, GAMES, Event, View, board_of, event_at, events, strings


class Table:
    """The content of a screen: pieces with ids, things at places, and caught pieces."""

    def __init__(self, game: str, view: View) -> None:
        self.pieces: dict[str, str] = dict(view.get("pieces", {}))
        self.things: dict[str, list[str]] = part_of(game, "screens", "things", no_things)(view)
        self.lies = {tile["at"]: tile["ways"] for tile in view.get("tiles", []) if game == "race"}
        self.towers: dict[str, list[str]] | None = deepcopy(view.get("towers"))
        self.caught = set(view.get("caught", []))
        if view.get("held"):
            self.caught.add(view["held"])

    def apply(self, part: Happening) -> None:
        """Apply a happening; fail if it is impossible here."""
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


def no_things(view: View) -> dict[str, list[str]]:
    """For games in which everything has an id of its own."""
    return {}


def follow(game: str, view: View, story: list[Happening], view_after: View) -> None:
    """Apply all happenings of an event to a view; the result must be the next view."""
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
