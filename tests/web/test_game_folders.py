"""The browser client discovers games by their folders: a new one needs no edit elsewhere."""

import re

import pytest

from kasimir.core import registry
from kasimir.core.game import no_tickets
from tests.helpers import ROOT

SOURCES = ROOT / "web" / "src"
GENERATED = SOURCES / "protocol.ts"
PARTS = ("index.ts", "facts.ts", "Board.svelte", "Miniature.svelte")


@pytest.mark.parametrize("game", registry.names())
def test_a_game_has_all_parts(game: str) -> None:
    assert [part for part in PARTS if not (SOURCES / "games" / game / part).is_file()] == []


@pytest.mark.parametrize("game", registry.names())
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    folder = SOURCES / "games" / game
    files = [file for file in SOURCES.rglob("*.*") if file.suffix in {".ts", ".svelte", ".css"} and file != GENERATED]
    others = [file for file in files if folder not in file.parents]
    assert others
    assert [str(file) for file in others if re.search(rf"\b{game}\b", file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("game", registry.names())
def test_games_without_chance_say_so(game: str) -> None:
    """Nobody is offered dice in them."""
    rules = registry.load(game).rules
    facts = (SOURCES / "games" / game / "facts.ts").read_text(encoding="utf-8")
    assert (rules.tickets is not no_tickets) == ("chance: true" in facts)
    assert ("chance: true" in facts) != ("chance: false" in facts)
