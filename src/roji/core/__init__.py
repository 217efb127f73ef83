"""What every game builds on: the contract, luck, hexes, sentences, journals and playthroughs."""
