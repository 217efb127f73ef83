"""Logging: one JSON object per line, values as fields; no names, tokens, addresses or cards.

Our own messages are logged with a dict, `log.error("table %(table)s: …", {"table": id})`, whose values are fields of the line.
"""

import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from roji.server.settings import Settings


class Brief:
    """An exception in a sentence: its first line for people, its kind for programs."""

    def __init__(self, trouble: Exception) -> None:
        self.trouble = trouble

    def __str__(self) -> str:
        return str(self.trouble).partition("\n")[0]


class JsonLines(logging.Formatter):
    """Logs a message's pattern and its named values; of an exception the type and place, not the message."""

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
    told |= values(record.args)
    if record.exc_info and record.exc_info[1] is not None:
        told |= {"error": type(record.exc_info[1]).__name__, "at": places(record.exc_info[2])}
    return told


def values(given: object) -> dict[str, Any]:
    """The values of a message. A library's values have no names and its strings may hold anything, so only numbers are kept."""
    if isinstance(given, Mapping):
        return {str(name): field(value) for name, value in given.items()}
    numbers = [value for value in given if isinstance(value, int | float)] if isinstance(given, tuple) else []
    return {"values": numbers} if numbers else {}


def field(value: object) -> str | int | float | None:
    """An exception is logged by its type: its message could contain private data."""
    value = value.trouble if isinstance(value, Brief) else value
    if isinstance(value, BaseException):
        return type(value).__name__
    return value if isinstance(value, int | float) or value is None else str(value)


def places(trace: TracebackType | None) -> list[str]:
    """The traceback as places, innermost last."""
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def log_options(settings: Settings) -> dict[str, Any]:
    """The logging configuration for uvicorn: JSON lines on stderr for all loggers."""
    if settings.log == "text":
        return {}
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("roji.server").setLevel(logging.INFO)
    return {"log_config": None}
