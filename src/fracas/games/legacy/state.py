"""The table of legacy: what is true, and nothing of it is hidden but a choice that is still pending (legacy.open).

Each field is declared once, with who may see it (`fracas.core.fields`). After a change: ``make fields``.
Champions and locations are their numbers in ``content.toml``. What belongs to a seat is a tuple that is replaced, so
that a copy of the table is cheap.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Annotated, Final, final

from fracas.core.fields import (
    Coded,
    Hidden,
    LeftOut,
    Of,
    Open,
    Passing,
    PerSeat,
    Replaced,
    Room,
    Seat,
    Signed,
    Starts,
    Static,
    Upto,
    Words,
)

SETUP: Final = 0
OPENING: Final = 1
TURN: Final = 2
CARRY: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "opening", "turn", "carry", "over")

CHOOSING: Final = 1
REVEALING: Final = 2
BATTLE_PHASE: Final = 3
LEGACY_PHASE: Final = 4
ADDING_UP: Final = 5
COMPARING: Final = 6
SCORING: Final = 7
AFTERMATH: Final = 8
CLEANING_UP: Final = 9
STEP_NAMES: Final = (
    "",
    "choose",
    "reveal",
    "battle",
    "legacy",
    "totals",
    "winner",
    "points",
    "aftermath",
    "clean-up",
)

BOTH: Final = (0, 1)
NOBODY: Final = -1
"""No seat, no champion, no location."""

# What a battle or legacy ability leaves behind for the rest of the turn, on the side of its owner.
CANCELLED: Final = "cancelled"
"""The revealed champion's battle ability does nothing (Silence)."""
WARD: Final = "ward"
PIN: Final = "pin"
"""The opposing battle abilities of small power do nothing (Pin Down)."""
DROWNED: Final = "drowned"
"""Legacy abilities of both sides are prevented (Drown Them Out)."""
RANSOM: Final = "ransom"
VANISH: Final = "vanish"
PRATFALL: Final = "pratfall"
PROPHECY: Final = "prophecy"
SINGLE_COMBAT: Final = "single-combat"
"""Nobody may enter the battle any more."""
WALL: Final = "wall"
WILD_WAYS: Final = "wild-ways"
HEX: Final = "hex"
LAY_CLAIM: Final = "lay-claim"
OVERRUN: Final = "overrun"
FIELDED: Final = "fielded"
"""The Warrior came from the pile and goes to its bottom."""
PLUNDER: Final = "plunder"
TRANSMUTE: Final = "transmute"
RIPOSTE: Final = "riposte"
STAND_FIRM: Final = "stand-firm"
TRIBUTE: Final = "tribute"
LANDSLIDE: Final = "landslide"
BURY: Final = "bury"
"""The battle champion goes to the bottom of the pile (Hollow Barrows)."""

EFFECTS: Final = (
    CANCELLED,
    WARD,
    PIN,
    DROWNED,
    RANSOM,
    VANISH,
    PRATFALL,
    PROPHECY,
    SINGLE_COMBAT,
    WALL,
    WILD_WAYS,
    HEX,
    LAY_CLAIM,
    OVERRUN,
    FIELDED,
    PLUNDER,
    TRANSMUTE,
    RIPOSTE,
    STAND_FIRM,
    TRIBUTE,
    LANDSLIDE,
    BURY,
)

Champion = Annotated[int, Coded("content.champion_code", "content.read_champion"), Of(20)]
Location = Annotated[int, Coded("content.location_code", "content.read_location"), Of(16)]


@final
class State:
    """A table of legacy."""

    players: Annotated[int, Static]
    rounds: Annotated[int, Static]
    beginner: Annotated[bool, Static]
    """No battle ability acts (legacy.beginner)."""
    champions: Annotated[str, Static]
    """``base``, ``expansion``, ``mixed`` or ``split`` (legacy.option.champions)."""
    events: Annotated[int, Static]
    """How many event locations are in the deck (legacy.option.events)."""
    phase: Annotated[int, Open, Words("PHASES")]
    round: Annotated[int, Open, Starts("1"), Upto(5)]
    battle: Annotated[int, Open, Upto(100)]
    """How many battles of this round have begun."""
    turns: Annotated[int, Open, Upto(500)]
    """How many battles of the game have begun."""
    sets: Annotated[list[tuple[Champion, ...]], Open, PerSeat, Replaced, Room(10, bag=True)]
    """Each seat's ten champions, by power."""
    hands: Annotated[list[tuple[Champion, ...]], Open, PerSeat, Room(10, bag=True)]
    """In order of power."""
    aside: Annotated[list[tuple[Champion, ...]], Open, PerSeat, Room(10, bag=True)]
    """Set aside: they come back when the hand is empty. In order of power."""
    piles: Annotated[list[tuple[Champion, ...]], Open, PerSeat, Room(10)]
    """The legacy piles, bottom to top."""
    carried: Annotated[list[Champion], Open, PerSeat, Replaced, Starts("NOBODY")]
    """The champion that began this round in each pile, from the second round on."""
    row: Annotated[tuple[Location, ...], Open, Room(3)]
    """The face-up locations; the first is the current one."""
    top: Annotated[tuple[Location, ...], Open, Room(16)]
    """The known top of the deck, to be drawn first, in this order."""
    bag: Annotated[tuple[Location, ...], Open, Room(16, bag=True)]
    """The rest of the deck, whose order nobody knows. In order of number."""
    bottom: Annotated[tuple[Location, ...], Open, Room(16)]
    """The known bottom of the deck: the first put down is drawn first."""
    discards: Annotated[tuple[Location, ...], Open, Room(16, bag=True)]
    """Face up, in order."""
    scores: Annotated[list[int], Open, PerSeat, Upto(50_100)]
    sources: Annotated[
        list[tuple[int, ...]],
        Open,
        PerSeat,
        Starts("(0, 0, 0, 0)"),
        Signed,
        LeftOut("no rule looks at them; their sum is the score"),
    ]
    """Where each score comes from: locations, abilities and effects, the Fatestone, the end of the game."""
    holder: Annotated[int, Open, Starts("NOBODY"), Seat]
    """Who holds the Fatestone."""
    value: Annotated[int, Open, Upto(10)]
    """What the Fatestone shows; 0 until it is assigned."""
    pairings: Annotated[
        list[tuple[int, ...]], Open, Replaced, Signed, LeftOut("no rule looks at battles that are over")
    ]
    """Every battle so far: round, location, both champions as chosen, both as they fought, both totals, the winner, and
    what each seat gained. A battle joins the list with its points."""

    # The turn being played.
    step: Annotated[int, Open, Passing, Words("STEP_NAMES")]
    level: Annotated[int, Hidden, Passing]
    """The lowest printed power that has come up in the order of this phase."""
    chosen: Annotated[list[int], Open, Passing, PerSeat, Starts("NOBODY"), Of(20)]
    """The champions that were revealed."""
    mains: Annotated[list[int], Open, Passing, PerSeat, Starts("NOBODY"), Of(20)]
    """The battle champions."""
    allies: Annotated[list[tuple[int, ...]], Open, Passing, PerSeat, Of(20), Room(20, bag=True)]
    """In the order in which they entered."""
    set_powers: Annotated[list[int], Open, Passing, PerSeat, Starts("NOBODY"), Upto(100, -1)]
    """The power that an ability has set for the battle champion; -1 if its printed power counts."""
    terms: Annotated[
        list[tuple[int, ...]], Open, Passing, Replaced, LeftOut("what the abilities of this turn come to is in totals")
    ]
    """What abilities have changed in a total: the seat whose total it is, the champion whose ability it was, 1 for a
    legacy ability, the amount."""
    armed: Annotated[list[tuple[str, ...]], Open, Passing, PerSeat, Of("EFFECTS"), Room(127, bag=True)]
    """What abilities have left behind for the rest of the turn."""
    battle_acted: Annotated[list[int], Hidden, Passing, PerSeat]
    """The champions whose battle ability has been used up this turn, as bits."""
    legacy_acted: Annotated[list[int], Hidden, Passing, PerSeat]
    """The same for legacy abilities."""
    newcomer: Annotated[int, Open, Passing, Starts("NOBODY"), Of(20)]
    """The champion whose owner decides whether it acts now."""
    totals: Annotated[list[int], Open, Passing, PerSeat, Upto(127, -127)]
    winner: Annotated[int, Open, Passing, Starts("NOBODY"), Seat]

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "allies",
        "armed",
        "aside",
        "bag",
        "battle",
        "battle_acted",
        "beginner",
        "bottom",
        "carried",
        "champions",
        "chosen",
        "discards",
        "events",
        "hands",
        "holder",
        "legacy_acted",
        "level",
        "mains",
        "newcomer",
        "pairings",
        "phase",
        "piles",
        "players",
        "round",
        "rounds",
        "row",
        "scores",
        "set_powers",
        "sets",
        "sources",
        "step",
        "terms",
        "top",
        "totals",
        "turns",
        "value",
        "winner",
    )

    @staticmethod
    def new(*, players: int, rounds: int, beginner: bool, champions: str, events: int) -> State:
        """A table at which nothing has happened yet."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = State()
        new.players = players
        new.rounds = rounds
        new.beginner = beginner
        new.champions = champions
        new.events = events
        new.phase = 0
        new.round = 1
        new.battle = 0
        new.turns = 0
        new.sets = [() for _ in range(players)]
        new.hands = [() for _ in range(players)]
        new.aside = [() for _ in range(players)]
        new.piles = [() for _ in range(players)]
        new.carried = [NOBODY] * players
        new.row = ()
        new.top = ()
        new.bag = ()
        new.bottom = ()
        new.discards = ()
        new.scores = [0] * players
        new.sources = [(0, 0, 0, 0) for _ in range(players)]
        new.holder = NOBODY
        new.value = 0
        new.pairings = []
        new.step = 0
        new.level = 0
        new.chosen = [NOBODY] * players
        new.mains = [NOBODY] * players
        new.allies = [() for _ in range(players)]
        new.set_powers = [NOBODY] * players
        new.terms = []
        new.armed = [() for _ in range(players)]
        new.battle_acted = [0] * players
        new.legacy_acted = [0] * players
        new.newcomer = NOBODY
        new.totals = [0] * players
        new.winner = NOBODY
        return new

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        other = State()
        other.players = self.players
        other.rounds = self.rounds
        other.beginner = self.beginner
        other.champions = self.champions
        other.events = self.events
        other.phase = self.phase
        other.round = self.round
        other.battle = self.battle
        other.turns = self.turns
        other.sets = self.sets
        other.hands = self.hands.copy()
        other.aside = self.aside.copy()
        other.piles = self.piles.copy()
        other.carried = self.carried
        other.row = self.row
        other.top = self.top
        other.bag = self.bag
        other.bottom = self.bottom
        other.discards = self.discards
        other.scores = self.scores.copy()
        other.sources = self.sources.copy()
        other.holder = self.holder
        other.value = self.value
        other.pairings = self.pairings
        other.step = self.step
        other.level = self.level
        other.chosen = self.chosen.copy()
        other.mains = self.mains.copy()
        other.allies = self.allies.copy()
        other.set_powers = self.set_powers.copy()
        other.terms = self.terms
        other.armed = self.armed.copy()
        other.battle_acted = self.battle_acted.copy()
        other.legacy_acted = self.legacy_acted.copy()
        other.newcomer = self.newcomer
        other.totals = self.totals.copy()
        other.winner = self.winner
        return other

    # fields: end

    def left(self, seat: int) -> int:
        """How many champions a seat has left to play (legacy.round.end)."""
        return len(self.hands[seat]) + len(self.aside[seat])

    def deck(self) -> int:
        """How many locations are in the deck."""
        return len(self.top) + len(self.bag) + len(self.bottom)
