"""Substitute bots: they play for somebody who has left or has run out of time, until that person returns."""

from collections.abc import Callable
from dataclasses import replace

from roji.core.journal.fold import RESIGN, Entry
from roji.core.sentences import say
from roji.server.refusal import Refusal
from roji.server.store.tables import Record
from roji.server.table.screen import Screen
from roji.server.table.table import Table
from roji.server.time.clock import Live, now_ms
from roji.server.time.seat_clocks import came_back, overdue, relieved
from roji.server.wire.messages import Back, Leave, Relieve

STANDS_IN = "a bot plays for you; take your seat back first"


def bot_at(table: Table, place: int) -> str:
    """The level of the bot or substitute at this seat; empty for a person."""
    seat = table.record.seats[place]
    return seat.level if seat.kind == "bot" else seat.stand_in


async def move_over(screen: Screen, frame: Leave | Back | Relieve) -> None:
    """A player leaves, returns, or puts a bot in an absent player's seat."""
    if isinstance(frame, Relieve):
        await relieve(screen, frame.seat)
        return
    screen.check(frame.seat)
    await (leave if isinstance(frame, Leave) else take_back)(screen.table, frame.seat)
    screen.refresh()


async def leave(table: Table, place: int) -> None:
    table.check_playing()
    others = [seat for other, seat in enumerate(table.record.seats) if other != place and seat.kind == "person" and not seat.stand_in]
    if not others:
        raise Refusal("nobody waits for you here: close the page, and come back when you like")
    if table.record.seats[place].stand_in:
        raise Refusal("a bot plays for you already")
    await table.amend(lambda record: record.sit(place, replace(record.seats[place], leaving=True)))


async def take_back(table: Table, place: int) -> None:
    """A person takes the seat back. A clock that ran out stays at zero, and a move the bot is playing because of that stays the bot's."""

    def change(record: Record) -> Record:
        table.check_playing()
        assert table.fold is not None
        seat = record.seats[place]
        if seat.stand_in and seat.left_ms == 0:
            if isinstance(record.clock, Live):
                raise Refusal("your time has run out, so a bot plays on for you")
            if place in table.fold.state.to_act():
                raise Refusal("your time for this move has run out; a bot plays it, then you may take your seat back")
        return came_back(record, place, table.fold.state, now_ms())

    await table.amend(change)


async def relieve(screen: Screen, place: int) -> None:
    table = screen.table
    if not screen.yours:
        raise Refusal("only players at this table may do that", 401)
    if not 0 <= place < len(table.record.seats):
        raise Refusal(say("there is no seat {seat} at this table", seat=place), 422)
    if table.record.seats[place].stand_in:
        return screen.refresh()  # another player was first
    if not table.absence.offers(table, place, now_ms()):
        raise Refusal("this player has not left, so no bot can play there")
    return await stand_in(table, place, lambda: table.absence.offers(table, place, now_ms()))


async def stand_in(table: Table, place: int, wanted: Callable[[], bool]) -> None:
    """Put a substitute bot in a seat, if `wanted` still holds once the inbox is free."""
    level = table.record.when_gone.level or table.absence.patience.level
    await table.amend(lambda record: relieved(record, place, level, now_ms()) if wanted() else record)


async def run_out(table: Table, place: int) -> None:
    """Apply the table's choice to a seat whose time is up, unless it has acted meanwhile."""

    def late() -> bool:
        return place in overdue(table.record, now_ms())

    if table.record.when_gone.do == "resign":
        await table.accept(table.nth(place), Entry(place, RESIGN), wanted=late)
    else:
        await stand_in(table, place, late)


async def check_own(table: Table, place: int) -> None:
    """A player who acts is present again; refused while a bot stands in."""
    if table.record.seats[place].stand_in:
        raise Refusal(STANDS_IN)
    if table.record.seats[place].leaving:
        await take_back(table, place)
