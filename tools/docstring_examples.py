"""Shows the examples in docstrings as code on the documentation site (mkdocs.yml).

Examples in our docstrings have no heading or indentation, so Markdown would render them as quotations.
"""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Examples(griffe.Extension):  # type: ignore[misc] # it is not installed beside mypy
    """A Griffe extension that processes every docstring."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        """Fence the examples of one docstring; each ends at the next empty line."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", obj.docstring.value)
