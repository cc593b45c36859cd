"""Lines of strikes and throws as the rules play them (synergy.sight, .range, .throw, .diagonal, .area).

On the arena, a pillar stands on f8.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fracas.core.listener import Listener
from fracas.games.synergy.board import NAMES, NORTH_EAST, NOWHERE, SQUARES, direction_to, distance
from fracas.games.synergy.card import BODY, EMPTY, LINE, RANGE, STRIKE, THROWN
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.numbers import AT_SQUARE
from fracas.games.synergy.rows import number_of, script_of
from fracas.games.synergy.standing import reground
from fracas.games.synergy.striking.targets import open_to, row_targets
from fracas.games.synergy.telling.aiming import why_not_name, why_not_reach
from fracas.games.synergy.terms import ALIVE, BARRIER, NO_CARD, SMOKE
from fracas.games.synergy.windows import TARGETS
from tests.games.synergy.geometry import landings, mask_of, sees
from tests.games.synergy.meetings import table as small_table
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row


@pytest.fixture
def table() -> Table:
    return Table()


@rule("synergy.sight", "synergy.diagonal", "synergy.power.smoke-bomb")
@pytest.mark.parametrize(
    ("pillar", "smoke", "seen"),
    [
        ((), (), True),
        ((), ("l7",), True),
        ((), ("k6",), True),
        ((), ("l7", "k6"), False),
        (("k6",), (), True),
        (("k6",), ("l7",), False),
        (("l7",), ("k6",), False),
        (("l7", "k6"), (), False),
    ],
)
def test_a_denied_area_closes_a_corner_like_an_obstacle(
    table: Table, pillar: tuple[str, ...], smoke: tuple[str, ...], seen: bool
) -> None:
    """The line from k7 to n4 touches the corner between k6 and l7: one of them is fine, two are not."""
    igor = table.put(0, 10, 6, "trick-shot", "pocket-pistol", "smoke-bomb")
    dora, vlad = table.put(0, 14, 14, "mental-barrier"), table.put(1, 13, 3)
    igor.begins()
    for spot in pillar:
        table.mark("barrier", spot, dora, "mental-barrier")
    for spot in smoke:
        table.mark("smoke", spot, dora, "smoke-bomb")
    assert igor.targets("pocket-pistol") == ({f"#{vlad.number}"} if seen else set())
    assert ("l6" in igor.targets("smoke-bomb")) is seen, "a throw goes the same way"


@rule("synergy.sight", "synergy.power.anti-magic-aura")
def test_magic_does_not_pass_between_an_aura_and_a_pillar(table: Table) -> None:
    """The pillar on f8, and an aura whose corner is g9: the line from f9 to h7 passes between the two."""
    igor = table.put(0, 5, 8, "trick-shot", "confuse", "pocket-pistol")
    vlad = table.put(1, 7, 6)
    igor.begins()
    assert f"#{vlad.number}" in igor.targets("confuse")
    keith = table.put(1, 8, 10, "anti-magic-aura")
    assert igor.targets("confuse") == set()
    assert igor.targets("pocket-pistol") == {f"#{vlad.number}"}, "it is a denied area for Magic only"
    assert keith.at == (8, 10)


@rule("synergy.diagonal", "synergy.power.cutlery-knuckles")
def test_smoke_does_not_keep_a_fork_from_the_next_square(table: Table) -> None:
    """Smoke denies the lines of ranged and thrown strikes; a stab at a corner needs none."""
    igor, vlad = table.put(0, 10, 6, "cutlery-knuckles", "smoke-bomb"), table.put(1, 11, 5)
    dora = table.put(0, 14, 14, "mental-barrier")
    igor.begins()
    for spot in ("l7", "k6"):
        table.mark("smoke", spot, igor, "smoke-bomb")
    assert f"#{vlad.number}" in igor.targets("cutlery-knuckles")
    for spot in ("l7", "k6"):
        table.mark("barrier", spot, dora, "mental-barrier")
    assert f"#{vlad.number}" not in igor.targets("cutlery-knuckles")


def crowded(random: Random, *cards: str) -> tuple[Table, Fighter]:
    """A striker among warriors, barriers and, on some tables, smoke: so close together that lines meet corners."""
    table = Table(bystanders=False)
    squares = [square for square in range(SQUARES) if not table.state.walls[square]]
    random.shuffle(squares)
    igor = table.put(0, squares[0] % 15, squares[0] // 15, *cards)
    for place, square in enumerate(squares[1:46]):
        table.put(place % 2, square % 15, square // 15)
    laid: list[tuple[int, ...]] = [(BARRIER, square, 0, row("mental-barrier")) for square in squares[46:70]]
    laid += [(SMOKE, square, 0, row("smoke-bomb")) for square in squares[70 : 70 + random.choice([0, 12])]]
    igor.it.cards = [*igor.it.cards, row("mental-barrier")]
    igor.it.live = [*igor.it.live, row("mental-barrier")]
    igor.begins()
    table.state.markers = laid
    reground(table.state)
    return table, igor


@rule("synergy.sight", "synergy.range", "synergy.diagonal")
@pytest.mark.parametrize("trick", [False, True])
def test_a_shot_goes_where_the_line_from_centre_to_centre_is_clear(trick: bool) -> None:
    """What may be shot at is what the rule of sight says, square by square, on many crowded tables."""
    seen = 0
    for seed in range(80):
        table, igor = crowded(Random(seed), "pocket-pistol", *(["trick-shot"] if trick else []))
        state = table.state
        smoke = mask_of([marker[1] for marker in state.markers if marker[0] == SMOKE])
        mask = bytes(min(1, solid + dim) for solid, dim in zip(state.blocked, smoke, strict=True))
        here = igor.it.square
        expected = set()
        for other, warrior in enumerate(state.warriors):
            direction = direction_to(here, warrior.square)
            straight = direction != NOWHERE and (trick or direction < NORTH_EAST)
            if other == igor.number or not straight or smoke[here] or smoke[warrior.square]:
                continue
            if distance(here, warrior.square) <= 6 and sees(here, warrior.square, mask):
                expected.add(f"#{other}")
        assert igor.targets("pocket-pistol") == expected, seed
        seen += len(expected)
    assert seen > 50


@rule("synergy.throw", "synergy.diagonal")
@pytest.mark.parametrize("trick", [False, True])
def test_a_throw_lands_where_the_rule_says(trick: bool) -> None:
    for seed in range(80):
        table, igor = crowded(Random(seed), "grenade", *(["trick-shot"] if trick else []))
        state = table.state
        smoke = mask_of([marker[1] for marker in state.markers if marker[0] == SMOKE])
        walls = bytes(min(1, wall + dim) for wall, dim in zip(state.walls, smoke, strict=True))
        here = igor.it.square
        expected = [] if smoke[here] else landings(here, 4, walls, bytes(map(bool, state.standing)), trick)
        assert igor.targets("grenade") == {NAMES[square] for square in expected}, seed


@rule("synergy.obstacle", "synergy.death")
def test_bodies_block_no_line_and_no_throw(table: Table) -> None:
    igor = table.put(0, 3, 6, "pocket-pistol", "grenade")
    table.body(1, 5, 6)
    vlad = table.put(1, 7, 6)
    igor.begins()
    assert igor.targets("pocket-pistol") == {repr(vlad)}
    assert {"f7", "g7", "h7"} <= igor.targets("grenade")
    assert "i7" not in igor.targets("grenade"), "not through a living one"


@rule("synergy.range", "synergy.move.share")
def test_warriors_in_one_square_block_neither_each_other_nor_their_own_shots(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, "pocket-pistol"), table.put(0, 3, 6)
    vlad, keith = table.put(1, 6, 6), table.put(1, 6, 6)
    table.put(1, 7, 6)
    igor.begins()
    assert igor.targets("pocket-pistol") == {repr(petra), repr(vlad), repr(keith)}


@rule("synergy.area", "synergy.obstacle")
def test_walls_do_not_keep_an_area_out(table: Table) -> None:
    """The pillar on f8, and a row of barriers: anybody who stands behind them is struck all the same."""
    igor, vlad = table.put(0, 5, 6, "banshee-tonsils", "mental-barrier"), table.put(1, 5, 8)
    petra, far = table.put(0, 7, 5), table.put(1, 5, 9)
    for spot in ("g6", "g7", "h7", "e7"):
        table.mark("barrier", spot, igor, "mental-barrier")
    table.roll(5)
    igor.strikes(card="banshee-tonsils")
    assert (igor.hits, vlad.hits, petra.hits, far.hits) == (6, 5, 5, 6)


@rule("synergy.range", "synergy.throw", "synergy.sight")
@pytest.mark.parametrize("diagonally", [False, True])
def test_what_a_line_reaches_and_why_it_does_not_are_one_thing(diagonally: bool) -> None:
    """At random tables with smoke and barriers: a warrior or a square is a target, or why not names what is between."""
    aimed = [card for card in CARDS if card.types & STRIKE and card.reach in (RANGE, LINE, THROWN)]
    to = Listener.nobody()
    met: Counter[bool] = Counter()
    for seed in range(60):
        random = Random(seed)
        card = random.choice([each for each in aimed if script_of(TARGETS, each.index) is None])
        state = small_table([card.index, *([number_of("trick-shot")] if diagonally else [])], [], random)
        strewn = [(random.choice((SMOKE, BARRIER)), random.randrange(SQUARES), 4, NO_CARD) for _ in range(12)]
        state.markers = [marker for marker in strewn if not state.standing[marker[1]]]
        reground(state)
        found = row_targets(state, 0, card)
        for other, warrior in enumerate(state.warriors):
            if other and warrior.life == ALIVE and card.reach != THROWN and not card.targets & (BODY | EMPTY):
                free = why_not_name(state, 0, card, other, to) is None
                free = free and why_not_reach(state, 0, card, warrior.square, to) is None
                assert (other in found) == free, (seed, card.id, other)
                met[free] += 1
        for square in range(SQUARES):
            if square != state.warriors[0].square and card.reach == THROWN:
                free = why_not_reach(state, 0, card, square, to) is None and open_to(state, card, square)
                assert (AT_SQUARE + square in found) == free, (seed, card.id, square)
                met[free] += 1
    assert met[True] > 20
    assert met[False] > 20
