"""One table: its journal being played, its screens, and what its players agree on."""
