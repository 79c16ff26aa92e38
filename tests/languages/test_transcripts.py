"""The transcripts are what Kasimir says today, and leave no message out."""

from difflib import unified_diff

import pytest

from kasimir.core import registry
from tools.languages.catalogue import all_entries, languages
from tools.languages.transcripts import PAGES, name_of, pages, refusals, refuse


@pytest.mark.parametrize("language", languages())
def test_transcripts_are_as_they_would_be_made(language: str) -> None:
    difference: list[str] = []
    for file, text in pages(language).items():
        kept = file.read_text(encoding="utf-8") if file.is_file() else ""
        difference += unified_diff(
            kept.splitlines(), text.splitlines(), str(file.relative_to(PAGES)), "now", lineterm=""
        )
    assert not difference, "\n".join(["run python -m tools.languages transcripts", *difference])


@pytest.mark.parametrize("language", languages())
def test_every_message_is_in_a_transcript(language: str) -> None:
    said = {line.partition(" ")[0] for text in pages(language).values() for line in text.splitlines()}
    assert [name for name in all_entries(language) if name not in said] == []


def test_no_transcript_outlives_its_catalogue() -> None:
    made = {file for language in languages() for file in pages(language)}
    assert set(PAGES.rglob("*.txt")) <= made


@pytest.mark.parametrize("game", registry.names())
def test_every_example_of_a_refusal_has_a_reason_of_its_own(game: str) -> None:
    reasons = [refuse(game, asked).code for asked in refusals(game)]
    assert len(set(reasons)) == len(reasons)
    assert {name_of(reason) for reason in reasons} <= set(all_entries("en"))
