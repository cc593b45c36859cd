"""Every need of an ability or an item, taken out of its list, makes its sentence vanish and its option appear."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, hold, say, slots_in
from fracas.games.skirmish import SKIRMISH, passives
from fracas.games.skirmish.abilities import ability as home
from fracas.games.skirmish.abilities import items
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, FIRST_OWN
from fracas.games.skirmish.abilities.needs import BY_A_CLICK, NATURE, READY
from fracas.games.skirmish.abilities.saying import (
    ITEM_SLOTS,
    SLOTS,
    why_moot,
    why_not_aim,
    why_not_fast,
    why_not_item,
    why_not_use,
)
from fracas.games.skirmish.abilities.using import HERO_CLICKS, OWN_CLICKS
from fracas.games.skirmish.acts import ABILITY
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.done import ACTED, MARCHED, MOVED, SHOT
from fracas.games.skirmish.moving.actions import can_move, why_not_move
from fracas.games.skirmish.state import ALIVE, TURN, State
from fracas.games.skirmish.stats import is_hero, owns
from fracas.games.skirmish.striking.attack import can_shoot, why_not
from fracas.games.skirmish.striking.odds import ATTACK, Blow, weigh
from fracas.games.skirmish.striking.reactions import (
    LOSSES,
    ROLLS,
    Fast,
    Loss,
    ability_of,
    could_reduce,
    unit_of,
    usable_before_roll,
)
from fracas.games.skirmish.telling.words import target_option
from fracas.games.skirmish.turns.recruiting import MOST_ALIVE
from tests.games.skirmish.fights import near
from tests.games.skirmish.same_games import BRAWLS, brawl
from tests.games.skirmish.test_many_games import step
from tests.kit.needs import Blanking, Case, blanked
from tests.kit.skirmish import Table

TO = Listener.nobody()
CLICK = "every click"
ITEM = "every item"
ABILITIES = [it for it in home.ABILITIES if it is not None]
"""Those that are used by a click."""


def every_need() -> Iterator[tuple[str, Need[Any]]]:
    """All that is asked before something is offered."""
    yield from ((CLICK, need) for need in BY_A_CLICK)
    for it in ABILITIES:
        yield from ((ABILITY_IDS[it.number], need) for need in (*it.needs, *it.aims))
    for each in ROLLS:
        yield from ((ABILITY_IDS[each.number], need) for need in (*each.when, *each.aims))
    for each in LOSSES:
        yield from ((ABILITY_IDS[each.number], need) for need in each.aims)
    yield from ((ITEM, need) for need in items.BY_A_CLICK)
    for kind, use in enumerate(items.USES):
        if use is not None:
            yield from ((f"once: {kind}", need) for need in use.needs)


# -- what there is to look at


def cases(state: State) -> Iterator[Case]:
    """All that the seat whose turn it is could choose, or would like to; and what others could do against it."""
    for me, unit in enumerate(state.units):
        if unit.fate != ALIVE:
            continue
        if unit.seat != state.seat:
            yield from fast_cases(state, me)
            continue
        for what in (*(HERO_CLICKS if is_hero(state, me) else []), *OWN_CLICKS[unit.kind]):
            yield from ability_cases(state, me, what)
        for item in unit.items:
            yield from item_cases(state, me, item)


def ability_cases(state: State, me: int, what: int) -> Iterator[Case]:
    it = home.of(what)
    whose = ABILITY_IDS[what]

    def sentence(at: int) -> Callable[[Need[Any]], str]:
        return lambda need: say(need.says, SLOTS, state, me, what, at, TO)

    if it.used_on == home.ITSELF or home.has_target(state, me, it):
        yield Case(
            *(state, me, what, NOTHING, [(CLICK, BY_A_CLICK), (whose, it.needs)]),
            offered=lambda: home.can_use(state, me, what),
            told=lambda: second(why_not_use(state, me, what, TO)),
            sentence=sentence(NOTHING),
        )
    if it.used_on != home.ITSELF:
        for at in home.candidates(state, me, it):
            yield aimed(state, me, what, at, whose, it, sentence(at))


def aimed(
    state: State, me: int, what: int, at: int, whose: str, it: home.Ability, sentence: Callable[[Need[Any]], str]
) -> Case:
    return Case(
        *(state, me, what, at, [(whose, it.aims)]),
        offered=lambda: at in home.targets(state, me, what),
        told=lambda: second(why_not_aim(state, me, what, at, TO)),
        sentence=sentence,
    )


def item_cases(state: State, me: int, item: int) -> Iterator[Case]:
    use = items.USES[items.ONCE[item]]
    if use is not None:
        yield Case(
            *(state, me, item, NOTHING, [(ITEM, items.BY_A_CLICK), (f"once: {items.ONCE[item]}", use.needs)]),
            offered=lambda: item in items.usable_items(state, me),
            told=lambda: second(why_not_item(state, me, item, TO)),
            sentence=lambda need: say(need.says, ITEM_SLOTS, state, me, item, NOTHING, TO),
        )


def fast_cases(state: State, me: int) -> Iterator[Case]:
    """Whether a fast ability helps somebody against an attack, and against damage."""
    attacker = next((other for other in range(len(state.units)) if state.side(other) != state.side(me)), None)
    for target, unit in enumerate(state.units):
        if attacker is None or unit.fate != ALIVE or state.side(target) != state.side(me):
            continue
        for each in (*ROLLS, *LOSSES):
            of_every_hero = each.number < FIRST_OWN
            if not (is_hero(state, me) and me == target if of_every_hero else owns(state, me, each.number)):
                continue
            if not hold(READY, state, me, each.number, NOTHING):
                continue
            if each in LOSSES:
                yield fast_case(state, state, Loss(target), me, target, each, each.aims)
                continue
            for blow in blows(state, attacker, target):
                if hold(each.when, blow, me, each.number, target):
                    yield fast_case(state, state, blow, me, target, each, each.aims)
                if hold(each.aims, state, me, each.number, target):
                    yield fast_case(state, blow, blow, me, target, each, each.when)


def blows(state: State, attacker: int, target: int) -> Iterator[Blow]:
    """A shot, a strike, and shots that are fellhanded, difficult, or hit anyway."""
    for kind in range(5):
        blow = Blow(attacker, target, kind != 1, ATTACK)
        weigh(state, blow)
        blow.fellhanded = blow.fellhanded or kind == 2
        blow.difficulty = blow.difficulty or kind == 3
        blow.plus += 9 if kind == 4 else 0
        yield blow


def fast_case(
    state: State, asked_of: Any, about: Blow | Loss, me: int, target: int, it: Fast, needs: list[Need[Any]]
) -> Case:
    offered = offered_before(state, about, me, it.number)
    return Case(
        *(asked_of, me, it.number, target, [(ABILITY_IDS[it.number], needs)]),
        offered=offered,
        told=lambda: None if offered() else second(why_not_fast(state, about, me, it.number, TO)),
        sentence=lambda need: say(need.says, SLOTS, state, me, it.number, target, TO),
    )


def offered_before(state: State, about: Blow | Loss, me: int, number: int) -> Callable[[], bool]:
    seat = state.units[me].seat

    def offered() -> bool:
        found = could_reduce(state, about.victim) if isinstance(about, Loss) else usable_before_roll(state, about, seat)
        return (me, number) in [(unit_of(each), ability_of(each)) for each in found]

    return offered


def second(why: tuple[str, str] | None) -> str | None:
    return None if why is None else why[1]


# -- positions


def positions() -> Iterator[State]:
    """Brawls at random, step by step."""
    for number, (teams, settings) in enumerate(BRAWLS):
        for game in range(3):
            random = Random(f"needs {number} {game}")
            state = brawl(teams, settings, random)
            count = 0
            while step(state, random) and count < 120:
                count += 1
                if state.phase == TURN and count % 6 == 1:
                    yield state


LAID: list[Callable[[], Table]] = []
"""Tables for what a brawl at random never shows."""


def laid(table: Callable[[], Table]) -> Callable[[], Table]:
    LAID.append(table)
    return table


@laid
def effects_that_lie_already() -> Table:
    table = rich()
    athum, rusk = table.put(0, "crown.athum", 5, 10), table.put(0, "free.rusk", 10, 10)
    bride = table.put(0, "grave.bride", 15, 10)
    for effect, by in (("mark-prey", athum), ("dirty-trick", rusk), ("wail", bride)):
        near(by, 1, "cinder.axe", 0.5, "north").lay(effect, by=0)
    athum.lay("great-strike")
    return table


@laid
def a_thrower_who_climbs() -> Table:
    table = rich()
    gorm = table.put(0, "cinder.gorm", 10, 10)
    gorm.it.hanging = True
    near(gorm, 1, "crown.soldier", 3)
    return table


@laid
def a_friend_under_an_oath() -> Table:
    table = rich()
    table.put(0, "crown.longbow", 3, 3)
    near(table.put(1, "cinder.brokka", 10, 10), 1, "crown.peasant", 1).lay("oath-shield")
    return table


@laid
def a_side_that_has_siphoned_twice() -> Table:
    table = rich()
    near(table.put(0, "grave.vael", 10, 10), 1, "crown.soldier", 3)
    table.state.siphons = 2
    return table


@laid
def a_table_full_of_units() -> Table:
    table = rich(size=40)
    table.put(0, "grave.vael", 5, 5)
    table.stone(5, 30, side=0)
    for number in range(MOST_ALIVE):
        table.put(1, "grave.husk", 30 + number % 8, 2 + number // 8 * 0.5)
    return table


@laid
def a_hero_hemmed_in() -> Table:
    table = rich()
    vael = table.put(0, "grave.vael", 10, 10)
    for towards in ("east", "west", "north", "south"):
        near(vael, 1, "crown.pike", 1.5, towards)
        near(vael, 1, "crown.pike", 3.5, towards)
    return table


@laid
def a_hero_without_a_stone() -> Table:
    table = rich()
    table.put(0, "crown.athum", 10, 10)
    return table


@laid
def a_hero_without_energy() -> Table:
    table = Table()
    table.put(0, "crown.athum", 10, 10)
    table.stone(5, 5, side=0)
    table.energy(0, 2)
    return table


@laid
def a_stone_among_barriers() -> Table:
    table = rich(terrain=[{"kind": "barrier", "at": [[11, 11], [19, 11], [19, 19], [11, 19]]}])
    table.put(0, "crown.athum", 5, 5)
    table.stone(15, 15, side=0)
    return table


def rich(**how: Any) -> Table:
    """Seat 0 is to act; there is energy for everything."""
    table = Table(**how)
    table.energy(0, 20)
    table.energy(1, 20)
    return table


def test_each_need_alone_hides_its_option_and_tells_its_sentence() -> None:
    blanking = Blanking(every_need())
    for state in positions():
        for case in cases(state):
            blanking.look(case)
    for table in LAID:
        for case in cases(table().state):
            blanking.look(case)
    assert blanking.left() == []


def test_what_is_only_told_agrees_with_what_is_looked_at() -> None:
    """Units that an ability is not for are no candidates, and those who do not have it are not asked."""
    state = next(positions())
    seen = set()
    for me, unit in enumerate(state.units):
        for it in ABILITIES:
            wanted_of = home.OF_ITS_KIND[it.used_on]
            for at, other in enumerate(state.units):
                if other.fate == ALIVE and it.used_on != home.ITSELF:
                    wanted = all(need.holds(state, me, it.number, at) for need in wanted_of)
                    assert wanted == (at in home.candidates(state, me, it)), ABILITY_IDS[it.number]
                    seen.add((it.used_on, wanted))
            clicks = [*(HERO_CLICKS if is_hero(state, me) else []), *OWN_CLICKS[unit.kind]]
            has_it = unit.fate == ALIVE and all(need.holds(state, me, it.number, NOTHING) for need in NATURE)
            assert has_it == (it.number in clicks and unit.fate == ALIVE)
    assert seen == {(kind, so) for kind in (home.ENEMY, home.FRIEND, home.FRIEND_OR_ITSELF) for so in (True, False)}


# -- what only marks


@pytest.mark.parametrize(
    ("user", "ability", "seat", "other"),
    [
        ("grave.osk", "grave-pull", 1, "crown.soldier"),
        ("crown.iselle", "ride-with-me", 0, "crown.soldier"),
        ("thorn.kaerith", "hunt-call", 0, "thorn.hawk"),
        ("cinder.ildra", "temper", 0, "cinder.axe"),
    ],
)
def test_what_would_change_nothing_is_offered_all_the_same_and_marked(
    user: str, ability: str, seat: int, other: str
) -> None:
    """Somebody right before the puller, snared, or without an attack; and somebody else."""
    table = rich()
    me, what = table.put(0, user, 10, 10), table.ability(ability)
    moot, not_moot = near(me, seat, other, 0), near(me, seat, other, 0.5, "west")
    moot.lay("snare", by=1).it.do(ACTED)
    targets = home.targets(table.state, me.number, what)
    assert targets == [moot.number, not_moot.number]
    why = why_moot(table.state, me.number, what, moot.number, TO)
    assert why is not None and why[1].startswith(UNITS[moot.it.kind].name)
    assert why_moot(table.state, me.number, what, not_moot.number, TO) is None
    table.state.acting = (ABILITY, me.number, what)
    assert target_option(table.state, moot.number, TO).note.endswith(f" Hp. {why[1]}")
    assert target_option(table.state, not_moot.number, TO).note.endswith(" Hp")
    with blanked(home.of(what).moot, 0):
        assert why_moot(table.state, me.number, what, moot.number, TO) is None
        assert home.targets(table.state, me.number, what) == targets


# -- what works by itself


@pytest.mark.parametrize(
    ("act", "done"), [(passives.TO_MOVE, SHOT), (passives.TO_SHOOT, MOVED), (passives.TO_SHOOT, MARCHED)]
)
def test_what_bars_an_act_alone_hides_it_and_tells_its_sentence(act: int, done: int) -> None:
    """The same for what works by itself: without the bar, nothing is in the way."""
    table = rich()
    archer, enemy = table.put(0, "crown.longbow", 10, 10), table.put(1, "grave.husk", 10, 15)
    archer.it.do(done)
    state, me = table.state, archer.number

    def told() -> tuple[str, str] | None:
        return why_not_move(state, me) if act == passives.TO_MOVE else why_not(state, me, enemy.number, True)

    def offered() -> bool:
        return can_move(state, me) if act == passives.TO_MOVE else can_shoot(state, me, enemy.number)

    (bar,) = passives.BARS[act]
    assert told() == (bar.rule, bar.says) and not offered()
    with blanked(passives.BARS[act], 0):
        assert told() is None and offered()


def test_two_that_come_at_once_must_say_which_is_first() -> None:
    places = [each.place for each in passives.MOMENTS[passives.TURN_BEGINS]]
    assert len(places) > 1 and places == sorted(places)
    with pytest.raises(ValueError, match="two things happen at place 1"):
        passives.by_itself("harvest", passives.TURN_BEGINS, place=places[0])(lambda: None)


# -- the lists themselves


def test_every_name_in_a_sentence_stands_for_something() -> None:
    needs = [need for _, need in every_need()]
    needs += [need for it in ABILITIES for need in it.moot] + [
        *NATURE,
        *(need for each in home.OF_ITS_KIND for need in each),
    ]
    for says in [need.says for need in needs] + [it.nobody for it in ABILITIES]:
        assert set(slots_in(says)) <= set(SLOTS), says
    assert all(need.rule == "" or need.rule in SKIRMISH.rules for need in needs)
