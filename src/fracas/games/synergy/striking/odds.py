"""What a strike would probably come to, for a player who is about to aim it: from what lies open, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from fracas.core.tell import silence
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.dice import DIE
from fracas.games.synergy.striking.harm import soaked
from fracas.games.synergy.striking.hitting import basic_damage, damage_done, untouched
from fracas.games.synergy.striking.strike import declare
from fracas.games.synergy.striking.success import against, modifiers, needs


class Odds(NamedTuple):
    """How likely a strike is to hit one victim, and what it does if it does."""

    needs: int
    """What the die must show; 0 if nothing is rolled, above 6 if it cannot."""
    chance: float
    damage: float
    """The mean damage of a hit; 0 if it does none."""
    immune: bool


def odds(state: State, me: int, card: int, target: int, victim: int) -> Odds:
    """Of this strike, against this victim; on a copy of the table."""
    probe = state.clone()
    now = declare(probe, silence, me, card, target)
    probe.kind = now.kind
    plus = modifiers(probe, me) + against(probe, victim)
    need = needs(probe, victim)
    if need == AUTO:
        need = 0 if plus >= 0 else 1
    wanted = max(need - plus, 1) if need else 0
    chance = 1.0 if not wanted else sum(die >= wanted for die in DIE) / len(DIE)
    if untouched(probe, victim):
        return Odds(wanted, chance, 0.0, True)
    profile = PROFILES[card]
    if not profile.damage and not profile.rolled:
        return Odds(wanted, chance, 0.0, False)
    bases = list(DIE) if profile.rolled else [profile.damage]
    soak = soaked(probe, victim, now.kind)
    total = 0
    for base in bases:
        total += max(damage_done(probe, basic_damage(probe, base)) - soak, 0)
    return Odds(wanted, chance, total / len(bases), False)


def odds_note(found: Odds) -> str:
    """``"4+, 50 %, 2 damage"``."""
    if found.immune:
        return "immune"
    parts = ["no roll"] if not found.needs else [f"{found.needs}+", f"{found.chance:.0%}".replace("%", " %")]
    if found.damage:
        parts.append(f"{found.damage:g} damage")
    return ", ".join(parts)
