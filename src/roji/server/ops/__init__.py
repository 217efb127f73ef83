"""What a host watches: metrics, logs, readiness, the doctor."""
