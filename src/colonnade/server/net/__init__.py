"""Connections: limits on what is cheap to send, and who is at the other end."""
