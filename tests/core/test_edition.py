"""Edition files: errors name file, line and key; valid editions can be played."""

import errno
import json
import os
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.edition import DIGEST_LENGTH, LARGEST_FILE, Edition, from_values, schema
from kasimir.core.errors import EditionError, UsageError
from kasimir.core.setup import Setup
from kasimir.lab.vary import as_toml
from tests.helpers import walk

TOWERS = registry.load("towers")
CLASSIC_FILE = TOWERS.folder / "editions" / "classic.toml"
CLASSIC = TOWERS.edition()
LONG = "9" * 5000


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("editions") / "own.toml"


def read(file: Path, text: str | bytes) -> Edition[Any]:
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return TOWERS.edition(str(file))


def read_wrong(file: Path, text: str | bytes) -> EditionError:
    with pytest.raises(EditionError) as refusal:
        read(file, text)
    return refusal.value


REFUSALS: dict[str, tuple[str, str, str]] = {
    "too small": ("spaces = 4", "edition.whole", ":1: spaces: 4 is not a whole number from 5 to 60"),
    "too large": ("\nspaces = 61", "edition.whole", ":2: spaces: 61 is not a whole number from 5 to 60"),
    "below zero": ("clovers = -1", "edition.whole", ":1: clovers: -1 is not a whole number from 0 to 12"),
    "a truth": ("mice = true", "edition.whole", ":1: mice: True is not a whole number from 1 to 6"),
    "a fraction": ("mice = 4.0", "edition.whole", ":1: mice: 4.0 is not a whole number from 1 to 6"),
    "no number at all": ("mice = nan", "edition.whole", ":1: mice: nan is not a whole number from 1 to 6"),
    "a text": ('mice = "4"', "edition.whole", ":1: mice: '4' is not a whole number from 1 to 6"),
    "a table": ("[mice]\nn = 4", "edition.whole", ":1: mice: {'n': 4} is not a whole number from 1 to 6"),
    "a date": ("mice = 2017-01-01", "edition.whole", ":1: mice: datetime.date(2017, 1, 1) is not a whole number"),
    "a number beyond reading": (f"mice = {LONG}", "edition.syntax", ": invalid TOML: a number with too many digits"),
    "a number beyond writing": (f"mice = 0x{LONG}", "edition.whole", ":1: mice: a number with too many digits is not"),
    "a long text is cut": (f'mice = "{LONG}"', "edition.whole", f":1: mice: '{'9' * 39} is not a whole number"),
    "no list": ("traps = 4", "edition.list", ":1: traps: 4 is not a list"),
    "a list of lists": ("traps = [[4]]", "edition.whole", ":1: traps: [4] is not a whole number from 1 to 60"),
    "a truth in a list": ("traps = [4, true]", "edition.whole", ":1: traps: True is not a whole number from 1 to 60"),
    "too far in a list": ("die = [1, 10]", "edition.whole", ":1: die: 10 is not a whole number from 1 to 9"),
    "a list too long": (f"die = {[1] * 13}", "edition.length", ":1: die: 13 entries; there must be 0 to 12"),
    "unknown key": ("mice = 4\nmouse = 4", "edition.unknown", ":2: mouse: unknown key; the keys are spaces, traps, "),
    "unknown quoted key": ('"a.b" = 4', "edition.unknown", ":1: a.b: unknown key"),
    "unknown table": ("mice = 4\n\n  [ mouse ]", "edition.unknown", ":3: mouse: unknown key"),
    "not ascending": (
        "traps = [5, 3]",
        "edition.ascending",
        ":1: traps: must be in ascending order, without duplicates",
    ),
    "twice": ("traps = [3, 3]", "edition.ascending", ":1: traps: must be in ascending order, without duplicates"),
    "die not ascending": ("die = [2, 1]", "edition.ascending", ":1: die: must be in ascending order"),
    "traps beyond the end": ("spaces = 9\ntraps = [10]", "edition.beyond", ":2: traps: 10 is beyond 9"),
    "classic traps beyond the end": ("spaces = 9", "edition.beyond", ": traps: 28 is beyond 9"),
    "no face": ("die = []\nclovers = 0", "edition.faceless", ":1: die: the die has no face"),
    "marks are no table": ('marks = "ours"', "edition.marks", ":1: marks: 'ours' does not begin with one of sheet, "),
    "mark of no key": ("[marks]\nmouse = 'ours'", "edition.unknown", ":2: marks.mouse: unknown key; the keys are"),
    "strange mark": ("mice = 3\n[marks]\nmice = 'mine'", "edition.marks", ":3: marks.mice: 'mine' does not begin"),
    "strange dotted mark": ("mice = 3\nmarks.mice = 'mine'", "edition.marks", ":2: marks.mice: 'mine' does not"),
    "strange mark in a line": ("mice = 3\nmarks = {mice = 'mine'}", "edition.marks", ":2: marks.mice: 'mine' does"),
    "mark is no text": ("[marks]\nmice = 3", "edition.marks", ":2: marks.mice: 3 does not begin with one of"),
    "syntax": ("spaces = 30\ntraps = [4,, 5]", "edition.syntax", ":2: invalid TOML: Invalid value"),
    "syntax at the end": ("spaces = 30\ntraps = [4,", "edition.syntax", ":2: invalid TOML: "),
    "the same key twice": ("mice = 3\nmice = 3", "edition.syntax", ":2: invalid TOML: Cannot overwrite a value"),
    "nested too deeply": ("a = " + "[" * 20_000, "edition.syntax", ": invalid TOML: nested too deeply"),
    "Windows line ends": ("spaces = 30\r\nmice = 7\r\n", "edition.whole", ":2: mice: 7 is not a whole number"),
    "strange line ends": ("# \u2028 \x85\nmice = 7", "edition.whole", ":2: mice: 7 is not a whole number"),
}


@pytest.mark.parametrize(("text", "code", "message"), REFUSALS.values(), ids=REFUSALS.keys())
def test_refusal_names_file_line_and_key(file: Path, text: str, code: str, message: str) -> None:
    error = read_wrong(file, text)
    assert error.code == code
    assert str(error).startswith(f"{file}{message}")
    assert "\n" not in str(error)


def test_not_utf8_is_told_with_its_line(file: Path) -> None:
    error = read_wrong(file, b"mice = 4\n# \xff\n")
    assert (error.code, str(error)) == ("edition.utf8", f"{file}:2: not UTF-8 text")


def test_large_file_is_not_read(file: Path) -> None:
    fits = b"#" * (LARGEST_FILE - 1) + b"\n"
    assert read(file, fits).contents == CLASSIC.contents
    assert read_wrong(file, fits + b"\n").code == "file.large"


@pytest.mark.parametrize(("name", "reason"), [("none.toml", errno.ENOENT), ("folder.toml", errno.EISDIR)])
def test_file_that_cannot_be_read(tmp_path: Path, name: str, reason: int) -> None:
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(EditionError) as refusal:
        TOWERS.edition(str(tmp_path / name))
    assert str(refusal.value) == f"{tmp_path / name}: cannot be read: {os.strerror(reason)}"


@pytest.mark.parametrize("name", ["clasic", "", "../towers/editions/classic", "classic.TOML"])
def test_unknown_name_lists_the_known_ones(name: str) -> None:
    with pytest.raises(UsageError) as refusal:
        TOWERS.edition(name)
    assert refusal.value.code == "usage.edition"
    assert f"“{name}”; choose one of classic" in str(refusal.value)


@pytest.mark.parametrize("name", registry.names())
def test_own_classic_has_every_key_and_a_mark_for_each(name: str) -> None:
    game = registry.load(name)
    classic = game.edition()
    assert list(classic.values()) == list(schema(game.contents)) == list(classic.marks)
    assert game.editions()[0] == "classic"


@pytest.mark.parametrize("name", registry.names())
def test_what_a_file_leaves_out_is_as_in_classic(name: str, file: Path) -> None:
    game = registry.load(name)
    classic = game.edition()
    for key, value in classic.values().items():
        file.write_text(as_toml({key: value}))
        edition = game.edition(str(file))
        assert edition.contents == classic.contents
        assert edition.marks == classic.marks | {key: "yours"}
        assert edition.name == "own.toml"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lift_cats = 1", ":1: lift_cats: 1 does not match true|false"),
        ('lift_cats = "no"', ":1: lift_cats: 'no' does not match true|false"),
        ("cats_for = true", ":1: cats_for: True does not match next|leader"),
        ('cats_for = "both"', ":1: cats_for: 'both' does not match next|leader"),
        ('cats_for = ["next"]', ":1: cats_for: ['next'] does not match next|leader"),
    ],
)
def test_words_and_truths_are_checked(file: Path, text: str, message: str) -> None:
    file.write_text(text)
    with pytest.raises(EditionError) as refusal:
        registry.load("race").edition(str(file))
    assert str(refusal.value) == f"{file}{message}"


def test_value_with_a_default_may_be_missing_and_does_not_change_the_digest() -> None:
    race = registry.load("race")
    old = {key: value for key, value in race.edition().values().items() if type(value) is int}
    older = from_values(race.contents, "older", old, {})
    assert older.contents == race.edition().contents
    assert older.digest() == sha256(json.dumps(old, sort_keys=True).encode()).hexdigest()[:DIGEST_LENGTH]
    assert len({race.edition(name).digest() for name in race.editions()}) == len(race.editions())


def test_all_keys_of_the_games_own_classic_must_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOWERS), "folder", property(lambda self: tmp_path))
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "classic.toml").write_text("spaces = 30\n")
    with pytest.raises(EditionError) as refusal:
        TOWERS.edition()
    assert refusal.value.code == "edition.missing"
    assert str(refusal.value).endswith("classic.toml: traps: is missing")


def test_marks_of_a_users_edition(file: Path) -> None:
    edition = read(file, "mice = 3\nspaces = 40\n[marks]\nmice = 'found in the attic'\n")
    assert edition.marks == CLASSIC.marks | {"mice": "found in the attic", "spaces": "yours"}


# Whatever a file holds, it is refused or it can be played


@st.composite
def own_values(draw: st.DrawFn) -> dict[str, object]:
    """Values within the limits, the limits themselves more often than not."""
    ends = st.sampled_from([0, 1])
    spaces = draw(st.one_of(st.sampled_from([5, 60]), st.integers(5, 60)))
    trap_limit = 40 * draw(ends) or 3
    traps = draw(st.lists(st.integers(1, spaces), unique=True, max_size=min(trap_limit, spaces)))
    if draw(ends):
        traps = list(range(1, min(40, spaces) + 1))
    clovers = draw(st.one_of(st.sampled_from([0, 12]), st.integers(0, 12)))
    die = draw(st.lists(st.integers(1, 9), min_size=0 if clovers else 1, max_size=12))
    mice = draw(st.one_of(st.sampled_from([1, 6]), st.integers(1, 6)))
    reach = draw(st.integers(1, 9))
    return {
        "spaces": spaces,
        "traps": sorted(traps),
        "die": sorted(die),
        "clovers": clovers,
        "clover_reach": reach,
        "mice": mice,
    }


def check_playable(edition: Edition[Any], seed: int) -> None:
    """A random match ends, every position's text can be read back, and no mouse is lost."""
    setup = Setup(TOWERS, edition, "standard", random.Random(seed).choice(TOWERS.players))
    states = [state for state, _ in walk(setup, seed, 20_000)]
    assert setup.kind_name(states[-1]) == "over"
    assert setup.winners(states[-1])
    for state in [*states[::10], states[-1]]:
        text = setup.text(state)
        assert setup.text(setup.read(text)) == text


@given(own_values(), st.integers(0, 999))
def test_own_edition_is_read_as_written_and_plays(file: Path, values: dict[str, object], seed: int) -> None:
    edition = read(file, "".join(f"{key} = {value}\n" for key, value in values.items()))
    assert edition.values() == values
    check_playable(edition, seed)


EXTREMES: dict[str, dict[str, object]] = {
    "the shortest": {"spaces": 5, "traps": [], "die": [9], "clovers": 0, "mice": 1},
    "the longest": {"spaces": 60, "traps": [], "die": [1], "clovers": 0, "mice": 6},
    "most traps": {"spaces": 40, "traps": list(range(1, 41)), "mice": 6},
    "most faces": {"die": [1] * 3 + [2] * 9, "clovers": 12, "clover_reach": 9, "mice": 6},
    "clovers alone": {"die": [], "clovers": 1, "clover_reach": 1},
}


@pytest.mark.parametrize("values", EXTREMES.values(), ids=EXTREMES.keys())
def test_extremes_play(file: Path, values: dict[str, object]) -> None:
    edition = read(file, "".join(f"{key} = {value}\n" for key, value in values.items()))
    for seed in range(3):
        check_playable(edition, seed)


KEYS = [*schema(TOWERS.contents), "marks", "marks.mice", "[marks]", "[spaces]", "[[traps]]", '"die"', "mouse", ""]
VALUES = ["5", "60", "[]", "[1, 2, 3]", "[4, 8,\n11]", "'ours'", '"""', "true", "1e9", "0x" + LONG, "{}", "2017-01-01"]
TEXTS = st.one_of(
    st.text(max_size=60),
    st.lists(
        st.tuples(st.sampled_from(KEYS), st.sampled_from([" = ", "=", ".", " "]), st.sampled_from(VALUES)).map("".join),
        max_size=6,
    ).map("\n".join),
)


@given(TEXTS)
def test_any_text_is_refused_or_plays(file: Path, text: str) -> None:
    refuse_or_play(file, text.encode("utf-8", "surrogatepass"))


@given(st.data())
def test_mutated_classic_is_refused_or_plays(file: Path, data: st.DataObject) -> None:
    raw = CLASSIC_FILE.read_bytes()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(raw)))
        end = data.draw(st.integers(start, min(len(raw), start + 9)))
        piece = data.draw(st.one_of(st.binary(max_size=3), st.sampled_from([b"0", b"9", b"[", b"]", b",", b"=", b"'"])))
        raw = raw[:start] + piece + raw[end:]
    refuse_or_play(file, raw)


def refuse_or_play(file: Path, raw: bytes) -> None:
    try:
        edition = read(file, raw)
    except EditionError as error:
        message = str(error)
    else:
        message = str(file)
        check_playable(edition, len(raw))
    assert message.startswith(str(file))
