"""The note above every English message: where it is shown, what its variables can be, and its maximum length.

    # Where: table: the status line above the board, if somebody else is to play.
    # $name (name): the player: Anna
    # Length: a sentence

Translators read it, tests compare it with the message, and transcripts are filled with its examples.
"""

import re
from typing import NamedTuple

from fluent.syntax.ast import Message

from tools.languages.catalogue import PLURALS, variables

NUMBERS = ("number", "ordinal")
DECIMAL = "decimal"
PERCENT = "percent"
KINDS = ("name", "names", *NUMBERS, DECIMAL, PERCENT, "word", "text", "title", "message")
"""The name of a player; several names as a list; how many there are; a number that names something, such as a space;
a number with a fraction, which the message formats (NUMBER); a percentage, which the browser formats; one of several
keywords; any other text; the title of a game; another message of the catalogue, by its id. Numbers that count or name
may have a range."""
SENTENCE, PARAGRAPH = "a sentence", "a paragraph"
LONGEST = {SENTENCE: 240, PARAGRAPH: 500}
"""Maximum characters in any language."""

VARIABLE = re.compile(r"\$(\w+) \((\w+)(?: (\d+)-(\d+))?\): (.+)")
LENGTH = re.compile(rf"Length: (?:(\d+) characters|({SENTENCE}|{PARAGRAPH}))")


class Variable(NamedTuple):
    """What a variable can be."""

    kind: str
    low: int
    high: int
    meaning: str
    examples: list[str]


class Note(NamedTuple):
    """What a translator needs to know about a message."""

    where: str
    variables: dict[str, Variable]
    longest: int


def note_of(message: Message) -> Note:
    """The note of a message; raises `ValueError` with what is wrong in it."""
    text = (message.comment.content or "") if message.comment else ""
    where, *others = text.split("\n") if text else [""]
    if not re.fullmatch(r"Where: \S.*\.", where):
        raise ValueError("the first line should be: Where: the screen: the place on it.")
    if not others or not (length := LENGTH.fullmatch(others[-1])):
        raise ValueError(f"the last line should be: Length: 30 characters, {SENTENCE} or {PARAGRAPH}")
    longest = int(length[1]) if length[1] else LONGEST[length[2]]
    return Note(where.removeprefix("Where: "), dict(map(read_variable, others[:-1])), longest)


def read_variable(line: str) -> tuple[str, Variable]:
    """A line about a variable."""
    form = VARIABLE.fullmatch(line)
    if not form or form[2] not in KINDS:
        raise ValueError(f"not a line about a variable: {line}")
    name, kind, low, high, rest = form.groups()
    meaning, _, examples = rest.partition(": ") if kind != "title" else (rest, "", "")
    if kind != "title" and not examples:
        raise ValueError(f"what it means, a colon, and an example: {line}")
    return name, Variable(kind, int(low or 0), int(high or 10**9), meaning, examples.split(" | "))


def faults(message: Message) -> list[str]:
    """Problems of a note: a wrong form, or variables that differ from those of the message."""
    try:
        note = note_of(message)
    except ValueError as error:
        return [str(error)]
    used = variables(message)
    found = [f"${name} is not in the message" for name in note.variables if name not in used]
    found += [f"${name} is not in the note" for name in used if name not in note.variables]
    for name, variable in note.variables.items():
        found += [f"${name}: {fault}" for fault in variable_faults(variable, used.get(name, []))]
    return found


def variable_faults(variable: Variable, keys: list[str]) -> list[str]:
    """Examples that do not fit the kind of a variable, and branches that no example chooses."""
    found = []
    if variable.kind in NUMBERS:
        found += [f"{one} is no number" for one in variable.examples if not re.fullmatch(r"-?\d+", one)]
    if variable.kind == DECIMAL:
        found += [f"{one} has no fraction" for one in variable.examples if not re.fullmatch(r"-?\d+\.\d+", one)]
    if variable.kind == PERCENT:
        found += [f"{one} is no whole number" for one in variable.examples if not re.fullmatch(r"[-+]?\d+", one)]
    if variable.kind == "word":
        missing = [key for key in keys if key not in PLURALS and key not in variable.examples]
        found += [f"no example is {key}" for key in missing]
    elif any(key not in PLURALS and not key.isdigit() for key in keys):
        found.append("it chooses between words, so it should be a word")
    return found
