"""The set-up, step by step: who goes first, teams, cards, goals, flags, bases, warriors (synergy.deal to .place.flag).

One seat's part of a step is one resolution, in the order of play; what is done in secret is one for all.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Commit, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.synergy.assigning import Assignment
from fracas.games.synergy.board import CORNERS, NEIGHBOURS4, SQUARES, base_squares, distance, room_for_all
from fracas.games.synergy.content import ALTERNATIVES, BOARDS, HITS, POWER_OF_TEAM, TEAMS
from fracas.games.synergy.draws import draw, draws_at_set_up, from_deck, keep, start_draw
from fracas.games.synergy.events import (
    BasePlaced,
    CardsAssigned,
    Dealt,
    FlagDrawn,
    FlagGiven,
    GoalsChosen,
    GoesFirst,
    PlayerBegins,
    Rolled,
    RoundBegins,
    Scattered,
    TeamCardsShuffled,
    TeamPicked,
    TeamPowerTaken,
    WarriorPlaced,
)
from fracas.games.synergy.gadgets import unload
from fracas.games.synergy.harm import discard, settle
from fracas.games.synergy.live import refresh_all
from fracas.games.synergy.rows import FLAGS, PROFILES, TEAM_POWERS_FROM, is_gadget
from fracas.games.synergy.standing import put, reground
from fracas.games.synergy.state import (
    ASSIGN,
    BASE,
    CUP,
    DEAL,
    DRAW,
    FLAG,
    GOAL,
    LIFE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PLACE,
    POWER,
    SCATTER,
    TEAM,
    TEAM_CARD,
    TURN,
    State,
    Warrior,
)

DIE: Final = (1, 2, 3, 4, 5, 6)
BOOK_TEAMS: Final = 4
"""The teams of the book come first."""
GADGETS_ABOUT: Final = 6
LIVES_ABOUT: Final = 3
FAR: Final = 3
"""Power-ups lie at least so far from every base."""
HIDDEN: Final = 2
UNKNOWN: Final = -2
"""A power-up that nobody sees, in the event."""


def set_up(state: State, tell: Tell) -> Resolution:
    """The next step of the set-up."""
    phase = state.phase
    if phase == DEAL:
        return deal(state, tell)
    if phase == TEAM:
        return pick_team(state, tell)
    if phase == POWER:
        return take_power(state, tell)
    if phase == TEAM_CARD:
        return team_card(state, tell)
    if phase == ASSIGN:
        return assign(state, tell)
    if phase == DRAW:
        return extra_cards(state, tell)
    if phase == GOAL:
        return choose_goals(state, tell)
    if phase == CUP:
        return draw_flags(state, tell)
    if phase == BASE:
        return place_base(state, tell)
    if phase == PLACE:
        return place_warriors(state, tell)
    if phase == FLAG:
        return give_flag(state, tell)
    return scatter(state, tell)


def done(state: State, phase: int) -> None:
    """One more seat has done its part; after the last one comes the next phase."""
    state.step += 1
    state.seat = (state.first + state.step) % state.players
    if state.step == state.players:
        enter(state, phase)


def enter(state: State, phase: int) -> None:
    """The next phase begins; those that this table does without are left out."""
    if phase == POWER and not state.alternatives:
        phase = TEAM_CARD
    if phase == TEAM_CARD and not state.extra_team_powers:
        phase = ASSIGN
    if phase == GOAL and state.to_the_death:
        phase = BASE
    if phase == FLAG and state.to_the_death:
        phase = SCATTER
    state.phase = phase
    state.step = 0
    state.seat = state.first


# -- cards


def deal(state: State, tell: Tell) -> Resolution:
    """Highest die goes first, ties roll again (synergy.first); everybody is dealt a hand (synergy.deal)."""
    rolling = list(range(state.players))
    while len(rolling) > 1:
        dice: list[int] = []
        for seat in rolling:
            die: int = yield Roll("first", DIE)
            dice.append(die)
            tell(Rolled, seat, die)
        most = max(dice)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == most]
    state.first = state.seat = rolling[0]
    tell(GoesFirst, state.first)
    for seat in range(state.players):
        hand: list[int] = []
        for _ in range(state.hand_size[seat]):
            card: int = yield from from_deck(state, tell)
            if card != NO_CARD:
                hand.append(card)
        state.hands[seat] = hand
        tell(Dealt, seat, len(hand), tuple(hand))
    enter(state, TEAM)


def pick_team(state: State, tell: Tell) -> Resolution:
    """Each picks a team in turn; the warriors come into being when all have (synergy.assign)."""
    count = len(TEAMS) if state.more else BOOK_TEAMS
    team: int = yield Choice(state.seat, "team", [each for each in range(count) if each not in state.teams])
    state.teams[state.seat] = team
    state.powers[state.seat] = TEAM_POWERS_FROM + POWER_OF_TEAM[team]
    tell(TeamPicked, state.seat, team)
    if state.step + 1 == state.players:
        for seat in range(state.players):
            for figure in range(state.sizes[seat]):
                warrior = Warrior.new(seat, state.teams[seat], figure, seat)
                warrior.hits = HITS
                state.warriors.append(warrior)
    done(state, POWER)


def take_power(state: State, tell: Tell) -> Resolution:
    """Each may take another team power (synergy.option.alternative-team-powers)."""
    own = state.powers[state.seat]
    power: int = yield Choice(state.seat, "power", [own, *[TEAM_POWERS_FROM + each for each in ALTERNATIVES]])
    state.powers[state.seat] = power
    if power != own:
        tell(TeamPowerTaken, state.seat, power)
    done(state, TEAM_CARD)


def team_card(state: State, tell: Tell) -> Resolution:
    """Each picks a card in secret; they are shuffled, and one becomes a power of each team, open
    (synergy.option.extra-team-powers)."""
    seats = list(range(state.players))
    if state.step == 0:
        cards: list[int] = yield Commit(seats, "team-card", [state.hands[seat] for seat in seats], secret=True)
        for seat, card in zip(seats, cards, strict=True):
            state.hands[seat] = [each for each in state.hands[seat] if each != card]
            state.offered[seat] = [card]
        state.step = 1
        return
    left = list(seats)
    for seat in seats:
        place: int = yield Roll("shuffle", list(range(len(left))))
        card = state.offered[left.pop(place)][0]
        state.team_cards[seat] = card
        state.unseen &= ~(1 << card)
    state.offered = [[] for _ in seats]
    tell(TeamCardsShuffled, tuple(state.team_cards))
    enter(state, ASSIGN)


def first_of(state: State, seat: int) -> int:
    """The place of a seat's first warrior."""
    return sum(state.sizes[:seat])


def assign(state: State, tell: Tell) -> Resolution:
    """All give their cards to their warriors in secret, and show them together (synergy.assign, synergy.secret)."""
    seats = list(range(state.players))
    regions = [
        Assignment(state.hands[seat], state.sizes[seat], state.least[seat], first_of(state, seat)) for seat in seats
    ]
    answers: list[tuple[int, ...]] = yield Commit(seats, "assign", regions, secret=True)
    spare: list[int] = []
    for seat, heaps in zip(seats, answers, strict=True):
        hand = state.hands[seat]
        state.hands[seat] = []
        first = first_of(state, seat)
        for heap in range(state.sizes[seat]):
            _arm(state, first + heap, [card for card, mine in zip(hand, heaps, strict=True) if mine == heap])
        spare += [card for card, mine in zip(hand, heaps, strict=True) if mine < 0]
    for card in spare:
        state.unseen &= ~(1 << card)
    discard(state, tell, spare)
    refresh_all(state, tell)
    for me, warrior in enumerate(state.warriors):
        tell(CardsAssigned, me, tuple(warrior.cards), len(warrior.down))
    enter(state, DRAW)


def _arm(state: State, me: int, cards: list[int]) -> None:
    """A warrior's cards: Secret ones stay face down, unless the table plays with open cards."""
    warrior = state.warriors[me]
    for card in cards:
        if PROFILES[card].secret and not state.open_cards:
            warrior.down = [*warrior.down, card]
            continue
        warrior.cards = [*warrior.cards, card]
        state.unseen &= ~(1 << card)
        if draws_at_set_up(card):
            start_draw(state, me, PROFILES[card].numbers["draw"], PROFILES[card].numbers["keep"])


def extra_cards(state: State, tell: Tell) -> Resolution:
    """Cards that grant extra cards do so now. A team power does for one warrior, the player's choice."""
    if state.pending:
        yield from draw(state, tell)
    elif any(state.offered):
        yield from keep(state, tell)
    elif state.step < state.players:
        card = state.team_cards[state.seat]
        if card != NO_CARD and draws_at_set_up(card):
            first = first_of(state, state.seat)
            me: int = yield Choice(state.seat, "team-draw", list(range(first, first + state.sizes[state.seat])))
            start_draw(state, me, PROFILES[card].numbers["draw"], PROFILES[card].numbers["keep"])
        state.step += 1
        state.seat = (state.first + state.step) % state.players
    else:
        state.laden = NOBODY
        enter(state, GOAL)


# -- flags


def choose_goals(state: State, tell: Tell) -> Resolution:
    """Everybody writes down a flag other than their own (synergy.flag.goal)."""
    seats = list(range(state.players))
    options = [[team for team in state.teams if team != state.teams[seat]] for seat in seats]
    goals: list[int] = yield Commit(seats, "goal", options, secret=True)
    state.goals = list(goals)
    tell(GoalsChosen)
    enter(state, CUP)


def draw_flags(state: State, tell: Tell) -> Resolution:
    """All flags go in a cup; everybody draws one, openly (synergy.flag.draw)."""
    cup = list(state.teams)
    for step in range(state.players):
        seat = (state.first + step) % state.players
        team: int = yield Roll("cup", list(cup))
        cup.remove(team)
        state.drawn[seat] = team
        tell(FlagDrawn, seat, team)
    enter(state, BASE)


# -- on the board


def place_base(state: State, tell: Tell) -> Resolution:
    """Each in turn places a base (synergy.place.base)."""
    settled = [seat for seat in range(state.players) if state.bases[seat] != NOWHERE]
    squares = base_squares(
        BOARDS[state.board].solid,
        [state.bases[seat] for seat in settled],
        [state.sizes[seat] for seat in settled],
        state.sizes[state.seat],
    )
    square: int = yield Choice(state.seat, "base", squares)
    state.bases[state.seat] = square
    reground(state)
    tell(BasePlaced, state.seat, square)
    done(state, PLACE)


def place_warriors(state: State, tell: Tell) -> Resolution:
    """One on the base, the others at its sides, the sixth at a corner (synergy.place.warriors)."""
    seat = state.seat
    first = first_of(state, seat)
    for me in range(first, first + state.sizes[seat]):
        square: int = yield Choice(seat, "place", places_for(state, seat, me))
        put(state, me, square)
        tell(WarriorPlaced, me, square)
    refresh_all(state, tell)
    done(state, FLAG)


def places_for(state: State, seat: int, me: int) -> list[int]:
    """Where this warrior may stand, so that the base is taken and all who come after it still find room."""
    base = state.bases[seat]
    first = first_of(state, seat)
    sides, corners = _slots(state.sizes[seat])
    on_base = False
    for other in range(first, me):
        square = state.warriors[other].square
        if square == base:
            on_base = True
        elif square in CORNERS[base]:
            corners -= 1
        else:
            sides -= 1
    found: list[int] = []
    if not on_base:
        found.append(base)
    if sides > 0:
        found += [each for each in NEIGHBOURS4[base] if _room(state, seat, each, sides - 1, corners)]
    if corners > 0:
        found += [each for each in CORNERS[base] if _room(state, seat, each, sides, corners - 1)]
    return found


def _slots(warriors: int) -> tuple[int, int]:
    """How many warriors stand at the sides of a base, and how many at its corners."""
    return min(warriors - 1, 4), max(warriors - 5, 0)


def _room(state: State, seat: int, square: int, sides: int, corners: int) -> bool:
    """Is this square free, and is there room for all the rest if it is taken? Nobody stands on another's base."""
    if state.blocked[square] or square in state.bases:
        return False
    mask = bytearray(state.blocked)
    mask[square] = 1
    for each in state.bases:
        mask[each] = 1
    base = state.bases[seat]
    wanted = [NEIGHBOURS4[base]] * sides + [CORNERS[base]] * corners
    for step in range(state.step + 1, state.players):
        other = (state.first + step) % state.players
        sides, corners = _slots(state.sizes[other])
        wanted += [NEIGHBOURS4[state.bases[other]]] * sides + [CORNERS[state.bases[other]]] * corners
    return room_for_all(wanted, bytes(mask))


def give_flag(state: State, tell: Tell) -> Resolution:
    """Each in turn puts the flag they drew on one of their warriors (synergy.place.flag)."""
    seat = state.seat
    first = first_of(state, seat)
    me: int = yield Choice(seat, "flag", list(range(first, first + state.sizes[seat])))
    warrior = state.warriors[me]
    flag = FLAGS + state.drawn[seat]
    warrior.cards = [*warrior.cards, flag]
    tell(FlagGiven, seat, me, state.drawn[seat])
    done(state, SCATTER)


def scatter(state: State, tell: Tell) -> Resolution:
    """Power-ups (synergy.option.power-ups); then whoever carries too much drops it, and the first turn begins."""
    if state.power_ups and state.step == 0:
        state.step = 1
        free = [square for square in range(SQUARES) if _is_far(state, square)]
        gadgets = [card for card in list(state.deck) if is_gadget(card)]
        hidden = state.power_ups == HIDDEN
        if hidden:
            yield from cover(state, tell, free, gadgets)
            return
        for number in range(GADGETS_ABOUT + LIVES_ABOUT):
            card = NO_CARD
            if number < GADGETS_ABOUT:
                if not gadgets:
                    continue
                card = yield Roll("power-up", list(gadgets))
                gadgets.remove(card)
                deck = bytearray(state.deck)
                deck.remove(card)
                state.deck = deck
            square: int = yield Roll("scatter", list(free))
            free.remove(square)
            _lay_about(state, tell, card, square)
        reground(state)
        return
    for me in range(len(state.warriors)):
        yield from unload(state, tell, me)
    yield from settle(state, tell)
    state.phase = TURN
    state.step = 0
    state.seat = state.first
    state.round = state.turns = 1
    refresh_all(state, tell)
    tell(RoundBegins, 1)
    tell(PlayerBegins, state.seat)


def _is_far(state: State, square: int) -> bool:
    if state.blocked[square] or state.ground[square]:
        return False
    return all(distance(square, base) >= FAR for base in state.bases)


def cover(state: State, tell: Tell, free: list[int], gadgets: list[int]) -> Resolution:
    """Hidden power-ups: first all coins, openly; then in secret what lies under which. Their order tells nothing."""
    squares: list[int] = []
    for _ in range(min(GADGETS_ABOUT, len(gadgets)) + LIVES_ABOUT):
        square: int = yield Roll("scatter", list(free))
        free.remove(square)
        squares.append(square)
    state.coins = sorted(squares)
    for square in state.coins:
        tell(Scattered, UNKNOWN, square)
    squares.sort()
    covered: list[tuple[int, ...]] = []
    deck = bytearray(state.deck)
    while len(squares) > LIVES_ABOUT:
        card: int = yield Roll("power-up", list(gadgets), secret=True)
        gadgets.remove(card)
        deck.remove(card)
        there: int = yield Roll("scatter", list(squares), secret=True)
        squares.remove(there)
        covered.append((card, there))
    state.deck = deck
    state.covered = [*covered, *((NO_CARD, square) for square in squares)]
    reground(state)


def _lay_about(state: State, tell: Tell, card: int, square: int) -> None:
    if card == NO_CARD:
        state.markers = [*state.markers, (LIFE, square, NOBODY, NO_CARD)]
    else:
        state.loose = [*state.loose, (card, square)]
        state.unseen &= ~(1 << card)
    tell(Scattered, card, square)
