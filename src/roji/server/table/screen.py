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
    """Gets what is newest whenever it is ready for it: what it missed in between comes in one frame."""

    def __init__(self, table: "Table", send: Callable[[bytes], Awaitable[None]], turn: Callable[[], Awaitable[None]]) -> None:
        self.table = table
        self.token_hash = ""
        self.yours: list[int] = []  # the seats that the token proves
        self.seat: int | None = None  # the seat that looks
        self._told = 0  # lines of the story that this screen has got
        self._send = send
        self._turn = turn  # waited for before something is shown: all screens at once would make a long turn of the loop
        self._news = asyncio.Event()
        self._heard: list[Said] = []  # and not yet passed on
        self._asked: set[asyncio.Task[None]] = set()  # questions that are being thought about

    def greet(self, token_hash: str, known: int = 0) -> None:
        """Identify by a token, or as a spectator. A token with one seat looks from it; with several, the curtain is down at first."""
        self.token_hash = token_hash
        self.yours = self.table.seats_of(token_hash)
        self.look(self.yours[0] if len(self.yours) == 1 else None)
        self._told = known

    def recount(self) -> None:
        """A seat was taken, perhaps with this screen's token."""
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
        """There is something new to show."""
        self._news.set()

    def hear(self, said: Said) -> None:
        """A phrase was said at the table."""
        self._heard = [*self._heard, said][-MOST_HEARD:]
        self._news.set()

    def ask(self, question: Coroutine[None, None, Advised]) -> None:
        """Ask for advice. The answer goes to this screen alone, and nothing waits for it."""
        task = asyncio.create_task(self._answer(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        task.add_done_callback(lambda _: question.close())  # who leaves at once is not answered

    async def _answer(self, question: Coroutine[None, None, Advised]) -> None:
        (end,) = await asyncio.gather(question, return_exceptions=True)
        answer = Refused(words(self._excuse(end)), "ask") if isinstance(end, BaseException) else end
        with suppress(OSError):  # the other side is gone
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
        """Send what is newest, again and again. What is seen is made when it is sent, so nothing queues."""
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
