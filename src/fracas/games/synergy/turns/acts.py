"""What a warrior may do in its turn, and doing it (synergy.turn.basic, synergy.gadget.*).

An act is numbered (`numbers.py`): `MOVES` + a Move card, `STRIKES` + a Strike card, `COMBOS` + a Move&Strike,
`USES` + a card that is used otherwise; `BASIC` stands for the basic move and strike. Below them are the acts without a
card. A face-down card is among the options of its owner only, so the question is then a Commit; so is a strike with a
face-down + card that is turned up for it: ``WITH * n`` more, with a bit in ``n`` for each such card (`adds`).
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from fracas.core.needs import Need
from fracas.core.question import Choice, Commit, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4
from fracas.games.synergy.card import GADGET, MOVE, MOVE_AND_STRIKE, NO_MOVE, SELF, STRIKE, Card
from fracas.games.synergy.effects.live import turn_up, works_face_down
from fracas.games.synergy.effects.reactions import spend
from fracas.games.synergy.effects.statuses import relieve
from fracas.games.synergy.events import CardUsed, TradeAsked, TradeRefused
from fracas.games.synergy.moving.move_cards import go, landings, leaps_out, move_with
from fracas.games.synergy.moving.steps import Going
from fracas.games.synergy.moving.walking import (
    base_squares,
    basic_move,
    board_pouch,
    can_move,
    reweigh,
    squares_left,
    vacant,
)
from fracas.games.synergy.numbers import (
    BASIC,
    COMBOS,
    DROP,
    END,
    GIVE,
    HOP_IN,
    MOVES,
    NO_TARGET,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    USES,
    WIPE,
    WITH,
)
from fracas.games.synergy.rows import DOES, PROFILES, ROWS, Hook, is_gadget, number_of, put_hook, script_of
from fracas.games.synergy.standing import here, shares
from fracas.games.synergy.state import (
    CONFUSED,
    CROWD,
    HELD,
    MIST,
    NOBODY,
    POISONED,
    THINGS,
    TOAD,
    State,
)
from fracas.games.synergy.striking.harm import settle, unsettled
from fracas.games.synergy.striking.strike import reaches_unaided, strike
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.turns.gadgets import NOTHING, drop, gadgets_of, hand_over, loose_at, pick
from fracas.games.synergy.wants import WANTED, wants
from fracas.games.synergy.windows import COMBO, DIAGONAL_STRIKE, HANDLING, POUCH, REACH, USE

_USED: Final = DOES[USE.number]
_ACTS: Final = MOVE | STRIKE | MOVE_AND_STRIKE
_STRETCHES: Final = 1 << REACH.number | 1 << DIAGONAL_STRIKE.number
"""The windows by which a basic strike may go beyond its neighbours."""

Fits = Callable[[Card], bool]
"""Does a + card do anything for a strike with this card?"""
ADDED: Final[list[tuple[int, Fits]]] = []
"""The secret + cards that are declared with a strike, and the strikes to which they may be added."""
Chosen = Generator[Question, Any, int]
"""What was chosen."""

REFUSE: Final = 0
AGREE: Final = 1

F = TypeVar("F", bound=Callable[..., Any])


def uses(card: str, *needs: Need[Any]) -> Callable[[F], F]:
    """Let a card be used as an act of its own: ``@uses("adrenal-turbo", a_hit_to_spare)``.

    The function gets ``(state, tell, me)`` and pays for itself; it is a generator, or a plain function. What it needs
    is asked for the owner's options, so it may look at what is hidden.
    """
    if needs:
        wants(card, mine=list(needs))

    def put(function: F) -> F:
        put_hook(USE, card, Hook(function, None))
        return function

    return put


def shows(card: str) -> None:
    """Let a secret card be turned up at will in its warrior's turn; its row does the rest."""
    put_hook(USE, card, Hook(None, None))


def adds(card: str, fits: Fits) -> None:
    """Let a secret + card be declared with a strike, before the roll: it is turned up, and its row does the rest."""
    ADDED.append((number_of(card), fits))


def plain(what: int) -> int:
    """An act without the + cards that are turned up for it."""
    return what % WITH


def added(what: int) -> list[int]:
    """The + cards that are turned up for an act."""
    return [card for place, (card, _) in enumerate(ADDED) if what // WITH >> place & 1]


# -- what may be done


def options(state: State, me: int) -> list[int]:
    """All that ``me`` may do now, its face-down cards included: for its own player's eyes."""
    warrior = state.warriors[me]
    if not warrior.awake():
        return [END]
    found: list[int] = []
    under = warrior.under
    bound = under & (1 << TOAD | 1 << MIST) != 0
    free = can_move(state, me)
    strikes = warrior.strikes > 0 and not bound
    gadget_strikes = warrior.gadget_strikes > 0 and not bound
    cards = warrior.live
    mine = state.player(me) == warrior.owner
    if warrior.down and mine:
        cards = [*cards, *[card for card in warrior.down if works_face_down(state, me, card)]]
    if free and (warrior.moves > 0 or squares_left(state, me) > 0):
        found.append(MOVES + BASIC)
    moves = free and warrior.moves > 0
    company = has_company(state, me)
    if strikes and (company or warrior.folds & _STRETCHES) and targets(state, me, BASIC):
        found.append(STRIKES + BASIC)
    for card in cards:
        profile = PROFILES[card]
        types = profile.types
        if not types & _ACTS and _USED[card] is None:
            continue
        if bound and profile.category == GADGET:
            continue
        if types & MOVE and moves and not under & (1 << TOAD | 1 << CONFUSED) and landings(state, me, card):
            found.append(MOVES + card)
        may_strike = strikes or (gadget_strikes and profile.category == GADGET)
        if types & STRIKE and may_strike and targets(state, me, card):
            found.append(STRIKES + card)
        both = types & MOVE_AND_STRIKE and strikes and warrior.moves > 0 and not under & (1 << CONFUSED | 1 << HELD)
        if both and (profile.mode == NO_MOVE or landings(state, me, card)):
            found.append(COMBOS + card)
        hook = _USED[card]
        if hook is not None and _usable(state, me, card, hook):
            found.append(USES + card)
    if warrior.down and mine:
        found += _strengthened(state, me, found)
    if mine and warrior.raised_by == NOBODY:
        _handling(state, me, found, bound, company)
    if warrior.strikes > 0 and under >> POISONED & 1:
        found.append(WIPE)
    if company and free and warrior.moves > 0 and not under & (1 << TOAD | 1 << CONFUSED) and pouches(state, me):
        found.append(HOP_IN)
    if not (free and shares(state, me)):
        found.append(END)
        return found
    walks = vacant(state, me)
    if not walks and not leaps_out(state, me):
        found.append(END)
        return found
    return [what for what in found if not _stays(what, walks)]


def _strengthened(state: State, me: int, found: list[int]) -> list[int]:
    """The strikes among these acts once more, with each choice of the face-down + cards that do something for them."""
    warrior = state.warriors[me]
    more: list[int] = []
    for place, (plus, fits) in enumerate(ADDED):
        if plus in warrior.down and works_face_down(state, me, plus):
            strikes = [what for what in [*found, *more] if STRIKES <= plain(what) < USES]
            fitting = [what for what in strikes if fits(PROFILES[what % NUMBERS])]
            more += [what + (WITH << place) for what in fitting if _next_door(state, me, what)]
    return more


def _next_door(state: State, me: int, what: int) -> bool:
    """May this strike be an adjacent one? After a move that is not known yet."""
    card = what % NUMBERS
    if plain(what) >= COMBOS:
        return True
    mine = state.warriors[me].square
    others = [state.warriors[aim] for aim in targets(state, me, card) if aim < NO_TARGET and aim != me]
    # Nothing is added to what is done to bodies.
    return any(other.stands() and reaches_unaided(PROFILES[card], mine, other.square) for other in others)


def _stays(what: int, walks: bool) -> bool:
    """Would this act use up the move of whoever must leave a shared square, and not lead out (synergy.move.share)?"""
    what = plain(what)
    if what == MOVES + BASIC:
        return not walks
    return COMBOS <= what < USES and PROFILES[what - COMBOS].mode == NO_MOVE


def is_move_or_strike(what: int) -> bool:
    """Does this act take a move or a strike (synergy.neutralized)? To drop things or to turn up a card takes none."""
    what = plain(what)
    if what >= USES:
        return PROFILES[what - USES].reach == SELF  # in place of a strike
    return what not in (END, DROP)


def _usable(state: State, me: int, card: int, hook: Hook) -> bool:
    warrior = state.warriors[me]
    if card in warrior.used or card in warrior.spent:
        return False
    if hook.function is None:
        return card in warrior.down
    if state.drill == me:
        return False  # a move or a strike was ordered
    wanted = WANTED[card]
    return wanted is None or wanted.by_me(state, me)


def handles_free(state: State, me: int, level: int) -> int:
    """The card whose free handling of a gadget will do and is not spent this turn, the least; -1 if there is none."""
    warrior = state.warriors[me]
    if not warrior.folds >> HANDLING.number & 1:
        return -1
    found = -1
    for card in warrior.live:
        most = ROWS[card].adds[HANDLING.number]
        if most >= level and card not in warrior.used and (found < 0 or most < ROWS[found].adds[HANDLING.number]):
            found = card
    return found


def has_company(state: State, me: int) -> bool:
    """Does anybody stand next to it, or in its square?"""
    square = state.warriors[me].square
    standing = state.standing
    if standing[square] == CROWD:
        return True
    for each in NEIGHBOURS4[square]:  # noqa: SIM110 - asked before every act, and a loop is faster
        if standing[each]:
            return True
    return False


def _has_gadgets(state: State, me: int) -> bool:
    """Has it any, face down too?"""
    warrior = state.warriors[me]
    for card in warrior.cards:
        if PROFILES[card].category == GADGET:
            return True
    for card in warrior.down:  # noqa: SIM110 - asked before every act, and a loop is faster
        if PROFILES[card].category == GADGET:
            return True
    return False


def _handling(state: State, me: int, found: list[int], bound: bool, company: bool) -> None:
    """Picking up, trading and dropping gadgets (synergy.gadget.*)."""
    warrior = state.warriors[me]
    loaded = _has_gadgets(state, me)
    if loaded and state.drill != me:
        found.append(DROP)
    most = 0 if bound else _handles(state, me)
    if not most:
        return
    if state.ground[warrior.square] & THINGS and loose_at(state, warrior.square):
        found.append(PICK)
    if most < 2 or not company:
        return
    others = partners(state, me)
    if others:
        if loaded:
            found.append(GIVE)
        if any(takeable(state, me, other) for other in others):
            found.append(TAKE)


def _handles(state: State, me: int) -> int:
    """What handling of gadgets it can pay for: 0 none, 1 picking up, 2 and more trading as well."""
    warrior = state.warriors[me]
    if warrior.strikes > 0:
        return 3
    if state.drill == me:
        return 0
    if warrior.gadget_strikes > 0:
        return 3
    return 2 if handles_free(state, me, 2) >= 0 else 1 if handles_free(state, me, 1) >= 0 else 0


def partners(state: State, me: int) -> list[int]:
    """Who is next to it and could trade: awake, and neither mist nor a zombie; nobody whose player has refused."""
    warrior = state.warriors[me]
    square = warrior.square
    found: list[int] = []
    for each in (square, *NEIGHBOURS4[square]):
        if state.standing[each]:
            for other in here(state, each):
                partner = state.warriors[other]
                if other == me or partner.under >> MIST & 1 or partner.raised_by != NOBODY:
                    continue
                if partner.awake() and not warrior.refused >> partner.seat & 1:
                    found.append(other)
    return found


def takeable(state: State, me: int, other: int) -> list[int]:
    """The gadgets that ``me`` may take from another: open ones, and those face down beside a friend."""
    found = gadgets_of(state, other)
    if _knows_down(state, me, other):
        found += [card for card in state.warriors[other].down if is_gadget(card)]
    return found


def _knows_down(state: State, me: int, other: int) -> bool:
    """Has the other face-down cards, and does the player of ``me`` know them because they are its own?"""
    partner = state.warriors[other]
    return len(partner.down) > 0 and partner.owner == state.player(me)


def _tells(state: State, me: int) -> bool:
    """Might what ``me`` can do tell what lies face down: beside itself, or beside a friend from whom it could take?"""
    warrior = state.warriors[me]
    if not warrior.awake() or state.player(me) != warrior.owner or warrior.raised_by != NOBODY:
        return False
    if warrior.down:
        return True
    if warrior.under & (1 << TOAD | 1 << MIST) or not has_company(state, me) or _handles(state, me) < 2:
        return False
    others = partners(state, me)
    if not any(_knows_down(state, me, other) for other in others):
        return False
    return not any(gadgets_of(state, other) for other in others)  # if there is one, everybody knows that it may take


def pouches(state: State, me: int) -> list[int]:
    """The friends next to it into whose square it may hop."""
    warrior = state.warriors[me]
    found: list[int] = []
    if warrior.inside != NOBODY:
        return found
    for each in NEIGHBOURS4[warrior.square]:
        if state.standing[each]:
            for other in here(state, each):
                friend = state.warriors[other]
                if friend.seat != warrior.seat or fold(ROWS, friend, POUCH, 0, state, other) <= 0:
                    continue
                if not any(passenger.inside == other for passenger in state.warriors):
                    found.append(other)
    return found


# -- doing it


def act(state: State, tell: Tell, me: int) -> Going:
    """One act of a warrior: which, then what it needs to know, then it happens. False if it ends its turn."""
    warrior = state.warriors[me]
    player = state.player(me)
    choices = options(state, me)
    if _tells(state, me):
        answers: list[int] = yield Commit([player], "act", [choices])
        what = answers[0]
    else:
        what = yield Choice(player, "act", choices)
    base = base_squares(state, me)
    for plus in added(what):
        if plus in warrior.down:
            turn_up(state, tell, me, plus)
    what = plain(what)
    card = what % NUMBERS
    if what < MOVES:
        yield from handle(state, tell, me, what)
    else:
        if card in warrior.down:
            turn_up(state, tell, me, card)
        if what < STRIKES:
            if card == BASIC:
                yield from basic_move(state, tell, me)
            else:
                yield from move_with(state, tell, me, card)
        elif what < COMBOS:
            target: int = yield Choice(player, "target", targets(state, me, card))
            spend_strike(state, me, card)
            yield from strike(state, tell, me, card, target)
        elif what < USES:
            yield from combo(state, tell, me, card)
        else:
            yield from use(state, tell, me, card)
    if warrior.walk_left > 0:
        reweigh(state, me, base)
    if unsettled(state):
        yield from settle(state, tell)
    return what != END


def spend_strike(state: State, me: int, card: int) -> None:
    """One strike less; one for Gadgets only, if there is one and it will do."""
    warrior = state.warriors[me]
    if warrior.gadget_strikes > 0 and (card < 0 or PROFILES[card].category == GADGET):
        warrior.gadget_strikes -= 1
    else:
        warrior.strikes -= 1


def combo(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """A Move&Strike uses up the move and one strike: its function, or its move part and then its strike (`combo`)."""
    warrior = state.warriors[me]
    warrior.moves -= 1
    warrior.strikes -= 1
    warrior.walk_left = 0
    warrior.moved = True
    yield from parts(state, tell, me, card)
    if PROFILES[card].mode != NO_MOVE:
        warrior.travels += 1


def parts(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """The parts of a Move&Strike, in printed order."""
    warrior = state.warriors[me]
    script = script_of(COMBO, card)
    if script is not None:
        yield from script(state, tell, me)
        return
    if PROFILES[card].mode != NO_MOVE:
        yield from go(state, tell, me, card)
        if not warrior.stands():
            return
    aims = targets(state, me, card)
    if aims:
        target: int = yield Choice(state.player(me), "target", aims)
        yield from strike(state, tell, me, card, target)


def use(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """An act of a card's own."""
    hook = _USED[card]
    if hook is None or hook.function is None:
        return  # it was only turned up
    tell(CardUsed, me, card)
    spend(state, me, card)
    going = hook.function(state, tell, me)
    if going is not None:
        yield from going


def handle(state: State, tell: Tell, me: int, what: int) -> Resolution:
    """The acts without a card."""
    warrior = state.warriors[me]
    player = state.player(me)
    if what == PICK:
        card: int = yield Choice(player, "pick", loose_at(state, warrior.square))
        _pay(state, me, 1)
        pick(state, tell, me, card)
    elif what == DROP:
        if warrior.down:
            answers: list[int] = yield Commit([player], "drop", [_in_its_hands(state, me)])
            card = answers[0]
        else:
            card = yield Choice(player, "drop", gadgets_of(state, me))
        if card != NOTHING:
            yield from drop(state, tell, me, [card])
    elif what in (TAKE, GIVE):
        yield from trade(state, tell, me, what == GIVE)
    elif what == WIPE:
        warrior.strikes -= 1
        relieve(state, tell, me, POISONED)
    elif what == HOP_IN:
        bearer: int = yield Choice(player, "pouch", pouches(state, me))
        yield from board_pouch(state, tell, me, bearer)


def _in_its_hands(state: State, me: int) -> list[int]:
    """Its gadgets, face-down ones too.

    Never empty: whoever cannot see the card may imagine another in its place, and then nothing is left to choose.
    """
    hidden = [card for card in state.warriors[me].down if is_gadget(card)]
    return [*gadgets_of(state, me), *hidden] or [NOTHING]


def _pay(state: State, me: int, level: int) -> None:
    """Handling a gadget costs a strike, unless a card makes it free once (synergy.gadget.pick, .trade)."""
    warrior = state.warriors[me]
    free = handles_free(state, me, level)
    if free >= 0:
        warrior.used = [*warrior.used, free]
    elif warrior.gadget_strikes > 0:
        warrior.gadget_strikes -= 1
    else:
        warrior.strikes -= 1


def trade(state: State, tell: Tell, me: int, give: bool) -> Resolution:
    """Take one from or give one to an adjacent warrior, whose owner is asked (synergy.gadget.trade)."""
    warrior = state.warriors[me]
    other: int = yield from _partner(state, me, give)
    card: int = yield from _traded(state, me, other, give)
    if card == NOTHING:
        return
    if card in warrior.down:
        turn_up(state, tell, me, card)
    partner = state.warriors[other]
    if partner.seat != warrior.seat:
        tell(TradeAsked, me, other, card, give)
        answer: int = yield Choice(partner.seat, "trade", [REFUSE, AGREE])
        if answer == REFUSE:
            warrior.refused |= 1 << partner.seat
            tell(TradeRefused, other)
            return
    _pay(state, me, 2)
    if give:
        hand_over(state, tell, me, other, card, False)
    else:
        hand_over(state, tell, other, me, card, False)


def _partner(state: State, me: int, give: bool) -> Chosen:
    """With whom it trades. Who has only a face-down gadget to be taken is its player's secret."""
    player = state.player(me)
    others = partners(state, me)
    closed: list[int] = []
    if not give:
        closed = [other for other in others if _knows_down(state, me, other) and not gadgets_of(state, other)]
        others = [other for other in others if takeable(state, me, other)]
    if closed:
        # Never empty: see `_in_its_hands`.
        answers: list[int] = yield Commit([player], "partner", [others or closed])
        return answers[0]
    chosen: int = yield Choice(player, "partner", others)
    return chosen


def _traded(state: State, me: int, other: int, give: bool) -> Chosen:
    """Which gadget changes hands; `NOTHING` only where cards are imagined."""
    player = state.player(me)
    hidden = len(state.warriors[me].down) > 0 if give else _knows_down(state, me, other)
    ask = "give" if give else "take"
    if hidden:
        cards = _in_its_hands(state, me) if give else takeable(state, me, other) or [NOTHING]
        answers: list[int] = yield Commit([player], ask, [cards])
        return answers[0]
    card: int = yield Choice(player, ask, gadgets_of(state, me if give else other))
    return card
