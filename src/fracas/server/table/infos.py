"""Tables as lists and headings show them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import repeat
from typing import Any, Literal

from fracas.bots.opponents import levels_of
from fracas.core.events import SPECTATOR
from fracas.core.incidents import CLOCK, Incidents
from fracas.core.session import Session
from fracas.games import REGISTERED
from fracas.server.replay.loading import may_have_record, problem_of
from fracas.server.storage.rows import SeatSummary, TableRow
from fracas.server.wire.table_info import SeatInfo, TableInfo


def table_info(
    table: TableRow,
    guest: str | None,
    *,
    waiting_for: Sequence[int] | None = None,
    online: Collection[int] = (),
    watchers: int = 0,
    turns: int | None = None,
    gone: Incidents | None = None,
    settings: bool = False,
) -> TableInfo:
    """A table as lists and headings show it to ``guest``; its ``settings`` only if somebody looks at this one."""
    game = REGISTERED.get(table.game)
    levels = {} if game is None else {level.bot: name for name, level in levels_of(game).items()}
    seats = tuple(
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            level=levels.get(seat.bot, ""),
            online=seat.kind == "bot" or seat.seat in online,
            mine=guest is not None and seat.guest == guest,
            gone=stands.gone if gone is None else gone_of(gone, seat.seat),
            stands=stands.words,
        )
        for seat, stands in zip(table.seats, table.stands or repeat(SeatSummary()), strict=False)
    )
    problem = problem_of(table)
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.game if game is None else game.title,
        state=table.state,
        private=table.private,
        watchable=table.watchable,
        audience_talks=table.audience_talks,
        settings=table.header.settings if settings else {},
        seats=seats,
        turns=table.turns if turns is None else turns,
        created=table.created,
        updated=table.updated,
        mine=guest is not None and table.owner == guest,
        waiting_for=() if problem else _waiting_for(table) if waiting_for is None else tuple(waiting_for),
        watchers=watchers,
        outcome=table.outcome,
        rematch=table.rematch,
        lasted=0.0 if table.replay is None else table.replay.lasted,
        problem=problem,
        clock=table.clock,
        help=table.help,
        origin=table.origin,
        lesson=table.lesson,
        record=table.state == "finished" or (problem != "" and may_have_record(table, guest)),
    )


def gone_of(incidents: Incidents, seat: int) -> Literal["", "left", "clock", "claimed"]:
    """Why nobody plays a seat any more who sat there."""
    if seat in incidents.left:
        return "clock" if incidents.left[seat] == CLOCK else "left"
    return "claimed" if seat in incidents.claimed else ""


def summaries_of(session: Session[Any, Any]) -> tuple[SeatSummary, ...]:
    """What lists say of each seat, from what everybody sees of the table."""
    view = session.view(SPECTATOR)
    words = [session.game.stands(view, seat) for seat in range(session.players)]
    return tuple(SeatSummary(each, gone_of(session.incidents, seat)) for seat, each in enumerate(words))


def _waiting_for(table: TableRow) -> tuple[int, ...]:
    return table.waiting_for or () if table.state == "playing" else ()
