"""The database schema: tables, seats, journals."""

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
    sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()),  # players may ask for it
    sa.Column("seed", sa.Text, nullable=True),  # decimal; instead of the secret where a game file is played on
    sa.Column("forked_line", sa.Integer, nullable=True),  # lines taken over from another game …
    sa.Column("forked_table", sa.String(16), nullable=True),  # … and the table where it was played
    sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),  # counts changes of this row and of the seats
    sa.Column("bots_by", sa.String(32), nullable=True),  # the worker that plays the bots now …
    sa.Column("bots_until", sa.DateTime(timezone=True), nullable=True, index=True),  # … and until when, by the database's clock
    sa.Column("nonces", sa.Text, nullable=True),  # JSON; what seats have added to the shuffle
    sa.Column("root", sa.LargeBinary(32), nullable=True),  # from where the secrets of this table and its rematches come down …
    sa.Column("rungs", sa.Integer, nullable=True),  # … and how far: rematches that are still promised
    sa.Column("paused_by", sa.Integer, nullable=True),  # the seat that asked for it; nobody may act
    sa.Column("paused_at", sa.BigInteger, nullable=True),  # seconds since 1970
    sa.Column("clock", sa.Text, nullable=True),  # JSON; none: nobody's time is counted
    sa.Column("when_gone", sa.String(16), nullable=False, server_default="bot"),  # what happens when somebody's time is up: bot or resign
    sa.Column("gone_level", sa.String(32), nullable=False, server_default=""),  # of the bot that stands in
    sa.Column("closed", sa.Text, nullable=True),  # why nobody can play here any more
    sa.Column("touched", sa.BigInteger, nullable=True),  # when something last happened, to the hour; milliseconds since 1970
    sa.Column("maker", sa.String(64), nullable=False, server_default="", index=True),  # a hash of the address that it was set from
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
    sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody there has asked for advice
    sa.Column("stand_in", sa.String(32), nullable=False, server_default=""),  # the level of the bot that plays for this person now
    sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),  # this person would let a bot play
    sa.Column("left_ms", sa.BigInteger, nullable=True),  # what the clock showed when it was last set going or stopped
    sa.Column("deadline", sa.BigInteger, nullable=True, index=True),  # when the time is up, in milliseconds since 1970
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 1; the key is the lock
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chain", sa.Text, nullable=True),  # the line's link; null for lines from before there were links
    sa.Column("standing", sa.Text, nullable=True),  # JSON; who acts after it, and after the end the result; null for lines from before
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
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the table's questions, from 0
    sa.Column("seat", sa.Integer, nullable=False),  # who asks
    sa.Column("kind", sa.String(16), nullable=False),  # back or pause
    sa.Column("seq", sa.Integer, nullable=False),  # lines of the journal when it was asked
    sa.Column("left", sa.Integer, nullable=False),  # lines that stand after going back
    sa.Column("asked", sa.BigInteger, nullable=False),  # seconds since 1970
    sa.Column("agreed", sa.Text, nullable=False),  # JSON; the seats that have
    sa.Column("state", sa.String(16), nullable=False),  # open, agreed or declined
    sa.Column("declined", sa.Integer, nullable=True),  # the seat that did
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    sa.Column("at", sa.BigInteger, nullable=False),  # when a server was last seen alive, in milliseconds since 1970
)
