"""The moments of a game that mattered most: where much was lost, or after which the chances were others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fracas.bots.analysed import AnalysedAnswer, AnalysedMoment, AnalysedSide, KeyMoment
from fracas.core.sentences import listed

KEYS = 3
LEAST = 0.03
"""What moved the chances by less than this did not matter."""
MIXED = 2
"""So many answers of a mixture are named."""


def key_moments(
    found: Sequence[AnalysedMoment], shares: Sequence[float], names: Sequence[str], *, hidden: bool
) -> list[KeyMoment]:
    """The moments at which most was lost, or after which the chances moved most; one a turn, in the order of play."""
    keys: dict[int, KeyMoment] = {}
    for place, moment in enumerate(found):
        key = _key(moment, found[place + 1 :], shares, names, hidden)
        if key is not None and (moment.turn not in keys or _weight(keys[moment.turn]) < _weight(key)):
            keys[moment.turn] = key
    best = sorted(keys.values(), key=_weight, reverse=True)[:KEYS]
    return sorted(best, key=lambda key: key.frame)


def _weight(key: KeyMoment) -> float:
    return max(key.lost, key.swing)


def _key(
    moment: AnalysedMoment,
    later: Sequence[AnalysedMoment],
    shares: Sequence[float],
    names: Sequence[str],
    hidden: bool,
) -> KeyMoment | None:
    """What this moment cost, and which seat; None if it did not matter."""
    lost, loser = max([(side.lost or 0.0, -side.seat) for side in moment.sides])
    swing, seat, before, after = 0.0, -loser, 0.0, 0.0
    for each, now, then in _fates(moment, later, shares, hidden):
        if now - then > swing:
            swing, seat, before, after = now - then, each, now, then
    if max(lost, swing) < LEAST:
        return None
    if 2.0 * lost >= swing:
        side = next(side for side in moment.sides if side.seat == -loser)
        return KeyMoment(moment.frame, moment.turn, -loser, lost, swing, _blame(moment, side, names))
    chosen = "; ".join(f"{names[side.seat]} chose {_said(side)}" for side in moment.sides if side.played)
    less = whole(before) - whole(after)
    fall = f"the chance of {names[seat]} falls by {less}, from {whole(before)} % to {whole(after)} %"
    mine = next((side.lost or 0.0 for side in moment.sides if side.seat == seat), 0.0)
    blame = f"{whole(mine)} of that by choice, the rest by luck or what could not be foreseen"
    sentence = f"Turn {moment.turn}{f': {chosen}' if chosen else ''}. Then {fall}; {blame}."
    return KeyMoment(moment.frame, moment.turn, seat, lost, swing, sentence)


def whole(chance: float) -> int:
    """In per cent, as tables show it."""
    return round(100 * min(1.0, max(0.0, chance)))


def _blame(moment: AnalysedMoment, side: AnalysedSide, names: Sequence[str]) -> str:
    """Whose choice it was, what was better, and by how much: the numbers are those of the table beside it."""
    played = next(answer for answer in side.answers if answer.played)
    chance = whole(played.estimate)
    cost = f"Turn {moment.turn}: {names[side.seat]} chose {_said(side)}, with a chance to win of {chance} %"
    mixed = [answer for answer in side.answers if answer.rate]
    if len(mixed) > 1:
        better = listed([f"“{answer.label}”" for answer in mixed[:MIXED]])
        rest = " and others" if len(mixed) > MIXED else ""
        return f"{cost}. To mix {better}{rest} was better by {_more(side.value, played)}: {whole(side.value)} %."
    best = side.answers[0]
    if best.wins:
        return f"{cost}. “{best.label}” won at once."
    return f"{cost}. “{best.label}” was better by {_more(best.estimate, played)}: {whole(best.estimate)} %."


def _more(best: float, played: AnalysedAnswer) -> int:
    return whole(best) - whole(played.estimate)


def _said(side: AnalysedSide) -> str:
    """What was played. "Yes" says nothing without what was asked."""
    asked = side.prompt.partition("?")[0]
    return f"“{side.played}” to “{asked}?”" if side.played.partition(",")[0] in ("Yes", "No") else f"“{side.played}”"


def _fates(
    moment: AnalysedMoment, later: Sequence[AnalysedMoment], shares: Sequence[float], hidden: bool
) -> Iterable[tuple[int, float, float]]:
    """Seats, their chances at this moment, and at the next that can be compared with it. Where something is hidden
    each seat knows something else, so that only its own estimates are compared with each other."""
    if not hidden:
        after = later[0].chances if later else shares
        for seat, then in enumerate(after):
            yield seat, moment.chances[seat], then
        return
    for side in moment.sides:
        own = (each.value for next_one in later for each in next_one.sides if each.seat == side.seat)
        # The end is compared with the very last choice only: between others and the end everybody else has chosen.
        then_or_end = next(own, shares[side.seat] if shares and not later else None)
        if then_or_end is not None:
            yield side.seat, side.value, then_or_end
