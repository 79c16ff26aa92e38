"""Optional libraries: the command that installs one into the current environment."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]


def install_command(extra: str) -> str:
    """The shell command that installs an extra. Environments made by `run.py` have no pip."""
    if (CHECKOUT / "run.py").is_file():
        return "python3 run.py setup test"
    return f'{sys.executable} -m pip install "kasimir[{extra}]"'


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import libraries of an extra in here: if one is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        error.add_note(f"Install it with: {install_command(name)}")
        raise
