"""docs/research.md is true: its tables are those of the code, its examples run."""

import re

import pytest

from tools.codegen import encodings

PAGE = encodings.PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_every_field_and_action_is_told_as_it_is() -> None:
    assert encodings.with_fields(PAGE) == PAGE, "run python -m tools.codegen.encodings"


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_example_runs(example: str) -> None:
    names: dict[str, object] = {}
    exec(compile(example, "docs/research.md", "exec"), names)
    assert names.get("over", True)
    assert names.get("wins", 1) != 0
