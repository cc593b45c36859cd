"""Positions as version 1 wrote them, and version 2 before it was released.

What lay on a unit was bits of a field ``under``, and for some effects a field of their own with the sides that had laid
it. Each effect says how it was written (`effects.Effect.older_bit`, `effects.Effect.older_field`); here it becomes what
is read today.
"""

from __future__ import annotations

import re

from fracas.core.refusal import SetupError
from fracas.core.writing import read_whole
from fracas.games.skirmish.abilities.ability import ABILITIES, ENEMY
from fracas.games.skirmish.abilities.ids import COUNT
from fracas.games.skirmish.effects import DECLARED, Effect
from fracas.games.skirmish.state import State

UNDER = "under"
SMOKE = {"yes": True, "no": False}


def upgraded(line: str, state: State) -> str:
    """The line as it would be written today; as it is, if it is of today. ``state`` knows which seat is on which side.
    What cannot be read is left as it is, and refused later; bits that stood for nothing are refused here, because today
    nothing is written for them."""
    fields = [UNDER, *(each.older_field for each in DECLARED if each.older_field)]
    if not re.search(rf"[;=/](?:{'|'.join(fields)}):", line):
        return line
    words = line.split(" ")
    order = next((word for word in words if word.startswith("order=")), "order=-").removeprefix("order=")
    acting = order.partition(",")[0]
    for place, word in enumerate(words):
        if word.startswith("units="):
            units = word.removeprefix("units=").split("/")
            try:
                words[place] = "units=" + "/".join(_unit(each, state, acting, fields) for each in units)
            except (ValueError, IndexError, KeyError):
                return line
    return " ".join(words)


def _unit(written: str, state: State, acting: str, fields: list[str]) -> str:
    """One unit. Who laid a bit was not said: its own side, or the side whose turn it is if it is laid on enemies."""
    pairs = [part.partition(":")[::2] for part in written.split(";")]
    told = dict(pairs)
    side = str(state.side_of[read_whole(told["seat"])])
    under = read_whole(told.get(UNDER, "0"))
    if under >> 1 + max(each.older_bit for each in DECLARED):
        why = f"nothing that can lie on a unit was written as {under}"
        raise SetupError("bad-position", f"This is not a position of skirmish: {why}.", rule="table.record")
    found: list[tuple[str, str]] = []
    for each in DECLARED:
        if each.older_bit >= 0 and under >> each.older_bit & 1:
            found.append((each.id, acting if _is_for_enemies(each) else side))
        elif each.older_field in told:
            value = told[each.older_field]
            found += [(each.id, by) for by in ([side] * SMOKE[value] if value in SMOKE else value.split(","))]
    kept = [f"{name}:{value}" for name, value in pairs if name not in fields]
    if found:
        lying, laid_by = zip(*found, strict=True)
        kept += [f"lying:{','.join(lying)}", f"laid_by:{','.join(laid_by)}"]
    return ";".join(kept)


def _is_for_enemies(effect: Effect) -> bool:
    it = ABILITIES[effect.number] if effect.number < COUNT else None
    return it is not None and it.used_on == ENEMY
