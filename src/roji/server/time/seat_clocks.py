"""The clocks of a table's seats: started, stopped and handed over by moves."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from roji.core.journal.fold import UNDO, Entry
from roji.core.state import State
from roji.server.store.tables import Record, Seat
from roji.server.time.clock import HOUR, ClockChange, Dial, passed, returned, start, stop, whole


def may_run(record: Record) -> bool:
    """Whether clocks run here at all."""
    return record.phase == "playing" and record.closed is None and record.paused is None


def timed(record: Record, to_act: Iterable[int]) -> frozenset[int]:
    """The seats whose clocks run; bots have none."""
    seats = record.seats
    return frozenset(place for place in to_act if seats[place].kind == "person" and not seats[place].stand_in and may_run(record))


def dial_of(seat: Seat) -> Dial | None:
    return None if seat.left_ms is None else Dial(seat.left_ms, seat.deadline)


def begun(record: Record, state: State, now: int) -> Record:
    """The record when the game begins: all clocks full, those of the first to act running."""
    record = replace(record, touched=now)
    if record.clock is None:
        return record
    full = Dial(whole(record.clock))
    record = replace(record, seats=tuple(_set(seat, full) if seat.kind == "person" else seat for seat in record.seats))
    return going(record, state, now)


def went_on(record: Record, before: State, after: State, entry: Entry, now: int) -> Record:
    """The record after a line. `touched` changes only once an hour, so that most lines leave the record unchanged."""
    if now - record.touched >= HOUR:
        record = replace(record, touched=now)
    if record.clock is None:
        return record
    clock, acting = record.clock, after.to_act()
    over = not acting
    runs_after = frozenset() if over else timed(record, acting)
    turned, together = before.turn() != after.turn(), entry.goes_back
    step = ClockChange(timed(record, before.to_act()), runs_after, entry.seat, turned, entry.text == UNDO or together, together)
    return _each(record, lambda place, dial: passed(clock, dial, place, step, now))


def held(record: Record, now: int) -> Record:
    """The record with all clocks stopped."""
    return _each(record, lambda _, dial: stop(dial, now))


def going(record: Record, state: State, now: int) -> Record:
    """The record with the clocks of the acting seats running."""
    runs = timed(record, state.to_act())
    return _each(record, lambda place, dial: start(dial, now) if place in runs else stop(dial, now))


def relieved(record: Record, place: int, level: str, now: int) -> Record:
    """The record with a substitute bot at a seat, whose clock stops."""
    seat = replace(record.seats[place], stand_in=level, leaving=False)
    dial = dial_of(seat)
    return record.sit(place, seat if dial is None else _set(seat, stop(dial, now)))


def came_back(record: Record, place: int, state: State, now: int) -> Record:
    """The record with the person back at a seat."""
    seat = record.seats[place]
    dial = dial_of(seat)
    if seat.stand_in and record.clock is not None and dial is not None:
        seat = _set(seat, returned(record.clock, dial))
    return going(record.sit(place, replace(seat, stand_in="", leaving=False)), state, now)


def overdue(record: Record, now: int) -> list[int]:
    """The seats whose time is up."""
    return [place for place, seat in enumerate(record.seats) if seat.deadline is not None and seat.deadline <= now]


def as_at_first(seat: Seat) -> Seat:
    """The same player, with everything from the previous game cleared."""
    return replace(seat, advised=False, stand_in="", leaving=False, left_ms=None, deadline=None)


def _each(record: Record, turn: Callable[[int, Dial], Dial]) -> Record:
    seats = []
    for place, seat in enumerate(record.seats):
        dial = dial_of(seat)
        seats.append(seat if dial is None else _set(seat, turn(place, dial)))
    return replace(record, seats=tuple(seats)) if tuple(seats) != record.seats else record


def _set(seat: Seat, dial: Dial) -> Seat:
    return replace(seat, left_ms=dial.left, deadline=dial.deadline)
