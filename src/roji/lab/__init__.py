"""The games as environments for research: frameworks' adapters, batches, self-play, data."""
