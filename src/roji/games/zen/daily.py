"""The form of the day: the same form and the same shuffle for everyone, from the date alone."""

import hashlib
from datetime import date
from typing import Final

from roji.core.luck import Luck
from roji.games.zen.forms import Form

LEVEL_OF_WEEKDAY: Final = (1, 1, 2, 2, 3, 3, 4)  # from a quiet Monday to a hard Sunday


def read_day(said: str) -> date:
    try:
        day = date.fromisoformat(said)
    except ValueError:
        raise ValueError(f"{said!r} is no date; write it like 2026-11-15") from None
    if day.isoformat() != said:
        raise ValueError(f"{said!r} is no date; write it like {day.isoformat()}")
    return day


def form_of(day: date, forms: list[Form]) -> Form:
    level = LEVEL_OF_WEEKDAY[day.weekday()]
    fitting = [form for form in forms if form.level == level]
    return fitting[_number(day, b"form") % len(fitting)]


def luck_of(day: date) -> Luck:
    return Luck(_number(day, b"luck"))


def _number(day: date, purpose: bytes) -> int:
    digest = hashlib.blake2b(day.isoformat().encode(), digest_size=8, person=b"roji zen " + purpose).digest()
    return int.from_bytes(digest, "little")
