"""How many tables an address may set: so many an hour, and so many that are not over."""

import hashlib

from roji.core.sentences import say
from roji.server import hours
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.store import Store


class TableLimits:
    """Counted in the database, so that neither a restart nor another worker forgets."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._an_hour, self._open = settings.tables_per_hour, settings.open_tables

    async def check(self, address: str) -> str:
        """What a new table keeps of who sets it; refused if that is one too many. Where there are no limits, nothing is kept."""
        if not self._an_hour and not self._open:
            return ""
        maker = hashlib.sha256(address.encode()).hexdigest()
        recent, playable = await self._store.transact(lambda db: hours.set_by(db, maker))
        if self._an_hour and recent >= self._an_hour:
            raise Refusal(say("{most} tables in an hour are enough for one address; wait a little", most=self._an_hour), 429)
        if self._open and playable >= self._open:
            raise Refusal(say("{most} of your tables are not over yet; finish one of them first", most=self._open), 429)
        return maker
