"""The server's log: one JSON object per line, without keys, secrets, names or addresses."""

import json
import logging
import sys
import time
from typing import Final, TextIO

LOGGER: Final = logging.getLogger("colonnade.server")
SHOWN: Final = 6
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, default=str)
"""Made once: `json.dumps` would make one for every line."""


def redacted_id(table: str) -> str:
    """Enough of a table's id to follow it in the log, not enough to join it."""
    return table[:SHOWN]


def log_event(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log one event."""
    LOGGER.log(level, event, extra={"facts": facts})


def log_exception(event: str, fault: BaseException, **facts: object) -> None:
    """Log a bug with its traceback."""
    LOGGER.error(event, exc_info=fault, extra={"facts": facts})


class JsonLines(logging.Formatter):
    """Formats a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None:
            line["trace"] = self.formatException(record.exc_info)
        return ENCODER.encode(line)


def configure_logging(stream: TextIO = sys.stderr, level: int = logging.INFO) -> logging.Handler:
    """Send this server's log, and warnings of its libraries, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for name, least in (("colonnade.server", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    return handler
