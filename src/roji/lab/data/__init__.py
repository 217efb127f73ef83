"""Games as data: files, columns, statistics."""
