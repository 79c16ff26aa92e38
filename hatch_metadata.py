"""Builds the parts of the package's PyPI metadata that depend on the public address of the repository.

README.md and docs/ link to files of the repository, which PyPI does not have: links and pictures get the address of the
repository at the tag of the version. As long as `tool.kasimir.repository` in pyproject.toml is empty, pictures become
their descriptions, links their texts, and no addresses are named.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")


class AddressHook(MetadataHookInterface):
    """Called whenever the package is built or installed."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and the addresses, which pyproject.toml declares as dynamic."""
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        repository = settings["tool"]["kasimir"]["repository"].rstrip("/")
        tag = f"v{metadata['version']}"
        text = with_addresses((root / "README.md").read_text(encoding="utf-8"), repository, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(repository, tag)


def with_addresses(text: str, repository: str, tag: str) -> str:
    """A page with absolute links and pictures."""

    def absolute(link: re.Match[str]) -> str:
        picture, shown, file = link.groups()
        if not repository:
            return shown
        return f"{picture}[{shown}]({repository}/{'raw' if picture else 'blob'}/{tag}/{file})"

    return LINK.sub(absolute, text)


def addresses(repository: str, tag: str) -> dict[str, str]:
    """The project URLs by their names on PyPI."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/{tag}/docs/index.md",
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
    }
