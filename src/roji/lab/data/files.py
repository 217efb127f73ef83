"""Parquet and JSON Lines files. A file is renamed into place only when it is complete."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

import msgspec
import pyarrow as pa
from pyarrow import parquet

from roji.lab.data.columns import record
from roji.lab.data.records import GameRecord

KINDS = (".parquet", ".jsonl")


class Sink(Protocol):
    """Writes rows in batches."""

    def write(self, batch: pa.RecordBatch) -> None: ...
    def close(self) -> None: ...


class ParquetSink:
    """Every batch is a row group."""

    def __init__(self, file: IO[bytes], schema: pa.Schema) -> None:
        self._writer: Any = parquet.ParquetWriter(file, schema, compression="zstd")

    def write(self, batch: pa.RecordBatch) -> None:
        self._writer.write_batch(batch)

    def close(self) -> None:
        self._writer.close()


class LinesSink:
    """Every row is a line."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def write(self, batch: pa.RecordBatch) -> None:
        self._file.writelines(msgspec.json.encode(row) + b"\n" for row in batch.to_pylist())

    def close(self) -> None:
        """Nothing to do: JSON Lines have no footer."""


def check_path(path: Path) -> None:
    """A ValueError with a sentence if rows cannot be written there."""
    if path.suffix not in KINDS:
        raise ValueError(f"{path} is neither {' nor '.join(KINDS)}: the end of its name says how it is written")
    if path.exists():
        raise ValueError(f"{path} is there already; name another file, or remove it")


@contextmanager
def new_file(path: Path, schema: pa.Schema) -> Iterator[Sink]:
    """A sink for rows. It writes to a .part file, which is renamed when complete and removed on failure."""
    check_path(path)
    part = path.with_name(path.name + ".part")
    with ExitStack() as stack:
        try:
            file = stack.enter_context(part.open("wb"))
        except OSError as trouble:
            raise ValueError(f"{path} cannot be written: {trouble.strerror}") from None
        try:
            sink: Sink = ParquetSink(file, schema) if path.suffix == ".parquet" else LinesSink(file)
            with closing(sink):
                yield sink
            file.flush()
            os.fsync(file.fileno())
            _name(part, path)
        finally:
            part.unlink(missing_ok=True)


def _name(part: Path, path: Path) -> None:
    """Rename a complete file; one that has appeared there meanwhile is not overwritten."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise ValueError(f"{path} has come to be there meanwhile; it is left as it is, and what was written is gone") from None


def read_games(path: Path) -> Iterator[GameRecord]:
    """Iterate over the games of a file; a ValueError if it is no file of games."""
    return (_record(path, row) for row in read_rows(path))


def read_rows(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of either kind of file, of games or of positions."""
    if path.suffix not in KINDS:
        raise ValueError(f"{path} is neither {' nor '.join(KINDS)}")
    return _parquet_rows(path) if path.suffix == ".parquet" else _lines(path)


def _parquet_rows(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=256):
                yield from batch.to_pylist()
    except pa.ArrowInvalid as wrong:
        raise ValueError(f"{path} is no Parquet file: {wrong}") from None


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                yield msgspec.json.decode(line, type=dict[str, Any])
            except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
                raise ValueError(f"{path} is damaged in line {number}: {wrong}") from None


def _record(path: Path, row: dict[str, Any]) -> GameRecord:
    try:
        return record(row)
    except (KeyError, msgspec.MsgspecError) as wrong:
        raise ValueError(f"{path} does not hold games as we record them: {wrong}") from None
