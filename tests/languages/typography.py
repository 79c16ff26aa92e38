"""The typography of each language, as far as it can be checked."""

import re
from collections.abc import Iterator

NARROW = "\u202f"
"""The narrow no-break space of French."""
QUOTES = {
    "en": "“”‘’",
    "de": "„“‚‘’",
    "fr": "«»’",
    "es": "«»“”’",
    "it": "«»’",
    "nl": "“”‘’",
    "pt": "«»’",
    "pt-BR": "“”‘’",
    "da": "»«’",
    "ru": "«»„“",
}
"""The quotation marks and apostrophes of a language."""
ALL_MARKS = "'\"`´„“”‚‘’«»‹›"
SPACED_ELLIPSIS = {"en", "de", "nl", "da"}
"""Where an ellipsis for words that are left out has a space before it."""

EVERYWHERE = {
    r"\.\.\.": "three dots: …",
    r"[^\S\n]{2,}(?=\S)": "two spaces",
    r"(?<=\w) -{1,2} (?=\w)": "a hyphen as a dash: –",
    r"\s$|^\s": "a space at the edge",
}
FRENCH = {
    rf"(?<=[\w»)\]’])(?:(?!{NARROW})\s)?[;!?](?=[\s»)]|$)": "no narrow no-break space before ; ! ?",
    rf"(?<=[^\W_])(?:(?!{NARROW})\s)?:(?=\s|$)": "no narrow no-break space before a colon",
    rf"«(?!{NARROW})|(?<!{NARROW})»": "no narrow no-break space inside « »",
}
SPANISH = {r"^[^¿]*\?": "no ¿", r"^[^¡]*!": "no ¡"}
OTHERS = {
    "fr": FRENCH,
    "es": SPANISH,
}
NO_SPACE_BEFORE = {r"(?<=\w)\s[;:!?](?=\s|$)": "a space before punctuation"}


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with a text."""
    rules = EVERYWHERE | (OTHERS.get(language) or {}) | ({} if language == "fr" else NO_SPACE_BEFORE)
    yield from (fault for pattern, fault in rules.items() if re.search(pattern, text))
    own = QUOTES.get(language, ALL_MARKS)
    yield from (f"{mark} is no mark of this language" for mark in ALL_MARKS if mark in text and mark not in own)
    if re.search(r"\w…" if language in SPACED_ELLIPSIS else r"\w\s…", text):
        yield "the space before …"
