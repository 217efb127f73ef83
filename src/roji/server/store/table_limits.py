"""Limits on how many tables an address may create per hour, and have open."""

import hashlib

import sqlalchemy as sa

from roji.core.sentences import say
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.store import queries


class TableLimits:
    """Counted in the database, so that it survives restarts and holds for all workers."""

    def __init__(self, settings: Settings) -> None:
        self._an_hour, self._open = settings.tables_per_hour, settings.open_tables

    def maker(self, address: str) -> str:
        """What is stored about a table's creator; empty if there are no limits."""
        return hashlib.sha256(address.encode()).hexdigest() if self._an_hour or self._open else ""

    def check(self, db: sa.Connection, maker: str, rematch: bool = False) -> None:
        """Refuse a table beyond the limit; a rematch replaces a finished table.

        Runs in the transaction that inserts the table, so concurrent requests wait for it.
        """
        if not maker:
            return
        recent, playable = queries.set_by(db, maker)
        if self._an_hour and recent >= self._an_hour:
            raise Refusal(say("{most} tables in an hour are enough for one address; wait a little", most=self._an_hour), 429)
        if self._open and playable >= self._open and not rematch:
            raise Refusal(say("{most} of your tables are not over yet; finish one of them first", most=self._open), 429)
