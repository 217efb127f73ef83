"""What every game stands on: the contract, luck, hexes, sentences, journals and playthroughs."""
