"""What is kept, and how carefully."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from roji.core.journal import Entry
from roji.server.keys import hash_token, is_table_id, new_secret, new_table_id, new_token, opens
from roji.server.schema import metadata
from roji.server.serving import prepare
from roji.server.store import Record, Seat, Store
from tests.server.clients import Build


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'roji.sqlite'}"
    asyncio.run(prepare(url))
    asyncio.run(prepare(url))
    engine = sa.create_engine(url)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_a_line_of_the_journal_is_written_once(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'roji.sqlite'}")
        await store.open()
        record = Record(new_table_id(), "peaks", 1, {"rounds": 1}, new_secret(), (Seat("open"), Seat("bot", "Bot Ume", "any")), "playing")
        await store.create(record)
        await store.append(record, 1, Entry(0, "show 7"))
        with pytest.raises(sa.exc.IntegrityError):
            await store.append(record, 1, Entry(1, "show 8"))
        assert await store.load(record.id) == (record, [Entry(0, "show 7")])
        assert await store.playing_with_bots() == [record.id]
        assert await store.load("nothing") is None
        await store.close()

    asyncio.run(scene())


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be used"):
        asyncio.run(prepare(f"sqlite:///{tmp_path / 'nowhere' / 'roji.sqlite'}"))


def test_tokens_are_kept_as_hashes_only(build: Build, tmp_path: Path) -> None:
    house = build()
    made = house.create("Ann", "open")
    token = house.join(made["table"], "Bob")
    house.kill()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("roji.sqlite*") if path.suffix != ".log")
    assert made["token"].encode() not in kept
    assert token.encode() not in kept
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    assert [row[0] for row in db.execute("SELECT token_hash FROM seats ORDER BY seat")] == [hash_token(made["token"]), hash_token(token)]
    db.close()


def test_keys_are_long_enough_and_different() -> None:
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert all(is_table_id(new_table_id()) for _ in range(100))
    assert len({new_token() for _ in range(1000)}) == 1000
    token = new_token()
    assert len(token) == 22  # 128 bits
    assert opens(hash_token(token), hash_token(token))
    assert not opens(hash_token(token), hash_token(token + "x"))
    assert not opens(hash_token(""), None)


def test_what_cannot_be_saved_did_not_happen_and_can_be_done_again(build: Build, tmp_path: Path) -> None:
    house = build()
    _, ann, bob = house.pair()
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    db.execute("ALTER TABLE journal RENAME TO elsewhere")
    for _ in range(2):
        ann.play(ann.seen["legal"][0]["code"])
        assert ann.refusal() == "this could not be saved, so it did not happen; try again in a moment"
    db.execute("ALTER TABLE elsewhere RENAME TO journal")
    db.close()
    assert ann.play_first()["seq"] == 1
    assert bob.until(lambda seen: seen["seq"] == 1)["players"][0]["present"]


def test_a_line_that_somebody_else_wrote_first_is_read_again(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, bob = house.pair()
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    db.execute("INSERT INTO journal (table_id, seq, seat, text) VALUES (?, 1, 0, ?)", (table, ann.seen["legal"][0]["text"]))
    db.commit()
    db.close()
    bob.play(bob.seen["legal"][0]["code"])
    assert bob.refusal().startswith("this could not be saved")
    bob.play_first()
    assert [event["seat"] for event in bob.story] == [0, 1]
