"""Commands that answer line by line."""

import json
import sys
from collections.abc import Callable

from kasimir.core.errors import KasimirError


def answer_lines(answer: Callable[[str], dict[str, object]]) -> int:
    """Answer each line with one JSON object, at once, so that another program can ask, wait and ask again."""
    status = 0
    for line in sys.stdin:
        try:
            found = answer(line.rstrip("\r\n"))
        except KasimirError as error:
            found = {"error": str(error)}
            status = 1
        print(json.dumps(found), flush=True)
    return status
