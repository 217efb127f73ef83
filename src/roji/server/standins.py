"""Bots that play for people: when somebody has left or has no time left, until that person comes back."""

from collections.abc import Callable
from dataclasses import replace

from roji.core.journal import RESIGN, Entry
from roji.core.sentences import say
from roji.server.clock import now_ms
from roji.server.refusal import Refusal
from roji.server.screen import Screen
from roji.server.store import Record
from roji.server.table import Table
from roji.server.timing import came_back, overdue, relieved
from roji.server.wire import Back, Leave, Relieve

STANDS_IN = "a bot plays for you; take your seat back first"


def bot_at(table: Table, place: int) -> str:
    """The level of the bot that plays at this seat, its own or somebody else's; nothing for a person."""
    seat = table.record.seats[place]
    return seat.level if seat.kind == "bot" else seat.stand_in


async def move_over(screen: Screen, frame: Leave | Back | Relieve) -> None:
    """Somebody leaves, comes back, or lets a bot play for somebody else."""
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
    """A person plays again; allowed at any time."""

    def change(record: Record) -> Record:
        table.check_playing()
        assert table.fold is not None
        return came_back(record, place, table.fold.state, now_ms())

    await table.amend(change)


async def relieve(screen: Screen, place: int) -> None:
    table = screen.table
    if not screen.yours:
        raise Refusal("only those who sit at this table may do that", 401)
    if not 0 <= place < len(table.record.seats):
        raise Refusal(say("there is no seat {seat} at this table", seat=place), 422)
    if table.record.seats[place].stand_in:
        return screen.refresh()  # somebody else was quicker
    if not table.absence.offers(table, place, now_ms()):
        raise Refusal("this player has not left, so no bot can play there")
    return await stand_in(table, place, lambda: table.absence.offers(table, place, now_ms()))


async def stand_in(table: Table, place: int, wanted: Callable[[], bool]) -> None:
    """A bot plays for this seat, if that is still wanted when nothing else happens at the table."""
    level = table.record.when_gone.level or table.absence.patience.level
    await table.amend(lambda record: relieved(record, place, level, now_ms()) if wanted() else record)


async def run_out(table: Table, place: int) -> None:
    """Somebody's time is up, unless the seat has acted meanwhile: what the table chose for that happens."""

    def late() -> bool:
        return place in overdue(table.record, now_ms())

    if table.record.when_gone.do == "resign":
        await table.accept(table.nth(place), Entry(place, RESIGN), wanted=late)
    else:
        await stand_in(table, place, late)


async def check_own(table: Table, place: int) -> None:
    """Who acts plays: not while a bot stands in, and who had left is back."""
    if table.record.seats[place].stand_in:
        raise Refusal(STANDS_IN)
    if table.record.seats[place].leaving:
        await take_back(table, place)
