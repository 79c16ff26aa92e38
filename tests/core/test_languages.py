"""Which catalogue is used for a locale, and as which language Unicode counts in it."""

import pytest

from kasimir.core.words import bundle, closest_language, full_tag, languages


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_BR@latin", "pt-BR"),
        ("pt", "pt"),
        ("pt_PT.UTF-8", "pt"),
        ("pt_AO", "pt"),
        ("de_AT.UTF-8", "de"),
        ("tlh", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_locale_gets_its_region_or_its_language(locale: str, language: str) -> None:
    assert closest_language(locale) == language


def test_portuguese_is_counted_as_it_is_written() -> None:
    def count(language: str) -> str:
        return str(bundle(language)._plural_form(0))  # of Fluent; zero is singular in Brazil

    assert [full_tag("pt"), count("pt")] == ["pt-PT", "other"]
    assert [full_tag("pt-BR"), count("pt-BR")] == ["pt-BR", "one"]


def test_only_portuguese_needs_a_region() -> None:
    assert [language for language in languages() if full_tag(language) != language] == ["pt"]
