"""A journal does not grow for ever: how much may be taken back at one table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roji.server.table import Table

MOST = 1000  # lines that no longer stand, with those that took them back
WORN = "so much has been taken back at this table that from now on everything stands"


def worn(table: "Table") -> str | None:
    """Why nothing more can be taken back here."""
    return WORN if table.fold is not None and len(table.entries) - len(table.fold.kept()) >= MOST else None
