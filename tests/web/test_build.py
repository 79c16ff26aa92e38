"""Building the browser client: failures are reported, and retried."""

import json
import re
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


def test_what_vite_imports_is_built_anew_when_it_changes() -> None:
    modules = re.findall(r'from "\./(\w+)"', (hatch_build.WEB / "vite.config.ts").read_text(encoding="utf-8"))
    assert modules
    assert {f"{module}.ts" for module in modules} <= set(hatch_build.SETTINGS)


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm was called with, where nothing was fetched before."""
    calls = list[tuple[str, ...]]()
    monkeypatch.setattr(hatch_build, "FETCHED", tmp_path / "fetched")
    monkeypatch.setattr(hatch_build, "run_npm", lambda *words: calls.append(words))
    return calls


def test_a_build_fetches_no_tools(npm: list[tuple[str, ...]]) -> None:
    for _ in range(2):
        hatch_build.fetch_packages()
    assert ["--omit=dev" in words for words in npm] == [True]


def test_the_tools_bring_all_that_a_build_needs(npm: list[tuple[str, ...]]) -> None:
    hatch_build.fetch_packages()
    hatch_build.fetch_packages(tools=True)
    hatch_build.fetch_packages()
    assert ["--omit=dev" in words for words in npm] == [True, False]


@pytest.mark.parametrize("script", hatch_build.SCRIPTS)
def test_every_script_can_be_called(npm: list[tuple[str, ...]], script: str) -> None:
    assert script in json.loads((hatch_build.WEB / "package.json").read_text())["scripts"]
    assert hatch_build.main([script, "--word"]) == 0
    assert npm[-1] == ("run", "--silent", script, "--", "--word")


def test_a_script_that_fails_gives_its_status(npm: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*words: str) -> None:
        raise subprocess.CalledProcessError(3, words)

    hatch_build.fetch_packages(tools=True)
    monkeypatch.setattr(hatch_build, "run_npm", fail)
    assert hatch_build.main(["lint"]) == 3


def test_versions_are_pinned_and_no_registry_is_named() -> None:
    package = json.loads((hatch_build.WEB / "package.json").read_text())
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert [version for version in versions if not version.replace(".", "").isdigit()] == []
    lock = json.loads((hatch_build.WEB / "package-lock.json").read_text())
    assert [name for name, found in lock["packages"].items() if "resolved" in found] == []
