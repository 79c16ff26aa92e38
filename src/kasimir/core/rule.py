"""The decorator for rules: plain Python that also compiles.

A rule is a small function of a state `s` and a board `b` (edition, seats and variant of the match). It stays an
ordinary function; `kasimir.core.compiled` passes all marked functions to Numba when something is first compiled.
Rules are therefore limited to what Numba supports: integers, tuples, lists passed in, loops, other rules.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a function as a rule."""
    RULES.append(function)
    return function
