"""An analysis finds what was lost and where, in any game, and knows no more than the players did."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas import bots
from fracas.bots.analysed import AnalysedAnswer, AnalysedMoment, AnalysedSide
from fracas.bots.analysis import FIRST, Analysis, analyse, doubt_of, first_of, moments, plan, weigh
from fracas.bots.key_moments import key_moments
from fracas.bots.review import BLUNDER, reviewed, slip_of
from fracas.core.game import Game
from fracas.core.question import Part
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from fracas.games.skirmish import SKIRMISH
from fracas.games.synergy import SYNERGY
from tests.bots.tables import duel, with_other_cards
from tests.kit.legacy import Side, Table
from tests.kit.play import decisions
from tests.kit.toy import TOY

LITTLE = "mcts:40"


def played_out(table: Session[Any, Any], seed: int = 1) -> Session[Any, Any]:
    """The table after random play to the end."""
    bots.play(table, [bots.make("random", seed=seed + seat) for seat in range(table.players)])
    return table


def analysed(table: Session[Any, Any], **wishes: Any) -> Analysis:
    return analyse(table.game, table.header, table.played, **wishes)


@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [(FIGURES, 2, {"turn_limit": 5}), (FIGURES, 4, {"turn_limit": 4}), (LEGACY, 2, {"rounds": 1}), (TOY, 3, {})],
    ids=["figures", "crowd", "legacy", "toy"],
)
def test_every_game_has_a_curve(game: Game[Any, Any], players: int, settings: dict[str, Any]) -> None:
    table = played_out(game.start(players=players, settings=settings, seed=4))
    story = analysed(table, bot=LITTLE)
    assert story.moments
    assert story.shares == tuple(table.outcome.shares if table.outcome else ())
    assert len(story.keys) <= 3
    assert len({key.turn for key in story.keys}) == len(story.keys)
    for moment in story.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        for side in moment.sides:
            assert side.played and side.prompt
            assert side.lost is not None and side.lost >= 0.0
            assert [answer.played for answer in side.answers].count(True) == 1
            rates = [answer.rate for answer in side.answers if answer.rate is not None]
            assert not rates or sum(rates) == pytest.approx(1.0, abs=0.05)
    frames = [moment.frame for moment in story.moments]
    assert frames == sorted(set(frames))


def test_the_same_seed_gives_the_same_analysis() -> None:
    table = played_out(FIGURES.start(players=2, settings={"turn_limit": 3}, seed=4))
    assert analysed(table, bot=LITTLE, seed=3) == analysed(table, bot=LITTLE, seed=3)
    assert analysed(table, bot=LITTLE, seed=3) != analysed(table, bot=LITTLE, seed=4)
    brief = played_out(LEGACY.start(players=2, settings={"rounds": 1}, seed=4))
    assert analysed(brief, bot="solver:1").moments == analysed(brief, bot="solver:1").moments


def test_a_blunder_in_an_endgame_of_legacy_is_the_key_moment() -> None:
    """The Ranger wins the last battle and the game, the Druid loses both."""
    table = Table(
        ann=Side(hand="druid ranger", pile="assassin"),
        bob=Side(hand="paladin monk", pile="druid"),
        round=3,
        battle=8,
        scores=(20, 20),
    ).session
    table.answer(0, "druid")
    table.answer(1, "paladin")
    story = analysed(played_out(table))
    (key,) = story.keys
    assert (key.frame, key.seat, key.lost) == (0, 0, 1.0)
    chose = "Ann chose “Druid”, with a chance to win of 0 %"
    assert key.sentence == f"Turn {key.turn}: {chose}. “Ranger” won at once."
    ann, bob = story.moments[0].sides
    assert [(answer.label, answer.rate) for answer in ann.answers] == [("Ranger", 1.0), ("Druid", 0.0)]
    assert ann.value == 1.0 and bob.value == 0.0
    assert bob.lost == 0.0, "nothing can be lost that was not there"


def test_a_blunder_in_a_won_game_is_found_though_the_solver_need_not_look_at_it() -> None:
    """The Druid wins for sure, and so the solver looks no further; the Assassin loses, and was played."""
    table = Table(
        ann=Side(hand="druid assassin", pile="necromancer"),
        bob=Side(hand="druid monk", pile="assassin"),
        round=3,
        battle=8,
        scores=(20, 20),
    ).session
    druid, assassin = table.questions[0].values
    assert dict(_estimates(table, {})) == {druid: 1.0, assassin: 1.0}
    assert dict(_estimates(table, {0: assassin})) == {druid: 1.0, assassin: 0.0}


def _estimates(table: Session[Any, Any], played: dict[int, Part]) -> list[tuple[Part, float]]:
    return [(answer, estimate) for answer, estimate, _ in weigh(table.sight(0), "solver:1", played).weighed[0]]


def test_a_blunder_with_a_secret_card_is_found() -> None:
    """Only the Ace beats whatever the last, wounded figure defends with; the Two is played."""
    table = duel("#0.tyrannox:3/#1.henchman-bob:3w", "2S,AS,4D/9D")
    table.answer(0, "2S")
    table.answer(1, "9D")
    story = analysed(played_out(table))
    key = story.keys[0]
    assert (key.frame, key.seat) == (0, 0), "who fights needed nobody"
    assert key.lost > 0.1
    assert "“2♠”" in key.sentence and "“A♠” won at once" in key.sentence
    assert story.moments[0].sides[0].answers[0].label == "A♠"


def test_a_place_that_was_played_is_weighed_though_nobody_would_come_upon_it() -> None:
    table = TOY.start(players=2, settings={"rounds": 1}, seed=2)
    for seat in (0, 1):
        table.answer(seat, (0, 1, 0))
    table.answer(0, (0, 0))  # the corner, where a dart brings nothing
    story = analysed(played_out(table), bot="mcts:400")
    side = next(moment.sides[0] for moment in story.moments if moment.sides[0].played == "0,0")
    assert side.lost is not None and side.lost > 0.05


def test_nobody_is_blamed_for_what_they_could_not_know() -> None:
    """Other hidden cards, the same thoughts to the last digit."""
    random = Random(2)
    table = FIGURES.start(players=3, settings={"turn_limit": 3}, seed=2)
    while not table.over:
        for seat in table.waiting_for:
            other = with_other_cards(table, seat, random)
            answer = table.questions[seat].values[0]
            here = weigh(table.sight(seat), LITTLE, {seat: answer})
            assert here == weigh(other.sight(seat), LITTLE, {seat: answer})
        table.answer(table.waiting_for[0], table.questions[table.waiting_for[0]].values[0])


def test_of_a_long_game_every_turn_is_looked_at() -> None:
    table = played_out(FIGURES.start(players=2, settings={"turn_limit": 30}, seed=4))
    game = table.game, table.header, table.played
    whole = plan(*game)
    assert len(whole) > 60
    some = plan(*game, most=60)
    turns = [each.turn for each in moments(*game, some)]
    assert len(turns) == 60
    assert set(turns) == {each.turn for each in moments(*game, whole)}
    assert some < whole
    assert len(plan(*game, most=7)) == 7


def test_a_first_look_is_quick_and_sees_all_of_the_game() -> None:
    """However long the game: so few moments are looked at, evenly, by a bot that takes a glance."""
    assert first_of(range(30)) == set(range(30))
    first = first_of(range(1000))
    assert len(first) == FIRST and min(first) == 0 and max(first) > 990
    assert max(one - other for one, other in zip(sorted(first)[1:], sorted(first), strict=False)) <= 9


@pytest.mark.parametrize("game", [FIGURES, LEGACY, SKIRMISH, SYNERGY], ids=lambda game: game.name)
def test_the_set_up_is_left_out(game: Game[Any, Any]) -> None:
    table = None
    for table in decisions(game.start(players=2, seed=3), Random(3), most=60):  # noqa: B007
        pass
    assert table is not None and table.turns
    planned = plan(table.game, table.header, table.played)
    assert planned and all(each.turn for each in moments(table.game, table.header, table.played, planned))


@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [(FIGURES, 3, {"turn_limit": 8}), (LEGACY, 2, {"rounds": 1})],
    ids=["figures", "legacy"],
)
def test_choices_and_luck_are_together_what_the_curve_moved(
    game: Game[Any, Any], players: int, settings: dict[str, Any]
) -> None:
    story = analysed(played_out(game.start(players=players, settings=settings, seed=4)), bot=LITTLE)
    assert [side.seat for side in story.sides] == list(range(players))
    for side in story.sides:
        assert side.start == story.moments[0].chances[side.seat] and side.end == story.shares[side.seat]
        assert side.start - side.lost + side.gave + side.luck == pytest.approx(side.end)
        mine = [each for moment in story.moments for each in moment.sides if each.seat == side.seat]
        assert side.choices == len(mine)
        assert side.accuracy is not None and 0.0 <= side.accuracy <= 100.0
        assert side.lost == pytest.approx(sum(each.lost or 0.0 for each in mine))
        assert side.blunders == sum((each.lost or 0.0) >= BLUNDER for each in mine)
        assert [each.slip for each in mine] == [slip_of(each.lost) for each in mine]
    assert sum(side.luck for side in story.sides) == pytest.approx(0.0), "the luck of one is the others' bad luck"
    assert sum(side.gave for side in story.sides) == pytest.approx(sum(side.lost for side in story.sides))


def test_a_game_of_dice_alone_is_luck_alone() -> None:
    """Nobody errs, and the chances move: that was luck."""
    side = AnalysedSide(0, "?", 0.5, (), "this", 0.0)
    found = [AnalysedMoment(place, place, (chance, 1.0 - chance), (side,)) for place, chance in enumerate((0.5, 0.8))]
    ann, bob = reviewed(found, (0.0, 1.0), 2)
    assert (ann.accuracy, ann.lost, ann.luck) == (100.0, 0.0, -0.5)
    assert (bob.accuracy, bob.choices, bob.luck) == (None, 0, 0.5)


def test_a_key_moment_says_the_numbers_of_its_table() -> None:
    """Whose choice, what was better, and by how much: rounded as the table rounds."""
    table = duel("#0.tyrannox:3/#1.henchman-bob:3w,#2.doctor-dreadful:3", "2S,AS,4D/9D,8C")
    for seat, answer in ((1, "henchman-bob"), (0, "2S"), (1, "9D")):
        table.answer(seat, answer)
    story = analysed(played_out(table))
    by_how_much = [key for key in story.keys if " was better by " in key.sentence]
    assert by_how_much
    for key in by_how_much:
        (moment,) = (each for each in story.moments if each.frame == key.frame)
        (side,) = (each for each in moment.sides if each.seat == key.seat)
        best, played = side.answers[0], next(answer for answer in side.answers if answer.played)
        of_best, of_played = round(100 * best.estimate), round(100 * played.estimate)
        chose = f"Player {key.seat + 1} chose “{played.label}”, with a chance to win of {of_played} %"
        assert f"{chose}. “{best.label}” was better by {of_best - of_played}: {of_best} %." in key.sentence
        assert side.slip == "blunder"
        assert len(played.things) == 1 and played.things[0].startswith("card:")


def test_what_luck_may_explain_is_no_mistake() -> None:
    """Where few games were imagined a small difference tells nothing; where the game was solved it does."""

    def answer(visits: int) -> AnalysedAnswer:
        return AnalysedAnswer(0, "", 0.5, visits, None, False)

    assert doubt_of(answer(0), answer(0)) == 0.0
    assert doubt_of(answer(16), answer(400)) == 0.05
    assert doubt_of(answer(1000), answer(10_000)) < 0.01


def test_what_won_at_once_is_said_so() -> None:
    won = AnalysedAnswer(1, "Pick up the flag", 0.98, 9, None, False, wins=True)
    played = AnalysedAnswer(2, "End the turn", 0.49, 9, None, True)
    side = AnalysedSide(0, "?", 0.98, (won, played), "End the turn", 0.49, "blunder")
    (key,) = key_moments([AnalysedMoment(3, 2, (0.98, 0.02), (side,))], (), ["Ann", "Bob"], hidden=False)
    chose = "Turn 2: Ann chose “End the turn”, with a chance to win of 49 %"
    assert key.sentence == f"{chose}. “Pick up the flag” won at once."


def test_a_game_that_goes_on_tells_no_secret_choice() -> None:
    """Legacy has no other secrets: all that was chosen is told, but not what still waits for the other."""
    table = LEGACY.start(players=2, seed=4)
    for seat in (0, 1):
        table.answer(seat, table.questions[seat].values[0])
    while len(table.waiting_for) != 2:
        table.answer(table.waiting_for[0], table.questions[table.waiting_for[0]].values[0])
    table.answer(1, table.questions[1].values[0])
    story = analysed(table, bot="mcts:10")
    assert story.shares == ()
    assert all(side.played for moment in story.moments[:-1] for side in moment.sides)
    assert [(side.seat, side.played, side.lost) for side in story.moments[-1].sides] == [(0, "", None), (1, "", None)]


def test_key_moments_are_the_largest_and_one_a_turn() -> None:
    def moment(frame: int, turn: int, chance: float, lost: float) -> AnalysedMoment:
        side = AnalysedSide(0, "?", chance, (), "this", lost)
        return AnalysedMoment(frame, turn, (chance, 1.0 - chance), (side,))

    found = [moment(0, 1, 0.5, 0.0), moment(1, 1, 0.5, 0.2), moment(2, 2, 0.3, 0.0), moment(3, 3, 0.32, 0.0)]
    found += [moment(4, 4, 0.32, 0.05), moment(5, 5, 0.9, 0.0)]
    blamed = [m for m in found if m.sides[0].lost]
    assert len(blamed) == 2
    keys = key_moments([m for m in found if m.sides[0].lost == 0.0], (1.0, 0.0), ["Ann", "Bob"], hidden=False)
    assert [(key.frame, key.seat, round(key.swing, 2)) for key in keys] == [(0, 0, 0.2), (3, 1, 0.58), (5, 1, 0.1)]
    chose = "Turn 3: Ann chose “this”. Then the chance of Bob falls by 58, from 68 % to 10 %"
    assert keys[1].sentence == f"{chose}; 0 of that by choice, the rest by luck or what could not be foreseen."
