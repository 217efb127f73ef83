"""Migrates a database to the current schema, on the connection that the server passes in."""

from alembic import context

from roji.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
