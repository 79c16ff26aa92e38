"""Whatever somebody touches or types, there is an answer: no text and no touch makes a game stumble."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.setup import make_setup
from kasimir.core.words import say
from kasimir.protocol.events import Began
from kasimir.server.domain.explain import legal_touches, why_touch
from kasimir.server.domain.live_match import NO_ENTROPY, LiveMatch
from tests.helpers import secret

TABLES = [
    (game.name, variant, players, hidden)
    for game in map(registry.load, registry.names())
    for variant in game.variants
    for players in sorted({game.players[0], game.players[-1]})
    for hidden in ((False, True) if game.hidden else (False,))
]
MATCHES = 30
SIGNS = "abcdefghimnopqrsuwxyz0123456789:+->.,/ ?*\u0661\u00b2\u2460"
"""Those of texts and ids, and digits that are none to `int`."""


@cache
def positions(game: str, variant: str, players: int, hidden: bool) -> list[tuple[LiveMatch, list[str]]]:
    """A few matches, each stopped somewhere, with all that was touched in them."""
    found = []
    for number in range(MATCHES):
        setup, chance = make_setup(game, None, variant, players), random.Random(number)
        began = Began(1, 0, "drawn", NO_ENTROPY, setup.game.rules_version)
        people, entropies = [("", "bot")] * players, dict.fromkeys(setup.seats, NO_ENTROPY)
        playing = LiveMatch(setup, began, secret(number), people, entropies, hidden, 0.0)
        known: set[str] = set()
        for _ in range(chance.randrange(60)):
            text = playing.roll() if playing.kind == "chance" else chance.choice(sorted(playing.moves))
            known.update(*legal_touches(playing))
            playing.play(text, text if playing.kind == "chance" else playing.engine_text(text))
            if playing.match.result:
                break
        if not playing.match.result:
            found.append((playing, sorted(known.union(*legal_touches(playing)))))
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_nothing_is_said_against_a_legal_move_after_which_more_was_touched(
    table: tuple[str, str, int, bool],
) -> None:
    for playing, known in positions(*table)[::6]:
        for legal in legal_touches(playing)[:5]:
            assert not any(why_touch(playing, (*legal, touched)) for touched in known)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_every_question_is_answered(table: tuple[str, str, int, bool], data: st.DataObject) -> None:
    playing, known = data.draw(st.sampled_from(positions(*table)))
    words = st.one_of(st.sampled_from(known), st.text(st.sampled_from(SIGNS), max_size=6), st.text(max_size=4))
    begun = data.draw(st.sampled_from([(), *legal_touches(playing)]))
    touches = (*begun, *data.draw(st.lists(words, min_size=0 if begun else 1, max_size=4)))
    reason = why_touch(playing, touches)
    assert reason is None or say(*reason) != reason.code
    text = data.draw(st.one_of(words, st.builds(str.__add__, st.sampled_from(sorted(playing.moves) or [""]), words)))
    if text not in playing.moves:
        assert say(*playing.why_not(text))
