"""How many journal lines a second the store confirms: python bench/server/appends.py [--database URL] [--tables 64] [--lines 2000]."""

import argparse
import asyncio
import tempfile
import time

from roji.core.journal.fold import Entry
from roji.server.store.tables import Record, Seat, Store
from roji.server.table.keys import new_secret, new_table_id


async def write(store: Store, record: Record, lines: int) -> list[float]:
    """Append lines to one table; returns the duration of each."""
    took = []
    for seq in range(1, lines + 1):
        began = time.perf_counter()
        await store.append(record, seq, Entry(0, "show 7"))
        took.append(time.perf_counter() - began)
    return took


async def measure(database: str, tables: int, lines: int) -> None:
    store = Store(database)
    await store.open()
    records = [Record(new_table_id(), "peaks", 1, {}, new_secret(), (Seat("open"),)) for _ in range(tables)]
    for record in records:
        await store.create(record)
    began = time.perf_counter()
    written = await asyncio.gather(*(write(store, record, lines // tables) for record in records))
    seconds = time.perf_counter() - began
    await store.close()
    took = sorted(one for table in written for one in table)
    print(  # noqa: T201
        f"{len(took)} lines of {tables} tables: {len(took) / seconds:.0f} lines/s, "
        f"p50 {1000 * took[len(took) // 2]:.1f} ms, p99 {1000 * took[len(took) * 99 // 100]:.1f} ms"
    )


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--database", default="")
    asked.add_argument("--tables", type=int, default=64)
    asked.add_argument("--lines", type=int, default=2000)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.database or f"sqlite:///{folder}/roji.sqlite", given.tables, given.lines))
