"""A client of the load test: a socket that keeps the last Seen, counts every seat's lines and checks that none is missing."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60  # seconds; only a broken server takes so long


class Lost(Exception):  # noqa: N818
    """The connection is gone."""


class Offer(msgspec.Struct):
    code: int


class Event(msgspec.Struct):
    """A line of the story as this client was told it."""

    seq: int
    seat: int
    kind: str
    action: Any


class Seen(msgspec.Struct, tag="seen"):
    """The fields of a Seen that the client needs; the rest is not decoded."""

    seq: int
    phase: str
    seat: int | None
    nth: int
    to_act: list[int]
    legal: list[Offer]
    since: list[Event]


class Told(msgspec.Struct, tag="told"):
    """Older lines of a long story."""

    events: list[Event]


class Refused(msgspec.Struct, tag="refused"):
    sentence: dict[str, Any]


class Advised(msgspec.Struct, tag="advised"):
    hints: list[Any]


class Said(msgspec.Struct, tag="said"):
    phrase: str


read = msgspec.json.Decoder(Seen | Told | Refused | Advised | Said).decode
NOTHING = Seen(0, "", None, 0, [], [], [])


class Screen:
    """A person's socket. `told` is called after every frame."""

    def __init__(self, socket: ClientConnection, told: Callable[[], None] = lambda: None, keeps: bool = False) -> None:
        self.socket = socket
        self.seen = NOTHING
        self.story: list[Event] = []
        self.lines: dict[int, int] = {}  # by seat, in the story
        self.refused: list[dict[str, Any]] = []
        self.frames = 0
        self.texts: list[str] = []  # every raw frame, if they are kept
        self._keeps = keeps
        self._unread: Seen | None = None  # waits for older lines of its story
        self._told = told
        self._listening = asyncio.create_task(self._listen())

    async def send(self, **frame: object) -> None:
        try:
            await self.socket.send(msgspec.json.encode(frame).decode())
        except ConnectionClosed:
            raise Lost from None

    async def play(self, code: int) -> None:
        await self.send(type="play", seat=self.seen.seat, nth=self.seen.nth, code=code)

    async def _listen(self) -> None:
        try:
            while True:
                missing = self._hear(str(await self.socket.recv(decode=True)))
                if missing:
                    await self.send(type="earlier", before=missing)
                self._told()
        except ConnectionClosed:
            self._told()

    def _hear(self, text: str) -> int:
        """The line before which the story must be requested; 0 if nothing is missing, or it has been requested already."""
        if self._keeps:
            self.texts.append(text)
        answer = read(text)
        self.frames += 1
        if isinstance(answer, Refused):
            self.refused.append(answer.sentence)
        if isinstance(answer, Seen):
            return self._piece_together(answer, [] if self._unread is None else joined(self._unread.since, answer.since))
        if isinstance(answer, Told) and self._unread is not None:
            unread, self._unread = self._unread, None
            return self._piece_together(unread, joined(answer.events, unread.since))
        return 0

    def _piece_together(self, seen: Seen, since: list[Event]) -> int:
        """Accept a Seen once the whole story before it is there."""
        asked, seen.since = self._unread is not None, since or seen.since
        known = len(self.story) if seen.seat == self.seen.seat else 0
        missing = seen.since[0].seq if seen.since and seen.since[0].seq > known + 1 else 0
        self._unread = seen if missing else None
        if not missing:
            self._remember(seen)
        return 0 if asked else missing

    def _remember(self, seen: Seen) -> None:
        known = 0 if seen.seat != self.seen.seat else seen.since[0].seq - 1 if seen.since else len(self.story)
        if known < len(self.story):  # repeated lines replace the story from there
            self.story = self.story[:known]
            self.lines = dict(Counter(event.seat for event in self.story))
        for event in seen.since:
            assert event.seq == len(self.story) + 1, f"line {event.seq} is told after line {len(self.story)}"
            self.story.append(event)
            self.lines[event.seat] = self.lines.get(event.seat, 0) + 1
        assert seen.seq == len(self.story), f"{seen.seq} lines there, {len(self.story)} told"
        self.seen = seen

    def check(self) -> None:
        """Raise what went wrong while receiving."""
        if self._listening.done():
            self._listening.result()
            raise Lost

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


def joined(older: list[Event], newer: list[Event]) -> list[Event]:
    """Join two parts of a story that may overlap."""
    return [event for event in older if not newer or event.seq < newer[0].seq] + newer


async def join(
    host: str, table: str, token: str, told: Callable[[], None] = lambda: None, keeps: bool = False, address: str | None = None
) -> Screen:
    """A client that has sent hello; it offers compression, as a browser does. It may use any of this machine's addresses."""
    place, local = f"ws://{host}/api/tables/{table}/socket", (address, 0) if address else None
    socket = await connect(place, open_timeout=PATIENCE, ping_interval=None, proxy=None, max_size=None, local_addr=local)
    screen = Screen(socket, told, keeps)
    await screen.send(type="hello", token=token)
    return screen
