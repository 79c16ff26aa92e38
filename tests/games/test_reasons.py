"""Reasons for illegal moves are true, checked by predicates that are independent of the code that gives them."""

import pytest
from fluent.syntax.ast import Message

from kasimir.core import registry
from kasimir.core.words import say
from tests.games.illegal_moves import answers, claims_of
from tests.test_words import messages

GAMES = registry.names()
MOVES = 2000


def codes_of(game: str) -> set[str]:
    """The codes of all reasons against a move: those that name their rule, without those for touches."""
    own = {code for code, message in messages().items() if code.startswith(f"{game}.") and names_rule(message)}
    return {code for code in own if not code.startswith(f"{game}.touch-")}


def names_rule(message: Message) -> bool:
    return any(attribute.id.name == "rule" for attribute in message.attributes)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_claim_that_can_be_checked(game: str) -> None:
    assert {code for code in claims_of(game) if code.startswith(f"{game}.")} == codes_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_true(game: str) -> None:
    claims, told, false = claims_of(game), set[str](), dict[str, str]()
    for asked, (code, args) in answers(game, MOVES):
        told.add(code)
        if not claims[code](asked, **args):
            false[code] = f"{asked.position} | {asked.move}: {say(code, args)}"
    assert not false
    assert codes_of(game) <= told, "some reasons were never given"
