"""legacy: two players choose champions at the same time; the last one acts again from the legacy pile."""

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
from fracas.core.numbering import Numbering
from fracas.core.patch import Step
from fracas.core.question import Resolution
from fracas.core.sentences import counted
from fracas.core.tally import Tally
from fracas.core.tell import Tell
from fracas.games.legacy import events
from fracas.games.legacy.content import CONTENT, CONTENT_HASH, rules_of_cards
from fracas.games.legacy.ending import winner_of
from fracas.games.legacy.goal import finishing, goal, how_to_win
from fracas.games.legacy.imagination import Imagination
from fracas.games.legacy.notation import LegacyNotation
from fracas.games.legacy.outlook import Outlook, outlook
from fracas.games.legacy.rules import resolution
from fracas.games.legacy.setup import SETTINGS, begin
from fracas.games.legacy.shown import Shown, changes, view
from fracas.games.legacy.state import OPENING, OVER, TURN, State
from fracas.games.legacy.tally import PAIRING, tally
from fracas.games.legacy.view import View
from fracas.games.legacy.words import LegacyWords


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[Rule]


def _catalogue() -> Catalogue:
    """The rules of the book, then those of the cards."""
    page = files("fracas.games.legacy").joinpath("rules.toml").read_bytes()
    return Catalogue("legacy", [*msgspec.toml.decode(page, type=_Page).rule, *rules_of_cards()])


class Legacy(Game[State, View]):
    """The game of legacy."""

    name = "legacy"
    title = "Legacy"
    about = (
        "Two players, ten champions each, everything open: both choose at the same time who fights for the next "
        "location, and the champion of the last battle acts again from the legacy pile."
    )
    minutes = 20
    weight = 3.0
    version = 1
    content_hash = CONTENT_HASH
    least = 2
    most = 2
    settings = SETTINGS
    has = Has(simultaneous=True, chance=True)
    horizon = 1
    rules = _catalogue()
    words = LegacyWords()
    notation = LegacyNotation()
    view_type = Shown
    rows = {"pairings": PAIRING}
    event_types = tuple(kind for kind in told_in(events) if kind is not events.CardEvent)
    content = CONTENT
    outlook_type = Outlook

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return begin(players, settings)

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return resolution(state, tell)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        tied = state.scores[0] == state.scores[1]
        return Outcome(state.players, (winner_of(state),), "legacy.score.tie" if tied else "legacy.score.win")

    def view(self, state: State, viewer: int) -> View:
        return view(state, viewer)

    def encoder(self, state: State) -> Encoder:
        from fracas.games.legacy.encode import ArrayEncoder  # for learners only

        return ArrayEncoder(state)

    def numbering(self, state: State) -> Numbering:  # noqa: ARG002
        from fracas.games.legacy.numbering import numbering  # for learners only

        return numbering()

    def stands(self, view: View, seat: int) -> str:
        return counted(view.scores[seat], "point")

    def goal(self, view: View, to: Listener) -> Goal:
        return goal(view, to)

    def how_to_win(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        return how_to_win(settings)

    def tally(self, events: Sequence[Event], view: View) -> Tally:
        return tally(events, view)

    def finishing(self, view: View, seat: int, ask: str, values: list[int]) -> list[int]:
        return finishing(view, seat, ask, values)

    def changes(self, old: State, new: State) -> Step:
        return changes(old, new)

    def imagination(self, boundary: View, now: View) -> Imagination:  # noqa: ARG002 - nothing is hidden
        return Imagination(boundary)

    def outlook(self, boundary: View, now: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:  # noqa: ARG002
        return outlook(boundary, seat, ask, about)

    def turns(self, state: State) -> int:
        return state.turns

    def turn_to_come(self, state: State) -> int:
        return state.turns + (state.phase in (OPENING, TURN))


LEGACY = Legacy()
