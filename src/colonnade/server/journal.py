"""The server's log: one JSON object a line, without keys, secrets, names or addresses of people."""

import json
import logging
import sys
import time
from typing import Final, TextIO

LOGGER: Final = logging.getLogger("colonnade.server")
SHOWN: Final = 6


def short(table: str) -> str:
    """Enough of a table's id to follow it in the log, not enough to join it."""
    return table[:SHOWN]


def tell(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write one line."""
    LOGGER.log(level, event, extra={"facts": facts})


def tell_fault(event: str, fault: BaseException, **facts: object) -> None:
    """Write one line about a bug, with where it arose."""
    LOGGER.error(event, exc_info=fault, extra={"facts": facts})


class JsonLines(logging.Formatter):
    """A record of the log as one JSON object."""

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
        return json.dumps(line, ensure_ascii=False, default=str)


def open_journal(stream: TextIO = sys.stderr, level: int = logging.INFO) -> logging.Handler:
    """Send this server's lines, and warnings of its libraries, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for name, least in (("colonnade.server", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    return handler
