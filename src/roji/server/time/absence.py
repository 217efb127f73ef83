"""Absence: who is away, since when, and when the others may put a bot in their seat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from roji.server.time.clock import DAY, Live, now_ms
from roji.server.time.seat_clocks import dial_of
from roji.server.wire.messages import Player

if TYPE_CHECKING:
    from roji.server.table.table import Table

MINUTE = 60_000


@dataclass(frozen=True)
class Patience:
    """How long a player may be away before a bot is offered, and the default bot."""

    away_ms: int = 5 * MINUTE  # without a screen, at a table with a live clock
    awaited_ms: int = DAY  # waiting for a choice, at a table without a clock
    level: str = ""


class Absence:
    """Kept in memory only: after a restart all absences start anew."""

    def __init__(self, patience: Patience | None = None) -> None:
        self.patience = patience or Patience()
        self._since: dict[int, int] = {}
        self._opened = now_ms()
        self._offered: list[bool] = []

    def note(self, seats: int, present: set[int], now: int) -> None:
        """Record which seats are present."""
        for place in range(seats):
            if place in present:
                self._since.pop(place, None)
            else:
                self._since.setdefault(place, now)

    def annotated(self, table: "Table", players: list[Player], now: int) -> list[Player]:
        """Add clocks, substitutes and offers of a bot to the players."""
        return [self._with_clock(table, place, player, now) for place, player in enumerate(players)]

    def shown(self, players: list[Player]) -> None:
        """Remember which offers of a bot the screens have been shown."""
        self._offered = [player.offered for player in players]

    def is_news(self, table: "Table", now: int) -> bool:
        """Whether there is an offer of a bot that the screens have not been shown."""
        return self._offered != [self.offers(table, place, now) for place in range(len(table.record.seats))]

    def offers(self, table: "Table", place: int, now: int) -> bool:
        """Whether the other players may put a bot in this seat now."""
        seat = table.record.seats[place]
        if table.fold is None or table.phase != "playing" or table.paused or seat.kind != "person" or seat.stand_in:
            return False
        if place not in table.fold.state.to_act() and not seat.leaving and table.record.clock is None:
            return False
        return (seat.leaving or self._waited(table, place, now)) and place not in table.resigned

    def _waited(self, table: "Table", place: int, now: int) -> bool:
        clock = table.record.clock
        if place in table.present():
            return False
        if isinstance(clock, Live):
            return now - self._since.get(place, self._opened) >= self.patience.away_ms
        return clock is None and now - table.record.touched >= self.patience.awaited_ms

    def _with_clock(self, table: "Table", place: int, player: Player, now: int) -> Player:
        seat = table.record.seats[place]
        dial = dial_of(seat)
        return msgspec.structs.replace(
            player,
            stand_in=seat.stand_in,
            leaving=seat.leaving,
            offered=self.offers(table, place, now),
            left_ms=None if dial is None else dial.remaining(now),
            runs=seat.deadline is not None,
        )
