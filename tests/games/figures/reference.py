"""A turn of figures written a second time, from the book alone and as plainly as possible.

It knows nothing of the rules in the package but what is printed on the character cards. It asks the same questions, as
``(who, name, options)``, and is sent the answers; a die or a card from the pile is asked of nobody.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

Asking = Generator[tuple[Any, ...], Any, Any]

NEXT_TURNS = ("armor", "blast", "dodge", "intimidate", "masterplan", "sneak", "stun")
"""What helps in turns to come only, and so comes to nothing on the last one."""
YES_OR_NO = {0, 1}


def rank(card: int | None) -> int:
    """2 to 10 as printed, then Jack, Queen, King, Ace; four suits of thirteen."""
    return 0 if card is None else card % 13 + 2


class Figure:
    """A figure and its character card: the action for Queen and Jack, for 10 and 9, for 8 and 7."""

    def __init__(self, seat: int, power: int, actions: tuple[str, ...]) -> None:
        self.seat, self.start, self.power, self.actions = seat, power, power, actions
        self.wounded = False
        self.blasts = self.dodges = self.fears = 0
        self.armor: list[int] = []

    def strength(self) -> int:
        return 0 if self.wounded else self.power

    def action(self, card: int | None) -> str:
        found = rank(card)
        if found < 7:
            return ""
        return "recover" if found > 12 else self.actions[0 if found > 10 else 1 if found > 8 else 2]


class Table:
    """Everything that a turn begins with, and what it leaves."""

    def __init__(self, figures: list[Figure], lines: list[list[int]], last: int) -> None:
        self.figures, self.lines, self.last = figures, lines, last
        self.hands: list[list[int]] = [[] for _ in lines]
        self.captives: list[list[int]] = [[] for _ in lines]
        self.stuns = [0 for _ in lines]
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.turn, self.seat, self.way, self.sneaks = 0, 0, 1, 0
        self.over = False

    # -- the turn

    def play(self) -> Asking:
        """A whole turn: the draw, the battle, and who is next."""
        self.turn += 1
        again = False
        if self.stuns[self.seat]:
            self.stuns[self.seat] -= 1
        else:
            yield from self.fill(self.seat)
            again = yield from self.battle()
        self.over = self.turn == self.last or len(self.alive()) == 1
        if self.over or again:
            return
        if self.sneaks % 2:
            self.way = -self.way
        self.sneaks = 0
        self.seat = self.round_from(self.seat)[1]

    def alive(self) -> list[int]:
        return [seat for seat, line in enumerate(self.lines) if line]

    def round_from(self, seat: int) -> list[int]:
        """Who plays, from this one on, in the direction of play."""
        players = len(self.lines)
        order = [(seat + self.way * step) % players for step in range(players)]
        return [each for each in order if self.lines[each]]

    def fill(self, seat: int) -> Asking:
        """Draw up to three cards, as far as there are any."""
        while len(self.hands[seat]) < 3:
            if not self.pile:
                self.pile, self.discards = self.discards, []
            if not self.pile:
                return
            card = yield None, "draw", set(self.pile)
            self.pile.remove(card)
            self.hands[seat].append(card)

    # -- the battle

    def battle(self) -> Asking:
        """True if the attacker goes again."""
        seat = self.seat
        attacker = yield seat, "attacker", set(self.lines[seat])
        opponent = yield seat, "opponent", {each for each in self.alive() if each != seat}
        defender = yield opponent, "defender", set(self.lines[opponent])
        with_cards = [each for each in (seat, opponent) if self.hands[each]]
        cards: dict[int, int] = {}
        if with_cards:
            chosen = yield tuple(with_cards), "card", [set(self.hands[each]) for each in with_cards]
            cards = dict(zip(with_cards, chosen, strict=True))
        for each, card in cards.items():
            self.hands[each].remove(card)
        mine, theirs = self.figures[attacker], self.figures[defender]
        attack = rank(cards.get(seat)) + mine.strength() + 5 * mine.blasts - 5 * mine.fears
        defence = rank(cards.get(opponent)) + theirs.strength() + 5 * theirs.dodges - 5 * theirs.fears
        mine.blasts = mine.fears = theirs.dodges = theirs.fears = 0
        again = False
        if attack >= defence:
            again = yield from self.victory(attacker, opponent, defender, cards)
        self.discards += cards.values()
        return again

    def victory(self, attacker: int, opponent: int, defender: int, cards: dict[int, int]) -> Asking:
        """The special action is chosen, the wound falls, the special action takes effect."""
        card = cards.get(self.seat)
        action = self.figures[attacker].action(card)
        if not self.can(action, opponent, defender) or self.is_the_end(opponent, defender):
            action = ""
        if action and not (yield self.seat, "special", YES_OR_NO):
            action = ""
        victim = defender
        if action == "explosion":
            victim = yield self.seat, "explosion", set(self.lines[opponent]) - {defender}
        beaten = self.figures[victim]
        fresh_wound = False
        if beaten.armor and (yield opponent, "spend", YES_OR_NO):
            self.discards.append(beaten.armor.pop(0))
        elif not beaten.wounded:
            beaten.wounded = fresh_wound = True
        else:
            self.capture(victim, opponent)
        if len(self.alive()) == 1:
            return False
        if action == "armor":
            wearer = yield self.seat, "armor", set(self.lines[self.seat])
            self.figures[wearer].armor.append(cards.pop(self.seat))
        elif action == "intimidate" and fresh_wound:
            beaten.fears += 1
        elif action == "stun" and self.lines[opponent]:
            self.stuns[opponent] += 1
        elif action == "sneak":
            self.sneaks += 1
        else:
            yield from self.use(action, self.figures[attacker])
        return action == "sneak"

    def capture(self, victim: int, opponent: int) -> None:
        beaten = self.figures[victim]
        self.discards += beaten.armor
        beaten.armor = []
        beaten.blasts = beaten.dodges = beaten.fears = 0
        self.lines[opponent].remove(victim)
        self.captives[self.seat].append(victim)
        if not self.lines[opponent]:
            self.discards += self.hands[opponent]
            self.hands[opponent] = []

    # -- special actions

    def with_die(self, below: int = 11) -> set[int]:
        """The current player's figures that still have their die, and show less than this."""
        figures = self.figures
        return {each for each in self.lines[self.seat] if not figures[each].wounded and figures[each].power < below}

    def lost(self) -> set[int]:
        """The current player's figures that others hold captive."""
        held = [each for seat, group in enumerate(self.captives) if seat != self.seat for each in group]
        return {each for each in held if self.figures[each].seat == self.seat}

    def can(self, action: str, opponent: int, defender: int) -> bool:
        if action in NEXT_TURNS:
            return self.turn < self.last
        if action == "mindcontrol":
            return bool(self.captives[self.seat]) or self.figures[defender].wounded
        asks = {"boost": self.with_die(10), "luck": self.with_die(), "recover": self.lost()}
        asks["explosion"] = set(self.lines[opponent]) - {defender}
        return bool(asks.get(action))

    def is_the_end(self, opponent: int, defender: int) -> bool:
        """The last figure of the last opponent is captured, whatever is chosen."""
        beaten = self.figures[defender]
        return len(self.alive()) == 2 and self.lines[opponent] == [defender] and beaten.wounded and not beaten.armor

    def use(self, action: str, attacker: Figure) -> Asking:
        seat = self.seat
        if action == "blast":
            attacker.blasts += 1
        elif action == "dodge":
            attacker.dodges += 1
        elif action == "boost":
            chosen = yield seat, "boost", self.with_die(10)
            self.figures[chosen].power = min(10, self.figures[chosen].power + 2)
        elif action == "luck":
            chosen = yield seat, "luck", self.with_die()
            die = yield None, "die", set(range(1, 11))
            self.figures[chosen].power = max(die, self.figures[chosen].power)
        elif action == "masterplan":
            yield from self.plan()
        elif action == "mindcontrol" and self.captives[seat]:
            chosen = yield seat, "mindcontrol", set(self.captives[seat])
            self.stands_up(chosen, 1)
        elif action == "recover":
            chosen = yield seat, "recover", self.lost()
            self.stands_up(chosen, self.figures[chosen].start)

    def plan(self) -> Asking:
        """A plan is a set of players, written as bits. All discard, then each draws three."""
        players = range(len(self.lines))
        every = [sum(1 << each for each in players if bits >> each & 1) for bits in range(1, 1 << len(players))]
        out = [each for each in players if not self.lines[each]]
        chosen = yield self.seat, "masterplan", {plan for plan in every if not any(plan >> each & 1 for each in out)}
        planned = [each for each in self.round_from(self.seat) if chosen >> each & 1]
        for each in planned:
            self.discards += self.hands[each]
            self.hands[each] = []
        for each in planned:
            yield from self.fill(each)

    def stands_up(self, captive: int, power: int) -> None:
        for held in self.captives:
            if captive in held:
                held.remove(captive)
        self.lines[self.seat].append(captive)
        self.figures[captive].power = power
        self.figures[captive].wounded = False
