"""Limits how much work each turn of the event loop starts, so that a flood never makes one long turn.

A move takes about six turns of the loop. A burst of requests is spread over many
short turns. Clients that ask for little go first; the others wait for each other, served round-robin.
"""

import asyncio

from roji.server.http.rate_limits import Buckets
from roji.server.work.fair_queue import Turns

A_TURN = 4  # requests, request parts and frames per turn; each costs a millisecond or two
MANY_A_TURN = 1  # of them for clients that ask for a lot, as long as one waits: they are slowed, never starved
LITTLE_PER_SECOND, LITTLE_AT_ONCE = 20.0, 60  # eight players at one address ask 6 times a second; opening a page asks 30 times at once


class Pace:
    """Starts a limited number of pieces of work in each turn of the loop."""

    def __init__(self, a_turn: int = A_TURN, little: Buckets | None = None) -> None:
        self._a_turn = self._left = a_turn
        self._allowances = little or Buckets(LITTLE_PER_SECOND, LITTLE_AT_ONCE)
        self._little, self._many = Turns(), Turns()  # waiting clients: those within their allowance, and the others
        self._counting = False  # counting starts over with the next turn

    async def turn(self, client: str) -> None:
        """Wait until it is this client's turn."""
        self._count()
        turns = self._little if self._allowances.take(client) else self._many
        if self._left and not self._little and not self._many:
            self._left -= 1
        else:
            await turns.wait(client)

    def _count(self) -> None:
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._left, self._counting = self._a_turn, False
        self._let_in(self._many, MANY_A_TURN)
        self._let_in(self._little, self._left)
        if self._left < self._a_turn:
            self._count()

    def _let_in(self, turns: Turns, most: int) -> None:
        while most and self._left and turns.let_in():
            self._left, most = self._left - 1, most - 1
