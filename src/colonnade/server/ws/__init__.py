"""WebSocket: one session per client, its commands and its outbox."""
