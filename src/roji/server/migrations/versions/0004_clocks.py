"""Clocks, bots that stand in, tables that are closed, and who has set how many."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004_clocks"
down_revision = "0004_consent"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("when_gone", sa.String(16), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("gone_level", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("stand_in", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left_ms", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_index("ix_seats_deadline", "seats", ["deadline"])
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True, autoincrement=False), sa.Column("at", sa.BigInteger, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": time.time_ns() // 1_000_000}])


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("ix_seats_deadline", "seats")
    op.drop_index("ix_tables_maker", "tables")
    for name in ("deadline", "left_ms", "leaving", "stand_in"):
        op.drop_column("seats", name)
    for name in ("maker", "touched", "closed", "gone_level", "when_gone", "clock"):
        op.drop_column("tables", name)
