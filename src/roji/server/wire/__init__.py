"""The messages that travel between the server and a page, one Struct each."""
