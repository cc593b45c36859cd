"""figures: action figures, playing cards and a ten-sided die each; hidden hands, twelve special actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fracas.core.catalogue import Catalogue
from fracas.core.encoding import Encoder
from fracas.core.events import Event, told_in
from fracas.core.game import Game, Has, Outcome
from fracas.core.goal import Goal
from fracas.core.listener import Listener
from fracas.core.numbering import Numbering
from fracas.core.patch import Step
from fracas.core.question import Question, Resolution
from fracas.core.sentences import counted
from fracas.core.tally import Tally
from fracas.core.tell import Tell
from fracas.games.figures import events
from fracas.games.figures.asks import OF_CARDS
from fracas.games.figures.content import CONTENT, CardWorkshop
from fracas.games.figures.deck import RANK
from fracas.games.figures.goal import finishing, goal, how_to_win
from fracas.games.figures.imagination import Imagination
from fracas.games.figures.leaving import leave
from fracas.games.figures.notation import FiguresNotation
from fracas.games.figures.outlook import Outlook, outlook
from fracas.games.figures.roster import CONTENT_HASH
from fracas.games.figures.rules import resolution, winners
from fracas.games.figures.setup import SETTINGS, begin
from fracas.games.figures.shown import Shown, changes, view
from fracas.games.figures.state import NOBODY, OVER, TURN, State
from fracas.games.figures.tally import tally
from fracas.games.figures.view import View
from fracas.games.figures.words import FiguresWords


class Figures(Game[State, View]):
    """The game of figures."""

    name = "figures"
    title = "Figures"
    about = (
        "Your toys line up against theirs: pick a fighter, play a card face down, and see who is left standing. "
        "Two to six players."
    )
    minutes = 20
    weight = 1.5
    version = 3
    # Version 1 wrote no forced answers down; until 3, special actions were asked about that came to nothing any more.
    retells = frozenset((1, 2))
    content_hash = CONTENT_HASH
    least = 2
    most = 6
    settings = SETTINGS
    has = Has(hidden=True, simultaneous=True, chance=True, draws=True)
    rules = Catalogue.from_toml("figures", files("fracas.games.figures").joinpath("rules.toml").read_text("utf-8"))
    words = FiguresWords()
    notation = FiguresNotation()
    view_type = Shown
    outlook_type = Outlook
    event_types = told_in(events)
    content = CONTENT
    workshop = CardWorkshop()

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return begin(players, settings)

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return resolution(state, tell)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(state.players, tuple(winners(state)), "figures.win")

    def still_in(self, state: State, seats: list[int]) -> list[int]:
        return [seat for seat in seats if state.lines[seat] or state.orders[seat]]

    def leave(self, state: State, seat: int, tell: Tell) -> bool:
        return leave(state, seat, tell)

    def view(self, state: State, viewer: int) -> View:
        return view(state, viewer)

    def encoder(self, state: State) -> Encoder:
        from fracas.games.figures.encode import ArrayEncoder  # for learners only

        return ArrayEncoder(state)

    def numbering(self, state: State) -> Numbering:
        from fracas.games.figures.numbering import numbering  # for learners only

        return numbering(state)

    def stands(self, view: View, seat: int) -> str:
        line = view.lines[seat]
        return counted(len(line), "figure") if any(view.lines) else ""

    def goal(self, view: View, to: Listener) -> Goal | None:
        return goal(view, to)

    def how_to_win(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        return how_to_win(settings)

    def tally(self, events: Sequence[Event], view: View) -> Tally:
        return tally(events, view)

    def changes(self, old: State, new: State) -> Step:
        return changes(old, new)

    def finishing(self, view: View, seat: int, ask: str, values: list[int]) -> list[int]:
        return finishing(view, seat, ask, values)

    def covering(self, boundary: View, now: View) -> list[State]:
        fighters = (now.seat, now.opponent) if now.opponent != NOBODY else range(now.players)
        return Imagination(boundary, now).covering(tuple(seat for seat in fighters if seat != now.viewer))

    def imagination(self, boundary: View, now: View) -> Imagination:
        return Imagination(boundary, now)

    def outlook(self, boundary: View, now: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:  # noqa: ARG002
        return outlook(now, seat, ask)

    def turns(self, state: State) -> int:
        return state.turns

    def turn_to_come(self, state: State) -> int:
        return state.turns + (state.phase == TURN)

    def alike(self, question: Question, value: int) -> int:
        # Suits never matter (figures.battle.rank).
        return RANK[value] if question.ask in OF_CARDS else value


FIGURES = Figures()
