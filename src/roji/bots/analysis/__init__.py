"""What a position is worth and what a choice cost: advice and review."""
