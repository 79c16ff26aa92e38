"""Checks that some languages do not pass yet; remove an entry when its sentences are corrected."""

import pytest

from tools.languages.catalogue import languages

FAULTY: dict[str, tuple[str, ...]] = {}


def languages_for(check: str) -> list[object]:
    """All languages as parameters of a test; those with known faults are expected to fail."""
    marks = {True: [pytest.mark.xfail(reason="known faults; see FAULTY")], False: []}
    return [pytest.param(one, marks=marks[one in FAULTY.get(check, ())]) for one in languages()]
