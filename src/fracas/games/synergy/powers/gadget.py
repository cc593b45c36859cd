"""Gadgets: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.card import ENERGY, MENTAL
from fracas.games.synergy.dice import DEFENCE, roll
from fracas.games.synergy.events import SentBack
from fracas.games.synergy.reactions import reacts, turns_up
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import HIT, State
from fracas.games.synergy.strike import avoid, blow_at
from fracas.games.synergy.windows import ARMOUR, ESCAPE

# 12


def energy_names_me(state: State, me: int) -> bool:
    now = state.strike
    return now.kind == ENERGY and now.named == me and len(now.blows) == 1 and not now.redirected


@reacts(ESCAPE, "mirror-shades", energy_names_me, active=True)
def mirror_shades(state: State, tell: Tell, me: int) -> Resolution:
    """A 4+ sends it back to the striker; a status counts as made by the bearer."""
    shades = number_of("mirror-shades")
    yield from roll(state, tell, me, DEFENCE)
    if state.die >= PROFILES[shades].roll:
        avoid(state, tell, me, shades)
        now = state.strike
        now.redirected = True
        back = blow_at(state, now.striker, HIT)
        back.maker = me
        now.blows.append(back)
        tell(SentBack, me, now.striker)


# 19


def mental(state: State, me: int) -> bool:  # noqa: ARG001 - whoever wears it
    return state.kind == MENTAL


turns_up(ARMOUR, "tin-foil-hat", mental)
