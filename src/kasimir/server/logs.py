"""Structured logs: one JSON object a line. Keys to tables never come near them."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "text": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str) -> None:
    """Send all logs to the error stream, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # It warns of every request that is none, and a stranger can send as many as there is room for on the disk.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    # It tells each connection with its address, which we do not want to keep, whatever the level of the rest.
    logging.getLogger("kasimir.server.sockets").setLevel(logging.CRITICAL)
