"""A slow client delays nobody, and gets everything that it missed in one frame."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from roji.server.store.tables import Record, Seat, Store
from roji.server.table.keys import hash_token, new_secret, new_table_id
from roji.server.table.screen import Screen
from roji.server.table.seen import MOST_TOLD
from roji.server.table.start import begin
from roji.server.table.table import Table
from roji.server.work.pace import Pace
from tests.server import peaks
from tests.server.clients import House, ScreenClient


class SlowConnection:
    """A connection that sends a frame only when the test calls `carry`."""

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
        line = SlowConnection()
        screen = Screen(table, line.send, partial(Pace().turn, ""))
        table.screens.add(screen)
        showing = asyncio.create_task(screen.show())
        screen.greet(hash_token("Bob"))
        assert (await line.carry())["seq"] == 0
        for seat in (0, 1, 0, 1):
            assert table.fold is not None
            assert await table.play(seat, table.nth(seat), table.fold.state.legal(seat)[0])
        frame = await line.carry()
        if frame["seq"] < 4:  # one frame may have been in flight; the next one has everything else
            frame = await line.carry()
        told = [event["seq"] for frame in line.frames for event in frame["since"]]
        assert (frame["seq"], told) == (4, [1, 2, 3, 4])
        assert len(line.frames) <= 3
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)
        await store.close()

    asyncio.run(scene())


def test_a_crowd_at_one_table_is_shown_what_is_new_over_many_turns_of_the_loop(tmp_path: Path) -> None:
    async def scene() -> None:
        store, pace, shown = Store(f"sqlite:///{tmp_path / 'roji.sqlite'}"), Pace(4), list[bytes]()
        await store.open()
        table = await new_table(store)

        async def send(frame: bytes) -> None:
            shown.append(frame)

        screens = [Screen(table, send, partial(pace.turn, "")) for _ in range(40)]
        showing = [asyncio.create_task(screen.show()) for screen in screens]
        table.screens.update(screens)
        table.tell()
        at_once = []
        while len(shown) < len(screens):
            before = len(shown)
            await asyncio.sleep(0)
            at_once.append(len(shown) - before)
        assert max(at_once) <= 4
        for task in showing:
            task.cancel()
        await asyncio.gather(*showing, return_exceptions=True)
        await store.close()

    asyncio.run(scene())


def long_story(house: House) -> tuple[dict[str, Any], ScreenClient]:
    """Ann has played a long game with more events than fit into one Seen."""
    made = house.create("Ann", "bot any", game="takenoko")
    ann = house.screen(made["table"], made["token"])
    ann.until(lambda seen: seen["legal"])
    while ann.seen["seq"] <= MOST_TOLD + 20:
        ann.play_first()
        ann.until(lambda seen: seen["legal"])  # so that the bot is idle when this returns
    return made, ann


def test_of_a_long_story_the_end_is_told_and_older_lines_to_those_who_ask(house: House) -> None:
    made, ann = long_story(house)
    other = house.screen(made["table"], made["token"])
    last = other.seen["seq"]
    assert [event["seq"] for event in other.seen["since"]] == list(range(last - MOST_TOLD + 1, last + 1))
    other.send(type="earlier", before=other.seen["since"][0]["seq"])
    told = other.answer()
    assert (told["type"], told["events"] + other.seen["since"]) == ("told", ann.story[:last])
    other.send(type="earlier", before=1)
    assert other.answer() == {"type": "told", "events": []}


def test_a_reconnecting_client_gets_only_new_events(house: House) -> None:
    _, ann, bob = house.pair()
    ann.play_first()
    again = ScreenClient(house, ann.table, ann.token, hello=False)
    again.send(type="hello", token=ann.token, since=1)
    assert again.wait()["since"] == []
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    assert [event["seq"] for event in again.until(lambda seen: seen["seq"] == 2)["since"]] == [2]
    again.send(type="hello", token=ann.token, since=50)
    assert again.wait()["since"] == []
