"""skirmish: armies of miniatures on a table with terrain, measured in inches."""

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
from fracas.core.packed import Packed
from fracas.core.patch import Step
from fracas.core.question import Resolution
from fracas.core.sentences import counted
from fracas.core.tally import Tally
from fracas.core.tell import Tell
from fracas.games.skirmish.acts import KINDS
from fracas.games.skirmish.content import CONTENT_HASH, rules_of_content
from fracas.games.skirmish.events import fight, game, move
from fracas.games.skirmish.goal import finishing, goal, how_to_win
from fracas.games.skirmish.imagination import Imagination
from fracas.games.skirmish.notation import SkirmishNotation
from fracas.games.skirmish.rules import resolution
from fracas.games.skirmish.screens import CONTENT
from fracas.games.skirmish.setting_up.setup import SETTINGS, begin
from fracas.games.skirmish.setting_up.workshop import ArmyShape, ArmyWorkshop
from fracas.games.skirmish.shown import Shown, changes, view
from fracas.games.skirmish.state import ALIVE, FATES, OVER, TURN, WAITING, State
from fracas.games.skirmish.tally import tally
from fracas.games.skirmish.telling.outlook import Outlook, looked_at, outlook
from fracas.games.skirmish.telling.previews import MovePreview
from fracas.games.skirmish.telling.words import SkirmishWords
from fracas.games.skirmish.turns.ending import can_win
from fracas.games.skirmish.view import View


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[Rule]


def _catalogue() -> Catalogue:
    """The rules of the book, then those of own abilities and items."""
    page = files("fracas.games.skirmish").joinpath("rules.toml").read_bytes()
    return Catalogue("skirmish", [*msgspec.toml.decode(page, type=_Page).rule, *rules_of_content()])


class Skirmish(Game[State, View]):
    """The game of skirmish."""

    name = "skirmish"
    title = "Skirmish"
    about = (
        "Two to four armies of miniatures fight over rune-stones on a table with terrain. Everything is measured in "
        "inches, and the side that loses its leader loses."
    )
    minutes = 65
    weight = 3.5
    version = 2
    content_hash = CONTENT_HASH
    least = 2
    most = 4
    settings = SETTINGS
    # Armies are chosen all at once, but only at tables that say so: a search need not mix its answers for that.
    has = Has(chance=True, draws=True, places=True)
    horizon = 1
    rules = _catalogue()
    words = SkirmishWords()
    notation = SkirmishNotation()
    view_type = Shown
    event_types = (*told_in(game), *told_in(move), *told_in(fight))
    place_types = (MovePreview, ArmyShape)
    content = CONTENT
    outlook_type = Outlook
    packed = (Packed("act", KINDS, "kind", "unit", "what", bits=12),)  # as acts.py packs it
    workshop = ArmyWorkshop()

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return begin(players, settings)

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return resolution(state, tell)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.players, state.winners, "skirmish.win") if state.phase == OVER else None

    def still_in(self, state: State, seats: list[int]) -> list[int]:
        return [seat for seat in seats if can_win(state, seat)]

    def view(self, state: State, viewer: int) -> View:
        return view(state, viewer)

    def encoder(self, state: State) -> Encoder:
        from fracas.games.skirmish.encode import ArrayEncoder  # for learners only

        return ArrayEncoder(state)

    def stands(self, view: View, seat: int) -> str:
        here = (FATES[WAITING], FATES[ALIVE])
        living = [unit for unit in view.units if unit.seat == seat and unit.fate in here]
        if not view.units:
            return ""
        told = counted(len(living), "unit")
        [leader, *_] = [unit.hp for unit in living if unit.leader] or [0]
        return f"{told}, leader {leader} Hp" if leader else f"{told}, no leader"

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

    def imagination(self, boundary: View, now: View) -> Imagination:  # noqa: ARG002 - a boundary says it all
        return Imagination(boundary)

    def outlook(self, boundary: View, now: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:
        return looked_at(now, seat, about) if about else outlook(boundary, seat, ask)

    def turns(self, state: State) -> int:
        return state.turns

    def turn_to_come(self, state: State) -> int:
        return state.turns if state.phase == TURN else state.turns + 1


SKIRMISH = Skirmish()
