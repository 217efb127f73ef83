"""A slow screen delays nobody, and gets what it missed in one frame."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from roji.server.beginning import begin
from roji.server.keys import hash_token, new_secret, new_table_id
from roji.server.screen import Screen
from roji.server.store import Record, Seat, Store
from roji.server.table import Table
from tests.server import peaks


class SlowLine:
    """A connection that carries a frame only when it is told to."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self._free = asyncio.Semaphore(0)
        self._carried = asyncio.Semaphore(0)

    async def send(self, frame: bytes) -> None:
        await self._free.acquire()
        self.frames.append(msgspec.json.decode(frame))
        self._carried.release()

    async def carry(self) -> dict[str, Any]:
        self._free.release()
        await self._carried.acquire()
        return self.frames[-1]


async def new_table(store: Store) -> Table:
    seats = tuple(Seat("person", name, token_hash=hash_token(name)) for name in ("Ann", "Bob"))
    record, fold = begin(peaks.GAME, Record(new_table_id(), "peaks", 1, {}, new_secret(), seats))
    await store.create(record)
    return Table(peaks.GAME, record, store, fold)


def test_a_slow_screen_gets_one_frame_for_all_it_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'roji.sqlite'}")
        await store.open()
        table = await new_table(store)
        line = SlowLine()
        screen = Screen(table, line.send)
        table.screens.add(screen)
        showing = asyncio.create_task(screen.show())
        screen.greet(hash_token("Bob"))
        assert (await line.carry())["seq"] == 0
        for seat in (0, 1, 0, 1):
            assert table.fold is not None
            assert await table.play(seat, table.nth(seat), table.fold.state.legal(seat)[0])
        frame = await line.carry()
        if frame["seq"] < 4:  # one frame may have been under way already; the other holds the rest
            frame = await line.carry()
        told = [event["seq"] for frame in line.frames for event in frame["since"]]
        assert (frame["seq"], told) == (4, [1, 2, 3, 4])
        assert len(line.frames) <= 3
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)
        await store.close()

    asyncio.run(scene())
