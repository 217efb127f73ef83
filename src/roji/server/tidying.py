"""When Python looks for forgotten objects. It stops everything meanwhile, for half a second where thousands of people play.

What has lived for a second is set aside, where Python does not look. All of it is looked through only when there is twice as
much as last time, or after a long while; so nobody waits for it but once in a long time.
"""

import asyncio
import gc
import time

EVERY = 1.0  # seconds
SELDOM = 20  # times it is counted once: to count takes longer than to tidy up
FEW = 600_000  # objects; so many are looked through in half a second
LONG = 600.0  # seconds


class Tidying:
    """Python's collector, in this rhythm."""

    def __init__(self) -> None:
        self._kept = 0
        self._last = 0.0
        self._tidied = 0
        self.times = 0  # that all was looked through

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
        self._tidied += 1
        if self._tidied % SELDOM == 0 and (gc.get_freeze_count() > 2 * self._kept + FEW or time.monotonic() - self._last > LONG):
            self.look_through()

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept, self._last = gc.get_freeze_count(), time.monotonic()
        self.times += 1
