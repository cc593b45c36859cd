"""What power cards do that their rows cannot say: one file per category, in the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.synergy.powers import bio_mod, gadget, magic, mutation, skill, skill_company, super_power, team
from fracas.games.synergy.rows import connect_all

__all__ = ["bio_mod", "gadget", "magic", "mutation", "skill", "skill_company", "super_power", "team"]

connect_all()
