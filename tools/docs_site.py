"""Hooks that MkDocs calls while it builds the documentation site (mkdocs.yml).

Pages of docs/ link to each other and to files elsewhere in the repository, as code hosts want it. The site has some of
those files as pages too; links to the others lead to the repository if pyproject.toml has its address, and are plain
text otherwise. The reference is made from the public names of `kasimir`.
"""

import posixpath
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "bench/results.md": "bench/results.md",
    "bench/strength.md": "bench/strength.md",
}
"""Pages from outside docs/: their paths in the repository, and in the site."""

REFERENCE = "reference.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_config(config: Any) -> Any:
    """Link to the repository if its address is known."""
    config.repo_url = repository() or None
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside docs/ and the reference."""
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    files.append(File.generated(config, REFERENCE, content=reference()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:  # noqa: ARG001 - as MkDocs calls it
    """Turn links between files of the repository into links between pages of the site."""
    here = page.file.src_uri
    known = {file.src_uri for file in files}
    return LINK.sub(lambda link: site_link(link, here, known), markdown)


def site_link(link: re.Match[str], page: str, known: set[str]) -> str:
    """A link of a page, adapted to the site; a broken one stays, so that the build fails."""
    picture, text, target = link.groups()
    address, _, heading = target.partition("#")
    if not address or ":" in address:
        return link[0]
    file = posixpath.normpath(posixpath.join(posixpath.dirname(repository_path(page)), address))
    if (there := site_path(file)) in known:
        relative = posixpath.relpath(there, posixpath.dirname(page) or ".")
        return f"{picture}[{text}]({relative}{'#' * bool(heading)}{heading})"
    if not (ROOT / file).exists():
        return link[0]
    return f"[{text}]({repository()}/blob/main/{file})" if repository() else text


def repository_path(page: str) -> str:
    """The file in the repository that a page of the site is made from."""
    return {there: here for here, there in PAGES.items()}.get(page, f"docs/{page}")


def site_path(file: str) -> str:
    """The page or picture of the site that a file of the repository becomes."""
    return PAGES.get(file, file.removeprefix("docs/"))


def repository() -> str:
    """The public address of the repository; empty as long as there is none."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    address: str = settings["tool"]["kasimir"]["repository"]
    return address.rstrip("/")


def reference() -> str:
    """The page of all public names: functions, classes, errors."""
    sys.path.insert(0, str(ROOT / "src"))
    import kasimir

    groups: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": []}
    for name in kasimir.__all__:
        found = getattr(kasimir, name)
        if isinstance(found, type):
            groups["Errors" if issubclass(found, Exception) else "Classes"].append(name)
        elif callable(found):
            groups["Functions"].append(name)
    lines = ["# Reference", "Everything that is public in `kasimir`. [Kasimir in Python](api.md) shows how it is used."]
    lines.append(f"`kasimir.GAMES` holds the names of the games: {', '.join(f'`{name}`' for name in kasimir.GAMES)}.")
    for title, names in groups.items():
        lines += [f"## {title}", *(f"::: kasimir.{name}" for name in names)]
    return "\n\n".join(lines) + "\n"
