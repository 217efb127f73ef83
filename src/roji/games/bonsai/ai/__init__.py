"""How bots play Bonsai."""
