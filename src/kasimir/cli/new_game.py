"""`kasimir new-game`: create the files of a new game in a checkout, as a small game that runs."""

import argparse
import keyword
import os
import re
import subprocess
import sys
from pathlib import Path

from kasimir.core.errors import UsageError
from kasimir.core.words import say

TEMPLATES = Path(__file__).parents[1] / "templates" / "game"
"""Templates mirror the checkout; `__game__` is replaced by the name, `__Game__` by the prefix of its classes."""
SUFFIX = ".template"
GAMES, WORDS, BOARDS = Path("src/kasimir/games"), Path("locales"), Path("web/src/games")
GENERATORS = ("tools.codegen", "tools.codegen.encodings")
MOST_LETTERS = 20


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME")


def run(arguments: argparse.Namespace) -> int:
    root = find_checkout(Path.cwd())
    name: str = arguments.name
    check_name(root, name)
    files = lay_out(root, name)
    print(say("newgame.wrote", {"count": len(files)}))
    for file in files:
        print(f"  {file.as_posix()}")
    print(say("newgame.generated"))
    for line in generate(root):
        print(f"  {line}")
    print(say("newgame.next", {"game": name}))
    return 0


def find_checkout(folder: Path) -> Path:
    """The checkout that a folder is in."""
    for root in (folder, *folder.parents):
        if all((root / part).is_dir() for part in (GAMES, WORDS, BOARDS)):
            return root
    raise UsageError("newgame.checkout", folder=str(folder))


def check_name(root: Path, name: str) -> None:
    """Refuse a name that cannot be a Python package, or that is taken."""
    if not re.fullmatch(f"[a-z]{{2,{MOST_LETTERS}}}", name) or keyword.iskeyword(name):
        raise UsageError("newgame.name", name=name, most=MOST_LETTERS)
    if name in taken_names(root):
        raise UsageError("newgame.taken", name=name)


def taken_names(root: Path) -> set[str]:
    """The games there are, and the first words of all codes in the catalogue: a game's codes begin with its name."""
    games = {folder.name for parent in (GAMES, BOARDS) for folder in (root / parent).iterdir()}
    catalogues = [file.read_text(encoding="utf-8") for file in (root / WORDS / "en").glob("*.ftl")]
    return games.union(*(re.findall(r"^([a-z0-9]+)-", text, re.MULTILINE) for text in catalogues))


def lay_out(root: Path, name: str) -> list[Path]:
    """Write the files without overwriting any; return their paths within the checkout."""
    texts = {target(template, name): filled(template, name) for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}"))}
    for file in texts:
        if (root / file).exists():
            raise UsageError("newgame.there", file=file.as_posix())
    for file, text in texts.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    return list(texts)


def target(template: Path, name: str) -> Path:
    """The path of the file that a template becomes."""
    path = template.relative_to(TEMPLATES).as_posix()
    return Path(path.removesuffix(SUFFIX).replace("__game__", name))


def filled(template: Path, name: str) -> str:
    """The text of a template with the name filled in."""
    text = template.read_text(encoding="utf-8")
    return text.replace("__game__", name).replace("__Game__", name.capitalize())


def generate(root: Path) -> list[str]:
    """Regenerate the TypeScript types and the pages that list all games; return the files that changed."""
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    changed: list[str] = []
    for module in GENERATORS:
        command = [sys.executable, "-m", module]
        run = subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        changed += run.stdout.splitlines()
    return changed
