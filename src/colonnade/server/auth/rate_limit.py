"""Rate limits: one token bucket per client address."""

from collections import OrderedDict
from typing import Final

from colonnade.server.configuration import Rate

MOST_ADDRESSES: Final = 50_000


class TokenBucket:
    """Holds up to a burst of tokens and refills at a steady rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: float, amount: int = 1) -> bool:
        """Take some tokens; returns whether there were as many."""
        filled = self._left + (now - self._at) * self._rate.each_second
        self._left = min(float(self._rate.burst), filled)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class RateLimiter:
    """A bucket per address; the least recently used are dropped."""

    def __init__(self, rate: Rate, most: int = MOST_ADDRESSES) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token of an address; returns whether there was one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)
