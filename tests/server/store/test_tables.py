"""The store: durability, locking and limits."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from roji.core.journal.fold import Entry
from roji.server.refusal import Refusal
from roji.server.serve import prepare
from roji.server.settings import Settings
from roji.server.store.database import Overtaken, claim, engine
from roji.server.store.queries import give_back
from roji.server.store.schema import metadata
from roji.server.store.table_limits import TableLimits
from roji.server.store.tables import Record, Seat, Standing, Store
from roji.server.table.keys import hash_token, is_table_id, new_secret, new_table_id, new_token, opens
from roji.server.time.clock import HOUR
from tests.server.clients import Build
from tests.server.postgres import on_both


@contextmanager
def opened(database: str) -> Iterator[sa.Connection]:
    """A connection to the database from outside the server; committed at the end."""
    made = engine(database)
    try:
        with made.begin() as db:
            yield db
    finally:
        made.dispose()


def write_line(database: str, table: str, seq: int, seat: int, text: str) -> None:
    """Write a journal line from outside the server."""
    with opened(database) as db:
        db.execute(metadata.tables["journal"].insert(), {"table_id": table, "seq": seq, "seat": seat, "text": text})


@on_both
def test_the_migrations_lead_to_the_schema(database: str) -> None:
    asyncio.run(prepare(database))
    asyncio.run(prepare(database))
    with opened(database) as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []


@on_both
def test_what_is_confirmed_is_on_disk(database: str) -> None:
    asyncio.run(prepare(database))
    with opened(database) as db:
        if db.dialect.name == "sqlite":
            kept = [db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
            assert kept == ["wal", 2]
        else:
            kept = [db.exec_driver_sql(f"SHOW {name}").scalar() for name in ("fsync", "synchronous_commit")]
            assert kept == ["on", "on"]


@on_both
def test_tables_that_wait_for_a_bot_are_found_in_portions_the_newest_first(database: str) -> None:
    seats = Seat("person", "Ann"), Seat("bot", "Bot Ume", "any"), Seat("person", "Bob", stand_in="any")
    stands = [None, Standing([0]), Standing([1]), Standing([0, 2]), Standing([0]), Standing([1])]

    async def scene() -> list[list[str]]:
        store = Store(database)
        await store.open()
        for number, standing in enumerate(stands):
            record = Record(f"table{number}", "peaks", 1, {}, new_secret(), seats, "playing", touched=number // 3)
            await store.create(replace(record, closed="for good") if number == 5 else record)
            await store.append(record, 1, Entry(0, "show 7"), standing=Standing([1]))
            await store.append(record, 2, Entry(0, "show 8"), standing=standing)
        await store.create(Record("people", "peaks", 1, {}, new_secret(), seats[:1], "playing", touched=9))
        await store.create(Record("begun", "peaks", 1, {}, new_secret(), seats, "playing", touched=8))
        await store.create(Record("over", "peaks", 1, {}, new_secret(), seats, "over"))
        spoil = metadata.tables["journal"].update().where(metadata.tables["journal"].c.table_id == "table4").values(standing="{")
        await store.transact(lambda db: db.execute(spoil))
        portions = [found async for found in store.waiting_for_bots(2)]
        await store.close()
        return portions

    portions = asyncio.run(scene())
    assert [name for portion in portions for name in portion] == ["begun", "table4", "table3", "table2", "table0"], (
        "and one whose row is spoiled"
    )
    assert len(portions) == 4, "two tables are looked at in one portion, and none twice"


@on_both
def test_after_a_short_stop_only_running_clocks_are_written(database: str) -> None:
    """Otherwise a start with 100,000 tables would update as many rows; `touched` is only kept to the hour."""
    tables = metadata.tables["tables"].c
    clocked = Seat("person", "Ann", left_ms=9, deadline=5000)

    async def scene() -> None:
        store = Store(database)
        await store.open()
        for name, seat in (("clock", clocked), ("none", Seat("person", "Ann"))):
            await store.create(Record(name, "peaks", 1, {}, new_secret(), (seat,), "playing", touched=1000))
        assert await store.transact(lambda db: give_back(db, now(db) + 60_000, 0)) == 60_000
        assert await kept(store) == {"clock": (1, 1000, 65_000), "none": (0, 1000, None)}
        assert await store.transact(lambda db: give_back(db, now(db) + HOUR, 0)) == HOUR
        assert await kept(store) == {"clock": (2, 1000 + HOUR, 65_000 + HOUR), "none": (1, 1000 + HOUR, None)}
        await store.close()

    def now(db: sa.Connection) -> int:
        return int(db.execute(sa.select(metadata.tables["pulse"].c.at)).scalar_one())

    async def kept(store: Store) -> dict[str, tuple[int, int, int | None]]:
        rows = sa.select(tables.id, tables.revision, tables.touched, metadata.tables["seats"].c.deadline).join(metadata.tables["seats"])
        return await store.transact(lambda db: {row.id: (row.revision, row.touched, row.deadline) for row in db.execute(rows)})

    asyncio.run(scene())


@on_both
def test_a_line_of_the_journal_is_written_once(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        record = Record(new_table_id(), "peaks", 1, {"rounds": 1}, new_secret(), (Seat("open"), Seat("bot", "Bot Ume", "any")), "playing")
        await store.create(record)
        await store.append(record, 1, Entry(0, "show 7"))
        with pytest.raises(Overtaken):
            await store.append(record, 1, Entry(1, "show 8"))
        assert await store.load(record.id) == (record, [Entry(0, "show 7")])
        assert await store.load("nothing") is None
        await store.close()

    asyncio.run(scene())


@on_both
def test_of_many_lines_at_once_each_that_fails_fails_alone(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        records = [Record(new_table_id(), "peaks", 1, {}, new_secret(), (Seat("open"),), "playing") for _ in range(20)]
        for record in records:
            await store.create(record)
        await store.append(records[7], 1, Entry(0, "show 1"))
        ends = await asyncio.gather(*(store.append(record, 1, Entry(0, "show 2")) for record in records), return_exceptions=True)
        assert [place for place, end in enumerate(ends) if isinstance(end, Overtaken)] == [7]
        kept = [await store.load(record.id) for record in records]
        assert [loaded[1] for loaded in kept if loaded] == [[Entry(0, "show 1" if place == 7 else "show 2")] for place in range(20)]
        await store.close()

    asyncio.run(scene())


@on_both
def test_a_change_to_an_outdated_record_is_overtaken(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        record = Record(new_table_id(), "peaks", 1, {}, new_secret(), (Seat("open"), Seat("open")))
        await store.create(record)
        sits = [store.save(record.sit(0, Seat("person", name, token_hash=name))) for name in ("Ann", "Bob")]
        ends = await asyncio.gather(*sits, return_exceptions=True)
        assert {type(end) for end in ends} == {Record, Overtaken}
        won = next(end for end in ends if isinstance(end, Record))
        assert await store.load(record.id) == (won, [])
        await store.close()

    asyncio.run(scene())


def test_an_unusable_database_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be used"):
        asyncio.run(prepare(f"sqlite:///{tmp_path / 'nowhere' / 'roji.sqlite'}"))


def test_the_password_of_a_database_is_never_shown(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be used") as told:
        asyncio.run(prepare(f"postgresql://roji:hush@/roji?host={tmp_path}"))
    assert "hush" not in str(told.value)


def test_tokens_are_kept_as_hashes_only(build: Build, database: str, tmp_path: Path) -> None:
    house = build()
    made = house.create("Ann", "open")
    token = house.join(made["table"], "Bob")
    house.kill()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("roji.sqlite*") if path.suffix != ".log")
    assert made["token"].encode() not in kept
    assert token.encode() not in kept
    with opened(database) as db:
        kept_hashes = list(db.execute(sa.text("SELECT token_hash FROM seats ORDER BY seat")).scalars())
    assert kept_hashes == [hash_token(made["token"]), hash_token(token)]


def test_keys_are_long_enough_and_different() -> None:
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert all(is_table_id(new_table_id()) for _ in range(100))
    assert len({new_token() for _ in range(1000)}) == 1000
    token = new_token()
    assert len(token) == 22  # 128 bits
    assert opens(hash_token(token), hash_token(token))
    assert not opens(hash_token(token), hash_token(token + "x"))
    assert not opens(hash_token(""), None)


@on_both
def test_a_move_that_cannot_be_saved_did_not_happen_and_can_be_repeated(build: Build, database: str) -> None:
    house = build()
    _, ann, bob = house.pair()
    with opened(database) as db:
        db.execute(sa.text("ALTER TABLE journal RENAME TO elsewhere"))
    for _ in range(2):
        ann.play(ann.seen["legal"][0]["code"])
        assert ann.refusal() == "this could not be saved, so it did not happen; try again in a moment"
    with opened(database) as db:
        db.execute(sa.text("ALTER TABLE elsewhere RENAME TO journal"))
    assert ann.play_first()["seq"] == 1
    assert bob.until(lambda seen: seen["seq"] == 1)["players"][0]["present"]


@on_both
def test_a_line_that_somebody_else_wrote_first_is_read_and_the_next_one_follows(build: Build, database: str) -> None:
    house = build()
    table, ann, bob = house.pair()
    write_line(database, table, 1, 0, ann.seen["legal"][0]["text"])
    bob.play_first()
    assert [event["seat"] for event in bob.story] == [0, 1]
    ann.play(ann.seen["legal"][1]["code"], nth=0)
    assert ann.until(lambda seen: seen["seq"] == 2)["nth"] == 1, "what she sent is late: she has acted already"


def test_the_file_of_a_database_is_for_its_owner_alone(build: Build, tmp_path: Path) -> None:
    house = build()
    house.create("Ann", "open")
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.glob("roji.sqlite*")}
    assert len(modes) >= 3
    assert set(modes.values()) == {"0o600"}


def test_a_second_server_on_the_same_file_says_so_and_does_not_start(database: str) -> None:
    first = claim(database)
    assert first is not None
    with pytest.raises(ValueError, match=r"another Roji serves .* already; stop it, or give this one a file of its own"):
        claim(database)
    first.close()
    again = claim(database)
    assert again is not None
    again.close()


def test_a_database_of_a_newer_roji_is_told_in_a_sentence(database: str) -> None:
    asyncio.run(prepare(database))
    with engine(database).begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999_later'"))
    with pytest.raises(ValueError, match="was made by a newer Roji; update this one"):
        asyncio.run(prepare(database))


def test_readers_of_a_file_do_not_wait_for_writers(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'roji.sqlite'}"

    async def read_meanwhile() -> None:
        store = Store(database)
        await store.open()
        await store.create(record := Record(new_table_id(), "peaks", 1, {}, new_secret(), (Seat("open"),)))
        with opened(database) as other:
            other.exec_driver_sql("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.create(replace(record, id=new_table_id())))
            for _ in range(5):
                await asyncio.sleep(0)  # by now the write waits in its thread
            assert await store.load(record.id) is not None
            assert not writing.done(), "it waits for the other"
        await writing
        await store.close()

    asyncio.run(read_meanwhile())


def test_nobody_else_writes_to_a_file_between_what_a_transaction_reads_and_what_it_writes(tmp_path: Path) -> None:
    file = tmp_path / "roji.sqlite"

    def interrupted(db: sa.Connection) -> int:
        at: int = db.execute(sa.text("SELECT at FROM pulse")).scalar_one()
        with closing(sqlite3.connect(file, timeout=0)) as other, pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("UPDATE pulse SET at = at - 1000")
        return at

    async def scene() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        await store.transact(interrupted)
        await store.close()

    asyncio.run(scene())


@on_both
def test_a_limit_holds_where_several_servers_make_tables_at_once(database: str) -> None:
    limits = TableLimits(Settings(tables_per_hour=5))

    async def make_all() -> list[bool]:
        stores = [Store(database, limits.check) for _ in range(2)]
        for store in stores:
            await store.open()
        record = Record("", "peaks", 1, {}, new_secret(), (Seat("open"),), maker=limits.maker("127.0.0.2"))
        made = (store.create(replace(record, id=new_table_id())) for _ in range(10) for store in stores)
        ends = await asyncio.gather(*made, return_exceptions=True)
        for store in stores:
            await store.close()
        assert all(isinstance(end, Refusal) and end.status == 429 for end in ends if end is not None), ends
        return [end is None for end in ends]

    asyncio.run(prepare(database))
    assert sum(asyncio.run(make_all())) == 5
