"""The list of a browser's own tables, found by the tokens that it keeps."""

from collections.abc import Awaitable, Callable, Mapping

from roji.core.game import Game
from roji.server.refusal import Refusal
from roji.server.store import queries
from roji.server.store.tables import Glance, Standing, Store
from roji.server.table.keys import hash_token
from roji.server.table.table import Table, standing_of
from roji.server.wire.messages import Mine, MineAsked, MyTable
from roji.server.work.fair_queue import WAITING, FairQueue

Find = Callable[[str], Awaitable[Table]]
AT_ONCE = 4
ORDER = ("playing", "gathering", "frozen", "over", "closed")


class MyTables:
    """Answers a few requests at a time; addresses take turns. Journals are read only for tables from before `standing` was stored."""

    def __init__(self, store: Store, games: Mapping[str, Game], known: Callable[[str], Table | None], find: Find) -> None:
        self._store, self._games, self._known, self._find = store, games, known, find
        self._queue = FairQueue(AT_ONCE, WAITING)

    async def look(self, asked: MineAsked, address: str) -> Mine:
        return await self._queue.run(address, lambda: self._look(asked))

    async def _look(self, asked: MineAsked) -> Mine:
        keys = {key.table: hash_token(key.token) for key in asked.keys}
        names = await self._store.read(lambda db: queries.sat_at(db, keys.items()))
        found = [one for name in names if (one := await self._look_at(name, keys[name])) is not None]
        return Mine(sorted(found, key=urgency))

    async def _look_at(self, name: str, token_hash: str) -> MyTable | None:
        """One table; None if it cannot be opened now."""
        try:
            table = self._known(name)
            if table is None:
                kept = await self._store.glance(name)
                if kept is not None and (told := self._row(kept, token_hash)) is not None:
                    return told
                table = await self._find(name)
            else:
                await table.observer.before_look()
            return mine(table, token_hash, standing(table))
        except Refusal:
            return None

    def _row(self, kept: Glance, token_hash: str) -> MyTable | None:
        """A table's row without reading its journal; None if it has to be replayed."""
        game, begun = self._games.get(kept.record.game), kept.record.phase != "gathering"
        if game is None or (begun and (kept.record.version != game.version or kept.standing is None)):
            return None
        table = Table(game, kept.record, self._store)
        table.resigned = kept.resigned
        return mine(table, token_hash, kept.standing or Standing())


def mine(table: Table, token_hash: str, stands: Standing) -> MyTable:
    """A table's row for one of its players."""
    yours, to_act = table.seats_of(token_hash), stands.to_act if table.phase == "playing" else []
    return MyTable(
        table=table.record.id,
        game=table.game.name,
        players=table.players(),
        phase=table.phase,
        yours=yours,
        to_act=to_act,
        mine=not table.paused and any(place in to_act and not table.record.seats[place].stand_in for place in yours),
        clock=table.record.clock,
        rematch=table.record.rematch,
        winners=stands.winners if table.phase == "over" else [],
        scores=stands.scores if table.phase == "over" else [],
        touched=table.record.touched,
    )


def standing(table: Table) -> Standing:
    """The standing of a table in memory."""
    try:
        with table.rules():
            return Standing() if table.fold is None else standing_of(table.fold.state)
    except Refusal:
        return Standing()  # the table is frozen now


def urgency(one: MyTable) -> tuple[bool, int, int]:
    """Sort key: my turn first, then by phase, then the least time left."""
    left = min((one.players[place].left_ms or 0 for place in one.yours if one.players[place].runs), default=2**53)
    return not one.mine, ORDER.index(one.phase), left
