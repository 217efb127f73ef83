"""The schema of Roji 0.2. An older database is upgraded: missing tables and columns are added."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = None

then = sa.MetaData()  # the schema as of this revision; later revisions change it

tables = sa.Table(
    "tables",
    then,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("day", sa.String(10), nullable=True),
    sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seed", sa.Text, nullable=True),
    sa.Column("forked_line", sa.Integer, nullable=True),
    sa.Column("forked_table", sa.String(16), nullable=True),
    sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("bots_by", sa.String(32), nullable=True),
    sa.Column("bots_until", sa.DateTime(timezone=True), nullable=True, index=True),
    sa.Column("nonces", sa.Text, nullable=True),
    sa.Column("root", sa.LargeBinary(32), nullable=True),
    sa.Column("rungs", sa.Integer, nullable=True),
    sa.Column("paused_by", sa.Integer, nullable=True),
    sa.Column("paused_at", sa.BigInteger, nullable=True),
    sa.Column("clock", sa.Text, nullable=True),
    sa.Column("when_gone", sa.String(16), nullable=False, server_default="bot"),
    sa.Column("gone_level", sa.String(32), nullable=False, server_default=""),
    sa.Column("closed", sa.Text, nullable=True),
    sa.Column("touched", sa.BigInteger, nullable=True),
    sa.Column("maker", sa.String(64), nullable=False, server_default="", index=True),
    sa.Index("ix_tables_phase_touched", "phase", "touched"),
)
seats = sa.Table(
    "seats",
    then,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=True),
    sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("stand_in", sa.String(32), nullable=False, server_default=""),
    sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("left_ms", sa.BigInteger, nullable=True),
    sa.Column("deadline", sa.BigInteger, nullable=True, index=True),
)
journal = sa.Table(
    "journal",
    then,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chain", sa.Text, nullable=True),
    sa.Column("standing", sa.Text, nullable=True),
)
promises = sa.Table(
    "promises",
    then,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False, index=True),
)
proposals = sa.Table(
    "proposals",
    then,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("left", sa.Integer, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("declined", sa.Integer, nullable=True),
)
pulse = sa.Table(
    "pulse",
    then,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


def upgrade() -> None:
    db = op.get_bind()
    before = sa.inspect(db)
    older = [table for table in then.sorted_tables if before.has_table(table.name)]
    for table in older:
        add_what_is_missing(db, before, table)
    then.create_all(db)
    now = time.time_ns() // 1_000_000
    db.execute(tables.update().where(tables.c.touched.is_(None)).values(touched=now))
    if db.execute(sa.select(pulse.c.id)).first() is None:
        db.execute(pulse.insert().values(id=1, at=now))


def add_what_is_missing(db: sa.Connection, before: sa.Inspector, table: sa.Table) -> None:
    columns = {column["name"] for column in before.get_columns(table.name)}
    indexes = {index["name"] for index in before.get_indexes(table.name)}
    for column in table.columns:
        if column.name not in columns:
            op.add_column(table.name, sa.Column(column.name, column.type, nullable=column.nullable, server_default=column.server_default))
    for index in table.indexes:
        if index.name not in indexes:
            index.create(db)
