"""Bots by name: levels, specifications and the protocol of a thinker."""
