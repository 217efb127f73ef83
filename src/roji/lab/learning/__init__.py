"""Teaching a game what to try and who will win: games against itself, and networks that learn from them."""
