"""Terminal output shared by all commands."""

import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import roji
from roji.bots.bench.rates import COMPILED

out = Console()
err = Console(stderr=True)


def version() -> str:
    return f"roji {roji.__version__} ({'compiled' if COMPILED else 'pure'})"


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)
