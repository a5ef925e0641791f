"""The server inside a browser."""
