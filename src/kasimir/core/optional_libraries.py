"""Optional libraries: the command that installs one into the current environment."""

import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]


def install_command(extra: str) -> str:
    """The shell command that installs an extra. Environments made by `run.py` have no pip."""
    if (CHECKOUT / "run.py").is_file():
        return "python3 run.py setup test"
    return f'{sys.executable} -m pip install "kasimir[{extra}]"'
