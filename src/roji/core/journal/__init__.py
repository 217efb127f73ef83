"""Journals: their lines and text, the chain through them, playing and verifying them."""
