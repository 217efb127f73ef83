"""The socket of a screen: frames up, what is seen down."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from roji.core.journal import RESIGN, UNDO, Entry
from roji.core.sentences import words
from roji.server.advice import Adviser
from roji.server.keys import hash_token
from roji.server.problems import OUT_OF_REACH
from roji.server.refusal import Refusal, quote
from roji.server.routes import Here
from roji.server.screen import Screen
from roji.server.settings import Settings
from roji.server.table import Table
from roji.server.wire import Ask, Frame, Hello, Look, Play, Refused, Resign, Undo

log = logging.getLogger("roji.server")

TOO_FAST, LATER, NO_TABLE, FULL = 1008, 1013, 4404, 4409  # why a socket was closed
read_frame = msgspec.json.Decoder(Frame).decode


class Bucket:
    """Lets so many through at once, and then so many a second."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._drops, self._filled = float(at_once), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._at_once, self._drops + (now - self._filled) * self._per_second)
        self._filled = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


@websocket("/api/tables/{table:str}/socket")
async def screen_socket(socket: WebSocket[Any, Any, Any], lobby: Here, table: FromPath[str]) -> None:
    await socket.accept()
    try:
        found = await lobby.table(table)
    except Refusal as no:
        await refuse(socket, no.sentence)
        await socket.close(NO_TABLE, no.sentence)
        return
    except SQLAlchemyError:
        await socket.close(LATER, OUT_OF_REACH)
        return
    await attend(socket, found, lobby.settings, lobby.adviser)


async def attend(socket: WebSocket[Any, Any, Any], table: Table, settings: Settings, adviser: Adviser) -> None:
    """Serve one screen until it leaves."""
    screen = Screen(table, lambda frame: carry(socket, frame))
    bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
    showing = asyncio.create_task(screen.show())
    try:
        while (text := await heard(socket, screen, settings)) is not None:
            if not bucket.take():
                await socket.close(TOO_FAST, "too many messages at once; connect again in a moment")
                return
            try:
                await do(screen, text, settings, adviser)
            except Refusal as no:
                await refuse(socket, no.sentence)
                if no.status == FULL:
                    await socket.close(FULL, no.sentence)
                    return
    except TimeoutError:
        await socket.close(TOO_FAST, "say hello soon after you connect")
    except OSError:
        pass  # the other side is gone
    finally:
        table.screens.discard(screen)
        table.tell()
        screen.leave()
        showing.cancel()
        await end_of(showing)


async def end_of(showing: asyncio.Task[None]) -> None:
    (end,) = await asyncio.gather(showing, return_exceptions=True)
    if not isinstance(end, OSError | asyncio.CancelledError):
        log.error("a screen could not be shown", exc_info=end)


async def heard(socket: WebSocket[Any, Any, Any], screen: Screen, settings: Settings) -> str | bytes | None:
    """The next frame; who has not said hello yet must not be silent for long."""
    patience = None if screen in screen.table.screens else settings.hello_seconds
    return await asyncio.wait_for(next_frame(socket), patience)


async def next_frame(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """What the screen says next; None when it has left."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else event.get("bytes", b"")


async def do(screen: Screen, text: str | bytes, settings: Settings, adviser: Adviser) -> None:
    """One frame from a screen."""
    try:
        frame = read_frame(text)
    except msgspec.DecodeError as wrong:
        raise Refusal(quote(wrong)) from None
    except RecursionError:  # values within values within values
        raise Refusal("this is nested too deeply to be read") from None
    if isinstance(frame, Hello):
        await screen.table.refresh()
        greet(screen, frame, settings.screens_per_table)
    elif screen not in screen.table.screens:
        raise Refusal("say hello first")
    elif isinstance(frame, Look):
        screen.look(frame.seat)
    elif isinstance(frame, Ask):
        screen.check(frame.seat)
        screen.ask(adviser.answer(screen.table, frame.seat))
    else:
        screen.check(frame.seat)
        if not await act(screen.table, frame):
            screen.refresh()  # it has happened already: this is how things stand


def greet(screen: Screen, hello: Hello, most: int) -> None:
    """Onlookers have so many places between them, and each token as many: onlookers never keep a player out."""
    token_hash = hash_token(hello.token) if hello.token else ""
    if token_hash and not screen.table.seats_of(token_hash):
        raise Refusal("this token is not of a seat at this table; without one you may look on", 401)
    if sum(other.token_hash == token_hash for other in screen.table.screens - {screen}) >= most:
        raise Refusal("too many screens look at this table already", FULL)
    screen.table.screens.add(screen)
    screen.greet(token_hash)
    screen.table.tell()


async def act(table: Table, frame: Play | Undo | Resign) -> bool:
    if isinstance(frame, Play):
        return await table.play(frame.seat, frame.nth, frame.code)
    return await table.accept(frame.nth, Entry(frame.seat, UNDO if isinstance(frame, Undo) else RESIGN))


async def refuse(socket: WebSocket[Any, Any, Any], sentence: str) -> None:
    await carry(socket, msgspec.json.encode(Refused(words(sentence))))


async def carry(socket: WebSocket[Any, Any, Any], frame: bytes) -> None:
    """Send, if there is still somebody; uvicorn closes by itself after a frame that is too long, and is then surprised by the next."""
    try:
        await socket.send_text(frame.decode())
    except RuntimeError:
        raise ConnectionResetError from None
