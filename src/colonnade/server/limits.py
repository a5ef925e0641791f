"""How often somebody may: buckets that fill with time."""

import ipaddress
from collections import OrderedDict
from typing import Final

from .configuration import Rate

MOST_ADDRESSES: Final = 50_000


class Bucket:
    """Holds as many permissions as a burst may have; time fills it again."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was a permission left; it is used up."""
        filled = self._left + (now - self._at) * self._rate.each_second
        self._left = min(float(self._rate.burst), filled)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, rate: Rate, most: int = MOST_ADDRESSES) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


def household(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network that IPv6 gives a household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return host
