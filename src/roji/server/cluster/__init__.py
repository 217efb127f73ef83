"""Several workers on one database: sync, messages, leases and socket hand-off."""
