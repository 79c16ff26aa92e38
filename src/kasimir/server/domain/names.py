"""Nicknames: sanitised and shortened before anybody sees them, and made distinct at a table."""

import unicodedata
from collections.abc import Iterable

from kasimir.core.confusables import looks_of
from kasimir.core.errors import TableError
from kasimir.core.words import JOINERS, ZERO_WIDTH_NON_JOINER

LONGEST_NAME = 20
"""Characters, and also columns: some characters are two or more columns wide."""
SPACE = " "
INVISIBLE = ("C", "M", "Zl", "Zp", "So", "Sk")
"""Control and formatting characters (which can reverse text), stacking marks, line breaks, emoji."""
VISIBLE_MARKS = ("Mn", "Mc")
PILING_MARKS = (
    ("\u0300", "\u036f"),
    ("\u1ab0", "\u1aff"),
    ("\u1dc0", "\u1dff"),
    ("\u20d0", "\u20ff"),
    ("\ufe00", "\ufe2f"),
    ("\u180b", "\u180f"),
    ("\U000e0100", "\U000e01ef"),
)
"""Marks that belong to no script, and variation selectors, which nobody sees on most letters."""
MOST_MARKS = 3
"""Marks per letter; no language needs more."""
BLANK_LETTERS = "\u115f\u1160\u17b4\u17b5\u3164\uffa0\U00016fe4"
"""Invisible letters and marks."""
VIRAMA = 9
"""The combining class of the characters after which Indic scripts need joiners."""
ARABIC = "AL"
"""The bidirectional class of joining letters; Persian keeps some apart within a word."""
BROAD = (
    ("\u102a", "\u102a", 3),
    ("\u2e3a", "\u2e3a", 2),
    ("\u2e3b", "\u2e3b", 3),
    ("\ua9c1", "\ua9c5", 3),
    ("\U00012000", "\U0001254f", 4),
    ("\U00013000", "\U0001345f", 2),
    ("\U00014400", "\U0001467f", 2),
)
"""Characters much wider than letters that Unicode does not mark as wide: long dashes, ornaments, cuneiform,
hieroglyphs."""


def clean_name(raw: str) -> str:
    """Sanitise a nickname: composed characters, single spaces, nothing invisible, bounded length and width."""
    before, name = "", raw[: 4 * LONGEST_NAME]
    # Repeat until stable: removing a character may join its neighbours into one that is not allowed.
    while name != before:
        before, name = name, shortened(tidy(name), LONGEST_NAME)
    if not any(sign.isalnum() for sign in name):
        raise TableError("table.name", limit=LONGEST_NAME)
    return name


def tidy(text: str) -> str:
    """Remove invisible and stacking characters."""
    composed = unicodedata.normalize("NFKC", text)
    shown = "".join(SPACE if sign.isspace() else sign for sign in composed if is_shown(sign) or sign.isspace())
    return SPACE.join(with_few_marks(shown).split())


def apart_from(name: str, others: Iterable[str]) -> str:
    """Make a name distinct from others that look like it, if necessary with a number."""
    taken = {look for other in others for look in looks_of(other)}
    found, number = name, 1
    while not taken.isdisjoint(looks_of(found)):
        number += 1
        ending = f"{SPACE}{number}"
        found = shortened(name, LONGEST_NAME - len(ending)) + ending
    return found


def shortened(text: str, most: int) -> str:
    """Cut a name to so many columns, and to so many characters."""
    end = columns = 0
    while end < min(len(text), most) and (columns := columns + columns_of(text[end])) <= most:
        end += 1
    return with_needed_joiners(text[:end]).rstrip()


def columns_of(sign: str) -> int:
    """The approximate width of a character in columns."""
    if sign in JOINERS or unicodedata.category(sign) == "Mn":
        return 0
    for first, last, columns in BROAD:
        if first <= sign <= last:
            return columns
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def with_few_marks(text: str) -> str:
    """Limit the marks per letter; drop leading ones, which would attach to the text before."""
    kept, marks = "", MOST_MARKS
    for sign in text:
        is_mark = unicodedata.category(sign) in VISIBLE_MARKS
        if is_mark:
            marks += 1
        elif sign not in JOINERS:
            marks = 0 if sign.isalnum() else MOST_MARKS
        if not is_mark or marks <= MOST_MARKS:
            kept += sign
    return kept


def with_needed_joiners(text: str) -> str:
    """Keep only the joiners that the script needs: they are invisible."""
    kept = ""
    for sign, following in zip(text, f"{text[1:]}{SPACE}", strict=False):
        if sign not in JOINERS or is_joiner_needed(kept, sign, following):
            kept += sign
    return kept


def is_joiner_needed(before: str, joiner: str, following: str) -> bool:
    """Whether a joiner selects a letter form in an Indic script, or separates two Arabic letters."""
    if not before:
        return False
    if unicodedata.combining(before[-1]) == VIRAMA:
        return True
    around = (before[-1], following)
    return joiner == ZERO_WIDTH_NON_JOINER and all(unicodedata.bidirectional(sign) == ARABIC for sign in around)


def is_shown(sign: str) -> bool:
    """Whether a character is allowed in a name; scripts that write vowels as marks keep theirs."""
    category = unicodedata.category(sign)
    if sign in JOINERS:
        return True
    if sign in BLANK_LETTERS:
        return False
    if category in VISIBLE_MARKS:
        return not any(first <= sign <= last for first, last in PILING_MARKS)
    return not category.startswith(INVISIBLE)
