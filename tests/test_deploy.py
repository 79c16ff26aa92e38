"""What a host is given to begin with."""

import tomllib

import hatch_build
from tests.helpers import ROOT


def copied() -> set[str]:
    """What the container's build takes from the checkout."""
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    return {word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]}


def test_the_container_is_given_all_that_the_package_is_built_from() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = project["tool"]["hatch"]["build"]
    needed = {"pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]}
    needed |= {build["hooks"]["custom"]["path"], hatch_build.WEB.name}
    needed |= {path.partition("/")[0] for path in build["targets"]["wheel"]["only-include"]}
    assert needed <= copied()


def test_the_container_is_given_what_there_is() -> None:
    assert all((ROOT / path).exists() for path in copied())
