"""Stored shuffle commitments, made before any seat adds its nonce. Each is for one table and expires after an hour."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from roji.core.journal.promise import MAX_REMATCHES, previous_secret, read_nonce
from roji.core.luck import commitment
from roji.server.refusal import Refusal, quote
from roji.server.settings import Settings
from roji.server.store import schema
from roji.server.store.tables import Record, Store
from roji.server.table.keys import new_secret, new_token
from roji.server.wire.messages import Promised, TableAsked

KEPT = timedelta(hours=1)
GONE = "this promise is used, or older than an hour; ask for another one"


class Promises:
    """Commit-then-nonce: the client sees the commitment before the server sees the client's nonce."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def give(self) -> Promised:
        """A new promise; none in a rehearsal, whose luck is predictable and ignores nonces."""
        if self._settings.rehearsal:
            return Promised("", "")
        name, root = new_token(), new_secret()
        await self._store.transact(lambda db: _keep(db, name, root))
        return Promised(name, commitment(previous_secret(root, MAX_REMATCHES)))

    async def deal(self, record: Record, asked: TableAsked, here: Sequence[int]) -> Record:
        """The new table's record, with the promised secret and the nonces of the seats at this screen."""
        nonce = self.share(asked.nonce)
        if self._settings.rehearsal:
            return record
        if asked.day:
            return _check_day(record, asked)
        if nonce is not None and not asked.promise:
            raise Refusal("ask for a promise before you tell a nonce, or it proves nothing", 422)
        root = await self._store.transact(lambda db: _find(db, asked.promise)) if asked.promise else new_secret()
        nonces = {} if nonce is None else dict.fromkeys(here, nonce)
        return replace(record, secret=previous_secret(root, MAX_REMATCHES), root=root, rungs=MAX_REMATCHES, nonces=nonces)

    async def use_up(self, promise: str) -> None:
        """Mark a promise as used, so that no second table uses it."""
        if promise and not self._settings.rehearsal:
            await self._store.transact(lambda db: _take(db, promise))

    def share(self, nonce: str) -> bytes | None:
        """The nonce that a client adds to the shuffle; none in a rehearsal."""
        try:
            read = read_nonce(nonce) if nonce else None
        except ValueError as wrong:
            raise Refusal(quote(wrong), 422) from None
        return None if self._settings.rehearsal else read


def once_more(before: Record, record: Record) -> Record:
    """A rematch's record, with the next secret of the first promise and the same nonces."""
    if before.root is None:
        return record
    if before.rungs < 1:
        raise Refusal("the promise of your first game covers no further rematch; start a new game")
    rungs = before.rungs - 1
    return replace(record, secret=previous_secret(before.root, rungs), root=before.root, rungs=rungs, nonces=before.nonces)


def _check_day(record: Record, asked: TableAsked) -> Record:
    if asked.promise or asked.nonce:
        raise Refusal("the game of the day is dealt alike for everyone: it takes no promise and no nonce", 422)
    return record


def _keep(db: sa.Connection, name: str, root: bytes) -> None:
    now = datetime.now(UTC)
    db.execute(schema.promises.delete().where(schema.promises.c.created < now - KEPT))
    db.execute(schema.promises.insert().values(id=name, secret=root, created=now))


def _find(db: sa.Connection, name: str) -> bytes:
    fresh = schema.promises.c.created >= datetime.now(UTC) - KEPT
    root: bytes | None = db.execute(sa.select(schema.promises.c.secret).where(schema.promises.c.id == name, fresh)).scalar()
    if root is None:
        raise Refusal(GONE)
    return root


def _take(db: sa.Connection, name: str) -> None:
    if db.execute(schema.promises.delete().where(schema.promises.c.id == name)).rowcount != 1:
        raise Refusal(GONE)
