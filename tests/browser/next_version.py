"""The next version of Kasimir, as a host would install it: a modified copy of this checkout."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kasimir.protocol.base import PROTOCOL
from tests.browser.servers import BrowserServer
from tests.helpers import ROOT

PACKAGES = ROOT / "web" / "node_modules"
COPIED = ("src", "locales", "docs", "tools", "web")
IGNORED = shutil.ignore_patterns("node_modules", "__pycache__")
BUILD = "import hatch_build; hatch_build.build()"


class NextVersion:
    """A checkout of its own; nothing but the sources is written by hand."""

    def __init__(self, folder: Path) -> None:
        if not PACKAGES.is_dir():
            pytest.skip("what the browser client is built with is not there (run.py setup fetches it)")
        self.folder = folder
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=IGNORED)
        shutil.copy(ROOT / "hatch_build.py", folder)
        (folder / "web" / "node_modules").symlink_to(PACKAGES)

    def change(self, file: str, pattern: str, text: str) -> None:
        """Change the one place in a file that is like this."""
        path = self.folder / file
        found, count = re.subn(pattern, text, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert count == 1, f"{count} places in {file}"
        path.write_text(found, encoding="utf-8")

    def change_protocol(self) -> None:
        """Change the protocol version, which is defined in one place, and regenerate what depends on it."""
        definition = "src/kasimir/protocol/base.py"
        self.change(definition, f"^PROTOCOL = {PROTOCOL}$", f"PROTOCOL = {PROTOCOL + 1}")
        self.run("-m", "tools.codegen")

    def install(self, server: BrowserServer) -> None:
        """Build its client, and let it take over from the version that runs."""
        self.run("-c", BUILD)
        server.stop()
        server.environment = server.environment | self.environment()
        server.open()

    def run(self, *words: str) -> None:
        """Run a part of it."""
        command = [sys.executable, *words]
        subprocess.run(command, cwd=self.folder, env=os.environ | self.environment(), check=True, capture_output=True)

    def environment(self) -> dict[str, str]:
        """Environment variables that make Python find it before the installed version."""
        return {"PYTHONPATH": str(self.folder / "src")}
