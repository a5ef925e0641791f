"""Dice nobody chooses and everybody can check; docs/dice.md is the specification.

The house commits to a secret before the first throw, every seat may add a seed, and each throw
follows from the secret, the table, the seeds and its number alone.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from struct import pack, unpack
from typing import Final

from colonnade.kernel.errors import ColonnadeError

SCHEME: Final = "colonnade-dice-1"
SECRET_BYTES: Final = 32
LONGEST_SEED: Final = 64
WORDS: Final = 1 << 32
"""How many values a word of four bytes has; a throw has at most as many cases."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of one table's dice; it shows itself to nobody who prints it."""

    value: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.value) != SECRET_BYTES:
            raise ColonnadeError(f"a secret of dice has {SECRET_BYTES} bytes")

    @property
    def commitment(self) -> str:
        """What is published at once: the secret cannot be found from it, nor changed under it."""
        return hashlib.sha256(self.value).hexdigest()


def is_seed(seed: str) -> bool:
    """Whether a text may be a seed: printable, without commas, at most 64 signs."""
    return 0 < len(seed) <= LONGEST_SEED and seed.isprintable() and "," not in seed


def throw_case(secret: Secret, table: str, seeds: Sequence[str], number: int, cases: int) -> int:
    """Which of its equally likely cases the throw of this number shows."""
    if not 1 <= cases <= WORDS:
        raise ColonnadeError(f"a throw has 1 to {WORDS} cases, not {cases}")
    # Words from the last, incomplete round of cases would favour the low ones.
    fair = WORDS - WORDS % cases
    message = game_message(table, tuple(seeds))
    for block in count():
        # Not `hmac.digest`: it lets other threads run meanwhile, which takes longer than it does.
        digest = hmac.new(secret.value, message + pack(">II", number, block), "sha256").digest()
        drawn: tuple[int, ...] = unpack(">8I", digest)
        for word in drawn:
            if word < fair:
                return word % cases
    raise AssertionError("there is always another block")


@lru_cache(maxsize=1024)
def game_message(table: str, seeds: tuple[str, ...]) -> bytes:
    """What all throws of a game have in common: scheme, table and seeds."""

    def text(written: str) -> bytes:
        data = written.encode()
        return pack(">I", len(data)) + data

    return b"".join(
        [text(SCHEME), text(table), pack(">I", len(seeds)), *(text(seed) for seed in seeds)]
    )
