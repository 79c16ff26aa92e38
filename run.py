#!/usr/bin/env python3
"""Set Kasimir up, then start it. Needs Python 3.11 or newer and nothing else.

python3 run.py play                    set up, then play
python3 run.py test [pytest words]     set up with the test tools, then run every check and test
python3 run.py setup [run|test|bench]  only set up: for playing, for testing or for benchmarks
python3 run.py WORDS                   set up, then do what `kasimir WORDS` does
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

# Old Pythons must be able to read this file as far as here and to parse the rest: keep to the syntax of Python 3.6.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Kasimir needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV_HOME = TOOLS / "uv"
UV_STAMP = UV_HOME / "kasimir-stamp.json"
VENV = ROOT / ".venv"
STAMP = VENV / "kasimir-stamp.json"
CLIENT = ("web/src", "web/public", "locales")
"""The sources of the browser client, which is built when Kasimir is installed."""

# The Python itself, not that of an environment we may be run from: ours must not lean on another.
PYTHON = getattr(sys, "_base_executable", "") or sys.executable
# An environment knows its own path and its Python, and breaks when either changes.
HOME = f"{ROOT} | {sys.base_prefix} | {sys.version}"

# Each level installs requirements/<level>.txt, which holds all of the level before it.
LEVELS = ("run", "test", "bench")

# The last one has svelte-check look through the browser client.
CHECKS = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("hatch_build",))

# Settings of the caller that would point Python, pip or uv at another environment than ours.
MISLEADING = {"PIP_PREFIX", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH", "UV_SYSTEM_PYTHON", "VIRTUAL_ENV"}


class SetupError(Exception):
    """Set-up cannot go on; the message tells the user why."""


def main(words: Sequence[str]) -> int:
    """Do what the words ask for and return the exit status."""
    try:
        return obey(words)
    except (SetupError, OSError) as error:
        tell(f"Set-up failed: {error}")
        return 1
    except KeyboardInterrupt:
        tell("\nInterrupted.")
        return 130


def obey(words: Sequence[str]) -> int:
    """Choose between our own words and those of `kasimir`."""
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    if words[0] == "test":
        set_up("test")
        get_services()
        return run_tests(words[1:])
    if words[0] == "setup":
        set_up(words[1] if len(words) > 1 else "run")
        return 0
    set_up("run")
    return hand_over([str(program(VENV, "kasimir")), *words])


def hand_over(command: Sequence[str]) -> int:
    """Become the command, so that signals, input, output and exit status are its own."""
    # On Windows a program that takes our place loses the console: there we stay and wait for it.
    return call(command) if sys.platform == "win32" else os.execve(command[0], list(command), clean_environment())


def call(command: Sequence[str], cwd: Path | None = None) -> int:
    """Run a command in the foreground and return its status; on Ctrl-C let it end in its own way first."""
    with subprocess.Popen(command, cwd=cwd, env=clean_environment()) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:
            child.wait()
            raise


def run_tests(words: Sequence[str]) -> int:
    """Run every check and the tests, whatever fails; pytest comes last, so that its summary ends the output."""
    python = str(program(VENV, "python"))
    failed = []
    for check in CHECKS:
        print("==", *check, flush=True)
        if call([python, "-m", *check], cwd=ROOT) != 0:
            failed.append(" ".join(check))
    print("== checks:", f"FAILED: {', '.join(failed)}" if failed else "all passed", flush=True)
    words = words or ["-n", "auto"]
    print("== pytest", *words, flush=True)
    status = call([python, "-m", "pytest", *words], cwd=ROOT)
    if failed:
        tell(f"Apart from the tests, these checks failed (see above): {', '.join(failed)}")
    return status or int(bool(failed))


def set_up(asked: str) -> None:
    """Bring `.venv` to at least the level asked for; do nothing if it is there already."""
    if asked not in LEVELS:
        raise SetupError(f"there is no set-up named {asked!r}, only {', '.join(LEVELS)}.")
    if is_ready(wanted_level(asked)):
        return
    with only_one_at_a_time():
        level = wanted_level(asked)
        if is_ready(level):  # another run.py has just done it
            return
        tell("Setting up (once) ...")
        need_venv_module()
        fetch_uv()
        fill_environment(level)
        tell("Ready.")


def is_ready(level: str) -> bool:
    """Whether `.venv` is whole and was made from just these inputs."""
    return program(VENV, "python").exists() and read_stamp(STAMP) == stamp(level)


def wanted_level(asked: str) -> str:
    """The higher of the level asked for and the one installed: playing must not throw out the test tools."""
    installed = read_stamp(STAMP).get("level", "")
    return max(asked, installed, key=lambda level: LEVELS.index(level) if level in LEVELS else -1)


def stamp(level: str) -> dict[str, str]:
    """What `.venv` depends on."""
    inputs = hashlib.sha256()
    client = sorted(file for folder in CLIENT for file in (ROOT / folder).rglob("*") if file.is_file())
    for file in (ROOT / "requirements" / f"{level}.txt", ROOT / "pyproject.toml", *client):
        inputs.update(hashlib.sha256(file.read_bytes()).digest())
    return {"home": HOME, "level": level, "inputs": inputs.hexdigest()}


def read_stamp(file: Path) -> dict[str, str]:
    """The stamp in a file; empty if there is none that can be read."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def write_stamp(file: Path, content: dict[str, str]) -> None:
    """Say that all is done, in one stroke, so that nobody reads half a stamp."""
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(content), encoding="utf-8")
    draft.replace(file)


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Wait for other set-ups of this checkout. The system itself frees the lock when its holder dies."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("a") as file:
        if not try_lock(file):
            tell("Waiting for another run.py that is setting up ...")
            while not try_lock(file):
                time.sleep(0.2)
        yield


def try_lock(file: IO[str]) -> bool:
    """Take the lock unless somebody else holds it; closing the file gives it back."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def need_venv_module() -> None:
    """Debian and its children ship Python without `ensurepip`: install it if we may, else say how."""
    if has_venv_module():
        return
    package = f"python3.{sys.version_info[1]}-venv"
    if may_install():
        install(package)
        importlib.invalidate_caches()
    if not has_venv_module():
        raise SetupError(
            "this Python cannot make virtual environments. On Debian or Ubuntu type this, then try again:\n"
            f"    sudo apt-get install {package}"
        )


def may_install() -> bool:
    """Whether we can install packages of the system."""
    return sys.platform != "win32" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages of Debian or one of its children."""
    step("apt-get update", ["apt-get", "-qq", "update"])
    step(f"apt-get install {' '.join(packages)}", ["apt-get", "-qq", "install", "-y", *packages])


def get_services() -> None:
    """The browser and databases that tests start for themselves; where we may not install them, these are skipped."""
    found = {
        "chromium": shutil.which("chromium"),
        "postgresql": shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
        "redis-server": shutil.which("redis-server"),
    }
    missing = [package for package, is_there in found.items() if not is_there]
    if missing and may_install():
        install(*missing)


def has_venv_module() -> bool:
    """Whether this Python can make a virtual environment with pip in it; an empty folder left behind does not count."""
    return all(getattr(importlib.util.find_spec(name), "origin", None) for name in ("venv", "ensurepip"))


def fetch_uv() -> None:
    """Fetch uv, which installs far faster than pip, into a little environment of its own."""
    pins = ROOT / "requirements" / "uv.txt"
    content = {"platform": sysconfig.get_platform(), "inputs": hashlib.sha256(pins.read_bytes()).hexdigest()}
    if program(UV_HOME, "uv").exists() and read_stamp(UV_STAMP) == content:
        return
    step("making a place for uv", [PYTHON, "-m", "venv", "--clear", str(UV_HOME)])
    pip = [str(program(UV_HOME, "python")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    step("fetching uv", [*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(pins)])
    write_stamp(UV_STAMP, content)


def fill_environment(level: str) -> None:
    """Make `.venv` hold the pinned packages and Kasimir itself. The stamp goes first and comes back last."""
    uv, python = str(program(UV_HOME, "uv")), str(program(VENV, "python"))
    content = stamp(level)  # of what is about to be installed: the pins may change meanwhile
    keep = read_stamp(STAMP).get("home") == HOME and program(VENV, "python").exists()
    STAMP.unlink(missing_ok=True)
    if not keep:
        step("making .venv", [uv, "venv", "--no-project", "--clear", "--python", PYTHON, str(VENV)])
    pins = str(ROOT / "requirements" / f"{level}.txt")
    step(
        "installing the pinned packages",
        [uv, "pip", "sync", "--require-hashes", "--compile-bytecode", "--python", python, pins],
    )
    install = [uv, "pip", "install", "--no-deps", "--no-build-isolation", "--python", python]
    step("installing Kasimir", [*install, "--editable", str(ROOT)])
    write_stamp(STAMP, content)


def step(what: str, command: Sequence[str]) -> None:
    """Run one step of the set-up in silence; if it fails, show the end of what it said."""
    tell(f"  {what} ...")
    environment = {**clean_environment(), "UV_PYTHON_DOWNLOADS": "never", "DEBIAN_FRONTEND": "noninteractive"}
    result = subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, errors="replace", check=False
    )
    if result.returncode != 0:
        said = (result.stderr.strip() or result.stdout.strip()).splitlines()[-12:]
        hint = "If the network was the trouble, run the same command again when it is back."
        raise SetupError("\n    ".join([f"{what} ended with status {result.returncode}.", *said]) + "\n" + hint)


def program(environment: Path, name: str) -> Path:
    """Where an environment keeps a program."""
    return environment / "Scripts" / f"{name}.exe" if sys.platform == "win32" else environment / "bin" / name


def clean_environment() -> dict[str, str]:
    """The caller's environment variables without those that would mislead."""
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def tell(message: str) -> None:
    """Speak to the user; standard output belongs to the command."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
