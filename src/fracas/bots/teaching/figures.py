"""What an answer gains at a table of figures."""

from __future__ import annotations

from fracas.bots.evaluation.figures import ARMOR, BEST_POWER, BLAST, DODGE, POWER, STUN, UNHURT, WOUNDED
from fracas.bots.teaching import Gain
from fracas.core.listener import Listener
from fracas.games.figures.naming import name_of
from fracas.games.figures.rules import winners
from fracas.games.figures.state import OVER, State

WINS = 9.0
A_CARD = 0.03


def gains(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """What has become of everybody's figures, and of the hand."""
    found: list[Gain] = []
    if after.phase == OVER:
        won = seat in winners(after)
        return [Gain("won", WINS, "wins the game") if won else Gain("lost", -WINS, "loses the game")]
    was, now = _holders(before), _holders(after)
    for place, figure in enumerate(after.figures):
        old = before.figures[place] if place < len(before.figures) else None
        mine = now.get(place, was.get(place, seat)) == seat
        whose = _whose(after, place, was.get(place, figure.owner), to)
        sign = 1.0 if was.get(place) == seat else -1.0
        if old is None:
            continue
        if place in was and now.get(place) != was[place]:
            worth = WOUNDED + (0.0 if old.wounded else UNHURT + (POWER + BEST_POWER) * old.power)
            if any(place in held for held in after.captives):
                taker = next(other for other, held in enumerate(after.captives) if place in held)
                if sign < 0.0:
                    words = f"captures {whose}" if taker == seat else f"lets {to.name(taker)} capture {whose}"
                    found.append(Gain(f"out:{place}", worth if taker == seat else 0.5 * worth, words))
                else:
                    found.append(Gain(f"out:{place}", -worth, f"costs you {whose}"))
            elif mine:
                found.append(Gain(f"won:{place}", worth, f"brings {whose} to your side"))
            continue
        if place not in was and now.get(place) == seat:
            found.append(
                Gain(f"back:{place}", WOUNDED + POWER * old.power, f"brings {name_of(after, place)} into your line")
            )
            continue
        if place not in now:
            continue
        if figure.wounded and not old.wounded:
            worth = sign * (WOUNDED - UNHURT - (POWER + BEST_POWER) * old.power)
            words = f"wounds {whose}" if sign < 0.0 else f"gets {whose} wounded"
            found.append(Gain(f"wound:{place}", worth, words))
        elif old.wounded and not figure.wounded:
            words = f"heals {whose}"
            found.append(Gain(f"heal:{place}", sign * (UNHURT + POWER * figure.power), words))
        elif figure.power != old.power and not figure.wounded:
            more = figure.power - old.power
            verb = "raises" if more > 0 else "lowers"
            words = f"{verb} the Power of {whose} by {{}}"
            found.append(Gain(f"power:{place}:{verb}", sign * POWER * more, words, abs(more)))
        for kind, worth, change, word in (
            ("armor", ARMOR, len(figure.armor) - len(old.armor), "armor"),
            ("blast", BLAST, figure.blasts - old.blasts, "a Blast for its next attack"),
            ("dodge", DODGE, figure.dodges - old.dodges, "a Dodge for its next defence"),
        ):
            if change > 0:
                words = f"gives {whose} {word}"
                found.append(Gain(f"{kind}:{place}", sign * worth * change, words))
            elif change < 0 and kind == "armor":
                verb = "destroys the armor of" if sign < 0.0 else "costs the armor of"
                found.append(Gain(f"no-{kind}:{place}", sign * worth * change, f"{verb} {whose}"))
    for other, lost in enumerate(after.stuns):
        if lost > before.stuns[other]:
            words = "costs you a turn" if other == seat else f"makes {to.name(other)} lose a turn"
            found.append(Gain(f"stun:{other}", STUN if other == seat else -STUN, words))
    if after.again and not before.again and before.seat == seat:
        found.append(Gain("again", 0.5, "gives you another turn at once"))
    more = len(after.hands[seat]) - len(before.hands[seat])
    if more:
        words = "leaves you {} card{s} more in hand" if more > 0 else "leaves you {} card{s} fewer in hand"
        found.append(Gain(f"cards:{more > 0}", A_CARD * more, words, abs(more)))
    return found


def _whose(state: State, place: int, seat: int, to: Listener) -> str:
    """``"your Cannon Kate"``; some names have an article of their own."""
    name = name_of(state, place)
    return name if name.startswith("The ") else f"{to.whose(seat)} {name}"


def _holders(state: State) -> dict[int, int]:
    """In whose line each figure is."""
    return {place: seat for seat, line in enumerate(state.lines) for place in line}


def subject(state: State, ask: str, touches: tuple[str, ...]) -> str:  # noqa: ARG001
    """One battle, and what it brings: the turn of one seat."""
    return "battle"
