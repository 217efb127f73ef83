"""Tables that people sit down at: real time, durable, and careful with secrets."""
