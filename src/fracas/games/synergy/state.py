"""The table of synergy: what is true, secrets included.

Each field is declared once, with who may see it (`fracas.core.fields`). After a change: ``make fields``.

Warriors are their places in ``warriors``, squares are ``row * 15 + column`` (`fracas.games.synergy.board`), cards are
their numbers in ``powers.toml``; above those come the flags and the team powers (`fracas.games.synergy.rows`). What
other numbers stand for is in `fracas.games.synergy.terms`. Lists of a warrior are replaced and never changed in place,
so that a copy of the table is cheap.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Annotated, Final, final

from fracas.core.fields import (
    Bits,
    Coded,
    Count,
    Cross,
    Given,
    Hidden,
    Later,
    LeftOut,
    Numbered,
    Of,
    Open,
    Own,
    Owner,
    Parts,
    Passing,
    PerSeat,
    Replaced,
    Room,
    Seat,
    Signed,
    Starts,
    Static,
    Unwritten,
    Upto,
    Words,
)
from fracas.core.window import Bearer
from fracas.games.synergy.board import SIDE, SQUARES
from fracas.games.synergy.numbers import MOST_WARRIORS, NUMBERS
from fracas.games.synergy.terms import ALIVE, CONTROLLED, FROZEN, NO_CARD, NOBODY, NOWHERE, POSSUM, STUNNED

ROW = Of(SIDE, by="v // 15", called="rows")
COLUMN = Of(SIDE, by="v % 15", called="columns")
CARDS = Of(NUMBERS, called="cards")
TEAMS: Final = 6
MOST_STATUSES: Final = 1_000
MOST_MARKERS: Final = 10_000
LONGEST: Final = 100_000
"""More than any game has turns, or any of its warriors moves."""

Card = Annotated[int, Coded("rows.code", "rows.read_code"), CARDS]
"""A power card, a flag or a team power, by its number."""
Square = Annotated[int, Parts(ROW, COLUMN)]


@final
class Warrior(Bearer):
    """One warrior with its cards."""

    owner: Annotated[int, Static, Owner, Seat]
    """The seat that fielded it, and that sees its face-down cards."""
    team: Annotated[int, Static, Of(TEAMS)]
    figure: Annotated[int, Static, Upto(MOST_WARRIORS)]
    """Which of its team's warriors it is, from 0: its name and picture."""
    seat: Annotated[int, Open, Given, Seat]
    """Whose side it is on: its owner's, but a zombie is on its raiser's."""
    life: Annotated[int, Open, Words("LIVES")]
    square: Annotated[Square, Open, Starts("NOWHERE")]
    """Where it stands or lies; NOWHERE before it is placed and when it has left."""
    hits: Annotated[int, Open, Starts("6"), Upto(127, -127)]
    extra: Annotated[int, Open, Upto(127, -127)]
    """The extra hits among them that count now."""
    cards: Annotated[list[Card], Open, Replaced, Room(NUMBERS, bag=True)]
    """Face up, gadgets and flags included."""
    down: Annotated[list[Card], Own("down", count="downs"), Replaced, Room(NUMBERS, bag=True)]
    """Face down. In the order in which they came, which tells nobody anything."""
    marks: Annotated[list[int], Open, Replaced, Room(10), Parts(Bits(1, by="v & 1"), Bits("warriors", by="v >> 1"))]
    """What everybody has seen happen to each of its face-down cards, in their order, as bits: `ATTACKED`, and above
    it one for each warrior that has cursed it. Cards beyond its end have none."""
    statuses: Annotated[
        list[int],
        Open,
        Replaced,
        Room(MOST_STATUSES, bag=True, beside=("makers",)),
        Cross({0: Of("STATUSES"), 1: Of("warriors")}),
    ]
    """What it is under. A status made by two is there twice."""
    makers: Annotated[list[int], Open, Replaced, LeftOut("counted with the statuses")]
    """Who made each of them."""
    under: Annotated[int, Hidden, Unwritten]
    """The same as bits."""
    acted: Annotated[bool, Open]
    """It has had its turn in this turn of its player."""
    moves: Annotated[int, Open, Upto(127)]
    """Moves it has left."""
    strikes: Annotated[int, Open, Upto(127)]
    """Strikes it has left."""
    gadget_strikes: Annotated[int, Open, Upto(127)]
    """Strikes it has left for Gadgets only."""
    walk_left: Annotated[int, Open, Upto(127)]
    """Squares left of a walk that may be split."""
    moved: Annotated[bool, Open]
    """It has moved in its turn."""
    struck: Annotated[bool, Open]
    """It has made a strike in its turn, or in its last one while others play."""
    lay: Annotated[bool, Open]
    """It played possum in its last turn."""
    used: Annotated[list[Card], Open, Replaced, Room(NUMBERS, bag=True)]
    """Cards whose use for this turn is spent."""
    refused: Annotated[int, Open, Bits("of.players", mine="me")]
    """A bit for each seat that has refused it a trade in this turn: it asks none of its warriors again."""
    spent: Annotated[list[Card], Open, Replaced, Room(NUMBERS, bag=True)]
    """Cards whose use for this game is spent."""
    inside: Annotated[int, Open, Starts("NOBODY"), Of("warriors")]
    """The friend in whose pouch it travels."""
    raised_by: Annotated[int, Open, Starts("NOBODY"), Of("warriors")]
    """It is the zombie of this warrior, and counts for nothing in winning or losing."""
    raised_with: Annotated[Card, Open, Starts("NO_CARD")]
    mastered: Annotated[bool, Open]
    """Its last turn was played by somebody else (`CONTROLLED`)."""
    travels: Annotated[int, Open, Upto(LONGEST)]
    """How many moves it has made in this game."""
    idle: Annotated[int, Open, Upto(LONGEST)]
    """Turns in a row in which it could neither move nor strike (synergy.neutralized)."""
    live: Annotated[list[int], Hidden, Replaced, Unwritten]
    """Its rows that work now: face up and not suppressed, its team power included."""
    folds: Annotated[int, Hidden, Unwritten]
    hooks: Annotated[int, Hidden, Unwritten]
    """The windows at which any of them may react."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "acted",
        "cards",
        "down",
        "extra",
        "figure",
        "folds",
        "gadget_strikes",
        "hits",
        "hooks",
        "idle",
        "inside",
        "lay",
        "life",
        "live",
        "makers",
        "marks",
        "mastered",
        "moved",
        "moves",
        "owner",
        "raised_by",
        "raised_with",
        "refused",
        "seat",
        "spent",
        "square",
        "statuses",
        "strikes",
        "struck",
        "team",
        "travels",
        "under",
        "used",
        "walk_left",
    )

    @staticmethod
    def new(owner: int, team: int, figure: int, seat: int) -> Warrior:
        """As it comes into the game."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = Warrior()
        new.owner = owner
        new.team = team
        new.figure = figure
        new.seat = seat
        new.life = 0
        new.square = NOWHERE
        new.hits = 6
        new.extra = 0
        new.cards = []
        new.down = []
        new.marks = []
        new.statuses = []
        new.makers = []
        new.under = 0
        new.acted = False
        new.moves = 0
        new.strikes = 0
        new.gadget_strikes = 0
        new.walk_left = 0
        new.moved = False
        new.struck = False
        new.lay = False
        new.used = []
        new.refused = 0
        new.spent = []
        new.inside = NOBODY
        new.raised_by = NOBODY
        new.raised_with = NO_CARD
        new.mastered = False
        new.travels = 0
        new.idle = 0
        new.live = []
        new.folds = 0
        new.hooks = 0
        return new

    def clone(self) -> Warrior:
        """A copy that shares nothing that can change."""
        other = Warrior()
        other.owner = self.owner
        other.team = self.team
        other.figure = self.figure
        other.seat = self.seat
        other.life = self.life
        other.square = self.square
        other.hits = self.hits
        other.extra = self.extra
        other.cards = self.cards
        other.down = self.down
        other.marks = self.marks
        other.statuses = self.statuses
        other.makers = self.makers
        other.under = self.under
        other.acted = self.acted
        other.moves = self.moves
        other.strikes = self.strikes
        other.gadget_strikes = self.gadget_strikes
        other.walk_left = self.walk_left
        other.moved = self.moved
        other.struck = self.struck
        other.lay = self.lay
        other.used = self.used
        other.refused = self.refused
        other.spent = self.spent
        other.inside = self.inside
        other.raised_by = self.raised_by
        other.raised_with = self.raised_with
        other.mastered = self.mastered
        other.travels = self.travels
        other.idle = self.idle
        other.live = self.live
        other.folds = self.folds
        other.hooks = self.hooks
        return other

    # fields: end

    def is_under(self, status: int) -> bool:
        return self.under >> status & 1 == 1

    def stands(self) -> bool:
        """Alive and on its feet: an obstacle, a target."""
        return self.life == ALIVE and not self.under >> POSSUM & 1

    def awake(self) -> bool:
        """Neither Stunned nor Frozen."""
        return not self.under & (1 << STUNNED | 1 << FROZEN)

    def mark_of(self, card: int) -> int:
        """What has happened to one of its face-down cards."""
        place = self.down.index(card)
        return self.marks[place] if place < len(self.marks) else 0

    def mark_all_down(self, bit: int) -> None:
        """The same has happened to all its face-down cards."""
        marks = [*self.marks, *[0] * (len(self.down) - len(self.marks))]
        self.marks = [mark | bit for mark in marks]

    def unmark_down(self, bit: int) -> None:
        self.marks = [mark & ~bit for mark in self.marks]

    def lift_down(self, card: int) -> int:
        """One of its face-down cards lies there no longer: what had happened to it."""
        mark = self.mark_of(card)
        place = self.down.index(card)
        self.marks = [*self.marks[:place], *self.marks[place + 1 :]]
        self.down = [*self.down[:place], *self.down[place + 1 :]]
        return mark

    def lift_all_down(self) -> list[int]:
        """None of its face-down cards lies there any longer: which they were."""
        cards = self.down
        self.down = []
        self.marks = []
        return cards


@final
class Blow:
    """What a strike does to one victim."""

    victim: Annotated[int, Hidden, Given]
    result: Annotated[int, Hidden, Given]
    maker: Annotated[int, Hidden, Given]
    """Who makes the statuses that it leaves: the striker, or who sent it back."""
    soak: Annotated[int, Hidden]
    """So much less damage, this time only."""
    lost: Annotated[int, Hidden]
    """Hits that the victim lost to it."""
    spared: Annotated[bool, Hidden]
    """Neither riders nor knock reach the victim any more."""
    adjacent: Annotated[bool, Hidden, Given]
    """The striker was next to the victim when it struck."""
    again: Annotated[bool, Hidden]
    """It has a success roll of its own."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = ("adjacent", "again", "lost", "maker", "result", "soak", "spared", "victim")

    @staticmethod
    def new(victim: int, result: int, maker: int, adjacent: bool) -> Blow:
        """As it comes into the game."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = Blow()
        new.victim = victim
        new.result = result
        new.maker = maker
        new.soak = 0
        new.lost = 0
        new.spared = False
        new.adjacent = adjacent
        new.again = False
        return new

    def clone(self) -> Blow:
        """A copy that shares nothing that can change."""
        other = Blow()
        other.victim = self.victim
        other.result = self.result
        other.maker = self.maker
        other.soak = self.soak
        other.lost = self.lost
        other.spared = self.spared
        other.adjacent = self.adjacent
        other.again = self.again
        return other

    # fields: end


@final
class Strike:
    """The strike that is being made: plain data that reactions change. At a boundary there is none."""

    striker: Annotated[int, Hidden, Starts("NOBODY")]
    card: Annotated[int, Hidden, Starts("NO_CARD")]
    """Its card; `fracas.games.synergy.numbers.BASIC` for a basic strike."""
    target: Annotated[int, Hidden, Starts("NO_CARD")]
    """What was chosen, as `fracas.games.synergy.numbers` has it."""
    named: Annotated[int, Hidden, Starts("NOBODY")]
    """The warrior that it names."""
    square: Annotated[int, Hidden, Starts("NOWHERE")]
    """The square at which it is aimed, or on which it landed; the centre of an area or a blast."""
    origin: Annotated[int, Hidden, Starts("NOWHERE")]
    """Where the striker stood."""
    area: Annotated[bool, Hidden]
    """It is an area strike or a blast."""
    adjacent: Annotated[bool, Hidden]
    """It is an adjacent strike: by the card's own reach, unaided."""
    kind: Annotated[int, Hidden]
    """Its kind of damage."""
    choice: Annotated[int, Hidden, Starts("NO_CARD")]
    """What its player said besides (the window "aim")."""
    bonus: Annotated[int, Hidden]
    """Added to its success roll, this time only."""
    die: Annotated[int, Hidden]
    """The success roll with the striker's modifiers; 0 if nothing was rolled."""
    rolled: Annotated[bool, Hidden]
    lost: Annotated[bool, Hidden]
    """It is spent and comes to nothing."""
    redirected: Annotated[bool, Hidden]
    blows: Annotated[list[Blow], Hidden]
    """All that it does, victim by victim; reactions add to them."""
    blow: Annotated[int, Hidden]
    """The one that is being resolved."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "adjacent",
        "area",
        "blow",
        "blows",
        "bonus",
        "card",
        "choice",
        "die",
        "kind",
        "lost",
        "named",
        "origin",
        "redirected",
        "rolled",
        "square",
        "striker",
        "target",
    )

    @staticmethod
    def new() -> Strike:
        """As it comes into the game."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = Strike()
        new.striker = NOBODY
        new.card = NO_CARD
        new.target = NO_CARD
        new.named = NOBODY
        new.square = NOWHERE
        new.origin = NOWHERE
        new.area = False
        new.adjacent = False
        new.kind = 0
        new.choice = NO_CARD
        new.bonus = 0
        new.die = 0
        new.rolled = False
        new.lost = False
        new.redirected = False
        new.blows = []
        new.blow = 0
        return new

    def clone(self) -> Strike:
        """A copy that shares nothing that can change."""
        other = Strike()
        other.striker = self.striker
        other.card = self.card
        other.target = self.target
        other.named = self.named
        other.square = self.square
        other.origin = self.origin
        other.area = self.area
        other.adjacent = self.adjacent
        other.kind = self.kind
        other.choice = self.choice
        other.bonus = self.bonus
        other.die = self.die
        other.rolled = self.rolled
        other.lost = self.lost
        other.redirected = self.redirected
        other.blows = [each.clone() for each in self.blows]
        other.blow = self.blow
        return other

    # fields: end


@final
class State:
    """A table of synergy."""

    players: Annotated[int, Static]
    board: Annotated[int, Static]
    """Which board, by its place in the content."""
    sizes: Annotated[list[int], Static]
    """How many warriors each seat has."""
    hand_size: Annotated[list[int], Static]
    """How many cards each seat is dealt."""
    least: Annotated[list[int], Static]
    """How many cards each warrior of a seat gets at least."""
    round_limit: Annotated[int, Static]
    to_the_death: Annotated[bool, Static]
    open_cards: Annotated[bool, Static]
    faster: Annotated[bool, Static]
    elite: Annotated[bool, Static]
    extra_team_powers: Annotated[bool, Static]
    alternatives: Annotated[bool, Static]
    more: Annotated[bool, Static]
    """The purple and the orange team may be picked (synergy.option.more-players)."""
    power_ups: Annotated[int, Static]
    """0 none, 1 open, 2 hidden."""
    phase: Annotated[int, Open, Words("PHASES")]
    seat: Annotated[int, Open, Seat]
    """Whose turn it is, at set-up too."""
    first: Annotated[int, Open, Seat]
    """Who goes first."""
    step: Annotated[int, Open, Upto(127)]
    """How many seats have done their part of this phase of the set-up."""
    round: Annotated[int, Open, Upto(LONGEST)]
    turns: Annotated[int, Open, Upto(LONGEST)]
    """Turns of players that have begun."""
    active: Annotated[int, Open, Starts("NOBODY"), Of("warriors")]
    """The warrior that acts."""
    drill: Annotated[int, Open, Starts("NOBODY"), Of("warriors")]
    """The warrior that acts once at the order of the active one."""
    winners: Annotated[list[int], Open, Replaced, Room("of.players", bag=True), Seat]
    won_by: Annotated[int, Open, Words("WAYS")]

    teams: Annotated[list[int], Open, PerSeat, Starts("NOBODY"), Of(TEAMS)]
    powers: Annotated[list[Card], Open, PerSeat, Starts("NO_CARD")]
    """The team power of each seat, as a row."""
    team_cards: Annotated[list[Card], Open, PerSeat, Starts("NO_CARD")]
    """The card that is a team power of each seat besides (synergy.option.extra-team-powers)."""
    bases: Annotated[list[Square], Open, PerSeat, Starts("NOWHERE")]
    goals: Annotated[list[int], Own("goal"), PerSeat, Starts("NOBODY"), Of(TEAMS)]
    """The team whose flag each seat wants besides its own."""
    goals_shown: Annotated[list[int], Open, Replaced, Later, Room("of.players", mine="me"), Of(TEAMS)]
    """All of them, once the game is over."""
    drawn: Annotated[list[int], Open, PerSeat, Starts("NOBODY"), Of(TEAMS)]
    """The flag that each seat drew from the cup."""
    hands: Annotated[list[list[Card]], Own("hand", count="hand_sizes"), PerSeat, Room(NUMBERS, bag=True)]
    """Cards that are not yet given to warriors."""
    offered: Annotated[list[list[int]], Own("offers", count="offer_sizes"), PerSeat, Room(10), CARDS]
    """Cards drawn for one warrior, of which some are kept: the warrior, how many it keeps, then the cards."""
    pending: Annotated[
        list[tuple[int, ...]],
        Open,
        Replaced,
        Room(NUMBERS, bag=True),
        Cross({0: Of("warriors"), 1: Of(10, called="drawn")}, {0: Of("warriors"), 2: Of(10, called="kept")}),
    ]
    """Draws to come: (warrior, how many cards, how many of them it keeps)."""
    laden: Annotated[int, Open, Starts("NOBODY"), Of("warriors")]
    """The warrior that has just been given cards, and may carry too much."""

    warriors: Annotated[list[Warrior], Open, Numbered, Room("sum(of.sizes)", first="owner")]
    deck: Annotated[bytearray, Count("deck"), Upto(127)]
    """Face down, in no order."""
    discards: Annotated[list[Card], Open, Replaced, Room(NUMBERS, bag=True)]
    removed: Annotated[list[Card], Open, Replaced, Room(NUMBERS, bag=True)]
    """Cards that have left the game with a warrior."""
    unseen: Annotated[int, Open, Unwritten, LeftOut("it follows from the cards that lie open")]
    """The cards that may lie face down somewhere, as bits."""
    loose: Annotated[
        list[tuple[int, ...]],
        Open,
        Replaced,
        Room(NUMBERS, bag=True),
        Cross({0: CARDS, 1: ROW}, {0: CARDS, 1: COLUMN}),
    ]
    """What lies on squares: (gadget or flag, square)."""
    covered: Annotated[list[tuple[int, ...]], Hidden, Replaced, Signed]
    """Hidden power-ups: (gadget, or NO_CARD for a life point; square)."""
    coins: Annotated[list[int], Open, Replaced, Room(SQUARES, bag=True), Of(SQUARES, called="squares")]
    """Where they lie."""
    markers: Annotated[
        list[tuple[int, ...]],
        Open,
        Replaced,
        Signed,
        Room(MOST_MARKERS, bag=True),
        Cross({0: Of("MARKERS"), 1: Of(SQUARES, called="squares")}, {0: Of("MARKERS"), 2: Of("warriors")}, {3: CARDS}),
    ]
    """(marker, square, who laid it, with which card)."""
    suppressed: Annotated[
        list[tuple[int, ...]], Open, Replaced, Room(MOST_MARKERS, bag=True), Cross({0: CARDS, 1: Of("warriors")})
    ]
    """Single cards that count as blank: (card, who made them so)."""
    orphans: Annotated[list[tuple[int, ...]], Open, Replaced, Room(MOST_MARKERS, bag=True), Cross({0: CARDS, 1: Seat})]
    """Turn-long markers of the dead: (card, seat at whose next turn they go)."""

    # What follows from the rest.
    walls: Annotated[bytes, Hidden, Unwritten]
    """1 for a permanent obstacle, 2 for a barrier."""
    standing: Annotated[bytes, Hidden, Unwritten]
    """The living warrior on each square, counted from 1; `CROWD` if there are several."""
    blocked: Annotated[bytes, Hidden, Unwritten]
    """Squares with either."""
    ground: Annotated[bytes, Hidden, Unwritten]
    """The markers on each square, as bits; above them `THINGS` for loose gadgets and `HOME` for a base."""
    auras: Annotated[list[int], Hidden, Replaced, Unwritten]
    """The warriors that Magic does not work around."""

    # What is going on.
    strike: Annotated[Strike, Hidden, Passing, Starts("Strike.new()")]
    die: Annotated[int, Hidden, Passing]
    """The last die, as it lies there."""
    roller: Annotated[int, Hidden, Passing, Starts("NOBODY")]
    """Whose die it is."""
    rolling: Annotated[int, Hidden, Passing]
    """What it is rolled for (`fracas.games.synergy.striking.dice`)."""
    cause: Annotated[int, Hidden, Passing]
    """Why hits are being lost."""
    other: Annotated[int, Hidden, Passing, Starts("NOBODY")]
    """The other side of a collision."""
    holed: Annotated[bool, Hidden, Passing]
    """A hole was used in this move."""
    centre: Annotated[int, Hidden, Passing, Starts("NOWHERE")]
    """The centre of an area that is no strike; NOWHERE if there is none."""
    kind: Annotated[int, Hidden, Passing]
    """The kind of the damage that is being done."""
    chosen: Annotated[int, Hidden, Passing, Starts("NO_CARD")]
    """What was said for the card in use, where it asks something."""
    trade: Annotated[tuple[int, ...], Hidden, Passing]
    """The trade that is made: who asks, who is asked, which gadget (NO_CARD until it is chosen), 1 if it is given."""
    foretold: Annotated[tuple[int, ...], Hidden, Passing]
    """What the active warrior may do next, if somebody has worked it out who plays from here again and again: 1 first
    if that is asked in secret, else 0."""
    graves: Annotated[bool, Hidden, Passing]
    """Somebody has died or left in this action, and keeps what worked until it is over."""
    busy: Annotated[list[int], Hidden, Passing]
    """Cards in use at open windows, as `fracas.games.synergy.effects.reactions` numbers them."""
    falling: Annotated[list[int], Hidden, Passing]
    """Warriors at 0 hits or below that nobody has looked at yet."""
    dying: Annotated[list[int], Hidden, Passing]
    """Dead warriors whose cards are not yet discarded."""
    overloaded: Annotated[list[int], Hidden, Passing]
    """Warriors that may carry too much."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "active",
        "alternatives",
        "auras",
        "bases",
        "blocked",
        "board",
        "busy",
        "cause",
        "centre",
        "chosen",
        "coins",
        "covered",
        "deck",
        "die",
        "discards",
        "drawn",
        "drill",
        "dying",
        "elite",
        "extra_team_powers",
        "falling",
        "faster",
        "first",
        "foretold",
        "goals",
        "goals_shown",
        "graves",
        "ground",
        "hand_size",
        "hands",
        "holed",
        "kind",
        "laden",
        "least",
        "loose",
        "markers",
        "more",
        "offered",
        "open_cards",
        "orphans",
        "other",
        "overloaded",
        "pending",
        "phase",
        "players",
        "power_ups",
        "powers",
        "removed",
        "roller",
        "rolling",
        "round",
        "round_limit",
        "seat",
        "sizes",
        "standing",
        "step",
        "strike",
        "suppressed",
        "team_cards",
        "teams",
        "to_the_death",
        "trade",
        "turns",
        "unseen",
        "walls",
        "warriors",
        "winners",
        "won_by",
    )

    @staticmethod
    def new(
        *,
        players: int,
        board: int,
        sizes: list[int],
        hand_size: list[int],
        least: list[int],
        round_limit: int,
        to_the_death: bool,
        open_cards: bool,
        faster: bool,
        elite: bool,
        extra_team_powers: bool,
        alternatives: bool,
        more: bool,
        power_ups: int,
    ) -> State:
        """A table at which nothing has happened yet."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = State()
        new.players = players
        new.board = board
        new.sizes = sizes
        new.hand_size = hand_size
        new.least = least
        new.round_limit = round_limit
        new.to_the_death = to_the_death
        new.open_cards = open_cards
        new.faster = faster
        new.elite = elite
        new.extra_team_powers = extra_team_powers
        new.alternatives = alternatives
        new.more = more
        new.power_ups = power_ups
        new.phase = 0
        new.seat = 0
        new.first = 0
        new.step = 0
        new.round = 0
        new.turns = 0
        new.active = NOBODY
        new.drill = NOBODY
        new.winners = []
        new.won_by = 0
        new.teams = [NOBODY] * players
        new.powers = [NO_CARD] * players
        new.team_cards = [NO_CARD] * players
        new.bases = [NOWHERE] * players
        new.goals = [NOBODY] * players
        new.goals_shown = []
        new.drawn = [NOBODY] * players
        new.hands = [[] for _ in range(players)]
        new.offered = [[] for _ in range(players)]
        new.pending = []
        new.laden = NOBODY
        new.warriors = []
        new.deck = bytearray()
        new.discards = []
        new.removed = []
        new.unseen = 0
        new.loose = []
        new.covered = []
        new.coins = []
        new.markers = []
        new.suppressed = []
        new.orphans = []
        new.walls = b""
        new.standing = b""
        new.blocked = b""
        new.ground = b""
        new.auras = []
        new.strike = Strike.new()
        new.die = 0
        new.roller = NOBODY
        new.rolling = 0
        new.cause = 0
        new.other = NOBODY
        new.holed = False
        new.centre = NOWHERE
        new.kind = 0
        new.chosen = NO_CARD
        new.trade = ()
        new.foretold = ()
        new.graves = False
        new.busy = []
        new.falling = []
        new.dying = []
        new.overloaded = []
        return new

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        other = State()
        other.players = self.players
        other.board = self.board
        other.sizes = self.sizes
        other.hand_size = self.hand_size
        other.least = self.least
        other.round_limit = self.round_limit
        other.to_the_death = self.to_the_death
        other.open_cards = self.open_cards
        other.faster = self.faster
        other.elite = self.elite
        other.extra_team_powers = self.extra_team_powers
        other.alternatives = self.alternatives
        other.more = self.more
        other.power_ups = self.power_ups
        other.phase = self.phase
        other.seat = self.seat
        other.first = self.first
        other.step = self.step
        other.round = self.round
        other.turns = self.turns
        other.active = self.active
        other.drill = self.drill
        other.winners = self.winners
        other.won_by = self.won_by
        other.teams = self.teams.copy()
        other.powers = self.powers.copy()
        other.team_cards = self.team_cards.copy()
        other.bases = self.bases.copy()
        other.goals = self.goals.copy()
        other.goals_shown = self.goals_shown
        other.drawn = self.drawn.copy()
        other.hands = [each.copy() for each in self.hands]
        other.offered = [each.copy() for each in self.offered]
        other.pending = self.pending
        other.laden = self.laden
        other.warriors = [each.clone() for each in self.warriors]
        other.deck = self.deck.copy()
        other.discards = self.discards
        other.removed = self.removed
        other.unseen = self.unseen
        other.loose = self.loose
        other.covered = self.covered
        other.coins = self.coins
        other.markers = self.markers
        other.suppressed = self.suppressed
        other.orphans = self.orphans
        other.walls = self.walls
        other.standing = self.standing
        other.blocked = self.blocked
        other.ground = self.ground
        other.auras = self.auras
        other.strike = self.strike.clone()
        other.die = self.die
        other.roller = self.roller
        other.rolling = self.rolling
        other.cause = self.cause
        other.other = self.other
        other.holed = self.holed
        other.centre = self.centre
        other.kind = self.kind
        other.chosen = self.chosen
        other.trade = self.trade
        other.foretold = self.foretold
        other.graves = self.graves
        other.busy = self.busy.copy()
        other.falling = self.falling.copy()
        other.dying = self.dying.copy()
        other.overloaded = self.overloaded.copy()
        return other

    # fields: end

    def player(self, me: int) -> int:
        """The seat that decides for a warrior: its own, but a controlled one's turn is played by another."""
        warrior = self.warriors[me]
        if warrior.under >> CONTROLLED & 1 and self.active == me:
            return self.warriors[warrior.makers[warrior.statuses.index(CONTROLLED)]].seat
        return warrior.seat

    def foes(self, me: int, other: int) -> bool:
        return self.warriors[me].seat != self.warriors[other].seat
