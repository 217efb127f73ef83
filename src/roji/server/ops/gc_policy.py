"""When Python's cyclic garbage collector runs. A full collection stops the loop for up to half a second on a busy server.

Objects that survive one young collection are `gc.freeze`d, so that the collector skips them. A full collection runs only when twice as
much memory is in use as after the last one. So an object that lives longer than EVERY must not be part of a reference cycle when it is
dropped, or it stays for hours: WebSockets break their cycles themselves.
"""

import asyncio
import gc
import sys

EVERY = 0.2  # seconds
FEW = 1_000_000  # memory blocks: about as many objects as a collection of half a second scans


class GcPolicy:
    """Runs Python's collector by this policy."""

    def __init__(self) -> None:
        self._kept = 0  # blocks of memory in use after the last full collection
        self.times = 0  # full collections

    async def keep(self) -> None:
        self.look_through()
        try:
            while True:
                await asyncio.sleep(EVERY)
                self.tidy()
        finally:
            gc.unfreeze()

    def tidy(self) -> None:
        """Collect the young objects and freeze the survivors."""
        gc.collect(1)
        gc.freeze()
        # Memory blocks, because they are cheap to count; counting frozen objects held the loop for 70 ms.
        if sys.getallocatedblocks() > 2 * self._kept + FEW:
            self.look_through()

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept = sys.getallocatedblocks()
        self.times += 1
