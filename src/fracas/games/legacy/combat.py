"""The combat of a turn, steps 5 to 7: the totals, who wins, and the points (legacy.combat.*, legacy.tie.*)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell, silence
from fracas.games.legacy.abilities.base import DRUID
from fracas.games.legacy.abilities.expansion import SENTINEL, TOP_OF_THE_DIE
from fracas.games.legacy.content import LOCATION_IDS, LOCATION_POINTS, POWER, TERRAIN, number_of
from fracas.games.legacy.effects import KINDS, OF_LEGACY, either
from fracas.games.legacy.events import (
    BattleTied,
    BattleWon,
    FatestoneKept,
    FatestonePassed,
    HexDecides,
    HexesCancel,
    Scored,
    Term,
    TotalsAdded,
)
from fracas.games.legacy.state import (
    ADDING_UP,
    BOTH,
    COMPARING,
    HEX,
    LANDSLIDE,
    NOBODY,
    OVERRUN,
    PLUNDER,
    PRATFALL,
    PROPHECY,
    RANSOM,
    RIPOSTE,
    SCORING,
    STAND_FIRM,
    TRANSMUTE,
    TRIBUTE,
    WILD_WAYS,
    State,
)
from fracas.games.legacy.windows import COMPARE, POINTS

KEEP: Final = 0
PASS: Final = 1
KEEP_OR_PASS: Final = (KEEP, PASS)

FROM_LOCATIONS: Final = 0
FROM_ABILITIES: Final = 1
FROM_FATESTONE: Final = 2
FROM_THE_END: Final = 3
"""The places in a seat's ``sources``."""

WILD: Final = number_of("druid", "legacy", "raise")
FIRM: Final = number_of("sentinel", "legacy", "floor")
FEWER: Final = number_of("warrior", "legacy", "fewer")
FEWER_BY_PRATFALL: Final = number_of("jester", "battle", "fewer")
MORE: Final = number_of("alchemist", "legacy", "more")
PLUNDERED: Final = number_of("barbarian", "legacy", "points")
RANSOMED: Final = number_of("knight", "battle", "points")
TRIBUTE_PAID: Final = number_of("warlord", "legacy", "points")
RIPOSTED: Final = number_of("duelist", "legacy", "points")
CLOSE: Final = number_of("oracle", "battle", "within")
FORETOLD: Final = number_of("oracle", "battle", "points")


# -- 5 totals


def totals(state: State, tell: Tell) -> None:
    """Powers, terrain and what abilities have changed, then the floor (legacy.combat.total, .terrain)."""
    state.step = ADDING_UP
    terrain = TERRAIN[state.row[0]]
    flat = either(state, LANDSLIDE)
    for seat in BOTH:
        main = state.mains[seat]
        total = state.set_powers[seat]
        if total == NOBODY:
            total = POWER[main]
        if not flat:
            total += terrain[main]
        for ally in state.allies[seat]:
            total += POWER[ally]
            if not flat:
                total += terrain[ally]
        for term in state.terms:
            if term[0] == seat:
                total += term[3]
        armed = state.armed[seat]
        if armed:
            if WILD_WAYS in armed and not terrain[main]:
                total += WILD
            if STAND_FIRM in armed and total < FIRM:
                total = FIRM
        state.totals[seat] = total
    if tell is not silence:
        tell(TotalsAdded, state.row[0], (explained(state, 0), explained(state, 1)), tuple(state.totals))


def explained(state: State, seat: int) -> tuple[Term, ...]:
    """A total part by part, for those who look; before it is added up, as far as it goes yet."""
    terrain = TERRAIN[state.row[0]]
    main, set_power, armed = state.mains[seat], state.set_powers[seat], state.armed[seat]
    parts = [Term("power", main, "", POWER[main]) if set_power == NOBODY else Term("set", main, "", set_power)]
    parts += [Term("power", ally, "", POWER[ally]) for ally in state.allies[seat]]
    if not either(state, LANDSLIDE):
        parts += [Term("terrain", each, "", terrain[each]) for each in (main, *state.allies[seat]) if terrain[each]]
    parts += [Term("ability", term[1], KINDS[term[2]], term[3]) for term in state.terms if term[0] == seat]
    if WILD_WAYS in armed and not terrain[main]:
        parts.append(Term("ability", DRUID, KINDS[OF_LEGACY], WILD))
    missing = state.totals[seat] - sum([part.amount for part in parts])
    if missing and state.step >= ADDING_UP:
        parts.append(Term("floor", SENTINEL, KINDS[OF_LEGACY], missing))
    return tuple(parts)


# -- 6 winner


def winner(state: State, tell: Tell) -> Resolution | None:
    """The higher total, or the lower at Mirror Lake; a tie goes by Hex, else by the Fatestone (legacy.combat.win)."""
    state.step = COMPARING
    ahead = state.totals[0] - state.totals[1]
    if ahead == 0:
        return break_tie(state, tell)
    turned = COMPARE.content.get(LOCATION_IDS[state.row[0]])
    if turned is not None and turned():
        ahead = -ahead
    wins(state, tell, 0 if ahead > 0 else 1)
    return None


def wins(state: State, tell: Tell, seat: int) -> None:
    state.winner = seat
    tell(BattleWon, seat, state.mains[seat], state.row[0])


def break_tie(state: State, tell: Tell) -> Resolution:
    """Hex of one side; else the holder loses, or passes the Fatestone and wins (legacy.tie.*)."""
    tell(BattleTied, state.totals[0])
    hexed = [seat for seat in BOTH if HEX in state.armed[seat]]
    if len(hexed) == 1:
        tell(HexDecides, hexed[0])
        wins(state, tell, hexed[0])
        return
    if hexed:
        tell(HexesCancel)
    holder = state.holder
    can_pass = state.value < TOP_OF_THE_DIE
    if can_pass and (yield Choice(holder, "pass_fatestone", KEEP_OR_PASS)) == PASS:
        state.holder = 1 - holder
        state.value += 1
        tell(FatestonePassed, holder, state.value)
        wins(state, tell, holder)
        return
    tell(FatestoneKept, holder, state.value, can_pass)
    wins(state, tell, 1 - holder)


# -- 7 points


def points(state: State, tell: Tell) -> None:
    """Winner: the location, Plunder, ransom, tribute. Loser: tribute, Riposte, Twin Thrones. Then Prophecy, either side
    (legacy.combat.reward)."""
    state.step = SCORING
    won = state.winner
    lost = 1 - won
    before = (state.scores[0], state.scores[1])
    winning, losing = state.armed[won], state.armed[lost]

    worth = LOCATION_POINTS[state.row[0]]
    if winning or losing:
        worth += MORE * (winning.count(TRANSMUTE) + losing.count(TRANSMUTE))
        worth -= FEWER * winning.count(OVERRUN) + FEWER_BY_PRATFALL * losing.count(PRATFALL)
        worth = max(worth, 0)
    score(state, tell, won, worth, FROM_LOCATIONS, "location")
    if winning or losing:
        if PLUNDER in winning:
            score(state, tell, won, PLUNDERED, FROM_ABILITIES, PLUNDER)
        if RANSOM in losing:
            score(state, tell, won, RANSOMED, FROM_ABILITIES, RANSOM)
        if TRIBUTE in winning:
            score(state, tell, won, TRIBUTE_PAID, FROM_ABILITIES, TRIBUTE)
            if state.scores[lost]:
                score(state, tell, lost, -min(TRIBUTE_PAID, state.scores[lost]), FROM_ABILITIES, TRIBUTE)
        if RIPOSTE in losing:
            score(state, tell, lost, RIPOSTED, FROM_ABILITIES, RIPOSTE)
    for_loser = POINTS.content.get(LOCATION_IDS[state.row[0]])
    if for_loser is not None:
        score(state, tell, lost, for_loser(), FROM_ABILITIES, LOCATION_IDS[state.row[0]])
    if abs(state.totals[0] - state.totals[1]) <= CLOSE:
        for seat in (won, lost):
            if PROPHECY in state.armed[seat]:
                score(state, tell, seat, FORETOLD, FROM_ABILITIES, PROPHECY)
    remember(state, before)


def score(state: State, tell: Tell, seat: int, amount: int, source: int, word: str) -> None:
    """Victory points, by their source."""
    state.scores[seat] += amount
    locations, abilities, fatestone, end = state.sources[seat]
    if source == FROM_LOCATIONS:
        locations += amount
    else:
        abilities += amount
    state.sources[seat] = (locations, abilities, fatestone, end)
    tell(Scored, seat, amount, word, state.scores[seat])


def remember(state: State, before: tuple[int, int]) -> None:
    """The battle joins the list of pairings."""
    chosen, mains, sums, scores = state.chosen, state.mains, state.totals, state.scores
    state.pairings = [
        *state.pairings,
        (
            state.round,
            state.row[0],
            chosen[0],
            chosen[1],
            mains[0],
            mains[1],
            sums[0],
            sums[1],
            state.winner,
            scores[0] - before[0],
            scores[1] - before[1],
        ),
    ]
