"""The form of the day, from the date alone."""

import hashlib
from datetime import date
from typing import Final

from roji.games.zen.forms import Form

LEVEL_OF_WEEKDAY: Final = (1, 1, 2, 2, 3, 3, 4)  # from a quiet Monday to a hard Sunday


def form_of(day: date, forms: list[Form]) -> Form:
    """One of the forms that are as hard as that day of the week."""
    fitting = [form for form in forms if form.level == LEVEL_OF_WEEKDAY[day.weekday()]]
    digest = hashlib.blake2b(day.isoformat().encode(), digest_size=8, person=b"roji zen form").digest()
    return fitting[int.from_bytes(digest, "little") % len(fitting)]
