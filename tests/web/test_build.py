"""Building the browser client: what fails is told, and is tried again."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import ClientHook


def hook(folder: Path) -> ClientHook:
    nothing: Any = None
    return ClientHook(str(folder), {}, nothing, nothing, str(folder), "wheel")


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if nothing had been built before."""
    monkeypatch.setattr(hatch_build, "STAMP", tmp_path / "stamp")
    return tmp_path


FAILURES = {
    "npm ended badly": (
        subprocess.CalledProcessError(1, [Path("/bin/node"), Path("/lib/npm-cli.js"), "ci"]),
        "npm-cli.js ci ended with status 1",
    ),
    "node is missing": (FileNotFoundError(2, "No such file", "node"), "No such file"),
}


@pytest.mark.parametrize("version", ["editable", "standard"])
@pytest.mark.parametrize(("failure", "said"), FAILURES.values(), ids=FAILURES)
def test_a_build_that_fails_stops_the_installation(
    unbuilt: Path, monkeypatch: pytest.MonkeyPatch, version: str, failure: Exception, said: str
) -> None:
    tries = list[int]()

    def fail() -> None:
        tries.append(1)
        raise failure

    monkeypatch.setattr(hatch_build, "build", fail)
    for _ in range(2):
        with pytest.raises(SystemExit, match=said):
            hook(unbuilt).initialize(version, {})
    assert len(tries) == 2
