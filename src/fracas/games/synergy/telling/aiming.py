"""Why a strike cannot be aimed at something: how far it reaches, what is in its way, who may not be named."""

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.needs import Need, Slot, say, unmet
from fracas.core.sentences import listed
from fracas.core.window import fold
from fracas.games.synergy.board import RAYS, direction_to, distance
from fracas.games.synergy.card import (
    ADJ,
    ADJ8,
    ANY,
    AREA,
    BODY,
    CARRIED,
    EMPTY,
    FRIEND,
    FRIEND_BODY,
    LINE,
    LOOSE,
    MAGIC,
    MYSELF,
    SELF,
    THROWN,
    WARRIORS,
    WITHIN,
    Card,
)
from fracas.games.synergy.effects.live import in_aura
from fracas.games.synergy.effects.statuses import blinded
from fracas.games.synergy.rows import PROFILES, ROWS, is_flag
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.counting import counted_at
from fracas.games.synergy.striking.targets import (
    CORNER,
    DENIED,
    REASONS,
    WALL,
    between,
    denied,
    diagonal,
    foggy,
    is_adjacent,
    nameable,
    ray,
)
from fracas.games.synergy.telling.naming import card_name, card_names, owned, square_name, warrior_name
from fracas.games.synergy.terms import ALIVE, BLINDED, DEAD, NOBODY, NOWHERE, SMOKE
from fracas.games.synergy.wants import WANTED
from fracas.games.synergy.windows import OVER_HEADS, REACH, UNNAMED

Why = tuple[str, str]


def why_not_aim(state: State, me: int, number: int, square: int, other: int, to: Listener) -> Why:
    """Why ``me`` cannot aim this card at a square, or at the warrior ``other`` that is there."""
    card = PROFILES[number]
    if other != NOBODY:
        why = why_not_name(state, me, card, other, to)
        if why is not None:
            return why
    if card.reach == SELF:
        return "synergy.card.first", f"{title(card)} is for {warrior_name(state, me)} alone."
    if card.reach == AREA:
        return "synergy.area", f"{title(card)} strikes everyone in its area; it is aimed at nobody."
    return (
        why_not_reach(state, me, card, square, to)
        or why_not_square_of(state, card, square)
        or why_it_will_not_do(state, me, number, other, to)
        or ("synergy.strike.basic", f"{title(card)} cannot be aimed at {what_is_at(state, square, other)}.")
    )


def title(card: Card) -> str:
    """A card's name where a sentence begins."""
    return card.name[0].upper() + card.name[1:]


def what_is_at(state: State, square: int, other: int) -> str:
    return warrior_name(state, other) if other != NOBODY else square_name(square)


# -- what single cards want

SLOTS: dict[str, Slot] = {
    "me": lambda state, me, what, at, to: warrior_name(state, me),  # noqa: ARG005
    "other": lambda state, me, what, at, to: warrior_name(state, at),  # noqa: ARG005
    "what": lambda state, me, what, at, to: title(PROFILES[what]),  # noqa: ARG005
    "striker": lambda state, me, what, at, to: warrior_name(state, state.strike.striker),  # noqa: ARG005
    "named": lambda state, me, what, at, to: warrior_name(state, state.strike.named),  # noqa: ARG005
    "roller": lambda state, me, what, at, to: warrior_name(state, state.roller),  # noqa: ARG005
    "hits": lambda state, me, what, at, to: str(state.warriors[me].hits),  # noqa: ARG005
}
"""What the names in braces stand for in what cards want and wait for."""


def told(need: Need[State], state: State, me: int, number: int, at: int, to: Listener) -> Why:
    """The rule and the sentence of what a card wants and does not find."""
    return need.rule or "synergy.card.first", say(need.says, SLOTS, state, me, number, at, to)


def why_it_will_not_do(state: State, me: int, number: int, other: int, to: Listener) -> Why | None:
    """Why somebody in the reach of a card is not one of those that it wants."""
    wanted = WANTED[number]
    if wanted is None or other == NOBODY:
        return None
    need = unmet(wanted.each, state, me, number, other)
    return None if need is None else told(need, state, me, number, other, to)


# -- who may be named


def why_not_name(state: State, me: int, card: Card, other: int, to: Listener) -> Why | None:
    """Why this card is not for that warrior, wherever it stands."""
    warrior = state.warriors[other]
    name = warrior_name(state, other)
    if warrior.square == NOWHERE:
        return "synergy.surrender", f"{name} is not on the board."
    if not warrior.stands():
        if not card.targets & (BODY | FRIEND_BODY):
            state_of_it = "is dead" if warrior.life == DEAD else "plays dead"
            return "synergy.death", f"{name} {state_of_it}, and {card.name} is not for bodies."
        if not card.targets & BODY and warrior.owner != state.warriors[me].seat:
            return "synergy.death", f"{title(card)} is for dead friends only."
        return None
    if nameable(state, me, other, card):
        return None
    if other == me:
        return "synergy.strike.basic", f"{title(card)} is for others."
    if not card.targets & (ANY | CARRIED):
        if card.targets & (BODY | FRIEND_BODY):
            return "synergy.card.first", f"{title(card)} is for bodies, and {name} is alive."
        if card.targets & (MYSELF | FRIEND):
            return "synergy.card.first", f"{title(card)} is for your own warriors."
        return "synergy.throw", f"{title(card)} is aimed at a square, not at a warrior."
    if warrior.inside != NOBODY:
        return "synergy.card.first", f"{name} is in the pouch of {warrior_name(state, warrior.inside)}."
    if card.category == MAGIC and in_aura(state, warrior.square):
        return "synergy.card.first", f"Magic does not work where {owned(state, other, to)} stands."
    because = counted_at(state, other, UNNAMED)
    with_what = f": it has {card_names(tuple(because))}" if because else ""
    return "synergy.card.first", f"{name} cannot be named by a foe now{with_what}."


# -- how far, and what is in the way


def why_not_reach(state: State, me: int, card: Card, square: int, to: Listener) -> Why | None:
    """Why no line of this card comes from ``me`` to a square."""
    warrior = state.warriors[me]
    mine, name = warrior.square, warrior_name(state, me)
    far = distance(mine, square)
    there = square_name(square)
    if card.reach == WITHIN:
        if far > card.distance:
            return "synergy.range", f"{there} is {far} squares away; {card.name} reaches {card.distance}."
        return None
    reach = fold(ROWS, warrior, REACH, card.distance if card.reach not in (ADJ, ADJ8) else 0, state, me)
    if card.reach in (ADJ, ADJ8):
        if is_adjacent(mine, square) or (far <= 1 and (card.reach == ADJ8 or diagonal(state, me))):
            return why_between(state, me, card, square) if far else None
        if reach <= 0:
            shares = "a side or a corner" if card.reach == ADJ8 or diagonal(state, me) else "a side"
            return "synergy.strike.basic", f"{there} does not share {shares} with the square of {name}."
    if blinded(state, me):
        why = "is Blinded" if warrior.is_under(BLINDED) else "stands in smoke"
        return "synergy.sight", f"{name} {why} and strikes nobody from afar."
    if state.ground[mine] >> SMOKE & 1:
        return "synergy.sight", f"No line leaves the smoke in which {name} stands."
    if denied(state, card, mine):
        return "synergy.card.first", f"No magic leaves the aura in which {name} stands."
    direction = direction_to(mine, square)
    if direction == NOWHERE or (direction >= 4 and not diagonal(state, me)):
        rule = "synergy.throw" if card.reach == THROWN else "synergy.range"
        return rule, f"{there} is not in a straight line from {name}: {card.name} goes north, east, south or west."
    if far > reach:
        return "synergy.range", f"{there} is {far} squares away; {card.name} reaches {reach}."
    return why_blocked(state, me, card, square, to)


def why_between(state: State, me: int, card: Card, square: int) -> Why | None:
    mine = state.warriors[me].square
    direction = direction_to(mine, square)
    if direction >= 4 and between(state, card, me, mine, direction, near=True):
        return "synergy.diagonal", f"The way to {square_name(square)} goes between two obstacles that touch."
    return None


def why_blocked(state: State, me: int, card: Card, square: int, to: Listener) -> Why | None:
    """The first thing on the line that stops the strike before it comes to the square."""
    mine = state.warriors[me].square
    direction = direction_to(mine, square)
    there = square_name(square)
    over = card.reach == THROWN and fold(ROWS, state.warriors[me], OVER_HEADS, 0, state, me) > 0
    through = over or (card.reach != LINE and card.pierce & WARRIORS != 0)
    far = distance(mine, square)
    entered, why = divmod(ray(state, me, card, direction, far, foggy(state, card), through), REASONS)
    if entered == far:
        return None
    if why == CORNER:
        return "synergy.diagonal", f"The line to {there} goes between two obstacles that touch."
    line = RAYS[mine][direction]
    if why == DENIED:
        each = line[entered]
        if state.ground[each] >> SMOKE & 1:
            return "synergy.sight", f"Smoke on {square_name(each)} blocks the line to {there}."
        return "synergy.card.first", f"Magic does not work on {square_name(each)}: an aura is in the way."
    each = line[entered - 1]
    rule = "synergy.throw" if card.reach == THROWN else "synergy.range"
    if why == WALL:
        return rule, f"{wall_name(state, each)} on {square_name(each)} blocks the line to {there}."
    who = listed([owned(state, other, to) for other in here(state, each)])
    who = who[0].upper() + who[1:]
    if card.reach == LINE:
        return rule, f"{who} on {square_name(each)} is first on this line: the beam names the first."
    return rule, f"{who} on {square_name(each)} is in the way of the line to {there}."


def wall_name(state: State, square: int) -> str:
    return "A barrier" if state.walls[square] == 2 else "An obstacle"


def why_not_square_of(state: State, card: Card, square: int) -> Why | None:
    """Why a square within reach is not of the sort that the card wants."""
    name = square_name(square)
    if card.category == MAGIC and state.auras and in_aura(state, square):
        return "synergy.card.first", f"Magic does not work on {name}: it is in an aura."
    if card.targets & EMPTY:
        if state.blocked[square]:
            return "synergy.card.first", f"{title(card)} needs an empty square, and {name} is not."
        return "synergy.card.first", f"{title(card)} needs an empty square, and something lies on {name}."
    if state.walls[square] and card.reach == THROWN:
        return "synergy.throw", f"Nothing lands on {name}: {wall_name(state, square).lower()} is there."
    if not state.standing[square] and card.targets & (ANY | CARRIED):
        return "synergy.strike.basic", f"Nobody stands on {name}."
    return None


# -- gadgets


def why_not_aim_at_card(state: State, me: int, number: int, thing: int, to: Listener) -> Why:
    """Why a strike at gadgets cannot be aimed at this one."""
    card = PROFILES[number]
    name = card_name(thing)
    if not card.targets & (LOOSE | CARRIED):
        return "synergy.strike.basic", f"{title(card)} is not aimed at gadgets."
    for each in state.loose:
        if each[0] == thing:
            return why_not_aim(state, me, number, each[1], NOBODY, to)
    for other, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE and thing in warrior.cards:
            if not PROFILES[thing].magnetic:
                return "synergy.flag", f"{name[0].upper()}{name[1:]} is not magnetic."
            return why_not_aim(state, me, number, warrior.square, other, to)
    rule = "synergy.flag" if is_flag(thing) else "synergy.card.first"
    return rule, f"{name[0].upper()}{name[1:]} lies nowhere on the board."
