"""Bots against bots: tournaments, ratings and their report."""
