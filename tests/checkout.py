"""A copy of this checkout, for tests that change its sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT


class Checkout:
    """A copy of all files that git tracks or would add."""

    def __init__(self, folder: Path) -> None:
        if not (ROOT / ".git").exists():
            pytest.skip("this is no git checkout")
        self.folder = folder
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a module of it with Python, which imports its sources instead of the installed package."""
        command = [sys.executable, *words]
        environment = os.environ | self.environment()
        return subprocess.run(command, cwd=self.folder, env=environment, check=False, capture_output=True, text=True)

    def environment(self) -> dict[str, str]:
        """Environment variables that make Python import its sources."""
        return {"PYTHONPATH": str(self.folder / "src")}

    def files(self) -> dict[str, bytes]:
        """All its files, by their paths."""
        found = (file for file in self.folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
        return {file.relative_to(self.folder).as_posix(): file.read_bytes() for file in found}
