"""One table: its journal, its screens, and what its players agree on."""
