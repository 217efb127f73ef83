"""Several workers at one database: a table's revision, and who plays its bots for how long."""

import sqlalchemy as sa
from alembic import op

revision = "0004_durable"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("bots_by", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("bots_until", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for name in ("bots_until", "bots_by", "revision"):
        op.drop_column("tables", name)
