"""Every waiver names messages and languages that there are, and says why."""

from fnmatch import fnmatchcase

import pytest

from tests.languages.waivers import Waiver, waivers
from tools.languages.catalogue import all_entries, languages


@pytest.mark.parametrize("waiver", waivers(), ids=lambda waiver: f"{waiver.check} {waiver.messages[0]}")
def test_waiver(waiver: Waiver) -> None:
    assert waiver.check in ("typography", "plural", "branch", "term", "name", "length")
    assert waiver.reason.endswith(".")
    assert set(waiver.languages) <= {"*", *languages()}
    for pattern in waiver.messages:
        assert any(fnmatchcase(name, pattern) for name in all_entries("en")), pattern
