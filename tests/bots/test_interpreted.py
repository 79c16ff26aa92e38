"""Interpreted play: the same verdicts as compiled play, with nothing but the standard library."""

import itertools
import json
import subprocess
import sys
import time
from typing import Any

import pytest

from kasimir.bots.interpreted import MOST_SECONDS, InterpretedSearcher
from kasimir.bots.levels import LEVELS
from kasimir.bots.player import thinker_for
from kasimir.bots.searcher import Searcher
from kasimir.bots.simulator import FULL, SearchParameters
from kasimir.core import registry
from kasimir.core.game import CHOICE
from kasimir.core.setup import make_setup
from tests.helpers import all_setups, walk

SIMULATIONS = 40
ALONE = """
import json, random, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from kasimir.bots.levels import LEVELS, levels_for
from kasimir.bots.player import thinker_for
from kasimir.core import registry
from kasimir.core.setup import make_setup
found = {}
for game in registry.names():
    for variant in registry.load(game).variants:  # one of them has choices
        setup, rng = make_setup(game, variant=variant), random.Random(3)
        state = setup.start()
        while setup.kind_name(state) == "chance":
            state = setup.after(state, rng.choice(setup.options(state)).move)
        if setup.kind_name(state) == "choice":
            break
    moves = {level: thinker_for(setup, level)(state, 1).move for level in levels_for(game)}
    found[game] = [list(moves), all(move in setup.choices(state) for move in moves.values())]
print(json.dumps(found))
"""


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("rollout", [0, FULL])
def test_interpreted_and_compiled_searches_agree(game: str, rollout: int) -> None:
    setup = list(all_setups(game))[-1]
    choices = [state for state, _ in walk(setup, 3) if setup.kind(state) == CHOICE and len(setup.choices(state)) > 1]
    compiled, plain = Searcher(setup, SearchParameters(rollout=rollout)), SearchParameters(rollout=rollout)
    compiled.endings = None
    for seed, state in enumerate(choices[::25][:3]):
        expected = compiled.search(state, simulations=SIMULATIONS, seed=seed)
        found = InterpretedSearcher(setup, plain).search(state, simulations=SIMULATIONS, seconds=0.0, seed=seed)
        assert found.as_json() == expected.as_json()


def test_without_numba_every_level_plays() -> None:
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == {game: [list(LEVELS), True] for game in registry.names()}


def test_interpreted_play_keeps_people_waiting_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the level that may think longest; here a glance at the clock takes a tenth of a second."""
    glances = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: next(glances) / 10)
    setup = make_setup("towers")
    state = next(state for state, move in walk(setup, 3) if move and setup.kind_name(state) == "choice")
    verdict: Any = thinker_for(setup, "master", compiled=False)(state, 1)
    assert next(glances) / 10 <= MOST_SECONDS + 0.2
    assert sum(opinion.visits for opinion in verdict.moves) > 0
