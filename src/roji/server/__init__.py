"""The game server: real time, durable, and careful with secrets."""
