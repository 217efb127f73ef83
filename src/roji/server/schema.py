"""What is kept of a table: who sits there, its secret, and its journal line by line."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON; those chosen, and from the beginning of the game all
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),  # gathering, playing or over
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("day", sa.String(10), nullable=True),  # the date whose game it is
    sa.Column("advice", sa.Boolean, nullable=False),  # players may ask for it
    sa.Column("seed", sa.Text, nullable=True),  # decimal; instead of the secret where a game file is played on
    sa.Column("forked_line", sa.Integer, nullable=True),  # lines taken over from another game …
    sa.Column("forked_table", sa.String(16), nullable=True),  # … and the table where it was played
    sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),  # counts changes of this row and of the seats
    sa.Column("bots_by", sa.String(32), nullable=True),  # the worker that plays the bots now …
    sa.Column("bots_until", sa.DateTime(timezone=True), nullable=True),  # … and until when, by the database's clock
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),  # person, open or bot
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=True),
    sa.Column("advised", sa.Boolean, nullable=False),  # somebody there has asked for advice
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 1; the key is the lock
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
