"""Verifiable dice: nobody can choose them, everybody can check them; docs/dice.md specifies them.

The server commits to a secret before the first throw, every seat may add a seed, and each throw
follows from the secret, the table, the seeds and its number alone.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from struct import pack, unpack
from typing import Final

from colonnade.kernel.errors import ColonnadeError

SCHEME: Final = "colonnade-dice-1"
OWN: Final = "own"
"""What a record writes instead of a commitment when people threw their own dice."""
SECRET_BYTES: Final = 32
LONGEST_SEED: Final = 64
BLOCK_BYTES: Final = 64
"""The block size of SHA-256."""
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
"""The two paddings of RFC 2104, for each byte of a key."""
WORDS: Final = 1 << 32
"""How many values a word of four bytes has; a throw has at most that many cases."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of one table's dice; its value is not printed by `repr`."""

    value: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.value) != SECRET_BYTES:
            raise ColonnadeError(f"a secret of dice has {SECRET_BYTES} bytes")

    @property
    def commitment(self) -> str:
        """What is published at once: the secret can neither be found from it nor changed later."""
        return hashlib.sha256(self.value).hexdigest()


def is_seed(seed: str) -> bool:
    """Whether a text may be a seed: printable, without commas, at most 64 characters."""
    return 0 < len(seed) <= LONGEST_SEED and seed.isprintable() and "," not in seed


def throw_case(secret: Secret, table: str, seeds: Sequence[str], number: int, cases: int) -> int:
    """The case that the throw of this number shows, all cases being equally likely."""
    if not 1 <= cases <= WORDS:
        raise ColonnadeError(f"a throw has 1 to {WORDS} cases, not {cases}")
    # Words from the last, incomplete round of cases would favour the low ones.
    fair = WORDS - WORDS % cases
    digest = hmac_with_prefix(secret.value, game_message(table, tuple(seeds)))
    for block in count():
        drawn: tuple[int, ...] = unpack(">8I", digest(pack(">II", number, block)))
        for word in drawn:
            if word < fair:
                return word % cases
    raise AssertionError("there is always another block")


@lru_cache(maxsize=1024)
def hmac_with_prefix(key: bytes, beginning: bytes) -> Callable[[bytes], bytes]:
    """HMAC-SHA-256 (RFC 2104) of messages with a common prefix; the key has at most 64 bytes.

    `hmac` would hash key and prefix again for every throw, which takes four times as long.
    """
    padded = key.ljust(BLOCK_BYTES, b"\0")
    inner = hashlib.sha256(padded.translate(INNER) + beginning)
    outer = hashlib.sha256(padded.translate(OUTER))

    def digest(rest: bytes) -> bytes:
        within, around = inner.copy(), outer.copy()
        within.update(rest)
        around.update(within.digest())
        return around.digest()

    return digest


@lru_cache(maxsize=1024)
def game_message(table: str, seeds: tuple[str, ...]) -> bytes:
    """The common prefix of all throws of a game: scheme, table and seeds."""

    def text(written: str) -> bytes:
        data = written.encode()
        return pack(">I", len(data)) + data

    return b"".join(
        [text(SCHEME), text(table), pack(">I", len(seeds)), *(text(seed) for seed in seeds)]
    )
