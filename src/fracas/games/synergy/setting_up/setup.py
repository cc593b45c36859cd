"""The settings of a table of synergy, and the table before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.refusal import SetupError
from fracas.core.settings import Bar, Setting, refuse_barred
from fracas.games.synergy.content import BOARD_NUMBERS, BOARDS, CARDS, REMOVED, SECRET
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import DEAL

POWER_UPS = ("off", "open", "hidden")


_OUTNUMBERED = Bar(
    why="An outnumbered battle has its own numbers of warriors and cards.",
    on="outnumbered",
    rule="synergy.option.outnumbered",
)
_ELITE = "An elite force has two warriors, not four."
_ONLY_OUTNUMBERED = (Bar(why="Only for an outnumbered battle.", off="outnumbered"),)


def _switch(
    name: str,
    help: str,  # noqa: A002 - the setting's own word
    rule: str,
    *bars: Bar,
    on: bool = False,
) -> Setting:
    return Setting(name=name, help=help, kind="switch", default=on, rule=f"synergy.option.{rule}", bars=bars)


SETTINGS = (
    Setting(
        name="board",
        help="Which board is played on.",
        kind="pick",
        default=BOARDS[0].id,
        words=tuple(board.id for board in BOARDS),
        rule="synergy.board",
    ),
    Setting(
        name="warriors",
        help="How many warriors each player has; four only if two play.",
        kind="number",
        default=3,
        low=1,
        high=4,
        rule="synergy.players",
        bars=(
            _OUTNUMBERED,
            Bar(why="There are four warriors each.", on="four_warriors"),
            Bar(why="An elite force has two warriors.", on="elite_force"),
        ),
    ),
    Setting(
        name="round_limit",
        help="After so many rounds most living warriors win, then most hits.",
        kind="number",
        default=60,
        low=1,
        high=1_000,
        rule="synergy.win.limit",
    ),
    _switch("open_cards", "For a first game: Secret cards lie face up.", "open-cards"),
    _switch("to_the_death", "No flags and no way off the board: the last one standing wins.", "to-the-death"),
    _switch("faster_movement", "The basic move is 3, Cats without gadgets 4; no TesserKnight.", "faster-movement"),
    _switch(
        "more_players",
        "Five or six may play, and the purple and orange teams too.",
        "more-players",
        Bar(why="Five or six can play only if more players are allowed.", players=5),
        on=True,
    ),
    _switch(
        "four_warriors",
        "Two players with four warriors each.",
        "four-warriors",
        Bar(why="Four warriors each are for two players.", players=3),
        Bar(why=_ELITE, on="elite_force", rule="synergy.option.elite-force"),
        _OUTNUMBERED,
    ),
    _switch(
        "elite_force",
        "Two warriors each, with the best six of nine cards.",
        "elite-force",
        Bar(why=_ELITE, on="four_warriors"),
        _OUTNUMBERED,
    ),
    _switch("extra_team_powers", "One card of each hand becomes a team power, shuffled.", "extra-team-powers"),
    _switch("alternative_team_powers", "Each player may take another team power.", "alternative-team-powers"),
    Setting(
        name="power_ups",
        help="Six gadgets and three life points lie about: off, open, or hidden under coins.",
        kind="pick",
        default="off",
        words=POWER_UPS,
        rule="synergy.option.power-ups",
    ),
    _switch(
        "outnumbered",
        "Two players: a few warriors with five cards against many with two.",
        "outnumbered",
        Bar(why="An outnumbered battle is for two players.", players=3),
        Bar(why="There are four warriors each already.", on="four_warriors"),
        Bar(why="An elite force has two warriors.", on="elite_force"),
    ),
    Setting(
        name="few",
        help="If outnumbered: the warriors of the first player.",
        kind="number",
        default=2,
        low=1,
        high=2,
        rule="synergy.option.outnumbered",
        bars=_ONLY_OUTNUMBERED,
    ),
    Setting(
        name="many",
        help="If outnumbered: the warriors of the second player.",
        kind="number",
        default=4,
        low=3,
        high=6,
        rule="synergy.option.outnumbered",
        bars=_ONLY_OUTNUMBERED,
    ),
)


def sizes_of(players: int, settings: Mapping[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """For each seat: its warriors, the cards it is dealt, and how many of them each warrior gets."""
    refuse_barred(SETTINGS, settings, players)
    four, elite, outnumbered = settings["four_warriors"], settings["elite_force"], settings["outnumbered"]
    if outnumbered:
        few, many = settings["few"], settings["many"]
        return [few, many], [few * 5, many * 2], [5, 2]
    warriors = 4 if four else 2 if elite else settings["warriors"]
    if warriors == 4 and players != 2:
        raise SetupError("bad-setting", "Only two players may have four warriors each.", rule="synergy.players")
    cards = 9 if elite else warriors * 3
    return [warriors] * players, [cards] * players, [3] * players


def new_table(players: int, settings: Mapping[str, Any]) -> State:
    """A table with these settings at which nothing has happened."""
    sizes, cards, least = sizes_of(players, settings)
    if settings["extra_team_powers"]:
        cards = [each + 1 for each in cards]
    return State.new(
        players=players,
        board=BOARD_NUMBERS[settings["board"]],
        sizes=sizes,
        hand_size=cards,
        least=least,
        round_limit=settings["round_limit"],
        to_the_death=settings["to_the_death"],
        open_cards=settings["open_cards"],
        faster=settings["faster_movement"],
        elite=settings["elite_force"],
        extra_team_powers=settings["extra_team_powers"],
        alternatives=settings["alternative_team_powers"],
        more=settings["more_players"],
        power_ups=POWER_UPS.index(settings["power_ups"]),
    )


def begin(players: int, settings: Mapping[str, Any]) -> State:
    """The table before anything is dealt."""
    state = new_table(players, settings)
    state.phase = DEAL
    removed = set(REMOVED)
    if state.faster:
        removed.update(card.index for card in CARDS if card.move_knight)
    state.removed = sorted(removed)
    state.deck = bytearray(card for card in range(len(CARDS)) if card not in removed)
    state.unseen = (1 << SECRET) - 1
    for card in removed:
        state.unseen &= ~(1 << card)
    rebuild(state)
    return state
