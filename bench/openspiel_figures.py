"""figures for OpenSpiel: the same game written for its Python interface, to measure ours against.

Two players, three figures each, all twelve special actions. Cards, draws and dice are explicit chance nodes; the
secret choice of cards is two moves, one after the other; a move without an alternative is made at once, except
for cards, which are always asked for, exactly as in `fracas.games.figures`. Every question asked there is
asked here, so that decisions and lengths can be compared.

It needs ``pyspiel`` and the standard library only, and runs in an environment of its own.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pyspiel

from bench.openspiel_actions import NO_CARD, WOUNDED, Figure, SpecialActions

ROSTER: Final = Path(__file__).parent.parent / "src" / "fracas" / "games" / "figures" / "roster.toml"
SIZE: Final = 3
TURN_LIMIT: Final = 400
FOR_LATER: Final = frozenset(("armor", "blast", "dodge", "intimidate", "masterplan", "sneak", "stun"))
"""Special actions that change only turns to come: on the last turn nobody is asked."""
POINTS: Final = 15
FULL_HAND: Final = 3
BONUS: Final = 5
DECK: Final = list(range(52))
RANK: Final = [card % 13 + 2 for card in DECK]
ACE: Final = 14
CAPTURED: Final = 2
STOPPED: Final = 3

LINES: Final[list[list[tuple[str, ...]]]] = [
    [tuple(figure["actions"]) for figure in line["figure"][:SIZE]]
    for line in tomllib.loads(ROSTER.read_text("utf-8"))["line"]
]
"""The three actions of each figure, for each ready army."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_figures",
    long_name="Python Figures",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=52,
    max_chance_outcomes=52,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=TURN_LIMIT * 10,
)


class FiguresGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game of figures, for two."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> FiguresState:
        return FiguresState(self)


class FiguresState(SpecialActions, pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table of figures at its next question: who is asked, what may be answered, and which step takes the answer."""

    def __init__(self, game: FiguresGame) -> None:
        super().__init__(game)
        self.turns = 0
        self._over = False
        self._player: int = pyspiel.PlayerId.CHANCE
        self._options: list[int] = []
        self._step = ""
        self._figures: list[Figure] = []
        self._lines: list[list[int]] = [[], []]
        self._captives: list[list[int]] = [[], []]
        self._hands: list[list[int]] = [[], []]
        self._stuns = [0, 0]
        self._bag: list[int] = []
        self._discard: list[int] = []
        self._drawers: list[int] = []
        self._after_draw = ""
        self._seat = 0
        self._again = False
        self._attacker = self._defender = self._victim = -1
        self._cards = [NO_CARD, NO_CARD]
        self._action = ""
        self._blow = 0
        self._taken = -1
        self._roll(list(range(len(LINES))), "_army")

    # What OpenSpiel calls.

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self._over else self._player

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self._options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        probability = 1.0 / len(self._options)
        return [(outcome, probability) for outcome in self._options]

    def _apply_action(self, action: int) -> None:
        getattr(self, self._step)(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{self._step}:{action}"

    def is_terminal(self) -> bool:
        return self._over

    def returns(self) -> list[float]:
        if not self._over:
            return [0.0, 0.0]
        mine, theirs = self._standing(0), self._standing(1)
        return [0.0, 0.0] if mine == theirs else [1.0, -1.0] if mine > theirs else [-1.0, 1.0]

    def __str__(self) -> str:
        return f"turn {self.turns}, seat {self._seat}, lines {self._lines}, hands {self._hands}"

    # Asking.

    def _roll(self, outcomes: list[int], step: str) -> None:
        self._player = pyspiel.PlayerId.CHANCE
        self._options = outcomes
        self._step = step

    def _choose(self, player: int, options: list[int], step: str) -> None:
        if len(options) == 1:
            getattr(self, step)(options[0])
            return
        self._player = player
        self._options = sorted(options)
        self._step = step

    # Set-up.

    def _army(self, line: int) -> None:
        seat = 0 if self._taken < 0 else 1
        for actions in LINES[line]:
            self._lines[seat].append(len(self._figures))
            self._figures.append(Figure(actions, seat, POINTS // SIZE))
        if seat == 0:
            self._taken = line
            self._roll([other for other in range(len(LINES)) if other != line], "_army")
        else:
            self._bag = DECK.copy()
            self._roll(self._bag, "_deal_for_first")

    def _deal_for_first(self, card: int) -> None:
        self._bag.remove(card)
        if RANK[card] == ACE:
            self._bag = DECK.copy()
            self._drawers = [self._seat, 1 - self._seat] * 2
            self._roll(self._bag, "_deal")
        else:
            self._seat = 1 - self._seat
            self._roll(self._bag, "_deal_for_first")

    def _deal(self, card: int) -> None:
        self._bag.remove(card)
        self._hands[self._drawers.pop(0)].append(card)
        if self._drawers:
            self._roll(self._bag, "_deal")
        else:
            self._begin_turn()

    # The turn.

    def _begin_turn(self) -> None:
        while True:
            self.turns += 1
            if not self._stuns[self._seat]:
                break
            self._stuns[self._seat] -= 1
            if not self._passes_on():
                return
        self._draw_up([self._seat], "_attack")

    def _draw_up(self, seats: list[int], then: str) -> None:
        self._drawers = seats
        self._after_draw = then
        self._draw_next()

    def _draw_next(self) -> None:
        while self._drawers:
            if len(self._hands[self._drawers[0]]) < FULL_HAND:
                if not self._bag:
                    self._bag, self._discard = self._discard, []
                if self._bag:
                    self._roll(self._bag, "_drawn")
                    return
            self._drawers.pop(0)
        getattr(self, self._after_draw)()

    def _drawn(self, card: int) -> None:
        self._bag.remove(card)
        self._hands[self._drawers[0]].append(card)
        self._draw_next()

    def _attack(self) -> None:
        self._choose(self._seat, self._lines[self._seat], "_attacks")

    def _attacks(self, figure: int) -> None:
        self._attacker = figure
        self._choose(1 - self._seat, self._lines[1 - self._seat], "_defends")

    def _defends(self, figure: int) -> None:
        self._defender = figure
        self._cards = [NO_CARD, NO_CARD]
        self._ask_card(0)

    def _ask_card(self, side: int) -> None:
        """Side 0 attacks, side 1 defends; anybody who has no card plays none."""
        while side < 2:
            player = self._seat if side == 0 else 1 - self._seat
            if self._hands[player]:
                self._player = player
                self._options = sorted(self._hands[player])
                self._step = "_attack_card" if side == 0 else "_defence_card"
                return
            side += 1
        self._compare()

    def _attack_card(self, card: int) -> None:
        self._hands[self._seat].remove(card)
        self._cards[0] = card
        self._ask_card(1)

    def _defence_card(self, card: int) -> None:
        self._hands[1 - self._seat].remove(card)
        self._cards[1] = card
        self._compare()

    # The battle.

    def _compare(self) -> None:
        attacker, defender = self._figures[self._attacker], self._figures[self._defender]
        attack = self._total(attacker, self._cards[0], attacker.blasts)
        attacker.blasts = attacker.fears = 0
        defence = self._total(defender, self._cards[1], defender.dodges)
        defender.dodges = defender.fears = 0
        if attack < defence:
            self._end_turn()
            return
        card = self._cards[0]
        self._action = "" if card == NO_CARD else attacker.special(RANK[card])
        if self._action and self._possible():
            self._choose(self._seat, [0, 1], "_uses")
        else:
            self._uses(0)

    @staticmethod
    def _total(figure: Figure, card: int, ready: int) -> int:
        rank = 0 if card == NO_CARD else RANK[card]
        return rank + (0 if figure.wounded else figure.power) + BONUS * (ready - figure.fears)

    def _possible(self) -> bool:
        action = self._action
        if self._ends_the_game() or (action in FOR_LATER and self.turns >= TURN_LIMIT):
            return False
        if action == "explosion":
            return len(self._lines[1 - self._seat]) > 1
        if action == "recover":
            return bool(self._recoverable())
        if action == "mindcontrol":
            return bool(self._captives[self._seat]) or self._figures[self._defender].wounded
        if action == "boost":
            return bool(self._can_be_boosted())
        if action == "luck":
            return bool(self._with_die())
        return True

    def _ends_the_game(self) -> bool:
        """The last figure of the other player is wounded, and has no armor."""
        defender = self._figures[self._defender]
        return len(self._lines[1 - self._seat]) == 1 and defender.wounded and not defender.armor

    def _uses(self, use: int) -> None:
        if not use:
            self._action = ""
        if self._action == "explosion":
            others = [figure for figure in self._lines[1 - self._seat] if figure != self._defender]
            self._choose(self._seat, others, "_suffers")
        else:
            self._suffers(self._defender)

    def _suffers(self, figure: int) -> None:
        self._victim = figure
        if self._figures[figure].armor:
            self._choose(1 - self._seat, [0, 1], "_spends")
        else:
            self._spends(0)

    def _spends(self, spend: int) -> None:
        victim = self._figures[self._victim]
        if spend:
            self._discard.append(victim.armor.pop(0))
            self._blow = STOPPED
        elif not victim.wounded:
            victim.wounded = True
            self._blow = WOUNDED
        else:
            self._capture(victim)
            if not self._lines[1 - self._seat]:
                self._over = True
                self._end_turn()
                return
        if self._action:
            getattr(self, "_do_" + self._action)()
        else:
            self._end_turn()

    def _capture(self, victim: Figure) -> None:
        self._discard += victim.armor
        victim.armor = []
        victim.blasts = victim.dodges = victim.fears = 0
        self._lines[1 - self._seat].remove(self._victim)
        self._captives[self._seat].append(self._victim)
        self._blow = CAPTURED

    def _end_turn(self) -> None:
        self._discard += [card for card in self._cards if card != NO_CARD]
        self._cards = [NO_CARD, NO_CARD]
        if self._passes_on():
            self._begin_turn()

    def _passes_on(self) -> bool:
        """The turn is over; does the game go on?"""
        if self._over or self.turns >= TURN_LIMIT:
            self._over = True
            return False
        if self._again:
            self._again = False
        else:
            self._seat = 1 - self._seat
        return True

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """What decides at the turn limit: figures, then unwounded ones, then their total Power."""
        whole = [self._figures[f].power for f in self._lines[seat] if not self._figures[f].wounded]
        return len(self._lines[seat]), len(whole), sum(whole)


pyspiel.register_game(GAME_TYPE, FiguresGame)
