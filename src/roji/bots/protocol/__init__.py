"""Bots as programs: the line protocol, both ends."""
