"""Bots. A bot is given only what its seat may know."""
