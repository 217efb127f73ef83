"""Clocks, absence, and bots that substitute for people."""
