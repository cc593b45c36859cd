"""Guests: everybody who comes gets a name, and a secret that their browser keeps. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping

from fracas.core.refusal import SetupError
from fracas.server.people.attendance import Attendance
from fracas.server.storage import guest_queries
from fracas.server.storage.rows import Guest
from fracas.server.storage.storage import Storage
from fracas.server.wire.errors import Denied
from fracas.server.wire.limits import Buckets, Limits, counted, is_own_machine

COOKIE = "fracas_guest"
SECURE_COOKIE = "__Host-fracas_guest"
"""Behind TLS. A browser takes a cookie of such a name from this host alone, and only over TLS: a page of a neighbouring
name cannot put its own in the place of ours."""
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
REMEMBERED = 5_000
NOBODY = "nobody"
"""Where those come from who are not here."""

_FIRST = ("Brave", "Calm", "Clever", "Dusty", "Eager", "Fierce", "Gentle", "Lucky", "Merry", "Nimble", "Quick", "Sly")
_SECOND = ("Badger", "Crow", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Marten", "Otter", "Owl", "Stoat", "Wolf")

_UNSEEN = re.compile(r"[\x80-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Controls that nobody types: above all those that turn the direction of a text."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Printable, says Unicode, but nobody sees them."""
MOST_MARKS = 2
"""Marks that one letter of a name may bear. Thai has a vowel and a tone on one letter, and what has more in other
scripts is one character once it is put together (NFC)."""
MOST_MARKS_IN_ALL = 12
_MARKS = ("Mn", "Me")
_STACKED = re.compile(rf"m{{{MOST_MARKS + 1}}}")
_JOINERS = "\u200c\u200d"
_NO_WIDTH = re.compile(
    r"[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u3164\ufeff\uffa0"
    r"\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""Characters that take no room: what somebody says can neither be hidden in them nor look like what others said."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def hashed(secret: str) -> str:
    """A secret as it lies on the disk. They are long and random, so that one round suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """An id that nobody guesses, and that no command takes for a flag."""
    while (word := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return word


def invitation(token: str, table: str, seat: int) -> str:
    """The code that invites somebody to a seat. It is made from the secret of the guest who opened the table, so that
    they can be told it again, although nothing but its hash lies on the disk."""
    digest = hmac.digest(token.encode(), f"{table} {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def is_id(word: str) -> bool:
    """Could it be an id, or a code, of ours?"""
    return _ID.fullmatch(word) is not None


def without_unseen(text: str) -> str:
    """A text without what only controls how the rest of it, or of the page, is shown."""
    return _UNSEEN.sub("", text)


def read_saying(typed: str) -> str:
    """What somebody says, without anything that is not seen. A joiner stays where it shapes something: between two
    letters of a script that has them (Persian, Hindi, …), or between two emoji."""
    text = without_unseen(typed)

    def kept(found: re.Match[str]) -> str:
        before, after = text[: found.start()][-1:], text[found.end() :][:1]
        joins = found[0] in _JOINERS and before and after and _is_shaped(before) and _is_shaped(after)
        return found[0] if joins else ""

    return _NO_WIDTH.sub(kept, text)


def _is_shaped(character: str) -> bool:
    """May a joiner stand beside it? Scripts from Arabic to Mongolian have some, and emoji are joined to others."""
    kind = unicodedata.category(character)
    if "\u0600" <= character <= "\u18ff":
        return kind[0] in "LM"
    return character == "\ufe0f" or kind in ("So", "Sk") or "\U0001f000" <= character <= "\U0001faff"


def _is_seen(character: str) -> bool:
    """Does it show anything by itself? Marks only show on something else."""
    return character not in _BLANK and unicodedata.category(character) not in ("Mn", "Me", "Zs")


def must_bear_few_marks(made: object) -> None:
    """Refuse a name whose marks cover the lines around it; in what guests make, and bring along, any of its words."""
    if isinstance(made, str):
        if made.isascii():
            return
        name = unicodedata.normalize("NFC", made)
        marks = "".join("m" if unicodedata.category(each) in _MARKS else "-" for each in name)
        if _STACKED.search(marks) or marks.count("m") > MOST_MARKS_IN_ALL:
            raise SetupError(
                "bad-name",
                f"A letter of a name may carry {MOST_MARKS} accents at most, a whole name {MOST_MARKS_IN_ALL}.",
                rule="table.seat",
            )
    elif isinstance(made, Mapping):
        for each in (*made.keys(), *made.values()):
            must_bear_few_marks(each)
    elif isinstance(made, list | tuple):
        for each in made:
            must_bear_few_marks(each)


def read_name(typed: str) -> str:
    """A person's name, if it is one."""
    name = unicodedata.normalize("NFC", " ".join(without_unseen(typed).split()))
    must_bear_few_marks(name)
    if not any(map(_is_seen, name)) or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError("bad-name", f"A name is 1 to {LONGEST_NAME} printable characters.", rule="table.seat")
    return name


class Guests:
    """All guests, found by what their browser holds."""

    def __init__(self, storage: Storage, limits: Limits | None = None, *, secure: bool = False) -> None:
        allowed = limits or Limits()
        self.cookie = SECURE_COOKIE if secure else COOKIE
        """The name of the cookie that holds a token."""
        self.banned: dict[str, str] = {}
        """Guests, by id, and addresses, as limits count them, that are not let in, and why."""
        self.attendance = Attendance(allowed.host_away)
        """Who is here now."""
        self._storage = storage
        self._lookups = Buckets(allowed.lookups, allowed.lookups * 30)
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._seen: OrderedDict[str, str] = OrderedDict()  # from where each has last come

    def came(self, guest: str, address: str) -> None:
        """Note from where somebody comes. People at the machine itself do not share an address with each other."""
        self.attendance.note(guest)
        self._seen[guest] = guest if is_own_machine(address) else counted(address)
        self._seen.move_to_end(guest)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    @property
    def here(self) -> list[str]:
        """The guests who have come lately."""
        return list({guest.id for guest in self._known.values()})

    def address_of(self, guest: str) -> str:
        """From where a guest has last come. All who have not come since the server was started count as one: nobody
        of them waits."""
        return self._seen.get(guest, NOBODY)

    def must_be_welcome(self, guest: Guest | None, address: str) -> None:
        """Refuse guests and addresses that are banned."""
        for who in (guest.id if guest is not None else "", counted(address)):
            if who in self.banned:
                why = f": {self.banned[who]}" if self.banned[who] else "."
                raise Denied(403, "banned", f"You are banned from this server{why}")

    def forget(self, guest: str) -> None:
        """A guest is no more."""
        self._known = OrderedDict((key, known) for key, known in self._known.items() if known.id != guest)
        self._seen.pop(guest, None)

    async def find(self, token: str | None, address: str) -> Guest | None:
        """The guest whose browser holds ``token``, and who comes from ``address``. Too many tokens
        that nobody knows are refused: each is looked for on the disk."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        guest = self._known.get(key)
        if guest is None:
            if not is_own_machine(address) and not self._lookups.take(counted(address)):
                raise Denied(429, "too-many-lookups", "Too many new visitors from your network. Try again in a minute.")
            guest = await self._storage.read(guest_queries.find_guest, key)
        if guest is not None:
            self._remember(key, guest)
            self.came(guest.id, address)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and the token for their browser."""
        token = secrets.token_urlsafe(24)
        guest = Guest(new_id(), f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}")
        await self._storage.write(guest_queries.add_guest, guest, hashed(token))
        self._remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, typed: str) -> Guest:
        """A guest under another name."""
        name = read_name(typed)
        await self._storage.write(guest_queries.rename_guest, guest.id, name)
        renamed = Guest(guest.id, name)
        for key, known in self._known.items():
            if known.id == guest.id:
                self._known[key] = renamed
        return renamed

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
