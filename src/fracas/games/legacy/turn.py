"""A turn of legacy: nine steps, in the order of the list at the end (legacy.turn.order)."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fracas.core.question import Choice, Commit, Resolution, Roll
from fracas.core.tell import Tell, silence
from fracas.games.legacy.abilities.base import DRUID, NO, NO_OR_YES
from fracas.games.legacy.abilities.expansion import SENTINEL, TOP_OF_THE_DIE
from fracas.games.legacy.content import CHAMPION_IDS, LOCATION_IDS, LOCATION_POINTS, POWER, TERRAIN, number_of
from fracas.games.legacy.deck import discard, refill
from fracas.games.legacy.effects import KINDS, OF_LEGACY, aside_from_hand, either, leave_hand, refresh, without
from fracas.games.legacy.ending import finish
from fracas.games.legacy.events import (
    BattleBegins,
    BattleTied,
    BattleWon,
    ChampionsRevealed,
    FatestoneAssigned,
    FatestoneClaimed,
    FatestoneKept,
    FatestonePassed,
    FatestoneRolled,
    HexDecides,
    LegacyRevealed,
    PhaseSkipped,
    PileMoved,
    RoundEnds,
    Scored,
    Term,
    TotalsAdded,
)
from fracas.games.legacy.order import battle_order, legacy_order
from fracas.games.legacy.state import (
    ADDING_UP,
    AFTERMATH,
    BATTLE_PHASE,
    BURY,
    CARRY,
    CHOOSING,
    CLEANING_UP,
    COMPARING,
    FIELDED,
    HEX,
    LANDSLIDE,
    LAY_CLAIM,
    LEGACY_PHASE,
    NOBODY,
    OPENING,
    OVERRUN,
    PLUNDER,
    PRATFALL,
    PROPHECY,
    RANSOM,
    REVEALING,
    RIPOSTE,
    SCORING,
    STAND_FIRM,
    STEP_NAMES,
    TRANSMUTE,
    TRIBUTE,
    TURN,
    VANISH,
    WILD_WAYS,
    State,
)
from fracas.games.legacy.windows import CLEANUP, COMPARE, PHASE, POINTS, REVEAL, WON

BOTH: Final = (0, 1)
PAIR: Final = 20
"""An opening as one number: 20 × the legacy champion + the battle champion."""
D10: Final = range(1, TOP_OF_THE_DIE + 1)
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


def turn(state: State, tell: Tell) -> Resolution:
    """One battle, from the choice of champions to the clean-up."""
    for step in STEPS:
        asking = step(state, tell)
        if asking is not None:
            yield from asking


# -- 1 choose


def choose(state: State, tell: Tell) -> Resolution:
    """Both commit a champion from hand; in the first turn also one for the pile (legacy.turn.select, .setup.first)."""
    state.step = CHOOSING
    state.battle += 1
    state.turns += 1
    tell(BattleBegins, state.round, state.battle, state.row[0])
    if state.phase == OPENING:
        pairs: list[int] = yield Commit(BOTH, "opening", [openings(state.hands[0]), openings(state.hands[1])])
        yield from open_game(state, tell, pairs)
    else:
        champions: list[int] = yield Commit(BOTH, "champion", state.hands.copy())
        send_out(state, champions)
    for seat in BOTH:
        refresh(state, tell, seat)


def send_out(state: State, champions: list[int]) -> None:
    """The battle champions leave the hands."""
    for seat in BOTH:
        state.chosen[seat] = champions[seat]
        leave_hand(state, seat, champions[seat])


def openings(hand: tuple[int, ...]) -> list[int]:
    """Every pair of a legacy champion and a battle champion."""
    return [legacy * PAIR + battle for legacy in hand for battle in hand if battle != legacy]


def open_game(state: State, tell: Tell, pairs: list[int]) -> Resolution:
    """The legacy champions are turned up, and the Fatestone is assigned (legacy.fatestone.assign, .assign-tie).

    The battle champions are turned up after that, but before it in a tie, which they decide.
    """
    for seat in BOTH:
        legacy = pairs[seat] // PAIR
        state.piles[seat] = (legacy,)
        leave_hand(state, seat, legacy)
    piles = state.piles
    battle = [pair % PAIR for pair in pairs]
    tell(LegacyRevealed, (piles[0][0], piles[1][0]))
    ahead = POWER[piles[0][0]] - POWER[piles[1][0]]
    by = "legacy"
    if ahead == 0:
        send_out(state, battle)
        turn_up(state, tell)
        ahead = POWER[battle[1]] - POWER[battle[0]]
        by = "battle"
    while ahead == 0:
        by = "dice"
        for seat in BOTH:
            die: int = yield Roll("die", D10)
            tell(FatestoneRolled, seat, die)
            ahead += die if seat == 0 else -die
    state.holder = 0 if ahead > 0 else 1
    state.value = 1
    tell(FatestoneAssigned, state.holder, by)
    if by == "legacy":
        send_out(state, battle)


# -- 2 reveal


def reveal(state: State, tell: Tell) -> None:
    """Both are turned up; a Monk on top of a pile silences the other side (legacy.turn.reveal)."""
    if state.step != REVEALING:  # else a tie of the first turn has turned them up
        turn_up(state, tell)
    for seat in BOTH:
        pile = state.piles[seat]
        if pile:
            trigger = REVEAL.content.get(CHAMPION_IDS[pile[-1]])
            if trigger is not None:
                trigger(state, tell, seat)


def turn_up(state: State, tell: Tell) -> None:
    """The battle champions are seen."""
    state.step = REVEALING
    chosen = state.chosen
    state.mains = chosen.copy()
    tell(ChampionsRevealed, (chosen[0], chosen[1]))


# -- 3 battle phase


def battle_phase(state: State, tell: Tell) -> Resolution | None:
    """Battle abilities, highest printed power first (legacy.battle.order); none in beginner's mode."""
    state.step = BATTLE_PHASE
    if state.beginner or skipped(state, tell):
        return None
    return battle_order(state, tell)


def skipped(state: State, tell: Tell) -> bool:
    """Is there no such phase at this location?"""
    skips = PHASE.content.get(LOCATION_IDS[state.row[0]])
    if skips is None or not skips(state.step):
        return False
    tell(PhaseSkipped, state.row[0], STEP_NAMES[state.step])
    return True


# -- 4 legacy phase


def legacy_phase(state: State, tell: Tell) -> Resolution | None:
    """Legacy abilities of the tops, higher printed power first (legacy.legacy.order)."""
    state.step = LEGACY_PHASE
    return None if skipped(state, tell) else legacy_order(state, tell)


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
    """A total part by part, for those who look."""
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
    if missing:
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


# -- 8 aftermath


def aftermath(state: State, tell: Tell) -> Resolution | None:
    """The loser's Assassin, then the loser's Paladin, then the location's effect for the winner."""
    state.step = AFTERMATH
    losing = state.armed[1 - state.winner]
    if losing and (VANISH in losing or LAY_CLAIM in losing):
        return after_losing(state, tell)
    return effect_for_winner(state, tell)


def after_losing(state: State, tell: Tell) -> Resolution:
    lost = 1 - state.winner
    if VANISH in state.armed[lost] and state.hands[lost]:
        hand = state.hands[lost]
        champion = hand[0]
        if len(hand) > 1:
            champion = yield Choice(lost, "vanish", hand)
        aside_from_hand(state, tell, lost, champion)
    if LAY_CLAIM in state.armed[lost] and state.holder != lost:
        claimed: int = yield Choice(lost, "claim_fatestone", NO_OR_YES, NO)
        if claimed != NO:
            state.holder = lost
            state.value = 1
            tell(FatestoneClaimed, lost)
    effect = effect_for_winner(state, tell)
    if effect is not None:
        yield from effect


def effect_for_winner(state: State, tell: Tell) -> Resolution | None:
    effect = WON.content.get(LOCATION_IDS[state.row[0]])
    if effect is None:
        return None
    acting: Resolution | None = effect(state, tell, state.winner)
    return acting


# -- 9 clean-up


def clean_up(state: State, tell: Tell) -> Resolution:
    """The row advances, then champions go to their piles: allies first, then the battle champion (legacy.cleanup.*)."""
    state.step = CLEANING_UP
    fought_at = state.row[0]
    discard(state, tell, fought_at)
    yield from refill(state, tell)
    effect = CLEANUP.content.get(LOCATION_IDS[fought_at])
    if effect is not None:
        burning = effect(state, tell)
        if burning is not None:
            yield from burning
    for seat in BOTH:
        go_home(state, tell, seat)
        refresh(state, tell, seat)
    clear(state)
    end_of_round(state, tell)


def go_home(state: State, tell: Tell, seat: int) -> None:
    """Allies in the order in which they entered, then the battle champion, go on top of the pile."""
    for ally in state.allies[seat]:
        state.allies[seat] = without(state.allies[seat], ally)
        state.piles[seat] += (ally,)
        tell(PileMoved, seat, ally, "top")
    main = state.mains[seat]
    state.mains[seat] = NOBODY
    armed = state.armed[seat]
    if armed and (FIELDED in armed or BURY in armed):
        state.piles[seat] = (main, *state.piles[seat])
        tell(PileMoved, seat, main, "bottom")
    else:
        state.piles[seat] += (main,)
        tell(PileMoved, seat, main, "top")


def end_of_round(state: State, tell: Tell) -> None:
    """Both have one champion left to play, or one of them has none, or there is no location left (legacy.round.end)."""
    mine, theirs = state.left(0), state.left(1)
    if not state.row:
        why = "locations"
    elif mine == theirs == 1 or mine == 0 or theirs == 0:
        why = "champions"
    else:
        state.phase = TURN
        return
    state.phase = CARRY
    tell(RoundEnds, state.round, why)
    if state.round == state.rounds:
        finish(state, tell)


def clear(state: State) -> None:
    """Nothing of a turn outlasts it."""
    state.step = 0
    state.level = 0
    state.chosen = [NOBODY, NOBODY]
    state.mains = [NOBODY, NOBODY]
    state.allies = [(), ()]
    state.set_powers = [NOBODY, NOBODY]
    state.terms = []
    state.armed = [(), ()]
    state.battle_acted = [0, 0]
    state.legacy_acted = [0, 0]
    state.totals = [0, 0]
    state.winner = NOBODY


STEPS: Final[tuple[Callable[[State, Tell], Resolution | None], ...]] = (
    choose,
    reveal,
    battle_phase,
    legacy_phase,
    totals,
    winner,
    points,
    aftermath,
    clean_up,
)
"""The nine steps. A step that asks nobody returns nothing."""
