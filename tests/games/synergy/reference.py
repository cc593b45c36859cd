"""What befalls warriors of synergy, written a second time from the book and the card texts alone: who is hurt, who
dies, who is knocked where. Strikes are in `tests.games.synergy.reference_strike`.

It knows nothing of the rules in the package. Dice and choices are read from a list of what was rolled and answered, by
the name of the question; a question that it does not expect, or misses, is an error. All cards lie open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Square = tuple[int, int]
"""(column, row) from the north-west corner."""

HARD, SHARP, ENERGY, MENTAL = "hard", "sharp", "energy", "mental"
PILLARS = {(5, 2), (9, 2), (4, 4), (10, 4), (2, 5), (7, 5), (12, 5), (5, 7), (9, 7), (2, 9), (7, 9), (12, 9)}
PILLARS |= {(4, 10), (10, 10), (5, 12), (9, 12)}
"""Of the arena."""
WAYS = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)]
"""North, east, south, west, then the corners."""
OF_CATEGORY = {
    "gadget": "enhancer-helmet dustbin-lid mirror-shades load-bearing-corset tin-foil-hat battle-brolly grenade "
    "pocket-pistol mostly-reliable-boomerang rubber-chicken hypno-pinwheel jumper-cables lunchbox-of-mercy "
    "preposterous-mallet",
    "skill": "acrobatic-evasion inner-peace low-blow borrowed-momentum heroic-idiot withering-sarcasm",
    "magic": "luck evil-eye mood-ring-fists zorch-ball confuse switcheroo irresistible-polka hickey-of-doom "
    "gossip-lightning",
}
CATEGORY = {card: category for category, cards in OF_CATEGORY.items() for card in cards.split()}
EXTRA_HITS = {"load-bearing-corset": 2, "bonus-kidneys": 3, "absolute-unit": 4}
IMMUNE = {HARD: "jelly-bones", SHARP: "rhino-hide-graft", ENERGY: "reactor-tummy", MENTAL: "tin-foil-hat"}
ENDS_WITH_MAKER = {"stunned", "frozen", "confused", "blinded", "held", "shamed", "poisoned", "controlled"}


class Unexpected(AssertionError):
    """Something was asked that should not have been, or the other way round."""


class Warrior:
    """One warrior, with what it has and what it is under."""

    def __init__(self, number: int, side: int, square: Square, cards: list[str], hits: int) -> None:
        self.number, self.side, self.square, self.cards, self.hits = number, side, square, cards, hits
        self.alive = True
        self.extra = 0
        self.statuses: list[tuple[str, int]] = []
        """Each with its maker."""
        self.used: set[str] = set()
        """Once in a turn, or once in a game."""
        self.kept: set[str] = set()
        """What worked when it died: until its cards are discarded it still does."""

    def under(self, status: str) -> bool:
        return any(each == status for each, _ in self.statuses)

    def awake(self) -> bool:
        return self.alive and not self.under("stunned") and not self.under("frozen")

    def relieve(self, *statuses: str) -> None:
        self.statuses = [each for each in self.statuses if each[0] not in statuses]


def distance(one: Square, other: Square) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def adjacent(one: Square, other: Square) -> bool:
    """Sharing a side, or the same square."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) <= 1


def beside(square: Square, way: int, steps: int = 1) -> Square:
    return square[0] + WAYS[way][0] * steps, square[1] + WAYS[way][1] * steps


def way_of(dx: int, dy: int) -> int:
    return WAYS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))


class World:
    """Everybody on the board, and what was answered."""

    def __init__(
        self, warriors: list[Warrior], teams: list[str], active: Warrior, answers: list[tuple[str, Any]]
    ) -> None:
        self.warriors, self.teams, self.active, self.answers = warriors, teams, active, answers
        self.falling: list[Warrior] = []
        """Who may have died of lost extra hits."""
        self.dying: list[Warrior] = []
        """Whose death is still to be completed."""
        self.out_of_reach: list[Warrior] = []
        """Who has left a tail behind: nothing more of this strike reaches them."""
        for warrior in warriors:
            warrior.extra = self.extra_hits(warrior)

    # -- what was answered

    def take(self, name: str) -> Any:
        if not self.answers or self.answers[0][0] != name:
            raise Unexpected(f"{name} is not asked; next is {self.answers[:1]}")
        return self.answers.pop(0)[1]

    def reactions(self, window: str, could: Callable[[], bool]) -> Iterator[tuple[Warrior, str]]:
        """Who uses which card: asked as long as somebody could, until all pass."""
        while could():
            used = self.take(window)
            if not used:
                return
            for number, card in used:
                yield self.warriors[number], card

    # -- what works

    def has_aura(self, warrior: Warrior) -> bool:
        return warrior.alive and "anti-magic-aura" in warrior.cards

    def in_aura(self, square: Square) -> bool:
        return any(self.has_aura(each) and distance(each.square, square) <= 2 for each in self.warriors)

    def works(self, warrior: Warrior, card: str) -> bool:
        if not warrior.alive:
            return card in warrior.kept
        if card not in warrior.cards or (warrior.under("raging") and CATEGORY.get(card) in ("gadget", "skill")):
            return False
        return CATEGORY.get(card) != "magic" or not self.in_aura(warrior.square)

    def ready(self, warrior: Warrior, card: str) -> bool:
        """Can it use this card, which needs it awake? As mist it can use no gadget."""
        usable = (
            warrior.awake()
            and card not in warrior.used
            and not (warrior.under("mist") and CATEGORY.get(card) == "gadget")
        )
        return usable and self.works(warrior, card)

    def extra_hits(self, warrior: Warrior) -> int:
        cards = sum(hits for card, hits in EXTRA_HITS.items() if self.works(warrior, card))
        return cards + (self.teams[warrior.side] == "orcs")

    def look_again(self) -> None:
        """Auras have moved, or cards have come or gone: extra hits may have too."""
        for warrior in self.warriors:
            if warrior.alive:
                now = self.extra_hits(warrior)
                warrior.hits += now - warrior.extra
                lost, warrior.extra = now < warrior.extra, now
                if lost and warrior.hits <= 0 and warrior not in self.falling:
                    self.falling.append(warrior)

    def on(self, square: Square) -> list[Warrior]:
        return [each for each in self.warriors if each.alive and each.square == square]

    def around(self, square: Square, size: int) -> list[Warrior]:
        """Everybody in the area, row by row."""
        found = [each for each in self.warriors if each.alive and distance(each.square, square) <= size // 2]
        return sorted(found, key=lambda each: (each.square[1], each.square[0], each.number))

    def open_line(self, square: Square, way: int, far: int) -> list[Square]:
        """So many squares in one direction, up to a pillar or the edge."""
        found: list[Square] = []
        for _ in range(far):
            square = beside(square, way)
            if square in PILLARS or not (0 <= square[0] < 15 and 0 <= square[1] < 15):
                break
            found.append(square)
        return found

    # -- dice

    def roll(self, warrior: Warrior, *, success: bool = False) -> int:
        """With its own shifts, then a foe's Evil Eye. Success rolls may pass 6 and 1."""

        def shifted(die: int) -> int:
            return die if success else max(1, min(6, die))

        def may_look(other: Warrior) -> bool:
            near = distance(other.square, warrior.square) <= 5 and not self.in_aura(warrior.square)
            return near and other.side != warrior.side and self.ready(other, "evil-eye")

        die: int = self.take("die")
        helmet = self.active is warrior and self.works(warrior, "enhancer-helmet")
        if helmet or self.works(warrior, "luck"):
            die = shifted(die + self.take("shift"))
        for other, card in self.reactions("meddle", lambda: any(may_look(each) for each in self.warriors)):
            if card != "evil-eye" or not may_look(other):
                raise Unexpected(f"{other.number} lowers a die with {card}")
            other.used.add(card)
            die = shifted(die - 2)
        return die

    # -- damage and death

    def immune(self, warrior: Warrior, kind: str | None) -> bool:
        if kind is None:
            return False
        return (warrior.under("mist") and kind in (HARD, SHARP)) or self.works(warrior, IMMUNE[kind])

    def soaks(self, warrior: Warrior, kind: str | None) -> int:
        return int(kind == HARD and self.works(warrior, "rhino-hide-graft"))

    def hurt(self, warrior: Warrior, amount: int, kind: str) -> None:
        """Damage that is no strike."""
        if warrior.alive and not self.immune(warrior, kind):
            self.wound(warrior, amount - self.soaks(warrior, kind), kind)

    def wound(self, warrior: Warrior, amount: int, kind: str | None) -> None:
        if amount <= 0:
            return
        if kind == ENERGY:
            warrior.relieve("frozen")
        warrior.hits -= amount
        if warrior.hits <= 0 and self.works(warrior, "detachable-tail") and "detachable-tail" not in warrior.used:
            self.leave_tail(warrior)
        self.perhaps_dies(warrior)
        angry = warrior.alive and self.works(warrior, "anger-issues") and not warrior.under("raging")
        if angry and self.take("wounded"):
            warrior.statuses.append(("raging", warrior.number))
            self.look_again()

    def leave_tail(self, warrior: Warrior) -> None:
        warrior.used.add("detachable-tail")
        warrior.hits = 1
        self.out_of_reach.append(warrior)
        column, row = warrior.square
        near = [
            (x, y)
            for y in range(max(0, row - 2), min(15, row + 3))
            for x in range(max(0, column - 2), min(15, column + 3))
        ]
        free = [each for each in near if each not in PILLARS and not self.on(each)]
        if free and not warrior.under("frozen"):
            there = self.take("land") if len(free) > 1 else free[0]
            assert there in free
            self.move(warrior, there)

    def perhaps_dies(self, warrior: Warrior) -> None:
        if warrior.hits <= 0 and warrior.alive:
            warrior.kept = {card for card in warrior.cards if self.works(warrior, card)}
            warrior.alive, warrior.hits = False, 0
            self.dying.append(warrior)
            self.look_again()

    def settle(self) -> None:
        """Deaths are completed: switches go off, and what the dead have made ends."""
        while self.falling or self.dying:
            if self.falling:
                self.perhaps_dies(self.falling.pop(0))
                continue
            dead = self.dying.pop(0)
            if "dead-mans-switch" in dead.kept:
                self.go_off(dead)
            for each in self.warriors:
                each.statuses = [it for it in each.statuses if it[1] != dead.number or it[0] not in ENDS_WITH_MAKER]
            dead.statuses = []

    def go_off(self, dead: Warrior) -> None:
        left = self.around(dead.square, 5)
        as_they_stand = False
        while left:
            victim = left[0]
            if len(left) > 1 and not as_they_stand:
                chosen = self.take("next")
                as_they_stand = chosen < 0
                victim = victim if as_they_stand else self.warriors[chosen]
            left.remove(victim)
            if adjacent(dead.square, victim.square) or not self.works(victim, "battle-brolly"):
                self.hurt(victim, self.roll(dead), HARD)

    def heal(self, warrior: Warrior, by: int) -> None:
        gained = min(by, 6 + warrior.extra - warrior.hits)
        if warrior.alive and gained > 0:
            warrior.hits += gained
            warrior.relieve("poisoned")

    # -- moved by force

    def move(self, warrior: Warrior, square: Square) -> None:
        warrior.relieve("held")
        warrior.square = square
        self.look_again()

    def rooted(self, warrior: Warrior) -> bool:
        """It can be neither knocked nor hauled."""
        return self.stuck(warrior) or self.works(warrior, "absolute-unit")

    def stuck(self, warrior: Warrior) -> bool:
        """It can be neither swapped nor made to drift."""
        return warrior.under("frozen") or self.works(warrior, "suction-cup-soles")

    def step(self, warrior: Warrior, way: int) -> bool:
        """One square; may it go on?"""
        there = beside(warrior.square, way)
        others = [each for each in self.on(there) if each is not warrior]
        sides = [(there[0], warrior.square[1]), (warrior.square[0], there[1])]
        squeezed = way >= 4 and all(each in PILLARS or self.on(each) for each in sides)
        if there in PILLARS or not (0 <= there[0] < 15 and 0 <= there[1] < 15) or others or squeezed:
            self.collide(warrior, others)
            return False
        if warrior.alive:
            self.move(warrior, there)
        warrior.square = there
        return not warrior.alive or warrior.hits > 0

    def collide(self, warrior: Warrior, others: list[Warrior]) -> None:
        self.crash(warrior)
        for other in others:
            self.crash(other)
            for one, two in ((warrior, other), (other, warrior)):
                if self.works(one, "pincushion-hide"):
                    self.hurt(two, 2, SHARP)

    def crash(self, warrior: Warrior) -> None:
        if warrior.alive and not self.works(warrior, "jelly-bones") and self.roll(warrior) <= 3:
            self.hurt(warrior, 1, HARD)

    def shove(self, warrior: Warrior, way: int, squares: int) -> None:
        if self.rooted(warrior):
            return
        for _ in range(2 * squares if self.works(warrior, "jelly-bones") else squares):
            if not self.step(warrior, way):
                return

    def knock(self, warrior: Warrior, source: Square, squares: int) -> None:
        """Directly away; between a side and a corner its owner chooses."""
        dx, dy = warrior.square[0] - source[0], warrior.square[1] - source[1]
        if (dx or dy) and not self.rooted(warrior):
            ways = [way_of(dx, dy)]
            if dx and dy and abs(dx) != abs(dy):
                ways.append(way_of(dx, 0) if abs(dx) > abs(dy) else way_of(0, dy))
            way = self.take("knock") if len(ways) > 1 else ways[0]
            assert way in ways
            self.shove(warrior, way, squares)

    def random_way(self, roller: Warrior) -> tuple[int, int]:
        """Which way, and how far; 0 far for staying."""
        far, die = 1, self.roll(roller)
        while die == 6:
            far, die = far + 1, self.roll(roller)
        return (0, 0) if die == 1 else (die - 2, far)

    def drift(self, warrior: Warrior) -> None:
        if not self.stuck(warrior):
            way, far = self.random_way(warrior)
            for _ in range(far):
                if not self.step(warrior, way):
                    return

    def drift_point(self, roller: Warrior, point: Square) -> Square:
        way, far = self.random_way(roller)
        for _ in range(far):
            there = beside(point, way)
            if there in PILLARS or not (0 <= there[0] < 15 and 0 <= there[1] < 15):
                break
            point = there
        return point
