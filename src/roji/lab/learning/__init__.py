"""Teaching a game's judgement: games against itself, and networks that learn from them."""
