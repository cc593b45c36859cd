"""The set-up, step by step: who goes first, teams, cards, goals, flags, bases, warriors (synergy.deal to .place.flag).

One seat's part of a step is one resolution, in the order of play; what is done in secret is one for all. What comes on
the board is in `fracas.games.synergy.setting_up.placing`.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Commit, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.synergy.content import ALTERNATIVES, HITS, POWER_OF_TEAM, TEAMS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.events.setup import (
    CardsAssigned,
    Dealt,
    FlagDrawn,
    GoalsChosen,
    GoesFirst,
    Rolled,
    TeamCardsShuffled,
    TeamPicked,
    TeamPowerTaken,
)
from fracas.games.synergy.numbers import TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.setting_up.assigning import Assignment
from fracas.games.synergy.setting_up.draws import draw, draws_at_set_up, from_deck, keep, start_draw
from fracas.games.synergy.setting_up.phases import done, enter, first_of
from fracas.games.synergy.setting_up.placing import give_flag, place_base, place_warriors, scatter
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.striking.harm import discard
from fracas.games.synergy.terms import (
    ASSIGN,
    BASE,
    CUP,
    DEAL,
    DRAW,
    FLAG,
    GOAL,
    NO_CARD,
    NOBODY,
    PLACE,
    POWER,
    TEAM,
    TEAM_CARD,
)

DIE: Final = (1, 2, 3, 4, 5, 6)
BOOK_TEAMS: Final = 4
"""The teams of the book come first."""


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
    """Everybody writes down a flag other than their own (synergy.flag.goal). Two players have nothing to choose."""
    seats = list(range(state.players))
    options = [[team for team in state.teams if team != state.teams[seat]] for seat in seats]
    goals: list[int] = yield Commit(seats, "goal", options, secret=True, known=state.players == 2)
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
