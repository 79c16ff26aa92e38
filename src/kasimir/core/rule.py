"""The mark of a rule: plain Python that also compiles.

A rule is a small function over a state `s` and a board `b` (the edition, seats and variant of the match). It stays an
ordinary function; `kasimir.core.compiled` gives all marked functions to Numba when something is first compiled. So a
rule keeps to what Numba understands: whole numbers, tuples, lists passed in, loops, other rules.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a function as a rule."""
    RULES.append(function)
    return function
