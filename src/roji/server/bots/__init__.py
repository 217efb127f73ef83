"""The server's bots: their seats, the processes they think in, advice and reviews."""
