"""A table in the words of the protocol: what one viewer may see of it, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, cast

from fracas.core.asked import Asked
from fracas.core.game import Option
from fracas.core.question import Commit, Place
from fracas.core.refusal import Malformed
from fracas.core.sentences import listed
from fracas.core.session import Session
from fracas.games import game_named
from fracas.server.bot_processes import Thought
from fracas.server.protocol import (
    SPECTATOR,
    AskedInfo,
    CandidateInfo,
    GreyInfo,
    Happened,
    Hint,
    OptionInfo,
    OutcomeInfo,
    Scene,
    SeatInfo,
    TableInfo,
    Told,
)
from fracas.server.queries import TableRow


def scene(session: Session[Any, Any], eyes: int, *, playing: bool = True) -> Scene:
    """The table as the seat ``eyes`` sees it."""
    waiting = session.waiting_for
    asked = session.questions[eyes] if playing and eyes in waiting else None
    plays = playing and eyes != SPECTATOR and not session.over
    return Scene(
        seat=eyes,
        upto=len(session.events),
        view=cast(dict[str, Any], session.view(eyes)),  # a Struct, which is written like a dict
        asked=None if asked is None else _asked(session, asked),
        waiting_for=tuple(waiting) if playing else (),
        can_undo=plays and session.can_undo(eyes),
        turns=session.turns,
        over=session.over,
        outcome=outcome_of(session),
        can_ask_undo=plays and any(who == eyes for who, _ in reversed(session.played)),
        chosen=_chosen(session, eyes) if plays else None,
    )


def _chosen(session: Session[Any, Any], eyes: int) -> OptionInfo | None:
    """What the seat ``eyes`` has chosen in secret while others still choose. Never what another seat has."""
    question = session.flow.question
    if not isinstance(question, Commit) or eyes not in question.seats or eyes in session.waiting_for:
        return None
    answer = next(answer for who, answer in reversed(session.played) if who == eyes)
    assert isinstance(answer, int)
    return _option(session.game.words.option(session.flow.state, question, answer))


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.value, option.label, option.token, option.touches, option.note)


def happened(session: Session[Any, Any], eyes: int, after: int) -> Happened:
    """What ``eyes`` may know of the events from number ``after`` on."""
    return Happened(eyes, after, told(session, eyes, after), len(session.events))


def told(session: Session[Any, Any], eyes: int | None, after: int) -> tuple[Told, ...]:
    """The events from number ``after`` on, with their sentences; without eyes, all of them with all secrets."""
    found: list[Told] = []
    for number, event in enumerate(session.events[after:], after):
        seen = event if eyes is None else event.seen_by(eyes)
        if seen is not None:
            sentence = session.sentence(seen, SPECTATOR if eyes is None else eyes)
            found.append(Told(number, cast(dict[str, Any], seen), sentence, seen.rule))
    return tuple(found)


def _asked(session: Session[Any, Any], asked: Asked) -> AskedInfo:
    kind: Literal["choice", "commit", "place"] = "choice"
    if isinstance(session.flow.question, Commit):
        kind = "commit"
    elif isinstance(session.flow.question, Place):
        kind = "place"
    return AskedInfo(
        id=asked.id,
        ask=asked.ask,
        kind=kind,
        prompt=asked.prompt,
        rule=asked.rule,
        options=tuple(map(_option, asked.options)),
        greys=tuple(GreyInfo(g.value, g.label, g.rule, g.sentence, g.touches) for g in asked.greys),
    )


def outcome_of(session: Session[Any, Any]) -> OutcomeInfo | None:
    """How the game ended; None while it goes on."""
    outcome = session.outcome
    if outcome is None:
        return None
    names = [session.names[seat] for seat in outcome.winners]
    if not names:
        return OutcomeInfo((), outcome.rule, "Nobody wins.")
    verb = "wins" if len(names) == 1 else "share the victory"
    return OutcomeInfo(outcome.winners, outcome.rule, f"{listed(names)} {verb}.")


def table_info(
    table: TableRow,
    guest: str | None,
    *,
    waiting_for: Sequence[int],
    online: Collection[int] = (),
    watchers: int = 0,
    turns: int | None = None,
) -> TableInfo:
    """A table as lists and headings show it to ``guest``."""
    seats = tuple(
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            online=seat.kind == "bot" or seat.seat in online,
            mine=guest is not None and seat.guest == guest,
        )
        for seat in table.seats
    )
    return TableInfo(
        id=table.id,
        game=table.game,
        title=game_named(table.game).title,
        state=table.state,
        private=table.private,
        settings=table.header.settings,
        seats=seats,
        turns=table.turns if turns is None else turns,
        created=table.created,
        updated=table.updated,
        mine=guest is not None and table.owner == guest,
        waiting_for=tuple(waiting_for),
        watchers=watchers,
        outcome=table.outcome,
        rematch=table.rematch,
    )


def hint_of(asked: Asked, labels: Mapping[Any, str], thought: Thought) -> Hint:
    """What a bot has thought about ``asked``, in words; ``labels`` are those of its options."""
    if not isinstance(thought.answer, int):
        raise Malformed("no-hint", "There are no hints for places.", rule="table.question")
    return Hint(
        seat=asked.seat,
        question=asked.id,
        value=thought.answer,
        label=labels[thought.answer],
        why=thought.why,
        candidates=tuple(
            CandidateInfo(value, labels[value], estimate, visits)
            for value, estimate, visits in thought.candidates
            if isinstance(value, int)
        ),
    )
