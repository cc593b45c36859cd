"""The twenty worked cases of the rule catalogue, each with all its parts."""

from __future__ import annotations

from fracas.games.legacy.events import FatestoneKept, Returned, Silenced
from tests.kit.legacy import Side, Table
from tests.kit.rules import rule


@rule("legacy.fatestone.assign", "legacy.fatestone.start", "legacy.fatestone.set-aside")
def test_w1a_the_stronger_legacy_champion_holds_the_fatestone() -> None:
    table = Table(phase="opening", row="basilica mothergrove")
    assert table.view.holder == -1
    assert table.view.value == 0
    table.open("knight paladin", "ranger barbarian", raze="none")
    assert table.fatestone == ("ann", 1)


@rule("legacy.fatestone.assign-tie")
def test_w1b_then_the_weaker_battle_champion() -> None:
    table = Table(phase="opening", row="basilica")
    table.open("monk wizard", "monk druid")
    assert table.fatestone == ("bob", 1)
    assert [(event.seat, event.champion) for event in table.told(Silenced)] == [(1, 0), (0, 3)]


@rule("legacy.fatestone.assign-tie")
def test_w1c_then_the_higher_roll() -> None:
    table = Table(phase="opening", row="basilica mothergrove tower", chance=[4, 4, 4, 7])
    table.open("monk ranger", "monk ranger", pass_fatestone="keep")
    assert table.fatestone == ("bob", 1)
    assert len(table.told(Silenced)) == 2


@rule("legacy.card.ranger.legacy", "legacy.turn.order", "legacy.combat.terrain", "legacy.cleanup.location")
def test_w2_the_ranger_moves_the_battle() -> None:
    table = Table(ann="knight", bob="ranger", row="cloister tower mesa", deck="market ford")
    table.fight("paladin", "barbarian", raze="none")
    assert table.totals == (6, 9)
    assert table.scores == (0, 4)
    assert (table.pile("ann"), table.pile("bob")) == ("knight paladin", "ranger barbarian")
    assert table.row == "mesa market ford"
    assert (table.bottom, table.discards) == ("cloister", "tower")
    assert table.fatestone == ("ann", 1)


def w3() -> Table:
    return Table(ann="druid knight", bob="knight paladin", row="anvil", scores=(0, 3))


@rule("legacy.tie.any", "legacy.tie.pass", "legacy.tie.once", "legacy.battle.order")
def test_w3_passing_the_fatestone() -> None:
    table = w3().fight("warrior", "warrior", pass_fatestone="pass")
    assert table.asked == [("ann", "pass_fatestone")]
    assert table.totals == (9, 9)
    assert table.scores == (1, 3)
    assert table.fatestone == ("bob", 2)


@rule("legacy.tie.holder")
def test_w3_keeping_the_fatestone() -> None:
    table = w3().fight("warrior", "warrior", pass_fatestone="keep")
    assert table.scores == (0, 4)
    assert table.fatestone == ("ann", 1)


@rule("legacy.card.monk.legacy", "legacy.turn.reveal")
def test_w4_the_monk_silences() -> None:
    table = Table(ann="monk", bob="necromancer", row="mesa")
    table.fight("barbarian", "knight", raze="none")
    assert table.totals == (10, 9)
    assert table.scores == (5, 0)


@rule("legacy.card.wizard.legacy")
def test_w5_hex() -> None:
    table = Table(ann="wizard", bob="druid", row="cloister")
    table.fight("monk", "knight")
    assert table.totals == (11, 11)
    assert table.scores == (5, 0)
    assert table.fatestone == ("ann", 1)
    assert table.asked == []


@rule("legacy.card.wizard.battle", "legacy.battle.enter", "legacy.card.ranger.battle")
def test_w6_the_wizard_s_newcomer_pins() -> None:
    table = Table(ann="paladin barbarian", bob="assassin knight", row="barrows", scores=(2, 1), holder="bob")
    table.fight("wizard", "necromancer", exchange="ranger", bury="no")
    assert table.totals == (5, 6)
    assert table.scores == (2, 3)
    assert (table.pile("ann"), table.aside("ann")) == ("paladin barbarian ranger", "wizard")
    assert table.pile("bob") == "assassin knight necromancer"


@rule("legacy.card.necromancer.battle", "legacy.card.assassin.battle", "legacy.cleanup.pile")
def test_w7_raised_and_lost() -> None:
    table = Table(ann="assassin druid", bob="monk wizard", row="mesa", scores=(1, 0), value=2)
    table.fight("necromancer", "warrior", **{"raise": "assassin"}, vanish="wizard")
    assert table.asked == [("ann", "raise"), ("ann", "vanish")]
    assert table.totals == (5, 7)
    assert table.scores == (1, 5)
    assert table.pile("ann") == "druid assassin necromancer"
    assert table.hand("ann") == "paladin ranger monk warrior barbarian knight"
    assert table.aside("ann") == "wizard"


@rule("legacy.card.necromancer.legacy", "legacy.legacy.newtop", "legacy.card.barbarian.legacy")
def test_w8_procession() -> None:
    table = Table(
        ann="barbarian necromancer", bob="druid ranger", row="ford tower mesa", deck="market barrows", scores=(0, 5)
    )
    table.fight("knight", "wizard", exchange="none", procession="yes")
    assert table.totals == (9, 6)
    assert table.scores == (6, 5)
    assert table.pile("ann") == "necromancer barbarian knight"
    assert (table.row, table.bottom) == ("mesa market barrows", "ford")


@rule("legacy.card.warrior.legacy", "legacy.card.warrior.battle", "legacy.card.monk.battle")
def test_w9_the_warrior_takes_the_field() -> None:
    table = Table(ann="assassin warrior", bob="necromancer ranger", row="tower mesa", scores=(2, 0))
    table.fight("barbarian", "monk", raze="none", field="yes")
    assert table.totals == (7, 4)
    assert table.scores == (4, 0)
    assert (table.pile("ann"), table.pile("bob")) == ("warrior assassin barbarian", "necromancer ranger monk")
    assert table.discards == "tower"


@rule("legacy.ability.stay", "legacy.card.knight.battle")
def test_w10_the_ransom_stays() -> None:
    table = Table(ann="druid warrior", bob="necromancer assassin", row="cloister", scores=(5, 5))
    table.fight("knight", "monk", field="yes")
    assert table.totals == (7, 8)
    assert table.scores == (5, 10)
    assert table.pile("ann") == "warrior druid knight"


@rule("legacy.beginner")
def test_w11_the_same_in_beginner_s_mode() -> None:
    table = Table(ann="druid warrior", bob="necromancer assassin", row="cloister", scores=(5, 5), beginner=True)
    table.fight("knight", "monk", field="yes", pass_fatestone="pass")
    assert table.totals == (5, 5)
    assert table.scores == (6, 5)
    assert table.fatestone == ("bob", 2)
    assert (table.pile("ann"), table.pile("bob")) == ("warrior druid knight", "necromancer assassin monk")


@rule("legacy.card.paladin.battle", "legacy.card.knight.legacy", "legacy.location.court-of-oaths")
def test_w12_ward() -> None:
    table = Table(ann="druid barbarian", bob="necromancer knight", row="court")
    table.fight("warrior", "paladin", hand_over="no")
    assert table.totals == (7, 8)
    assert table.scores == (0, 1)


@rule("legacy.card.paladin.legacy", "legacy.card.assassin.legacy", "legacy.location.court-of-oaths")
def test_w13_lay_claim() -> None:
    table = Table(ann="paladin", bob="assassin", row="court", holder="bob", value=4)
    table.fight("monk", "barbarian", raze="none", claim_fatestone="yes", hand_over="yes")
    assert table.asked == [("bob", "raze"), ("ann", "claim_fatestone"), ("bob", "hand_over")]
    assert table.totals == (7, 8)
    assert table.fatestone == ("bob", 1)


@rule("legacy.card.barbarian.battle", "legacy.card.druid.battle", "legacy.cleanup.advance", "legacy.cleanup.deck")
def test_w14_raze_roots_path() -> None:
    table = Table(ann="knight", bob="ranger", row="market mesa tower", deck="mothergrove barrows ford")
    table.fight("barbarian", "druid", raze="mesa")
    assert table.totals == (8, 3)
    assert table.scores == (3, 0)
    assert table.row == "tower barrows ford"
    assert (table.bottom, table.discards) == ("market", "mesa mothergrove")


@rule("legacy.tie.pass", "legacy.card.wizard.legacy")
def test_w15a_the_last_pass() -> None:
    table = Table(ann="wizard", bob="wizard", row="basilica", holder="bob", value=9)
    table.fight("barbarian", "barbarian", raze=["none", "none"], pass_fatestone="pass")
    assert table.asked[-1] == ("bob", "pass_fatestone")
    assert table.scores == (0, 1)
    assert table.fatestone == ("ann", 10)


@rule("legacy.tie.top", "legacy.card.druid.legacy")
def test_w15b_the_top_of_the_die() -> None:
    table = Table(ann="druid", bob="druid", row="basilica", holder="bob", value=10)
    table.fight("knight", "knight")
    assert table.totals == (10, 10)
    assert table.asked == []
    assert table.scores == (3, 0)
    assert table.fatestone == ("bob", 10)
    assert table.told(FatestoneKept)[-1].could_pass is False


@rule("legacy.combat.total", "legacy.combat.reward")
def test_w16_negative() -> None:
    table = Table(ann="necromancer", bob="warrior", row="mesa tower basilica")
    table.fight("druid", "assassin")
    assert table.totals == (-5, 1)
    assert table.scores == (0, 3)
    assert table.row.startswith("basilica tower")


@rule("legacy.location.hollow-barrows")
def test_w17a_barrows() -> None:
    table = Table(ann="necromancer monk", bob="druid knight", row="barrows")
    table.fight("barbarian", "warrior", raze="none", bury="yes")
    assert table.totals == (8, 9)
    assert table.scores == (0, 2)
    assert table.pile("bob") == "warrior druid knight"


@rule("legacy.location.threeways-ford")
def test_w17b_ford() -> None:
    table = Table(ann="paladin", bob="druid", row="ford mesa tower", deck="market barrows")
    table.fight("ranger", "necromancer", reroute="mesa")
    assert table.totals == (7, 3)
    assert table.scores == (2, 0)
    assert table.row == "tower market barrows"
    assert table.bottom == "mesa"


@rule("legacy.aside", "legacy.round.end", "legacy.round.carry", "legacy.round.locations", "legacy.round.keep")
def test_w18a_set_aside_last_turn_carry() -> None:
    table = Table(
        ann=Side(hand="barbarian", aside="wizard", pile="knight"),
        bob=Side(hand="knight monk", pile="barbarian"),
        row="ford market mesa",
        discards="",
        scores=(9, 8),
        battle=7,
    )
    table.fight("barbarian", "monk", raze="none", reroute="none")
    returned = table.told(Returned)[-1]
    assert (returned.seat, returned.champions) == (0, (3,))
    assert table.totals == (10, 8)
    assert table.scores == (11, 8)
    assert (table.pile("ann"), table.pile("bob")) == ("wizard", "knight")
    assert table.view.round == 2
    assert table.row.startswith("market mesa ")
    assert len(table.view.bag) == 7
    assert table.fatestone == ("ann", 1)


@rule("legacy.aside", "legacy.card.wizard.battle", "legacy.card.assassin.battle")
def test_w18b_the_wizard_is_back_at_once() -> None:
    table = Table(
        ann=Side(hand="wizard druid", pile="knight"),
        bob=Side(hand="knight assassin", pile="barbarian"),
        row="mothergrove market mesa",
        discards="",
        scores=(9, 8),
        battle=7,
    )
    table.fight("wizard", "assassin", exchange="druid", act_now="wait")
    assert table.totals == (4, 1)
    assert table.scores == (12, 8)
    assert (table.pile("ann"), table.pile("bob")) == ("wizard", "knight")
    assert [event.seat for event in table.told(Returned)] == [0, 1]
    assert table.row.startswith("mesa market")


@rule("legacy.card.monk.legacy")
def test_w18b_with_a_monk_on_top_he_could_not_have_been_exchanged() -> None:
    table = Table(
        ann=Side(hand="wizard druid", pile="knight"),
        bob=Side(hand="knight assassin", pile="monk"),
        row="mothergrove market mesa",
        discards="",
        battle=7,
    )
    table.fight("wizard", "assassin")
    assert table.asked == []


@rule("legacy.score.win", "legacy.score.fatestone", "legacy.score.abilities", "legacy.score.tie", "legacy.round.last")
def test_w19_the_end_of_the_game() -> None:
    table = Table(
        ann=Side(hand="monk druid", pile="knight"),
        bob=Side(hand="knight wizard", pile="warrior"),
        row="anvil mesa market",
        discards="",
        scores=(26, 30),
        value=3,
        round=3,
        battle=7,
    )
    table.fight("monk", "wizard")
    assert table.totals == (2, 5)
    assert table.scores == (30, 30)
    assert table.view.sources == ((26, 0, 3, 1), (30, 0, 0, 0))
    assert table.winner == "bob"
    assert table.pile("ann").endswith("monk")


EXPANSION = ("expansion", "expansion")


@rule("legacy.card.shaman.battle", "legacy.card.witch.battle", "legacy.card.herald.battle", "legacy.card.oracle.legacy")
def test_w20a_places_traded() -> None:
    table = Table(
        sets=EXPANSION,
        ann="colossus witch",
        bob="oracle duelist",
        row="cloister mesa court",
        deck="market",
        scores=(3, 3),
    )
    table.fight("shaman", "herald", trade_places="yes", call="alchemist", foresee="mesa")
    assert table.asked == [("ann", "trade_places"), ("bob", "call"), ("bob", "foresee")]
    assert table.totals == (1, 5)
    assert table.scores == (3, 6)
    assert table.pile("ann") == "colossus shaman witch"
    assert table.pile("bob") == "duelist oracle alchemist herald"
    assert [len(hand) for hand in table.view.hands] == [7, 6]
    assert table.row == "market court mesa"


@rule(
    "legacy.card.warlord.legacy",
    "legacy.card.duelist.legacy",
    "legacy.card.oracle.battle",
    "legacy.location.twin-thrones",
)
def test_w20b_thrones() -> None:
    for before in ((0, 0), (0, 1)):
        table = Table(sets=EXPANSION, ann="warlord", bob="duelist", row="thrones", scores=before)
        table.fight("shaman", "oracle")
        assert table.totals == (6, 4)
        assert table.scores == (6, 4)


@rule("legacy.round.carry-none", "legacy.card.jester.battle", "legacy.card.warlord.battle", "legacy.card.herald.legacy")
def test_w20c_nobody_left() -> None:
    table = Table(
        sets=EXPANSION,
        ann=Side(hand="jester", pile="witch herald"),
        bob=Side(hand="warlord colossus", pile="alchemist"),
        row="mesa market tower",
        discards="",
        scores=(11, 8),
        battle=6,
    )
    table.fight("jester", "warlord")
    assert table.totals == (1, 10)
    assert table.scores == (11, 13)
    assert (table.pile("ann"), table.pile("bob")) == ("jester", "colossus")
    assert table.view.round == 2


@rule("legacy.location.burning-bridge", "legacy.card.witch.legacy", "legacy.card.duelist.battle")
def test_w20d_the_bridge_burns() -> None:
    table = Table(
        sets=EXPANSION, ann="warlord", bob="witch", row="bridge mesa court", deck="market ford", holder="ann", value=3
    )
    table.fight("duelist", "herald", omen="lower")
    assert table.asked == [("bob", "omen")]
    assert table.totals == (5, 2)
    assert table.scores == (3, 0)
    assert table.fatestone == ("ann", 2)
    assert (table.row, table.discards) == ("court market ford", "bridge mesa")


@rule("legacy.card.jester.legacy", "legacy.option.champions")
def test_w20e_the_jester_copies() -> None:
    table = Table(
        sets=("expansion", "base"), ann="sentinel jester", bob="druid ranger", row="tower mesa court", scores=(3, 3)
    )
    table.fight("oracle", "paladin", copy="yes", pass_fatestone="keep", hand_over="no")
    assert table.totals == (7, 7)
    assert table.scores == (4, 4)
    assert table.bottom == "tower mesa"


@rule("legacy.card.colossus.battle", "legacy.card.alchemist.battle")
def test_w20f_too_big_to_aim() -> None:
    table = Table(sets=EXPANSION, ann="shaman", bob="oracle", row="court")
    table.fight("colossus", "herald", call="alchemist", foresee="none", pass_fatestone="pass", hand_over="no")
    assert table.totals == (3, 3)
    assert table.scores == (1, 0)
    assert table.fatestone == ("bob", 2)
