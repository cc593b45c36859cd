"""What a screen is told of a unit that is looked at, or pointed somewhere: skirmish.los, skirmish.move."""

from __future__ import annotations

from fracas.games.skirmish.bodies import RADII, in_blind_spot
from fracas.games.skirmish.telling.sighting import stand, walk
from fracas.games.skirmish.view import view
from tests.kit.skirmish import Table

WALL = {"kind": "barrier", "at": [(9, 9), (11, 9), (11, 10), (9, 10)]}
THICKET = {"kind": "cover", "at": [(4, 8), (6, 8), (6, 9), (4, 9)]}


def test_how_much_of_whom_is_seen_and_how_far_away() -> None:
    """skirmish.los, skirmish.attack.range: edge to edge; nothing of the one who stands behind a wall."""
    table = Table(terrain=[WALL, THICKET])
    athum = table.put(0, "crown.athum", 10, 5)
    hidden, seen = table.put(1, "grave.husk", 10, 14), table.put(1, "grave.husk", 15, 5)
    covered = table.put(1, "grave.husk", 5, 8.5)
    found = stand(view(table.state, 0), 0, (athum.number,))
    assert found is not None
    sights = {each.unit: each for each in found.sights}
    assert not sights[hidden.number].sees
    assert sights[hidden.number].visible == 0
    assert sights[seen.number].sees
    assert sights[seen.number].visible == 1000
    assert 3870 <= sights[seen.number].distance <= 3880
    assert sights[covered.number].cover
    assert not sights[seen.number].cover
    assert (found.speed, found.range, found.melee) == (3000, 7000, 1000)


def test_it_would_see_more_from_elsewhere() -> None:
    table = Table(terrain=[WALL])
    athum, husk = table.put(0, "crown.athum", 10, 5), table.put(1, "grave.husk", 10, 14)
    found = stand(view(table.state, 0), 0, (athum.number, 14_000, 9_000, 0))
    assert found is not None
    assert [each.sees for each in found.sights if each.unit == husk.number] == [True]
    assert athum.at == (10, 5), "nobody has moved"


def test_who_is_locked_and_flanked() -> None:
    """skirmish.locked, skirmish.flank"""
    table = Table()
    one, two = table.put(0, "crown.soldier", 9, 10), table.put(0, "crown.soldier", 12, 10)
    husk = table.put(1, "grave.husk", 10.5, 10)
    found = stand(view(table.state, 0), 0, (one.number,))
    assert found is not None
    sights = {each.unit: each for each in found.sights}
    assert sights[husk.number].locked
    assert sights[husk.number].flanked
    assert not sights[two.number].locked, "friends are not"


def test_only_its_own_player_is_told_where_a_unit_could_go() -> None:
    table = Table()
    soldier, husk = table.put(0, "crown.soldier", 10, 5), table.put(1, "grave.husk", 10, 15)
    mine = stand(view(table.state, 0), 0, (soldier.number,))
    theirs = stand(view(table.state, 0), 0, (husk.number,))
    assert mine is not None
    assert theirs is not None
    assert mine.reach
    assert theirs.reach == ()


def test_a_unit_that_is_pointed_somewhere_says_how_it_would_go() -> None:
    """skirmish.move: as far as it goes, with its cost; nothing is changed by asking."""
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 5)
    table.put(1, "grave.husk", 10, 18)
    near = walk(view(table.state, 0), 0, (soldier.number, 10_000, 7_000))
    assert near is not None
    assert near.place == (10_000, 7_000)
    assert near.preview is not None
    assert near.preview.cost == 2000
    far = walk(view(table.state, 0), 0, (soldier.number, 10_000, 19_000))
    assert far is not None
    assert far.preview is not None
    assert 2900 <= far.preview.cost <= 3000
    assert soldier.at == (10, 5)


def test_what_makes_no_sense_is_told_nothing_of() -> None:
    table = Table()
    soldier, husk = table.put(0, "crown.soldier", 10, 5), table.put(1, "grave.husk", 10, 15)
    now = view(table.state, 0)
    assert stand(now, 0, (99,)) is None
    assert stand(now, 0, (-1,)) is None
    assert stand(now, 0, (soldier.number, 1)) is None
    assert stand(now, 0, (soldier.number, -5, 99_000, 0)) is None
    assert walk(now, 0, (husk.number, 10_000, 12_000)) is None, "not one's own unit"
    assert walk(now, 0, (99, 1, 1)) is None


def test_blind_spots_lie_where_nobody_is_seen() -> None:
    """skirmish.blindspot: beyond the edge, as deep as the base is far from it for each level."""
    hill = {"kind": "elevation", "level": 2, "at": [(4, 4), (12, 4), (12, 12), (4, 12)]}
    table = Table(terrain=[hill])
    athum = table.put(0, "crown.athum", 10, 8)
    found = stand(view(table.state, 0), 0, (athum.number,))
    assert found is not None
    east = [(x, y) for spot in found.blind for x, y in zip(spot[::2], spot[1::2], strict=True) if y == 8000]
    # Its edge is 2" from its centre, less its own radius, times two levels.
    radius = RADII[athum.it.kind]
    assert (12_000, 8000) in east
    assert max(x for x, _ in east) == 12_000 + 2 * (2000 - radius)
    husk = table.put(1, "grave.husk", 12.5, 8)
    assert in_blind_spot(table.state, athum.number, husk.number)


def test_nobody_on_the_ground_has_blind_spots() -> None:
    table = Table()
    athum = table.put(0, "crown.athum", 10, 8)
    found = stand(view(table.state, 0), 0, (athum.number,))
    assert found is not None
    assert found.blind == ()
