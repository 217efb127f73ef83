"""Limits how much work each turn of the event loop starts, so that a flood never makes one long turn.

A move takes about six turns of the loop. A burst of requests is spread over many
short turns, and waiting addresses are served round-robin.
"""

import asyncio

from roji.server.work.fair_queue import Turns

A_TURN = 4  # requests, request parts and frames per turn; each costs a millisecond or two


class Pace:
    """Starts a limited number of pieces of work in each turn of the loop."""

    def __init__(self, a_turn: int = A_TURN) -> None:
        self._a_turn = self._left = a_turn
        self._turns = Turns()
        self._counting = False  # counting starts over with the next turn

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
