"""The end: players who are out, the last one standing, the turn limit."""

from __future__ import annotations

import pytest

from fracas.core.refusal import Illegal, SetupError, Stale
from fracas.games.figures.events import GameOver, HandDiscarded, PlayerOut, Sneaks, SpecialUsed, TurnLimitReached
from tests.games.figures.enforced import rule
from tests.kit.figures import Table, Toy


def last_stand(**captives: list[Toy]) -> Table:
    """Ann is about to take Bob's last figure; Cyd looks on."""
    table = Table(
        ann=["zapra 9", "the-accountant 9"],
        bob=[Toy("tyrannox", 5, wounded=True)],
        cyd=["henchman-bob 3"],
        captives=captives,
    )
    return table.deal(ann="6C KC QC", bob="2D 3D AD", cyd="9H")


@rule("figures.out")
def test_anybody_who_has_no_figure_left_is_out_and_discards_their_hand() -> None:
    table = last_stand()
    ann, bob, _ = table.players
    table.figure("zapra").fights(table.figure("tyrannox"), "6C", "2D")
    assert bob.out
    assert ann.captives == ["tyrannox"]
    assert table.told(PlayerOut) == [PlayerOut(1)]
    assert bob.hand == []
    assert sorted(table.discard) == ["2D", "3D", "6C", "AD"]
    assert table.turn_of == "cyd"
    assert not table.session.over


@rule("figures.out", "figures.action.recover")
def test_captives_of_a_player_who_is_out_stay_captive_and_recoverable() -> None:
    table = last_stand(bob=[Toy("captain-comet", 2, start=6, of="ann"), Toy("the-cat", 2, start=4, of="cyd")])
    ann, bob, cyd = table.players
    comet = table.figure("captain-comet")
    table.figure("zapra").fights(table.figure("tyrannox"), "6C", "2D")
    assert bob.out
    assert bob.captives == ["captain-comet", "the-cat"]
    table.figure("henchman-bob").fights(table.figure("zapra"), "9H", "QC")
    assert table.turn_of == "ann", "Bob is passed over"
    table.figure("zapra").fights(table.figure("henchman-bob"), "KC", cyd.hand[0]).uses_special()
    assert ann.line == ["zapra", "the-accountant", "captain-comet"]
    assert comet.power == 6
    assert bob.captives == ["the-cat"]


@rule("figures.out")
def test_a_player_who_is_out_takes_no_part_in_a_master_plan() -> None:
    table = last_stand()
    accountant, tyrannox = table.figures("the-accountant", "tyrannox")
    accountant.fights(tyrannox, "QC", "2D").uses_special()
    assert [option.token for option in table.session.questions[0].options] == ["p0", "p2", "p0+p2"]


@rule("figures.win")
def test_the_last_player_with_figures_wins() -> None:
    table = Table(ann=["zapra 9"], bob=[Toy("tyrannox", 5, wounded=True)]).deal(ann="6C KC QC", bob="2D")
    assert table.winners == []
    table.figure("zapra").fights(table.figure("tyrannox"), "6C", "2D")
    assert table.session.over
    assert table.winners == ["ann"]
    assert table.session.outcome is not None
    assert table.session.outcome.rule == "figures.win"
    assert table.session.outcome.shares == [1.0, 0.0]
    assert table.told(GameOver) == [GameOver((0,))]
    assert table.asks == {}
    with pytest.raises(Stale):
        table.session.answer(0, 0)


@rule("figures.win", "figures.special.when")
def test_a_wound_that_ends_the_game_ends_it_at_once() -> None:
    table = Table(ann=["raptor-jill 9"], bob=[Toy("tyrannox", 5, wounded=True)]).deal(ann="QC 2C 3C", bob="2D")
    table.figure("raptor-jill").fights(table.figure("tyrannox"), "QC", "2D")
    assert table.told(SpecialUsed) == [], "nobody is asked for what cannot matter any more"
    assert table.told(Sneaks) == []
    assert table.winners == ["ann"]
    assert table.told(HandDiscarded) == []


@rule("figures.out", "table.undo")
def test_who_has_seen_a_beaten_hand_cannot_freely_take_back_how() -> None:
    """The hand of a player who is out lies face up: the one who beat them knows it now."""
    table = Table(ann=["zapra 9"], bob=[Toy("tyrannox", 5, wounded=True)], cyd=["siege-ogre 4"])
    table.deal(ann="7C KC QC", bob="2D AS KS", cyd="3D 3H 3S")
    table.figure("zapra").attacks(table.players[1]).cards("7C", "2D")
    assert table.asks == {"ann": "special"}
    table.declines()
    assert {"AS", "KS"} <= set(table.discard)
    assert table.turn_of == "cyd"
    assert not table.session.can_undo(0)
    with pytest.raises(Illegal, match="must agree"):
        table.session.undo(0)


def at_the_limit(**armies: list[str | Toy]) -> Table:
    """The last turn: Ann's attack fails, and the game is over."""
    table = Table(turns=399, **armies).deal(ann="2C 2H 2S", bob="AD", cyd="AC")  # type: ignore[arg-type]
    attacker = table.players[0].line[0]
    table.figure(f"{attacker}@ann").attacks(table.players[1])
    if "defender" in table.asks.values():
        table.chooses(table.session.questions[1].options[0].token)
    return table.cards("2C", "AD")


@rule("figures.win")
@pytest.mark.parametrize(
    ("ann", "bob", "cyd", "winners"),
    [
        (["zapra 1"], ["the-cat 9"], ["tyrannox 1", "siege-ogre 1"], ["cyd"]),
        (["zapra 1", "robo-buddy 1"], ["the-cat 9", Toy("ptero-scout", 9, wounded=True)], ["tyrannox 9"], ["ann"]),
        (["zapra 1", "robo-buddy 1"], ["the-cat 1", "ptero-scout 2"], ["tyrannox 9"], ["bob"]),
        (
            ["zapra 1", Toy("robo-buddy", 9, wounded=True)],
            ["the-cat 2", Toy("ptero-scout", 1, wounded=True)],
            ["tyrannox 9"],
            ["bob"],
        ),
        (["zapra 2", "robo-buddy 1"], ["the-cat 1", "ptero-scout 2"], ["tyrannox 9"], ["ann", "bob"]),
    ],
    ids=["most figures", "most unwounded", "total Power", "a wounded figure has no Power", "tie"],
)
def test_the_turn_limit(ann: list[str | Toy], bob: list[str | Toy], cyd: list[str | Toy], winners: list[str]) -> None:
    table = at_the_limit(ann=ann, bob=bob, cyd=cyd)
    assert table.told(TurnLimitReached) == [TurnLimitReached(400)]
    assert table.session.over
    assert table.winners == winners
    assert table.session.outcome is not None
    assert sum(table.session.outcome.shares) == 1.0


@rule("figures.win", "figures.action.sneak")
def test_a_sneak_on_the_last_turn_brings_no_other() -> None:
    table = Table(ann=["raptor-jill 9"], bob=["tyrannox 5"], turns=399).deal(ann="QC 2C 3C", bob="2D")
    table.figure("raptor-jill").fights(table.figure("tyrannox"), "QC", "2D")
    assert table.impossible == ("sneak", "this is the last turn of the game")
    assert table.told(Sneaks) == []
    assert table.session.over
    assert table.session.turns == 400
    assert table.winners == ["ann"]
    assert not table.session.flow.state.again, "nobody is to go again"


@rule("figures.win")
def test_the_limit_is_an_option_of_the_table() -> None:
    table = Table(ann=["zapra 1"], bob=["the-cat 9"], options={"turn_limit": 2}).deal(ann="2C 2H 2S", bob="AD 2D")
    table.figure("zapra").fights(table.figure("the-cat"), "2C", "AD")
    assert table.winners == []
    table.figure("the-cat").fights(table.figure("zapra"), "2D", "2H")
    assert table.winners == ["bob"]
    assert table.session.turns == 2


@rule("figures.win")
def test_turn_400_is_the_last_of_a_small_table_unless_set() -> None:
    assert Table(ann=["zapra 1"], bob=["the-cat 9"]).view.turn_limit == 400
    for limit in (0, 10_001, True, "400"):
        with pytest.raises(SetupError) as no:
            Table.from_the_start("ann", "bob", turn_limit=limit).session.view()
        assert no.value.rule == "figures.win"


@rule("figures.win", "figures.action.stun")
def test_lost_turns_count_towards_the_limit() -> None:
    table = Table(ann=["zapra 1"], bob=["the-cat 9"], turns=399, stuns={"ann": 1})
    assert table.session.over
    assert table.session.turns == 400
