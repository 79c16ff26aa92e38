"""Every illegal touch has a reason with a message; no reason reveals a covered disc."""

import random
import re
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from fluent.syntax.ast import Attribute

from kasimir.core import registry
from kasimir.core.game import CHANCE, OVER, Reason, State
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from tests.games.discs.test_view_hidden import tables, twin_of
from tests.helpers import walk
from tests.test_words import messages
from tests.traces import setups
from tools.languages.catalogue import all_entries, branches, languages, variables

GAMES = registry.names()
MATCHES = 2
LONGEST = 300
POSITIONS = 8
"""So many positions of each match are looked at."""
MOST_BEGINNINGS = 4
STRANGE = ("", "nonsense", "space:99", "pile:mmmmmmm", "hole:x", "place:1")
NAMEABLE = {"seat", "other", "mouse", "steps", "die", "most"}
"""What a reason on a screen may contain: names, the numbers of mice, and what was rolled; no places."""
SHORT = 125
Touches = tuple[str, ...]


def positions(game: str) -> Iterator[tuple[Setup, State]]:
    """Positions of random matches where somebody may touch something, in all set-ups."""
    for setup in setups(game):
        for seed in range(MATCHES):
            seen = [state for state, _ in walk(setup, seed, LONGEST) if setup.kind(state) != OVER]
            for state in [seen[0], *random.Random(seed).sample(seen, min(POSITIONS, len(seen)))]:
                yield setup, state


def words_in(value: Any) -> Iterator[str]:
    """Every text in a view, among them all ids."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)


def legal_touches(setup: Setup, state: State) -> list[Touches]:
    """All that may be touched, each in its order."""
    screen, board = setup.game.screen, setup.board
    if setup.kind(state) == CHANCE:
        return [(screen.chance_touch(state, board),)]
    return [screen.touches(state, board, move) for move in setup.choices(state).values()]


def beginnings(legal: list[Touches]) -> set[Touches]:
    """Touches that may be made, down to none at all."""
    return {touches[:length] for touches in legal for length in range(len(touches))}


def tried(setup: Setup, state: State, legal: list[Touches]) -> Iterator[Touches]:
    """Everything on the screen, as the first touch and after some that are legal."""
    screen = setup.game.screen
    ids = sorted(
        {*words_in(asdict(screen.board_view(setup.board))), *words_in(asdict(screen.view(state, setup.board)))}
    )
    begun = sorted(beginnings(legal))
    for beginning in random.Random(len(ids)).sample(begun, min(MOST_BEGINNINGS, len(begun))):
        for touched in (*ids, *STRANGE):
            yield (*beginning, touched)


def is_twin(touches: Touches, legal: list[Touches]) -> bool:
    """Whether discs were touched that stand for the same ones."""
    kinds = [tuple(re.sub(r"\.\d+$", "", touched) for touched in one) for one in (touches, *legal)]
    return any(one[: len(touches)] == kinds[0] for one in kinds[1:])


@pytest.mark.parametrize("game", GAMES)
def test_every_illegal_touch_has_a_reason_that_can_be_said(game: str) -> None:
    given: dict[str, Reason] = {}
    for setup, state in positions(game):
        legal = legal_touches(setup, state)
        for touches in tried(setup, state, legal):
            if any(one[: len(touches)] == touches for one in legal):
                continue
            reason = setup.game.screen.why_touch(state, setup.board, touches)
            if reason is None:
                assert game == "discs"
                assert is_twin(touches, legal), touches
            elif reason.code not in given:
                given[reason.code] = reason
                assert say(*reason).endswith((".", "!"))
                assert say(*reason, "rule").endswith(".")
                assert "unreadable" not in reason.code
    wanted = {code for code in messages() if code.startswith(f"{game}.touch-")}
    assert wanted - set(given) <= set(REASONS.values())
    assert not {
        (code, language) for code in wanted | set(given) for language in languages() if not is_kind(code, language)
    }


def is_kind(code: str, language: str) -> bool:
    """Whether a screen says a reason in a short sentence, which names no square."""
    message = all_entries(language)[code.replace(".", "-", 1)].message
    short = next((one for one in message.attributes if one.id.name == "short"), message.value)
    assert short
    pattern = short.value if isinstance(short, Attribute) else short
    texts = ["".join(str(getattr(part, "value", "Óscar")) for part in parts) for parts in branches(pattern)]
    return set(variables(pattern)) <= NAMEABLE and max(map(len, texts)) <= SHORT


FORK = "#..#..#/C.#..../#.x.x#./.#x.x../#.#..#./######. uuuu b5,g4,x,d4 e6 5 4,3,2,2,1,2,2 0,0 - m1 m1"
CORNERED = "#######/#.#C.##/.#x#x#./##x.x##/#######/####### uddu d3,e,s,b5 g4 2 7,7,5,4,3,3,3 0,0 - m1 m1"
"""The cat stands in front of the hole of mouse 2."""

REASONS = {
    ("towers", "2,3 4:Rb/6:r 0,0 - b 2", "space:6"): "towers.touch-other",
    ("towers", "4,4 - 0,0 - r ?", "pantry:r"): "towers.touch-roll",
    ("towers", "2,3 4:Rb/6:r 0,0 - r 2", "space:4"): "towers.caught",
    ("towers", "3,3 6:rb 0,0 - r 2", "space:6"): "towers.touch-blocked",
    ("towers", "3,3 6:rb 0,0 - b 2", "space:6 space:3"): "towers.touch-back",
    ("towers", "3,3 6:rb 0,0 - b 2", "space:6 space:9"): "towers.exact",
    ("towers", "3,3 6:rb 0,0 - b 2", "space:6 space:30"): "towers.exact",
    ("hunt", "3,3 3 0,0 17 - r grab.0", "cat"): "hunt.touch-grab",
    ("kitchen", f"{FORK} fork.4", "cat"): "kitchen.touch-fork",
    ("kitchen", f"{FORK} fork.4", "4 b6"): "kitchen.fork-none",
    ("kitchen", f"{CORNERED} go.1", "2"): "kitchen.touch-stuck",
    ("kitchen", f"{CORNERED} go.1", "cat"): "kitchen.not-your-cat",
    ("kitchen", f"{CORNERED} go.1", "1 g6"): "kitchen.exact",
    ("race", "nsr/- - r lay.b", "hand e5"): "race.touch-ahead",
    ("race", "-/- - r turn", "hand"): "race.touch-hand",
    ("race", "-/ws - r cat", "hand i6 x"): "race.touch-lay",
    ("race", "-/- - r lay.s", "hand a2 a3"): "race.touch-lay",
    ("discs", "c*/m m", "pile:c"): "discs.touch-barred",
    ("discs", "c*/m m", "hand:c"): "discs.touch-other",
    ("discs", "c*/m m", "pile:m table"): "discs.touch-lone",
    ("discs", "m/mcc/mcm* m", "pile:m"): "discs.touch-nowhere",
    ("discs", "m/mcc/mcm* m", "hand:m pile:mcc"): "discs.touch-full",
}


@pytest.mark.parametrize(("question", "code"), REASONS.items(), ids=[" ".join(question) for question in REASONS])
def test_reason(question: tuple[str, str, str], code: str) -> None:
    game, position, touches = question
    setup = make_setup(game)
    reason = setup.game.screen.why_touch(setup.read(position), setup.board, tuple(touches.split()))
    assert reason is not None
    assert reason.code == code


# With hidden discs


def hidden_touches(table: Any, state: State) -> list[Touches]:
    """Everything on a table with hidden discs, alone and after anything else."""
    ids = ["hand:m", "hand:c", "table", "nonsense", "place:99", *(f"place:{place}" for place in table.piles)]
    return [(one,) for one in ids] + [(one, other) for one in ids for other in ids]


def test_hidden_tables_have_a_reason_for_just_the_illegal_touches() -> None:
    for hidden in list(tables())[::7]:
        board: Any = hidden.setup.board
        legal = [hidden.table.touches(hidden.state.seat, text) for text in hidden.table.moves(hidden.state, board)]
        for touches in hidden_touches(hidden.table, hidden.state) if legal else []:
            reason = hidden.table.why_touch(hidden.state, board, touches)
            assert (reason is None) is any(one[: len(touches)] == touches for one in legal), touches
            assert reason is None or say(*reason) != reason.code


def test_no_reason_tells_a_covered_disc() -> None:
    compared = 0
    for number, hidden in enumerate(list(tables())[::7]):
        twin, board = twin_of(hidden, number), hidden.setup.board
        for touches in hidden_touches(hidden.table, hidden.state) if twin else []:
            assert twin is not None
            reason: Reason | None = hidden.table.why_touch(hidden.state, board, touches)  # type: ignore[arg-type]
            assert reason == twin.table.why_touch(twin.state, board, touches)  # type: ignore[arg-type]
            compared += reason is not None
    assert compared > 1000
