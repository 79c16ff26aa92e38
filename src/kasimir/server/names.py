"""Nicknames: cleaned and bounded before anybody sees them."""

import unicodedata

from kasimir.core.errors import TableError

LONGEST_NAME = 20
SPACE = " "
INVISIBLE = ("C", "M", "Zl", "Zp", "So", "Sk")
"""Control and formatting signs (which can turn text around), marks that pile up, line breaks, pictures."""
VISIBLE_MARKS = ("Mn", "Mc")
PILING_MARKS = (
    ("\u0300", "\u036f"),
    ("\u1ab0", "\u1aff"),
    ("\u1dc0", "\u1dff"),
    ("\u20d0", "\u20ff"),
    ("\ufe00", "\ufe2f"),
)
"""Marks that belong to no script, and signs that only choose a shape."""
MOST_MARKS = 3
"""As many may stand on one letter; no language needs more."""
BLANK_LETTERS = "\u115f\u1160\u17b4\u17b5\u3164\uffa0"
"""Letters that nobody sees."""


def clean_name(raw: str) -> str:
    """A nickname as it is shown: composed signs, single spaces, nothing invisible, not too long."""
    text = unicodedata.normalize("NFKC", raw[: 4 * LONGEST_NAME])
    shown = "".join(SPACE if sign.isspace() else sign for sign in text if is_shown(sign) or sign.isspace())
    kept = "".join(sign for place, sign in enumerate(shown) if not is_piled_up(shown, place))
    # What was left out may have kept signs apart that make one together.
    composed = unicodedata.normalize("NFKC", SPACE.join(kept.split()))
    name = composed[:LONGEST_NAME].rstrip()
    if not name or not any(sign.isalnum() for sign in name):
        raise TableError("table.name", limit=LONGEST_NAME)
    return name


def is_piled_up(text: str, place: int) -> bool:
    """Whether a sign is one mark too many on its letter."""
    signs = text[max(0, place - MOST_MARKS) : place + 1]
    return len(signs) > MOST_MARKS and all(unicodedata.category(sign) in VISIBLE_MARKS for sign in signs)


def is_shown(sign: str) -> bool:
    """Whether a sign may stand in a name; scripts that write vowels as marks keep theirs."""
    category = unicodedata.category(sign)
    if sign in BLANK_LETTERS:
        return False
    if category in VISIBLE_MARKS:
        return not any(first <= sign <= last for first, last in PILING_MARKS)
    return not category.startswith(INVISIBLE)
