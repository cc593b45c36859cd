"""How fast and how much: what one guest and one address may do."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address, ip_network

import msgspec

LARGEST_MESSAGE = 8 * 1024
LARGEST_BODY = 32 * 1024
LARGEST_UPLOAD = 512 * 1024
TABLE_BYTES = 64 * 1024
"""What a table takes up on the disk by and by, or more than that."""
DAY = 24 * 3600.0
STRANGERS = 5
"""Several people who have no name yet may share an address; together they count as so many."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest may do. Generous for play, too little for mischief."""

    messages: float = 20
    """Over a socket, a second."""
    burst: int = 40
    """So many at once."""
    hints: float = 0.5
    """A second; ten at once, because a whole set-up may be left to a bot."""
    sockets: int = 20
    """Open at the same time."""
    hello: float = 10
    """Seconds until a socket that has not said hello is closed."""
    quiet: float = 3
    """Seconds of silence after which a browser is asked for a sign of life."""
    away: float = 7
    """Seconds of silence after which it counts as away."""
    listen: float = 1
    """Seconds between two looks at who is silent."""
    strikes: int = 10
    """After so many bad messages the socket is closed."""
    renames: float = 10
    """Of oneself, a minute: each reaches all tables at which one sits."""
    tables: float = 10
    """New ones, a minute."""
    unfinished: int = 50
    """Tables still open or at play."""
    requests: float = 20
    """Over HTTP, a second; five seconds' worth at once."""
    streams: float = 1
    """Whole replays, a second; ten seconds' worth at once."""
    analyses: int = 2
    """Of games, at the same time."""
    tries: float = 15
    """Places pointed at and things asked about, a second; two seconds' worth at once."""
    handshakes: float = 5
    """Sockets opened, a second."""
    handshake_burst: int = 40
    """So many at once."""
    chat: float = 1
    """Sayings, a second."""
    chat_burst: int = 5
    """So many at once."""
    stands: float = 1
    """Standing passes set or lifted, a second: each may write to the disk."""
    stand_burst: int = 20
    """So many at once."""
    undos: float = 1 / 3
    """Answers that one seat takes back, or asks to take back, a second."""
    undo_burst: int = 10
    """So many at once."""
    undos_in_log: int = 500
    """At one table, ever: each makes its log longer."""
    undo_lapse: float = 60
    """Seconds until a request to take back that nobody settles is taken as refused."""
    claim_after: float = 300
    """Seconds that somebody must be away, while others wait for them, until a bot may play on for them."""
    seen_within: float = 300
    """Seconds after the beginning of a game with a clock of an hour or less in which everybody must have been there."""
    host_away: float = 60
    """Seconds after which a listed table whose host has gone is no longer listed."""
    listing: float = 1
    """Seconds for which the public list is read once for all who look at it."""
    draws: float = 1 / 30
    """Draws that one seat offers, a second."""
    draw_burst: int = 3
    """So many at once."""
    crowd: int = 64
    """People who may share an address: all guests of one address together may do as much as so many of them."""
    lookups: float = 20
    """Guests that are looked for on the disk for one address, a second; half a minute's worth at once."""
    newcomers: float = 120
    """New guests from one address, a minute. The machine's own user is not counted."""
    newcomers_a_day: float = 2_000
    """New guests from one address, a day."""
    replays: int = 200
    """Records that one guest may have brought."""
    uploaded: int = 16 * 1024 * 1024
    """Bytes that these records may have in all."""
    kept: int = 500
    """Tables that one guest has opened and that are still on the disk."""
    stored_a_day: float = 128 * 1024 * 1024
    """Bytes that all guests of one address may bring in a day. A table counts as `TABLE_BYTES`."""
    made: int = 100
    """Things that one guest has made for one game."""


def at_rate(messages: float) -> Limits:
    """So many messages a second over a socket; places may be pointed at in proportion."""
    usual = Limits()
    tries = messages * usual.tries / usual.messages
    return Limits(messages=messages, burst=max(1, round(messages * 2)), tries=max(tries, 0.5))


class Bucket:
    """So many tokens a second, and no more than ``burst`` saved up."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Are there as many tokens left? Then they are taken."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    @property
    def full(self) -> bool:
        """Nothing would be different if it were forgotten."""
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each guest or address."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1) -> bool:
        """May ``who`` do it once more? Or as often as ``amount`` says?"""
        if len(self._of) >= self.MOST:
            self._of = {key: bucket for key, bucket in self._of.items() if not bucket.full}
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._burst)
        return bucket.take(amount)


class Rate:
    """How often people may do something. Guests count by themselves; all others who come from one
    address count as `STRANGERS` people together. An address counts as no more than ``crowd``, whatever it calls
    itself."""

    def __init__(self, rate: float, burst: float, crowd: int) -> None:
        self._each = Buckets(rate, burst)
        self._strangers = Buckets(rate * STRANGERS, burst * STRANGERS)
        self._together = Buckets(rate * crowd, burst * crowd)

    def take(self, guest: str | None, address: str) -> bool:
        """May ``guest``, or an unknown visitor at ``address``, do it once more?"""
        here = counted(address)
        allowed = self._strangers.take(here) if guest is None else self._each.take(guest)
        if not allowed:
            return False
        return is_own_machine(address) or self._together.take(here)


def counted(address: str) -> str:
    """An address as limits count it: who has an address of IPv6 has 2**64 of them, and chooses the last half freely.

    >>> counted("2001:db8:1:2:3:4:5:6"), counted("192.0.2.1"), counted("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def is_own_machine(address: str) -> bool:
    """Does the request come from the machine that the server runs on?"""
    try:
        found = ip_address(address)
        mapped = getattr(found, "ipv4_mapped", None)  # as a server sees it that listens on IPv6
        return (mapped or found).is_loopback
    except ValueError:
        return False
