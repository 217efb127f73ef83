"""Observations: what a seat may know, as a vector of small numbers."""
