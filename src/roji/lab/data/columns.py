"""The columns of recorded games and positions. docs/lab/data.md describes them."""

from typing import Any

import msgspec
import pyarrow as pa

from roji.core.game import Game
from roji.lab.data.records import SCHEMA, GameRecord

GAME_COLUMNS = [
    pa.field("number", pa.int64(), nullable=False),
    pa.field("game", pa.string(), nullable=False),
    pa.field("rules", pa.int32(), nullable=False),
    pa.field("seats", pa.int8(), nullable=False),
    pa.field("options", pa.string(), nullable=False),
    pa.field("seed", pa.int64(), nullable=False),
    pa.field("bots", pa.list_(pa.string()), nullable=False),
    pa.field("actions", pa.list_(pa.string()), nullable=False),
    pa.field("scores", pa.list_(pa.int32()), nullable=False),
    pa.field("winners", pa.list_(pa.int8()), nullable=False),
    pa.field("forfeits", pa.list_(pa.string()), nullable=False),
    pa.field("checksum", pa.string(), nullable=False),
]

POSITION_COLUMNS = [
    pa.field("game", pa.int64(), nullable=False),
    pa.field("step", pa.int32(), nullable=False),
    pa.field("seat", pa.int8(), nullable=False),
    pa.field("legal", pa.list_(pa.int16()), nullable=False),
    pa.field("code", pa.int16(), nullable=False),
    pa.field("action", pa.string(), nullable=False),
    pa.field("final_return", pa.float32(), nullable=False),
]


def games_schema(game: Game) -> pa.Schema:
    return pa.schema(GAME_COLUMNS, _about(game))


def positions_schema(game: Game) -> pa.Schema:
    """The columns of positions, with an observation if the game has planes."""
    width = game.planes.width
    seen = [pa.field("observation", pa.list_(pa.int8(), width), nullable=False)] if width else []
    return pa.schema([*POSITION_COLUMNS, *seen], {**_about(game), "roji.planes": str(game.planes.version)})


def _about(game: Game) -> dict[str, str]:
    return {"roji.schema": str(SCHEMA), "roji.game": game.name, "roji.rules": str(game.version)}


def row(record: GameRecord) -> dict[str, Any]:
    """A game as a row: its options are JSON text, the same kind of column for every game."""
    told: dict[str, Any] = msgspec.structs.asdict(record)
    return {**told, "options": msgspec.json.encode(record.options, order="sorted").decode()}


def record(row: dict[str, Any]) -> GameRecord:
    """The game of a row."""
    return msgspec.convert({**row, "options": msgspec.json.decode(row["options"])}, GameRecord)
