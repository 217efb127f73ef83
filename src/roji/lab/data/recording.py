"""Records games and decisions to files while they are played, in constant memory."""

from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

import pyarrow as pa

from roji.bots.arena.pool import Lost
from roji.core.game import Game
from roji.core.observation.canvas import Canvas
from roji.core.observation.rows import returns
from roji.lab.data import columns
from roji.lab.data.files import Sink, check_path, new_file
from roji.lab.data.records import GameRecord, begin, steps

GAMES = 500  # in one batch
DECISIONS = 1_000  # in one batch; a longer game is a batch of its own


def record_games(game: Game, records: Iterable[GameRecord], out: Path, positions: Path | None = None) -> int:
    """Write games, and their positions, as they come; return the number of games. Both files appear once complete."""
    for path in (out, positions):
        if path is not None:
            check_path(path)
    if positions is not None and positions.absolute() == out.absolute():
        raise ValueError("games and positions go into two files")
    count, lost = 0, None
    with ExitStack() as stack:
        games = Games(stack.enter_context(new_file(out, columns.games_schema(game))), game)
        decisions = Positions(stack.enter_context(new_file(positions, columns.positions_schema(game))), game) if positions else None
        try:
            for count, record in enumerate(records, 1):  # noqa: B007
                games.add(record)
                if decisions:
                    decisions.add(record)
        except Lost as some:  # keep the other games
            lost = some
        games.flush()
        if decisions:
            decisions.flush()
    if lost:
        raise lost
    return count


class Games:
    """A row for each game."""

    def __init__(self, sink: Sink, game: Game) -> None:
        self._sink, self._schema = sink, columns.games_schema(game)
        self._rows: list[dict[str, object]] = []

    def add(self, record: GameRecord) -> None:
        self._rows.append(columns.row(record))
        if len(self._rows) >= GAMES:
            self.flush()

    def flush(self) -> None:
        if self._rows:
            self._sink.write(pa.RecordBatch.from_pylist(self._rows, schema=self._schema))
        self._rows.clear()


class Positions:
    """A row for each decision."""

    def __init__(self, sink: Sink, game: Game) -> None:
        self._sink, self._game, self._schema = sink, game, columns.positions_schema(game)
        self._width = game.planes.width
        self._room = 0  # decisions
        self._canvas = Canvas(0)
        self._columns: dict[str, list[object]] = {field.name: [] for field in columns.POSITION_COLUMNS}
        self._count = 0

    def add(self, record: GameRecord) -> None:
        """Replay the game and record every decision."""
        self._make_room(len(record.actions))
        state, seats = begin(record), []
        for step, (seat, code) in enumerate(steps(record)):
            if code is None:
                state.resign(seat)
                continue
            if self._width:
                self._canvas.start = self._count * self._width
                self._canvas.wipe(self._width)
                state.observe(seat, self._canvas)
            self._note(game=record.number, step=step, seat=seat, legal=state.legal(seat), code=code, action=self._game.text(code))
            seats.append(seat)
            state.play(seat, code)
        brought = returns(state, record.seats)
        self._columns["final_return"].extend(brought[seat] for seat in seats)

    def _make_room(self, decisions: int) -> None:
        if self._count + decisions > self._room:
            self.flush()
        if decisions > self._room:
            self._room = max(decisions, DECISIONS)
            self._canvas = Canvas(self._room * self._width)

    def _note(self, **values: object) -> None:
        for name, value in values.items():
            self._columns[name].append(value)
        self._count += 1

    def flush(self) -> None:
        if self._count:
            arrays = [pa.array(self._columns[field.name], field.type) for field in columns.POSITION_COLUMNS]
            self._sink.write(pa.RecordBatch.from_arrays([*arrays, *self._observations()], schema=self._schema))
        for column in self._columns.values():
            column.clear()
        self._count = 0

    def _observations(self) -> list[pa.Array]:
        if not self._width:
            return []
        cells = pa.Array.from_buffers(pa.int8(), self._count * self._width, [None, pa.py_buffer(self._canvas.cells)])
        return [pa.FixedSizeListArray.from_arrays(cells, self._width)]
