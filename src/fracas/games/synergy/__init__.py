"""synergy: teams of warriors on a board of squares, three power cards each, and the cards beat the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from fracas.core.catalogue import Catalogue, Rule
from fracas.core.encoding import Encoder
from fracas.core.events import Event, told_in
from fracas.core.game import Game, Has, Outcome
from fracas.core.goal import Goal
from fracas.core.listener import Listener
from fracas.core.patch import Step
from fracas.core.question import Resolution
from fracas.core.sentences import counted
from fracas.core.tally import Tally
from fracas.core.tell import Tell
from fracas.games.synergy.content import CONTENT_HASH, rules_of_content
from fracas.games.synergy.events import cards, move, setup, strike, thing, turn
from fracas.games.synergy.goal import finishing, goal, how_to_win
from fracas.games.synergy.imagination import Imagination
from fracas.games.synergy.notation import SynergyNotation
from fracas.games.synergy.rows import is_flag
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.screens import CONTENT
from fracas.games.synergy.setting_up.setup import SETTINGS, begin
from fracas.games.synergy.shown import ROWS_OF_NUMBERS, Shown, changes, view
from fracas.games.synergy.state import State
from fracas.games.synergy.tally import tally
from fracas.games.synergy.telling.outlook import Outlook, outlook
from fracas.games.synergy.telling.words import SynergyWords
from fracas.games.synergy.terms import ALIVE, LIVES, OVER, WAYS
from fracas.games.synergy.turns.ending import HOMES, living
from fracas.games.synergy.view import View


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[Rule]


def _catalogue() -> Catalogue:
    """The rules of the book, then those of cards, statuses and team powers."""
    page = files("fracas.games.synergy").joinpath("rules.toml").read_bytes()
    return Catalogue("synergy", [*msgspec.toml.decode(page, type=_Page).rule, *rules_of_content()])


class Synergy(Game[State, View]):
    """The game of synergy."""

    name = "synergy"
    title = "Synergy"
    about = (
        "Teams of super-powered warriors fight on a board of squares. Everybody combines a hand of power cards in "
        "secret, and the cards beat the rules."
    )
    minutes = 60
    weight = 3.0
    version = 3
    content_hash = CONTENT_HASH
    least = 2
    most = 6
    settings = SETTINGS
    has = Has(hidden=True, simultaneous=True, chance=True, draws=True, places=True)
    horizon = 2
    rules = _catalogue()
    words = SynergyWords()
    notation = SynergyNotation()
    view_type = Shown
    rows = ROWS_OF_NUMBERS
    event_types = tuple(kind for module in (setup, turn, cards, strike, move, thing) for kind in told_in(module))
    content = CONTENT
    outlook_type = Outlook

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return begin(players, settings)

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return resolution(state, tell)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(state.players, tuple(state.winners), f"synergy.win.{WAYS[state.won_by]}")

    def still_in(self, state: State, seats: list[int]) -> list[int]:
        # Until teams are picked there are no warriors, and everybody is in.
        return [seat for seat in seats if living(state, seat) or not state.warriors]

    def view(self, state: State, viewer: int) -> View:
        return view(state, viewer)

    def encoder(self, state: State) -> Encoder:
        from fracas.games.synergy.encode import ArrayEncoder  # for learners only

        return ArrayEncoder(state)

    def stands(self, view: View, seat: int) -> str:
        living = [each for each in view.warriors if each.owner == seat and each.life == LIVES[ALIVE]]
        if not view.warriors:
            return ""
        home = HOMES[view.bases[seat]] if view.bases[seat] >= 0 else ()
        flags = sum(is_flag(card) for each in living if each.square in home for card in each.cards)
        told = counted(len(living), "warrior")
        return f"{told}, {counted(flags, 'flag')} home" if flags else told

    def goal(self, view: View, to: Listener) -> Goal | None:
        return goal(view, to)

    def how_to_win(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        return how_to_win(settings)

    def tally(self, events: Sequence[Event], view: View) -> Tally:
        return tally(events, view)

    def finishing(self, view: View, seat: int, ask: str, values: list[int]) -> list[int]:
        return finishing(view, seat, ask, values)

    def changes(self, old: State, new: State) -> Step:
        return changes(old, new)

    def imagination(self, boundary: View, now: View) -> Imagination:
        return Imagination(boundary, now)

    def outlook(self, boundary: View, now: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:  # noqa: ARG002
        return outlook(boundary, ask)

    def turns(self, state: State) -> int:
        return state.turns


SYNERGY = Synergy()
