"""Questions that a table answers together, and tables that are paused."""

import sqlalchemy as sa
from alembic import op

revision = "0004_consent"
down_revision = "0004_fair"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_by", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger, nullable=True))
    op.create_table(
        "proposals",
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


def downgrade() -> None:
    op.drop_table("proposals")
    for name in ("paused_at", "paused_by"):
        op.drop_column("tables", name)
