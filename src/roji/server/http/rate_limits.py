"""Rate limits per socket, seat and address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from roji.server.refusal import Refusal
from roji.server.settings import Settings

BURST, FEW = 6, 10  # burst size: a sixth of the allowance per minute, and at least a few
MOST_KEPT = 10_000  # buckets; the least recently used are dropped, and would be full again by then


class Bucket:
    """A token bucket."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._drops, self._filled = float(at_once), time.monotonic()

    def take(self, drops: float = 1) -> bool:
        now = time.monotonic()
        self._drops = min(self._at_once, self._drops + (now - self._filled) * self._per_second)
        self._filled = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class Buckets:
    """A token bucket per key, full at first."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, drops: float = 1) -> bool:
        bucket = self._kept.pop(name, None) or Bucket(self._per_second, self._at_once)
        self._kept[name] = bucket
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return bucket.take(drops)


def at_once(per_minute: int) -> int:
    return min(per_minute, max(FEW, per_minute // BURST))


class RateLimits:
    """Limits shared by all sockets of one token, and by all sockets of one address."""

    def __init__(self, settings: Settings) -> None:
        self._said = Buckets(settings.frames_per_second, settings.frames_at_once)
        self._looks = Buckets(settings.looks_per_minute / 60, at_once(settings.looks_per_minute))
        self._openings = Buckets(settings.requests_per_minute / 60, at_once(settings.requests_per_minute))
        self._open: Counter[str] = Counter()
        self._most = settings.sockets_per_address

    def may_say(self, token_hash: str) -> bool:
        """Count a frame of this token, on any of its sockets; spectators have only their socket's share."""
        return not token_hash or self._said.take(token_hash)

    def may_look(self, address: str) -> bool:
        """Count a frame of this address that costs a whole view to answer, on any socket."""
        return self._looks.take(address)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count an open socket of this address while the context lasts."""
        if self._open[address] >= self._most:
            raise Refusal("too many screens of your address are open here already; close one", 429)
        if not self._openings.take(address):
            raise Refusal("too many connections of your address at once; try again in a moment", 429)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class OneAtATime:
    """Lets one request per address in at a time; `sentence` refuses the second."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence
        self._inside: set[str] = set()

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        if address in self._inside:
            raise Refusal(self._sentence, 429)
        self._inside.add(address)
        try:
            yield
        finally:
            self._inside.discard(address)
