"""Structured logs: one JSON object per line. Tokens are never logged."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Keys: `at`, `level`, `from`, `text`, and `trace` for exceptions."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "text": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str) -> None:
    """Log to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # uvicorn warns about every invalid request, so a stranger could fill the disk with its warnings.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    # picows logs each connection with its client address, which must not be stored at any log level.
    logging.getLogger("kasimir.server.transport.websocket").setLevel(logging.CRITICAL)
