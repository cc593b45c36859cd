"""Pairs, counters and hooks of the content pack whose first card is a Gadget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import GADGET
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.move import Drifted, Knocked, PointDrifted
from fracas.games.synergy.events.strike import DieShifted, Healed, Immune, Revived
from fracas.games.synergy.numbers import BASIC
from fracas.games.synergy.rows import PROFILES, number_of
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


# -- pairs


@rule("synergy.power.mostly-reliable-boomerang", "synergy.power.strength", "synergy.card.modifier")
def test_boomerang_and_strength_both_hits_do_three(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang", "strength"), table.put(1, 10, 6, "absolute-unit")
    table.roll(4, 4)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert vlad.hits == 4, "ten less twice three"


# -- counters


@rule("synergy.power.tin-foil-hat")
@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize(
    ("card", "die"), [("mind-control", 4), ("confuse", 4), ("hypno-pinwheel", 4), ("withering-sarcasm", 3)]
)
def test_a_hat_answers_what_is_aimed_at_the_mind(table: Table, card: str, die: int, down: bool) -> None:
    igor = table.put(0, 6, 6, card)
    vlad = table.put(1, 8, 6, down=("tin-foil-hat",)) if down else table.put(1, 8, 6, "tin-foil-hat")
    table.roll(die)
    if down:
        table.uses(vlad, "tin-foil-hat", "armour")
    igor.strikes(vlad, card)
    assert (vlad.hits, vlad.statuses) == (6, set())
    assert table.heard(Immune)


@rule("synergy.power.tin-foil-hat", "synergy.power.banshee-tonsils")
def test_a_hat_answers_banshee_tonsils_for_its_wearer_only(table: Table) -> None:
    igor = table.put(0, 6, 6, "banshee-tonsils")
    vlad, keith = table.put(1, 8, 6, "tin-foil-hat"), table.put(1, 6, 8)
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, set())
    assert (keith.hits, keith.statuses) == (5, {"stunned"})


@rule("synergy.power.tin-foil-hat", "synergy.power.irresistible-polka")
def test_a_hat_wearer_does_not_dance(table: Table) -> None:
    igor = table.put(0, 3, 3, "irresistible-polka")
    vlad = table.put(1, 8, 6, "tin-foil-hat")
    igor.strikes(None, "irresistible-polka")
    assert vlad.square == "i7"
    assert [event.warrior for event in table.heard(Immune)] == [vlad.number]


@rule("synergy.power.battle-brolly", "synergy.power.the-human-bomb")
def test_a_brolly_answers_the_human_bomb_that_is_not_next_door(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb")
    vlad, keith = table.put(1, 8, 6, "battle-brolly"), table.put(1, 6, 7, "battle-brolly")
    table.roll(3)
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.square) == (6, "i7")
    assert (keith.hits, keith.square) == (3, "g9")


@rule("synergy.power.battle-brolly", "synergy.power.grenade", "synergy.power.seismic-tantrum")
def test_a_brolly_answers_grenades_and_tantrums(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "grenade"), table.put(1, 11, 5, "battle-brolly")
    keith = table.put(0, 6, 8, "seismic-tantrum")
    table.roll(3)
    igor.strikes("k7", "grenade")
    table.roll(4)
    keith.combines("seismic-tantrum")
    assert (vlad.hits, vlad.square) == (6, "l6")
    assert igor.hits == 5, "friends have no brolly"


@rule("synergy.power.battle-brolly", "synergy.power.dead-mans-switch")
def test_a_brolly_answers_a_dead_mans_switch(table: Table) -> None:
    igor, vlad = table.put(0, 2, 6, "pocket-pistol"), table.put(1, 6, 6, "dead-mans-switch", hits=1)
    keith = table.put(1, 8, 6, "battle-brolly")
    table.roll(4)
    igor.strikes(vlad, "pocket-pistol")
    assert not vlad.alive
    assert keith.hits == 6
    assert [event.warrior for event in table.heard(Immune)] == [keith.number]


@rule("synergy.power.battle-brolly", "synergy.power.irresistible-polka")
def test_nobody_dances_under_a_brolly(table: Table) -> None:
    igor = table.put(0, 3, 3, "irresistible-polka")
    vlad = table.put(1, 8, 6, "battle-brolly")
    igor.strikes(None, "irresistible-polka")
    assert vlad.square == "i7"
    assert [event.warrior for event in table.heard(Immune)] == [vlad.number]


# -- hooks


@rule("synergy.knockback", "synergy.power.jelly-bones")
@pytest.mark.parametrize(
    ("card", "die", "squares"), [("battle-brolly", 4, 1), ("preposterous-mallet", 5, 2), ("grenade", 3, 1)]
)
@pytest.mark.parametrize("jelly", [False, True])
def test_knockback(table: Table, card: str, die: int, squares: int, jelly: bool) -> None:
    thrown = card == "grenade"
    igor = table.put(0, 2 if thrown else 6, 6, card)
    vlad = table.put(1, 7, 6, *(("jelly-bones",) if jelly else ()))
    table.roll(die)
    igor.strikes("g7" if thrown else vlad, card)
    assert vlad.at == (7 + squares * (2 if jelly else 1), 6), "jelly bones fly twice as far, even if nothing hurts them"
    assert table.heard(Knocked)


@rule("synergy.random")
def test_random_movement_of_points_and_of_warriors(table: Table) -> None:
    igor, vlad = table.put(0, 3, 3, "grenade", "second-hand-jetpack"), table.put(1, 13, 13)
    table.mark("peel", "n13", igor, "crate-of-bananas")
    table.roll(2, 6, 6, 3)
    igor.strikes("d6", "grenade")
    assert [event.square for event in table.heard(PointDrifted)] == [5 * 15 + 6], "6 and 6 and 3: three squares east"
    table.roll(1, 6, 1)
    igor.moves("second-hand-jetpack", "h4")
    assert igor.square == "h4", "6 then 1 is stay"
    table.roll(6, 5)
    vlad.steps("N")
    assert vlad.square == "l13", "6 then 5: two squares west"
    assert {event.warrior for event in table.heard(Drifted)} == {vlad.number}


@rule("synergy.range")
@pytest.mark.parametrize(
    ("card", "far"),
    [
        ("pocket-pistol", 6),
        ("mostly-reliable-boomerang", 4),
        ("withering-sarcasm", 5),
        ("flameblast", 4),
        ("zorch-ball", 3),
        ("gossip-lightning", 4),
        ("hypno-pinwheel", 3),
    ],
)
def test_ranged_strikes_reach_so_far_and_the_first_warrior_blocks(table: Table, card: str, far: int) -> None:
    igor = table.put(0, 3, 6, card)
    table.put(1, 3, 7 + far), table.put(1, 4, 7)
    reached = table.put(1, 3 + far, 6)
    assert igor.targets(card) == {repr(reached)}
    between = table.put(0, 4, 6)
    heard = {repr(reached)} if card == "withering-sarcasm" else set()  # nobody is in the way of a voice
    assert igor.targets(card) == {repr(between)} | heard


@rule("synergy.throw")
@pytest.mark.parametrize(
    ("card", "far"), [("grenade", 4), ("smoke-bomb", 4), ("crate-of-bananas", 4), ("portable-holes", 3)]
)
def test_thrown_gadgets_reach_so_far_but_not_through_a_warrior(table: Table, card: str, far: int) -> None:
    igor = table.put(0, 6, 0, card)
    table.put(1, 4, 0)
    south = {f"g{1 + step}" for step in range(1, far + 1)}
    east = {"hijk"[step - 1] + "1" for step in range(1, far + 1)}
    west = {"f1"} if PROFILES[number_of(card)].marker in ("peel", "hole") else {"f1", "e1"}
    assert igor.targets(card) == south | east | west


@rule("synergy.obstacle", "synergy.power.second-hand-jetpack")
def test_passing_obstacles(table: Table) -> None:
    igor = table.put(0, 7, 6, "second-hand-jetpack")
    table.mark("barrier", "h5", igor, "mental-barrier")
    table.roll(3)
    igor.moves("second-hand-jetpack", "h4")
    assert igor.square == "h4", "over a barrier and a pillar"


@rule("synergy.damage.types")
@pytest.mark.parametrize(
    ("card", "safe", "harmful"),
    [
        ("tin-foil-hat", "withering-sarcasm", "pocket-pistol"),
        ("rhino-hide-graft", "mostly-reliable-boomerang", "pocket-pistol"),
        ("reactor-tummy", "flameblast", "pocket-pistol"),
        ("jelly-bones", "pocket-pistol", "flameblast"),
    ],
)
def test_immunity_to_a_damage_type(table: Table, card: str, safe: str, harmful: str) -> None:
    igor, vlad = table.put(0, 6, 6, safe, harmful, "two-heads"), table.put(1, 9, 6, card)
    for strike, hits in ((safe, 6), (harmful, None)):
        table.roll(*([6, 6] if strike == "mostly-reliable-boomerang" else [6]))
        igor.strikes(vlad, strike)
        assert vlad.hits < 6 if hits is None else vlad.hits == hits


@rule("synergy.power.dustbin-lid", "synergy.power.evil-eye")
@pytest.mark.parametrize(
    ("card", "strike", "hits"), [("dustbin-lid", "pocket-pistol", 4), ("mirror-shades", "flameblast", 3)]
)
def test_defence_reactions_with_rolls_can_be_meddled_with(table: Table, card: str, strike: str, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, strike, "evil-eye"), table.put(1, 9, 6, card)
    table.roll(4, 5)
    table.uses(vlad, card, "escape")
    table.uses(igor, "evil-eye", "meddle")
    igor.strikes(vlad, strike)
    assert (igor.hits, vlad.hits) == (6, hits), "the 5 became a 3"


@rule("synergy.hits")
def test_extra_hits_add_up(table: Table) -> None:
    igor = table.put(0, 6, 6, "load-bearing-corset", "bonus-kidneys", "absolute-unit")
    assert igor.hits == 6 + 2 + 3 + 4


@rule("synergy.death.loss")
@pytest.mark.parametrize(("card", "die"), [("light-fingers", 3), ("butterfinger-hex", 4), ("luddite-hex", 4)])
def test_death_through_power_loss_at_the_hands_of_others(table: Table, card: str, die: int) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, "load-bearing-corset", hits=2)
    table.roll(die)
    igor.strikes(None if card == "luddite-hex" else vlad, card)
    assert not vlad.alive
    assert igor.hits == (8 if card == "light-fingers" else 6), "the new wearer gains them"


@rule("synergy.death.loss")
@pytest.mark.parametrize("how", ["drop", "give", "suppress"])
def test_death_through_power_loss(table: Table, how: str) -> None:
    igor, friend = table.put(0, 6, 6, "load-bearing-corset", hits=2), table.put(0, 7, 6)
    igor.begins()
    if how == "drop":
        igor.drops("load-bearing-corset")
    elif how == "give":
        igor.gives(friend, "load-bearing-corset")
        assert friend.hits == 8
    else:
        suppress(table.state, table.tell, igor.number, number_of("load-bearing-corset"), friend.number)
        igor.walks("f7")
    assert not igor.alive


@rule("synergy.power.enhancer-helmet", "synergy.power.luck", "synergy.power.evil-eye")
def test_die_shifts_first_the_rollers_then_other_peoples(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "luck"), table.put(1, 7, 6, down=("evil-eye",))
    table.roll(3)
    table.answer("shift", 2)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert [(event.warrior, event.die) for event in table.heard(DieShifted)] == [(igor.number, 5), (vlad.number, 3)]
    assert vlad.hits == 6


@rule("synergy.power.jumper-cables")
def test_strikes_on_dead_bodies_and_raising_the_dead(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "jumper-cables"), table.body(0, 7, 6)
    table.roll(5)
    igor.strikes(friend, "jumper-cables")
    assert [event.warrior for event in table.heard(Revived)] == [friend.number]


@rule("synergy.power.lunchbox-of-mercy")
def test_strikes_on_allies_and_on_oneself_that_heal(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "lunchbox-of-mercy", "two-heads", hits=1), table.put(0, 7, 6, hits=1)
    igor.strikes(igor, "lunchbox-of-mercy").strikes(friend, "lunchbox-of-mercy")
    assert [(event.warrior, event.by) for event in table.heard(Healed)] == [(igor.number, 2), (friend.number, 2)]


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.stunning-beauty", "synergy.power.acrobatic-evasion")
@pytest.mark.parametrize("card", ["stunning-beauty", "acrobatic-evasion", "chameleon-skin", ""])
def test_gates_and_evasion_work_against_a_magnet(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 6, 6, "grenade", *((card,) if card else ()))
    vlad.ends()
    igor.begins()
    if card == "chameleon-skin":
        assert igor.targets("horseshoe-supermagnet") == set()
        return
    table.roll(2 if card == "stunning-beauty" else 3)
    if card == "acrobatic-evasion":
        table.uses(vlad, card, "escape")
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(vlad) == ({"grenade"} if card else set())


@rule("synergy.flag", "synergy.power.horseshoe-supermagnet")
def test_magnetism(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    gadgets = [
        card.id
        for card in PROFILES
        if card.category == GADGET and card.index < BASIC and card.id != "horseshoe-supermagnet"
    ]
    for gadget in gadgets:
        table.lay(gadget, "e7")
    wooden = {"mostly-reliable-boomerang", "rubber-chicken", "crate-of-bananas", "load-bearing-corset", "tin-foil-hat"}
    flags = {gadget for gadget in gadgets if gadget.startswith("flag-")}
    assert len(flags) == 6
    assert igor.targets("horseshoe-supermagnet") == set(gadgets) - wooden - flags


@rule("synergy.gadget.limit")
def test_the_gadget_limit_of_spare_arms_is_left_when_the_pants_are_gone(table: Table) -> None:
    five = ("grenade", "smoke-bomb", "dustbin-lid", "jumper-cables", "flag-cats")
    igor = table.put(0, 6, 6, "cargo-pants", "spare-arms", *five)
    igor.drops("cargo-pants")
    assert table.gadgets(igor) == set(five), "three and two more"


@rule("synergy.secret", "synergy.gadget.limit")
def test_secret_gadgets_count_while_they_are_face_down(table: Table) -> None:
    assert all(
        PROFILES[number_of(card)].secret
        for card in ("pocket-pistol", "rubber-chicken", "mirror-shades", "tin-foil-hat")
    )
    igor = table.put(0, 6, 6, "flag-cats", "dustbin-lid", down=("pocket-pistol",))
    table.lay("grenade", "g7")
    table.answer("keep", number_of("pocket-pistol"))
    igor.picks("grenade")
    assert (igor.down, table.loose("g7")) == (set(), {"pocket-pistol"}), "what leaves a warrior turns up"


@rule("synergy.area", "synergy.power.battle-brolly")
def test_blocking_areas(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 8, 8, "battle-brolly")
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, set())
