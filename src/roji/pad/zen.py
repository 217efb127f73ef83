"""Zen's pad: a form and its cards, as counts or cell by cell."""

from typing import Any

from roji.core.sentences import say
from roji.games.zen.rows import first_apart, trimmed
from roji.games.zen.scoring import LOST, PARTS, RESIGNED, WON, ending_of, is_complete
from roji.pad.entries import Entries, row, sheet

SIGNS = "BW"
ENDS = {"used up": LOST, "given up": RESIGNED}


def tally(written: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of these entries.

    {"name": "Fuji", "rows": ["..B..", …], "by": "counts", "placed": [black, white], "end": "" | "used up" | "given up", …} or
    {"by": "cells", "laid": [[x, y], …], …} with the cells of the form that are covered.
    """
    entries = Entries(written)
    rows = _form(entries)
    size = [sum([line.count(sign) for line in rows]) for sign in SIGNS]
    placed = _cells(entries, rows) if written["by"] == "cells" else _counted(entries, size)
    scores = [sum(placed)]
    result = WON if sum(size) > 0 and is_complete(sum(placed), sum(size)) else ENDS.get(written["end"], 0)
    ending = ending_of(result, written["name"], sum(size) - sum(placed)) if result else None
    return sheet(
        entries, [row(label, [placed[colour]]) for colour, label in enumerate(PARTS)], scores, [0] if result == WON else [], ending
    )


def _form(entries: Entries) -> list[str]:
    """The rows of the form, which must be connected."""
    rows = ["".join([sign if sign in SIGNS else "." for sign in line]) for line in entries.sheet["rows"]]
    if not trimmed(rows):
        entries.refuse("rows", say("choose the form that lies on your table"))
    elif first_apart(rows) is not None:
        entries.refuse("rows", say("every cell of a form touches another one edge to edge"))
    return rows


def _counted(entries: Entries, size: list[int]) -> list[int]:
    placed: list[int] = []
    for colour in range(len(SIGNS)):
        at = f"placed.{colour}"
        count = entries.count(entries.sheet["placed"][colour], at)
        if count > size[colour]:
            entries.refuse(at, say("the form has only {most} such cells", most=size[colour]))
        placed.append(min(count, size[colour]))
    return placed


def _cells(entries: Entries, rows: list[str]) -> list[int]:
    """The number of black and white cells covered; cards must touch edge to edge."""
    covered = [(x, y) for x, y in entries.sheet["laid"] if 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] in SIGNS]
    left = ["".join([sign if (x, y) in covered else "." for x, sign in enumerate(line)]) for y, line in enumerate(rows)]
    apart = first_apart(left)
    if apart is not None:
        why = say("the card in row {row}, column {column} touches no other: cards lie edge to edge", row=apart[1] + 1, column=apart[0] + 1)
        entries.refuse("laid", why)
    return [sum([line.count(sign) for line in left]) for sign in SIGNS]
