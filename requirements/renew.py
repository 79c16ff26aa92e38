"""Renew the pinned requirements: look up the newest versions that fit and write them down with their hashes.

Run it as `python3 requirements/renew.py`, then `python3 run.py test`. What is wanted stands in `pyproject.toml` (to
play) and in the `.in` files (tools); the `.txt` files are made from those and hold for every system and every Python
we support.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import run  # noqa: E402

# What a user may add, and every test needs.
EXTRAS = ["--extra", "envs", "--extra", "plots", "--extra", "ray"]

# For each file to make: where its wishes stand, then the file whose versions it shares.
FILES = {
    "uv.txt": ["requirements/uv.in"],
    "run.txt": ["pyproject.toml", "requirements/run.in"],
    "test.txt": [
        *("pyproject.toml", *EXTRAS, "requirements/run.in", "requirements/test.in"),
        *("-c", "requirements/run.txt"),
    ],
    "bench.txt": [
        *("pyproject.toml", *EXTRAS, "--extra", "bench", "requirements/run.in", "requirements/test.in"),
        *("-c", "requirements/test.txt"),
    ],
}
OPTIONS = [
    *("--upgrade", "--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--custom-compile-command", "python3 requirements/renew.py"),
]


def main() -> None:
    """Make every file, in the order in which they lean on each other."""
    run.need_venv_module()
    run.TOOLS.mkdir(exist_ok=True)
    run.fetch_uv()
    uv = str(run.program(run.UV_HOME, "uv"))
    for name, wishes in FILES.items():
        target = f"requirements/{name}"
        run.step(f"renewing {target}", [uv, "pip", "compile", *OPTIONS, *wishes, "--output-file", target])


if __name__ == "__main__":
    try:
        main()
    except run.SetupError as error:
        sys.exit(f"Not renewed: {error}")
