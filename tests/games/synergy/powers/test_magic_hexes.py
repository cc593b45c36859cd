"""Magic against what somebody has: each card, and each of its rulings that could go wrong.

Butterfinger Hex, Luddite Hex, Evil Eye.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.cards import CardFreed, CardSuppressed, Cursed, CurseEnded
from fracas.games.synergy.terms import cursed_by
from tests.games.synergy.powers.hands import wishes
from tests.kit.rules import rule
from tests.kit.synergy import Table, row


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 91 butterfinger-hex


@rule("synergy.power.butterfinger-hex")
def test_butterfingers_drop_all_gadgets_and_flags(table: Table) -> None:
    igor = table.put(0, 6, 6, "butterfinger-hex")
    vlad = table.put(1, 6, 11, "grenade", "flag-orcs", "strength", down=("tin-foil-hat", "flameblast"))
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.loose((6, 11)) == {"grenade", "flag-orcs", "tin-foil-hat"}
    assert (vlad.cards, vlad.down) == ({"strength"}, {"flameblast"})


@rule("synergy.power.butterfinger-hex")
def test_a_3_does_not_loosen_a_grip(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "grenade")
    table.roll(3)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.gadgets(vlad) == {"grenade"}


@rule("synergy.power.butterfinger-hex", "synergy.death.loss")
def test_a_dropped_corset_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "load-bearing-corset", hits=2)
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert not vlad.alive
    assert table.loose((6, 8)) == {"load-bearing-corset"}


@rule("synergy.power.butterfinger-hex", "synergy.gadget.pick")
def test_the_victim_may_pick_up_again_a_strike_each(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "grenade", "flag-orcs")
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    vlad.picks("flag-orcs")
    assert table.gadgets(vlad) == {"flag-orcs"}
    assert not vlad.can("pick")


@rule("synergy.power.butterfinger-hex", "synergy.status.frozen")
def test_the_frozen_drop_things_too(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex", "deep-freeze", "two-heads"), table.put(1, 6, 8, "grenade")
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.loose((6, 8)) == {"grenade"}


# 96 luddite-hex


@rule("synergy.power.luddite-hex", "synergy.status.suppressed", "synergy.duration")
def test_gadgets_of_all_others_within_3_are_suppressed(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "luddite-hex", "grenade"), table.put(0, 9, 9, "tin-foil-hat")
    vlad, keith = table.put(1, 3, 6, "load-bearing-corset", "strength"), table.put(1, 10, 6, "smoke-bomb")
    assert vlad.hits == 8
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert (petra.working, vlad.working, keith.working) == (set(), {"strength"}, {"smoke-bomb"})
    assert igor.working == {"luddite-hex", "grenade"}
    assert vlad.hits == 6
    assert table.gadgets(vlad) == {"load-bearing-corset"}, "still carried"
    igor.ends().begins()
    assert (vlad.hits, petra.working) == (8, {"tin-foil-hat"})


@rule("synergy.power.luddite-hex")
def test_a_luddite_hex_has_one_success_roll(table: Table) -> None:
    igor, vlad, keith = (
        table.put(0, 6, 6, "luddite-hex"),
        table.put(1, 6, 7, "grenade"),
        table.put(1, 7, 6, "smoke-bomb"),
    )
    table.roll(3)
    igor.strikes(None, "luddite-hex")
    assert (vlad.working, keith.working) == ({"grenade"}, {"smoke-bomb"})


@rule("synergy.power.luddite-hex", "synergy.gadget.limit", "synergy.power.cargo-pants")
def test_without_the_room_of_cargo_pants_the_surplus_drops(table: Table) -> None:
    igor = table.put(0, 6, 6, "luddite-hex")
    vlad = table.put(1, 6, 8, "cargo-pants", "grenade", "smoke-bomb", "crate-of-bananas")
    table.roll(4)
    table.answer("keep", row("smoke-bomb"))
    igor.strikes(None, "luddite-hex")
    assert table.gadgets(vlad) == {"cargo-pants", "grenade", "crate-of-bananas"}
    assert table.loose((6, 8)) == {"smoke-bomb"}


@rule("synergy.power.luddite-hex", "synergy.gadget.trade")
def test_a_gadget_handed_on_stays_suppressed(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 9, "grenade"), table.put(1, 6, 10)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    vlad.gives(keith, "grenade")
    assert (keith.cards, keith.working) == ({"grenade"}, set())
    igor.begins()
    assert keith.working == {"grenade"}


@rule("synergy.power.luddite-hex", "synergy.option.extra-team-powers", "synergy.duration")
def test_what_two_have_cursed_works_again_after_both(table: Table) -> None:
    """As a team power the hex is everybody's; nobody says that a gadget works that does not."""
    table.give_team_card(0, "luddite-hex")
    igor, petra = table.put(0, 6, 6), table.put(0, 8, 6)
    vlad = table.put(1, 6, 4, "grenade", down=("tin-foil-hat",))
    for hexer in (igor, petra):
        table.roll(4)
        hexer.strikes(None, "luddite-hex")
    table.events.clear()
    vlad.begins()
    igor.begins()
    assert not [event for event in table.events if isinstance(event, CardFreed | CurseEnded)]
    assert (vlad.working, vlad.it.marks) == (set(), [cursed_by(petra.number)])
    petra.begins()
    assert len([event for event in table.events if isinstance(event, CardFreed | CurseEnded)]) == 2
    assert (vlad.working, vlad.it.marks) == ({"grenade"}, [0])


@rule("synergy.power.luddite-hex", "synergy.flag")
def test_flags_have_nothing_to_lose(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, "flag-orcs", down=("tin-foil-hat",))
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert table.state.suppressed == []
    assert vlad.down == {"tin-foil-hat"}, "a face-down gadget is suppressed, and stays unseen"


@rule("synergy.power.luddite-hex", "synergy.secret", "synergy.duration")
def test_a_face_down_gadget_is_suppressed_until_the_hexer_acts_again(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex", "withering-sarcasm"), table.put(1, 6, 8, down=("tin-foil-hat",))
    petra = table.put(0, 9, 8, "withering-sarcasm")
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    table.roll(3)
    petra.strikes(vlad, "withering-sarcasm")
    assert (1, "armour") in table.asked, "the prompt stays"
    assert vlad.hits == 4
    assert not vlad.begins().can("use", "tin-foil-hat"), "and the option goes"
    table.roll(3)
    table.uses(vlad, "tin-foil-hat", "armour")
    igor.begins().strikes(vlad, "withering-sarcasm")
    assert (vlad.hits, vlad.working) == (4, {"tin-foil-hat"})


@rule("synergy.power.luddite-hex", "synergy.secret")
def test_a_face_down_pistol_under_the_hex_is_not_fired_and_other_cards_are_used(table: Table) -> None:
    igor = table.put(0, 6, 6, "luddite-hex")
    vlad = table.put(1, 6, 8, down=("pocket-pistol", "flameblast"))
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    vlad.begins()
    assert vlad.can("strike", "flameblast") and not vlad.can("strike", "pocket-pistol")


@rule("synergy.power.luddite-hex", "synergy.secret", "synergy.gadget.drop")
def test_a_face_down_gadget_that_turns_up_shows_that_it_is_suppressed(table: Table) -> None:
    igor = table.put(0, 6, 6, "luddite-hex")
    vlad, keith = table.put(1, 6, 8, down=("pocket-pistol", "low-blow")), table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    vlad.gives(keith, "pocket-pistol")
    assert table.state.suppressed == [(row("pocket-pistol"), igor.number)]
    assert (keith.cards, keith.working, vlad.it.marks) == ({"pocket-pistol"}, set(), [cursed_by(igor.number)])
    igor.begins()
    assert (keith.working, vlad.it.marks) == ({"pocket-pistol"}, [0])


@rule("synergy.power.luddite-hex", "synergy.death")
def test_what_the_dead_had_face_down_stays_suppressed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, down=("pocket-pistol",), hits=1)
    petra = table.put(0, 6, 9)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    table.roll(4)
    petra.strikes(vlad)
    assert table.loose((6, 8)) == {"pocket-pistol"}
    assert table.state.suppressed == [(row("pocket-pistol"), igor.number)]


@rule("synergy.power.luddite-hex", "synergy.power.one-leftover-wish", "synergy.secret")
def test_a_card_drawn_after_the_hex_works(table: Table) -> None:
    igor = table.put(0, 6, 6, "luddite-hex")
    vlad = table.put(1, 6, 8, "one-leftover-wish", down=("rubber-chicken",))
    table.put(0, 6, 9)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    wishes(table, vlad.begins(), ("pocket-pistol", "fast", "might"), "pocket-pistol")
    assert vlad.down == {"rubber-chicken", "pocket-pistol"}
    assert vlad.can("strike", "pocket-pistol") and not vlad.can("strike", "rubber-chicken")


@rule("synergy.power.luddite-hex", "synergy.secret")
@pytest.mark.parametrize("down", ["pocket-pistol", "low-blow"])
def test_nobody_learns_what_the_hex_has_found(table: Table, down: str) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, down=(down,))
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert [event for event in table.events if isinstance(event, Cursed | CardSuppressed)] == [
        Cursed(vlad.number, igor.number)
    ]


@rule("synergy.power.luddite-hex", "synergy.death.loss")
def test_a_suppressed_corset_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, "load-bearing-corset", hits=2)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert not vlad.alive


@rule("synergy.power.luddite-hex", "synergy.power.smoke-bomb")
def test_smoke_of_a_suppressed_bomb_is_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex", "flameblast"), table.put(1, 6, 8, "smoke-bomb")
    for spot in ((6, 7), (6, 8)):
        table.mark("smoke", spot, vlad, "smoke-bomb")
    assert repr(vlad) not in igor.begins().targets("flameblast")
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert repr(vlad) in igor.targets("flameblast")


# 100 evil-eye


@rule("synergy.power.evil-eye", "synergy.secret")
def test_an_evil_eye_lowers_a_foes_die(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, down=("evil-eye",))
    table.roll(5)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert vlad.cards == {"evil-eye"}


@rule("synergy.power.evil-eye", "synergy.secret")
def test_anybody_who_might_have_the_eye_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, down=("laser-eyebrows",))
    table.roll(5)
    igor.strikes(vlad)
    assert (1, "meddle") in table.asked
    assert vlad.hits == 5


@rule("synergy.power.evil-eye")
def test_an_evil_eye_works_once_per_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 6, 7, "evil-eye")
    table.roll(5)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "meddle") not in table.asked
    igor.ends()
    vlad.ends()
    table.roll(4)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert vlad.hits == 5, "its use comes back when its owner's turn begins"


@rule("synergy.power.evil-eye")
@pytest.mark.parametrize(("spot", "asked"), [((11, 6), True), ((11, 11), True), ((12, 6), False)])
def test_an_evil_eye_sees_foes_within_5(table: Table, spot: tuple[int, int], asked: bool) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    table.put(1, *spot, "evil-eye")
    table.roll(4)
    igor.strikes(vlad)
    assert ((1, "meddle") in table.asked) is asked


@rule("synergy.power.evil-eye")
def test_an_evil_eye_is_for_foes_only(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "evil-eye"), table.put(1, 6, 7)
    table.put(0, 5, 5, "luck")
    table.roll(4)
    igor.strikes(vlad)
    assert (0, "meddle") not in table.asked


@rule("synergy.power.evil-eye")
def test_amounts_stay_at_least_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 7, "evil-eye")
    table.roll(2)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 5


@rule("synergy.power.evil-eye", "synergy.random")
def test_an_evil_eye_lowers_drifts_too(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 8, 6, "evil-eye")
    table.roll(2, 5)
    igor.begins()
    table.told.append(("meddle", 1, -1))
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad, "hurricane-sneeze")
    assert igor.at == (7, 6), "a 5 is west, a 3 is east"


@rule("synergy.power.evil-eye", "synergy.power.luck")
def test_an_evil_eye_comes_after_the_rollers_own_shifts(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "evil-eye")
    table.roll(4)
    table.answer("shift", 1)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert table.asked.index((0, "shift")) < table.asked.index((1, "meddle"))


@rule("synergy.power.evil-eye", "synergy.stun")
def test_a_stunned_eye_is_shut(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hypno-pinwheel", "two-heads"), table.put(1, 6, 7, "evil-eye")
    table.roll(4)
    igor.strikes(vlad, "hypno-pinwheel")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "meddle") not in table.asked


@rule("synergy.power.evil-eye", "synergy.power.anti-magic-aura")
def test_an_evil_eye_does_not_look_into_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "anti-magic-aura"), table.put(1, 6, 7)
    table.put(1, 6, 9, "evil-eye")
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "meddle") not in table.asked
