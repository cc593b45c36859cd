"""The rules of figures, in the order of the book: set-up, the turn, the battle, the end."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Commit, Resolution, Roll
from fracas.core.tell import Tell, silence
from fracas.games.figures.actions import BONUS, at, impediment, leave_line
from fracas.games.figures.deck import ACE, DECK, RANK
from fracas.games.figures.events import (
    ArmorSpent,
    AttackFails,
    Attacks,
    Captured,
    DealtForFirst,
    Defends,
    GameOver,
    GoesFirst,
    HandsDealt,
    PlayerOut,
    Revealed,
    SpecialDeclined,
    SpecialImpossible,
    SpecialUsed,
    TurnBegins,
    TurnLimitReached,
    TurnLost,
    Wounded,
)
from fracas.games.figures.muster import muster
from fracas.games.figures.piles import from_the_pile, take, wants_card
from fracas.games.figures.state import (
    BATTLE,
    CAPTURED,
    MUSTER,
    NO_CARD,
    NOBODY,
    OPENING,
    OVER,
    STOPPED,
    TURN,
    UNHURT,
    WOUNDED,
    Figure,
    State,
)
from fracas.games.figures.windows import AFTER, STRIKES

OPENING_HAND: Final = 2

YES: Final = 1
NO: Final = 0
YES_OR_NO: Final = (YES, NO)


def resolution(state: State, tell: Tell) -> Resolution | None:
    """What is to be played next; None when the game is over."""
    phase = state.phase
    if phase == BATTLE:
        return battle(state, tell)
    if phase == TURN:
        return begin_turn(state, tell)
    if phase == MUSTER:
        return muster(state, tell)
    if phase == OPENING:
        return opening(state, tell)
    return None


def opening(state: State, tell: Tell) -> Resolution:
    """Find the first player, then deal the hands (figures.setup.first, figures.setup.hands)."""
    deck = DECK.copy()
    seat = 0
    while True:
        card: int = yield Roll("first", deck)
        deck.remove(card)
        tell(DealtForFirst, seat, card)
        if RANK[card] == ACE:
            break
        seat = (seat + 1) % state.players
    state.seat = seat
    tell(GoesFirst, seat)

    state.bag = DECK.copy()
    for _ in range(OPENING_HAND):
        for step in range(state.players):
            card = yield Roll("deal", state.bag, secret=True)
            state.bag.remove(card)  # unlike a draw, not told card by card
            state.hands[(seat + step) % state.players].append(card)
    tell(HandsDealt)
    state.phase = TURN


def begin_turn(state: State, tell: Tell) -> Resolution:
    """The current player draws up to three cards, unless they are stunned."""
    seat = state.seat
    state.turns += 1
    tell(TurnBegins, seat, state.turns)
    if state.stuns[seat]:
        state.stuns[seat] -= 1
        tell(TurnLost, seat)
        pass_on(state, tell)
        return
    while wants_card(state, seat, tell):
        card: int = yield from_the_pile(state)
        take(state, seat, card, tell)
    state.phase = BATTLE


def battle(state: State, tell: Tell) -> Resolution:
    """The current player attacks (figures.turn.attack): figures, cards, totals, wound, special action."""
    seat = state.seat
    state.attacker = attacker = yield Choice(seat, "attacker", state.lines[seat])
    state.opponent = opponent = yield Choice(seat, "opponent", state.opponents(seat))
    heard = tell is not silence  # what is added is worked out for listeners only: it costs a twentieth of a playout
    figure = state.figures[attacker]
    tell(Attacks, seat, attacker, opponent, added(figure, figure.blasts) if heard else 0)
    state.defender = defender = yield Choice(opponent, "defender", state.lines[opponent])
    figure = state.figures[defender]
    tell(Defends, opponent, defender, added(figure, figure.dodges) if heard else 0)

    fighters = [fighter for fighter in (seat, opponent) if state.hands[fighter]]
    if fighters:
        cards: list[int] = yield Commit(fighters, "card", [state.hands[fighter] for fighter in fighters])
        for place, fighter in enumerate(fighters):
            state.hands[fighter].remove(cards[place])
            if fighter == seat:
                state.attack_card = cards[place]
            else:
                state.defence_card = cards[place]
    attack, defence = combat_totals(state)
    tell(Revealed, attacker, state.attack_card, attack, defender, state.defence_card, defence)

    if attack < defence:
        tell(AttackFails, attacker)
    else:
        action = usable_special(state, tell)
        if action:
            use: int = yield Choice(seat, "special", YES_OR_NO)
            if use == YES:
                tell(SpecialUsed, attacker, action)
            else:
                tell(SpecialDeclined, attacker, action)
                action = ""
        state.victim = defender
        if action:
            strike = at(STRIKES, state, tell, action)
            if strike is not None:
                yield from strike
        armored = len(state.figures[state.victim].armor) > 0
        if armored:
            armored = (yield Choice(opponent, "spend", YES_OR_NO)) == YES
        if armored:
            spend_armor(state, tell)
        else:
            wound(state, tell)
        if action and state.contested():
            effect = at(AFTER, state, tell, action)
            if effect is not None:
                yield from effect

    clear_the_field(state)
    pass_on(state, tell)


def combat_totals(state: State) -> tuple[int, int]:
    """The totals of attacker and defender; what was pending for this battle is gone with it."""
    attacker = state.figures[state.attacker]
    defender = state.figures[state.defender]
    attack = combat_total(attacker, state.attack_card, attacker.blasts)
    defence = combat_total(defender, state.defence_card, defender.dodges)
    attacker.blasts = 0
    defender.dodges = 0
    attacker.fears = 0
    defender.fears = 0
    return attack, defence


def combat_total(figure: Figure, card: int, bonuses: int) -> int:
    """Rank, Power and what is pending: so many Blasts or Dodges, and all Intimidations (figures.battle.total)."""
    rank = 0 if card == NO_CARD else RANK[card]
    return rank + figure.strength() + BONUS * (bonuses - figure.fears)


def added(figure: Figure, bonuses: int) -> int:
    """What a figure adds to the rank of its card (figures.battle.total)."""
    return figure.strength() + BONUS * (bonuses - figure.fears)


def special_on_card(state: State) -> str:
    """The special action that the attack card gives the attacking figure; empty below 7."""
    if state.attack_card == NO_CARD:
        return ""
    return state.cards[state.figures[state.attacker].card].special(RANK[state.attack_card])


def usable_special(state: State, tell: Tell) -> str:
    """The same, if it can be used now (figures.special.when)."""
    action = special_on_card(state)
    impossible = impediment(state, action)
    if impossible:
        tell(SpecialImpossible, state.attacker, action, impossible)
        return ""
    return "" if ends_the_game(state) else action


def ends_the_game(state: State) -> bool:
    """Will the blow end the game, whatever anybody chooses? It falls on the last figure of the last opponent, which is
    wounded and has no armor. Then no special action can matter any more."""
    defender = state.figures[state.defender]
    if not defender.wounded or defender.armor:
        return False
    return len(state.lines[state.opponent]) == 1 and len(state.opponents(state.seat)) == 1


def spend_armor(state: State, tell: Tell) -> None:
    """An armor card is discarded instead of the wound, the one that was laid first."""
    card = state.figures[state.victim].armor.pop(0)
    state.discard.append(card)
    state.blow = STOPPED
    tell(ArmorSpent, state.victim, card)


def wound(state: State, tell: Tell) -> None:
    """The victim is wounded, or captured if it already was (figures.battle.wound, .capture, figures.out)."""
    victim = state.figures[state.victim]
    if not victim.wounded:
        victim.wounded = True
        state.blow = WOUNDED
        tell(Wounded, state.victim)
        return
    leave_line(state, state.victim, state.opponent)
    state.captives[state.seat].append(state.victim)
    state.blow = CAPTURED
    tell(Captured, state.victim, state.seat)
    if not state.lines[state.opponent]:
        state.discard += state.hands[state.opponent]
        state.hands[state.opponent] = []
        tell(PlayerOut, state.opponent)


def clear_the_field(state: State) -> None:
    """The battle cards go face up to the discards, but for one kept as armor (figures.discard)."""
    if state.attack_card != NO_CARD:
        state.discard.append(state.attack_card)
    if state.defence_card != NO_CARD:
        state.discard.append(state.defence_card)
    state.attack_card = NO_CARD
    state.defence_card = NO_CARD
    state.attacker = NOBODY
    state.opponent = NOBODY
    state.defender = NOBODY
    state.victim = NOBODY
    state.blow = UNHURT


def pass_on(state: State, tell: Tell) -> None:
    """The turn is over: the game ends, the sneaker goes again, or play passes on (figures.order)."""
    again = state.again
    state.again = False
    if not state.contested():
        state.phase = OVER
    elif state.turns >= state.turn_limit:
        state.phase = OVER
        tell(TurnLimitReached, state.turns)
    else:
        state.phase = TURN
        if again:
            return
        seat = next_to_play(state)
        if state.sneaks % 2:
            state.direction = -state.direction
        state.sneaks = 0
        state.seat = seat
        return
    tell(GameOver, tuple(winners(state)))


def next_to_play(state: State) -> int:
    """Whose turn comes after this one, as things stand; the same seat's if it goes again, or nobody else is left."""
    seat = state.seat
    if state.again or not state.contested():
        return seat
    way = -state.direction if state.sneaks % 2 else state.direction
    seat = (seat + way) % state.players
    while not state.lines[seat]:
        seat = (seat + way) % state.players
    return seat


def winners(state: State) -> list[int]:
    """The last player with figures in play; at the turn limit the one who is best off (figures.win)."""
    standing = state.still_in()
    best = max(strength_in_play(state, seat) for seat in standing)
    return [seat for seat in standing if strength_in_play(state, seat) == best]


def strength_in_play(state: State, seat: int) -> tuple[int, int, int]:
    """What decides at the turn limit: figures, then unwounded ones, then their total Power."""
    army = [state.figures[figure] for figure in state.lines[seat]]
    return (
        len(army),
        len([figure for figure in army if not figure.wounded]),
        sum([figure.strength() for figure in army]),
    )
