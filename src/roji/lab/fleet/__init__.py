"""Self-play and tournaments on many cores or a Ray cluster."""
