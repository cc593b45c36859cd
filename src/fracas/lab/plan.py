"""What is played: a table, who plays at it, what is laid over its content, and the seed that everything follows from.

A plan is data. It is written down beside its results, and sent to any process on any machine; `play_chunk` makes the
same rows of it everywhere, or refuses. Nothing here loads a game before it is known with which content.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from fracas.core.chance import derive
from fracas.core.game import Game
from fracas.core.overlay import canonical, laid
from fracas.core.refusal import FracasError, SetupError
from fracas.lab.holding import Given

RANDOM: Final = "random"
"""The bot that needs no sight: if all are of this kind, games are played out at full speed."""

REFLEX: Final = "reflex"
"""The bot that needs a state and no sight: if all are of this kind, games are played without a table."""

LONGEST: Final = 1_000_000
"""Decisions after which a game between bots is given up as unfinished. No game of the house comes near."""

MOST_GAMES: Final = 1_000_000_000
"""More than anybody waits for."""


class OtherWorld(FracasError):
    """This process has other rules, or another content, than those of the plan."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how each game goes. `planned` makes one, and checks it."""

    game: str
    players: int
    settings: dict[str, Any]
    """All of them, as the game has settled them."""
    bots: tuple[str, ...]
    """As `fracas.bots.make` reads them, no more than players; they are dealt round the table."""
    seed: int
    version: int
    """Of the rules."""
    content: str
    """The hash of the content, with the overlay."""
    overlay: str = ""
    """As `fracas.core.overlay.canonical` gives it."""
    alike: int = 1
    """So many games that follow one another are dealt alike."""
    longest: int = LONGEST
    keep: Literal["outcome", "facts", "answers"] = "outcome"
    """What its rows tell: the outcome alone, or what `fracas.lab.rows` has besides, or every answer too."""
    given: Given | None = None
    """What chance gives to one seat in every game."""
    at_table: bool = False
    """Bots that answer at random sit at a table too. That is slower, but games of two contents fall back into step."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The game itself."""
        from fracas.games import game_named

        return game_named(self.game)

    @property
    def all_random(self) -> bool:
        """Nobody at the table looks at anything."""
        return all(spec == RANDOM for spec in self.bots)

    @property
    def played_out(self) -> bool:
        """Are its games played out at full speed, without a table?"""
        return self.all_random and self.keep != "answers" and not self.at_table and self.given is None

    @property
    def at_a_glance(self) -> bool:
        """Are its games played without a table, because its bots need none?"""
        return all(spec == REFLEX for spec in self.bots) and self.keep != "answers"

    def seating(self, index: int) -> list[int]:
        """Which bot, as a place in ``bots``, sits in each seat of game ``index``.

        The bots are dealt round the table, and each game begins the deal one bot later. After as many games as
        there are bots each has had every seat once.
        """
        return [(seat + index) % len(self.bots) for seat in range(self.players)]

    def chance_seed(self, index: int) -> int:
        """The seed of everything random at the table in game ``index``."""
        return derive(self.seed, index // self.alike, 0)

    def bot_seed(self, index: int, seat: int) -> int:
        """The seed of the bot in ``seat`` in game ``index``."""
        return derive(self.seed, index, 1 + seat)


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game of a plan, as it went."""

    index: int
    bots: tuple[int, ...]
    """Which bot, as a place in the plan's, sat in each seat."""
    winners: tuple[int, ...]
    """The seats that won; several if they shared the victory, none if the game did not end."""
    rule: str
    """The rule that ended it; empty if it did not end."""
    turns: int
    decisions: int
    """Answers of seats that had something to decide."""
    facts: dict[str, Any] = {}
    """What its game tells of it (`fracas.lab.rows`), if the plan keeps that."""

    def share(self, seat: int) -> float:
        """What this seat got of the one victory: an even part of it, if nobody got it."""
        if not self.winners:
            return 1.0 / len(self.bots)
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


def planned(
    game: str,
    bots: Sequence[str],
    *,
    seed: int,
    players: int | None = None,
    settings: Mapping[str, Any] | None = None,
    overlay: str = "",
    alike: int = 1,
    longest: int = LONGEST,
) -> Plan:
    """A plan, with everything checked now, so that no worker has to refuse it. The overlay is TOML, or canonical.

    >>> plan = planned("figures", ["random"], seed=1, settings={"army_size": 3})
    >>> plan.players, plan.settings["army_size"], plan.overlay
    (2, 3, '')
    """
    change = canonical(overlay)
    if change != laid():
        from fracas.lab.world import world

        return world(change).planned(game, bots, seed, players, settings, alike, longest)
    from fracas.bots.opponents import spec_of
    from fracas.core.opening import header_of
    from fracas.games import game_named

    rules = game_named(game)
    if not bots:
        raise SetupError("bots", "Name at least one bot.", rule="table.seat")
    specs = tuple(spec_of(word, rules) for word in bots)
    count = max(rules.least, len(bots)) if players is None else players
    header = header_of(rules, players=count, settings=settings, seed=seed)  # the checks of any table
    if len(bots) > count:
        raise SetupError("bots", f"There are {len(bots)} bots for {count} seats; leave some out.", rule="table.seat")
    rules.begin(count, header.settings)  # what the game itself refuses, it refuses here
    return Plan(game, count, header.settings, specs, seed, rules.version, rules.content_hash, change, alike, longest)


def must_be_played(games: int) -> None:
    """Refuse to play no game, or more than anybody waits for."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError("games", f"1 to {MOST_GAMES:,} games are played, not {games:,}.", rule="table.settings")


def must_be_of_this_world(plan: Plan) -> None:
    """Refuse a plan for other rules or another content than this process has."""
    rules = plan.rules
    if plan.version != rules.version:
        raise OtherWorld(
            "other-rules",
            f"The plan is for version {plan.version} of {plan.game}, and here is version {rules.version}.",
            rule="table.record",
        )
    if plan.content != rules.content_hash:
        raise OtherWorld(
            "other-content",
            f"The content of {plan.game} is not the one that the plan was made for.",
            rule="table.record",
        )


def play_chunk(plan: Plan, first: int, count: int) -> list[Row]:
    """Games ``first`` to ``first + count - 1`` of the plan, a row each. Runs in any process of any machine: if the
    plan has another overlay than this process, a process of that content plays; and it is the same rows everywhere.

    >>> plan = planned("figures", ["random"], seed=1, settings={"army_size": 3})
    >>> play_chunk(plan, 0, 4)[2:] == play_chunk(plan, 2, 2)
    True
    """
    if plan.overlay != laid():
        from fracas.lab.world import world

        return world(plan.overlay).play(plan, first, count)
    must_be_of_this_world(plan)
    from fracas.lab.play import play

    rows = []
    for index in range(first, first + count):
        result = play(plan, index)
        outcome = result.outcome
        winners, rule = ((), "") if outcome is None else (outcome.winners, outcome.rule)
        seats = tuple(plan.seating(index))
        rows.append(Row(index, seats, winners, rule, result.turns, result.decisions, result.facts))
    return rows
