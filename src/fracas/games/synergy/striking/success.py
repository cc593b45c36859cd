"""The success roll of a strike: one die, compared for each victim with its own modifiers (synergy.strike.roll)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.card import AUTO, BODY, FRIEND_BODY, NO_HIT
from fracas.games.synergy.effects.statuses import blinded
from fracas.games.synergy.events.strike import HitRolled
from fracas.games.synergy.numbers import AT_SQUARE, BASIC
from fracas.games.synergy.rows import PROFILES, ROWS
from fracas.games.synergy.state import Blow, State
from fracas.games.synergy.striking.counting import count
from fracas.games.synergy.striking.dice import SUCCESS, roll
from fracas.games.synergy.terms import BLINDED, HIT, MISSED, NOBODY, SHAMED
from fracas.games.synergy.windows import AGAINST, BASIC_HIT, TO_HIT


def needs(state: State, victim: int) -> int:
    """What the strike needs against this victim; AUTO for nothing."""
    now = state.strike
    card = PROFILES[now.card]
    if now.card == BASIC:
        return card.hit - fold(ROWS, state.warriors[now.striker], BASIC_HIT, 0, state, now.striker)
    if card.other_hit != NO_HIT and victim != NOBODY:
        if card.targets & (BODY | FRIEND_BODY):
            if not state.warriors[victim].stands():
                return card.other_hit
        elif not state.foes(now.striker, victim):
            return card.other_hit
    return card.hit


def modifiers(state: State, me: int) -> int:
    """What ``me`` adds to its own success rolls."""
    warrior = state.warriors[me]
    total = fold(ROWS, warrior, TO_HIT, state.strike.bonus, state, me)
    if warrior.under >> SHAMED & 1 and (state.strike.target < AT_SQUARE or state.strike.blows):
        total -= 2  # not for the aim at a square: only a strike against a warrior has a success roll
    if blinded(state, me):
        total -= 2
    return total


def against(state: State, victim: int) -> int:
    """What counts at strikes that name this victim."""
    if victim != state.strike.named:
        return 0
    return fold(ROWS, state.warriors[victim], AGAINST, 0, state, victim)


def success(state: State, tell: Tell) -> Resolution:
    """Step 5: one die for the whole strike; none for Auto without a net penalty."""
    now = state.strike
    me = now.striker
    victim = now.blows[0].victim if now.blows else NOBODY
    plus = modifiers(state, me)
    if needs(state, victim) == AUTO and plus + (against(state, victim) if victim != NOBODY else 0) >= 0:
        return
    yield from roll(state, tell, me, SUCCESS)
    now.die = state.die + plus
    now.rolled = True


def compare(state: State, tell: Tell, blow: Blow) -> None:
    """The roll against one victim, with that victim's own modifiers."""
    now = state.strike
    need = needs(state, blow.victim)
    total = now.die + against(state, blow.victim)
    if need == AUTO and now.rolled:
        need = 1
    hit = need == AUTO or total >= need
    blow.result = HIT if hit else MISSED
    if need != AUTO:
        count(state, tell, now.striker, [BASIC_HIT, TO_HIT] if now.card == BASIC else [TO_HIT], [SHAMED, BLINDED])
        if blow.victim == now.named:
            count(state, tell, blow.victim, [AGAINST], [], protects=against(state, blow.victim) < 0)
    tell(HitRolled, now.striker, blow.victim, need, total, hit)
