"""How synergy speaks: prompts and options. Why something is no option is in reasons.py, the story in story.py."""

from __future__ import annotations

import re

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.core.sentences import counted, listed
from fracas.core.window import PASS
from fracas.games.synergy.board import DIRECTION_NAMES, NAMES, STEPS
from fracas.games.synergy.card import ANY, CARRIED, EMPTY, LOOSE, SQUARE
from fracas.games.synergy.content import POWER_OF_TEAM, ROWS, STATUSES, TEAM_POWER_ROWS, TEAMS
from fracas.games.synergy.moving.walking import STEP_BY_STEP, STOP
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    DROP,
    END,
    FACE_DOWN,
    FLAGS,
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
)
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.striking.hitting import AS_THEY_STAND
from fracas.games.synergy.striking.odds import odds, odds_note
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.telling import reasons
from fracas.games.synergy.telling.asks import (
    ANSWERS,
    CHANCE_RULES,
    OF_CARDS,
    OF_SQUARES,
    OF_TEAMS,
    OF_WARRIORS,
    PROMPTS,
    REACTION_RULE,
    RULES,
)
from fracas.games.synergy.telling.marking import mark_of_strike, mark_of_target, shifted_note
from fracas.games.synergy.telling.naming import (
    card_id,
    card_name,
    card_thing,
    kind_name,
    marker_name,
    owned,
    square_name,
    team_name,
    warrior_name,
)
from fracas.games.synergy.telling.notes import print_of, strike_note, walk_note
from fracas.games.synergy.telling.story import tell_story
from fracas.games.synergy.telling.trading import HANDLING, given_option, handling_option, trade_option, trade_words
from fracas.games.synergy.terms import ALIVE, DEAD, NOBODY, NOWHERE, PLACE
from fracas.games.synergy.turns.gadgets import NOTHING, carries, limit
from fracas.games.synergy.turns.used import added, plain
from fracas.games.synergy.windows import REACTIONS

REACTION_NAMES = frozenset(window.name for window in REACTIONS)

DIRECTIONS = ("North", "East", "South", "West", "North-east", "South-east", "South-west", "North-west")

ACTS = {
    END: ("End the turn", "end"),
    PICK: ("Pick up a gadget", "pick"),
    TAKE: ("Take a gadget", "take"),
    GIVE: ("Give a gadget", "give"),
    DROP: ("Drop a gadget", "drop"),
    WIPE: ("Wipe off the poison", "wipe"),
    HOP_IN: ("Hop into a pouch", "hop-in"),
}


class SynergyWords(Words[State]):
    """The words of synergy."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:
        prompt = PROMPTS.get(question.ask, "What now?").format_map(
            {**facts(state, seat), "trade": trade_words(state, to)}
        )
        return prompt[0].upper() + prompt[1:]

    def rule_of(self, question: Question) -> str:
        ask = question.ask
        return RULES.get(ask) or CHANCE_RULES.get(ask) or REACTION_RULE

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        ask = question.ask
        if ask in REACTION_NAMES:
            return reaction_option(state, value)
        if ask == "act":
            return act_option(state, value, to)
        if ask == "target":
            return target_option(state, value, to)
        if ask == "another":
            return another_option(state, value, to)
        if ask in OF_WARRIORS:
            return warrior_option(state, ask, value, to)
        if ask in OF_SQUARES or ask == "scatter":
            return square_option(state, ask, value)
        if ask == "give":
            return given_option(card_option(value), state, value, to.viewer, to)
        if ask in OF_CARDS:
            return card_option(value)
        if ask == "trade":
            return trade_option(state, value, to.viewer, to)
        if ask in OF_TEAMS:
            return team_option(ask, value)
        if ask in ANSWERS:
            label, token = ANSWERS[ask][value]
            return Option(value, label, token)
        if ask in ("step", "knock"):
            return step_option(state, ask, value)
        if ask == "shift":
            return shift_option(state, value)
        if ask == "effect":
            return effect_option(state, value)
        if ask == "shuffle":
            return Option(value, f"Card {value + 1}", str(value + 1))
        return Option(value, str(value), str(value))  # a die

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return reasons.why_not(state, question, seat, thing, to)

    def things(self, state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:
        return things_for(state, question.ask, seat, to)

    def place(self, question: Question, place: tuple[int, ...]) -> str:  # noqa: ARG002 - only cards are split
        heaps = sorted({heap for heap in place if heap >= 0})
        return "; ".join(" ".join(str(card + 1) for card, mine in enumerate(place) if mine == heap) for heap in heaps)

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return tell_story(state, event, to)


def facts(state: State, seat: int) -> dict[str, str]:
    """The names that a prompt may need, from what everybody sees."""

    def name(me: int) -> str:
        return warrior_name(state, me) if 0 <= me < len(state.warriors) else "a warrior"

    now = state.strike
    acting = state.drill if state.drill != NOBODY else state.active
    struck = now.blows[now.blow].victim if now.blow < len(now.blows) else now.named
    actor = state.busy[-1] // NUMBERS if state.busy else acting
    facts = {
        "me": name(acting),
        "actor": name(actor),
        "striker": name(now.striker),
        "named": name(now.named),
        "victim": name(struck),
        "roller": name(state.roller),
        "die": str(state.die),
        "card": sentence_case(card_name(now.card)) if now.card >= 0 else "The strike",
        "aim": aim_words(PROFILES[now.card].targets if now.card >= 0 else ANY),
        "kind": f"{kind_name(state.kind)} damage" if state.kind else "Damage",
        "marker": PROFILES[now.card].marker.replace("-", " ") if now.card >= 0 and PROFILES[now.card].marker else "one",
        "laden": name(loaded(state, seat)),
        "limit": counted(limit(state, loaded(state, seat)), "gadget") if state.warriors else "",
        "sinking": name(next((me for me, each in enumerate(state.warriors) if sinks(each)), NOBODY)),
        "dead": name(next((me for me, each in enumerate(state.warriors) if keeps_cards_in_death(each)), NOBODY)),
        "thrown": "your warrior",
        "mover": name(actor) if state.warriors and state.player(actor) == seat else "your warrior",
        "placed": "",
        "drawn": "",
        "drawer": name(state.offered[seat][0]) if len(state.offered[seat]) > 1 else "a warrior",
    }
    if now.striker != NOBODY and state.player(now.striker) == seat:
        facts["thrown"] = name(struck)
    if state.phase == PLACE:
        mine = [me for me, warrior in enumerate(state.warriors) if warrior.owner == seat and warrior.square == NOWHERE]
        facts["placed"] = name(mine[0]) if mine else "a warrior"
    if state.drawn[seat] != NOBODY:
        facts["drawn"] = team_name(state.drawn[seat])
    return facts


def aim_words(wanted: int) -> str:
    """What is asked for where a strike with these targets is aimed."""
    squares, warriors = wanted & (EMPTY | SQUARE), wanted & ~(EMPTY | SQUARE | LOOSE | CARRIED)
    if wanted & (LOOSE | CARRIED):
        return "at what"
    if squares:
        return "at which warrior, or where" if warriors else "on which square"
    return "at which warrior"


def sinks(warrior: Warrior) -> bool:
    return warrior.life == ALIVE and warrior.hits <= 0 and warrior.square != NOWHERE


def keeps_cards_in_death(warrior: Warrior) -> bool:
    """Is it dead, and its cards not yet discarded?"""
    return warrior.life == DEAD and len(warrior.cards) + len(warrior.down) > 0


def loaded(state: State, seat: int) -> int:
    """The warrior of a seat that may carry too much."""
    if state.laden != NOBODY:
        return state.laden
    for me, warrior in enumerate(state.warriors):
        mine = warrior.owner == seat and warrior.life == ALIVE
        if mine and carries(state, me) + len(warrior.down) > limit(state, me):
            return me
    return state.active


def cards_known_to(state: State, seat: int) -> list[int]:
    """The cards, flags and team powers that a seat may see, its hand and its own face-down cards included."""
    found = list(state.hands[seat])
    offer = state.offered[seat]
    found += offer if len(offer) < 2 else offer[2:]
    for warrior in state.warriors:
        found += [*warrior.cards, *(warrior.down if warrior.owner == seat else [])]
    found += [thing[0] for thing in state.loose]
    return [*found, *(power for power in [*state.powers, *state.team_cards] if power >= 0)]


def things_for(state: State, ask: str, seat: int, to: Listener) -> list[tuple[str, str]]:
    """What a question is about, so that the one who asks why not reads of nothing else: squares where a square is asked
    for, the cards of the warrior that acts."""
    found: list[tuple[str, str]] = []
    aims = ask in ("target", "another")
    if aims or ask == "assign" or ask in OF_WARRIORS:
        found += [(f"warrior:{me}", owned(state, me, to)) for me in range(len(state.warriors))]
    cards: list[int] = []
    if ask == "act":
        found += [(f"option:{what}", label) for what, (label, _) in ACTS.items()]
        found += [(f"option:{MOVES + BASIC}", "Walk"), (f"option:{STRIKES + BASIC}", "Strike")]
        cards = cards_of(state, seat, [state.drill if state.drill != NOBODY else state.active])
    elif ask in REACTION_NAMES:
        cards = cards_of(state, seat, [me for me, each in enumerate(state.warriors) if each.owner == seat])
    elif ask in OF_CARDS or ask == "assign" or (aims and aims_at_gadgets(state)):
        cards = cards_known_to(state, seat)
    found += [(card_thing(card), card_name(card)) for card in cards]
    if ask in OF_TEAMS:
        found += [(f"team:{team.id}", f"the {team.name}") for team in TEAMS]
    if aims or ask == "step" or ask in OF_SQUARES:
        found += [(f"square:{square}", name) for square, name in enumerate(NAMES)]
    return [*dict.fromkeys(found)]


def cards_of(state: State, seat: int, warriors: list[int]) -> list[int]:
    """The cards of these warriors, as far as a seat may see them, and their team powers."""
    found: list[int] = []
    for me in warriors:
        if me != NOBODY:
            warrior = state.warriors[me]
            found += [*warrior.cards, *(warrior.down if warrior.owner == seat else [])]
            found += [power for power in (state.powers[warrior.owner], state.team_cards[warrior.owner]) if power >= 0]
    return found


def aims_at_gadgets(state: State) -> bool:
    return state.strike.card >= 0 and PROFILES[state.strike.card].targets & (LOOSE | CARRIED) != 0


def sentence_case(words: str) -> str:
    return words[0].upper() + words[1:]


def slug(name: str) -> str:
    """A name as one word: ``mildred-the-merciful-ish``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


# -- options


def reaction_option(state: State, value: int) -> Option:
    if value == PASS:
        return Option(value, "Nothing now", "pass")
    me, card = value // NUMBERS, value % NUMBERS
    name = warrior_name(state, me)
    down = ", face down" if card in state.warriors[me].down else ""
    touches: tuple[str, ...] = (card_thing(card),)
    if card not in state.warriors[me].cards and not down:  # a team power, which others have too
        touches = (card_thing(card), f"warrior:{me}")
    token = f"{slug(name)}-{card_id(card)}"
    text = ROWS[card].text if card < FLAGS else print_of(card)
    return Option(value, f"{card_name(card)} ({name}{down})", token, touches, text, "Use it")


def act_option(state: State, value: int, to: Listener) -> Option:
    me = state.drill if state.drill != NOBODY else state.active
    if value in HANDLING and me != NOBODY:
        return handling_option(state, me, value)
    if value < MOVES:
        label, token = ACTS[value]
        return Option(value, label, token)
    plus = added(value)
    if plus:
        return strengthened_option(act_option(state, plain(value), to), value, plus)
    kind, card = value // NUMBERS * NUMBERS, value % NUMBERS
    if card == BASIC:
        if kind == MOVES:
            return Option(value, "Walk", "walk", (), walk_note(state, me))
        label = f"Strike{only_aim(state, me, BASIC, to)}"
        mark = mark_of_strike(state, me, BASIC)
        return Option(value, label, "strike", (), strike_note(state, me, BASIC), "Strike", mark)
    down = " (face down)" if card in state.warriors[me].down else ""
    verb = {MOVES: "Move", STRIKES: "Strike", COMBOS: "Move and strike", USES: "Use"}[kind]
    word = {MOVES: "move-", COMBOS: "rush-", USES: "use-"}.get(kind, "")
    touches = (card_thing(card),)
    only = only_aim(state, me, card, to) if kind == STRIKES else ""
    label = f"{verb}: {card_name(card)}{down}{only}"
    note = strike_note(state, me, card) if kind in (STRIKES, COMBOS) else print_of(card)
    mark = mark_of_strike(state, me, card) if kind == STRIKES else ""
    return Option(value, label, f"{word}{card_id(card)}", touches, note, verb, mark)


def strengthened_option(strike: Option, value: int, plus: list[int]) -> Option:
    """A strike with the face-down + cards that are turned up for it, at which a player points first."""
    cards = listed([card_name(card) for card in plus])
    token = "-".join([strike.token, "with", *[card_id(card) for card in plus]])
    touches = (*[card_thing(card) for card in plus], *strike.touches)
    label = f"{strike.label}, with {cards} (face down)"
    return Option(value, label, token, touches, strike.note, strike.verb, strike.mark)


def only_aim(state: State, me: int, card: int, to: Listener) -> str:
    """Where a strike has only one target, nobody is asked for it: anybody who chooses the strike must know."""
    aims = targets(state.clone(), me, card)  # a copy, because looking for targets leaves its mark
    if len(aims) != 1 or aims[0] in (NO_TARGET, me) or aims[0] >= AT_CARD:
        return ""
    aim = aims[0]
    return f", only at {square_name(aim - AT_SQUARE) if aim >= AT_SQUARE else owned(state, aim, to)}"


def team_option(ask: str, value: int) -> Option:
    team = TEAMS[value]
    note = TEAM_POWER_ROWS[POWER_OF_TEAM[value]].text if ask == "team" else ""
    return Option(value, team.name, team.id, (f"team:{team.id}",), note)


def another_option(state: State, value: int, to: Listener) -> Option:
    return Option(value, "No more", "no") if value < 0 else target_option(state, value, to)


def target_option(state: State, value: int, to: Listener) -> Option:
    now = state.strike
    if value == NO_TARGET:
        return Option(value, "Everyone in the area", "area")
    if value >= AT_CARD:
        return card_option(value - AT_CARD, value)
    if value >= AT_SQUARE:
        square = value - AT_SQUARE
        return Option(value, square_name(square), square_name(square), (f"square:{square}",))
    warrior = state.warriors[value]
    note = ""
    if now.striker != NOBODY and value != now.striker and warrior.stands() and PROFILES[now.card].hit >= 0:
        note = odds_note(odds(state, now.striker, now.card, value, value))
    label = "itself" if value == now.striker else owned(state, value, to)
    if not warrior.stands():
        label += " (body)"
    token = slug(warrior_name(state, value))
    mark = mark_of_target(state, now.striker, now.card, value)
    return Option(value, f"{label} on {square_name(warrior.square)}", token, (f"warrior:{value}",), note, "", mark)


def warrior_option(state: State, ask: str, value: int, to: Listener) -> Option:
    if ask == "next" and value == AS_THEY_STAND:
        return Option(value, "All of them, as they stand", "any")
    warrior = state.warriors[value]
    mine = warrior.seat == to.viewer or ask in ("warrior", "flag", "team-draw")
    label = warrior_name(state, value) if mine else owned(state, value, to)
    hits = f"{max(warrior.hits, 0)} hits"
    note = hits if warrior.square == NOWHERE else f"{square_name(warrior.square)}, {hits}"
    return Option(value, label, slug(warrior_name(state, value)), (f"warrior:{value}",), note)


def square_option(state: State, ask: str, value: int) -> Option:
    if ask == "walk" and value == STEP_BY_STEP:
        return Option(value, "Step by step", "steps", (), "to run into something, or off the board")
    name, touches = square_name(value), (f"square:{value}",)
    me = state.drill if state.drill != NOBODY else state.active
    if ask in ("walk", "follow") and me != NOBODY and state.warriors[me].square == value:
        return Option(value, "Stay", "stay", touches)
    if ask == "replace" and value == state.strike.square and not any(marker[1] == value for marker in state.markers):
        return Option(value, "None of them", "none", touches)
    return Option(value, name, name, touches, what_is_on(state, value) if ask in ("walk", "land", "run") else "")


def what_is_on(state: State, square: int) -> str:
    """What a player would like to know before stepping there."""
    found = [marker_name(marker[0]) for marker in state.markers if marker[1] == square]
    found += [card_name(thing[0]) for thing in state.loose if thing[1] == square]
    found += ["something hidden"] * (square in state.coins)
    return listed(found)


def card_option(card: int, value: int | None = None) -> Option:
    """A card, a flag or a team power; ``value`` if it is not numbered by itself."""
    number = card if value is None else value
    if card == NOTHING:
        return Option(number, "Nothing", "nothing")
    if card >= FACE_DOWN:  # somebody else's, face down: it may be any
        place = card - FACE_DOWN + 1
        return Option(number, f"A face-down card, number {place}", f"face-down-{place}")
    return Option(number, sentence_case(card_name(card)), card_id(card), (card_thing(card),), print_of(card))


def step_option(state: State, ask: str, value: int) -> Option:
    if value == STOP:
        return Option(value, "Stop here", "stop")
    word, token = DIRECTIONS[value], DIRECTION_NAMES[value].lower()
    me = state.drill if state.drill != NOBODY else state.active
    if ask == "knock" or me == NOBODY:
        return Option(value, word, token)
    there = STEPS[state.warriors[me].square][value]
    if there == NOWHERE:
        note = "it surrenders"
        return Option(value, f"{word}, off the board", token, (), note, "Surrender")
    note = "runs into it" if state.blocked[there] else what_is_on(state, there)
    return Option(value, f"{word}, to {square_name(there)}", token, (f"square:{there}",), note)


def shift_option(state: State, value: int) -> Option:
    note = shifted_note(state, value)
    if not value:
        return Option(value, f"Leave it at {state.die}", "leave", (), note)
    return Option(value, f"{'+' if value > 0 else '−'}{abs(value)}: {state.die + value}", f"{value:+d}", (), note)


def effect_option(state: State, value: int) -> Option:
    rider = PROFILES[state.strike.card].riders[value]
    status = next(row for row in STATUSES if row.id == rider)
    return Option(value, status.name, rider, (), status.text)
