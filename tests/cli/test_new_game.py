"""`kasimir new-game`: the new game passes the tests of every game unchanged, and no file is overwritten."""

from pathlib import Path

import pytest

from kasimir.cli import main, new_game
from tests.checkout import Checkout
from tests.helpers import ROOT

GAME = "counting"
GENERATED = {"web/src/protocol.ts", "docs/protocol.md", "docs/research.md", "docs/editions.md"}
TESTS = (
    "tests/test_conformance.py",
    "tests/games",
    "tests/server/session/test_lessons.py",
    "tests/test_docs.py",
    "tests/languages/test_messages.py",
    "tests/test_words.py",
)
"""What tries every game, or every file of words."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout with a new game and no other change."""
    found = Checkout(tmp_path_factory.mktemp("checkout"))
    before = found.files()
    run = found.run("-m", "kasimir", "new-game", GAME)
    assert run.returncode == 0, run.stderr
    after = found.files()
    assert {name for name in before if after[name] != before[name]} == GENERATED
    written = set(after) - set(before)
    assert all(GAME in name for name in written)
    assert all(f"  {name}\n" in run.stdout for name in written | GENERATED)
    return found


def test_new_game_passes_the_tests_of_every_game(checkout: Checkout) -> None:
    tested = checkout.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", GAME, *TESTS)
    assert tested.returncode == 0, tested.stdout[-4000:]
    assert checkout.run("-m", "ruff", "check", "src", "tests", "tools").returncode == 0
    assert checkout.run("-m", "ruff", "format", "--check", "src", "tests", "tools").returncode == 0


def test_new_game_is_played_by_the_commands(checkout: Checkout) -> None:
    started = checkout.run("-m", "kasimir", "start", GAME)
    assert started.stdout == "0 - r ?\n"
    simulated = checkout.run("-m", "kasimir", "simulate", GAME, "--games", "100")
    assert simulated.returncode == 0, simulated.stderr


@pytest.mark.slow
def test_new_game_has_sound_types(checkout: Checkout) -> None:
    (checkout.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for checker in (("mypy",), ("hatch_build", "check"), ("hatch_build", "lint")):
        checked = checkout.run("-m", *checker)
        assert checked.returncode == 0, checked.stdout


def test_game_is_laid_out_once(checkout: Checkout) -> None:
    before = checkout.files()
    again = checkout.run("-m", "kasimir", "new-game", GAME)
    assert again.returncode == 1
    assert f"“{GAME}” is taken" in again.stderr
    assert checkout.files() == before


REFUSED = {
    "capitals": ("Chess", "cannot be the name"),
    "a path": ("../chess", "cannot be the name"),
    "a word of Python": ("while", "cannot be the name"),
    "too short": ("x", "cannot be the name"),
    "too long": ("x" * 21, "cannot be the name"),
    "a game": ("towers", "is taken"),
    "a file of words": ("balance", "is taken"),
    "words in the common file": ("usage", "is taken"),
}


@pytest.mark.parametrize(("name", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_name_is_refused(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(new_game, "lay_out", lambda *_: pytest.fail("something was written"))
    assert main(["new-game", name]) == 1
    assert reason in capsys.readouterr().err


def test_it_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", GAME]) == 1
    assert "is not in a checkout of Kasimir" in capsys.readouterr().err


def test_nothing_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("src/kasimir/games", "web/src/games", "locales/en", "tests/games/counting"):
        (tmp_path / part).mkdir(parents=True)
    own = tmp_path / "tests" / "games" / "counting" / "test_counting.py"
    own.write_text("mine")
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", GAME]) == 1
    assert "test_counting.py is there already" in capsys.readouterr().err
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [own]
    assert own.read_text() == "mine"
