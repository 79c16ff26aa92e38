#!/usr/bin/env python3
"""Set Kasimir up, then start it. Needs only Python 3.11 or newer.

python3 run.py play                        set up, then play in the browser
python3 run.py test [pytest arguments]     set up with the test tools, then run all checks and tests
python3 run.py docs [mkdocs arguments]     set up the documentation tools, then build the site into build/site
python3 run.py setup [run|test|bench]      only set up: for playing, for testing or for benchmarks
python3 run.py COMMAND                     set up, then run `kasimir COMMAND`
"""

import contextlib
import errno
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

# Old Pythons must be able to run this file up to here and to parse the rest: use only the syntax of Python 3.6.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Kasimir needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV_HOME = TOOLS / "uv"
UV_STAMP = UV_HOME / "kasimir-stamp.json"
DOCS_HOME = TOOLS / "docs"
DOCS_STAMP = DOCS_HOME / "kasimir-stamp.json"
VENV = ROOT / ".venv"
STAMP = VENV / "kasimir-stamp.json"
CLIENT = ("hatch_*.py", "web/*.*", "web/src/**/*", "web/public/**/*", "locales/**/*")
"""The sources of the browser client, which is built when Kasimir is installed, and the settings of that build."""

# The base interpreter, not that of a virtual environment we may be run from: ours must not depend on another.
PYTHON = getattr(sys, "_base_executable", "") or sys.executable
# A virtual environment contains its own path and its interpreter, and breaks when either changes.
HOME = f"{ROOT} | {sys.base_prefix} | {sys.version}"

# Each level installs requirements/<level>.txt, which includes everything of the level before.
LEVELS = ("run", "test", "bench")

# Those of hatch_build are for the browser client: svelte-check, eslint and vitest.
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("hatch_build", "check"),
    ("hatch_build", "lint"),
    ("hatch_build", "test"),
)

# Settings of the caller that would point Python, pip or uv at another environment.
MISLEADING = {"PIP_PREFIX", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH", "UV_SYSTEM_PYTHON", "VIRTUAL_ENV"}

# What pip, uv, npm and apt print, in lower case, when no server can be reached.
UNREACHABLE = (
    *("failed to establish a new connection", "error sending request", "network is unreachable", "timed out"),
    *("name resolution", "dns error", "temporary failure resolving", "could not resolve"),
    *("econnrefused", "econnreset", "enotfound", "eai_again", "etimedout"),
)


class SetupError(Exception):
    """Set-up cannot continue; the message says why."""


def main(words: Sequence[str]) -> int:
    """Run what the arguments ask for and return the exit status."""
    try:
        return obey(words)
    except (SetupError, OSError) as error:
        tell(f"Set-up failed: {error}")
        return 1
    except KeyboardInterrupt:
        tell("\nInterrupted.")
        return 130


def obey(words: Sequence[str]) -> int:
    """Run one of our own commands, or pass the arguments on to `kasimir`."""
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    if words[0] == "test":
        set_up("test")
        get_services()
        return run_tests(words[1:])
    if words[0] == "docs":
        set_up_docs()
        return build_docs(words[1:])
    if words[0] == "setup":
        set_up(words[1] if len(words) > 1 else "run")
        return 0
    set_up("run")
    return hand_over([str(program(VENV, "kasimir")), *words])


def hand_over(command: Sequence[str]) -> int:
    """Replace this process by the command, so that signals, input, output and exit status are its own."""
    # On Windows a process started by exec loses the console, so we wait for a child process instead.
    return call(command) if sys.platform == "win32" else os.execve(command[0], list(command), clean_environment())


def call(command: Sequence[str], cwd: Path | None = None) -> int:
    """Run a command in the foreground and return its status; after Ctrl-C wait for it to end first."""
    with subprocess.Popen(command, cwd=cwd, env=clean_environment()) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:
            child.wait()
            raise


def run_tests(words: Sequence[str]) -> int:
    """Run all checks and the tests, even if some fail; pytest comes last, so that its summary ends the output."""
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


def build_docs(words: Sequence[str]) -> int:
    """Build the documentation site; a broken link, or a page outside the navigation, makes it fail."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # a notice about the future of Material for MkDocs; see docs/decisions.md
    return call([str(program(DOCS_HOME, "python")), "-m", "mkdocs", "build", "--strict", "--quiet", *words], cwd=ROOT)


def set_up_docs() -> None:
    """Make the environment of the documentation tools, which neither players nor tests need."""
    pins = ROOT / "requirements" / "docs.txt"
    content = {"home": HOME, "inputs": hashlib.sha256(pins.read_bytes()).hexdigest()}
    with only_one_at_a_time():
        if program(DOCS_HOME, "python").exists() and read_stamp(DOCS_STAMP) == content:
            return
        tell("Setting up (once) ...")
        need_venv_module()
        fetch_uv()
        uv, python = str(program(UV_HOME, "uv")), str(program(DOCS_HOME, "python"))
        place = [uv, "venv", "--no-project", "--clear", "--python", PYTHON, str(DOCS_HOME)]
        step("creating an environment for the documentation tools", place)
        sync = [uv, "pip", "sync", "--require-hashes", "--python", python, str(pins)]
        step("installing the documentation tools", sync)
        write_stamp(DOCS_STAMP, content)


def set_up(asked: str) -> None:
    """Bring `.venv` to at least the given level; do nothing if it is already there."""
    if asked not in LEVELS:
        raise SetupError(f"there is no set-up {asked!r}, only {', '.join(LEVELS)}.")
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
    """Whether `.venv` is complete and was made from exactly these inputs."""
    return program(VENV, "python").exists() and read_stamp(STAMP) == stamp(level)


def wanted_level(asked: str) -> str:
    """The higher of the requested and the installed level: playing must not remove the test tools."""
    installed = read_stamp(STAMP).get("level", "")
    return max(asked, installed, key=lambda level: LEVELS.index(level) if level in LEVELS else -1)


def stamp(level: str) -> dict[str, str]:
    """Everything `.venv` depends on."""
    inputs = hashlib.sha256()
    client = sorted(file for pattern in CLIENT for file in ROOT.glob(pattern) if file.is_file())
    for file in (ROOT / "requirements" / f"{level}.txt", ROOT / "pyproject.toml", *client):
        inputs.update(hashlib.sha256(file.read_bytes()).digest())
    return {"home": HOME, "level": level, "inputs": inputs.hexdigest()}


def read_stamp(file: Path) -> dict[str, str]:
    """The stamp in a file; empty if there is no readable one."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def write_stamp(file: Path, content: dict[str, str]) -> None:
    """Mark the set-up as complete. The file is written atomically, so that nobody reads a partial stamp."""
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(content), encoding="utf-8")
    draft.replace(file)


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Wait for other set-ups of this checkout. The operating system releases the lock when its holder dies."""
    with writable_checkout():
        TOOLS.mkdir(exist_ok=True)
        with (TOOLS / "lock").open("a") as file:
            if not try_lock(file):
                tell("Waiting for another run.py to finish its set-up ...")
                while not try_lock(file):
                    time.sleep(0.2)
            yield


@contextlib.contextmanager
def writable_checkout() -> Iterator[None]:
    """Say what to do where the checkout is read-only, or belongs to another user."""
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise
        raise SetupError(
            f"{error.filename or ROOT} cannot be written ({error.strerror}); "
            "copy this checkout to a folder of your own, then run the same command there."
        ) from error


def try_lock(file: IO[str]) -> bool:
    """Take the lock unless another process holds it; closing the file releases it."""
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
    """Debian and its derivatives ship Python without `ensurepip`: install it if we may, otherwise say how."""
    if has_venv_module():
        return
    package = f"python3.{sys.version_info[1]}-venv"
    if may_install():
        install(package)
        importlib.invalidate_caches()
    if not has_venv_module():
        raise SetupError(
            "this Python cannot create virtual environments. On Debian or Ubuntu run this, then try again:\n"
            f"    sudo apt-get install {package}"
        )


def may_install() -> bool:
    """Whether we may install system packages."""
    return sys.platform != "win32" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages of Debian or a derivative."""
    step("apt-get update", ["apt-get", "-qq", "update"])
    step(f"apt-get install {' '.join(packages)}", ["apt-get", "-qq", "install", "-y", *packages])


def get_services() -> None:
    """Install the browser and databases that tests start; where we may not, those tests are skipped."""
    found = {
        "chromium": shutil.which("chromium"),
        "postgresql": shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
        "redis-server": shutil.which("redis-server"),
    }
    missing = [package for package, is_there in found.items() if not is_there]
    if missing and may_install():
        install(*missing)


def has_venv_module() -> bool:
    """Whether this Python can create a virtual environment with pip; a leftover empty folder does not count."""
    return all(getattr(importlib.util.find_spec(name), "origin", None) for name in ("venv", "ensurepip"))


def fetch_uv() -> None:
    """Install uv, which is much faster than pip, into a small environment of its own."""
    pins = ROOT / "requirements" / "uv.txt"
    content = {"platform": sysconfig.get_platform(), "inputs": hashlib.sha256(pins.read_bytes()).hexdigest()}
    if program(UV_HOME, "uv").exists() and read_stamp(UV_STAMP) == content:
        return
    step("creating an environment for uv", [PYTHON, "-m", "venv", "--clear", str(UV_HOME)])
    pip = [str(program(UV_HOME, "python")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    step("fetching uv", [*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(pins)])
    write_stamp(UV_STAMP, content)


def fill_environment(level: str) -> None:
    """Install the pinned packages and Kasimir into `.venv`. The stamp is removed first and written last."""
    uv, python = str(program(UV_HOME, "uv")), str(program(VENV, "python"))
    content = stamp(level)  # before installing: the pins may change meanwhile
    keep = read_stamp(STAMP).get("home") == HOME and program(VENV, "python").exists()
    STAMP.unlink(missing_ok=True)
    if not keep:
        step("making .venv", [uv, "venv", "--no-project", "--clear", "--python", PYTHON, str(VENV)])
    pins = str(ROOT / "requirements" / f"{level}.txt")
    step(
        "installing the pinned packages",
        [uv, "pip", "sync", "--require-hashes", "--compile-bytecode", "--python", python, pins],
    )
    if level != "run":  # before the client is built, which then finds all that it needs among these
        step("fetching the tools of the browser client", [python, "-m", "hatch_build", "fetch"])
    install = [uv, "pip", "install", "--no-deps", "--no-build-isolation", "--python", python]
    step("installing Kasimir", [*install, "--editable", str(ROOT)])
    write_stamp(STAMP, content)


def step(what: str, command: Sequence[str]) -> None:
    """Run one step of the set-up without output; if it fails, show the end of its output."""
    tell(f"  {what} ...")
    environment = {**clean_environment(), "UV_PYTHON_DOWNLOADS": "never", "DEBIAN_FRONTEND": "noninteractive"}
    result = subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, errors="replace", check=False
    )
    if result.returncode != 0:
        raise SetupError(failure(what, result))


def failure(what: str, result: "subprocess.CompletedProcess[str]") -> str:
    """Why a step failed: one sentence without a network, else the end of what the command said."""
    said = f"{result.stdout}\n{result.stderr}"
    if any(sign in said.lower() for sign in UNREACHABLE):
        TOOLS.mkdir(exist_ok=True)
        (TOOLS / "setup.log").write_text(said, encoding="utf-8")
        return (
            f"no package server could be reached while {what}; check the network connection, "
            "then run the same command again (details in .tools/setup.log)."
        )
    end = (result.stderr.strip() or result.stdout.strip()).splitlines()[-12:]
    return "\n    ".join([f"{what} ended with status {result.returncode}.", *end])


def program(environment: Path, name: str) -> Path:
    """The path of a program in an environment."""
    return environment / "Scripts" / f"{name}.exe" if sys.platform == "win32" else environment / "bin" / name


def clean_environment() -> dict[str, str]:
    """The caller's environment variables without the misleading ones."""
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def tell(message: str) -> None:
    """Print a message to standard error; standard output belongs to the command."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
