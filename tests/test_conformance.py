"""Every game, every set-up: interpreted, compiled and bounds-checked runs agree in every position of every match."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from kasimir.core import registry
from tests import traces

MATCHES = 2000
EVENTS = 400


@pytest.mark.parametrize("game", registry.names())
def test_three_ways_of_running_agree(game: str) -> None:
    on_records = traces.digests(game, MATCHES, traces.compiled)
    assert len(on_records) >= MATCHES
    assert len(set(on_records)) > MATCHES / 2  # the matches do differ
    assert traces.digests(game, MATCHES, traces.interpreted) == on_records
    assert bounds_checked(game) == on_records


@pytest.mark.parametrize("game", registry.names())
def test_every_position_is_read_back_from_its_text(game: str) -> None:
    chance = random.Random(game)
    for setup in traces.setups(game):
        state = setup.start()
        for _ in range(EVENTS):
            again = setup.read(setup.text(state))
            options = setup.options(state)
            assert setup.options(again) == options
            if not options:
                state = setup.start()
                continue
            move = chance.choices(options, [option.weight for option in options])[0].move
            assert setup.text(setup.after(again, move)) == setup.text(setup.after(state, move))
            state = setup.after(state, move)


def bounds_checked(game: str) -> list[str]:
    """The same matches in a process where reading beside a list is an IndexError."""
    script = Path(traces.__file__)
    checkout = script.parents[1]
    sources = os.pathsep.join([str(checkout), str(checkout / "src")])
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": sources}
    run = subprocess.run(
        [sys.executable, str(script), game, str(MATCHES)], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    found: list[str] = json.loads(run.stdout.splitlines()[-1])
    return found
