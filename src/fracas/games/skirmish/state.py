"""The table of skirmish: what is true. Nothing of it is hidden but armies that are still being chosen.

Each field is declared once, with who may see it (`fracas.core.fields`). After a change: ``make fields``.
Lengths are thousandths of an inch, everywhere. A *side* is a player, or a team of players who share turn, energy and
stones; sides are numbered clockwise, seats belong to sides. Units keep their places in `State.units` when they die.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Annotated, Final, final

from fracas.core.fields import Coded, Given, Later, Numbered, Open, PerSeat, Starts, Static, Words

# The phases: each resolution plays a short piece of one of them.
MUSTER: Final = 0
"""Armies are chosen, in secret, then shown (skirmish.army.*)."""
SIDES: Final = 1
"""Who sits where (content 6.2, step 1)."""
STONES: Final = 2
DEPLOY: Final = 3
ROUND: Final = 4
"""A round begins: initiative, income."""
TURN: Final = 5
OVER: Final = 6
PHASES: Final = ("muster", "sides", "stones", "deploy", "round", "turn", "over")

NOBODY: Final = -1
"""No seat, no side, no unit."""

# What has become of a unit.
WAITING: Final = 0
"""In the army, not yet on the table."""
ALIVE: Final = 1
KILLED: Final = 2
GONE: Final = 3
"""It left with its leader's army, or never found a place."""
FATES: Final = ("waiting", "alive", "killed", "gone")

# What lies on a unit until the turn being played ends, or it is used: bits of `Unit.under`.
MARKED: Final = 0
"""Friends of the marker have +1 against it (mark-prey); who marked is in `Unit.marked_by`."""
AIMING: Final = 1
"""Steady aim: ease for its ranged attacks, and it may not move."""
RIDING: Final = 2
"""+2 Spd (ride-with-me)."""
HUNTING: Final = 3
"""It has charge (hunt-call)."""
GREAT_STRIKE: Final = 4
"""Its next attack deals +1, in whosever turn it makes it: alone of these it outlasts the turn."""
FOCUSED: Final = 5
"""+2 to its attack rolls."""
GUARDED: Final = 6
"""+2 Def."""
OATH: Final = 7
"""+2 Def (oath-shield)."""
GLASS: Final = 8
"""It has deflect (glass-ward)."""
TEMPERED: Final = 9
"""Its next attack deals +1 and is fellhanded (temper)."""
MOMENTUM: Final = 10
"""One attack more this turn, not used yet."""
TRICKED: Final = 11
"""It may not attack back (dirty-trick)."""
TURN_LONG: Final = (
    "marked",
    "aiming",
    "riding",
    "hunting",
    "great strike",
    "focused",
    "guarded",
    "oath",
    "glass",
    "tempered",
    "momentum",
    "tricked",
)

# What one unit has done in the turn being played: bits of `Unit.done`.
MOVED: Final = 0
"""It has used its movement action, or part of it."""
ACTED: Final = 1
"""It has used its standard action."""
MARCHED: Final = 2
FOUGHT: Final = 3
"""It has made a melee attack (fade)."""
SHOT: Final = 4
"""It has made a ranged attack (braced)."""
HONED: Final = 5
"""Its honed blade has been used this turn."""
HERO: Final = 6
"""It has used one of the standard hero abilities this turn."""
CHARGED: Final = 7
"""Its first attack since it moved into melee range has been made."""
NEW: Final = 8
"""It came this turn and may not activate."""
MARCHING: Final = 9
"""The movement being made is its march."""

Kind = Annotated[int, Coded("content.unit_code", "content.read_unit")]
Item = Annotated[int, Coded("content.item_code", "content.read_item")]


@final
class Unit:
    """One model on its base."""

    seat: Annotated[int, Open, Given]
    kind: Annotated[Kind, Open, Given]
    """Its number in ``units.toml``."""
    items: Annotated[tuple[Item, ...], Open, Given]
    leader: Annotated[bool, Open]
    fate: Annotated[int, Open, Words("FATES")]
    hp: Annotated[int, Open, Given]
    x: Annotated[int, Open]
    y: Annotated[int, Open]
    level: Annotated[int, Open]
    """The height at which it stands, or hangs."""
    hanging: Annotated[bool, Open]
    """It is climbing: it sits on an edge at its height, and may not attack (skirmish.climb)."""
    done: Annotated[int, Open]
    """What it has done this turn: bits."""
    spent: Annotated[int, Open]
    """Movement used in its movement action, or in its march once that has begun."""
    run: Annotated[int, Open]
    """Movement made without anything between, for running jumps."""
    ground: Annotated[int, Open]
    """The terrain that it has touched by moving this turn, which hinders all that follows: bit 0 cover, bit 1 water."""
    met: Annotated[tuple[int, ...], Open]
    """Enemies into whose reach, or whom into its own reach, it has moved this turn before attacking (charge)."""
    broke: Annotated[int, Open]
    """Break-away in the movement being made: 0 not rolled, 1 broke away, 2 failed."""
    attacks: Annotated[int, Open]
    """Attacks left in the attack action that it has begun (multi-attack)."""
    shot_at: Annotated[tuple[int, ...], Open]
    """Targets of its ranged attacks this turn that volley may still add to; a target leaves with the extra attack."""
    answers: Annotated[int, Open]
    """How often it has attacked back in the turn being played."""
    used: Annotated[tuple[int, ...], Open]
    """Energy abilities that it has used in the turn being played, by their numbers in ``abilities.toml``."""
    under: Annotated[int, Open]
    """What lies on it until the turn ends, a great strike until it attacks: bits."""
    marked_by: Annotated[tuple[int, ...], Open]
    """Sides that have marked it this turn."""
    wailed_by: Annotated[tuple[int, ...], Open]
    """−1 to attack rolls, once, until the next turns of these sides begin: of each its own part."""
    snared_by: Annotated[tuple[int, ...], Open]
    """Spd 1 until the next turns of these sides have begun."""
    smoke: Annotated[bool, Open]
    """Smoke lies round it until its own side's next turn begins (smoke-pots)."""
    plate: Annotated[bool, Open]
    """The absorption of its plate or charm is used up for this round."""
    empty: Annotated[tuple[Item, ...], Open]
    """Items that work once a game and have been used."""
    coin: Annotated[bool, Open]
    """Second coin has paid."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "answers",
        "attacks",
        "broke",
        "coin",
        "done",
        "empty",
        "fate",
        "ground",
        "hanging",
        "hp",
        "items",
        "kind",
        "leader",
        "level",
        "marked_by",
        "met",
        "plate",
        "run",
        "seat",
        "shot_at",
        "smoke",
        "snared_by",
        "spent",
        "under",
        "used",
        "wailed_by",
        "x",
        "y",
    )

    @staticmethod
    def new(seat: int, kind: int, items: tuple[int, ...], hp: int) -> Unit:
        """As it comes into the game."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = Unit()
        new.seat = seat
        new.kind = kind
        new.items = items
        new.leader = False
        new.fate = 0
        new.hp = hp
        new.x = 0
        new.y = 0
        new.level = 0
        new.hanging = False
        new.done = 0
        new.spent = 0
        new.run = 0
        new.ground = 0
        new.met = ()
        new.broke = 0
        new.attacks = 0
        new.shot_at = ()
        new.answers = 0
        new.used = ()
        new.under = 0
        new.marked_by = ()
        new.wailed_by = ()
        new.snared_by = ()
        new.smoke = False
        new.plate = False
        new.empty = ()
        new.coin = False
        return new

    def clone(self) -> Unit:
        """A copy that shares nothing that can change."""
        other = Unit()
        other.seat = self.seat
        other.kind = self.kind
        other.items = self.items
        other.leader = self.leader
        other.fate = self.fate
        other.hp = self.hp
        other.x = self.x
        other.y = self.y
        other.level = self.level
        other.hanging = self.hanging
        other.done = self.done
        other.spent = self.spent
        other.run = self.run
        other.ground = self.ground
        other.met = self.met
        other.broke = self.broke
        other.attacks = self.attacks
        other.shot_at = self.shot_at
        other.answers = self.answers
        other.used = self.used
        other.under = self.under
        other.marked_by = self.marked_by
        other.wailed_by = self.wailed_by
        other.snared_by = self.snared_by
        other.smoke = self.smoke
        other.plate = self.plate
        other.empty = self.empty
        other.coin = self.coin
        return other

    # fields: end

    def has_done(self, what: int) -> bool:
        return self.done >> what & 1 == 1

    def is_under(self, what: int) -> bool:
        return self.under >> what & 1 == 1

    def do(self, what: int) -> None:
        self.done |= 1 << what

    def put_under(self, what: int) -> None:
        self.under |= 1 << what

    def lift(self, what: int) -> None:
        self.under &= ~(1 << what)


@final
class Stone:
    """A rune-stone: a disc of radius 0.75"."""

    x: Annotated[int, Open, Given]
    y: Annotated[int, Open, Given]
    level: Annotated[int, Open, Given]
    side: Annotated[int, Open, Starts("NOBODY")]
    """Who controls it (skirmish.rune.control)."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = ("level", "side", "x", "y")

    @staticmethod
    def new(x: int, y: int, level: int) -> Stone:
        """As it comes into the game."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = Stone()
        new.x = x
        new.y = y
        new.level = level
        new.side = NOBODY
        return new

    def clone(self) -> Stone:
        """A copy that shares nothing that can change."""
        other = Stone()
        other.x = self.x
        other.y = self.y
        other.level = self.level
        other.side = self.side
        return other

    # fields: end


@final
class State:
    """A table of skirmish."""

    players: Annotated[int, Static]
    sides: Annotated[int, Static]
    """How many sides there are."""
    side_of: Annotated[tuple[int, ...], Static]
    """The side of each seat."""
    map: Annotated[str, Static]
    scenario: Annotated[str, Static]
    points: Annotated[int, Static]
    armies: Annotated[tuple[str, ...], Static]
    """How each seat comes by its army: the id of a ready one, a list as text, ``choose``, ``build`` or ``random``."""
    round_limit: Annotated[int, Static]
    water_rounds_down: Annotated[bool, Static]
    elevation_ranged_only: Annotated[bool, Static]
    fall_on_six: Annotated[bool, Static]
    focus_is_fast: Annotated[bool, Static]
    phase: Annotated[int, Open, Words("PHASES")]
    round: Annotated[int, Open]
    turns: Annotated[int, Open]
    """How many turns of sides have begun."""
    mustered: Annotated[list[str], Open, PerSeat]
    """The name of each seat's army, once it is shown."""
    lefts: Annotated[list[int], Open, PerSeat]
    """Points that each seat has not used."""
    rolls: Annotated[tuple[int, ...], Open]
    """What each side rolled with 2d6: for the set-up, then for the round's initiative."""
    homes: Annotated[tuple[int, ...], Open]
    """Which set-up of the map each side has."""
    stones_left: Annotated[tuple[int, ...], Open]
    """How many stones each side has still to place."""
    order: Annotated[tuple[int, ...], Open]
    """The sides that are to play (or to set up) yet, the one who does first."""
    seat: Annotated[int, Open, Starts("NOBODY")]
    """Who is asked for the side whose turn it is."""
    ended: Annotated[list[bool], Open, PerSeat]
    """Who has ended the shared turn."""
    handed: Annotated[int, Open]
    """How often the turn has been handed over since anything was done in it."""
    energy: Annotated[list[int], Open]
    """Of each side."""
    siphons: Annotated[int, Open]
    """How often the side has siphoned this turn."""
    moving: Annotated[int, Open, Starts("NOBODY")]
    """The unit whose movement can still be gone on with: no other action has come between."""
    striking: Annotated[int, Open, Starts("NOBODY")]
    """The unit that is in the middle of its attack action (multi-attack)."""
    chosen: Annotated[int, Open, Starts("NOBODY"), Later]
    """In the largest battles: the unit whose acts are listed, of all those of the seat (`acts`)."""
    looks: Annotated[int, Open, Later]
    """How often a seat has chosen a unit since anything was done."""
    acting: Annotated[tuple[int, ...], Open]
    """The act being played, for the words of questions on its way: kind, unit and what (`acts`); empty between acts."""
    units: Annotated[list[Unit], Open, Numbered]
    stones: Annotated[list[Stone], Open, Numbered]
    lost: Annotated[list[bool], Open, PerSeat]
    """Whose leader is dead."""
    winners: Annotated[tuple[int, ...], Open]
    """The seats that won, once it is over."""
    limit_hit: Annotated[bool, Open]
    """The round limit ended it."""

    # fields: begin, generated by python -m tools.fields; do not edit
    __slots__ = (
        "acting",
        "armies",
        "chosen",
        "elevation_ranged_only",
        "ended",
        "energy",
        "fall_on_six",
        "focus_is_fast",
        "handed",
        "homes",
        "lefts",
        "limit_hit",
        "looks",
        "lost",
        "map",
        "moving",
        "mustered",
        "order",
        "phase",
        "players",
        "points",
        "rolls",
        "round",
        "round_limit",
        "scenario",
        "seat",
        "side_of",
        "sides",
        "siphons",
        "stones",
        "stones_left",
        "striking",
        "turns",
        "units",
        "water_rounds_down",
        "winners",
    )

    @staticmethod
    def new(
        *,
        players: int,
        sides: int,
        side_of: tuple[int, ...],
        map: str,
        scenario: str,
        points: int,
        armies: tuple[str, ...],
        round_limit: int,
        water_rounds_down: bool,
        elevation_ranged_only: bool,
        fall_on_six: bool,
        focus_is_fast: bool,
    ) -> State:
        """A table at which nothing has happened yet."""
        # There is no __init__: a clone sets every field anyway, and would pay for all of them twice.
        new = State()
        new.players = players
        new.sides = sides
        new.side_of = side_of
        new.map = map
        new.scenario = scenario
        new.points = points
        new.armies = armies
        new.round_limit = round_limit
        new.water_rounds_down = water_rounds_down
        new.elevation_ranged_only = elevation_ranged_only
        new.fall_on_six = fall_on_six
        new.focus_is_fast = focus_is_fast
        new.phase = 0
        new.round = 0
        new.turns = 0
        new.mustered = [""] * players
        new.lefts = [0] * players
        new.rolls = ()
        new.homes = ()
        new.stones_left = ()
        new.order = ()
        new.seat = NOBODY
        new.ended = [False] * players
        new.handed = 0
        new.energy = []
        new.siphons = 0
        new.moving = NOBODY
        new.striking = NOBODY
        new.chosen = NOBODY
        new.looks = 0
        new.acting = ()
        new.units = []
        new.stones = []
        new.lost = [False] * players
        new.winners = ()
        new.limit_hit = False
        return new

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        other = State()
        other.players = self.players
        other.sides = self.sides
        other.side_of = self.side_of
        other.map = self.map
        other.scenario = self.scenario
        other.points = self.points
        other.armies = self.armies
        other.round_limit = self.round_limit
        other.water_rounds_down = self.water_rounds_down
        other.elevation_ranged_only = self.elevation_ranged_only
        other.fall_on_six = self.fall_on_six
        other.focus_is_fast = self.focus_is_fast
        other.phase = self.phase
        other.round = self.round
        other.turns = self.turns
        other.mustered = self.mustered.copy()
        other.lefts = self.lefts.copy()
        other.rolls = self.rolls
        other.homes = self.homes
        other.stones_left = self.stones_left
        other.order = self.order
        other.seat = self.seat
        other.ended = self.ended.copy()
        other.handed = self.handed
        other.energy = self.energy.copy()
        other.siphons = self.siphons
        other.moving = self.moving
        other.striking = self.striking
        other.chosen = self.chosen
        other.looks = self.looks
        other.acting = self.acting
        other.units = [each.clone() for each in self.units]
        other.stones = [each.clone() for each in self.stones]
        other.lost = self.lost.copy()
        other.winners = self.winners
        other.limit_hit = self.limit_hit
        return other

    # fields: end

    def side(self, unit: int) -> int:
        """The side that a unit fights for."""
        return self.side_of[self.units[unit].seat]

    def playing(self) -> int:
        """The side whose turn it is."""
        return self.order[0]
