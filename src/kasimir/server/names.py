"""Nicknames: cleaned and bounded before anybody sees them."""

import unicodedata

from kasimir.core.errors import TableError

LONGEST_NAME = 20
SPACE = " "
INVISIBLE = ("C", "M", "Zl", "Zp", "So", "Sk")
"""Control and formatting signs (which can turn text around), marks that pile up, line breaks, pictures."""
VISIBLE_MARKS = ("Mn", "Mc")


def clean_name(raw: str) -> str:
    """A nickname as it is shown: composed signs, single spaces, nothing invisible, not too long."""
    text = unicodedata.normalize("NFKC", raw[: 4 * LONGEST_NAME])
    kept = "".join(SPACE if sign.isspace() else sign for sign in text if is_shown(sign) or sign.isspace())
    name = SPACE.join(kept.split())[:LONGEST_NAME].rstrip()
    if not name or not any(sign.isalnum() for sign in name):
        raise TableError("table.name", limit=LONGEST_NAME)
    return name


def is_shown(sign: str) -> bool:
    """Whether a sign may stand in a name; scripts that write vowels as marks keep theirs."""
    category = unicodedata.category(sign)
    if category in VISIBLE_MARKS:
        return not "\u0300" <= sign <= "\u036f"
    return not category.startswith(INVISIBLE)
