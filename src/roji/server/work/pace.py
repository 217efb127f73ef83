"""Limits how much work each turn of the event loop starts, so that a flood never makes one long turn.

A move goes through half a dozen turns, so whoever plays waits for six of them. What comes in all at once is spread over many
short turns, and addresses that wait are served in turn.
"""

import asyncio

from roji.server.work.fair_queue import Turns

A_TURN = 4  # requests, parts of them and frames; each costs a millisecond or two


class Pace:
    """Starts a limited number of pieces of work in each turn of the loop."""

    def __init__(self, a_turn: int = A_TURN) -> None:
        self._a_turn = self._left = a_turn
        self._turns = Turns()
        self._counting = False  # the next turn will be counted anew

    async def turn(self, client: str) -> None:
        """Wait until it is this client's turn."""
        self._count()
        if self._left and not self._turns:
            self._left -= 1
        else:
            await self._turns.wait(client)

    def _count(self) -> None:
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._left, self._counting = self._a_turn, False
        while self._left and self._turns.let_in():
            self._left -= 1
        if self._left < self._a_turn:
            self._count()
