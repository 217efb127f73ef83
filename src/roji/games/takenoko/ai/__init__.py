"""How bots play Takenoko."""
