"""Strikes at squares: where they come down, what they lay there, who they catch (synergy.throw, synergy.area)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.board import within
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.effects.markers import NUMBERS as MARKER_NUMBERS
from fracas.games.synergy.effects.markers import laid_by, lay_marker, remove_marker
from fracas.games.synergy.effects.reactions import attack
from fracas.games.synergy.events.strike import HitRolled
from fracas.games.synergy.moving.steps import drift_point
from fracas.games.synergy.rows import PROFILES, script_of
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.blows import blow_at, catches_a_foe, lost
from fracas.games.synergy.terms import HIT, NOBODY
from fracas.games.synergy.windows import LANDS


def come_down(state: State, tell: Tell) -> Resolution:
    """A strike at a square has its place: a bad aim drifts first; then it lays its marker, or goes off."""
    now = state.strike
    card = PROFILES[now.card]
    me = now.striker
    aimed = card.hit == AUTO and not now.rolled
    if not aimed:
        need = max(1, card.hit)
        aimed = now.die >= need
        tell(HitRolled, me, NOBODY, need, now.die, aimed)
    if not aimed:
        if card.on_miss != "drift":
            lost(state, tell, "stray")
            return
        square: int = yield from drift_point(state, tell, me, now.square)
        now.square = square
    script = script_of(LANDS, now.card)
    if script is not None:
        yield from script(state, tell, me)
        return
    if card.marker:
        yield from mark(state, tell, me, now.card, now.square)
    if card.size and (card.damage or card.rolled):
        now.area = True
        for each in within(now.square, card.size // 2):
            for other in here(state, each):
                now.blows.append(blow_at(state, other, HIT))
        if catches_a_foe(state):
            yield from attack(state, tell, me)


def mark(state: State, tell: Tell, me: int, card: int, square: int) -> Resolution:
    """Lay the marker of a card: a cloud clears the old one; beyond the limit the layer says which goes."""
    profile = PROFILES[card]
    kind = MARKER_NUMBERS[profile.marker]
    laid = laid_by(state, me, card)
    if profile.size:
        for marker in laid:
            remove_marker(state, tell, marker)
        for each in within(square, profile.size // 2):
            lay_marker(state, tell, kind, each, me, card)
        return
    if profile.at_most and len(laid) >= profile.at_most:
        gone: int = yield Choice(state.player(me), "replace", [marker[1] for marker in laid])
        remove_marker(state, tell, next(marker for marker in laid if marker[1] == gone))
    lay_marker(state, tell, kind, square, me, card)
