"""Attacks of skirmish written a second time, from the book and the cards alone and as plainly as possible.

It knows nothing of the rules in the package but what is printed on cards and items, and who sees whom. It asks the same
questions, as ``(seat, name, options)``, and is sent the answers; a die is asked of nobody. Where somebody is pushed to,
it does not say: nobody is moved here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

Asking = Generator[tuple[Any, ...], Any, Any]

INCH = 1000
DIE = {1, 2, 3, 4, 5, 6}
YES_OR_NO = {0, 1}
Rectangle = tuple[int, int, int, int]
"""West, south, east, north."""
PRICES = {
    "guard": 1,
    "shrug-off": 2,
    "slip-away": 1,
    "flicker": 2,
    "oath-shield": 1,
    "glass-ward": 1,
    "granite-word": 4,
}
ROLLS = {"focus": 2, "wail": -1}


class Unit:
    """A unit with what its card and its items give it."""

    def __init__(self, number: int, side: int, name: str, x: int, y: int, level: int) -> None:
        self.number, self.side, self.name = number, side, name
        self.x, self.y, self.level = x, y, level
        self.radius = self.atk = self.rng = self.defence = self.hp = 0
        self.attacks_more = 0
        self.hero = False
        self.abilities: set[str] = set()
        self.own: set[str] = set()
        self.items: set[str] = set()
        self.laid: set[str] = set()
        """The abilities whose effects lie on it; all were laid by its own side but those against it."""
        self.met: set[int] = set()
        """Whom it has moved into melee range of in this turn."""
        self.alive = True
        self.acted = self.shot = self.charged = self.honed = self.hero_used = self.absorbed = False
        self.left = 0
        """Attacks left of its attack action."""
        self.shot_at: set[int] = set()
        self.answers = 0
        self.used: set[str] = set()


class Attack:
    """One attack on its way: how it comes about, and what it has come to."""

    def __init__(self, by: Unit, at: Unit, ranged: bool, how: str, partners: list[Unit]) -> None:
        self.by, self.at, self.ranged, self.how, self.partners = by, at, ranged, how, partners
        self.harder = False
        """Somebody has paid for that."""
        self.counted = self.total = 0
        self.hit = self.fellhanded = False


class Field:
    """Everybody on the table, the cover there is, and the energy of both sides."""

    def __init__(
        self, units: list[Unit], covers: list[Rectangle], energy: list[int], sees: Callable[..., bool]
    ) -> None:
        self.units, self.covers, self.energy, self.sees = units, covers, energy, sees
        self.striking: Unit | None = None

    # -- who is where

    def foes(self, unit: Unit) -> list[Unit]:
        return [other for other in self.units if other.alive and other.side != unit.side]

    def friends(self, unit: Unit) -> list[Unit]:
        return [other for other in self.units if other.alive and other.side == unit.side and other is not unit]

    def within(self, one: Unit, other: Unit, inches: int) -> bool:
        far = one.radius + other.radius + inches * INCH
        return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= far**2

    def close(self, one: Unit, other: Unit, reach: bool) -> bool:
        """Within melee range: 1", or 2" with reach, and so many levels."""
        far = 2 if reach else 1
        return self.within(one, other, far) and abs(one.level - other.level) <= far

    def reaches(self, one: Unit, other: Unit) -> bool:
        return self.close(one, other, "reach" in one.abilities) and self.sees(one.number, other.number)

    def shoots_at(self, one: Unit, other: Unit, far: int) -> bool:
        return far > 0 and self.within(one, other, far) and self.sees(one.number, other.number)

    def locked(self, one: Unit, other: Unit) -> bool:
        return self.close(one, other, "reach" in one.abilities | other.abilities)

    def flanks(self, one: Unit, other: Unit) -> bool:
        return not self.has(other, "vigilant") and any(self.locked(friend, other) for friend in self.friends(one))

    def has(self, unit: Unit, ability: str) -> bool:
        """By its card or an item, by what lies on it, or from friends near by."""
        if ability in unit.abilities:
            return True
        lies = {"deflect": "glass-ward", "charge": "hunt-call", "fellhanded": "temper"}
        if lies.get(ability) in unit.laid:
            return True
        friends = self.friends(unit)
        if ability == "retaliate":
            return any("steadfast" in each.own and self.within(unit, each, 3) for each in friends)
        if ability == "vigilant":
            return any("war-banner" in each.items and self.within(unit, each, 3) for each in [unit, *friends])
        return False

    def in_cover(self, one: Unit, other: Unit) -> bool:
        smoke = [each for each in self.units if each.alive and "smoke-pots" in each.laid]
        if any(self.within(each, other, 2) for each in smoke):
            return True
        return any(touches(cover, other) or crosses(cover, one, other) for cover in self.covers)

    def defence(self, unit: Unit) -> int:
        return unit.defence + 2 * ("guard" in unit.laid) + 2 * ("oath-shield" in unit.laid)

    # -- the acts

    def acts(self, side: int) -> set[tuple[str, int, int]]:
        """All attacks and pushes of a side."""
        found: set[tuple[str, int, int]] = set()
        for one in self.units:
            if not one.alive or one.side != side:
                continue
            may = not one.acted or one.left > 0 or "momentum" in one.laid
            for other in self.foes(one):
                if self.reaches(one, other) and may:
                    found.add(("strike", one.number, other.number))
                    if not one.acted and "heavy" not in other.abilities:
                        found.add(("push", one.number, other.number))
                again = other.number in one.shot_at and "volley" in one.abilities
                if self.shoots_at(one, other, one.rng) and (may or again):
                    found.add(("shoot", one.number, other.number))
        return found

    def act(self, what: str, one: Unit, other: Unit) -> Asking:
        if self.striking is not one and self.striking is not None:
            self.striking.left = 0
        how = "push" if what == "push" else self.made_with(one)
        if what == "push":
            one.acted, one.left = True, 0
        self.striking = one
        if what == "shoot":
            one.shot = True
            one.shot_at ^= {other.number} if how == "volley" or other.number not in one.shot_at else set()
        partners = yield from self.team_up(one, other)
        attack = Attack(one, other, what == "shoot", how, partners)
        yield from self.attack(attack)
        shoves = what == "strike" and "shove" in one.abilities
        pushes = attack.hit and what == "push"
        if attack.hit and other.alive and shoves and "heavy" not in other.abilities:
            pushes = yield one.side, "shove", YES_OR_NO
        if pushes:
            yield None, "push-length", {1, 2, 3}
            yield one.side, "push", None
        yield from self.answer(attack)

    def made_with(self, one: Unit) -> str:
        """The rest of its action, momentum, a new action, or a volley."""
        if one.left:
            one.left -= 1
        elif "momentum" in one.laid:
            one.laid.remove("momentum")
        elif not one.acted:
            one.acted, one.left = True, one.attacks_more
        else:
            return "volley"
        return "attack"

    def team_up(self, one: Unit, other: Unit) -> Asking:
        partners: list[Unit] = []
        while True:
            able = {
                each.number
                for each in self.friends(one)
                if "team-up" in each.abilities
                and not each.acted
                and (self.reaches(each, other) or self.shoots_at(each, other, each.rng))
            }
            if not able:
                return partners
            chosen = yield one.side, "partner", {-1, *able}
            if chosen < 0:
                return partners
            self.units[chosen].acted = True
            partners.append(self.units[chosen])

    def answer(self, attack: Attack) -> Asking:
        one, other = attack.at, attack.by
        if not one.alive or not other.alive or "dirty-trick" in one.laid or one.answers > one.attacks_more:
            return
        able = self.shoots_at(one, other, one.rng) if attack.ranged else self.reaches(one, other)
        if able and (yield one.side, "back", YES_OR_NO):
            one.answers += 1
            yield from self.attack(Attack(one, other, attack.ranged, "back", []))

    # -- steps 3 to 9

    def attack(self, attack: Attack) -> Asking:
        one, other = attack.by, attack.at
        flanking = self.flanks(one, other)
        damage = self.damage(attack, flanking)
        attack.fellhanded = self.has(one, "fellhanded")
        plus = one.atk + flanking + (one.level > other.level) + (attack.how == "push")
        plus += sum(each.atk // 2 for each in attack.partners)
        plus += sum(ROLLS.get(each, 0) for each in one.laid) + ("mark-prey" in other.laid)
        plus -= attack.ranged and self.in_cover(one, other)
        yield from self.before_roll(attack, plus)
        yield from self.roll(attack, plus)
        if attack.how != "push":
            for each in (one, *attack.partners):
                each.laid -= {"great-strike", "temper"}
        if attack.hit:
            yield from self.escape(attack)
        if attack.hit and attack.how != "push":
            yield from self.harm(attack, damage)
        if attack.how in ("attack", "volley"):
            one.charged = True

    def damage(self, attack: Attack, flanking: bool) -> int:
        one, other = attack.by, attack.at
        deals = 1 + (flanking and "backstab" in one.abilities) + self.boosts(one)
        if attack.how == "attack":
            deals += self.charges(one, other, attack.ranged)
        for each in attack.partners:
            own = 1 + ("backstab" in each.abilities and self.flanks(each, other)) + self.boosts(each)
            deals += (own + self.charges(each, other, attack.ranged)) // 2
        return deals

    def boosts(self, one: Unit) -> int:
        return ("great-strike" in one.laid) + ("temper" in one.laid)

    def charges(self, one: Unit, other: Unit, ranged: bool) -> bool:
        return self.has(one, "charge") and other.number in one.met and not one.charged and not ranged

    def can_pay(self, unit: Unit, ability: str) -> bool:
        """Once a turn, one of the book's to a hero in a turn, and the energy is there."""
        if ability in unit.used or (ability in ("guard", "shrug-off") and (not unit.hero or unit.hero_used)):
            return False
        return self.energy[unit.side] >= PRICES[ability]

    def pay(self, unit: Unit, ability: str) -> None:
        self.energy[unit.side] -= PRICES[ability]
        unit.used.add(ability)
        unit.hero_used |= ability in ("guard", "shrug-off")

    def before_roll(self, attack: Attack, plus: int) -> Asking:
        """Fast abilities of the attacked side, as long as one could change this roll."""
        other = attack.at
        while True:
            now = self.defence(other)
            turns = {die for die in DIE if hits(die, plus, now)} != {die for die in DIE if hits(die, plus, now + 2)}
            hard = self.difficult(attack)
            able: set[tuple[int, str]] = set()
            for each in [other, *self.friends(other)]:
                itself = each is other
                if itself and turns and self.can_pay(each, "guard"):
                    able.add((each.number, "guard"))
                for ability in each.own & {"slip-away", "flicker"}:
                    if itself and not hard and self.can_pay(each, ability):
                        able.add((each.number, ability))
                near = self.within(each, other, 3) and not other.hero and "oath-shield" not in other.laid
                if "oath-shield" in each.own and near and turns and self.can_pay(each, "oath-shield"):
                    able.add((each.number, "oath-shield"))
                glass = attack.ranged and not attack.fellhanded and not self.has(other, "deflect")
                if (
                    "glass-ward" in each.own
                    and glass
                    and self.within(each, other, 4)
                    and self.can_pay(each, "glass-ward")
                ):
                    able.add((each.number, "glass-ward"))
            if not able:
                return
            chosen = yield other.side, "fast", {None, *able}
            if chosen is None:
                return
            number, ability = chosen
            self.pay(self.units[number], ability)
            if ability in ("slip-away", "flicker"):
                attack.harder = True
            else:
                other.laid.add(ability)

    def difficult(self, attack: Attack) -> bool:
        one = attack.by
        if attack.harder or attack.how == "volley" or (attack.how == "back" and not self.has(one, "retaliate")):
            return True
        return attack.ranged and any(self.locked(one, foe) for foe in self.foes(one))

    def roll(self, attack: Attack, plus: int) -> Asking:
        one, defence = attack.by, self.defence(attack.at)
        ease, difficulty = attack.ranged and "steady-aim" in one.laid, self.difficult(attack)
        while True:
            first = yield None, "attack", DIE
            second = (yield None, "attack", DIE) if ease != difficulty else first
            attack.counted = min(first, second) if difficulty else max(first, second)
            attack.hit = hits(attack.counted, plus, defence)
            attack.total = attack.counted + plus
            if one.honed or "honed-blade" not in one.abilities or (attack.hit and not self.wants_more(attack)):
                return
            if not (yield one.side, "hone", YES_OR_NO):
                return
            one.honed = True

    def wants_more(self, attack: Attack) -> bool:
        """Would a higher die do more than hit?"""
        if attack.counted == 6 or attack.how == "push":
            return False
        return "critical" in attack.by.abilities or ("cleave" in attack.by.abilities and not attack.ranged)

    def escape(self, attack: Attack) -> Asking:
        if self.has(attack.at, "dodge"):
            attack.hit = (yield None, "dodge", DIE) < 6
        ability = "deflect" if attack.ranged else "parry"
        if attack.hit and not attack.fellhanded and self.has(attack.at, ability):
            attack.hit = (yield None, ability, DIE) < 5

    def harm(self, attack: Attack, damage: int) -> Asking:
        one, other = attack.by, attack.at
        if attack.counted == 6 and "critical" in one.abilities:
            damage *= 2
        hp = other.hp
        cleaves = "cleave" in one.abilities and not attack.ranged
        dealt = yield from self.deal(one, other, damage, cleaves and bool(self.cleft(attack)))
        if cleaves and dealt > hp and self.cleft(attack):
            victim = yield one.side, "cleave", self.cleft(attack)
            yield from self.deal(one, self.units[victim], dealt - hp, False)

    def cleft(self, attack: Attack) -> set[int]:
        others = [foe for foe in self.foes(attack.by) if foe is not attack.at and self.reaches(attack.by, foe)]
        return {foe.number for foe in others if attack.counted == 6 or attack.total > self.defence(foe)}

    def deal(self, one: Unit, other: Unit, damage: int, spills: bool) -> Asking:
        """What absorption, Shrug off and Granite word leave of it."""
        if "absorption" in other.abilities and not other.absorbed:
            other.absorbed = True
            damage -= 1
        helpers = [(other, "shrug-off")] if other.hero else []
        for each in sorted([other, *self.friends(other)], key=lambda each: each.number):
            if "granite-word" in each.own and self.within(each, other, 4):
                helpers.append((each, "granite-word"))
        for place, (each, ability) in enumerate(helpers):
            if damage <= 0 or not self.can_pay(each, ability):
                continue
            if damage > other.hp and not spills and damage - self.payable(helpers[place:]) >= other.hp:
                continue
            if (yield other.side, "fast", {None, (each.number, ability)}) is not None:
                self.pay(each, ability)
                damage -= 1
        other.hp -= min(other.hp, damage)
        if other.hp == 0:
            other.alive = False
            other.left = 0
            if "harvest" in one.own and one.alive:
                self.energy[one.side] += 1
        return damage

    def payable(self, helpers: list[tuple[Unit, str]]) -> int:
        """How many of them can be paid, one after the other."""
        energy = self.energy[helpers[0][0].side]
        count = 0
        for each, ability in helpers:
            if self.can_pay(each, ability) and energy >= PRICES[ability]:
                energy -= PRICES[ability]
                count += 1
        return count


def hits(die: int, plus: int, defence: int) -> bool:
    return die == 6 or (die != 1 and die + plus > defence)


def touches(cover: Rectangle, unit: Unit) -> bool:
    """Does any part of the base lie in it?"""
    dx = max(cover[0] - unit.x, 0, unit.x - cover[2])
    dy = max(cover[1] - unit.y, 0, unit.y - cover[3])
    return dx * dx + dy * dy < unit.radius**2


def crosses(cover: Rectangle, one: Unit, other: Unit) -> bool:
    """Does the line of centres pass through it? The part of the line that lies in it is more than a point."""
    low, high = 0.0, 1.0
    for start, end, least, most in ((one.x, other.x, cover[0], cover[2]), (one.y, other.y, cover[1], cover[3])):
        if start == end:
            if not least < start < most:
                return False
            continue
        near, far = sorted(((least - start) / (end - start), (most - start) / (end - start)))
        low, high = max(low, near), min(high, far)
    return low < high
