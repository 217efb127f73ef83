"""Whatever holds the event loop is counted, and the log says where."""

import asyncio
import logging
import time

import pytest

from roji.server.ops.loop_watch import LoopWatch

LONGEST = 0.05


def work_hard(times: float = 4) -> None:
    """Holds the processor so many times as long as the loop may be held."""
    end = time.thread_time() + times * LONGEST
    while time.thread_time() < end:
        pass


async def watched(work: object) -> LoopWatch:
    watch = LoopWatch(LONGEST)
    keeping = asyncio.create_task(watch.keep())
    await asyncio.sleep(0)
    if callable(work):
        work()
    else:
        await asyncio.to_thread(work_hard)
    await watch.judged.wait()
    keeping.cancel()
    return watch


def test_what_holds_the_loop_is_counted_and_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "roji.server"):
        watch = asyncio.run(watched(work_hard))
    assert watch.stalls == 1
    assert "work_hard (test_loop_watch.py:" in caplog.text


def test_work_beside_the_loop_holds_nobody(caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(watched(None)).stalls == 0


def test_many_short_turns_are_no_stall() -> None:
    async def busy() -> int:
        """Half as much as the loop may be held, in every turn; a beat that needs several turns comes late."""
        watch = LoopWatch(LONGEST)
        keeping = asyncio.create_task(watch.keep())
        for _ in range(12):
            await asyncio.sleep(0)
            work_hard(0.5)
        keeping.cancel()
        return watch.stalls

    assert asyncio.run(busy()) == 0
