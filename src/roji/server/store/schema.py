"""The database schema: tables, seats, journals."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON; the chosen ones, and once the game has begun all
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),  # gathering, playing or over
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("day", sa.String(10), nullable=True),  # the date of a daily game
    sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()),  # whether players may ask for advice
    sa.Column("seed", sa.Text, nullable=True),  # decimal; instead of the secret, for a fork of a game file
    sa.Column("forked_line", sa.Integer, nullable=True),  # of a fork: the number of lines taken over …
    sa.Column("forked_table", sa.String(16), nullable=True),  # … and the table of the original game
    sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),  # incremented with every change of the record
    sa.Column("bots_by", sa.String(32), nullable=True),  # the worker that plays the bots now …
    sa.Column("bots_until", sa.DateTime(timezone=True), nullable=True, index=True),  # … and until when, by the database's clock
    sa.Column("nonces", sa.Text, nullable=True),  # JSON; the seats' nonces
    sa.Column("root", sa.LargeBinary(32), nullable=True),  # the last secret of the hash chain for this table and its rematches …
    sa.Column("rungs", sa.Integer, nullable=True),  # … and how many rematches are left in it
    sa.Column("paused_by", sa.Integer, nullable=True),  # the seat that proposed the pause
    sa.Column("paused_at", sa.BigInteger, nullable=True),  # seconds since 1970
    sa.Column("clock", sa.Text, nullable=True),  # JSON; null: no clock
    sa.Column("when_gone", sa.String(16), nullable=False, server_default="bot"),  # when a player's time is up: bot or resign
    sa.Column("gone_level", sa.String(32), nullable=False, server_default=""),  # level of the substitute bot
    sa.Column("closed", sa.Text, nullable=True),  # why the table is closed
    sa.Column("touched", sa.BigInteger, nullable=True),  # time of the last event, to the hour; milliseconds since 1970
    sa.Column("maker", sa.String(64), nullable=False, server_default="", index=True),  # a hash of the creator's address
    sa.Index("ix_tables_phase_touched", "phase", "touched"),
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
    sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()),  # has asked for advice
    sa.Column("stand_in", sa.String(32), nullable=False, server_default=""),  # the level of the substitute bot that plays now
    sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),  # has left; a bot may play if the others agree
    sa.Column("left_ms", sa.BigInteger, nullable=True),  # time left when the clock was last started or stopped
    sa.Column("deadline", sa.BigInteger, nullable=True, index=True),  # when the time runs out, in milliseconds since 1970
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 1; the primary key serves as an optimistic lock
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chain", sa.Text, nullable=True),  # the line's link; null for lines written before links existed
    sa.Column("standing", sa.Text, nullable=True),  # JSON; who is to act after it, or the final result; null for older lines
)

promises = sa.Table(
    "promises",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False, index=True),
)

proposals = sa.Table(
    "proposals",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # counts the table's proposals, from 0
    sa.Column("seat", sa.Integer, nullable=False),  # who asks
    sa.Column("kind", sa.String(16), nullable=False),  # back or pause
    sa.Column("seq", sa.Integer, nullable=False),  # length of the journal when it was made
    sa.Column("left", sa.Integer, nullable=False),  # lines that are left after going back
    sa.Column("asked", sa.BigInteger, nullable=False),  # seconds since 1970
    sa.Column("agreed", sa.Text, nullable=False),  # JSON; the seats that have agreed
    sa.Column("state", sa.String(16), nullable=False),  # open, agreed or declined
    sa.Column("declined", sa.Integer, nullable=True),  # the seat that declined
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # always 1: there is one row
    sa.Column("at", sa.BigInteger, nullable=False),  # the last heartbeat of a server, in milliseconds since 1970
)
