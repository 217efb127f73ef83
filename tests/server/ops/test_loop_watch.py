"""The loop watch counts what blocks the event loop, and logs where."""

import asyncio
import logging
import time

import pytest

from roji.server.ops.loop_watch import LoopWatch

LONGEST = 0.05


def work_hard(times: float = 4) -> None:
    """Use the CPU for this multiple of the limit."""
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


def test_work_in_other_threads_is_no_stall(caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(watched(None)).stalls == 0


def test_many_short_turns_are_no_stall() -> None:
    async def busy() -> int:
        """Block for half the limit in every turn of the loop; a heartbeat that needed several turns would be late."""
        watch = LoopWatch(LONGEST)
        keeping = asyncio.create_task(watch.keep())
        for _ in range(12):
            await asyncio.sleep(0)
            work_hard(0.5)
        keeping.cancel()
        return watch.stalls

    assert asyncio.run(busy()) == 0
