"""Promises, the nonces that seats add to a shuffle, and the chain through a journal."""

import sqlalchemy as sa
from alembic import op

revision = "0004_fair"
down_revision = "0004_durable"


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.add_column("tables", sa.Column("nonces", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("root", sa.LargeBinary(32), nullable=True))
    op.add_column("tables", sa.Column("rungs", sa.Integer, nullable=True))
    op.add_column("journal", sa.Column("chain", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("journal", "chain")
    for name in ("rungs", "root", "nonces"):
        op.drop_column("tables", name)
    op.drop_table("promises")
