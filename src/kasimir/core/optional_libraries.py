"""Libraries that Kasimir can do without: how to bring one into this very installation."""

import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]


def install_command(extra: str) -> str:
    """What to type to have an extra of the package: an environment that `run.py` made has no pip."""
    if (CHECKOUT / "run.py").is_file():
        return "python3 run.py setup test"
    return f'{sys.executable} -m pip install "kasimir[{extra}]"'
