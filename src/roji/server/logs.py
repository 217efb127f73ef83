"""What is written down, one JSON object a line: when, how grave, what, and at which table. No names, tokens, addresses or cards."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from roji.server.settings import Settings

AT_TABLE = "table %s"  # how our sentences about a table begin; the table's name is the first thing put into them


class JsonLines(logging.Formatter):
    """The pattern of a sentence is told, and not what was put into it; of an exception its kind and place, not its message."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(line(record)).decode()


def line(record: logging.LogRecord) -> dict[str, Any]:
    pattern = str(record.msg).partition("\n")[0]
    told: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": pattern,
    }
    if pattern.startswith(AT_TABLE) and isinstance(record.args, tuple) and record.args:
        told["table"] = str(record.args[0])
    if record.exc_info and record.exc_info[1] is not None:
        told |= {"error": type(record.exc_info[1]).__name__, "at": places(record.exc_info[2])}
    return told


def places(trace: TracebackType | None) -> list[str]:
    """Where it went wrong, innermost last."""
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def log_options(settings: Settings) -> dict[str, Any]:
    """For uvicorn; JSON lines go to the standard error for all of us."""
    if settings.log == "text":
        return {}
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("roji.server").setLevel(logging.INFO)
    return {"log_config": None}
