"""Tables that go on from another game, and tables where one may ask for advice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seed", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("forked_line", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("forked_table", sa.String(16), nullable=True))
    op.add_column("seats", sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "advised")
    for name in ("forked_table", "forked_line", "seed", "advice"):
        op.drop_column("tables", name)
