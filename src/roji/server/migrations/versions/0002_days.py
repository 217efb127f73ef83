"""The date whose game is played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "day")
