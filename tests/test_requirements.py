"""The pinned requirements, which run.py installs."""

import pytest

from tests.helpers import ROOT


def pins(level: str) -> dict[str, set[str]]:
    """Each pin of a real requirements file with its hashes."""
    found: dict[str, set[str]] = {}
    pin = ""
    for line in (ROOT / "requirements" / f"{level}.txt").read_text(encoding="utf-8").splitlines():
        text = line.strip().removesuffix("\\").strip()
        if text.startswith("--hash="):
            found[pin].add(text)
        elif text and not text.startswith("#"):
            pin = text
            found[pin] = set()
    return found


@pytest.mark.parametrize("level", ["uv", "run", "test", "bench"])
def test_requirements_are_exact_and_name_no_place(level: str) -> None:
    for pin, hashes in pins(level).items():
        assert "==" in pin
        assert "/" not in pin
        assert hashes


def test_each_level_holds_the_one_before() -> None:
    assert pins("run").items() <= pins("test").items()
    assert pins("test").items() <= pins("bench").items()
