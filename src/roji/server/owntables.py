"""How one's own tables stand: asked by the home page, with the tokens that this browser keeps."""

import asyncio
from collections.abc import Awaitable, Callable

from roji.server import hours
from roji.server.keys import hash_token
from roji.server.refusal import Refusal
from roji.server.store import Store
from roji.server.table import Table
from roji.server.wire import Mine, MineAsked, MyTable

AT_ONCE = 4
ORDER = ("playing", "gathering", "frozen", "over", "closed")


class OwnTables:
    """Answers a few at a time, the others wait. A table is opened only for who has a seat there."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Table]]) -> None:
        self._store, self._find = store, find
        self._places = asyncio.Semaphore(AT_ONCE)

    async def look(self, asked: MineAsked) -> Mine:
        keys = {key.table: hash_token(key.token) for key in asked.keys}
        async with self._places:
            names = await self._store.transact(lambda db: hours.sat_at(db, keys.items()))
            found = [one for name in names if (one := await self._look_at(name, keys[name])) is not None]
        return Mine(sorted(found, key=urgency))

    async def _look_at(self, name: str, token_hash: str) -> MyTable | None:
        """One of them; None if it cannot be opened now."""
        try:
            return mine(await self._find(name), token_hash)
        except Refusal:
            return None


def mine(table: Table, token_hash: str) -> MyTable:
    """A table as its players see it in a list."""
    yours, to_act = table.seats_of(token_hash), acting(table)
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
    )


def acting(table: Table) -> list[int]:
    try:
        with table.rules():
            return table.fold.state.to_act() if table.fold is not None and table.phase == "playing" else []
    except Refusal:
        return []  # the table is frozen now


def urgency(one: MyTable) -> tuple[bool, int, int]:
    """My turn first, and there the least time; then as far as the game is."""
    left = min((one.players[place].left_ms or 0 for place in one.yours if one.players[place].runs), default=2**53)
    return not one.mine, ORDER.index(one.phase), left
