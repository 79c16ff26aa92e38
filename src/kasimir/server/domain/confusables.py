"""Which names look the same, so that nobody sits at a table under somebody else's name written with other letters."""

# ruff: noqa: RUF001

import unicodedata
from string import ascii_uppercase

ALIKE = {
    "A": "АΑᎪꓮⲀ",
    "B": "ВΒᏴꓐⲂ",
    "C": "СϹᏟꓚⲤ",
    "D": "Ꭰꓓ",
    "E": "ЕΕᎬꓰⲈ",
    "F": "Ϝꓝ",
    "G": "ԌᏀꓖ",
    "H": "НΗᎻꓧⲎ",
    "I": "ІΙӀꓲⲒⵏ",
    "J": "ЈͿᎫꓙ",
    "K": "КΚᏦꓗⲔ",
    "L": "ᏞꓡⳐ",
    "M": "МΜϺᎷꓟⲘ",
    "N": "ΝꓠⲚ",
    "O": "ОΟՕꓳⲞⵔ",
    "P": "РΡᏢꓑⲢ",
    "Q": "Ԛⵕ",
    "R": "Ꭱꓣ",
    "S": "ЅՏᏚꓢ",
    "T": "ТΤᎢꓔⲦ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦⴸ",
    "W": "ԜᎳꓪ",
    "X": "ХΧꓫⲬ",
    "Y": "УΥҮꓬⲨ",
    "Z": "ΖᏃꓜⲌ",
    "a": "аɑα",
    "b": "вьƅЬ",
    "c": "сϲⲥ",
    "d": "ԁ",
    "e": "еєҽε",
    "g": "ɡց",
    "h": "һհнҺ",
    "i": "іιıɩӏǀ|1",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "ոηп",
    "o": "оοօσס",
    "p": "рρ",
    "q": "ԛզ",
    "r": "г",
    "s": "ѕ",
    "t": "тτ",
    "u": "սυ",
    "v": "νѵ",
    "w": "ԝѡω",
    "x": "хχ",
    "y": "уγү",
}
"""Letters of other scripts, as they are written, by the Latin ones they are easily taken for."""
MERGED = str.maketrans("i0", "lo")
"""A capital I is taken for a small L, and a zero for an O."""
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that are taken for one."""


def small_capitals() -> dict[str, str]:
    """Small capitals, which linguists use, by the letters they stand for."""
    found = {}
    for letter in ascii_uppercase:
        try:
            found[unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {letter}")] = letter
        except KeyError:  # there is no small capital X
            continue
    return found


LATIN = {ord(sign): letter for letter, signs in ALIKE.items() for sign in signs} | {
    ord(sign): letter for sign, letter in small_capitals().items()
}


def looks_of(name: str) -> set[str]:
    """What a name is taken for: names that have one of these in common look the same.

    One is the name in small letters, the other what a reader of Latin letters sees in it.
    """
    text = unicodedata.normalize("NFKC", name)
    latin = bare(text.translate(LATIN)).translate(MERGED)
    for pair, letter in PAIRS:
        latin = latin.replace(pair, letter)
    return {bare(text), latin}


def bare(text: str) -> str:
    """Small letters, digits and marks, without all that is easily overlooked between them."""
    small = unicodedata.normalize("NFKC", text.casefold())
    return "".join(digit_or(sign) for sign in small if sign.isalnum() or unicodedata.category(sign).startswith("M"))


def digit_or(sign: str) -> str:
    """A digit of any script as we write it; any other sign as it is."""
    value = unicodedata.decimal(sign, None)
    return sign if value is None else str(value)
