"""Every event has a sentence."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, VariableReference
from fluent.syntax.visitor import Visitor

from kasimir.core import words
from kasimir.core.setup import make_setup
from kasimir.core.view import Sentence
from kasimir.core.words import say
from tests.games.screen_events import FLOOR, GAMES, Event, event_at, events
from tests.test_words import messages


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


ON_ARROW, NO_ARROW = f"{FLOOR} uddd a1,e,s,w", "0 10,9,5,4,3,3,3 0,0 -"
"""A kitchen where mouse 1 has just turned over an arrow, which has been taken away."""

TOLD = {
    ("towers", "4,4 - 0,0 - r ?", "*"): "r rolls a clover.",
    ("towers", "4,4 - 0,0 - r 4", "p+4"): "r moves a mouse from the pantry to 4. Plop! It falls into the tin.",
    ("towers", "2,3 4:Rb/6:r 0,0 - b 2", "4+2"): "b moves a mouse from 4 to 6, on top of one of r’s mice.",
    ("towers", "2,4 5:r/6:r 0,0 - r 1", "5+1"): (
        "r moves a mouse from 5 to 6, on top of another mouse of the same colour."
    ),
    ("towers", "2,3 4:Rb/30:r 0,0 - r 2", "30+2"): "r brings a mouse home from 30.",
    ("hunt", "2,5 1 0,0 17 - r roll", "1.1"): "r rolls 1 and one paw, comes to 3 and takes 2 pieces of cheese.",
    ("hunt", "2,5 1 0,0 17 - r roll", "3.3"): "r rolls 3 and 3 paws, comes to 5 and takes a piece of cheese.",
    ("hunt", "2,5 2 0,0 17 - r roll", "4.3"): "r rolls 4 and 3 paws, and comes to 6. The cat holds b’s mouse.",
    ("hunt", "2,5 3 1,0 16 - r roll", "1.0"): "r rolls 1 and no paws, meets the cat on 3 and gives a piece back.",
    ("hunt", "2,5 1 0,0 17 - r roll", "2.0"): "r rolls 2 and no paws, and climbs the ladder.",
    ("hunt", "-,5 1 0,0 17 - r slide.0", "6"): "r comes to 6.",
    ("hunt", "3,3 3 0,0 17 - r grab.0", "b"): "The cat holds b’s mouse.",
    ("kitchen", f"{FLOOR} dddd n,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 go.1", "n>d6"): "Mouse 1 goes to d6.",
    ("kitchen", f"{ON_ARROW} d4 {NO_ARROW} m1 m1 arrow.1", "a1>g6"): "Mouse 1 jumps to g6.",
    ("kitchen", f"{FLOOR} dddd n,e,s,w a1 {NO_ARROW} m1 c arrow.c", "a1>g6"): "The cat jumps to g6.",
    ("kitchen", f"{FLOOR} uddd d6,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 flip.1", "c"): (
        "Mouse 1 finds a cheese on d6 and takes it."
    ),
    ("race", "-/- - r bag", "c"): "r draws a cat.",
    ("race", "nsr/- - r lay.b", "l"): "r lays a bend on b3; the path goes on at b4.",
    ("discs", "m* c", "+m"): "c brings a disc and lays it on pile m.",
    ("discs", "c*/cm m", "cm>"): "m lifts a mouse from pile cm and begins a new pile; a cat was below.",
}


@pytest.mark.parametrize(("question", "sentence"), TOLD.items(), ids=[" ".join(question) for question in TOLD])
def test_precise_sentence(question: tuple[str, str, str], sentence: str) -> None:
    setup, before, move, after, *_ = event_at(*question)
    assert precise(setup.game.screen.tell(before, setup.board, move, after)) == sentence


def precise(told: Sentence) -> str:
    """A sentence with coordinates, if it has any."""
    text = say(*told, "precise")
    return say(*told) if text == told.code else text


STORIES = {
    ("towers", "4,4 - 0,0 - r *", "p+3"): "r brings a mouse out of the pantry.",
    ("towers", "2,4 5:r/6:r 0,0 - r 2", "5+2"): "r moves a mouse forward.",
    ("towers", "4,4 - 0,0 - r 4", "p+4"): "r moves a mouse. Plop! It falls into the tin.",
    ("towers", "2,3 4:Rb/6:r 0,0 - b 2", "4+2"): "b puts a mouse on top of one of r’s mice.",
    ("hunt", "2,5 1 0,0 17 - r roll", "1.1"): "r rolls 1 and one paw, then takes 2 pieces of cheese.",
    ("hunt", "-,5 1 0,0 17 - r slide.0", "6"): "r slides down.",
    ("kitchen", f"{FLOOR} dddd n,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 go.1", "n>d6"): "Mouse 1 scurries on.",
    ("kitchen", f"{ON_ARROW} d4 {NO_ARROW} m1 m1 arrow.1", "a1>g6"): "Mouse 1 jumps to another square.",
    ("kitchen", f"{FLOOR} dddd n,e,s,w a1 {NO_ARROW} m1 c arrow.c", "a1>g6"): "The cat jumps to another square.",
    ("kitchen", f"{FLOOR} uddd d6,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 flip.1", "c"): (
        "Mouse 1 finds a cheese and takes it."
    ),
    ("race", "nsr/- - r lay.b", "l"): "r lays a bend.",
    ("discs", "m* c", "+m"): "c brings a disc and lays it on a pile.",
    ("discs", "c*/cm m", "cm>"): "m lifts a mouse and begins a new pile; a cat was below.",
}


@pytest.mark.parametrize(("question", "sentence"), STORIES.items(), ids=[" ".join(question) for question in STORIES])
def test_sentence(question: tuple[str, str, str], sentence: str) -> None:
    setup, before, move, after, *_ = event_at(*question)
    assert say(*setup.game.screen.tell(before, setup.board, move, after)) == sentence


COUNTS = {"steps", "paws", "face", "count", "mice", "tiles", "mouse", "piece"}
"""What a story may count: dots on dice, cheese, tiles, and mice, which have numbers where one plays several."""
LANGUAGES = [folder.name for folder in sorted(words.folder().iterdir()) if folder.is_dir()]


class Placed(Visitor):
    """Collects what a message puts into its text, and not only chooses by."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_stories_name_no_place(game: str, language: str) -> None:
    """Nobody has to know how squares are called to follow a story."""
    text = (words.folder() / language / f"{game}.ftl").read_text(encoding="utf-8")
    stories = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message) and is_story(entry)]
    assert stories
    for story in stories:
        placed, exact = Placed(), Placed()
        placed.visit(story.value)
        for attribute in story.attributes:
            exact.visit(attribute)
        assert placed.names <= COUNTS | {"seat", "other"}, story.id.name
        assert not story.attributes or exact.names - placed.names, "the precise form says more"


def is_story(message: Message) -> bool:
    return "-tell-" in message.id.name


SQUARE = re.compile(r"\b[a-z][0-9]{1,2}\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_stories_of_matches_name_no_square(game: str, language: str) -> None:
    told = {(code, tuple(args.items())) for code, args in (told_of(event) for event in events(game))}
    for code, args in sorted(told)[::7]:
        names = {name: NAMES[name] for name, value in args if name in NAMES and value}
        text = say(code, {**dict(args), **names}, language=language)
        assert not SQUARE.search(text), text


NAMES = {"seat": "Óscar", "other": "Ирина"}


def told_of(event: Event) -> Sentence:
    return event.setup.game.screen.tell(event.before, event.setup.board, event.move, event.after)


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
    assert precise(setup.game.screen.tell(before, setup.board, move, setup.after(before, move))) == sentence
