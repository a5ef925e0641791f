"""Shapes that cross the door: messages to and from clients, and entries to and from the store.

Everything that comes in is parsed here, once; what is malformed stops here.
"""
