"""The fair queue: a client with many requests delays only itself."""

import asyncio
from functools import partial

import pytest

from roji.server.refusal import Refusal
from roji.server.work.fair_queue import WAITING, FairQueue


async def served(queue: FairQueue, clients: str) -> str:
    """The order in which these clients are served, if all of their requests are already waiting."""
    order: list[str] = []
    gate = asyncio.Event()

    async def work(client: str) -> None:
        await gate.wait()
        order.append(client)

    asked = []
    for client in clients:
        asked.append(asyncio.create_task(queue.run(client, partial(work, client))))
        await asyncio.sleep(0)
    await asyncio.sleep(0)  # those with a free slot have started
    gate.set()
    await asyncio.gather(*asked)
    return "".join(order)


def test_clients_take_turns() -> None:
    assert asyncio.run(served(FairQueue(1), "aaaaabbc")) == "aabcabaa"


def test_with_free_slots_nobody_waits() -> None:
    assert asyncio.run(served(FairQueue(8), "aaaabb")) == "aaaabb"


def test_one_client_has_only_so_many_waiting() -> None:
    async def ask() -> None:
        queue = FairQueue(1, WAITING)
        with pytest.raises(Refusal, match="still being worked on"):
            await asyncio.wait_for(served(queue, "a" * (WAITING + 2)), 60)

    asyncio.run(ask())


def test_cancelled_waiters_are_skipped_and_cancelled_work_keeps_its_slot() -> None:
    async def ask() -> list[str]:
        queue, gate, order = FairQueue(1), asyncio.Event(), list[str]()

        async def work(client: str) -> None:
            await gate.wait()
            order.append(client)

        first, second, third = (asyncio.create_task(queue.run(client, partial(work, client))) for client in "abc")
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.sleep(0)
        assert order == []
        gate.set()
        await third
        return order

    assert asyncio.run(ask()) == ["a", "c"]
