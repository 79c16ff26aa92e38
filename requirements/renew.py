"""Update the pinned requirements: resolve the newest compatible versions and write them with their hashes.

Run `python3 requirements/renew.py`, then `python3 run.py test`; with names such as `docs.txt` it renews only those
files. Direct dependencies are in `pyproject.toml` (runtime) and in the `.in` files (tools); the `.txt` files are
generated from these and are valid for every supported system and Python version.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import run  # noqa: E402

# Optional extras for users, all needed by the tests.
EXTRAS = ["--extra", "envs", "--extra", "plots", "--extra", "ray"]

# For each generated file: its input, then the file whose versions it shares.
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
    "docs.txt": ["requirements/docs.in"],
}
OPTIONS = [
    *("--upgrade", "--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--custom-compile-command", "python3 requirements/renew.py"),
]


def main(names: Sequence[str]) -> None:
    """Generate the named files, or all, in the order of their dependencies."""
    unknown = set(names) - set(FILES)
    if unknown:
        raise run.SetupError(f"there is no {', '.join(sorted(unknown))}, only {', '.join(FILES)}.")
    run.need_venv_module()
    run.TOOLS.mkdir(exist_ok=True)
    run.fetch_uv()
    uv = str(run.program(run.UV_HOME, "uv"))
    for name, wishes in ((name, FILES[name]) for name in FILES if name in names or not names):
        target = f"requirements/{name}"
        run.step(f"renewing {target}", [uv, "pip", "compile", *OPTIONS, *wishes, "--output-file", target])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except run.SetupError as error:
        sys.exit(f"Not renewed: {error}")
