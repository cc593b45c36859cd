"""For each ability and each effect of a location a scenario that breaks without it.

The Wizard on top of a pile is quiet: Hex matters in ties only. Champions of the expansion are put into the base set one
by one, so that nobody else disturbs them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.kit.legacy import Side, Table

CHECKS: dict[tuple[str, str], Callable[[], None]] = {}
"""By window and id."""


def check(window: str, content: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def register(scenario: Callable[[], None]) -> Callable[[], None]:
        CHECKS[window, content] = scenario
        return scenario

    return register


def quiet(**told: Any) -> Table:
    """A table with a Wizard on top of both piles, at Whisper Market, unless told otherwise."""
    return Table(**{"ann": "wizard", "bob": "wizard", "row": "market mesa tower", **told})


def with_newcomers(*names: str, **told: Any) -> Table:
    """The same, where both have these champions of the expansion instead of those of their power."""
    set_ = " ".join(("base", *names))
    return quiet(**{"sets": (set_, set_), **told})


# -- battle abilities


@check("battle", "druid")
def druid() -> None:
    table = quiet(deck="ford").fight("druid", "knight")
    assert table.row == "tower mesa ford"


@check("battle", "assassin")
def assassin() -> None:
    table = quiet().fight("assassin", "knight", vanish="monk")
    assert table.aside("ann") == "monk"


@check("battle", "necromancer")
def necromancer() -> None:
    table = quiet(ann="druid wizard").fight("necromancer", "warrior")
    assert table.totals == (4, 7)
    assert table.pile("ann") == "wizard druid necromancer"


@check("battle", "wizard")
def wizard() -> None:
    table = quiet(ann="warrior").fight("wizard", "knight", exchange="ranger")
    assert table.pile("ann") == "warrior ranger"
    assert table.aside("ann") == "wizard"


@check("battle", "paladin")
def paladin() -> None:
    table = quiet(bob="assassin").fight("paladin", "knight")
    assert table.totals == (4, 9)


@check("battle", "ranger")
def ranger() -> None:
    table = quiet(bob="druid wizard").fight("ranger", "necromancer")
    assert table.pile("bob") == "druid wizard necromancer"


@check("battle", "monk")
def monk() -> None:
    assert quiet().fight("monk", "knight", pass_fatestone="keep").totals == (9, 9)


@check("battle", "warrior")
def warrior() -> None:
    assert quiet(bob="ranger").fight("warrior", "knight").totals == (7, 9)


@check("battle", "barbarian")
def barbarian() -> None:
    table = quiet(deck="ford court").fight("barbarian", "warrior", raze="mesa")
    assert table.discards == "mesa market"


@check("battle", "knight")
def knight() -> None:
    table = quiet(row="mesa").fight("knight", "barbarian", raze="none")
    assert table.totals == (9, 10)
    assert table.scores == (0, 7)


@check("battle", "jester")
def jester() -> None:
    table = with_newcomers("jester").fight("jester", "knight")
    assert table.scores == (0, 1)


@check("battle", "alchemist")
def alchemist() -> None:
    assert with_newcomers("alchemist").fight("alchemist", "knight").totals == (3, 7)


@check("battle", "herald")
def herald() -> None:
    table = with_newcomers("herald").fight("herald", "knight", call="druid")
    assert table.pile("ann") == "wizard druid herald"


@check("battle", "witch")
def witch() -> None:
    table = with_newcomers("witch", ann="paladin", bob="ranger knight").fight("witch", "warrior")
    assert table.pile("bob") == "knight ranger warrior"


@check("battle", "oracle")
def oracle() -> None:
    table = with_newcomers("oracle", row="tower").fight("oracle", "warrior")
    assert table.totals == (6, 7)
    assert table.scores == (1, 4)


@check("battle", "duelist")
def duelist() -> None:
    table = with_newcomers("duelist").fight("duelist", "warrior")
    assert table.totals == (6, 7)
    closed = with_newcomers("duelist", bob="druid").fight("duelist", "wizard")
    assert closed.asked == []


@check("battle", "shaman")
def shaman() -> None:
    table = with_newcomers("shaman", ann="ranger").fight("shaman", "knight", trade_places="yes")
    assert table.pile("ann") == "shaman ranger"


@check("battle", "sentinel")
def sentinel() -> None:
    assert with_newcomers("sentinel", bob="ranger").fight("sentinel", "knight").totals == (7, 9)


@check("battle", "warlord")
def warlord() -> None:
    table = with_newcomers("warlord").fight("warlord", "knight", conscript="monk")
    assert table.aside("ann") == "monk"


@check("battle", "colossus")
def colossus() -> None:
    table = with_newcomers("colossus", row="tower").fight("colossus", "assassin", vanish="monk")
    assert table.totals == (3, 1)


# -- legacy abilities


@check("legacy", "druid")
def druid_legacy() -> None:
    assert quiet(ann="druid").fight("ranger", "paladin").totals == (6, 4)
    favoured = quiet(ann="druid", row="mothergrove").fight("monk", "ranger")
    assert favoured.totals == (7, 5), "its power is 5, and the terrain favours it"


@check("legacy", "assassin")
def assassin_legacy() -> None:
    assert quiet(ann="assassin").fight("ranger", "knight").totals == (5, 7)
    assert quiet(ann="assassin").fight("knight", "ranger").totals == (9, 4)


@check("legacy", "necromancer")
def necromancer_legacy() -> None:
    table = quiet(ann="ranger necromancer").fight("knight", "paladin", procession="yes")
    assert table.pile("ann") == "necromancer ranger knight"
    assert table.totals == (10, 4)


@check("legacy", "wizard")
def wizard_legacy() -> None:
    table = quiet(bob="paladin").fight("ranger", "ranger", claim_fatestone="no")
    assert table.won == "ann"


@check("legacy", "paladin")
def paladin_legacy() -> None:
    table = quiet(ann="paladin", holder="bob", value=4).fight("ranger", "knight", claim_fatestone="yes")
    assert table.fatestone == ("ann", 1)


@check("legacy", "ranger")
def ranger_legacy() -> None:
    table = quiet(ann="ranger").fight("knight", "paladin")
    assert table.totals == (10, 4)
    assert table.scores == (5, 0)


@check("reveal", "monk")
def monk_revealing() -> None:
    assert quiet(ann="monk").fight("ranger", "monk").totals == (5, 6)


@check("end", "monk")
def monk_at_the_end() -> None:
    table = Table(
        ann=Side(hand="monk druid", pile="knight"),
        bob=Side(hand="knight wizard", pile="barbarian"),
        row="anvil mesa market",
        discards="",
        rounds=1,
    )
    table.fight("monk", "wizard")
    assert table.view.sources[0] == (0, 0, 1, 1)


@check("legacy", "warrior")
def warrior_legacy() -> None:
    table = quiet(ann="warrior", row="tower").fight("barbarian", "ranger", raze="none", field="yes")
    assert table.totals == (7, 3)
    assert table.scores == (2, 0)
    assert table.pile("ann") == "warrior barbarian"


@check("legacy", "barbarian")
def barbarian_legacy() -> None:
    assert quiet(ann="barbarian").fight("knight", "ranger").scores == (4, 0)


@check("legacy", "knight")
def knight_legacy() -> None:
    assert quiet(ann="knight").fight("ranger", "ranger").totals == (7, 5)
    assert quiet(ann="knight").fight("monk", "ranger").totals == (5, 5)


@check("legacy", "jester")
def jester_legacy() -> None:
    table = with_newcomers("jester", ann="jester", bob="ranger").fight("knight", "paladin", copy="yes")
    assert table.totals == (10, 5)
    assert table.bottom == "market mesa"


@check("legacy", "alchemist")
def alchemist_legacy() -> None:
    assert with_newcomers("alchemist", bob="alchemist").fight("knight", "ranger").scores == (3, 0)


@check("legacy", "herald")
def herald_legacy() -> None:
    table = with_newcomers("herald", "duelist", ann="duelist herald").fight("paladin", "knight")
    assert table.totals == (6, 9)
    table = with_newcomers("herald", "duelist", ann="knight duelist herald").fight("paladin", "knight")
    assert table.totals == (6, 9), "at most 2"


@check("legacy", "witch")
def witch_legacy() -> None:
    table = with_newcomers("witch", ann="witch", bob="druid", value=4).fight("knight", "ranger", omen="raise")
    assert table.fatestone[1] == 5


@check("legacy", "oracle")
def oracle_legacy() -> None:
    table = with_newcomers("oracle", ann="oracle", deck="ford").fight("knight", "ranger", foresee="mesa")
    assert table.row == "ford tower mesa"
    assert table.top == ""


@check("legacy", "duelist")
def duelist_legacy() -> None:
    assert with_newcomers("duelist", ann="duelist").fight("paladin", "knight").scores == (1, 2)


@check("legacy", "shaman")
def shaman_legacy() -> None:
    three = Side(pile="paladin druid shaman")
    four = Side(pile="ranger paladin druid shaman")
    seven = Side(pile="assassin necromancer wizard ranger paladin druid shaman")
    for pile, total in ((three, 9), (four, 10), (seven, 11)):
        assert with_newcomers("shaman", ann=pile).fight("knight", "paladin").totals == (total, 4)


@check("legacy", "sentinel")
def sentinel_legacy() -> None:
    assert with_newcomers("sentinel", ann="sentinel").fight("druid", "knight").totals == (5, 9)


@check("legacy", "warlord")
def warlord_legacy() -> None:
    assert with_newcomers("warlord", ann="warlord", scores=(3, 3)).fight("knight", "ranger").scores == (6, 2)


@check("legacy", "colossus")
def colossus_legacy() -> None:
    table = with_newcomers("colossus", ann="colossus").fight("ranger", "barbarian", raze="none")
    assert table.totals == (6, 8)


# -- locations


@check("won", "hollow-barrows")
def barrows() -> None:
    assert quiet(row="barrows").fight("knight", "ranger", bury="yes").pile("ann") == "knight wizard"


@check("won", "threeways-ford")
def ford() -> None:
    table = quiet(row="ford mesa tower").fight("knight", "paladin", reroute="tower")
    assert table.bottom == "tower"


@check("won", "court-of-oaths")
def court() -> None:
    assert quiet(row="court").fight("knight", "ranger", hand_over="yes").fatestone == ("bob", 1)


@check("won", "bazaar-of-omens")
def bazaar() -> None:
    assert quiet(row="bazaar", value=3).fight("knight", "ranger", turn_fatestone="lower").fatestone == ("ann", 2)


@check("phase", "eclipse-field")
def eclipse() -> None:
    table = quiet(ann="knight", row="eclipse").fight("paladin", "warrior")
    assert table.totals == (4, 7)


@check("phase", "fighting-pit")
def pit() -> None:
    assert quiet(row="pit").fight("monk", "knight").totals == (6, 9)


@check("compare", "mirror-lake")
def lake() -> None:
    assert quiet(row="lake").fight("knight", "ranger").won == "bob"


@check("points", "twin-thrones")
def thrones() -> None:
    assert quiet(row="thrones").fight("ranger", "barbarian", raze="none").scores == (2, 5)


@check("cleanup", "burning-bridge")
def bridge() -> None:
    table = quiet(row="bridge mesa tower", deck="ford court").fight("knight", "ranger")
    assert (table.row, table.discards) == ("tower ford court", "bridge mesa")
