"""The package's metadata on PyPI."""

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from trove_classifiers import classifiers as known_classifiers

import kasimir
from hatch_metadata import AddressHook, with_addresses
from tests.helpers import ROOT

ADDRESS = "https://example.org/kasimir"
TAG = f"v{kasimir.__version__}"
LANGUAGES = {
    "da": "Danish",
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "nl": "Dutch",
    "pt": "Portuguese",
    "pt-BR": "Portuguese (Brazilian)",
    "ru": "Russian",
}
TARGET = re.compile(r"\]\(([^)\s]+)\)")


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def listed(group: str) -> set[str]:
    """The classifiers of a group, by their last part."""
    return {name.rpartition(" :: ")[2] for name in project()["classifiers"] if name.startswith(f"{group} ::")}


def updated(folder: Path, repository: str) -> dict[str, Any]:
    """What the hook adds to the metadata when the address of the repository is this."""
    shutil.copy(ROOT / "README.md", folder)
    (folder / "pyproject.toml").write_text(f'[tool.kasimir]\nrepository = "{repository}"\n', encoding="utf-8")
    metadata = {"version": kasimir.__version__}
    AddressHook(str(folder), {}).update(metadata)
    return metadata


def test_classifiers_are_known_and_none_names_the_license() -> None:
    found = project()["classifiers"]
    assert set(found) <= set(known_classifiers)
    assert len(found) == len(set(found))
    assert not any(name.startswith("License") for name in found)


def test_classifiers_name_every_language() -> None:
    folders = [place.name for place in (ROOT / "locales").iterdir() if place.is_dir()]
    assert listed("Natural Language") == {LANGUAGES[name] for name in folders}


def test_classifiers_name_the_pythons_that_are_tested() -> None:
    workflow = "".join(file.read_text(encoding="utf-8") for file in (ROOT / ".github" / "workflows").iterdir())
    tested = set(re.findall(r'"(3\.\d+)"', workflow))
    assert tested
    assert {name for name in listed("Programming Language") if name.startswith("3.")} == tested


@pytest.mark.parametrize("address", [ADDRESS, f"{ADDRESS}/"])
def test_readme_on_pypi_has_absolute_links_and_pictures(tmp_path: Path, address: str) -> None:
    metadata = updated(tmp_path, address)
    text = metadata["readme"]["text"]
    targets = TARGET.findall(text)
    assert f"![A match of race in the terminal]({ADDRESS}/raw/{TAG}/docs/pictures/race.svg)" in text
    assert len(targets) == len(TARGET.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    for target in targets:
        kind, tag, file = target.removeprefix(f"{ADDRESS}/").split("/", 2)
        assert kind in ("raw", "blob")
        assert tag == TAG
        assert (ROOT / file).is_file()
    assert set(metadata["urls"]) == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    assert all(url.startswith(ADDRESS) for url in metadata["urls"].values())


def test_without_an_address_nothing_leads_nowhere(tmp_path: Path) -> None:
    metadata = updated(tmp_path, "")
    assert TARGET.findall(metadata["readme"]["text"]) == []
    assert metadata["urls"] == {}


@pytest.mark.parametrize("link", ["[x](https://example.org)", "[x](#heading)", "[x](mailto:x@example.org)"])
def test_links_that_work_anywhere_stay(link: str) -> None:
    assert with_addresses(link, ADDRESS, TAG) == with_addresses(link, "", TAG) == link
