"""A strike of synergy in its twelve steps, written a second time from the card texts (`reference`)."""

from __future__ import annotations

from typing import Any

from tests.games.synergy.reference import (
    CATEGORY,
    ENERGY,
    HARD,
    MENTAL,
    SHARP,
    Square,
    Unexpected,
    Warrior,
    World,
    adjacent,
    beside,
    distance,
    way_of,
)

ROLLED = -1
"""As damage: a die."""


class Card:
    """What is printed: reach, what the die needs (0 for Auto), damage, its kind, and what else it does."""

    def __init__(self, reach: str, need: int, damage: int, kind: str | None, **other: Any) -> None:
        self.reach, self.need, self.damage, self.kind = reach, need, damage, kind
        self.size: int = other.get("size", 0)
        self.knock: int = other.get("knock", 0)
        self.riders: list[str] = other.get("riders", [])
        self.rolls: int = other.get("rolls", 1)


CARDS = {
    "basic": Card("adj", 4, 1, HARD),
    "grenade": Card("blast", 3, 2, HARD, size=3, knock=1),
    "pocket-pistol": Card("range", 4, 2, HARD),
    "mostly-reliable-boomerang": Card("range", 4, 1, SHARP, rolls=2),
    "rubber-chicken": Card("adj", 3, 1, MENTAL, riders=["shamed"]),
    "hypno-pinwheel": Card("range", 4, 0, MENTAL, riders=["stunned"]),
    "battle-brolly": Card("adj", 4, 2, SHARP, knock=1),
    "jumper-cables": Card("adj", 4, 2, ENERGY),
    "lunchbox-of-mercy": Card("adj", 0, 0, None),
    "preposterous-mallet": Card("adj", 5, 4, HARD, knock=2),
    "reactor-tummy": Card("area", 0, 3, ENERGY, size=3),
    "cutlery-knuckles": Card("adj8", 3, 2, SHARP),
    "withering-sarcasm": Card("range", 3, 2, MENTAL),
    "lasso-tongue": Card("range", 3, 0, None),
    "sticky-spit": Card("range", 4, 0, None, riders=["held", "blinded"]),
    "flameblast": Card("range", 3, 3, ENERGY),
    "the-human-bomb": Card("area", 0, ROLLED, HARD, size=5, knock=1),
    "mind-control": Card("range", 4, 0, MENTAL, riders=["controlled"]),
    "deep-freeze": Card("range", 4, 0, ENERGY, riders=["frozen"]),
    "laser-eyebrows": Card("line", 4, 2, ENERGY),
    "hurricane-sneeze": Card("range", 3, 1, HARD, knock=3),
    "seismic-tantrum": Card("area", 4, 1, HARD, size=15),
    "banshee-tonsils": Card("area", 5, 1, MENTAL, size=5, riders=["stunned"]),
    "zorch-ball": Card("range", 0, ROLLED, ENERGY),
    "confuse": Card("range", 4, 0, MENTAL, riders=["confused"]),
    "switcheroo": Card("range", 3, 0, None),
    "irresistible-polka": Card("area", 0, 0, MENTAL, size=15),
    "hickey-of-doom": Card("adj", 3, 2, SHARP),
    "gossip-lightning": Card("range", 4, 2, ENERGY),
}
KINDS = [HARD, SHARP, ENERGY, MENTAL]
HIT, MISSED, STOPPED = "hit", "missed", "stopped"


class Blow:
    """What the strike does to one victim."""

    def __init__(self, victim: Warrior, maker: Warrior, near: bool, result: str = "", rolls: bool = False) -> None:
        self.victim, self.maker, self.near, self.result, self.rolls = victim, maker, near, result, rolls
        self.soaked = self.lost = 0
        self.shut_out = False


class Strike:
    """One strike on its way. ``target`` is a warrior, a square, or nobody (an area)."""

    def __init__(self, world: World, striker: Warrior, name: str, target: Warrior | Square | None) -> None:
        self.world, self.striker, self.name, self.card = world, striker, name, CARDS[name]
        self.kind = self.card.kind
        self.origin = self.square = striker.square
        self.named: Warrior | None = None
        self.near = self.wide = self.lost = self.redirected = self.rolled = False
        self.die = 0
        self.rider = ""
        self.blows: list[Blow] = []
        self.magic = CATEGORY.get(name) == "magic"
        world.out_of_reach = []
        if target is None:
            self.wide = True
            caught = [each for each in world.around(self.origin, self.card.size) if each is not striker]
            self.blows = [self.blow(each) for each in caught if not (self.magic and world.in_aura(each.square))]
        elif isinstance(target, tuple):
            self.square = target
        else:
            self.aim(target)

    def blow(self, victim: Warrior, result: str = "", rolls: bool = False) -> Blow:
        return Blow(victim, self.striker, adjacent(self.origin, victim.square), result, rolls)

    def aim(self, target: Warrior) -> None:
        self.square = target.square
        self.named = None if target is self.striker else target
        self.near = self.unaided(target.square)
        self.blows = [self.blow(target, rolls=number > 0) for number in range(self.card.rolls)]
        if self.card.reach == "line":
            way = way_of(target.square[0] - self.origin[0], target.square[1] - self.origin[1])
            far = 9 if self.world.works(self.striker, "bungee-arms") else 7
            squares = self.world.open_line(self.origin, way, far)
            self.blows = [self.blow(each) for square in squares for each in self.world.on(square)]
            self.blows.sort(key=lambda blow: blow.victim is not target)

    def unaided(self, square: Square) -> bool:
        """Is it an adjacent strike there, by its own reach?"""
        if self.card.reach == "adj8":
            return distance(self.origin, square) <= 1
        return self.card.reach == "adj" and adjacent(self.origin, square)

    # -- from the declaration to the answers

    def run(self) -> None:
        world, striker = self.world, self.striker
        if self.card.riders:
            self.rider = self.card.riders[world.take("effect") if len(self.card.riders) > 1 else 0]
        if (
            world.works(striker, "mood-ring-fists")
            and self.card.damage
            and self.near
            and not world.in_aura(self.square)
        ):
            self.kind = KINDS[world.take("kind") - 1]
        at_itself = any(blow.victim is striker for blow in self.blows)
        if striker.under("confused") and not self.wide and not at_itself:
            self.stray()
        if not self.lost:
            self.attacks_somebody()
            if self.named is not None and self.named.side != striker.side:
                self.gate()
        if not self.lost and striker.alive:
            self.success()
            self.resolve()
        if self.name == "the-human-bomb" and striker.alive:
            striker.hits -= 3
            world.perhaps_dies(striker)
        if self.name == "hurricane-sneeze" and self.rolled and striker.alive:
            world.drift(striker)
        world.settle()

    def attacks_somebody(self) -> None:
        """An attack on a foe ends Inner Peace."""
        foes = any(blow.victim.alive and blow.victim.side != self.striker.side for blow in self.blows)
        if foes and self.world.works(self.striker, "inner-peace"):
            self.striker.used.add("inner-peace")

    def stray(self) -> None:
        square = self.world.drift_point(self.striker, self.square)
        if square == self.square:
            return
        self.square = square
        if not self.blows:
            return
        self.named, self.near = None, self.unaided(square)
        victims = self.world.on(square)
        self.lost = not victims or (self.magic and self.world.in_aura(square))
        if not self.lost:
            self.blows = [self.blow(victims[0], rolls=blow.rolls) for blow in self.blows[: self.card.rolls]]

    def gate(self) -> None:
        """Stunning Beauty, then a friend may step in."""
        world, named = self.world, self.named
        assert named is not None
        if world.works(named, "stunning-beauty") and not self.striker.under("blinded"):
            self.lost = world.roll(self.striker) < 3

        def could(friend: Warrior) -> bool:
            if self.lost or self.named is None or friend is named or friend.side != named.side:
                return False
            movable = not world.stuck(friend) and not world.stuck(named)
            return movable and world.ready(friend, "heroic-idiot") and adjacent(friend.square, named.square)

        for friend, card in world.reactions("step-in", lambda: any(could(each) for each in world.warriors)):
            if card != "heroic-idiot" or not could(friend):
                raise Unexpected(f"{friend.number} steps in with {card}")
            self.redirected, self.named = True, None
            self.swap(friend, named)
            self.blows = [blow for blow in self.blows if blow.victim is not friend]
            for blow in self.blows:
                if blow.victim is named:
                    blow.victim, blow.soaked = friend, 1

    def swap(self, one: Warrior, other: Warrior) -> None:
        one.relieve("held")
        other.relieve("held")
        one.square, other.square = other.square, one.square
        self.world.look_again()

    # -- the success roll

    def penalty(self) -> int:
        shamed = self.striker.under("shamed") and self.card.reach != "blast"
        return -2 * shamed - 2 * self.striker.under("blinded")

    def against(self, victim: Warrior) -> int:
        """What counts at strikes that name this victim."""
        if victim is not self.named:
            return 0
        world, far = self.world, not adjacent(self.origin, victim.square)
        total = world.works(victim, "absolute-unit") - world.works(victim, "rear-view-eyes")
        total -= 2 * (far and world.works(victim, "pint-sized"))
        total += world.works(victim, "magnetic-personality") and CATEGORY.get(self.name) == "gadget"
        return total - (far and world.teams[victim.side] == "lawn-gnomes")

    def need(self, victim: Warrior | None) -> int:
        if self.name == "basic" and self.world.teams[self.striker.side] == "librarians":
            return 3
        if self.name == "switcheroo" and victim is not None and victim.side == self.striker.side:
            return 0
        return self.card.need

    def success(self) -> None:
        victim = self.blows[0].victim if self.blows else None
        against = self.against(victim) if victim else 0
        if self.need(victim) > 0 or self.penalty() + against < 0:
            self.throw()

    def throw(self) -> None:
        self.die = self.world.roll(self.striker, success=True) + self.penalty()
        self.rolled = True

    # -- blow by blow

    def resolve(self) -> None:
        world, striker = self.world, self.striker
        if self.card.reach == "blast":
            if self.die < self.card.need:
                self.square = world.drift_point(striker, self.square)
            self.wide = True
            self.blows = [self.blow(each, HIT) for each in world.around(self.square, self.card.size)]
            self.attacks_somebody()
        if self.wide or self.card.reach == "line":
            self.blows = self.ordered()
        for blow in self.blows:  # it may grow
            self.land(blow)
            if blow.result in (HIT, STOPPED):
                self.go_on(blow)
        for blow in self.blows:
            if blow.result == HIT and not self.spared(blow) and blow.victim.alive:
                self.ride(blow)
        self.knocks()
        world.settle()
        for number, blow in enumerate(self.blows):
            if blow.victim is not striker:
                self.answer(number, blow)

    def ordered(self) -> list[Blow]:
        left, found = list(self.blows), []
        while len(left) > 1:
            chosen = self.world.take("next")
            if chosen < 0:
                break
            found += [blow for blow in left if blow.victim.number == chosen]
            left = [blow for blow in left if blow.victim.number != chosen]
        return found + left

    def land(self, blow: Blow) -> None:
        world, victim = self.world, blow.victim
        if not blow.result:
            if blow.rolls and not victim.alive:
                blow.result = MISSED
                return
            if blow.rolls:
                self.throw()
            sure = self.need(victim) == 0 and not self.rolled
            blow.result = HIT if sure or self.die + self.against(victim) >= max(1, self.need(victim)) else MISSED
        if blow.result != HIT or not victim.alive:
            return
        self.escape(blow)
        if blow.result != HIT:
            return
        peace = world.works(victim, "inner-peace") and "inner-peace" not in victim.used
        friends = sum(each.alive for each in world.warriors if each.side == victim.side)
        brolly = self.wide and world.works(victim, "battle-brolly") and not adjacent(self.square, victim.square)
        blow.shut_out = brolly or (peace and friends > 1 and victim.side != self.striker.side)
        if blow.shut_out or world.immune(victim, self.kind):
            blow.result = STOPPED
        elif self.card.damage:
            amount = self.damage() - world.soaks(victim, self.kind) - blow.soaked
            before = victim.hits - victim.extra
            blow.lost = max(0, min(amount, victim.hits))
            world.wound(victim, amount, self.kind)
            if victim.alive:
                blow.lost = min(blow.lost, max(0, before + victim.extra - victim.hits))

    def damage(self) -> int:
        world, striker = self.world, self.striker
        amount = world.roll(striker) if self.card.damage == ROLLED else self.card.damage
        if self.name == "basic" and world.teams[striker.side] == "goths":
            amount = 2
        amount += 2 * striker.under("raging") + 2 * world.works(striker, "strength")
        amount += world.works(striker, "mood-ring-fists") and self.near and not world.in_aura(self.square)
        return 2 * amount if world.works(striker, "might") else amount

    def escape(self, blow: Blow) -> None:
        world, victim = self.world, blow.victim
        tried: list[str] = []

        def could(card: str) -> bool:
            if blow.result != HIT or card in tried or not world.ready(victim, card):
                return False
            if card == "dustbin-lid":
                return self.kind in (HARD, SHARP)
            by_name = self.named is victim and not self.redirected and self.card.reach != "line"
            return card == "acrobatic-evasion" or (self.kind == ENERGY and by_name)

        cards = ["dustbin-lid", "acrobatic-evasion", "mirror-shades"]
        for who, card in world.reactions("escape", lambda: any(could(each) for each in cards)):
            if who is not victim or not could(card):
                raise Unexpected(f"{who.number} escapes with {card}")
            tried.append(card)
            if card == "acrobatic-evasion":
                victim.used.add(card)
            elif world.roll(victim) < 4:
                continue
            blow.result = MISSED
            if card == "mirror-shades":
                self.redirected = True
                back = self.blow(self.striker, HIT)
                back.maker = victim
                self.blows.append(back)

    def go_on(self, blow: Blow) -> None:
        """What follows each hit: Gossip Lightning passes on, a Hickey heals."""
        world, striker = self.world, self.striker
        if self.name == "hickey-of-doom" and blow.victim is not striker:
            world.heal(striker, blow.lost)
        if self.name != "gossip-lightning" or blow.victim is striker or not striker.alive:
            return
        had = [striker, *(each.victim for each in self.blows)]
        near = [
            each for each in world.around(blow.victim.square, 5) if each not in had and not world.in_aura(each.square)
        ]
        chosen = world.take("another") if near else -1
        if chosen >= 0:
            self.blows.append(self.blow(world.warriors[chosen], rolls=True))
            self.attacks_somebody()

    # -- riders, knocks, answers

    def spared(self, blow: Blow) -> bool:
        return blow.shut_out or blow.victim in self.world.out_of_reach

    def ride(self, blow: Blow) -> None:
        world, striker, victim = self.world, self.striker, blow.victim
        if self.rider:
            self.afflict(victim, self.rider, blow.maker)
        if self.name == "lunchbox-of-mercy":
            world.heal(victim, 2)
            victim.relieve("poisoned")
        elif self.name == "lasso-tongue":
            self.haul(victim)
        elif self.name == "irresistible-polka":
            world.drift(victim)
        elif self.name == "switcheroo" and victim is not striker and striker.alive:
            self.change(victim)
        if not victim.alive or not self.near:
            return
        if world.works(striker, "toxic-drool") and blow.lost > 0:
            self.afflict(victim, "poisoned", blow.maker)
        if world.works(striker, "low-blow") and self.rolled and self.die + self.against(victim) >= 6:
            self.afflict(victim, "stunned", blow.maker)

    def change(self, victim: Warrior) -> None:
        if not self.world.stuck(self.striker) and not self.world.stuck(victim):
            self.swap(self.striker, victim)

    def afflict(self, victim: Warrior, status: str, by: Warrior) -> None:
        blind = status == "blinded" and self.world.works(victim, "mirror-shades")
        twice = (status, by.number) in victim.statuses or (status == "controlled" and victim.under(status))
        if victim.alive and not blind and not twice:
            victim.statuses.append((status, by.number))

    def haul(self, victim: Warrior) -> None:
        """Straight, a square at a time, until it is next door."""

        def ways() -> list[int]:
            dx, dy = self.striker.square[0] - victim.square[0], self.striker.square[1] - victim.square[1]
            return [*([way_of(dx, 0)] if dx else []), *([way_of(0, dy)] if dy else [])]

        if self.world.rooted(victim):
            return
        found = ways()
        if len(found) > 1:
            first = self.world.take("knock")
            found = [first, *(way for way in found if way != first)]
        for way in found:
            while not adjacent(self.striker.square, victim.square) and way in ways():
                if not self.world.step(victim, way):
                    return

    def knocks(self) -> None:
        """The most distant first."""
        world, source = self.world, self.square if self.wide else self.origin
        flying: list[Warrior] = []
        for blow in self.blows:
            jelly = blow.result == STOPPED and self.kind == HARD and world.works(blow.victim, "jelly-bones")
            flies = blow.result == HIT or (jelly and not blow.victim.under("mist"))
            if self.card.knock and flies and not self.spared(blow) and blow.victim not in flying:
                flying.append(blow.victim)
        flying.sort(key=lambda each: -distance(source, each.square))
        for each in flying:
            if each not in world.out_of_reach:
                world.knock(each, source, self.card.knock)

    def answer(self, number: int, blow: Blow) -> None:
        world, striker, victim = self.world, self.striker, blow.victim
        mine = [each for each in self.blows if each.victim is victim]
        near_hits = [each for each in mine if each.result == HIT and each.near]
        if striker.alive and near_hits[:1] == [blow] and world.works(victim, "eel-wiring"):
            world.hurt(striker, 1, ENERGY)
        felt = blow.result == HIT or (blow.result == STOPPED and world.immune(victim, self.kind))
        if self.name == "basic" and blow.near and felt and striker.alive and world.works(victim, "pincushion-hide"):
            world.hurt(striker, 2, SHARP)
        flung = False

        def could() -> bool:
            able = world.ready(victim, "borrowed-momentum") and striker.alive and not world.rooted(striker)
            missed = mine[0] is blow and all(each.result == MISSED for each in mine)
            return able and missed and blow.near and not flung

        for who, card in world.reactions("answer", could):
            if who is not victim or card != "borrowed-momentum":
                raise Unexpected(f"{who.number} answers with {card}")
            flung = True
            there: Square = world.take("fling")
            far = distance(striker.square, there)
            way = way_of(there[0] - striker.square[0], there[1] - striker.square[1])
            assert beside(striker.square, way, far) == there
            world.shove(striker, way, far)
