"""Operations: metrics, logs, readiness, health checks."""
