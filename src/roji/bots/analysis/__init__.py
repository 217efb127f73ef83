"""Advice and review: the value of a position, and the cost of a choice."""
