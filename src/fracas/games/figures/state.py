"""The table of figures: what is true, secrets included."""

# mypyc: compiled

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

    card: int
    """Its character card, as a place in the table's cards."""
    owner: int
    """The seat that fielded it at set-up, whoever has it now."""
    start: int
    """Its Power at set-up."""
    power: int
    """What its die shows; the die is off while it is wounded."""
    wounded: bool
    blasts: int
    """Pending Blasts: 5 each on its next attack."""
    dodges: int
    """Pending Dodges: 5 each on its next defence."""
    fears: int
    """Pending Intimidations: −5 each on its next fight."""
    armor: list[int]
    """Armor cards beside it."""

    @staticmethod
    def fielded(card: int, owner: int, power: int) -> Figure:
        """A figure as it takes the field."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        figure = Figure()
        figure.card = card
        figure.owner = owner
        figure.start = power
        figure.power = power
        figure.wounded = False
        figure.blasts = 0
        figure.dodges = 0
        figure.fears = 0
        figure.armor = []
        return figure

    def strength(self) -> int:
        """What its Power adds to a combat total: nothing while it is wounded."""
        return 0 if self.wounded else self.power

    def clone(self) -> Figure:
        other = Figure()
        other.card = self.card
        other.owner = self.owner
        other.start = self.start
        other.power = self.power
        other.wounded = self.wounded
        other.blasts = self.blasts
        other.dodges = self.dodges
        other.fears = self.fears
        other.armor = self.armor.copy()
        return other


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
        "sneaks",
        "stuns",
        "turn_limit",
        "turns",
        "victim",
    )

    players: int
    cards: list[CharacterCard]
    """Every character card that may be fielded here; never changes."""
    size: int
    """How many figures an army has; 0 for two to five, as the player likes."""
    turn_limit: int
    orders: list[str]
    """How each seat still to muster gets its army: ``random`` or ``choose``; empty once it stands."""
    phase: int
    turns: int
    """Turns begun so far, lost ones included."""
    seat: int
    """Whose turn it is."""
    direction: int
    """1 to the left, −1 to the right."""
    again: bool
    """The seat has just sneaked: the next turn is its own again. Never true at a boundary."""
    sneaks: int
    """Sneaks of this seat after which play is still to reverse, once for each."""
    stuns: list[int]
    """Turns that each seat is still to lose."""
    figures: list[Figure]
    lines: list[list[int]]
    """Each seat's army in line, as places in ``figures``. Open."""
    captives: list[list[int]]
    """The figures that each seat holds captive. Open."""
    hands: list[list[int]]
    """Each seat's playing cards. Only the seat itself may see which; how many is open."""
    bag: bytearray
    """The draw pile: a bag without an order. How many is open, which is known to nobody."""
    discard: list[int]
    """Face up, in order. Open."""

    # The battle being fought, all open; -1 where nothing is settled yet.
    attacker: int
    opponent: int
    defender: int
    attack_card: int
    defence_card: int
    victim: int
    blow: int
    """What the victim suffered: UNHURT, WOUNDED, CAPTURED or STOPPED by armor."""

    @staticmethod
    def empty(players: int, cards: list[CharacterCard], size: int, turn_limit: int) -> State:
        """A table at which nobody has put anything down yet."""
        table = State()  # as with a Figure, there is no __init__
        table.players = players
        table.cards = cards
        table.size = size
        table.turn_limit = turn_limit
        table.orders = [""] * players
        table.phase = MUSTER
        table.turns = 0
        table.seat = 0
        table.direction = 1
        table.again = False
        table.sneaks = 0
        table.stuns = [0] * players
        table.figures = []
        table.lines = [[] for _ in range(players)]
        table.captives = [[] for _ in range(players)]
        table.hands = [[] for _ in range(players)]
        table.bag = bytearray()
        table.discard = []
        table.attacker = NOBODY
        table.opponent = NOBODY
        table.defender = NOBODY
        table.attack_card = NO_CARD
        table.defence_card = NO_CARD
        table.victim = NOBODY
        table.blow = UNHURT
        return table

    def clone(self) -> State:
        other = State()
        other.players = self.players
        other.cards = self.cards
        other.size = self.size
        other.turn_limit = self.turn_limit
        other.orders = self.orders  # replaced, never changed in place
        other.phase = self.phase
        other.turns = self.turns
        other.seat = self.seat
        other.direction = self.direction
        other.again = self.again
        other.sneaks = self.sneaks
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

    def contested(self) -> bool:
        """Do at least two players have figures in play?"""
        found = False
        for line in self.lines:
            if line:
                if found:
                    return True
                found = True
        return False

    def opponents(self, seat: int) -> list[int]:
        """The other seats that still have figures in play."""
        return [other for other in range(self.players) if other != seat and self.lines[other]]
