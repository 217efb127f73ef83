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
    sa.Column("clock", sa.Text, nullable=True),  # JSON; none: nobody's time is counted
    sa.Column("when_gone", sa.String(16), nullable=False, server_default="bot"),  # what happens when somebody's time is up: bot or resign
    sa.Column("gone_level", sa.String(32), nullable=False, server_default=""),  # of the bot that stands in
    sa.Column("closed", sa.Text, nullable=True),  # why nobody can play here any more
    sa.Column("touched", sa.BigInteger, nullable=True),  # when something last happened, to the hour; milliseconds since 1970
    sa.Column("maker", sa.String(64), nullable=False, server_default="", index=True),  # a hash of the address that it was set from
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
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    sa.Column("at", sa.BigInteger, nullable=False),  # when a server was last seen alive, in milliseconds since 1970
)
