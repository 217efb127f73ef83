"""When Python's cyclic garbage collector runs. A full collection stops the loop for up to half a second on a busy server.

Objects that have lived for a moment are `gc.freeze`d, where the collector does not look. A full collection comes only when twice as
much memory is in use as after the last one, or after a long while.
"""

import asyncio
import gc
import sys
import time

EVERY = 0.2  # seconds
FEW = 1_000_000  # blocks of memory: about as many objects as are looked through in half a second
LONG = 600.0  # seconds


class GcPolicy:
    """Python's collector, in this rhythm."""

    def __init__(self) -> None:
        self._kept = 0  # blocks of memory in use after the last full collection
        self._last = 0.0
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
        """What is new is looked through and set aside."""
        gc.collect(1)
        gc.freeze()
        # Blocks, for they are counted by the page: to count frozen objects one by one held the loop for 70 ms.
        if sys.getallocatedblocks() > 2 * self._kept + FEW or time.monotonic() - self._last > LONG:
            self.look_through()

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept, self._last = sys.getallocatedblocks(), time.monotonic()
        self.times += 1
