"""However much arrives at once, each turn of the event loop starts only a little of it, and addresses take turns."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, cast

from litestar.types import ASGIApp

from roji.server.http.guard import guard
from roji.server.http.rate_limits import Buckets
from roji.server.settings import Settings
from roji.server.work.pace import Pace

SETTINGS = Settings(port=8000)
CROWD, LATE = ["127.0.0.2"] * 60, "127.0.0.3"
Message = MutableMapping[str, Any]


async def begun(pace: Pace, clients: str, turns: int) -> list[str]:
    """The clients that have started after each turn of the loop, if all arrive at once."""
    order: list[str] = []

    async def come(client: str) -> None:
        await pace.turn(client)
        order.append(client)

    coming, seen = [asyncio.create_task(come(client)) for client in clients], []
    for _ in range(turns):
        before = len(order)
        await asyncio.sleep(0)
        seen.append("".join(order[before:]))
    await asyncio.gather(*coming)
    assert sorted(order) == sorted(clients), "everybody's turn comes"
    return [turn for turn in seen if turn]


def test_a_turn_of_the_loop_begins_only_so_much() -> None:
    assert all(len(turn) <= 3 for turn in asyncio.run(begun(Pace(3), "a" * 20, 40)))


def test_clients_take_turns_whoever_asks_most() -> None:
    assert "b" in "".join(asyncio.run(begun(Pace(2), "aaaaaaaaaaaab", 40)))[:4]


def test_a_single_client_does_not_wait() -> None:
    assert asyncio.run(begun(Pace(2), "a", 1)) == ["a"]


def begun_after(first: str, then: str) -> list[str]:
    """The clients that have started after each turn, if `first` have used up their allowance of one piece of work each."""

    async def come() -> list[str]:
        pace = Pace(4, Buckets(0, 1))
        await begun(pace, first, 0)
        return await begun(pace, then, 200)

    return asyncio.run(come())


def test_who_asks_for_little_goes_before_any_number_who_ask_for_a_lot() -> None:
    many = "acdefghijklmnopqrstuvwxyz"
    assert "b" in "".join(begun_after(many, many * 5 + "b")[:3])


def test_who_asks_for_a_lot_is_not_starved_by_any_number_who_ask_for_little() -> None:
    assert "a" in "".join(begun_after("a", "bcdefghijklmnopqrstuvwxyza")[:3])


def test_cancelled_waiters_are_skipped() -> None:
    async def come() -> None:
        pace = Pace(1)
        waiting = [asyncio.create_task(pace.turn("a")) for _ in range(4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.gather(*waiting[2:])
        await asyncio.wait_for(pace.turn("b"), 60)

    asyncio.run(come())


def request(address: str, path: str = "/api/games") -> Message:
    headers = [(b"host", b"127.0.0.1:8000")]
    return {"type": "http", "path": path, "headers": headers, "client": (address, 1), "method": "GET"}


async def nothing() -> Message:
    return {"type": "http.request"}


async def ignore(_message: Message) -> None:
    pass


async def serve(door: ASGIApp, addresses: list[str], receive: Callable[[], Awaitable[Message]] = nothing) -> None:
    """Send a request from each of these addresses at once."""
    scopes = [cast(Any, request(address)) for address in addresses]
    await asyncio.gather(*(door(scope, cast(Any, receive), cast(Any, ignore)) for scope in scopes))


def test_requests_of_one_address_keep_no_other_waiting() -> None:
    order: list[str] = []

    async def inside(scope: Any, _receive: object, _send: object) -> None:
        order.append(scope["client"][0])

    asyncio.run(serve(guard(inside, SETTINGS, Pace()), [*CROWD, LATE]))
    assert LATE in order[:10]


def test_frames_of_one_address_keep_no_other_waiting() -> None:
    """All wait for a frame, the one of another address last; then each receives one."""
    order, waiting = list[str](), list[str]()
    all_wait, frames = asyncio.Event(), asyncio.Event()

    async def frame() -> Message:
        await frames.wait()
        return {"type": "websocket.receive"}

    async def inside(scope: Any, receive: Any, _send: object) -> None:
        address = scope["client"][0]
        if address == LATE:
            await all_wait.wait()
            asyncio.get_running_loop().call_soon(frames.set)
        waiting.append(address)
        if waiting == CROWD:
            all_wait.set()
        await receive()
        order.append(address)

    asyncio.run(serve(guard(inside, SETTINGS, Pace()), [*CROWD, LATE], frame))
    assert LATE in order[:10]


def test_who_asks_whether_the_server_lives_waits_for_nobodys_turn() -> None:
    sent: list[Message] = []

    async def inside(_scope: object, _receive: object, _send: object) -> None:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    async def ask() -> None:
        door = guard(inside, SETTINGS, Pace(0))  # no turn ever comes
        await asyncio.wait_for(door(cast(Any, request(LATE, "/healthz")), cast(Any, nothing), cast(Any, send)), 60)

    asyncio.run(ask())
    assert (sent[0]["status"], sent[1]["body"]) == (200, b"alive\n")
