"""New units: recruits of a hero, and the raised (skirmish.hero.recruit, skirmish.own.raise-husk)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Place, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.card import FREE, Card
from fracas.games.skirmish.content import FIELDED, ITEMS, UNITS
from fracas.games.skirmish.done import NEW
from fracas.games.skirmish.events.game import UnitCreated
from fracas.games.skirmish.maps import INCH, STONE_RADIUS, at_most
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.setting_up.armies import most_of
from fracas.games.skirmish.setting_up.placing import BaseSpot, round_about
from fracas.games.skirmish.state import ALIVE, State, Unit
from fracas.games.skirmish.stats import melee_levels, melee_range
from fracas.games.skirmish.turns.energy import pay
from fracas.games.skirmish.turns.stones import controlled, settle

REACH: Final = 2 * INCH
"""Some part of a recruit's base lies so near to a stone."""
SURCHARGE: Final = 1
"""A recruit costs its points and one energy more."""
NO_ITEM: Final = -1
MOST_ALIVE: Final = 500
"""No recruit comes to so many on the table: they are four of the largest armies."""
MOST_UNITS: Final = 1_000
"""Nor in a game that so many have fought in, alive or not."""
RULE: Final = "skirmish.hero.recruit"
_KNOWN: Final = 64
"""So many crowds are remembered before they are forgotten together."""
_rooms: Final[dict[tuple[object, ...], set[int]]] = {}


def create(state: State, tell: Tell, seat: int, kind: int, items: tuple[int, ...], x: int, y: int, paid: int) -> int:
    """A new unit stands on the table; it may not activate this turn, and counts for stones at once. Its number."""
    unit = Unit.new(seat, kind, items, UNITS[kind].hp)
    unit.fate = ALIVE
    unit.x, unit.y = x, y
    unit.level = ground_of(state).level_at(x, y)
    unit.do(NEW)
    state.units.append(unit)
    me = len(state.units) - 1
    tell(UnitCreated, me, x, y, paid)
    settle(state, tell)
    return me


def is_full(state: State) -> bool:
    """Are there so many units that no new one comes?"""
    if len(state.units) < MOST_ALIVE:
        return False
    return len(state.units) >= MOST_UNITS or sum([unit.fate == ALIVE for unit in state.units]) >= MOST_ALIVE


# -- recruits


def faction(state: State, seat: int) -> str:
    """The faction of a seat's army; that of mercenaries, if it has no other."""
    for unit in state.units:
        if unit.seat == seat and UNITS[unit.kind].faction != FREE:
            return UNITS[unit.kind].faction
    return FREE


def room_for(state: State, seat: int, card: Card) -> bool:
    """Could one more be added to the army, by the limits of its card, against the units alive?"""
    most = most_of(card, state.points)
    alive = 0
    for unit in state.units:
        if unit.seat == seat and unit.kind == card.number and unit.fate == ALIVE:
            alive += 1
    return alive < most


def recruits(state: State, seat: int) -> list[int]:
    """The units that a seat could recruit: no hero, of its faction or a mercenary, within limits and energy."""
    energy = state.energy[state.side_of[seat]]
    mine = faction(state, seat)
    return [
        card.number
        for card in FIELDED
        if not card.hero
        and card.points + SURCHARGE <= energy
        and card.faction in (mine, FREE)
        and room_for(state, seat, card)
    ]


def items_for(state: State, seat: int, kind: int, energy: int) -> list[int]:
    """The items that a recruit could have for so much energy: each costs its points, without another surcharge."""
    card = UNITS[kind]
    found: list[int] = []
    for item in ITEMS:
        if item.points(card) > energy or not item.allowed(card):
            continue
        carried = 0
        for unit in state.units:
            if unit.seat == seat and unit.fate == ALIVE and item.number in unit.items:
                carried += 1
        if carried < item.copies:
            found.append(item.number)
    return found


def by_a_stone(state: State, seat: int, kind: int, crowd: Crowd | None = None) -> BaseSpot:
    """Where a recruit may come: some part of its base within 2" of a stone that its side controls."""
    near = []
    for stone in controlled(state, state.side_of[seat]):
        it = state.stones[stone]
        near.append((it.x, it.y, STONE_RADIUS + REACH, it.level))
    return BaseSpot(
        state, kind, near, [], RULE, 'A recruit must be placed within 2" of a rune-stone that you control.', crowd
    )


def with_room(state: State, seat: int, kinds: list[int]) -> list[int]:
    """Those of these kinds for which there is a place by a stone of the seat's side."""
    crowd = Crowd(state)
    spots: dict[int, BaseSpot] = {}
    for kind in kinds:
        if RADII[kind] not in spots:
            spots[RADII[kind]] = by_a_stone(state, seat, kind, crowd)
    able = {r for r, spot in spots.items() if spot.first_suggested() is not None}
    crowded = [spot for r, spot in spots.items() if r not in able]
    if crowded:
        able |= _on_the_grid(state, crowded)
    return [kind for kind in kinds if RADII[kind] in able]


def _on_the_grid(state: State, spots: list[BaseSpot]) -> set[int]:
    """The radii of those for which a place is found in a crowd: one search for all, remembered for the next hero."""
    radii = [spot.radius for spot in spots]
    standing = [n for unit in state.units if unit.fate == ALIVE for n in (unit.x, unit.y, unit.level, unit.kind)]
    key = (state.map, tuple(radii), tuple(spots[0].near), tuple(standing))
    known = _rooms.get(key)
    if known is None:
        known = set()
        ground, crowd = ground_of(state), spots[0].crowd
        for x, y, far in round_about(spots[0].near, max(radii)):
            widest = crowd.clearance(x, y, ground.level_at(x, y))
            for spot in spots:
                r = spot.radius
                if far <= r <= widest and r not in known and spot.refuse((x, y)) is None:
                    known.add(r)
            if len(known) == len(spots):
                break
        if len(_rooms) >= _KNOWN:
            _rooms.clear()
        _rooms[key] = known
    return known


def recruit(state: State, tell: Tell, me: int) -> Resolution:
    """Which unit, with what, and where; then it is paid (skirmish.ability.cost: what is chosen comes before paying)."""
    seat = state.units[me].seat
    side = state.side_of[seat]
    able = with_room(state, seat, recruits(state, seat))
    kind: int = yield Choice(seat, "recruit", able)
    cost = UNITS[kind].points + SURCHARGE
    items: tuple[int, ...] = ()
    fitting = items_for(state, seat, kind, state.energy[side] - cost)
    if fitting:
        item: int = yield Choice(seat, "items", [NO_ITEM, *fitting], NO_ITEM)
        if item != NO_ITEM:
            items = (item,)
            cost += ITEMS[item].points(UNITS[kind])
    place: tuple[int, ...] = yield Place(seat, "spot", by_a_stone(state, seat, kind))
    pay(state, side, cost)
    create(state, tell, seat, kind, items, place[0], place[1], cost)


# -- the raised


def beside(state: State, me: int, kind: int, reach: int, rule: str) -> BaseSpot:
    """Where a unit may be raised: some part of its base so near to ``me``, and where no enemy reaches in melee."""
    it = state.units[me]
    side = state.side_of[it.seat]
    clear = []
    zone = RADII[it.kind] + reach + 2 * RADII[kind]
    for enemy, unit in enumerate(state.units):
        if unit.fate == ALIVE and state.side_of[unit.seat] != side:
            far = RADII[unit.kind] + melee_range(state, enemy)
            if max(abs(unit.x - it.x), abs(unit.y - it.y)) > zone + far:
                continue  # nowhere beside it is anybody in reach of this one
            clear.append((unit.x, unit.y, far, unit.level, melee_levels(state, enemy)))
    sentence = f"It must be placed within {at_most(reach)} of {UNITS[it.kind].name}."
    return BaseSpot(state, kind, [(it.x, it.y, RADII[it.kind] + reach, -1)], clear, rule, sentence)
