"""How bots play Bossa."""
