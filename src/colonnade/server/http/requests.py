"""Reading a request's address, and rejecting a request."""


class RequestRejected(Exception):
    """A request that is answered with an error; `reason` is a key of `words.REASONS`."""

    def __init__(self, status: int, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.facts = facts


def number_in(text: str, digits: int) -> int | None:
    """The whole number that a part of an address spells, None where it spells none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
