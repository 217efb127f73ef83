"""A connected screen: its seats, and an outbox of one frame."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from roji.core.sentences import say, words
from roji.server.refusal import Refusal
from roji.server.table.seen import earlier
from roji.server.wire.messages import Advised, Refused, Said

log = logging.getLogger("roji.server")

MOST_HEARD = 4  # phrases that wait for a screen; the newest

if TYPE_CHECKING:
    from roji.server.table.table import Table


class Screen:
    """Sends the latest Seen whenever the client is ready for one; changes in between are merged into one frame."""

    def __init__(self, table: "Table", send: Callable[[bytes], Awaitable[None]], turn: Callable[[], Awaitable[None]]) -> None:
        self.table = table
        self.token_hash = ""
        self.yours: list[int] = []  # the seats of the token
        self.seat: int | None = None  # the seat whose view is shown
        self._told = 0  # the number of events already sent
        self._send = send
        self._turn = turn  # awaited before each frame, so that many screens do not make one long turn of the event loop
        self._news = asyncio.Event()
        self._heard: list[Said] = []  # phrases not yet sent
        self._asked: set[asyncio.Task[None]] = set()  # running requests for advice

    def greet(self, token_hash: str, known: int = 0) -> None:
        """Identify by a token, or as a spectator. A token with one seat looks from it; with several, the curtain is down at first."""
        self.token_hash = token_hash
        self.yours = self.table.seats_of(token_hash)
        self.look(self.yours[0] if len(self.yours) == 1 else None)
        self._told = known

    def recount(self) -> None:
        """Update the seats of this screen's token after a seat was taken."""
        if self.table.seats_of(self.token_hash) != self.yours:
            self.greet(self.token_hash)

    def look(self, seat: int | None) -> None:
        """Look from one of this screen's seats, or lower the curtain. All events are sent again, as that seat knows them."""
        if seat is not None:
            self.check(seat)
        self.seat = seat
        self._told = 0
        self.refresh()

    async def tell_earlier(self, before: int) -> None:
        await self._send(msgspec.json.encode(earlier(self.table, self.seat, before)))

    def check(self, seat: int) -> None:
        if seat not in self.yours:
            raise Refusal(say("seat {seat} is not yours", seat=seat), 403)

    def refresh(self) -> None:
        """Schedule a new frame."""
        self._news.set()

    def hear(self, said: Said) -> None:
        """Queue a phrase for this client."""
        self._heard = [*self._heard, said][-MOST_HEARD:]
        self._news.set()

    def ask(self, question: Coroutine[None, None, Advised]) -> None:
        """Ask for advice. The answer goes to this screen alone, and nothing waits for it."""
        task = asyncio.create_task(self._answer(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        task.add_done_callback(lambda _: question.close())  # a client that has disconnected gets no answer

    async def _answer(self, question: Coroutine[None, None, Advised]) -> None:
        (end,) = await asyncio.gather(question, return_exceptions=True)
        answer = Refused(words(self._excuse(end)), "ask") if isinstance(end, BaseException) else end
        with suppress(OSError):  # the client has disconnected
            await self._send(msgspec.json.encode(answer))

    def _excuse(self, trouble: BaseException) -> str:
        if isinstance(trouble, Refusal):
            return trouble.sentence
        log.error("table %(table)s: advice failed", {"table": self.table.record.id}, exc_info=trouble)
        return "no advice can be given here; a fault of ours, and the game goes on"

    def leave(self) -> None:
        """The client is gone: cancel its questions."""
        for task in self._asked:
            task.cancel()

    async def show(self) -> None:
        """Send the latest state after every change. A Seen is composed when it is sent, so nothing queues."""
        while True:
            await self._news.wait()
            await self._turn()
            self._news.clear()
            heard, self._heard = self._heard, []
            for said in heard:
                await self._send(msgspec.json.encode(said))
            seen = self.table.see(self.yours, self.seat, self._told)
            self._told = seen.seq
            await self._send(msgspec.json.encode(seen))
