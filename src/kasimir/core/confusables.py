"""Names that look alike, so that nobody can pose as another player at a table with similar letters of other scripts."""

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
"""Letters of other scripts, by the Latin letters that they resemble."""
MERGED = str.maketrans("i0", "lo")
"""A capital I resembles a small L, and a zero an O."""
PAIRS = (("rn", "m"), ("vv", "w"))
"""Pairs of letters that resemble a single letter."""


def small_capitals() -> dict[str, str]:
    """Phonetic small capitals, by the letters they stand for."""
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
    """The skeletons of a name: two names that share one look alike.

    One is the name in lower case, the other what a reader of Latin letters sees in it.
    """
    text = unicodedata.normalize("NFKC", name)
    latin = bare(text.translate(LATIN)).translate(MERGED)
    for pair, letter in PAIRS:
        latin = latin.replace(pair, letter)
    return {bare(text), latin}


def bare(text: str) -> str:
    """Lower-case letters, digits and marks, without inconspicuous characters between them."""
    small = unicodedata.normalize("NFKC", text.casefold())
    return "".join(digit_or(sign) for sign in small if sign.isalnum() or unicodedata.category(sign).startswith("M"))


def digit_or(sign: str) -> str:
    """A digit of any script as an ASCII digit; any other character unchanged."""
    value = unicodedata.decimal(sign, None)
    return sign if value is None else str(value)
