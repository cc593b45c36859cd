"""The story of a game: each event as a sentence for the one who hears it. An attack is told step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.plane.numbers import floor_span
from fracas.core.sentences import capital, counted, listed
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.effects import TERMS
from fracas.games.skirmish.events import fight, game, move
from fracas.games.skirmish.state import State
from fracas.games.skirmish.telling.naming import (
    ABILITY_NAMES,
    ABILITY_NUMBERS,
    ability_name,
    all_owned,
    home_name,
    inches,
    owned,
    side_called,
    side_does,
    square_name,
    stone_name,
    unit_name,
    unit_with_items,
)

Sentence = Callable[[State, Listener, Any], str]
NAMED = 4
"""If there are more units than this, they are counted and not named."""


def tell_story(state: State, event: Event, to: Listener) -> str:
    """The sentence for ``event``."""
    return capital(STORY[type(event)](state, to, event))


def energy(amount: int) -> str:
    return f"{amount} energy"


def dice_words(dice: tuple[int, ...]) -> str:
    """``"4"``, ``"2 and 4"``."""
    return listed([str(die) for die in dice])


def signed(number: int, what: str) -> str:
    """``" + 1 flanking"``, ``" − 1 cover"``."""
    return f" {'+' if number > 0 else '−'} {abs(number)}{f' {what}' if what else ''}"


def sum_words(counted_die: int, terms: tuple[int, ...]) -> str:
    """``"5 + 2 + 1 flanking − 1 cover = 7"``; the first term, Atk, needs no word."""
    parts = [signed(term, "" if name == "Atk" else name) for term, name in zip(terms, TERMS, strict=False) if term]
    return f"{counted_die}{''.join(parts)} = {counted_die + sum(terms)}"


def source_name(word: str) -> str:
    """An ability or an item by its id: ``"Harvest"``."""
    if word in ABILITY_NUMBERS:
        return ABILITY_NAMES[ABILITY_NUMBERS[word]]
    return next((item.name for item in ITEMS if item.id == word), word)


# -- set-up


def _army(s: State, t: Listener, e: game.ArmyShown) -> str:
    units = [unit_with_items(s.units[me].kind, s.units[me].items) for me in e.units if me < len(s.units)]
    grouped = [f"{units.count(name)} × {name}" if units.count(name) > 1 else name for name in dict.fromkeys(units)]
    left = f" {counted(e.left, 'point')} left." if e.left else ""
    # An army that nobody has named is called by its leader, who comes first anyway.
    named = "" if e.units and e.name == unit_name(s, e.units[0]) else f"{e.name}: "
    return f"{t.does(e.seat, 'lead', 'leads')} {named}{', '.join(grouped)}.{left}"


def _stone(s: State, t: Listener, e: game.StonePlaced) -> str:
    where = square_name(e.x, e.y)
    if e.by < 0:
        return f"A rune-stone lies on {where}."
    return f"{side_does(s, e.by, t, 'place', 'places')} a rune-stone on {where}."


def _left_over(_: State, t: Listener, e: game.LeftOverPaid) -> str:
    return f"{t.does(e.seat, 'get', 'gets')} {energy(e.amount)} for {counted(e.left, 'unused point')}."


# -- rounds and turns


def _first(s: State, t: Listener, e: game.GoesFirst) -> str:
    goes = side_does(s, e.side, t, "go", "goes")
    return f"{goes} first, as {side_called(s, e.by, t)} chose." if e.by != e.side else f"{goes} first."


def _turn(s: State, t: Listener, e: game.TurnBegins) -> str:
    seats = [seat for seat in range(s.players) if s.side_of[seat] == e.side]
    if len(seats) == 1:
        return f"It is {t.whose(e.seat)} turn."
    begins = "you begin" if t.viewer == e.seat else f"{t.name(e.seat)} begins"
    return f"It is the turn of {t.all_of(seats)}; {begins}."


def _gained(s: State, t: Listener, e: game.EnergyGained) -> str:
    why = {"stones": "from rune-stones", "points": "for this round"}.get(e.why) or f"by {source_name(e.why)}"
    return f"{side_does(s, e.side, t, 'gain', 'gains')} {energy(e.amount)} {why}."


def _taken(s: State, t: Listener, e: game.StoneTaken) -> str:
    before = f", until now {'yours' if _is_me(s, e.before, t) else f'held by {side_called(s, e.before, t)}'}"
    return (
        f"{side_does(s, e.side, t, 'take', 'takes')} control of {stone_name(s, e.stone)}"
        f"{before if e.before >= 0 else ''}."
    )


def _is_me(s: State, side: int, t: Listener) -> bool:
    return 0 <= t.viewer < s.players and s.side_of[t.viewer] == side and s.sides == s.players


def _created(s: State, t: Listener, e: game.UnitCreated) -> str:
    return f"{owned(s, e.unit, t)} comes on {square_name(e.x, e.y)} for {energy(e.paid)}."


# -- the end


def _leader(s: State, t: Listener, e: game.LeaderFell) -> str:
    if e.seat == t.viewer:
        return f"Your leader {unit_name(s, e.unit)} is dead: you lose, and your army leaves at the end of the round."
    name = t.name(e.seat)
    return f"{name}'s leader {unit_name(s, e.unit)} is dead: {name} loses, and the army leaves at the end of the round."


def _points(s: State, t: Listener, e: game.PointsAlive) -> str:
    parts = []
    for side, points in enumerate(e.points):
        does = side_does(s, side, t, "have", "has").rpartition(" ")[2]
        parts.append(f"{side_called(s, side, t)} {does} {counted(points, 'point')}")
    return f"The last round is over. Alive: {', '.join(parts)}."


def _no_place(state: State, to: Listener, event: game.NoPlaceFor) -> str:
    many = len(event.units)
    who = all_owned(state, event.units, to) if many <= NAMED else f"{many} of {to.whose(event.seat)} units"
    return f"There is no place for {who}: {'it stays' if many == 1 else 'they stay'} out."


def _won(_: State, t: Listener, e: game.GameWon) -> str:
    how = " by points alive" if e.limit else ""
    if len(e.winners) > 1:
        return f"{t.all_of(e.winners)} share the victory{how}."
    if not e.winners:
        return "Nobody wins."
    return f"{t.does(e.winners[0], 'win', 'wins')}{how}."


# -- moving


def _moved(s: State, t: Listener, e: move.Moved) -> str:
    verb = {"march": "marches", "fade": "fades"}.get(e.how, "moves")
    level = f", level {e.level}" if e.level else ""
    return f"{owned(s, e.unit, t)} {verb} {inches(e.cost)} to {square_name(e.path[-2], e.path[-1])}{level}."


def _climbed(s: State, t: Listener, e: move.Climbed) -> str:
    way = "up" if e.after >= e.before else "down"
    hangs = ", and hangs there" if e.hanging else ""
    return f"{owned(s, e.unit, t)} climbs {way} from level {e.before} to {e.after} for {inches(e.cost)}{hangs}."


def _jumped(s: State, t: Listener, e: move.Jumped) -> str:
    return f"{owned(s, e.unit, t)} jumps {inches(e.length)}{'' if e.running else ' from where it stands'}."


def _fell(s: State, t: Listener, e: move.Fell) -> str:
    roll = f"{e.die} + {e.bonus} = {e.die + e.bonus}" if e.bonus else str(e.die)
    result = f"{e.damage} damage" if e.damage else "unhurt"
    return f"{owned(s, e.unit, t)} falls {counted(e.levels, 'level')}: {roll}, {e.needed}+ hurts: {result}."


def _broke(s: State, t: Listener, e: move.BreakAway) -> str:
    roll = f"{e.die} + {e.bonus} = {e.die + e.bonus}" if e.bonus else str(e.die)
    result = "it gets away" if e.away else "enemies may strike at it"
    return f"{owned(s, e.unit, t)} breaks away: {roll}, 4+ wanted: {result}."


STOPS = {
    "base": "another base",
    "barrier": "a barrier",
    "table": "the edge of the table",
    "elevation": "higher ground",
    "stone": "a rune-stone",
}


def _pushed(s: State, t: Listener, e: move.Pushed) -> str:
    there = square_name(e.path[-2], e.path[-1])
    stopped = f", stopped by {STOPS[e.stopped]}" if e.stopped else ""
    if e.path[:2] == e.path[-2:]:
        return f"{owned(s, e.unit, t)}, pushed {inches(e.rolled)}, does not budge{stopped}."
    far = floor_span(e.path[-2] - e.path[0], e.path[-1] - e.path[1])
    length = f"{inches(far)} of {inches(e.rolled)}" if e.stopped else inches(e.rolled)
    return f"{owned(s, e.unit, t)} is pushed {length} to {there}{stopped}."


# -- a fight


def _declared(s: State, t: Listener, e: fight.AttackDeclared) -> str:
    me, other = owned(s, e.attacker, t), owned(s, e.target, t)
    melee = f"{me} shoots at {other}" if e.ranged else f"{me} attacks {other} in melee"
    sentence = {
        "attack": melee,
        "momentum": f"{melee}, by momentum",
        "volley": f"{me} shoots at {other} once more: a volley, with difficulty",
        "push": f"{me} tries to push {other}",
        "hurl": f"{me} hurls at {other}",
        "back": f"{me} {'shoots back at' if e.ranged else 'strikes back at'} {other}",
        "opportunity": f"{me} strikes at {other} as it leaves",
    }[e.how]
    with_them = f", with {all_owned(s, e.partners, t)}" if e.partners else ""
    return f"{sentence}{with_them}."


def _rolled(_: State, __: Listener, e: fight.AttackRolled) -> str:
    dice = f"{dice_words(e.dice)}: {e.counted} counts. " if len(e.dice) > 1 else ""
    result = "a hit" if e.hit else "a miss"
    if e.counted == 6 and e.total <= e.defence:
        result = "a 6 always hits"
    elif e.counted == 1 and e.total > e.defence:
        result = "a 1 always misses"
    return f"{dice}{sum_words(e.counted, e.terms)} against {e.defence}: {result}."


def _escape(s: State, t: Listener, e: fight.EscapeRolled) -> str:
    result = "the hit does nothing" if e.escaped else "in vain"
    return f"{owned(s, e.unit, t)} rolls {e.die} for {ability_name(e.ability).lower()}: {result}."


def _reduced(s: State, t: Listener, e: fight.DamageReduced) -> str:
    whose = "" if e.unit == e.victim else f" of {owned(s, e.unit, t)}"
    left = f"{e.left} left" if e.left else "nothing is left"
    return f"{ability_name(e.ability)}{whose} takes {e.by} damage from {owned(s, e.victim, t)}: {left}."


def _damaged(s: State, t: Listener, e: fight.Damaged) -> str:
    cause = {"attack": "", "cleave": " by the same blow", "fall": " by the fall"}.get(e.cause)
    if cause is None:
        cause = f" by {source_name(e.cause)}"
    return f"{owned(s, e.victim, t)} takes {e.amount} damage{cause}."


def _killed(s: State, t: Listener, e: fight.Killed) -> str:
    by = f" by {owned(s, e.by, t)}" if e.by >= 0 else ""
    return f"{owned(s, e.victim, t)} is killed{by}."


def _cleaved(s: State, t: Listener, e: fight.Cleaved) -> str:
    return f"The blow of {owned(s, e.attacker, t)} goes on to {owned(s, e.victim, t)}: {e.amount} damage is left over."


def _used(s: State, t: Listener, e: fight.AbilityUsed) -> str:
    others = [me for me in e.targets if me != e.unit]
    on = f" on {all_owned(s, tuple(others), t)}" if others else ""
    paid = f" for {energy(e.energy)}" if e.energy else ""
    return f"{owned(s, e.unit, t)} uses {ability_name(e.ability)}{on}{paid}."


def _healed(s: State, t: Listener, e: fight.Healed) -> str:
    return f"{owned(s, e.unit, t)} heals {e.amount} Hp."


STORY: dict[type[Event], Sentence] = {
    game.ArmyShown: _army,
    game.SideRolled: lambda s, t, e: (
        f"{side_does(s, e.side, t, 'roll', 'rolls')} {dice_words(e.dice)} for the set-up: {sum(e.dice)}."
    ),
    game.HomeTaken: lambda s, t, e: f"{side_does(s, e.side, t, 'set', 'sets')} up in {home_name(s, e.home)}.",
    game.StonePlaced: _stone,
    game.EnoughStones: lambda s, t, e: f"{side_does(s, e.side, t, 'place', 'places')} no further rune-stone.",
    game.UnitPlaced: lambda s, t, e: f"{owned(s, e.unit, t)} stands on {square_name(e.x, e.y)}.",
    game.NoPlaceFor: _no_place,
    game.LeftOverPaid: _left_over,
    game.RoundBegins: lambda _, __, e: f"Round {e.round} begins.",
    game.InitiativeRolled: lambda s, t, e: (
        f"{side_does(s, e.side, t, 'roll', 'rolls')} {dice_words(e.dice)} for initiative: {sum(e.dice)}."
    ),
    game.GoesFirst: _first,
    game.TurnBegins: _turn,
    game.HandedOver: lambda _, t, e: f"{t.does(e.seat, 'hand', 'hands')} over to {t.them(e.to)}.",
    game.SeatEnds: lambda _, t, e: f"{t.does(e.seat, 'end', 'ends')} the turn.",
    game.RoundEnds: lambda _, __, e: f"Round {e.round} is over.",
    game.Stopped: lambda s, t, e: f"{owned(s, e.unit, t)} makes no further attack.",
    game.EnergyGained: _gained,
    game.StoneTaken: _taken,
    game.UnitCreated: _created,
    game.Regrown: lambda s, t, e: (
        f"{owned(s, e.unit, t)} rolls {e.die} to regrow: {'it heals 1 Hp' if e.healed else 'the wound stays'}."
    ),
    game.LeaderFell: _leader,
    game.ArmyLeaves: lambda s, t, e: f"{t.whose(e.seat)} army leaves the table: {all_owned(s, e.units, t)}.",
    game.PointsAlive: _points,
    game.GameWon: _won,
    move.Moved: _moved,
    move.Teleported: lambda s, t, e: f"{owned(s, e.unit, t)} teleports to {square_name(e.path[-2], e.path[-1])}.",
    move.Climbed: _climbed,
    move.Jumped: _jumped,
    move.Fell: _fell,
    move.BreakAway: _broke,
    move.PushRolled: lambda s, t, e: f'{owned(s, e.by, t)} rolls {e.die}: the push goes {e.die}".',
    move.Pushed: _pushed,
    fight.AttackDeclared: _declared,
    fight.AttackRolled: _rolled,
    fight.Rerolled: lambda s, t, e: f"{owned(s, e.attacker, t)} rolls once more with the honed blade.",
    fight.EscapeRolled: _escape,
    fight.DamageReduced: _reduced,
    fight.Damaged: _damaged,
    fight.Killed: _killed,
    fight.Cleaved: _cleaved,
    fight.AbilityUsed: _used,
    fight.AbilityRolled: lambda s, t, e: f"{owned(s, e.unit, t)} rolls {e.die} for {ability_name(e.ability)}.",
    fight.Healed: _healed,
    fight.EnergyDrained: lambda s, t, e: f"{side_does(s, e.side, t, 'lose', 'loses')} {energy(e.amount)}.",
    fight.ItemRolled: lambda s, t, e: f"{owned(s, e.unit, t)} rolls {e.die} for {ITEMS[e.item].name}.",
    fight.ItemUsed: lambda s, t, e: f"{owned(s, e.unit, t)} uses {ITEMS[e.item].name}.",
}
