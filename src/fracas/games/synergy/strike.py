"""How a strike is resolved, in the twelve steps of content 1.2. It knows no card.

A strike is plain data (`fracas.games.synergy.state.Strike`) with a worklist of blows, one for each victim. Reactions
change that data: a redirect before the roll replaces a victim, one after it adds a blow, a chain adds more.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import Window, fold
from fracas.games.synergy.board import direction_to, distance, within
from fracas.games.synergy.card import (
    ADJ,
    ADJ8,
    AUTO,
    BODY,
    FRIEND_BODY,
    HARD,
    LINE,
    MAGIC,
    NO_HIT,
    Card,
)
from fracas.games.synergy.counting import count
from fracas.games.synergy.dice import AMOUNT, SUCCESS, roll
from fracas.games.synergy.events import (
    Avoided,
    DamageAdded,
    HitRolled,
    Immune,
    Strayed,
    StrikeDeclared,
    StrikeLost,
)
from fracas.games.synergy.harm import immune, lose, settle, soaked, unsettled
from fracas.games.synergy.live import in_aura
from fracas.games.synergy.markers import NUMBERS as MARKER_NUMBERS
from fracas.games.synergy.markers import laid_by, lay_marker, remove_marker
from fracas.games.synergy.moving import carrier, drift_point, knock
from fracas.games.synergy.reactions import ask, loud
from fracas.games.synergy.rows import BASIC, PROFILES, ROWS, SCRIPTED
from fracas.games.synergy.standing import bodies, here
from fracas.games.synergy.state import (
    ALIVE,
    BLINDED,
    BY_DAMAGE,
    CONFUSED,
    HIT,
    MISSED,
    MIST,
    NOBODY,
    NOWHERE,
    RAGING,
    SHAMED,
    STOPPED,
    UNROLLED,
    Blow,
    State,
    Strike,
)
from fracas.games.synergy.statuses import NUMBERS as STATUS_NUMBERS
from fracas.games.synergy.statuses import RAGE_DAMAGE, afflict, blinded
from fracas.games.synergy.targets import AT_CARD, AT_SQUARE, NO_TARGET, beam, is_adjacent, is_next, open_to
from fracas.games.synergy.windows import (
    AFTER,
    AGAINST,
    AIM,
    ANSWER,
    ARMOUR,
    ATTACKS,
    BASIC_DAMAGE,
    BASIC_HIT,
    CHAIN,
    DAMAGE,
    DECLARES,
    ESCAPE,
    FOLDS,
    GATE,
    HITS,
    IMMUNE_AREA,
    IMMUNE_HARD,
    IMMUNE_STRIKE,
    KNOCK_ALWAYS,
    LANDS,
    REACH,
    RIDER,
    SOAK_HARD,
    STEP_IN,
    TO_HIT,
)

AS_THEY_STAND: Final = -1
"""The answer to who is next: the rest in any order."""


def strike(state: State, tell: Tell, me: int, card: int, target: int) -> Resolution:
    """One strike from its declaration to its answers. The caller has spent the strike."""
    now = declare(state, tell, me, card, target)
    script = SCRIPTED[AIM.number][card]
    if script is not None:
        yield from script(state, tell, me)
    several = PROFILES[card].riders
    if len(several) > 1:
        rider: int = yield Choice(state.player(me), "effect", list(range(len(several))))
        now.choice = rider
    if loud(state, DECLARES, me):
        yield from ask(state, tell, DECLARES, [me])
    if state.warriors[me].under >> CONFUSED & 1 and not now.area and target != me:  # 2
        yield from stray(state, tell)
    if not now.lost:
        if loud(state, ATTACKS, me) and catches_a_foe(state):
            yield from ask(state, tell, ATTACKS, [me])
        if now.named != NOBODY and state.foes(me, now.named):
            if loud(state, GATE, now.named):  # 3
                yield from ask(state, tell, GATE, [now.named])
            if not now.lost and now.named != NOBODY:  # 4
                yield from step_in(state, tell)
    if not now.lost:
        if state.warriors[me].life == ALIVE:
            yield from success(state, tell)  # 5
            yield from resolve(state, tell)  # 6 to 12
        else:
            lost(state, tell, "gone")
    script = SCRIPTED[AFTER.number][card]
    if script is not None:
        yield from script(state, tell, me)
        if unsettled(state):
            yield from settle(state, tell)


def declare(state: State, tell: Tell, me: int, card: int, target: int) -> Strike:
    """Step 1: the card and its target stand."""
    profile = PROFILES[card]
    warrior = state.warriors[me]
    now = Strike.new()
    state.strike = now
    now.striker, now.card, now.target = me, card, target
    now.origin = now.square = warrior.square
    now.kind = profile.kind
    warrior.struck = True
    if target == NO_TARGET:
        now.area = True
        for each in within(warrior.square, profile.size // 2):
            if state.standing[each]:
                for other in here(state, each):
                    if other != me and not _in_another_world(state, profile, other):
                        now.blows.append(blow_at(state, other))
    elif target < NO_TARGET:
        now.square = state.warriors[target].square
        if state.warriors[target].stands() and target != me:
            now.named = target
        now.adjacent = reaches_unaided(profile, now.origin, now.square)
        if profile.reach == LINE:
            _fill_beam(state, now, profile)
        else:
            now.blows.append(blow_at(state, target))
            for _ in range(profile.numbers.get("rolls", 1) - 1):
                another = blow_at(state, target)
                another.again = True
                now.blows.append(another)
    elif target < AT_CARD:
        now.square = target - AT_SQUARE
    else:
        _aim_at_gadget(state, now, target - AT_CARD)
    tell(StrikeDeclared, me, card, now.named, now.square)
    return now


def _aim_at_gadget(state: State, now: Strike, card: int) -> None:
    """A gadget is where it lies; whoever carries it counts as named."""
    for thing in state.loose:
        if thing[0] == card:
            now.square = thing[1]
            return
    for other, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE and card in warrior.cards:
            now.square = warrior.square
            now.named = other
            now.blows.append(blow_at(state, other))


def reaches_unaided(card: Card, origin: int, square: int) -> bool:
    """Is a strike with this card at this square an adjacent one (content 1.6)?"""
    if card.reach == ADJ8:
        return is_next(origin, square)
    return card.reach == ADJ and is_adjacent(origin, square)


def blow_at(state: State, victim: int, result: int = UNROLLED) -> Blow:
    """What the strike does to one more victim."""
    now = state.strike
    square = state.warriors[victim].square
    return Blow.new(victim, result, now.striker, is_adjacent(now.origin, square))


def _fill_beam(state: State, now: Strike, card: Card) -> None:
    """Everyone on the line, from the first on."""
    far = fold(ROWS, state.warriors[now.striker], REACH, card.distance, state, now.striker)
    direction = direction_to(now.origin, now.square)
    for each in beam(state, now.striker, card, now.origin, direction, far):
        for other in here(state, each):
            now.blows.append(blow_at(state, other))
    first = [blow for blow in now.blows if blow.victim == now.named]
    now.blows = first + [blow for blow in now.blows if blow.victim != now.named]


def _in_another_world(state: State, card: Card, other: int) -> bool:
    """A Magic area strike spares whoever stands in an Anti-Magic Aura."""
    return card.category == MAGIC and len(state.auras) > 0 and in_aura(state, state.warriors[other].square)


def catches_a_foe(state: State) -> bool:
    """Does the strike name or catch a foe? Blasts are asked when they land."""
    now = state.strike
    return any(state.warriors[blow.victim].life == ALIVE and state.foes(now.striker, blow.victim) for blow in now.blows)


def stray(state: State, tell: Tell) -> Resolution:
    """Step 2: the target square of a Confused striker drifts; the strike then applies to whoever stands there."""
    now = state.strike
    me = now.striker
    square: int = yield from drift_point(state, tell, me, now.square)
    if square == now.square:
        return
    card = PROFILES[now.card]
    if now.target >= AT_SQUARE and not now.blows:
        now.square = square
        if not open_to(state, card, square):
            lost(state, tell, "stray")
        else:
            tell(Strayed, me, square, NOBODY)
        return
    victims = here(state, square)
    if card.targets & (BODY | FRIEND_BODY) and not victims:
        victims = bodies(state, square)
    now.square = square
    now.named = NOBODY
    now.adjacent = reaches_unaided(card, now.origin, square)
    if not victims:
        lost(state, tell, "stray")
        return
    victim: int = yield Choice(state.player(me), "stray", victims)
    again = [blow.again for blow in now.blows if blow.again]
    now.blows = [blow_at(state, victim)]
    for _ in again:  # a strike with two rolls has them wherever it goes
        another = blow_at(state, victim)
        another.again = True
        now.blows.append(another)
    tell(Strayed, me, square, victim)


def lost(state: State, tell: Tell, why: str) -> None:
    """The strike is spent and comes to nothing."""
    state.strike.lost = True
    tell(StrikeLost, state.strike.striker, why)


def step_in(state: State, tell: Tell) -> Resolution:
    """Step 4: friends of the named warrior may take the strike."""
    named = state.strike.named
    seat = state.warriors[named].seat
    friends = [
        me
        for me, warrior in enumerate(state.warriors)
        if warrior.seat == seat and me != named and warrior.life == ALIVE and loud(state, STEP_IN, me)
    ]
    if friends:
        yield from ask(state, tell, STEP_IN, friends)


# -- 5: the success roll


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
        total -= 2  # not for the aim at a square: only a strike against a warrior has a success roll (content 1.6)
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


# -- 6 to 12


def resolve(state: State, tell: Tell) -> Resolution:
    """Victim by victim in the attacker's order; then riders and knocks, death, answers."""
    now = state.strike
    if now.target >= AT_SQUARE and now.target < AT_CARD:
        yield from come_down(state, tell)
    if len(now.blows) > 1 and (now.area or PROFILES[now.card].reach == LINE):
        yield from order(state)
    chain = SCRIPTED[CHAIN.number][now.card]
    while now.blow < len(now.blows):
        yield from one_blow(state, tell)
        if chain is not None and now.blows[now.blow].result in (HIT, STOPPED):
            yield from chain(state, tell, now.striker)
        now.blow += 1
    yield from riders(state, tell)
    yield from knocks(state, tell)
    if unsettled(state):
        yield from settle(state, tell)
    yield from answers(state, tell)
    if unsettled(state):
        yield from settle(state, tell)


def come_down(state: State, tell: Tell) -> Resolution:
    """A strike at a square has its place: a bad aim drifts first; then it lays its marker, or goes off."""
    now = state.strike
    card = PROFILES[now.card]
    me = now.striker
    aimed = card.hit == AUTO and not now.rolled
    if not aimed:
        need = max(1, card.hit)
        aimed = now.die >= need
        tell(HitRolled, me, NOBODY, need, now.die, aimed)
    if not aimed:
        if card.on_miss != "drift":
            lost(state, tell, "stray")
            return
        square: int = yield from drift_point(state, tell, me, now.square)
        now.square = square
    script = SCRIPTED[LANDS.number][now.card]
    if script is not None:
        yield from script(state, tell, me)
        return
    if card.marker:
        yield from mark(state, tell, me, now.card, now.square)
    if card.size and (card.damage or card.rolled):
        now.area = True
        for each in within(now.square, card.size // 2):
            for other in here(state, each):
                now.blows.append(blow_at(state, other, HIT))
        if loud(state, ATTACKS, me) and catches_a_foe(state):
            yield from ask(state, tell, ATTACKS, [me])


def mark(state: State, tell: Tell, me: int, card: int, square: int) -> Resolution:
    """Lay the marker of a card: a cloud clears the old one; beyond the limit the layer says which goes."""
    profile = PROFILES[card]
    kind = MARKER_NUMBERS[profile.marker]
    laid = laid_by(state, me, card)
    if profile.size:
        for marker in laid:
            remove_marker(state, tell, marker)
        for each in within(square, profile.size // 2):
            lay_marker(state, tell, kind, each, me, card)
        return
    if profile.at_most and len(laid) >= profile.at_most:
        gone: int = yield Choice(state.player(me), "replace", [marker[1] for marker in laid])
        remove_marker(state, tell, next(marker for marker in laid if marker[1] == gone))
    lay_marker(state, tell, kind, square, me, card)


def order(state: State) -> Resolution:
    """The attacker says in which order the victims are affected (synergy.simultaneous)."""
    now = state.strike
    left = list(now.blows)
    ordered: list[Blow] = []
    while len(left) > 1:
        victim: int = yield Choice(
            state.player(now.striker), "next", [AS_THEY_STAND, *[blow.victim for blow in left]], AS_THEY_STAND
        )
        if victim == AS_THEY_STAND:
            break
        ordered += [blow for blow in left if blow.victim == victim]
        left = [blow for blow in left if blow.victim != victim]
    now.blows = ordered + left


def one_blow(state: State, tell: Tell) -> Resolution:
    """Steps 5 (compared) to 9 for one victim."""
    now = state.strike
    blow = now.blows[now.blow]
    if blow.result == UNROLLED:
        if blow.again:
            if not state.warriors[blow.victim].stands():
                blow.result = MISSED
                return
            yield from roll(state, tell, now.striker, SUCCESS)
            now.die = state.die + modifiers(state, now.striker)
            now.rolled = True
        compare(state, tell, blow)
    victim = blow.victim
    warrior = state.warriors[victim]
    if blow.result != HIT or not warrior.stands():
        return
    if loud(state, ESCAPE, victim):  # 6
        yield from ask(state, tell, ESCAPE, [victim])
        blow = now.blows[now.blow]
        if blow.result != HIT:
            return
    state.kind = now.kind
    if loud(state, ARMOUR, victim):  # 7
        yield from ask(state, tell, ARMOUR, [victim])
        blow = now.blows[now.blow]
    if untouched(state, victim):
        blow.result = STOPPED
        blow.spared = shut_out(state, victim)
        count(state, tell, victim, shields(state), [MIST], protects=True)
        tell(Immune, victim, now.kind if immune(state, victim, now.kind) else 0)
        return
    card = PROFILES[now.card]
    if not card.damage and not card.rolled:
        return
    base = card.damage  # 8
    if card.rolled:
        yield from roll(state, tell, now.striker, AMOUNT)
        base = state.die
        blow = now.blows[now.blow]
    if now.card == BASIC:
        base = fold(ROWS, state.warriors[now.striker], BASIC_DAMAGE, base, state, now.striker)
    rage = RAGE_DAMAGE if state.warriors[now.striker].under >> RAGING & 1 else 0
    total = fold(ROWS, state.warriors[now.striker], DAMAGE, base + rage, state, now.striker)
    soak = soaked(state, victim, now.kind) + blow.soak
    count(state, tell, now.striker, [BASIC_DAMAGE, DAMAGE] if now.card == BASIC else [DAMAGE], [RAGING])
    if soak:
        count(state, tell, victim, [FOLDS[SOAK_HARD.number - HARD + now.kind]], [], protects=True)
    tell(DamageAdded, victim, now.kind, base, total, min(soak, total))
    amount = total - soak
    if amount > 0:  # 9
        had, extra = warrior.hits, warrior.extra
        blow.lost = min(amount, max(0, had))
        yield from lose(state, tell, victim, amount, BY_DAMAGE, now.kind)
        if warrior.life == ALIVE:  # it may have been saved before it lost them all
            blow = now.blows[now.blow]
            blow.lost = min(blow.lost, max(0, had + warrior.extra - extra - warrior.hits))


def untouched(state: State, victim: int) -> bool:
    """Step 7: is the victim immune to the kind of damage, to areas, or to this strike altogether?"""
    return immune(state, victim, state.strike.kind) or shut_out(state, victim)


def shields(state: State) -> list[Window]:
    """The windows at which something may protect from the strike altogether."""
    now = state.strike
    found = [IMMUNE_STRIKE, IMMUNE_AREA] if now.area else [IMMUNE_STRIKE]
    return [FOLDS[IMMUNE_HARD.number - HARD + now.kind], *found] if now.kind else found


def shut_out(state: State, victim: int) -> bool:
    """Does no part of the strike reach the victim, not even a knock that goes through immunity to its kind?"""
    warrior = state.warriors[victim]
    if state.strike.area and fold(ROWS, warrior, IMMUNE_AREA, 0, state, victim) > 0:
        return True
    return fold(ROWS, warrior, IMMUNE_STRIKE, 0, state, victim) > 0


def riders(state: State, tell: Tell) -> Resolution:
    """Step 10: statuses and other effects of a hit on living victims; a body that was hit, too, if it was aimed at."""
    now = state.strike
    card = PROFILES[now.card]
    script = SCRIPTED[HITS.number][now.card]
    for index in range(len(now.blows)):
        now.blow = index
        blow = now.blows[index]
        warrior = state.warriors[blow.victim]
        aimed_at_body = card.targets & (BODY | FRIEND_BODY) and not blow.lost
        if blow.result == HIT and not blow.spared and (warrior.life == ALIVE or aimed_at_body):
            if card.riders and warrior.life == ALIVE:
                status = card.riders[now.choice] if len(card.riders) > 1 else card.riders[0]
                afflict(state, tell, blow.victim, STATUS_NUMBERS[status], blow.maker)
            if script is not None:
                yield from script(state, tell, now.striker)
            if loud(state, RIDER, now.striker) and warrior.life == ALIVE:
                yield from ask(state, tell, RIDER, [now.striker])


def knocks(state: State, tell: Tell) -> Resolution:
    """Step 10: the most distant first, also bodies killed by this strike (synergy.knockback)."""
    now = state.strike
    squares = PROFILES[now.card].knock
    if not squares:
        return
    source = now.square if now.area else now.origin
    flying: list[tuple[int, int]] = []
    for blow in now.blows:
        victim = blow.victim
        me = carrier(state, victim)  # a knock moves both
        if blow.spared or any(me == other for _, other in flying):
            continue
        always = blow.result == STOPPED and fold(ROWS, state.warriors[victim], KNOCK_ALWAYS, 0, state, victim) > 0
        if blow.result == HIT or always:
            flying.append((distance(source, state.warriors[me].square), me))
    flying.sort(key=lambda each: -each[0])
    for _, me in flying:
        spared = any(blow.spared for blow in now.blows if blow.victim == me)  # since the first of them flew
        if state.warriors[me].square != NOWHERE and not spared:
            yield from knock(state, tell, me, source, squares)


def answers(state: State, tell: Tell) -> Resolution:
    """Step 12: in the victims' order; the dead of this strike answer too."""
    now = state.strike
    for index in range(len(now.blows)):
        victim = now.blows[index].victim
        if victim != now.striker and loud(state, ANSWER, victim):
            now.blow = index
            yield from ask(state, tell, ANSWER, [victim])


# -- for reactions


def present(state: State) -> Blow:
    """The blow that is being resolved. A reaction may replace it, so nobody keeps it across a question."""
    return state.strike.blows[state.strike.blow]


def is_victim(state: State, me: int) -> bool:
    """Is ``me`` the victim of the present blow?"""
    now = state.strike
    return now.blow < len(now.blows) and now.blows[now.blow].victim == me


def avoid(state: State, tell: Tell, me: int, card: int) -> None:
    """The present hit misses ``me`` (primitive `avoid`)."""
    present(state).result = MISSED
    tell(Avoided, me, card)
