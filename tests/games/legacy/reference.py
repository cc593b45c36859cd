"""A turn of legacy written a second time, from the card texts alone and as plainly as possible.

It knows nothing of the rules in the package: champions and locations are their names, and it has its own numbers. It
asks the same questions, as ``(seats, name, options)``, and is sent the answers.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

Asking = Generator[tuple[Any, ...], Any, Any]

BASE = ["druid", "assassin", "necromancer", "wizard", "paladin", "ranger", "monk", "warrior", "barbarian", "knight"]
EXPANSION = ["jester", "alchemist", "herald", "witch", "oracle", "duelist", "shaman", "sentinel", "warlord", "colossus"]
POWER = {name: power for names in (BASE, EXPANSION) for power, name in enumerate(names)}
RACES = {
    "elf": "druid ranger witch oracle",
    "gnome": "assassin wizard jester colossus",
    "orc": "necromancer barbarian shaman warlord",
    "human": "paladin knight herald duelist",
    "dwarf": "monk warrior alchemist sentinel",
}
RACE = {name: race for race, names in RACES.items() for name in names.split()}
POINTS_AND_NAMED = {
    "ninth-bell-cloister": (3, "monk shaman paladin knight herald duelist"),
    "whisper-market": (2, "assassin alchemist necromancer barbarian shaman warlord"),
    "prism-tower": (4, "wizard witch druid ranger oracle"),
    "hollow-barrows": (2, "necromancer herald wizard witch"),
    "mothergrove": (3, "druid jester monk warrior alchemist sentinel"),
    "threeways-ford": (2, "ranger duelist barbarian warlord"),
    "dawn-basilica": (1, "paladin oracle warrior sentinel"),
    "anvil-deep": (1, "warrior sentinel assassin wizard jester colossus"),
    "red-mesa": (5, "necromancer herald barbarian warlord"),
    "court-of-oaths": (1, "paladin oracle knight colossus"),
    "eclipse-field": (3, RACES["elf"]),
    "bazaar-of-omens": (2, RACES["gnome"]),
    "mirror-lake": (3, ""),
    "fighting-pit": (4, RACES["orc"]),
    "burning-bridge": (2, RACES["dwarf"]),
    "twin-thrones": (5, RACES["human"]),
}
POINTS = {place: points for place, (points, _) in POINTS_AND_NAMED.items()}
NAMED = {place: set(names.split()) for place, (_, names) in POINTS_AND_NAMED.items()}
NO_OR_YES = {0, 1}


class Turn:
    """One turn. Set the table, then run `play`; afterwards the table is as it should be."""

    def __init__(self, *, opening: bool, beginner: bool) -> None:
        self.opening, self.beginner = opening, beginner
        self.hands: list[set[str]] = [set(), set()]
        self.aside: list[set[str]] = [set(), set()]
        self.piles: list[list[str]] = [[], []]
        self.row: list[str] = []
        self.top: list[str] = []
        self.bag: set[str] = set()
        self.bottom: list[str] = []
        self.discards: list[str] = []
        self.scores = [0, 0]
        self.holder, self.value = -1, 0
        self.main = ["", ""]
        self.allies: list[list[str]] = [[], []]
        self.cancelled: set[tuple[int, str]] = set()
        self.set_power: dict[tuple[int, str], int] = {}
        self.raised, self.lowered = [0, 0], [0, 0]
        self.armed: set[tuple[int, str]] = set()
        self.battle_done: set[tuple[int, str]] = set()
        self.legacy_done: set[tuple[int, str]] = set()
        self.fewer = [0, 0]
        self.more = 0
        self.level = 10
        self.in_legacy_phase = False
        self.totals = [0, 0]
        self.winner = -1
        self.acted: list[tuple[int, str, str]] = []

    # -- the steps

    def play(self) -> Asking:
        yield from self.choose()
        for seat in (0, 1):
            if self.piles[seat] and self.piles[seat][-1] == "monk":
                self.cancelled.add((1 - seat, self.main[1 - seat]))
        if not self.beginner and self.row[0] != "fighting-pit":
            yield from self.battle_phase()
        if self.row[0] != "eclipse-field":
            yield from self.legacy_phase()
        yield from self.combat()
        yield from self.aftermath()
        yield from self.clean_up()

    def choose(self) -> Asking:
        if self.opening:
            pairs = [{(one, two) for one in hand for two in hand if one != two} for hand in self.hands]
            chosen = yield (0, 1), "opening", pairs
            for seat in (0, 1):
                legacy, self.main[seat] = chosen[seat]
                self.piles[seat] = [legacy]
                self.hands[seat] -= {legacy, self.main[seat]}
            mine, theirs = (POWER[pile[0]] for pile in self.piles)
            if mine == theirs:
                theirs, mine = (POWER[main] for main in self.main)
            while mine == theirs:
                mine = yield (), "die", set(range(1, 11))
                theirs = yield (), "die", set(range(1, 11))
            self.holder, self.value = (0 if mine > theirs else 1), 1
        else:
            self.main = yield (0, 1), "champion", [set(hand) for hand in self.hands]
            for seat in (0, 1):
                self.hands[seat].remove(self.main[seat])
        self.take_back(0)
        self.take_back(1)

    def battle_phase(self) -> Asking:
        while True:
            fighters = [(seat, name) for seat in (0, 1) for name in (self.main[seat], *self.allies[seat])]
            waiting = [fighter for fighter in fighters if fighter not in self.battle_done]
            if not waiting:
                return
            seat, name = max(waiting, key=self.turn_of)
            self.level = POWER[name]
            yield from self.battle(seat, name)

    def legacy_phase(self) -> Asking:
        self.in_legacy_phase = True
        self.level = 10
        while True:
            tops = [(seat, self.piles[seat][-1]) for seat in (0, 1) if self.piles[seat]]
            waiting = [top for top in tops if top not in self.legacy_done]
            if not waiting:
                return
            seat, name = max(waiting, key=self.turn_of)
            self.level = POWER[name]
            yield from self.legacy(seat, name)

    def combat(self) -> Asking:
        here = self.row[0]
        for seat in (0, 1):
            total = self.raised[seat] - self.lowered[seat]
            for name in (self.main[seat], *self.allies[seat]):
                total += self.set_power.get((seat, name), POWER[name])
                if name in NAMED[here] and not self.either("landslide"):
                    total += 2
            if (seat, "wild ways") in self.armed and self.main[seat] not in NAMED[here]:
                total += 1
            self.totals[seat] = max(total, 5) if (seat, "stand firm") in self.armed else total
        mine, theirs = self.totals
        hexes = [seat for seat in (0, 1) if (seat, "hex") in self.armed]
        if mine != theirs:
            self.winner = int(theirs > mine) if here != "mirror-lake" else int(theirs < mine)
        elif len(hexes) == 1:
            self.winner = hexes[0]
        else:
            self.winner = 1 - self.holder
            if self.value < 10 and (yield from self.ask(self.holder, "pass_fatestone", NO_OR_YES)):
                self.winner = self.holder
                self.holder = 1 - self.holder
                self.value += 1
        won, lost = self.winner, 1 - self.winner
        worth = POINTS[here] + self.more - self.fewer[won] - ((lost, "pratfall") in self.armed)
        self.scores[won] += max(worth, 0)
        self.scores[won] += 2 * ((won, "plunder") in self.armed) + 2 * ((lost, "ransom") in self.armed)
        if (won, "tribute") in self.armed:
            self.scores[won] += 1
            self.scores[lost] = max(self.scores[lost] - 1, 0)
        self.scores[lost] += ((lost, "riposte") in self.armed) + 2 * (here == "twin-thrones")
        for seat in (0, 1):
            self.scores[seat] += (seat, "prophecy") in self.armed and abs(mine - theirs) <= 2

    def aftermath(self) -> Asking:
        here, won, lost = self.row[0], self.winner, 1 - self.winner
        if (lost, "vanish") in self.armed and self.hands[lost]:
            yield from self.set_one_aside(lost, "vanish")
        if (
            (lost, "lay claim") in self.armed
            and self.holder == won
            and (yield from self.ask(lost, "claim_fatestone", NO_OR_YES))
        ):
            self.holder, self.value = lost, 1
        if here == "hollow-barrows" and self.piles[won] and (won, "fielded") not in self.armed:
            if (yield from self.ask(won, "bury", NO_OR_YES)):
                self.armed.add((won, "bury"))
        elif here == "threeways-ford" and len(self.row) > 1:
            place = yield from self.ask(won, "reroute", {None, *self.row[1:]})
            if place is not None:
                self.row.remove(place)
                self.bottom.append(place)
                yield from self.refill()
        elif here == "court-of-oaths":
            if (yield from self.ask(won, "hand_over", NO_OR_YES)):
                self.holder = 1 - self.holder
        elif here == "bazaar-of-omens":
            yield from self.omen(won, "turn_fatestone")

    def clean_up(self) -> Asking:
        here = self.row[0]
        self.discards.append(self.row.pop(0))
        yield from self.refill()
        if here == "burning-bridge" and len(self.row) + self.deck() > 1:
            self.discards.append(self.row.pop(0))
            yield from self.refill()
        for seat in (0, 1):
            self.piles[seat] += self.allies[seat]
            under = {(seat, "fielded"), (seat, "bury")} & self.armed
            self.piles[seat].insert(0 if under else len(self.piles[seat]), self.main[seat])
            self.take_back(seat)

    def ends_the_round(self) -> bool:
        left = [len(self.hands[seat]) + len(self.aside[seat]) for seat in (0, 1)]
        return not self.row or left == [1, 1] or 0 in left

    # -- what they do again and again

    def turn_of(self, whose: tuple[int, str]) -> tuple[int, bool]:
        """Higher power first, then the player without the Fatestone."""
        return POWER[whose[1]], whose[0] != self.holder

    def ask(self, seat: int, name: str, options: Iterable[Any]) -> Asking:
        answer = yield (seat,), name, set(options)
        return answer

    def either(self, effect: str) -> bool:
        return (0, effect) in self.armed or (1, effect) in self.armed

    def take_back(self, seat: int) -> None:
        if not self.hands[seat]:
            self.hands[seat], self.aside[seat] = self.aside[seat], set()

    def set_one_aside(self, seat: int, ask: str) -> Asking:
        hand = self.hands[seat]
        name = next(iter(hand)) if len(hand) == 1 else (yield from self.ask(seat, ask, hand))
        hand.remove(name)
        self.aside[seat].add(name)
        self.take_back(seat)

    def deck(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def draw(self) -> Asking:
        if self.top:
            return self.top.pop(0)
        if self.bag:
            place = yield (), "location", set(self.bag)
            self.bag.remove(place)
            return place
        return self.bottom.pop(0)

    def refill(self) -> Asking:
        while len(self.row) < 3 and self.deck():
            place = yield from self.draw()
            self.row.append(place)

    def omen(self, seat: int, ask: str = "omen") -> Asking:
        turns = {turn for turn in (-1, 0, 1) if 1 <= self.value + turn <= 10}
        self.value += yield from self.ask(seat, ask, turns)

    def walled(self) -> bool:
        return self.in_legacy_phase and self.either("wall")

    def raise_(self, seat: int, amount: int) -> None:
        if not self.walled():
            self.raised[seat] += amount

    def lower(self, victim: int, amount: int) -> None:
        if not self.walled() and (victim, "ward") not in self.armed:
            self.lowered[victim] += amount

    def is_pinned(self, seat: int, name: str) -> bool:
        return POWER[name] <= 4 and (1 - seat, "pin") in self.armed

    def is_prevented(self, seat: int) -> bool:
        return self.either("drowned") and (seat, "ward") not in self.armed

    def strongest_against(self, seat: int) -> int:
        return max(POWER[name] for name in (self.main[1 - seat], *self.allies[1 - seat]))

    def enter(self, seat: int, name: str) -> Asking:
        """legacy.battle.enter, word for word."""
        me = (seat, name)
        if self.beginner or me in self.battle_done:
            return
        if self.in_legacy_phase or POWER[name] >= self.level:
            yield from self.battle(seat, name)
            return
        between = [
            fighter
            for fighter in [(side, each) for side in (0, 1) for each in (self.main[side], *self.allies[side])]
            if fighter not in self.battle_done | self.cancelled | {me}
            and not self.is_pinned(*fighter)
            and self.turn_of(fighter) > self.turn_of(me)
        ]
        if between and not self.is_pinned(seat, name) and (yield from self.ask(seat, "act_now", NO_OR_YES)):
            yield from self.battle(seat, name)

    def new_top(self, seat: int) -> Asking:
        me, other = (seat, self.piles[seat][-1]), 1 - seat
        if me in self.legacy_done:
            return
        if POWER[me[1]] >= self.level:
            yield from self.legacy(*me)
            return
        if self.is_prevented(seat) or self.is_prevented(other) or not self.piles[other]:
            return
        their = (other, self.piles[other][-1])
        if (
            their not in self.legacy_done
            and self.turn_of(their) > self.turn_of(me)
            and (yield from self.ask(seat, "act_now", NO_OR_YES))
        ):
            yield from self.legacy(*me)

    # -- abilities

    def battle(self, seat: int, name: str) -> Asking:
        assert (seat, name) not in self.battle_done, "once a turn"
        self.battle_done.add((seat, name))
        if (seat, name) in self.cancelled or self.is_pinned(seat, name):
            return
        self.acted.append((seat, name, "battle"))
        closed = self.either("single combat")
        hand, pile = self.hands[seat], self.piles[seat]
        arms = {"assassin": "vanish", "ranger": "pin", "warrior": "drowned", "knight": "ransom", "jester": "pratfall"}
        arms |= {"oracle": "prophecy", "duelist": "single combat", "sentinel": "wall", "paladin": "ward"}
        if name in arms:
            self.armed.add((seat, arms[name]))
        if name == "paladin":
            self.lowered[seat] = 0
        elif name == "druid" and len(self.row) == 3:
            self.row[1:] = reversed(self.row[1:])
        elif name == "necromancer" and not closed:
            dead = {each for each in pile if POWER[each] <= 1}
            if dead:
                ally = dead.pop() if len(dead) == 1 else (yield from self.ask(seat, "raise", dead))
                pile.remove(ally)
                self.allies[seat].append(ally)
                yield from self.enter(seat, ally)
        elif name == "wizard" and not closed and self.main[seat] == "wizard":
            small = {each for each in hand if POWER[each] <= 5}
            other = (yield from self.ask(seat, "exchange", {None, *small})) if small else None
            if other is not None:
                hand.remove(other)
                self.aside[seat].add("wizard")
                self.main[seat] = other
                self.take_back(seat)
                yield from self.enter(seat, other)
        elif name == "monk":
            self.set_power[seat, "monk"] = self.strongest_against(seat)
        elif name == "barbarian" and len(self.row) > 1:
            place = yield from self.ask(seat, "raze", {None, *self.row[1:]})
            if place is not None:
                self.row.remove(place)
                self.discards.append(place)
                yield from self.refill()
        elif name == "alchemist":
            self.lower(1 - seat, 2)
        elif name == "herald" and not closed:
            small = {each for each in hand if POWER[each] <= 3}
            ally = (yield from self.ask(seat, "call", {None, *small})) if small else None
            if ally is not None:
                hand.remove(ally)
                self.allies[seat].append(ally)
                self.take_back(seat)
                yield from self.enter(seat, ally)
        elif name == "witch" and len(self.piles[1 - seat]) > 1:
            self.piles[1 - seat].insert(0, self.piles[1 - seat].pop())
        elif name == "duelist" and self.strongest_against(seat) >= 6:
            self.raise_(seat, 1)
        elif name == "shaman" and not closed and pile and POWER[pile[-1]] <= 5:
            if (yield from self.ask(seat, "trade_places", NO_OR_YES)):
                self.main[seat] = pile.pop()
                pile.append("shaman")
                yield from self.enter(seat, self.main[seat])
        elif name == "warlord" and hand:
            yield from self.set_one_aside(seat, "conscript")
        elif name == "colossus" and self.strongest_against(seat) <= 2:
            self.set_power[seat, "colossus"] = 3

    def legacy(self, seat: int, name: str) -> Asking:
        assert (seat, name) not in self.legacy_done, "once a turn"
        self.legacy_done.add((seat, name))
        if name == "monk" or self.is_prevented(seat):
            return
        self.acted.append((seat, name, "legacy"))
        if name != "jester":
            yield from self.use_legacy(seat, name, copied=False)
        elif self.piles[1 - seat] and self.piles[1 - seat][-1] not in ("monk", "wizard", "jester"):
            copied = self.piles[1 - seat][-1]
            if (yield from self.ask(seat, "copy", NO_OR_YES)):
                yield from self.use_legacy(seat, copied, copied=True)

    def use_legacy(self, seat: int, name: str, copied: bool) -> Asking:
        pile, other = self.piles[seat], 1 - seat
        mine, theirs = POWER[self.main[seat]], POWER[self.main[other]]
        arms = {"wizard": "hex", "paladin": "lay claim", "barbarian": "plunder", "duelist": "riposte"}
        arms |= {"sentinel": "stand firm", "warlord": "tribute", "colossus": "landslide"}
        if name in arms:
            self.armed.add((seat, arms[name]))
        if name == "druid" and not self.walled():
            self.armed.add((seat, "wild ways"))
        elif name == "assassin":
            self.lower(other, 2 if theirs > mine else 1)
        elif name == "necromancer" and len(pile) > 1:
            if (yield from self.ask(seat, "procession", NO_OR_YES)):
                pile[-2:] = reversed(pile[-2:])
                yield from self.new_top(seat)
        elif name == "ranger":
            self.raise_(seat, 1)
            if len(self.row) + self.deck() > 1:
                self.bottom.append(self.row.pop(0))
                yield from self.refill()
        elif name == "warrior":
            self.lower(other, POINTS[self.row[0]])
            self.fewer[seat] += 2
            may = not copied and mine >= 8 and not self.either("single combat")
            if may and (yield from self.ask(seat, "field", NO_OR_YES)):
                pile[-1], self.main[seat] = self.main[seat], pile[-1]
                self.armed.add((seat, "fielded"))
                yield from self.enter(seat, "warrior")
                yield from self.new_top(seat)
        elif name == "knight" and mine <= theirs:
            self.raise_(seat, 2)
        elif name == "alchemist":
            self.more += 1
        elif name == "herald":
            kin = [each for each in pile if RACE[each] == RACE[self.main[seat]]]
            self.raise_(seat, min(len(kin), 2))
        elif name == "witch":
            yield from self.omen(seat)
        elif name == "oracle" and len(self.row) > 1 and self.deck():
            place = yield from self.ask(seat, "foresee", {None, *self.row[1:]})
            if place is not None:
                drawn = yield from self.draw()
                self.row[self.row.index(place)] = drawn
                self.top.insert(0, place)
        elif name == "shaman":
            self.raise_(seat, (len(pile) >= 4) + (len(pile) >= 7))
        elif name == "colossus":
            self.raise_(seat, 1)
