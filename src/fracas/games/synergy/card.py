"""A power card, a team power and a board as the rules read them: plain numbers, made once from the content."""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

# -- categories (synergy.card.category)

GADGET: Final = 0
BIO_MOD: Final = 1
SKILL: Final = 2
MUTATION: Final = 3
SUPER_POWER: Final = 4
MAGIC: Final = 5
CATEGORIES: Final = ["gadget", "bio-mod", "skill", "mutation", "super-power", "magic"]

# -- types, as bits: a card may have several (synergy.card.type)

MOVE: Final = 1
STRIKE: Final = 2
MOVE_AND_STRIKE: Final = 4
DEFENSE: Final = 8
SPECIAL: Final = 16
PLUS_MOVE: Final = 32
PLUS_STRIKE: Final = 64
TYPES: Final = ["move", "strike", "move&strike", "defense", "special", "+move", "+strike"]

# -- kinds of damage (synergy.damage.types)

NO_KIND: Final = 0
"""Not typed: immunity to a kind never stops it."""
HARD: Final = 1
SHARP: Final = 2
ENERGY: Final = 3
MENTAL: Final = 4
KINDS: Final = ["", "hard", "sharp", "energy", "mental"]

# -- reach

NO_REACH: Final = 0
ADJ: Final = 1
"""A square that shares a side, or one's own."""
ADJ8: Final = 2
"""Any of the eight squares around, or one's own."""
RANGE: Final = 3
"""A straight line of up to `Card.distance` squares."""
LINE: Final = 4
"""Everyone on a straight line of `Card.distance` squares."""
THROWN: Final = 5
"""A square on a straight line, 1 to `Card.distance` away; `Card.size` is the side of the blast or cloud, if any."""
AREA: Final = 6
"""`Card.size` × `Card.size` around the warrior."""
WITHIN: Final = 7
"""The square of `Card.distance` around the warrior in every direction."""
SELF: Final = 8
REACHES: Final = ["", "adj", "adj8", "range", "line", "thrown", "area", "within", "self"]

# -- targets, as bits

ANY: Final = 1
"""Any other living warrior."""
FRIEND: Final = 2
MYSELF: Final = 4
BODY: Final = 8
"""Anybody's dead body."""
FRIEND_BODY: Final = 16
"""A dead friend."""
EMPTY: Final = 32
"""An empty square."""
SQUARE: Final = 64
"""A square that is no permanent obstacle."""
LOOSE: Final = 128
"""A gadget that lies loose."""
CARRIED: Final = 256
"""An open gadget that a warrior carries."""
TARGETS: Final = ["any", "friend", "self", "body", "friend-body", "empty", "square", "loose", "carried"]

# -- what does not block the line of a strike, as bits

WARRIORS: Final = 1
BARRIERS: Final = 2
PERMANENT: Final = 4
PIERCED: Final = ["warriors", "barriers", "permanent"]

# -- how a move goes

NO_MOVE: Final = 0
WALK: Final = 1
FLY: Final = 2
LEAP: Final = 3
MODES: Final = ["", "walk", "fly", "leap"]

# -- how often

ALWAYS: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2
ONCE: Final = ["", "turn", "game"]

AUTO: Final = 0
"""As `Card.hit`: succeeds without a roll (synergy.strike.roll)."""
NO_HIT: Final = -1
"""As `Card.hit`: this card is no strike. As `Card.other_hit`: there is no second number."""


@final
class Card:
    """A power card. What a number means for one card alone stands in `numbers`, by name."""

    __slots__ = (
        "add",
        "at_most",
        "category",
        "damage",
        "distance",
        "hit",
        "id",
        "index",
        "kind",
        "knock",
        "magnetic",
        "marker",
        "mode",
        "move_diagonal",
        "move_knight",
        "move_straight",
        "move_within",
        "name",
        "number",
        "numbers",
        "on_miss",
        "once",
        "other_hit",
        "pierce",
        "reach",
        "riders",
        "roll",
        "rolled",
        "secret",
        "size",
        "squares",
        "targets",
        "theft",
        "times",
        "types",
    )

    def __init__(self, index: int, number: int, id: str, name: str) -> None:  # noqa: A002
        self.index = index
        """Its place in `CARDS`: the secret cards come first, so that their bits stay small."""
        self.number = number
        """Its number in the printed deck, 1 to 100."""
        self.id = id
        self.name = name
        self.category = GADGET
        self.types = 0
        self.secret = False
        self.reach = NO_REACH
        """How far its strike goes; of a card that is no strike, how far its effect."""
        self.distance = 0
        self.size = 0
        self.targets = 0
        self.hit = NO_HIT
        """A strike succeeds on this or more; `AUTO`; `NO_HIT` for a card that is no strike."""
        self.other_hit = NO_HIT
        """The same for its second sort of target: Jumper Cables on a body, Switcheroo with a friend (`AUTO`)."""
        self.roll = 0
        """What a defence must roll. For Stunning Beauty it is the admirer who rolls."""
        self.damage = 0
        self.rolled = False
        """The damage is one die, 1 to 6."""
        self.kind = NO_KIND
        """The kind of damage. With damage 0 it is a typed 0 ("Mental 0"), which immunity stops."""
        self.knock = 0
        self.riders: list[str] = []
        """The status that a hit leaves; of several the striker says which before they roll."""
        self.magnetic = False
        self.theft = False
        """It takes gadgets from others: Rear-View Eyes stop it, Bungee Arms do not stretch it."""
        self.pierce = 0
        """What does not block its line; a beam goes through warriors anyway."""
        self.on_miss = ""
        """``drift``: the landing square drifts first."""
        self.marker = ""
        """What it lays: ``smoke``, ``peel``, ``hole``, ``barrier``, ``campfire``."""
        self.mode = NO_MOVE
        self.squares = 0
        """0 for a move without a square count."""
        self.move_straight = False
        """In one direction."""
        self.move_diagonal = False
        """May go diagonally by itself."""
        self.move_within = 0
        """To any free square within so many."""
        self.move_knight = False
        """Two squares in one direction and one to its side, never diagonally."""
        self.once = ALWAYS
        self.at_most = 0
        """So many markers at a time; 0 if that is no matter."""
        self.add: dict[str, int] = {}
        """What it adds at a window without any condition, by the window's name."""
        self.times: dict[str, int] = {}
        """What it multiplies, likewise."""
        self.numbers: dict[str, int] = {}
        """What its function reads, by name."""

    def __repr__(self) -> str:
        return f"<card {self.number}: {self.id}>"


@final
class TeamPower:
    """What all warriors of a team can do. One power belongs to each team; the others may take its place."""

    __slots__ = ("add", "id", "index", "name", "numbers", "times")

    def __init__(self, index: int, id: str, name: str) -> None:  # noqa: A002
        self.index = index
        self.id = id
        self.name = name
        self.add: dict[str, int] = {}
        """As of a `Card`."""
        self.times: dict[str, int] = {}
        self.numbers: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"<team power {self.id}>"


@final
class Board:
    """A board: what stands on its squares, numbered ``row * 15 + column`` from the north-west corner."""

    __slots__ = ("bases", "id", "index", "name", "pyramid", "solid")

    def __init__(self, index: int, id: str, name: str) -> None:  # noqa: A002
        self.index = index
        self.id = id
        self.name = name
        self.solid = b""
        """1 for each permanent obstacle, else 0."""
        self.pyramid: list[int] = []
        """Those of them that are pyramid, not pillar."""
        self.bases: dict[int, list[int]] = {}
        """Suggested squares for bases, by the number of players, in the order of seats."""

    def __repr__(self) -> str:
        return f"<board {self.id}>"
