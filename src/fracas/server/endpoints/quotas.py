"""How much each guest, and each address, may leave on the disk."""

from __future__ import annotations

from fracas.server.endpoints.endpoint import Call
from fracas.server.keeping import purge
from fracas.server.storage import guest_queries, queries
from fracas.server.wire.errors import Denied
from fracas.server.wire.limits import TABLE_BYTES, counted, is_own_machine


def may_store(call: Call, size: int) -> None:
    """Refuse what is too much for one address and one day."""
    if not is_own_machine(call.address) and not call.services.stored.take(counted(call.address), size):
        raise Denied(429, "too-much-stored", "Too much was stored from your network today. Try again tomorrow.")


async def may_open(call: Call, guest: str) -> None:
    """Refuse somebody who opens tables faster than anybody can play, or has too many already. Before that, the oldest
    of their tables goes that has ended and that nobody else has played at."""
    services = call.services
    if not services.openings.take(guest, call.address):
        raise Denied(429, "too-many-tables", "You are opening tables too fast. Wait a moment.")
    may_store(call, TABLE_BYTES)
    if await services.storage.read(queries.count_tables, guest) < services.limits.kept:
        return
    if not await services.storage.write(purge.remove_oldest_of, guest, services.tables.here):
        raise Denied(429, "too-many-tables", "You have too many tables; finish or close some.")


async def may_upload(call: Call, guest: str, size: int) -> None:
    """Refuse a record from somebody who has brought too many, or too large ones."""
    services, most = call.services, call.services.limits.uploaded
    if not services.openings.take(guest, call.address):
        raise Denied(429, "too-many-tables", "You are uploading records too fast. Wait a moment.")
    if await services.storage.read(guest_queries.uploaded_bytes, guest) + size > most:
        sentence = f"Your records may have {most // 1024:,} kB in all; remove some."
        raise Denied(429, "too-many-replays", sentence)
    may_store(call, size)
