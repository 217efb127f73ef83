"""The line protocol for bots that are external programs, both ends."""
