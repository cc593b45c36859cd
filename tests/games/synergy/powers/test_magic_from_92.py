"""Magic, one test or more for each card and each of its rulings, in the order of the printed deck: 92 to 100."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import ENERGY, HARD, MENTAL, SHARP
from fracas.games.synergy.events import CardFreed, CardKept, CardSuppressed, Cursed, CurseEnded, DamageAdded, Healed
from fracas.games.synergy.numbers import AT_SQUARE
from fracas.games.synergy.state import cursed_by
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, StoryError, Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 92


@rule("synergy.power.irresistible-polka", "synergy.random", "synergy.simultaneous")
def test_everybody_within_7_drifts_once_in_the_strikers_order(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "irresistible-polka"), table.put(0, 8, 8, "flag-orcs")
    vlad, keith = table.put(1, 3, 3), table.put(1, 14, 6)
    table.answer("next", vlad.number)
    table.roll(2, 3)
    igor.strikes(None, "irresistible-polka")
    assert [each.at for each in (vlad, petra, igor, keith)] == [(3, 2), (9, 8), (6, 6), (14, 6)]
    assert table.gadgets(petra) == {"flag-orcs"}, "flags go where their bearers go"
    assert [each.hits for each in (vlad, petra)] == [6, 6]


@rule("synergy.power.irresistible-polka", "synergy.collide")
def test_dancers_collide_as_usual(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "irresistible-polka"), table.put(1, 8, 8), table.put(1, 9, 8)
    table.answer("next", vlad.number)
    table.roll(3, 1, 4, 3)  # Vlad east into Keith: Vlad is hurt, Keith is not; then Keith goes east
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, vlad.hits, keith.hits) == ((8, 8), 5, 6)
    assert keith.at == (10, 8)


@rule("synergy.power.irresistible-polka", "synergy.power.luck")
def test_each_dancers_owner_rolls_its_die(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka", "luck")
    vlad = table.put(1, 8, 8)
    table.roll(3)
    igor.strikes(None, "irresistible-polka")
    assert vlad.at == (9, 8)
    assert (0, "shift") not in table.asked, "the striker's luck is for its own dice"


@rule("synergy.power.irresistible-polka", "synergy.power.tin-foil-hat", "synergy.power.suction-cup-soles")
def test_whoever_is_immune_to_mental_or_cannot_drift_does_not_dance(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka")
    vlad, keith = table.put(1, 8, 8, "tin-foil-hat"), table.put(1, 3, 3, "suction-cup-soles")
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, keith.at) == ((8, 8), (3, 3))


@rule("synergy.power.irresistible-polka", "synergy.power.anti-magic-aura")
def test_nobody_dances_in_an_anti_magic_aura(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka")
    vlad, keith = table.put(1, 11, 6, "anti-magic-aura"), table.put(1, 9, 6)
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, keith.at) == ((11, 6), (9, 6))


# 93


@rule("synergy.power.hickey-of-doom", "synergy.secret")
def test_a_hickey_bites_and_heals(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("hickey-of-doom",), hits=2), table.put(1, 6, 7)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (4, 4)


@rule("synergy.power.hickey-of-doom")
def test_a_missed_or_harmless_bite_heals_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "two-heads", hits=2), table.put(1, 6, 7)
    keith = table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(2)
    igor.strikes(vlad, "hickey-of-doom")
    table.roll(6)
    igor.strikes(keith, "hickey-of-doom")
    assert (igor.hits, vlad.hits, keith.hits) == (2, 6, 6)


@rule("synergy.power.hickey-of-doom")
def test_a_hickey_never_heals_more_than_the_victim_had_left(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "might", hits=2), table.put(1, 6, 7, hits=1)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.alive) == (3, False), "also of one that dies of it"


@rule("synergy.power.hickey-of-doom")
def test_a_hickey_never_heals_above_the_full_total(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", hits=5), table.put(1, 6, 7)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (6, 4)
    assert [event.by for event in table.heard(Healed)] == [1]


@rule("synergy.power.hickey-of-doom", "synergy.status.poisoned")
def test_a_hickey_ends_poison_and_counts_modifiers(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "strength", hits=1), table.put(1, 6, 7)
    igor.it.statuses, igor.it.makers, igor.it.under = [5], [vlad.number], 1 << 5
    igor.it.hits = 2
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (5, 2), "poison took 1 before, the bite gave 4"
    assert igor.statuses == set()


# 94


@rule("synergy.power.blink")
@pytest.mark.parametrize("to", [(8, 8), (4, 5), (6, 4), (7, 6)])
def test_a_blink_goes_anywhere_within_2_past_anything(table: Table, to: tuple[int, int]) -> None:
    igor = table.put(0, 6, 6, "blink")
    for spot in ((6, 5), (5, 6), (6, 7), (7, 7), (5, 5)):
        table.put(1, *spot)
    igor.moves("blink", to)
    assert igor.at == to
    assert not igor.can("move")


@rule("synergy.power.blink")
@pytest.mark.parametrize("to", [(9, 6), (6, 7), (5, 7), (7, 5)])
def test_a_blink_ends_on_a_free_square_within_2(table: Table, to: tuple[int, int]) -> None:
    """Too far, where somebody stands, and on two pillars."""
    igor = table.put(0, 6, 6, "blink")
    table.put(1, 6, 7)
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("blink", to)


@rule("synergy.power.blink", "synergy.power.fast", "synergy.power.the-moves")
def test_added_squares_are_walked_after_a_blink(table: Table) -> None:
    igor = table.put(0, 6, 6, "blink", "fast", "the-moves")
    table.answer("walk", square_of((10, 8)))
    igor.moves("blink", (8, 8))
    assert igor.at == (10, 8)


@rule("synergy.power.blink", "synergy.power.too-many-legs")
def test_a_doubled_blink_is_done_twice(table: Table) -> None:
    igor = table.put(0, 6, 6, "blink", "too-many-legs")
    igor.moves("blink", (8, 8), (10, 6))
    assert igor.at == (10, 6)


@rule("synergy.power.blink", "synergy.power.anti-magic-aura")
def test_there_is_no_blink_into_or_out_of_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "blink"), table.put(1, 9, 8, "anti-magic-aura")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("blink", (8, 8))
    vlad.ends()
    assert igor.begins().can("move", "blink")
    vlad.walks((8, 8))
    assert not igor.begins().can("move", "blink"), "it stands in the aura"


# 95


def lights(table: Table, igor: Fighter, first: tuple[int, int], second: tuple[int, int] | None = None) -> None:
    """Light one or two fires."""
    if second is not None:
        table.answer("another", AT_SQUARE + square_of(second))
    igor.strikes(first, "circle-of-campfires")


@rule("synergy.power.circle-of-campfires")
def test_one_or_two_fires_burn_whoever_enters(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 7)
    lights(table, igor, (8, 8), (3, 3))
    assert table.markers((8, 8)) == table.markers((3, 3)) == {"campfire"}
    vlad.walks((8, 8))
    assert (vlad.hits, vlad.at) == (5, (8, 8))
    vlad.ends()
    lights(table, igor, (6, 8))
    assert len(table.state.markers) == 3


@rule("synergy.power.circle-of-campfires")
def test_whoever_begins_its_turn_on_a_fire_is_burnt(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 8)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    vlad.begins()
    assert vlad.hits == 5


@rule("synergy.power.circle-of-campfires")
def test_fires_burn_friends_and_their_maker_too(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "circle-of-campfires"), table.put(0, 8, 7)
    lights(table, igor, (6, 7), (8, 8))
    igor.walks((6, 7))
    assert igor.hits == 5
    igor.ends()
    petra.walks((8, 8))
    assert petra.hits == 5


@rule("synergy.power.circle-of-campfires")
def test_fires_are_lit_on_empty_squares_within_3(table: Table) -> None:
    igor = table.put(0, 6, 6, "circle-of-campfires")
    table.put(1, 6, 7)
    table.lay("grenade", (8, 8))
    seen = igor.begins().targets("circle-of-campfires")
    assert {"d4", "j10", "g6"} <= seen, "no line is needed"
    assert not {"g8", "i9", "h6", "k7", "g7"} & seen, "Vlad, a grenade, a pillar, 4 squares, and oneself"


@rule("synergy.power.circle-of-campfires")
def test_a_fifth_fire_replaces_one_of_yours(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 11, 11)
    for spot in ((3, 3), (3, 4), (3, 5)):
        table.mark("campfire", spot, igor, "circle-of-campfires")
    table.answer("replace", square_of((3, 4)))
    lights(table, igor, (8, 8), (8, 6))
    assert len(table.state.markers) == 4
    assert table.markers((3, 4)) == set()
    assert vlad.alive


@rule("synergy.power.circle-of-campfires", "synergy.range")
def test_a_fire_is_no_obstacle_and_blocks_no_sight(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires", "flameblast"), table.put(1, 9, 6)
    table.mark("campfire", (7, 6), igor, "circle-of-campfires")
    assert repr(vlad) in igor.begins().targets("flameblast")
    igor.steps("E", "E")
    assert (igor.at, igor.hits) == ((8, 6), 5)


@rule("synergy.power.circle-of-campfires")
def test_fires_are_out_when_their_maker_dies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires", hits=1), table.put(1, 6, 7)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    table.roll(4)
    vlad.strikes(igor)
    assert table.markers((8, 8)) == set()


@rule("synergy.power.circle-of-campfires", "synergy.power.reactor-tummy")
def test_a_fire_is_energy_and_takes_no_modifiers(table: Table) -> None:
    igor = table.put(0, 6, 6, "circle-of-campfires", "might", "strength")
    vlad, keith = table.put(1, 8, 7), table.put(1, 3, 4, "reactor-tummy")
    lights(table, igor, (8, 8), (3, 3))
    vlad.walks((8, 8))
    vlad.ends()
    keith.walks((3, 3))
    assert (vlad.hits, keith.hits) == (5, 6)


@rule("synergy.power.circle-of-campfires", "synergy.power.anti-magic-aura", "synergy.status.suppressed")
def test_a_fire_in_an_aura_or_of_a_suppressed_card_is_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 7, "power-pinch")
    table.put(1, 13, 13, "anti-magic-aura")
    keith = table.put(1, 11, 12)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    table.mark("campfire", (11, 13), igor, "circle-of-campfires")
    keith.walks((11, 13))
    assert keith.hits == 6
    keith.ends()
    vlad.walks((6, 7))
    table.roll(4)
    vlad.strikes(igor, "power-pinch")
    vlad.ends()
    table.put(1, 8, 7).walks((8, 8))
    assert [warrior.hits for warrior in table.state.warriors] == [6] * 7


@rule("synergy.power.circle-of-campfires", "synergy.status.confused")
def test_the_fires_of_the_confused_stray(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 6, 11, "confuse")
    table.roll(4)
    vlad.strikes(igor, "confuse")
    table.roll(3, 5)
    lights(table, igor, (8, 8), (3, 3))
    assert table.markers((9, 8)) == table.markers((2, 3)) == {"campfire"}


# 96


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


# 97


def wishes(table: Table, igor: Fighter, cards: tuple[str, str, str], kept: str) -> None:
    """Use the wish, draw these three and keep one."""
    igor.uses("one-leftover-wish")
    for card in cards:
        table.answer("draw", row(card))
    table._run([])
    table.answer("keep-card", row(kept))
    table._run([])


@rule("synergy.power.one-leftover-wish", "synergy.secret")
def test_a_wish_is_three_cards_of_which_one_is_kept(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("one-leftover-wish",)), table.put(1, 6, 7)
    wishes(table, igor, ("strength", "fast", "might"), "strength")
    assert igor.cards == igor.working == {"strength"}
    assert table.discards == {"one-leftover-wish", "fast", "might"}
    assert [event.card for event in table.heard(CardKept)] == [row("strength")], "an open one is shown"
    assert igor.can("move"), "it costs neither move nor strike"
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 3, "it works at once"
    assert not igor.can("use", "one-leftover-wish")


@rule("synergy.power.one-leftover-wish", "synergy.secret")
def test_a_secret_card_that_was_wished_for_lies_face_down(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    wishes(table, igor, ("strength", "flameblast", "might"), "flameblast")
    assert (igor.cards, igor.down) == (set(), {"flameblast"})
    assert [event.card for event in table.heard(CardKept)] == [-1]


@rule("synergy.power.one-leftover-wish", "synergy.power.overachiever")
def test_a_card_that_draws_does_so_at_once(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    wishes(table, igor, ("strength", "overachiever", "might"), "overachiever")
    table.answer("draw", row("fast"))
    table.answer("draw", row("two-heads"))
    table._run([])
    assert igor.cards == {"overachiever", "fast", "two-heads"}


@rule("synergy.power.one-leftover-wish", "synergy.power.anti-magic-aura")
def test_wishes_are_made_in_ones_own_turn_and_not_in_an_aura(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    assert igor.begins().can("use", "one-leftover-wish")
    table.put(1, 6, 8, "anti-magic-aura")
    assert not igor.can("use", "one-leftover-wish")


@rule("synergy.power.one-leftover-wish", "synergy.option.extra-team-powers")
def test_as_a_team_power_each_warrior_has_one_wish(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 8, 8)
    table.give_team_card(0, "one-leftover-wish")
    wishes(table, igor, ("strength", "fast", "might"), "strength")
    assert not igor.can("use", "one-leftover-wish")
    igor.ends()
    assert petra.begins().can("use", "one-leftover-wish")
    assert "one-leftover-wish" not in table.discards


# 98


@rule("synergy.power.gossip-lightning", "synergy.secret")
def test_gossip_passes_on_until_it_misses(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, down=("gossip-lightning",)), table.put(0, 10, 10)
    vlad, keith, dora = table.put(1, 6, 8), table.put(1, 8, 8), table.put(1, 11, 12)
    for victim in (keith, petra, dora):
        table.answer("another", victim.number)
    table.roll(4, 4, 4, 3)
    igor.strikes(vlad, "gossip-lightning")
    assert [each.hits for each in (vlad, keith, petra, dora)] == [4, 4, 4, 6], "friends can be victims"


@rule("synergy.power.gossip-lightning")
def test_the_gossip_may_stop(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 8), table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (4, 6)


@rule("synergy.power.gossip-lightning")
def test_gossip_comes_to_nobody_twice_and_never_back(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 7), table.put(1, 7, 7)
    table.put(1, 6, 10)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (igor.hits, vlad.hits, keith.hits) == (6, 4, 4)
    assert table.asked.count((0, "another")) == 1, "near Keith are only Vlad and Igor"


@rule("synergy.power.gossip-lightning")
def test_later_hops_need_no_line_and_name_nobody(table: Table) -> None:
    """Absolute Unit is struck at +1 where it is named. Between the two stands a pillar."""
    igor = table.put(0, 6, 5, "gossip-lightning")
    vlad, keith = table.put(1, 6, 7, "absolute-unit"), table.put(1, 4, 7, "absolute-unit")
    table.answer("another", keith.number)
    table.roll(3, 3)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (8, 10)


@rule("synergy.power.gossip-lightning", "synergy.power.strength")
def test_modifiers_count_for_each_hop(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning", "strength"), table.put(1, 6, 8), table.put(1, 6, 9)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (2, 2)


@rule("synergy.power.gossip-lightning", "synergy.power.mirror-shades")
def test_gossip_sent_back_ends_with_the_gossip(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 7, "mirror-shades"), table.put(1, 7, 6)
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "gossip-lightning")
    assert (igor.hits, vlad.hits, keith.hits) == (4, 6, 6)
    assert (0, "another") not in table.asked


@rule("synergy.power.gossip-lightning", "synergy.power.reactor-tummy")
def test_gossip_passes_on_from_somebody_immune(table: Table) -> None:
    igor = table.put(0, 6, 6, "gossip-lightning")
    vlad, keith = table.put(1, 6, 8, "reactor-tummy"), table.put(1, 6, 9)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.gossip-lightning", "synergy.power.anti-magic-aura")
def test_gossip_does_not_get_into_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 8)
    table.put(1, 8, 10)
    table.put(1, 10, 11, "anti-magic-aura")
    table.roll(4)
    igor.strikes(vlad, "gossip-lightning")
    assert (0, "another") not in table.asked


# 99


@rule("synergy.power.mood-ring-fists")
@pytest.mark.parametrize("kind", [HARD, SHARP, ENERGY, MENTAL])
def test_mood_ring_fists_choose_the_kind_and_do_1_more(table: Table, kind: int) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists"), table.put(1, 6, 7)
    table.answer("kind", kind)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 4
    assert [event.kind for event in table.heard(DamageAdded)] == [kind]


@rule("synergy.power.mood-ring-fists", "synergy.power.tin-foil-hat")
def test_the_chosen_kind_is_what_immunity_asks_for(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists", "hickey-of-doom"), table.put(1, 6, 7, "tin-foil-hat")
    table.answer("kind", MENTAL)
    table.roll(4)
    igor.strikes(vlad, "hickey-of-doom")
    assert vlad.hits == 6


@rule("synergy.power.mood-ring-fists")
def test_mood_rings_are_for_adjacent_strikes_with_damage_only(table: Table) -> None:
    igor = table.put(0, 6, 6, "mood-ring-fists", "flameblast", "light-fingers", "reactor-tummy")
    vlad = table.put(1, 6, 7, "absolute-unit", "grenade")
    table.roll(4)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 7, "a ranged card used next door is no adjacent strike"
    igor.ends()
    igor.strikes(None, "reactor-tummy")
    assert vlad.hits == 4
    assert (0, "kind") not in table.asked


@rule("synergy.power.mood-ring-fists", "synergy.power.anti-magic-aura")
def test_no_mood_ring_reaches_into_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "mood-ring-fists"), table.put(1, 4, 6)
    table.put(1, 6, 6, "anti-magic-aura")
    assert "mood-ring-fists" in igor.working, "it stands outside"
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (0, "kind") not in table.asked


@rule("synergy.power.mood-ring-fists", "synergy.power.might", "synergy.power.flying-tackle")
def test_mood_rings_add_before_might_and_work_on_a_tackle(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "mood-ring-fists", "might", "flying-tackle"), table.put(1, 6, 6)
    table.answer("kind", SHARP)
    table.answer("follow", square_of((5, 6)))
    table.roll(3)
    igor.combines("flying-tackle", to=(5, 6))
    assert not vlad.alive


# 100


@rule("synergy.power.evil-eye", "synergy.secret")
def test_an_evil_eye_lowers_a_foes_die(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, down=("evil-eye",))
    table.roll(5)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert vlad.cards == {"evil-eye"}


@rule("synergy.power.evil-eye", "synergy.secret")
def test_whoever_might_have_the_eye_is_asked_just_the_same(table: Table) -> None:
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
