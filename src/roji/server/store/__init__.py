"""The database: schema, queries, backups and migrations."""
