"""How well each seat stands at a table of synergy, and how somebody with a little sense answers there.

A seat is as strong as its warriors (hits, and what their cards do together), as close as it is to having its two flags
at home, and as near as it is to what it must reach next.
"""

# mypyc: compiled

from __future__ import annotations

from math import exp
from typing import Final, final

from fracas.bots.evaluation import Hidden, Reply
from fracas.bots.opponents import level
from fracas.core.question import Answer, Choice, Commit, Draw, Question, Region
from fracas.core.window import PASS
from fracas.games.synergy.board import DISTANCES, PLACES, SAME, SQUARES
from fracas.games.synergy.card import AREA, AUTO, NO_HIT
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.content import ROWS as CARD_ROWS
from fracas.games.synergy.events.strike import HitRolled, StrikeDeclared, Wounded
from fracas.games.synergy.events.thing import GadgetDropped, GadgetGiven, TradeAsked
from fracas.games.synergy.moving.paths import FAR, distances
from fracas.games.synergy.moving.walking import STEP_BY_STEP, STOP
from fracas.games.synergy.numbers import (
    AT_SQUARE,
    END,
    FLAGS,
    MOVES,
    NO_TARGET,
    NUMBERS,
    PICK,
    STRIKES,
    TEAM_POWERS_FROM,
    USES,
)
from fracas.games.synergy.rows import PROFILES, ROWS
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.hitting import AS_THEY_STAND
from fracas.games.synergy.telling.marking import harms
from fracas.games.synergy.terms import ALIVE, BASE, CONFUSED, DRAW, FROZEN, NOBODY, NOWHERE, OVER, STUNNED, TOAD, TURN
from fracas.games.synergy.windows import DAMAGE
from fracas.games.synergy.windows import STRIKES as MORE_STRIKES

LEVELS: Final = {
    "normal": level("normal", "greedy", "Looks one answer ahead and knows what a warrior is worth."),
    "hard": level("hard", "mcts:100", "Plays what it likes best on for a few turns, in 100 imagined games."),
}
HINTS: Final = "mcts:60"
"""An imagined game takes far longer here than a look at figures does."""
FIRST_LOOK: Final = "greedy"
ANALYSIS: Final = "mcts:90"
SLIPS: Final = 0.65
"""A turn has many small answers, and most of them cost little: with fewer slips it is hardly easier than normal."""
AT_A_GLANCE: Final = (
    "team", "power", "team-card", "assign", "team-draw", "keep-card", "goal", "base", "place", "flag",
)  # fmt: skip
"""What is answered at set-up: anybody who plays on from there sees nothing of what it will be worth."""


@final
class Weights:
    """What things are worth."""

    def __init__(
        self,
        life: float,
        hit: float,
        offence: float,
        talent: float,
        out_of_action: float,
        hindered: float,
        carried: float,
        homeward: float,
        alone: float,
        scale: float,
    ) -> None:
        self.life = life
        """A living warrior."""
        self.hit = hit
        """Each of its hits."""
        self.offence = offence
        """The damage that its strikes do in a turn, on average."""
        self.talent = talent
        """Each point of strength of its other cards."""
        self.out_of_action = out_of_action
        self.hindered = hindered
        self.carried = carried
        """A flag that the seat needs is carried by one of its own."""
        self.homeward = homeward
        """And so much more the nearer it is to home."""
        self.alone = alone
        """The same, if nobody else is there to fetch the other flag."""
        self.scale = scale
        """How much all of it tells."""


GLANCE: Final = Weights(0.55, 0.11, 0.22, 0.05, -0.35, -0.2, 0.7, 0.9, 0.05, 1.3)
"""For anybody who looks no further: flags draw it home."""
FITTED: Final = Weights(0.0, 0.2, 0.145, 0.06, -0.2, -0.2, 0.2, 0.3, 0.05, 1.0)
"""For anybody who plays on: fitted to how games went on from 117,747 positions of 1,000 games between greedy bots."""
DRIVE: Final = 0.06
"""The nearness of all that it must reach."""
ELBOW_ROOM: Final = 0.03
"""At set-up: each square between a base and the place that the board suggests."""
PLENTY: Final = 8
"""So many hits are enough for most games; of each more hardly anything is gained."""
SPARE: Final = 0.1
"""What such a one is worth, as part of another: nobody strikes a friend because it has many."""
LONG: Final = 20.0
"""About the longest way on a board."""

STRENGTH: Final = [0.0] * NUMBERS
for _place, _row in enumerate(CARD_ROWS):
    STRENGTH[_place] = float(_row.strength)
_POWERS: Final[dict[tuple[int, ...], tuple[float, float]]] = {}
_WAYS: Final[dict[int, list[list[float]]]] = {}


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    return _shares(state, GLANCE)


def judge(state: State) -> list[float]:
    """The same, as games have gone on from such tables."""
    return _shares(state, FITTED)


def _shares(state: State, weights: Weights) -> list[float]:
    players = state.players
    if state.phase == OVER:
        winners = state.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    shares = [0.0] * players
    total = 0.0
    borne = any(max(warrior.cards, default=0) >= FLAGS for warrior in state.warriors)
    for seat in range(players):
        share = exp(weights.scale * strength(state, seat, weights, borne))
        shares[seat] = share
        total += share
    return [share / total for share in shares]


def strength(state: State, seat: int, weights: Weights, borne: bool = True) -> float:
    """What the seat has, and how far its errands have come, if any flag may be ``borne`` by somebody."""
    worth = 0.0
    alive = 0
    for warrior in state.warriors:
        if warrior.owner != seat or warrior.life != ALIVE:
            continue
        if warrior.raised_by != NOBODY:
            continue
        alive += 1
        offence, talent = power(warrior.cards, warrior.down)
        worth += weights.life + weights.hit * (
            warrior.hits if warrior.hits <= PLENTY else PLENTY + SPARE * (warrior.hits - PLENTY)
        )
        worth += weights.offence * offence + weights.talent * talent
        under = warrior.under
        if under:
            if under & (1 << STUNNED | 1 << FROZEN):
                worth += weights.out_of_action
            if under & (1 << CONFUSED | 1 << TOAD):
                worth += weights.hindered
    if state.phase > DRAW and not alive:
        return -6.0
    if state.bases[seat] != NOWHERE:
        if state.phase <= BASE + 1:
            worth -= ELBOW_ROOM * _from_suggested(state, seat)
        if borne:
            worth += errands(state, seat, weights)
    return worth


def power(cards: list[int], down: list[int]) -> tuple[float, float]:
    """What the cards of one warrior do together: the damage of its best strike with all that adds to it, and the
    strength of them all."""
    key = (*cards, *down)
    found = _POWERS.get(key)
    if found is None:
        if len(_POWERS) > 200_000:
            _POWERS.clear()
        found = _POWERS[key] = _power(key)
    return found


def _power(cards: tuple[int, ...]) -> tuple[float, float]:
    add = 0
    times = 1
    strikes = 1
    talent = 0.0
    for card in cards:
        if card >= FLAGS:
            continue
        row = ROWS[card]
        add += row.adds[DAMAGE.number]
        times *= row.times[DAMAGE.number]
        strikes += row.adds[MORE_STRIKES.number]
        talent += STRENGTH[card]
    best = 0.5 * (1 + add) * times
    for card in cards:
        profile = PROFILES[card]
        if card >= FLAGS or profile.hit == NO_HIT:
            continue
        chance = 1.0 if profile.hit == AUTO else (7 - profile.hit) / 6.0
        damage = 3.5 if profile.rolled else float(profile.damage)
        if not damage:
            continue
        done = chance * (damage + add) * times
        if profile.reach == AREA:
            done *= 1.3
        best = max(best, done)
    return best * min(strikes, 3), talent


# -- errands


def ways_to(board: int, there: int) -> list[float]:
    """Steps to a square from each square of an empty board."""
    tables = _WAYS.get(board)
    if tables is None:
        tables = _WAYS[board] = [[] for _ in range(SQUARES)]
    table = tables[there]
    if not table:
        table = tables[there] = [
            float(DISTANCES[PLACES[here] - PLACES[there] + SAME] + 2 if steps == FAR else steps)
            for here, steps in enumerate(list(distances(there, bytearray(BOARDS[board].solid))))
        ]
    return table


def errands(state: State, seat: int, weights: Weights) -> float:
    """How far its flags are on their way home."""
    if state.to_the_death:
        return 0.0
    worth = 0.0
    for team in (state.teams[seat], state.goals[seat]):
        if team == NOBODY:
            continue
        bearer, square = where(state, FLAGS + team)
        if bearer != NOBODY and state.warriors[bearer].owner == seat:
            left = max(ways_to(state.board, state.bases[seat])[square] - 1.0, 0.0) / LONG
            worth += weights.carried
            worth += (weights.alone if _nobody_else(state, seat) else weights.homeward) * (1.0 - left)
    return worth


def drive(state: State, seat: int) -> float:
    """How near its warriors are to what they must reach: a flag that it lacks, or a foe.

    To come nearer is as good for the foe as for itself, so it is no part of anybody's share; but where all keep their
    distance no game ends.
    """
    if state.phase == OVER:
        return 3.0 * DRIVE if seat in state.winners else 0.0
    if state.bases[seat] == NOWHERE:
        return 0.0
    wanted, foes, carriers = _to_reach(state, seat)
    nearest_to_flag = [LONG] * len(wanted)
    near = 0.0
    count = 0
    for me, warrior in enumerate(state.warriors):
        if warrior.seat != seat or warrior.life != ALIVE or warrior.square == NOWHERE:
            continue
        count += 1
        if me in carriers:
            near += 1.0  # its errand is the way home
        else:
            near += 1.0 - _nearest(warrior.square, wanted, foes, nearest_to_flag) / LONG
    return DRIVE * _came_near(near, count, nearest_to_flag)


def _to_reach(state: State, seat: int) -> tuple[list[list[float]], list[list[float]], list[int]]:
    """The ways to the flags that it lacks, those to its foes, and who has another errand: the way home."""
    board = state.board
    wanted: list[list[float]] = []
    carriers: list[int] = []
    if not state.to_the_death:
        for team in (state.teams[seat], state.goals[seat]):
            if team == NOBODY:
                continue
            bearer, square = where(state, FLAGS + team)
            if bearer != NOBODY and state.warriors[bearer].owner == seat:
                carriers.append(bearer)
            elif square != NOWHERE:
                wanted.append(ways_to(board, square))
    if carriers and _nobody_else(state, seat):
        carriers = []
    foes: list[list[float]] = []
    for foe in state.warriors:
        if foe.seat != seat and foe.life == ALIVE and foe.square != NOWHERE:
            foes.append(ways_to(board, foe.square))
    return wanted, foes, carriers


def _nearest(here: int, wanted: list[list[float]], foes: list[list[float]], nearest_to_flag: list[float]) -> float:
    """How near the nearest flag or foe is to a square; how near each flag is goes into ``nearest_to_flag``."""
    nearest = LONG
    for place, table in enumerate(wanted):
        steps = table[here]
        if steps < nearest_to_flag[place]:
            nearest_to_flag[place] = steps
        if steps < nearest:
            nearest = steps
    for table in foes:
        steps = table[here]
        if steps < nearest:
            nearest = steps
    return nearest


def _came_near(near: float, count: int, nearest_to_flag: list[float]) -> float:
    if not count:
        return 0.0
    reached = 2.0 - len(nearest_to_flag)
    for steps in nearest_to_flag:
        reached += 1.0 - steps / LONG
    return near / count + 0.5 * reached


def _nobody_else(state: State, seat: int) -> bool:
    """Does it lack a flag, and is everybody that it has bound to one? Who then waits at home waits for ever."""
    lacks = False
    mine = (FLAGS + state.teams[seat], FLAGS + state.goals[seat])
    for warrior in state.warriors:
        if warrior.life != ALIVE or warrior.square == NOWHERE:
            continue
        carries = mine[0] in warrior.cards or mine[1] in warrior.cards
        if warrior.owner == seat:
            if not carries:
                return False
        elif carries:
            lacks = True
    if not lacks:
        for thing in state.loose:
            if thing[0] in mine:
                lacks = True
    return lacks


def where(state: State, flag: int) -> tuple[int, int]:
    """Who carries a flag, and on which square it is; NOWHERE if it is not on the board."""
    for me, warrior in enumerate(state.warriors):
        if flag in warrior.cards and warrior.life == ALIVE:
            return me, warrior.square
    for thing in state.loose:
        if thing[0] == flag:
            return NOBODY, thing[1]
    return NOBODY, NOWHERE


def _from_suggested(state: State, seat: int) -> float:
    """How far its base is from the nearest place that the board suggests."""
    nearest = 15
    for square in BOARDS[state.board].bases[state.players]:
        nearest = min(nearest, DISTANCES[PLACES[square] - PLACES[state.bases[seat]] + SAME])
    return float(nearest)


# -- what lies hidden


def unseen(state: State, seat: int) -> list[list[int]]:
    """The face-down cards of the others and their goals: all that is judged here and that ``seat`` cannot see."""
    found = [warrior.down for warrior in state.warriors if warrior.owner != seat]
    found.append([team for other, team in enumerate(state.goals) if other != seat])
    return found


def put_unseen(state: State, other: State, seat: int) -> bool:
    """The face-down cards of another table into ``state``. Goals are read whenever a turn ends (synergy.win.flags)."""
    for place, team in enumerate(other.goals):
        if place != seat and state.goals[place] != team:
            return False
    for warrior, there in zip(state.warriors, other.warriors, strict=True):
        if warrior.owner != seat:
            warrior.down = there.down
    return True


def foretell(state: State, question: Question) -> None:
    """What will be asked first from here, so that nobody works it out again."""
    if question.ask == "act" and state.phase == TURN and state.laden == NOBODY:
        if isinstance(question, Choice):
            state.foretold = (0, *question.options)
        else:
            assert isinstance(question, Commit)
            options = question.options[0]
            assert not isinstance(options, Region)
            state.foretold = (1, *options)


HIDDEN: Final = Hidden(unseen, put_unseen)


# -- what nobody does to their own side


A_FLAG: Final = 1_000.0
"""To give a flag that the seat needs to somebody else is worth nothing that a glance at the table may see in it."""


def regret(state: State, seat: int, event: object, facts: tuple[int, ...]) -> float:
    """A blow or a curse at a friend, and a flag that the seat needs given away, offered or dropped."""
    if event is Wounded:
        now = state.strike
        if now.striker == NOBODY or state.warriors[now.striker].seat != seat or state.warriors[facts[0]].seat != seat:
            return 0.0
        # What a foe's reaction sends back, or a collision by chance, is no blow of its own.
        aimed = now.blow < len(now.blows) and now.blows[now.blow].victim == facts[0]
        return float(facts[1]) if aimed else 0.0
    if event is StrikeDeclared:
        me, card, target = facts[0], facts[1], facts[2]
        if target == NOBODY or state.warriors[me].seat != seat or state.warriors[target].seat != seat:
            return 0.0
        return 1.0 if harms(card) else 0.0
    if event is HitRolled:
        # A friend within the reach of an area strike: where nothing wounds it, it may still be thrown about.
        me, victim = facts[0], facts[1]
        both = state.warriors[me].seat == seat == state.warriors[victim].seat
        return 0.5 if both and me != victim and state.strike.area else 0.0
    if event is GadgetGiven:
        giver, taker, card = facts[0], facts[1], facts[2]
        gives = state.warriors[giver].seat == seat != state.warriors[taker].seat and not facts[3]
        return A_FLAG if gives and _needs(state, seat, card) else 0.0
    if event is TradeAsked:
        return A_FLAG if facts[3] and state.warriors[facts[0]].seat == seat and _needs(state, seat, facts[2]) else 0.0
    if event is GadgetDropped:
        return 1.0 if state.warriors[facts[0]].seat == seat and _needs(state, seat, facts[1]) else 0.0
    return 0.0


def _needs(state: State, seat: int, card: int) -> bool:
    return not state.to_the_death and card in (FLAGS + state.teams[seat], FLAGS + state.goals[seat])


# -- answers with a little sense

USED: Final = 0.7
"""How often a card is used where that may be."""


def sense(state: State, question: Question, draw: Draw) -> Answer | None:
    """What a hasty player answers in the middle of an action; None where any answer will do."""
    ask = question.ask
    if isinstance(question, Choice):
        options = question.options
        if ask in ("walk", "land", "run"):
            return _best_square(state, question.seat, list(options), draw)
        if ask == "target":
            return _best_target(state, question.seat, list(options), draw)
        if ask == "team":
            return options[int(draw() * len(options))]
        if ask == "act":
            return _best_act(state, list(options), draw)
        if ask == "next":
            return AS_THEY_STAND
        if ask == "step" and STOP in options:
            return STOP
        if ask == "shift":
            return max(options) if state.warriors[state.roller].seat == question.seat else 0
        return None
    if isinstance(question, Commit) and ask in ("walk", "step"):
        ends = question.options[0]
        assert not isinstance(ends, Region)
        return [STOP if STOP in ends else _best_square(state, question.seats[0], list(ends), draw)]
    if isinstance(question, Commit) and question.passing == PASS:
        answers: list[int] = []
        for mine in question.options:
            if isinstance(mine, Region):
                return None
            answers.append(mine[-1] if len(mine) > 1 and draw() < USED else PASS)
        return answers
    return None


def reply(state: State, question: Question) -> Reply | None:
    """The same for what one seat alone is asked, worked out as far as it can be before luck comes in."""
    ask = question.ask
    if isinstance(question, Choice):
        seat, options = question.seat, tuple(question.options)  # rules may change their list
        if ask == "step" and STOP in options:
            return _always(STOP)
        if ask == "next":
            return _always(AS_THEY_STAND)
        if ask in ("target", "team", "act", "shift"):
            return None
    else:
        assert isinstance(question, Commit)
        seat, mine = question.seats[0], question.options[0]
        assert not isinstance(mine, Region)
        options = tuple(mine)
        if ask in ("walk", "step") and STOP in options:
            return _always(STOP)
        if ask not in ("walk", "step") and question.passing == PASS:
            return _always(PASS) if len(options) == 1 else _mostly(options[-1])
    if ask in ("walk", "land", "run") or (ask == "step" and isinstance(question, Commit)):
        me = state.drill if state.drill != NOBODY else state.active
        if me != NOBODY and state.warriors[me].seat == seat:
            fitting = squares_in(list(options))
            worths = _worths(state, seat, me, fitting)
            first = options[0]
            return lambda draw: _luckiest(fitting, worths, first, draw)
    return lambda draw: options[int(draw() * len(options))]


def _always(answer: int) -> Reply:
    return lambda draw: answer  # noqa: ARG005


def _mostly(answer: int) -> Reply:
    return lambda draw: answer if draw() < USED else PASS


def _best_act(state: State, options: list[int], draw: Draw) -> int:
    """Pick up a flag, else strike, else move, else end the turn."""
    me = state.drill if state.drill != NOBODY else state.active
    if PICK in options and any(
        thing[1] == state.warriors[me].square and FLAGS <= thing[0] < TEAM_POWERS_FROM for thing in state.loose
    ):
        return PICK
    for low, high in ((STRIKES, USES), (MOVES, STRIKES)):
        fitting = [option for option in options if low <= option < high]
        if fitting:
            return fitting[int(draw() * len(fitting))]
    return END if END in options else options[0]


def _best_square(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """Where its errands have come furthest."""
    me = state.drill if state.drill != NOBODY else state.active
    if me == NOBODY or state.warriors[me].seat != seat:
        return options[int(draw() * len(options))]
    fitting = squares_in(options)
    return _luckiest(fitting, _worths(state, seat, me, fitting), options[0], draw)


def squares_in(options: list[int]) -> list[int]:
    """The options that are squares."""
    return [option for option in options if option != STEP_BY_STEP and 0 <= option < SQUARES]


def _luckiest(squares: list[int], worths: list[float], best: int, draw: Draw) -> int:
    """The best of them, of nearly equal ones the luckier."""
    most = -1000.0
    for place, square in enumerate(squares):
        worth = worths[place] + 0.0005 * draw()
        if worth > most:
            best, most = square, worth
    return best


def _worths(state: State, seat: int, me: int, squares: list[int]) -> list[float]:
    """How far its errands have come, for each square where one warrior might stand."""
    warrior = state.warriors[me]
    here = warrior.square
    found: list[float] = []
    bears = any(FLAGS <= card < TEAM_POWERS_FROM for card in warrior.cards)
    if bears or warrior.life != ALIVE or here == NOWHERE or state.bases[seat] == NOWHERE:
        for square in squares:
            warrior.square = square
            found.append(0.4 * errands(state, seat, GLANCE) + drive(state, seat))
        warrior.square = here
        return found
    wanted, foes, carriers = _to_reach(state, seat)
    others = [LONG] * len(wanted)
    parts: list[float] = []
    mine = 0
    for other, friend in enumerate(state.warriors):
        if friend.seat != seat or friend.life != ALIVE or friend.square == NOWHERE:
            continue
        if other == me:
            mine = len(parts)
            parts.append(0.0)
        elif other in carriers:
            parts.append(1.0)
        else:
            parts.append(1.0 - _nearest(friend.square, wanted, foes, others) / LONG)
    fixed = 0.4 * errands(state, seat, GLANCE)
    for square in squares:
        flags = others.copy()
        parts[mine] = 1.0 - _nearest(square, wanted, foes, flags) / LONG
        near = 0.0
        for part in parts:
            near += part
        found.append(fixed + DRIVE * _came_near(near, len(parts), flags))
    return found


def _best_target(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """A foe before a friend, a weak one before a strong one."""
    best, most = options[0], -1000.0
    helps = PROFILES[state.strike.card].damage == 0 and PROFILES[state.strike.card].hit == AUTO
    for option in options:
        score = draw()
        if option < AT_SQUARE and option != NO_TARGET:
            warrior = state.warriors[option]
            foe = warrior.seat != seat
            score += (0.0 if foe == helps else 10.0) - 0.5 * warrior.hits
            if foe and any(FLAGS <= card < TEAM_POWERS_FROM for card in warrior.cards):
                score += 3.0
        if score > most:
            best, most = option, score
    return best
