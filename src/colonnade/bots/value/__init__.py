"""Learned values: networks, estimates and the bot driven by a value."""
