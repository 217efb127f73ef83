"""How bots play Ohanami."""
