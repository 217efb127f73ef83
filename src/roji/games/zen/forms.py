"""Zen forms: pictures of black and white cells, read from a file or written as rows."""

import hashlib
from datetime import date
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.sentences import say
from roji.games.zen.actions import COLOURS
from roji.games.zen.components import Deck
from roji.games.zen.rows import first_apart, trimmed

FORMS_FILE: Final = Path(__file__).with_name("forms.txt")
LEVEL_OF_WEEKDAY: Final = (1, 1, 2, 2, 3, 3, 4)  # from a quiet Monday to a hard Sunday
LEVELS: Final = ("Breath", "Stream", "Mountain", "Void")
OWN: Final = "your own"  # the name of a form given as rows
MOST: Final = 16  # cells across and down

# Form and table number their cells alike: a row is STRIDE long, so that moving by (x, y) adds STRIDE * y + x.
STRIDE: Final = 46
MARGIN: Final = 15

NOTHING: Final = 0  # otherwise 1 + colour
SIGNS: Final = ".BW"
NOT_CONNECTED: Final = "the form is not connected: row {row}, column {column} cannot be reached edge by edge from its first cell"


class Form:
    """A picture to build; `level` is 0 for a form that does not come from a file."""

    name: str
    level: int
    rows: list[str]
    cells: vec[u8]  # with a margin on all sides, so that lookups stay in range
    black: i64
    white: i64

    def __init__(self, name: str, level: int, rows: list[str]) -> None:
        self.name = name
        self.level = level
        self.rows = rows
        self.cells = vec[u8]([0] * (STRIDE * STRIDE))
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                self.cells[cell_at(x, y)] = u8(SIGNS.index(sign))
        self.black = sum(row.count("B") for row in rows)
        self.white = sum(row.count("W") for row in rows)

    def size(self) -> i64:
        return self.black + self.white

    def count(self, colour: i64) -> i64:
        return self.black if colour == 0 else self.white

    def joins(self) -> int:
        """Number of adjacent pairs of cells: more of them make a form harder."""
        cells = self.cells
        found: i64 = 0
        for cell in self.all_cells():
            if cells[cell + 1]:
                found += 1
            if cells[cell + STRIDE]:
                found += 1
        return int(found)

    def all_cells(self) -> list[int]:
        return [cell_at(x, y) for y, row in enumerate(self.rows) for x, sign in enumerate(row) if sign != "."]


def cell_at(x: int, y: int) -> int:
    return STRIDE * (y + MARGIN) + x + MARGIN


def form_of_day(day: date, forms: list[Form]) -> Form:
    """The form of the day, chosen by the date alone among those of that weekday's level."""
    fitting = [form for form in forms if form.level == LEVEL_OF_WEEKDAY[day.weekday()]]
    digest = hashlib.blake2b(day.isoformat().encode(), digest_size=8, person=b"roji zen form").digest()
    return fitting[int.from_bytes(digest, "little") % len(fitting)]


# --- reading -------------------------------------------------------------------------------------------------------------


def read_form(text: str, deck: Deck, name: str = OWN, level: int = 0) -> Form:
    """A form from rows joined by "/": B and W are cells, a dot is none."""
    rows = trimmed(text.split("/"))
    wrong = why_no_form(rows, deck)
    if wrong is not None:
        raise ValueError(wrong)
    return Form(name, level, rows)


def why_no_form(rows: list[str], deck: Deck) -> str | None:
    """Why these rows are not a form that this deck can build."""
    for number, row in enumerate(rows):
        for sign in row:
            if sign not in SIGNS:
                return say("row {row} of the form has {sign}; a form is drawn with B, W and points", row=number + 1, sign=repr(sign))
    if not rows:
        return "the form is empty"
    if len(rows) > MOST or len(rows[0]) > MOST:
        return say("the form is {width} by {height} cells; {most} by {most} is the most", width=len(rows[0]), height=len(rows), most=MOST)
    apart = first_apart(rows)
    if apart is not None:
        return say(NOT_CONNECTED, row=apart[1] + 1, column=apart[0] + 1)
    for colour, sign in enumerate("BW"):
        needed = sum(row.count(sign) for row in rows)
        there = len(deck.of_colour(colour))
        if needed > there:
            return say(
                "the form needs {needed} {colour} cards, and the deck has {there}", needed=needed, colour=COLOURS[colour], there=there
            )
    return None


def load_forms(path: Path, deck: Deck) -> list[Form]:
    """The forms in a file; raises a ValueError that says which line is wrong."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except UnicodeDecodeError:
        raise ValueError(f"{path.name} is not a text file in UTF-8") from None
    except OSError as wrong:
        raise ValueError(f"{path.name} cannot be read: {wrong.strerror}") from None
    try:
        return read_forms(lines, deck)
    except ValueError as wrong:
        raise ValueError(f"{path.name}, {wrong}") from None


def read_forms(lines: list[str], deck: Deck) -> list[Form]:
    """Forms in the file format: "form: Name", "level: 1" and the rows, from top to bottom."""
    forms: list[Form] = []
    names: list[str] = []
    starts = [number for number, line in enumerate(lines) if line.startswith("form:")]
    for number, line in enumerate(lines[: starts[0]] if starts else lines):
        if line.strip() and not line.startswith("#"):
            raise ValueError(f"line {number + 1}: {line.strip()!r} stands before the first form")
    if not starts:
        raise ValueError("line 1: there is no form in the file")
    for place, start in enumerate(starts):
        end = starts[place + 1] if place + 1 < len(starts) else len(lines)
        form = _read_one(lines, start, end, deck)
        if form.name in names:
            raise ValueError(f"line {start + 1}: there are two forms called {form.name}")
        names.append(form.name)
        forms.append(form)
    return forms


def _read_one(lines: list[str], start: int, end: int, deck: Deck) -> Form:
    name = lines[start].removeprefix("form:").strip()
    if not name or "/" in name:
        raise ValueError(f"line {start + 1}: a form needs a name, without a stroke in it")
    level = 0
    rows: list[str] = []
    for number in range(start + 1, end):
        line = lines[number].rstrip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("level:"):
            said = line.removeprefix("level:").strip()
            if said not in ("1", "2", "3", "4"):
                raise ValueError(f"line {number + 1}: a level is 1, 2, 3 or 4, not {said!r}")
            level = int(said)
        else:
            if line.strip(SIGNS):
                raise ValueError(f"line {number + 1}: {line!r} is no row of a form; a form is drawn with B, W and points")
            rows.append(line)
    if level == 0:
        raise ValueError(f"line {start + 1}: {name} has no level")
    rows = trimmed(rows)
    wrong = why_no_form(rows, deck)
    if wrong is not None:
        raise ValueError(f"line {start + 1}: {name}: {wrong}")
    return Form(name, level, rows)
