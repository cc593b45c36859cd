"""Set-up, step by step, and every setting of a table (synergy.players to synergy.place.flag, synergy.option.*)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from fracas.core.question import Choice, Commit, Question, Roll, some
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.core.tell import silence
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import CORNERS, NEIGHBOURS4, distance
from fracas.games.synergy.content import BOARDS, CARD_NUMBERS, CARDS
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES, is_flag, is_gadget
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.setting_up.assigning import Assignment
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NO_CARD, NOWHERE, TURN
from tests.kit.play import answer_any
from tests.kit.rules import rule


class SetUp:
    """A set-up played to the first turn: at random, or as told by the name of the question."""

    def __init__(
        self, players: int = 2, seed: int = 1, told: dict[str, list[Any]] | None = None, **settings: Any
    ) -> None:
        self.state: State = SYNERGY.begin(players, settle("synergy", SYNERGY.settings, settings))
        self.asked: list[Question] = []
        self.told = told or {}
        self.random = Random(seed)
        while self.state.phase < TURN:
            going = resolution(self.state, silence)
            assert going is not None
            sent: Any = None
            while True:
                try:
                    question = going.send(sent)
                except StopIteration:
                    break
                self.asked.append(question)
                sent = self._answer(question)

    def _answer(self, question: Question) -> Any:
        if self.told.get(question.ask):
            return self.told[question.ask].pop(0)
        if isinstance(question, Roll):
            return self.random.choice(question.outcomes)
        if isinstance(question, Commit):
            return [some(mine, self.random.random) for mine in question.options]
        assert isinstance(question, Choice)
        assert question.options, f"nothing to answer to {question.ask}"
        return self.random.choice(question.options)

    def questions(self, ask: str) -> list[Any]:
        return [question for question in self.asked if question.ask == ask]

    def mine(self, seat: int) -> list[int]:
        return [me for me, warrior in enumerate(self.state.warriors) if warrior.owner == seat]


def every_card(state: State) -> list[int]:
    """Wherever power cards lie, sorted."""
    cards = [*state.deck, *state.discards, *state.removed, *(card for card in state.team_cards if card != NO_CARD)]
    cards += [thing[0] for thing in [*state.loose, *state.covered] if 0 <= thing[0] < FLAGS]
    for warrior in state.warriors:
        cards += [card for card in [*warrior.cards, *warrior.down] if card < FLAGS]
    return sorted(cards)


# -- players and cards


@rule("synergy.players", "synergy.option.more-players")
def test_five_or_six_play_with_more_players_only() -> None:
    for players in (5, 6):
        with pytest.raises(SetupError) as no:
            SYNERGY.start(players=players, settings={"more_players": False})
        assert no.value.rule == "synergy.option.more-players"
        assert len(SetUp(players).state.warriors) == 3 * players
    assert all(max(q.options) < 4 for q in SetUp(4, more_players=False).questions("team"))


@rule("synergy.players", "synergy.option.four-warriors")
def test_only_two_players_have_four_warriors_each() -> None:
    for settings in ({"four_warriors": True}, {"warriors": 4}):
        with pytest.raises(SetupError):
            SYNERGY.start(players=3, settings=settings)
        table = SetUp(2, **settings)
        assert [len(table.mine(seat)) for seat in (0, 1)] == [4, 4]
        assert table.state.hand_size == [12, 12]


@rule("synergy.deal", "synergy.assign")
@pytest.mark.parametrize("warriors", [1, 2, 3])
def test_three_cards_for_each_warrior(warriors: int) -> None:
    table = SetUp(2, seed=5, warriors=warriors)
    for seat in (0, 1):
        assert len(table.mine(seat)) == warriors
    assert every_card(table.state) == list(range(len(CARDS)))
    regions = table.questions("assign")[0].options
    assert [(len(region.hand), region.each) for region in regions] == [(3 * warriors, 3)] * 2


@rule("synergy.assign")
def test_an_assignment_gives_every_warrior_equally_many_cards() -> None:
    region = Assignment(list(range(9)), 3, 3, 0)
    assert region.refuse((0, 0, 0, 1, 1, 1, 2, 2, 2)) is None
    no = region.refuse((0, 0, 0, 0, 1, 1, 2, 2, 2))
    assert no is not None
    assert no.rule == "synergy.assign"
    assert region.refuse((0,) * 8) is not None
    assert region.refuse((0, 0, 0, 1, 1, 1, 2, 2, 3)) is not None
    assert region.refuse((0, 0, 0, 1, 1, 1, 2, 2, -1)) is not None
    random = Random(3)
    assert all(region.refuse(region.sample(random.random)) is None for _ in range(50))
    assert region.propose((2, 2, 2, 2)) == (2, 2, 2, 0, 0, 0, 1, 1, 1), "what has room stays, the rest is filled up"
    shape = region.shape()
    assert shape.heaps == ("warrior:0", "warrior:1", "warrior:2")
    assert (shape.room, shape.all) == ((3, 3, 3), True)


@rule("synergy.secret", "synergy.option.open-cards")
def test_secret_cards_lie_face_down_unless_all_are_open() -> None:
    for seed in range(8):
        for opened in (False, True):
            state = SetUp(3, seed, open_cards=opened).state
            down = [card for warrior in state.warriors for card in warrior.down]
            shown = [card for warrior in state.warriors for card in warrior.cards]
            assert all(PROFILES[card].secret for card in down)
            assert not (down if opened else [card for card in shown if PROFILES[card].secret])


@rule("synergy.assign")
def test_nobody_sees_what_another_is_dealt_or_gives() -> None:
    table = SYNERGY.start(players=2, seed=4)
    while "assign" not in {asked.ask for asked in table.questions.values()}:
        table.answer(table.waiting_for[0], next(iter(table.questions.values())).values[0])
    for seat in (0, 1):
        view = table.view(seat)
        assert len(view.hand) == 9
        assert view.hand_sizes == (9, 9)
    assert table.view(None).hand == ()


@rule("synergy.hits")
def test_extra_hits_of_open_cards_count_and_those_of_secret_ones_do_not() -> None:
    for seed in range(20):
        state = SetUp(2, seed).state
        for warrior in state.warriors:
            extra = sum(PROFILES[card].add.get("extra-hits", 0) for card in warrior.live)
            assert warrior.hits == 6 + extra


# -- flags


@rule("synergy.flag.goal", "synergy.flag.draw", "synergy.place.flag", "synergy.flag")
def test_goals_are_others_flags_and_every_flag_is_carried() -> None:
    for players in (2, 4, 6):
        table = SetUp(players, seed=players)
        state = table.state
        for seat in range(players):
            assert state.goals[seat] in state.teams
            assert state.goals[seat] != state.teams[seat]
            carried = [card for me in table.mine(seat) for card in state.warriors[me].cards if is_flag(card)]
            assert carried == [FLAGS + state.drawn[seat]]
        assert sorted(state.drawn) == sorted(state.teams)


@rule("synergy.flag.goal")
def test_only_its_owner_sees_a_goal() -> None:
    state = SetUp(3).state
    for seat in range(3):
        assert SYNERGY.view(state, seat).goal == state.goals[seat]
    assert SYNERGY.view(state, -1).goal == -1


# -- order and places


@rule("synergy.first")
def test_the_highest_die_goes_first_and_ties_roll_again() -> None:
    table = SetUp(3, told={"first": [5, 2, 5, 1, 4]})
    assert table.state.first == 2
    assert [question.seat for question in table.questions("team")] == [2, 0, 1]
    assert [question.seat for question in table.questions("base")] == [2, 0, 1]


@rule("synergy.place.base", "synergy.place.warriors", "synergy.board")
@pytest.mark.parametrize("board", [board.id for board in BOARDS])
def test_bases_and_warriors_are_placed_as_they_may(board: str) -> None:
    for seed in range(30):
        players = 2 + seed % 5
        table = SetUp(players, seed, board=board)
        state = table.state
        assert all(distance(one, other) >= 2 for one, other in combinations(state.bases, 2))
        assert all(not BOARDS[state.board].solid[base] for base in state.bases)
        squares = [warrior.square for warrior in state.warriors]
        assert len(set(squares)) == len(squares)
        for seat in range(players):
            mine = [state.warriors[me].square for me in table.mine(seat)]
            assert state.bases[seat] in mine
            assert all(square == state.bases[seat] or square in NEIGHBOURS4[state.bases[seat]] for square in mine)


@rule("synergy.place.warriors")
def test_bases_close_together_leave_room_for_all() -> None:
    """Both bases take the first square that is left: as near to each other and to the corner as they may be."""
    for seed in range(40):
        table = SetUp(2, seed, told={"base": [16, 18]}, four_warriors=True)
        assert table.state.bases[table.state.first] == 16
        assert len({warrior.square for warrior in table.state.warriors}) == 8


# -- options


@rule("synergy.option.to-the-death")
def test_to_the_death_there_are_no_flags_and_no_goals() -> None:
    table = SetUp(2, to_the_death=True)
    assert not any(is_flag(card) for warrior in table.state.warriors for card in warrior.cards)
    assert not table.questions("goal")
    assert not table.questions("flag")


@rule("synergy.option.power-ups")
@pytest.mark.parametrize("how", ["open", "hidden"])
def test_six_gadgets_and_three_life_points_lie_far_from_every_base(how: str) -> None:
    for seed in range(5):
        state = SetUp(3, seed, power_ups=how).state
        if how == "open":
            squares = [thing[1] for thing in state.loose] + [marker[1] for marker in state.markers]
            assert (len(state.loose), len(state.markers)) == (6, 3)
        else:
            squares = state.coins
            assert [thing[0] for thing in state.covered].count(NO_CARD) == 3
            assert "covered" not in SYNERGY.view(state, 0).__struct_fields__
        assert len(set(squares)) == 9
        assert all(is_gadget(thing[0]) for thing in [*state.loose, *state.covered] if thing[0] != NO_CARD)
        assert all(distance(square, base) >= 3 for square in squares for base in state.bases)
        assert every_card(state) == list(range(len(CARDS)))


@rule("synergy.option.outnumbered")
def test_the_few_have_five_cards_each_and_the_many_two() -> None:
    for many in range(3, 7):
        for seed in range(6):
            table = SetUp(2, seed, outnumbered=True, few=1, many=many)
            assert [len(table.mine(seat)) for seat in (0, 1)] == [1, many]
            regions = table.questions("assign")[0].options
            assert [(region.warriors, region.each) for region in regions] == [(1, 5), (many, 2)]
            base = table.state.bases[1]
            squares = [table.state.warriors[me].square for me in table.mine(1)]
            corners = [square for square in squares if square in CORNERS[base]]
            assert len(corners) == (1 if many == 6 else 0), "the sixth stands at a corner"
            assert NOWHERE not in squares


@rule("synergy.option.elite-force")
def test_an_elite_force_keeps_six_of_nine_and_the_rest_is_open() -> None:
    table = SetUp(2, elite_force=True)
    assert [len(table.mine(seat)) for seat in (0, 1)] == [2, 2]
    region = table.questions("assign")[0].options[0]
    assert (len(region.hand), region.warriors, region.each) == (9, 2, 3)
    assert len(table.state.discards) >= 6
    assert region.shape().all is False


@rule("synergy.option.extra-team-powers")
def test_one_card_of_ten_becomes_a_team_power_and_they_are_shuffled() -> None:
    table = SetUp(3, told={"shuffle": [1, 1, 0]}, extra_team_powers=True)
    question = table.questions("team-card")[0]
    assert [len(mine) for mine in question.options] == [10, 10, 10]
    for seat in range(3):
        card = table.state.team_cards[seat]
        assert card in question.options[(seat + 1) % 3], "each got the next one's"
        for me in table.mine(seat):
            works = PROFILES[card].category != 5 or not table.state.auras
            assert (card in table.state.warriors[me].live) is works


@rule("synergy.option.alternative-team-powers")
def test_a_team_may_take_another_power() -> None:
    table = SetUp(2, alternative_team_powers=True)
    for question in table.questions("power"):
        assert len(question.options) == 6
        assert all(option >= TEAM_POWERS_FROM for option in question.options)
    assert not SetUp(2).questions("power")


@rule("synergy.option.faster-movement")
def test_there_is_no_tesserknight_in_a_faster_game() -> None:
    state = SetUp(2, faster_movement=True).state
    assert CARD_NUMBERS["tesserknight"] in state.removed
    assert every_card(state) == list(range(len(CARDS)))


@rule("synergy.option.outnumbered", "synergy.option.elite-force", "synergy.option.four-warriors")
@pytest.mark.parametrize(
    ("players", "settings", "told"),
    [
        (3, {"outnumbered": True}, "outnumbered"),
        (2, {"outnumbered": True, "elite_force": True}, "outnumbered"),
        (2, {"outnumbered": True, "four_warriors": True}, "outnumbered"),
        (2, {"elite_force": True, "four_warriors": True}, "elite-force"),
        (4, {"four_warriors": True}, "four-warriors"),
    ],
)
def test_impossible_combinations_are_refused_with_their_rule(players: int, settings: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as no:
        Session.new(SYNERGY, players=players, settings=settings)
    assert no.value.rule == f"synergy.option.{told}"


@pytest.mark.parametrize("seed", range(24))
def test_options_go_together(seed: int) -> None:
    """Any settings that are not refused lead to a first turn with every card in its place."""
    random = Random(seed)
    settings: dict[str, Any] = {
        name: random.random() < 0.5
        for name in (
            "open_cards",
            "to_the_death",
            "faster_movement",
            "elite_force",
            "extra_team_powers",
            "alternative_team_powers",
            "outnumbered",
        )
    }
    settings["elite_force"] = settings["elite_force"] and not settings["outnumbered"]
    settings["power_ups"] = random.choice(["off", "open", "hidden"])
    settings["board"] = random.choice(BOARDS).id
    state = SetUp(2 if settings["outnumbered"] else 2 + seed % 5, seed, **settings).state
    assert every_card(state) == list(range(len(CARDS)))
    assert not any(state.hands)
    assert not any(state.offered)
    assert not state.pending
    line = SYNERGY.notation.write(state)
    read = SYNERGY.notation.read(line, state.players, settle("synergy", SYNERGY.settings, settings))
    assert SYNERGY.notation.write(read) == line
    assert (read.unseen, read.auras) == (state.unseen, state.auras)
    assert [warrior.live for warrior in read.warriors] == [warrior.live for warrior in state.warriors]


@rule("synergy.flag.goal")
def test_two_players_are_not_asked_for_the_only_goal_there_is() -> None:
    """Everybody knows it. It stands in the log all the same, and is told; taking back goes past it."""
    for players in (2, 3):
        table = SYNERGY.start(players=players, seed=3)
        random, asked = Random(3), set()
        while table.view(0).goal < 0 and "goal" not in asked:
            asked |= {each.ask for each in table.questions.values()}
            answer_any(table, random)
        assert ("goal" in asked) is (players > 2)
        if players == 2:
            teams = list(table.view(0).teams)
            assert [table.view(seat).goal for seat in (0, 1)] == teams[::-1]
            assert (0, teams[1]) in table.log and (1, teams[0]) in table.log
            assert Session.replayed(SYNERGY, table.record()).log == table.log
