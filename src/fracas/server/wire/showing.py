"""A table in the words of the protocol: what one viewer may see of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from fracas.core.asked import Asked, PointedAt
from fracas.core.events import Event
from fracas.core.game import Option
from fracas.core.listener import Listener
from fracas.core.patch import Patch
from fracas.core.session import Session
from fracas.server.wire.asked_info import AskedInfo, OptionInfo, RefusedPlace, Told
from fracas.server.wire.coaching import TipInfo, coach_of
from fracas.server.wire.protocol import SPECTATOR
from fracas.server.wire.table_info import OutcomeInfo
from fracas.server.wire.to_browser import Happened, Scene, Tried

NO_PATCH: Patch = {}


def _no_tip(_: int) -> None:
    return None


class Moment(NamedTuple):
    """What is the same for everybody who looks at a table now."""

    event_count: int
    waiting_for: tuple[int, ...]
    questions: Mapping[int, Asked]
    turns: int
    over: bool
    outcome: OutcomeInfo | None
    may_help: Callable[[int], bool]
    """May a seat take back what others know?"""
    may_hint: Callable[[int], bool]
    can_draw: bool
    tip: Callable[[int], TipInfo | None]
    """What comes up for a seat that is asked something now."""


def moment(
    session: Session[Any, Any],
    *,
    playing: bool,
    may_help: Callable[[int], bool],
    may_hint: Callable[[int], bool],
    may_draw: bool,
    tip: Callable[[int], TipInfo | None] = _no_tip,
    ended: OutcomeInfo | None = None,
) -> Moment:
    """The table as everybody sees it; nobody is asked anything unless it is at ``playing``. How it ``ended`` may be all
    that is known of the end of an older game."""
    questions = session.questions if playing else {}
    outcome = outcome_of(session) or ended
    if outcome is not None and ended is not None:
        outcome = msgspec.structs.replace(outcome, tally=ended.tally)
    waiting_for = tuple(session.undecided) if playing else ()
    can_draw = playing and outcome is None and may_draw
    return Moment(
        session.event_count,
        waiting_for,
        questions,
        session.turns,
        session.over or ended is not None,
        outcome,
        may_help,
        may_hint,
        can_draw,
        tip,
    )


def scene(session: Session[Any, Any], now: Moment, viewer: int, patch: Patch | None, *, playing: bool = True) -> Scene:
    """The table as the seat ``viewer`` sees it: whole, or by a ``patch`` of what it has been shown before."""
    # A Struct, which is written like a dict.
    view = cast(dict[str, Any], session.view(viewer)) if patch is None else None
    if viewer == SPECTATOR or not playing or now.over:
        return Scene(
            viewer,
            now.event_count,
            now.waiting_for,
            now.turns,
            view,
            over=now.over,
            outcome=now.outcome,
            patch=patch or NO_PATCH,
            goal=session.goal(viewer),
            coach=coach_of(session, viewer) if now.over else None,
        )
    gone = viewer in session.incidents.stand_ins
    asked = None if gone else now.questions.get(viewer)
    chosen = session.pending(viewer) if asked is None else None
    may_help = not gone and now.may_help(viewer)
    can_undo = not gone and (session.can_undo(viewer) if may_help else session.can_undo_secret(viewer))
    return Scene(
        viewer,
        now.event_count,
        # A seat that passes for good is not waited for; the others do not see that.
        now.waiting_for if asked is not None else tuple(seat for seat in now.waiting_for if seat != viewer),
        now.turns,
        view,
        None if asked is None else asked_info(asked, session.options(viewer)),
        can_undo,
        can_ask_undo=can_undo or (may_help and session.can_ask_undo(viewer)),
        chosen=_chosen(session, viewer, chosen) if isinstance(chosen, int) else None,
        placed=chosen if isinstance(chosen, tuple) else None,
        patch=patch or NO_PATCH,
        standing=session.standing(viewer),
        can_hint=asked is not None and now.may_hint(viewer),
        can_abort=not gone and session.can_abort(viewer),
        can_draw=not gone and now.can_draw and viewer in session.still_in(),
        gone=gone,
        goal=session.goal(viewer),
        coach=coach_of(session, viewer),
        tip=None if asked is None else now.tip(viewer),
    )


def _chosen(session: Session[Any, Any], viewer: int, chosen: int) -> OptionInfo:
    """What the seat ``viewer`` has chosen in secret while others still choose. Never what another seat has."""
    question = session.flow.question
    assert question is not None
    to = Listener(viewer, session.names)
    return _option(session.game.words.option(session.flow.state, question, chosen, to))


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        option.value,
        option.label,
        option.token,
        option.touches,
        option.note,
        option.verb,
        option.facts,
        option.mark,
        option.warning,
    )


def asked_info(asked: Asked, options: Sequence[Option]) -> AskedInfo:
    """A question with its words."""
    region = asked.region
    return AskedInfo(
        id=asked.id,
        ask=asked.ask,
        kind=asked.kind,
        prompt=asked.prompt,
        rule=asked.rule,
        options=tuple(map(_option, options)),
        sets=asked.sets,
        passing=asked.passing,
        secret=asked.secret,
        shape=None if region is None else cast(dict[str, Any] | None, region.shape()),
    )


def seen_of(events: Sequence[Event], after: int, viewer: int) -> dict[int, Event]:
    """By their numbers, of which ``after`` is the first: what ``viewer`` may know of events."""
    found: dict[int, Event] = {}
    for number, event in enumerate(events, after):
        seen = event.seen_by(viewer)
        if seen is not None:
            found[number] = seen
    return found


def happened(
    session: Session[Any, Any],
    viewer: int,
    after: int,
    upto: int,
    seen: Mapping[int, Event],
    patches: Mapping[int, Patch],
) -> Happened:
    """The events from number ``after`` up to ``upto`` that ``viewer`` has ``seen``."""
    return Happened(viewer, after, in_words(session, viewer, seen, patches), upto)


def in_words(
    session: Session[Any, Any], viewer: int, seen: Mapping[int, Event], patches: Mapping[int, Patch]
) -> tuple[Told, ...]:
    """Events, as ``viewer`` may know them, in words for them."""
    return tuple(
        [
            Told(
                number,
                cast(dict[str, Any], event),  # a Struct
                session.sentence(event, viewer),
                event.rule,
                patches.get(number, NO_PATCH),
            )
            for number, event in seen.items()
        ]
    )


def tried_of(seat: int, question: int, place: tuple[int, ...], tried: PointedAt) -> Tried:
    """What would come of a place."""
    no = tried.refused
    return Tried(
        seat=seat,
        question=question,
        tried=place,
        place=tried.place,
        refused=None if no is None else RefusedPlace(no.rule, no.sentence, no.spot),
        preview=cast(dict[str, Any] | None, tried.preview),
    )


def outcome_of(session: Session[Any, Any]) -> OutcomeInfo | None:
    """How the game ended; None while it goes on. What it came to is counted where it is played over again."""
    outcome = session.outcome
    if outcome is None:
        return None
    return OutcomeInfo(outcome.winners, outcome.rule, session.result, tuple(sorted(session.incidents.helped)))
