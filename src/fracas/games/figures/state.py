"""The table of figures: what is true, secrets included."""

from __future__ import annotations

from typing import Final, final

MUSTER: Final = 0
OPENING: Final = 1
TURN: Final = 2
BATTLE: Final = 3
OVER: Final = 4
PHASES: Final = ("muster", "opening", "turn", "battle", "over")

NO_CARD: Final = -1
NOBODY: Final = -1

UNHURT: Final = 0
WOUNDED: Final = 1
CAPTURED: Final = 2
STOPPED: Final = 3


@final
class CharacterCard:
    """What a figure can do: three special actions, best first (figures.card.three)."""

    __slots__ = ("actions", "icon", "id", "name")

    def __init__(self, id: str, name: str, actions: tuple[str, ...], icon: str = "") -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.actions = actions
        """On Queen and Jack, on 10 and 9, on 8 and 7."""
        self.icon = icon

    def special(self, rank: int) -> str:
        """The special action on this rank; none below 7. King and Ace are Recover (figures.card.recover)."""
        if rank < 7:
            return ""
        if rank >= 13:
            return "recover"
        if rank >= 11:
            return self.actions[0]
        return self.actions[1] if rank >= 9 else self.actions[2]


@final
class Figure:
    """One action figure with its card and its die. Open to everybody."""

    __slots__ = ("armor", "blasts", "card", "dodges", "fears", "owner", "power", "start", "wounded")

    def __init__(
        self,
        card: int,
        owner: int,
        start: int,
        power: int,
        wounded: bool,
        blasts: int,
        dodges: int,
        fears: int,
        armor: list[int],
    ) -> None:
        self.card = card
        """Its character card, as a place in the table's cards."""
        self.owner = owner
        """The seat that fielded it at set-up, whoever has it now."""
        self.start = start
        """Its Power at set-up."""
        self.power = power
        """What its die shows; the die is off while it is wounded."""
        self.wounded = wounded
        self.blasts = blasts
        """Pending Blasts: 5 each on its next attack."""
        self.dodges = dodges
        """Pending Dodges: 5 each on its next defence."""
        self.fears = fears
        """Pending Intimidations: −5 each on its next fight."""
        self.armor = armor
        """Armor cards beside it."""

    def strength(self) -> int:
        """What its Power adds to a combat total: nothing while it is wounded."""
        return 0 if self.wounded else self.power

    def clone(self) -> Figure:
        return Figure(
            self.card,
            self.owner,
            self.start,
            self.power,
            self.wounded,
            self.blasts,
            self.dodges,
            self.fears,
            self.armor.copy(),
        )


@final
class State:
    """A table of figures."""

    __slots__ = (
        "again",
        "attack_card",
        "attacker",
        "bag",
        "blow",
        "captives",
        "cards",
        "defence_card",
        "defender",
        "direction",
        "discard",
        "figures",
        "hands",
        "lines",
        "opponent",
        "orders",
        "phase",
        "players",
        "seat",
        "size",
        "stuns",
        "turn_limit",
        "turns",
        "victim",
    )

    def __init__(self, players: int, cards: list[CharacterCard], size: int, turn_limit: int) -> None:
        self.players = players
        self.cards = cards
        """Every character card that may be fielded here; never changes."""
        self.size = size
        """How many figures an army has; 0 for two to five, as the player likes."""
        self.turn_limit = turn_limit
        self.orders: list[str] = [""] * players
        """How each seat still to muster gets its army: ``random`` or ``choose``; empty once it stands."""
        self.phase = MUSTER
        self.turns = 0
        """Turns begun so far, lost ones included."""
        self.seat = 0
        """Whose turn it is."""
        self.direction = 1
        """1 to the left, −1 to the right."""
        self.again = False
        """The seat has sneaked and takes another turn."""
        self.stuns: list[int] = [0] * players
        """Turns that each seat is still to lose."""
        self.figures: list[Figure] = []
        self.lines: list[list[int]] = [[] for _ in range(players)]
        """Each seat's army in line, as places in ``figures``. Open."""
        self.captives: list[list[int]] = [[] for _ in range(players)]
        """The figures that each seat holds captive. Open."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Each seat's playing cards. Only the seat itself may see which; how many is open."""
        self.bag: list[int] = []
        """The draw pile: a bag without an order. How many is open, which is known to nobody."""
        self.discard: list[int] = []
        """Face up, in order. Open."""
        # The battle being fought, all open; -1 where nothing is settled yet.
        self.attacker = NOBODY
        self.opponent = NOBODY
        self.defender = NOBODY
        self.attack_card = NO_CARD
        self.defence_card = NO_CARD
        self.victim = NOBODY
        self.blow = UNHURT
        """What the victim suffered: UNHURT, WOUNDED, CAPTURED or STOPPED by armor."""

    def clone(self) -> State:
        other = State(0, self.cards, self.size, self.turn_limit)
        other.players = self.players
        other.orders = self.orders  # replaced, never changed in place
        other.phase = self.phase
        other.turns = self.turns
        other.seat = self.seat
        other.direction = self.direction
        other.again = self.again
        other.stuns = self.stuns.copy()
        other.figures = [figure.clone() for figure in self.figures]
        other.lines = [line.copy() for line in self.lines]
        other.captives = [held.copy() for held in self.captives]
        other.hands = [hand.copy() for hand in self.hands]
        other.bag = self.bag.copy()
        other.discard = self.discard.copy()
        other.attacker = self.attacker
        other.opponent = self.opponent
        other.defender = self.defender
        other.attack_card = self.attack_card
        other.defence_card = self.defence_card
        other.victim = self.victim
        other.blow = self.blow
        return other

    def standing(self) -> list[int]:
        """The seats that still have figures in play."""
        return [seat for seat in range(self.players) if self.lines[seat]]

    def opponents(self, seat: int) -> list[int]:
        """The other seats that still have figures in play."""
        return [other for other in range(self.players) if other != seat and self.lines[other]]
