"""The map and the list of warriors in the terminal."""

from __future__ import annotations

from rich.cells import cell_len
from tests.kit.synergy import Fighter, Table

from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import NAMES as SQUARE_NAMES
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import GONE, STUNNED
from fracas.terminal.games.synergy.table import Table as Drawn
from fracas.terminal.games.synergy.table import marked

TWO = ["Ann", "Bob"]

# -- the map


def drawing(table: Table, viewer: int = 0) -> Drawn:
    return Drawn([SYNERGY.view(table.state, viewer)], TWO)


def cell(table: Table, square: str) -> str:
    """The two cells of a square, without any colour."""
    return drawing(table).square(SQUARE_NAMES.index(square)).plain


def listed(table: Table, fighter: Fighter, viewer: int = 0, width: int = 45) -> str:
    return " ".join(line.plain.strip() for line in drawing(table, viewer).in_full(fighter.number, width))


def test_the_map_has_columns_a_to_o_and_rows_1_to_15_from_the_north_west() -> None:
    table = Table()
    table.put(0, 2, 3)
    lines = [line.plain for line in drawing(table).map()]
    assert lines[0] == "   a b c d e f g h i j k l m n o "
    assert [line[:2].strip() for line in lines[1:]] == [str(row) for row in range(1, 16)]
    assert lines[4][3 + 2 * 2 : 3 + 2 * 2 + 2] == "C■", "the third warrior of the table stands on c4"
    assert all(cell_len(line) == 33 for line in lines)


def test_obstacles_bases_things_and_markers_have_signs_of_their_own() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "mental-barrier")
    table.lay("grenade", "c4")
    table.lay("flag-goths", "d4")
    table.mark("barrier", "e4", igor, "mental-barrier")
    table.mark("campfire", "e6", igor, "circle-of-campfires")
    assert cell(table, "f3") == "██"
    assert cell(table, "b1") == "· "
    assert cell(table, "c4") == "* "
    assert cell(table, "d4") == "⚑◆", "a flag with the sign of its team"
    assert cell(table, "e4") == "▒▒"
    assert cell(table, "e6") == "^ "
    table.state.bases = [SQUARE_NAMES.index("b3"), SQUARE_NAMES.index("b9")]
    assert (cell(table, "b3"), cell(table, "b9")) == ("⌂■", "⌂◆"), "bases are told apart without colour"


def test_warriors_of_six_teams_are_told_apart_without_colour() -> None:
    table = Table(players=6, teams=("orcs", "goths", "cats", "mad-scientists", "librarians", "lawn-gnomes"))
    signs = [cell(table, SQUARE_NAMES[warrior.square])[1] for warrior in table.state.warriors]
    letters = [cell(table, SQUARE_NAMES[warrior.square])[0] for warrior in table.state.warriors]
    assert len(set(signs)) == 6
    assert letters == list("ABCDEF")


def test_a_flag_takes_the_place_of_the_sign_and_two_warriors_share_a_square() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "flag-orcs")
    assert cell(table, igor.square) == "C⚑"
    assert "⚑Orcs" in listed(table, igor)
    vlad = table.put(1, 6, 5)
    vlad.it.square = igor.it.square
    assert cell(table, igor.square) == "CD"


def test_the_dead_lie_there_and_the_gone_are_nowhere() -> None:
    table = Table()
    vlad = table.body(1, 5, 5)
    assert cell(table, "f6") == "† "
    assert listed(table, vlad).endswith("dead")
    igor = table.put(0, 7, 7)
    igor.it.life = GONE
    assert cell(table, "h8") == "· "
    assert listed(table, igor).endswith("left")


def test_the_list_tells_hits_place_statuses_and_cards() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "grenade", down=("mirror-shades",))
    vlad = table.put(1, 7, 5, "might", down=("tin-foil-hat", "trick-shot"))
    afflict(table.state, table.tell, vlad.number, STUNNED, igor.number)
    assert "6♥ h6 Stunned" in listed(table, vlad)
    assert listed(table, vlad).endswith("Might, [2]"), "others' face-down cards are counted"
    assert "[Tin-Foil Hat], [Trick Shot]" in listed(table, vlad, viewer=1), "one's own are named"
    assert "Tin-Foil" not in "\n".join(line.plain for line in drawing(table).drawn(80))


def test_the_warrior_that_acts_is_marked_on_the_map_and_in_the_list() -> None:
    table = Table()
    igor = table.put(0, 5, 5)
    igor.begins()
    assert drawing(table).brief(igor.number).plain.startswith("▶")
    assert any(
        "reverse" in str(span.style) for span in drawing(table).square(igor.it.square).spans
    ) or "reverse" in str(drawing(table).square(igor.it.square).style)


def test_squares_that_can_be_chosen_are_marked_where_nothing_else_is_drawn() -> None:
    table = Table()
    table.put(0, 2, 3)
    lines = marked(drawing(table).map(), [SQUARE_NAMES.index(name) for name in ("c3", "c4", "f3")])
    assert lines[3].plain[7:9] == "◦ "
    assert lines[4].plain[7:9] == "C■", "a warrior stays to be seen"
    assert lines[3].plain[13:15] == "██"
