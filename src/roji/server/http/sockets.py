"""The WebSocket of a screen: player frames up, `Seen` down."""

import asyncio
import logging
from typing import Any, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from roji.core.journal.fold import RESIGN, UNDO, Entry
from roji.core.sentences import words
from roji.server.bots.advice import Adviser
from roji.server.http.guard import turn_away
from roji.server.http.problems import OUT_OF_REACH
from roji.server.http.rate_limits import Bucket
from roji.server.http.routes import Here, address_of
from roji.server.ops.metrics import SCREENS
from roji.server.refusal import Refusal, quote
from roji.server.settings import Settings
from roji.server.table.keys import hash_token
from roji.server.table.lobby import Lobby
from roji.server.table.screen import Screen
from roji.server.table.table import Table
from roji.server.time.substitutes import bot_at, check_own, move_over
from roji.server.wire.messages import Ask, Back, Earlier, Frame, Hello, Leave, Look, Play, Refused, Relieve, Resign, Say, Undo
from roji.server.wire.proposal import Agree, Decline, Propose

log = logging.getLogger("roji.server")

TOO_FAST, LATER, NO_TABLE, FULL = 1008, 1013, 4404, 4409  # close codes
KINDS = {frame.__struct_config__.tag for frame in get_args(Frame)}
LOOKS = {"hello", "look", "earlier", "ask"}  # frames whose answers are expensive: a whole view, a page of events, or advice
read_frame = msgspec.json.Decoder(Frame).decode


@websocket("/api/tables/{table:str}/socket")
async def screen_socket(socket: WebSocket[Any, Any, Any], lobby: Here, table: FromPath[str]) -> None:
    try:
        with lobby.rate_limits.connected(address_of(socket)), SCREENS.track_inprogress():
            await welcome(socket, lobby, table)
    except Refusal as no:
        await turn_away(socket.scope, socket.send, no)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # they refer to the socket: a cycle, see gc_policy


async def welcome(socket: WebSocket[Any, Any, Any], lobby: Lobby, table: str) -> None:
    await socket.accept()
    try:
        found = await lobby.table(table)
    except Refusal as no:
        await refuse(socket, no.sentence)
        await socket.close(NO_TABLE if no.status == 404 else LATER, no.sentence)
        return
    except SQLAlchemyError:
        await socket.close(LATER, OUT_OF_REACH)
        return
    await attend(socket, found, lobby)


async def attend(socket: WebSocket[Any, Any, Any], table: Table, lobby: Lobby) -> None:
    """Serve one screen until it leaves."""
    settings, rate_limits, address = lobby.settings, lobby.rate_limits, address_of(socket)
    screen = Screen(table, lambda frame: carry(socket, frame), lambda: lobby.pace.turn(address))
    bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
    showing = asyncio.create_task(screen.show())
    try:
        while (text := await heard(socket, screen, settings)) is not None:
            may_look = kind_of(text) not in LOOKS or rate_limits.may_look(address)
            if not (may_look and bucket.take() and rate_limits.may_say(screen.token_hash)):
                await socket.close(TOO_FAST, "too many messages at once; connect again in a moment")
                return
            try:
                await do(screen, text, settings, lobby.adviser)
            except Refusal as no:
                await refuse(socket, no.sentence, kind_of(text))
                if no.status == FULL:
                    await socket.close(FULL, no.sentence)
                    return
    except TimeoutError:
        await socket.close(TOO_FAST, "say hello soon after you connect")
    except OSError:
        pass  # the client has disconnected
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
    """The next frame. Before `hello` a timeout applies."""
    patience = None if screen in screen.table.screens else settings.hello_seconds
    return await asyncio.wait_for(next_frame(socket), patience)


async def next_frame(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """The next frame; None when the client has disconnected."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else event.get("bytes", b"")


async def do(screen: Screen, text: str | bytes, settings: Settings, adviser: Adviser) -> None:
    """Handle one frame from a screen."""
    try:
        frame = read_frame(text)
    except msgspec.DecodeError as wrong:
        raise Refusal(quote(wrong)) from None
    except RecursionError:  # nested too deeply
        raise Refusal("this is nested too deeply to be read") from None
    if isinstance(frame, Hello):
        await screen.table.observer.before_look()
        greet(screen, frame, settings.screens_per_table)
    elif screen not in screen.table.screens:
        raise Refusal("say hello first")
    elif isinstance(frame, Look):
        screen.look(frame.seat)
    elif isinstance(frame, Earlier):
        await screen.tell_earlier(frame.before)
    elif isinstance(frame, Ask):
        screen.check(frame.seat)
        await check_own(screen.table, frame.seat)
        screen.ask(adviser.answer(screen.table, frame.seat))
    elif isinstance(frame, Say):
        screen.check(frame.seat)
        screen.table.phrases.say(frame)
    elif isinstance(frame, Propose | Agree | Decline):
        screen.check(frame.seat)
        await check_own(screen.table, frame.seat)
        await screen.table.consent.hear(frame)
        screen.refresh()
    elif isinstance(frame, Leave | Back | Relieve):
        await move_over(screen, frame)
    else:
        screen.check(frame.seat)
        await check_own(screen.table, frame.seat)
        if not await act(screen.table, frame):
            screen.refresh()  # a duplicate or late frame: show the current state


def greet(screen: Screen, hello: Hello, most: int) -> None:
    """Limits screens per table: one quota for all spectators, and one per token, so spectators never keep a player out."""
    token_hash = hash_token(hello.token) if hello.token else ""
    if token_hash and not screen.table.seats_of(token_hash):
        raise Refusal("this token is for no seat at this table; without one you may watch", 401)
    if sum(other.token_hash == token_hash for other in screen.table.screens - {screen}) >= most:
        raise Refusal("too many people are watching this table already", FULL)
    screen.table.screens.add(screen)
    screen.greet(token_hash, hello.since)
    screen.table.tell()


async def act(table: Table, frame: Play | Undo | Resign) -> bool:
    def own() -> bool:
        return not bot_at(table, frame.seat)  # a bot may have taken over while this waited

    if isinstance(frame, Play):
        return await table.play(frame.seat, frame.nth, frame.code, wanted=own)
    return await table.accept(frame.nth, Entry(frame.seat, UNDO if isinstance(frame, Undo) else RESIGN), wanted=own)


async def refuse(socket: WebSocket[Any, Any, Any], sentence: str, answers: str = "") -> None:
    await carry(socket, msgspec.json.encode(Refused(words(sentence), answers)))


async def carry(socket: WebSocket[Any, Any, Any], frame: bytes) -> None:
    """Send unless the client is gone. uvicorn closes by itself after a frame that is too long, and raises on the next."""
    try:
        await socket.send_text(frame.decode())
    except RuntimeError:
        raise ConnectionResetError from None


class Kind(msgspec.Struct):
    """Decodes only the type of a frame."""

    type: str = ""


def kind_of(text: str | bytes) -> str:
    """The type of a frame; empty if it is unknown."""
    try:
        kind = msgspec.json.decode(text, type=Kind).type
    except (msgspec.DecodeError, RecursionError):
        return ""
    return kind if kind in KINDS else ""
