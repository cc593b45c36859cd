"""Why an act is no act of a warrior now, and why a card is not used, dropped, given, kept or handed in."""

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, unmet
from fracas.core.sentences import capital
from fracas.core.window import Window
from fracas.games.synergy.card import GADGET, MOVE, MOVE_AND_STRIKE, STRIKE
from fracas.games.synergy.effects.live import blank, works_face_down, worn_out
from fracas.games.synergy.moving.move_cards import must_leave, row_landings
from fracas.games.synergy.numbers import (
    BASIC,
    DROP,
    END,
    GIVE,
    HOP_IN,
    MOVES,
    NUMBERS,
    PICK,
    TAKE,
    TEAM_POWERS_FROM,
    USES,
    WIPE,
)
from fracas.games.synergy.rows import DOES, PROFILES, Hook, is_flag, is_gadget
from fracas.games.synergy.standing import shares
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.targets import row_targets
from fracas.games.synergy.telling.aiming import Why, told
from fracas.games.synergy.telling.naming import card_name, square_name, warrior_name
from fracas.games.synergy.terms import CONFUSED, FROZEN, HELD, MIST, NOBODY, POISONED, STUNNED, TOAD
from fracas.games.synergy.turns.gadgets import loose_at
from fracas.games.synergy.turns.handling import partners
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.turns.used import added, plain
from fracas.games.synergy.wants import WANTED
from fracas.games.synergy.windows import USE

OUT_OF_ACTION = 1 << STUNNED | 1 << FROZEN
BOUND = 1 << TOAD | 1 << MIST


def acting(state: State) -> int:
    """The warrior that acts now."""
    return state.drill if state.drill != NOBODY else state.active


def stopped(state: State, me: int) -> Why | None:
    """Why a warrior can do nothing at all."""
    warrior = state.warriors[me]
    if warrior.under & OUT_OF_ACTION:
        how = "Stunned" if warrior.is_under(STUNNED) else "Frozen"
        return "synergy.stun", f"{warrior_name(state, me)} is {how} and can do nothing."
    return None


def none_left(state: State, me: int, what: str, but: str = "") -> str:
    """Why there is no move, or no strike: it is spent, or an order was for the other."""
    name = warrior_name(state, me)
    if state.drill == me:
        return f"{name} was ordered to {'strike' if what == 'move' else 'move'}, and has no {what}."
    return f"{name} has no {what} left in this turn{but}."


# -- acts


def why_not_act(state: State, seat: int, value: int, to: Listener) -> Why:
    """Why the active warrior cannot do this."""
    me = acting(state)
    if me == NOBODY:
        return "synergy.turn.basic", "No warrior acts now."
    why = stopped(state, me)
    if why is not None:
        return why
    if 0 <= value < MOVES:
        return why_not_handling(state, me, value)
    plus = added(value)
    if plus and plain(value) in options(state.clone(), me):  # looking for targets leaves its mark
        return why_not_added(state, seat, plus[0], to)
    value = plain(value)
    kind, card = value // NUMBERS * NUMBERS, value % NUMBERS
    if not MOVES <= kind <= USES:
        return "synergy.turn.basic", "A warrior cannot do that."
    if card == BASIC:
        return why_not_move(state, me) if kind == MOVES else why_not_strike(state, me)
    if PROFILES[card].index != card:
        return "synergy.card.first", "There is no such card."
    return why_not_card(state, "act", seat, card, to) or ("synergy.turn.basic", "That is not possible now.")


def why_not_added(state: State, seat: int, plus: int, to: Listener) -> Why:
    """Why a strike is not made with this + card."""
    me = acting(state)
    warrior = state.warriors[me]
    name = capital(card_name(plus))
    if plus in warrior.live:
        return "synergy.card.modifier", f"{name} lies open, and counts by itself."
    if warrior.owner == seat and plus in warrior.down and works_face_down(state, me, plus):
        return "synergy.card.modifier", f"{name} does nothing for this strike."
    return why_not_use(state, seat, plus, to)


def why_not_move(state: State, me: int) -> Why:
    warrior = state.warriors[me]
    name = warrior_name(state, me)
    if warrior.is_under(HELD):
        return "synergy.turn.basic", f"{name} is Held and cannot move."
    if warrior.moves <= 0:
        return "synergy.move.basic", none_left(state, me, "move")
    if shares(state, me):
        return "synergy.move.share", f"{name} shares its square and must move to a free one, where no walk leads."
    return "synergy.move.basic", f"{name} has nowhere to go."


def why_not_strike(state: State, me: int) -> Why:
    warrior = state.warriors[me]
    name = warrior_name(state, me)
    if warrior.under & BOUND:
        return "synergy.turn.basic", f"{name} cannot strike as {'a toad' if warrior.is_under(TOAD) else 'mist'}."
    if warrior.strikes <= 0:
        only = "; what is left is for gadgets only" if warrior.gadget_strikes > 0 else ""
        return "synergy.turn.basic", none_left(state, me, "strike", only)
    return "synergy.strike.basic", f"{name} has nobody next to it that it may strike."


def why_not_handling(state: State, me: int, value: int) -> Why:
    """Why the active warrior cannot pick up, take, give, drop, wipe, hop in, or end."""
    warrior = state.warriors[me]
    name = warrior_name(state, me)
    no_strike = warrior.strikes <= 0 and warrior.gadget_strikes <= 0
    if value == END:
        if shares(state, me):
            return "synergy.move.share", f"{name} shares its square and must move to a free one first."
        return "synergy.turn.order", f"{name} cannot end its turn now."
    if value == WIPE:
        if not warrior.is_under(POISONED):
            return "synergy.card.first", f"{name} is not Poisoned."
        return "synergy.card.first", f"{name} has no strike left, which wiping takes."
    if value == HOP_IN:
        if warrior.moves <= 0:
            return "synergy.move.share", none_left(state, me, "move")
        return "synergy.move.share", f"No friend with a free pouch is next to {name}."
    rule = {PICK: "synergy.gadget.pick", DROP: "synergy.gadget.drop"}.get(value, "synergy.gadget.trade")
    if value not in acts_with_gadgets():
        return "synergy.turn.basic", "A warrior cannot do that."
    if warrior.raised_by != NOBODY:
        return rule, f"{name} is a zombie, and has no hand for gadgets."
    if state.player(me) != warrior.owner:
        return rule, f"{name} obeys you for this turn, but its gadgets are not yours."
    if value == DROP:
        if state.drill == me:
            return rule, f"{name} acts on an order now: it drops things in its own turn."
        return rule, f"{name} has no gadget."
    if warrior.under & BOUND:
        return rule, f"{name} cannot handle gadgets as {'a toad' if warrior.is_under(TOAD) else 'mist'}."
    if no_strike:
        return rule, f"{name} has no strike left, which handling a gadget takes."
    if value == PICK:
        return rule, f"Nothing lies on {square_name(warrior.square)}, where {name} stands."
    others = partners(state, me)
    if not others and warrior.refused:
        return refused(state, me)
    if not others:
        return rule, f"Nobody who could trade is next to {name}."
    if value == TAKE:
        return rule, f"Nobody next to {name} has a gadget that can be seen."
    return rule, f"{name} has no gadget to give."


def refused(state: State, me: int) -> Why:
    """Why somebody is not asked for a trade any more."""
    name = warrior_name(state, me)
    return "synergy.gadget.trade", f"{name} was refused a trade, and does not ask the same player again in this turn."


def acts_with_gadgets() -> tuple[int, ...]:
    return PICK, TAKE, GIVE, DROP


# -- cards


def why_not_card(state: State, ask: str, seat: int, card: int, to: Listener) -> Why | None:
    """Why a card, a flag or a team power is no answer; None if cards are not asked for at all."""
    name = capital(card_name(card))
    me = acting(state)
    if ask == "act":
        return why_not_use(state, seat, card, to)
    if ask in ("drop", "give", "keep"):
        rule = {"drop": "synergy.gadget.drop", "give": "synergy.gadget.trade"}.get(ask, "synergy.gadget.limit")
        if not is_gadget(card):
            return rule, f"{name} is not a gadget."
        return rule, f"{name} is not one of its gadgets."
    if ask == "take":
        if not is_gadget(card):
            return "synergy.gadget.trade", f"{name} is not a gadget."
        return "synergy.gadget.trade", f"{name} cannot be taken here."
    if ask == "pick":
        where = state.warriors[me].square if me != NOBODY else NOBODY
        if where >= 0 and card not in loose_at(state, where):
            return "synergy.gadget.pick", f"{name} does not lie on {square_name(where)}."
        return "synergy.gadget.pick", f"{name} cannot be picked up now."
    if ask in ("team-card", "keep-card"):
        rule = "synergy.option.extra-team-powers" if ask == "team-card" else "synergy.deal"
        return rule, f"{name} is not among the cards to choose from."
    if ask == "power":
        return "synergy.option.alternative-team-powers", f"{name} belongs to another team."
    if ask == "pinch":
        if is_gadget(card):
            return rule_of_row(card), f"{name} is a gadget, and gadgets are not suppressed in this way."
        return "synergy.card.first", f"{name} does not lie open beside the victim."
    if ask == "hand-in":
        return rule_of_row(card), f"{name} cannot be handed in: only another of its cards can, and no gadget."
    return None


def why_not_use(state: State, seat: int, card: int, to: Listener) -> Why:
    """Why the active warrior cannot use this card as an act."""
    name = capital(card_name(card))
    me = acting(state)
    warrior = state.warriors[me]
    who = warrior_name(state, me)
    shared = card in (state.powers[warrior.owner], state.team_cards[warrior.owner])
    mine = warrior.owner == seat
    if card not in warrior.cards and not (mine and card in warrior.down) and not shared:
        return rule_of_row(card), f"{who} does not have {card_name(card)}."
    why = stopped(state, me)
    if why is not None:
        return why
    if is_flag(card):
        return "synergy.flag", "A flag has no power. It can only be dropped or given away."
    if card in warrior.spent:
        return "synergy.card.first", f"{name} was used; it works once in a game."
    if card in warrior.used:
        return "synergy.card.first", f"{name} was used; it works once in a turn."
    profile = PROFILES[card]
    if is_suppressed(state, me, card):
        return "synergy.card.first", f"{name} is suppressed."
    if profile.category == GADGET and card < TEAM_POWERS_FROM and warrior.under & BOUND:
        return "synergy.card.first", f"{who} cannot use gadgets as {'a toad' if warrior.is_under(TOAD) else 'mist'}."
    types = profile.types
    moves, strikes = types & (MOVE | MOVE_AND_STRIKE), types & STRIKE
    if moves and warrior.is_under(HELD):
        return "synergy.card.type", f"{who} is Held and cannot move."
    if moves and warrior.under & (1 << CONFUSED | 1 << TOAD):
        return "synergy.card.type", f"{who} can only {'hop' if warrior.is_under(TOAD) else 'drift'} now."
    if types & MOVE_AND_STRIKE and state.drill == me:
        return "synergy.card.type", f"{who} acts on an order now: it may only move or strike."
    if types & MOVE_AND_STRIKE and not (warrior.moves > 0 and warrior.strikes > 0):
        return "synergy.card.type", f"{name} takes the move and a strike, and one of them is spent."
    if types & MOVE and warrior.moves <= 0:
        return "synergy.card.type", none_left(state, me, "move")
    if strikes and warrior.strikes <= 0 and (profile.category != GADGET or warrior.gadget_strikes <= 0):
        return "synergy.card.type", none_left(state, me, "strike")
    if must_leave(state, me) and not (strikes or types & MOVE):
        return "synergy.move.share", f"{who} shares its square and must move to a free one first."
    hook = DOES[USE.number][card]
    acts_by_itself = hook is not None and hook.function is not None
    if acts_by_itself and state.drill == me:
        return "synergy.card.type", f"{who} acts on an order now: it may only move or strike."
    why = why_not_wanted(state, me, card, to)
    if why is not None:
        return why
    if strikes or moves:
        return "synergy.card.type", f"{name} has nothing and nobody in its reach."
    if acts_by_itself:
        return "synergy.card.type", f"{name} has nothing to work on now."
    return "synergy.card.type", f"{name} works by itself, or when something happens; it is not used as an act."


def rule_of_row(card: int) -> str:
    """The rule for what has nothing to do with the moment: a flag is no card with a text of its own."""
    return "synergy.flag" if is_flag(card) else "synergy.card.first"


def is_suppressed(state: State, me: int, card: int) -> bool:
    """Does a card of ``me`` count as blank, or would it if it were turned up?"""
    warrior = state.warriors[me]
    if card in warrior.down:
        return not works_face_down(state, me, card)
    return blank(state, me, card) or (card in warrior.cards and card not in warrior.live)


# -- what single cards want besides


def why_not_wanted(state: State, me: int, card: int, to: Listener) -> Why | None:
    """What a card wants besides a move or a strike, and does not find; None if that is not what keeps it."""
    wanted = WANTED[card]
    if wanted is None:
        return None
    profile = PROFILES[card]
    state = state.clone()  # looking for targets leaves its mark
    found: list[int] = []
    if profile.types & (MOVE | STRIKE):
        found = row_landings(state, me, profile) if profile.types & MOVE else row_targets(state, me, profile)
        if not found:
            return None  # there is nothing in its reach, and that is said
    need = unmet(wanted.mine, state, me, card, NOTHING)
    if need is not None:
        return told(need, state, me, card, NOTHING, to)
    if wanted.none and not wanted.among(state, me, found):
        return "synergy.card.first", wanted.none
    return None


def why_not_reaction(state: State, window: Window, seat: int, me: int, card: int, to: Listener) -> Why:
    """Why a card is not used at this window."""
    warrior = state.warriors[me]
    who = warrior_name(state, me)
    if PROFILES[card].index != card:
        return "synergy.card.first", "There is no such card."
    if is_flag(card):
        return "synergy.flag", "A flag has no power: it is never used."
    name = capital(card_name(card))
    shared = card in (state.powers[warrior.owner], state.team_cards[warrior.owner])
    if warrior.owner != seat:
        return "synergy.card.first", f"{who} is not yours."
    if card not in (*warrior.cards, *warrior.down) and not shared:
        return "synergy.card.first", f"{who} does not have {card_name(card)}."
    hook = DOES[window.number][card]
    if hook is None:
        return "synergy.card.type", f"{name} is not for this moment."
    if hook.open_only and card in warrior.down:
        return "synergy.card.type", f"{name} must be turned up before: here it is too late."
    if me * NUMBERS + card in state.busy:
        return "synergy.card.type", f"{name} is in use already."
    if hook.active:
        why = stopped(state, me)
        if why is not None:
            return why
    if card in warrior.spent or card in warrior.used:
        often = "game" if card in warrior.spent else "turn"
        return "synergy.card.first", f"{name} was used; it works once in a {often}."
    if card in warrior.down and not is_gadget(card) and worn_out(warrior.mark_of(card), card):
        return f"synergy.power.{PROFILES[card].id}", f"{who} has attacked, and {name} is spent."
    if is_suppressed(state, me, card):
        return "synergy.card.first", f"{name} is suppressed."
    if hook.active and is_gadget(card) and warrior.under & BOUND:
        return "synergy.card.first", f"{who} cannot use gadgets as {'a toad' if warrior.is_under(TOAD) else 'mist'}."
    why = why_it_waits(state, hook, me, card, to)
    if why is not None:
        return why
    if card not in warrior.down and not hook.is_chosen():
        return "synergy.card.type", f"{name} works by itself here."
    return "synergy.card.type", f"{name} does not fit what happens now."


def why_it_waits(state: State, hook: Hook, me: int, card: int, to: Listener) -> Why | None:
    """What a reaction waits for and does not find; None if that is not what keeps it."""
    need = unmet(hook.needs, state, me, card, NOTHING)
    if need is None:
        return None
    return need.rule or f"synergy.power.{PROFILES[card].id}", told(need, state, me, card, NOTHING, to)[1]
