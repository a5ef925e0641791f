"""Types on the wire: messages to and from clients, and entries to and from the store.

Everything that comes in is parsed here, once; malformed input goes no further.
"""
