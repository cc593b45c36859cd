"""The table of skirmish: what is true. Nothing of it is hidden but armies that are still being chosen.

Each field is declared once, with who may see it (`fracas.core.fields`). After a change: ``make fields``.
Lengths are thousandths of an inch, everywhere. A *side* is a player, or a team of players who share turn, energy and
stones; sides are numbered clockwise, seats belong to sides. Units keep their places in `State.units` when they die.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Annotated, Final, final

from fracas.core.fields import (
    Bits,
    Coded,
    Cross,
    Given,
    Hidden,
    Later,
    LeftOut,
    Numbered,
    Of,
    Open,
    Parts,
    PerSeat,
    Room,
    Seat,
    Starts,
    Static,
    Turned,
    Unwritten,
    Upto,
    Words,
)
from fracas.games.skirmish.abilities.ids import COUNT as ABILITY_COUNT
from fracas.games.skirmish.acts import KINDS
from fracas.games.skirmish.content import ITEMS, UNITS

# The phases: each resolution plays a short piece of one of them.
MUSTER: Final = 0
"""Armies are chosen, in secret, then shown (skirmish.army.*)."""
SIDES: Final = 1
"""Who sits where (skirmish.scenario.order)."""
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

# How large what is seen may be, for arrays.
Side: Final = Turned("of.sides", "of.side_of[me]")
PLACE: Final = Upto(30_000, scaled=True)
LENGTH: Final = Upto(100_000, scaled=True)
EFFECTS: Final = Of(ABILITY_COUNT + len(ITEMS), called="effects")
MOST: Final = 10_000
LONGEST: Final = 100_000
"""More than any game has turns."""

Kind = Annotated[int, Coded("content.unit_code", "content.read_unit"), Of(len(UNITS), called="kinds")]
Item = Annotated[int, Coded("content.item_code", "content.read_item"), Of(len(ITEMS), called="items")]
Lying = Annotated[int, Coded("effects.effect_code", "effects.read_effect")]


@final
class Unit:
    """One model on its base."""

    seat: Annotated[int, Open, Given, Seat]
    kind: Annotated[Kind, Open, Given]
    """Its number in ``units.toml``."""
    items: Annotated[tuple[Item, ...], Open, Given, Room(100, bag=True)]
    leader: Annotated[bool, Open]
    fate: Annotated[int, Open, Words("FATES")]
    hp: Annotated[int, Open, Given, Upto(127)]
    x: Annotated[int, Open, PLACE]
    y: Annotated[int, Open, PLACE]
    level: Annotated[int, Open, Upto(127)]
    """The height at which it stands, or hangs."""
    hanging: Annotated[bool, Open]
    """It is climbing: it sits on an edge at its height, and may not attack (skirmish.climb)."""
    done: Annotated[int, Open, Bits(10)]
    """What it has done this turn: bits."""
    spent: Annotated[int, Open, LENGTH]
    """Movement used in its movement action, or in its march once that has begun."""
    run: Annotated[int, Open, LENGTH]
    """Movement made without anything between, for running jumps."""
    ground: Annotated[int, Open, Bits(2)]
    """The terrain that it has touched by moving this turn, which hinders all that follows: bit 0 cover, bit 1 water."""
    met: Annotated[tuple[int, ...], Open, Room(MOST, bag=True), Of("units")]
    """Enemies that its movement brought within its reach, or it within theirs, this turn before attacking (charge)."""
    broke: Annotated[int, Open, Upto(2)]
    """Break-away in the movement being made: 0 not rolled, 1 broke away, 2 failed."""
    attacks: Annotated[int, Open, Upto(127)]
    """Attacks left in the attack action that it has begun (multi-attack)."""
    shot_at: Annotated[tuple[int, ...], Open, Room(MOST, bag=True), Of("units")]
    """Targets of its ranged attacks this turn that volley may still add to; a target leaves with the extra attack."""
    answers: Annotated[int, Open, Upto(127)]
    """How often it has attacked back in the turn being played."""
    used: Annotated[tuple[int, ...], Open, Room(MOST, bag=True), Of(ABILITY_COUNT)]
    """Energy abilities that it has used in the turn being played, by their numbers in ``abilities.toml``."""
    lying: Annotated[tuple[Lying, ...], Open, Room(MOST, bag=True, beside=("laid_by",)), Cross({0: EFFECTS, 1: Side})]
    """What lies on it for a while (`effects`). What two sides have laid is there twice."""
    laid_by: Annotated[tuple[int, ...], Open, LeftOut("counted with what lies on it")]
    """The side that laid each."""
    under: Annotated[int, Hidden, Unwritten]
    """What lies on it as bits, to be asked quickly."""
    plate: Annotated[bool, Open]
    """The absorption of its plate or charm is used up for this round."""
    empty: Annotated[tuple[Item, ...], Open, Room(100, bag=True)]
    """Items that work once a game and have been used."""
    coin: Annotated[bool, Open]
    """It has brought the energy that it brings once a game."""

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
        "laid_by",
        "leader",
        "level",
        "lying",
        "met",
        "plate",
        "run",
        "seat",
        "shot_at",
        "spent",
        "under",
        "used",
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
        new.lying = ()
        new.laid_by = ()
        new.under = 0
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
        other.lying = self.lying
        other.laid_by = self.laid_by
        other.under = self.under
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


@final
class Stone:
    """A rune-stone: a disc of radius 0.75"."""

    x: Annotated[int, Open, Given, PLACE]
    y: Annotated[int, Open, Given, PLACE]
    level: Annotated[int, Open, Given, Upto(127)]
    side: Annotated[int, Open, Starts("NOBODY"), Side]
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
    round: Annotated[int, Open, Upto(LONGEST)]
    turns: Annotated[int, Open, Upto(LONGEST)]
    """How many turns of sides have begun."""
    mustered: Annotated[list[str], Open, PerSeat, LeftOut("its units say more than its name")]
    """The name of each seat's army, once it is shown."""
    lefts: Annotated[list[int], Open, PerSeat, Upto(LONGEST)]
    """Points that each seat has not used."""
    rolls: Annotated[tuple[int, ...], Open, Room("of.sides", mine="of.side_of[me]"), Upto(127)]
    """What each side rolled with 2d6: for the set-up, then for the round's initiative."""
    homes: Annotated[tuple[int, ...], Open, Room("of.sides", mine="of.side_of[me]"), Of(4, called="set-ups")]
    """Which set-up of the map each side has."""
    stones_left: Annotated[tuple[int, ...], Open, Room("of.sides", mine="of.side_of[me]"), Upto(127)]
    """How many stones each side has still to place."""
    order: Annotated[tuple[int, ...], Open, Room("of.sides"), Side]
    """The sides that are to play (or to set up) yet, the one who does first."""
    seat: Annotated[int, Open, Starts("NOBODY"), Seat]
    """Who is asked for the side whose turn it is."""
    ended: Annotated[list[bool], Open, PerSeat]
    """Who has ended the shared turn."""
    handed: Annotated[int, Open, Upto(127)]
    """How often the turn has been handed over since anything was done in it."""
    energy: Annotated[list[int], Open, Room("of.sides", mine="of.side_of[me]"), Upto(LONGEST)]
    """Of each side."""
    siphons: Annotated[int, Open, Upto(127)]
    """How often the side has siphoned this turn."""
    moving: Annotated[int, Open, Starts("NOBODY"), Of("units")]
    """The unit whose movement can still be gone on with: no other action has come between."""
    striking: Annotated[int, Open, Starts("NOBODY"), Of("units")]
    """The unit that is in the middle of its attack action (multi-attack)."""
    chosen: Annotated[int, Open, Starts("NOBODY"), Later, Of("units")]
    """In the largest battles: the unit whose acts are listed, of all those of the seat (`acts`)."""
    looks: Annotated[int, Open, Later, Upto(LONGEST)]
    """How often a seat has chosen a unit since anything was done."""
    acting: Annotated[
        tuple[int, ...], Open, Room(1), Parts(Of(len(KINDS), called="kinds of acts"), Of("units"), Upto(4_095))
    ]
    """The act being played, for the words of questions on its way: kind, unit and what (`acts`); empty between acts."""
    units: Annotated[list[Unit], Open, Numbered, Room("of.players * (of.points // 4 + 4)", first="seat")]
    stones: Annotated[list[Stone], Open, Numbered, Room("4 * of.sides + 1")]
    lost: Annotated[list[bool], Open, PerSeat]
    """Whose leader is dead."""
    winners: Annotated[tuple[int, ...], Open, Room("of.players", bag=True), Seat]
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
