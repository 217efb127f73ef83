"""What is kept, and how carefully."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from roji.core.journal import Entry
from roji.server.database import Overtaken, engine
from roji.server.keys import hash_token, is_table_id, new_secret, new_table_id, new_token, opens
from roji.server.schema import metadata
from roji.server.serving import prepare
from roji.server.store import Record, Seat, Store
from tests.server.clients import Build
from tests.server.postgres import on_both


@contextmanager
def opened(database: str) -> Iterator[sa.Connection]:
    """The database as somebody else may use it; what is done is committed at the end."""
    made = engine(database)
    try:
        with made.begin() as db:
            yield db
    finally:
        made.dispose()


def write_line(database: str, table: str, seq: int, seat: int, text: str) -> None:
    """Somebody else writes a line of a journal."""
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
        assert await store.playing_with_bots() == [record.id]
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
def test_who_changes_what_is_no_longer_so_is_overtaken(database: str) -> None:
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


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be used"):
        asyncio.run(prepare(f"sqlite:///{tmp_path / 'nowhere' / 'roji.sqlite'}"))


def test_the_password_of_a_database_is_never_told(tmp_path: Path) -> None:
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
def test_what_cannot_be_saved_did_not_happen_and_can_be_done_again(build: Build, database: str) -> None:
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
