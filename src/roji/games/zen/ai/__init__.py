"""How bots play Zen."""
