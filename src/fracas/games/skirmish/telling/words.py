"""How skirmish speaks: prompts and options. Why something is no option is in reasons.py, the story in story.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Place, Question, Roll
from fracas.core.sentences import capital
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, FIRST_OWN, number_of
from fracas.games.skirmish.abilities.saying import why_moot
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
    END,
    HAND_OVER,
    ITEM,
    MARCH,
    MOVE,
    PUSH,
    SHOOT,
    STRIKE,
    kind_of,
    unit_of,
    what_of,
)
from fracas.games.skirmish.content import ARMIES, ITEMS, UNITS
from fracas.games.skirmish.moving.pushing import Direction
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.setting_up.armies import build_of, left_over, points_of
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.games.skirmish.setting_up.mustering import to_choose, unflat
from fracas.games.skirmish.setting_up.placing import BaseSpot
from fracas.games.skirmish.setting_up.roster import stats
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.stats import full_hp, price
from fracas.games.skirmish.striking.reactions import LOSSES, PASS
from fracas.games.skirmish.striking.reactions import ability_of as fast_ability
from fracas.games.skirmish.striking.reactions import unit_of as fast_unit
from fracas.games.skirmish.telling import mentions, reasons
from fracas.games.skirmish.telling.asks import ANSWERS, CHANCE_RULES, OTHER_RULE, PROMPTS, RULES
from fracas.games.skirmish.telling.marking import mark_of_ability, mark_of_item, mark_of_target
from fracas.games.skirmish.telling.naming import (
    ABILITY_TEXTS,
    ability_name,
    ability_thing,
    home_name,
    inches,
    owned,
    point_name,
    seats_of,
    side_does,
    square_name,
    unit_name,
    unit_token,
    unit_with_items,
)
from fracas.games.skirmish.telling.outlook import attack_note, walk_note
from fracas.games.skirmish.telling.story import tell_story
from fracas.games.skirmish.turns.recruiting import SURCHARGE

MOOT: Final = " It would change nothing now."
FOCUS: Final = number_of("focus")
RECRUIT: Final = number_of("recruit")
TEAM_UP: Final = number_of("team-up")
TEXTS: Final = {"shove": number_of("shove"), "hone": number_of("honed-blade")}
"""Questions about one ability of the book: a yes says what it does."""


class SkirmishWords(Words[State]):
    """The words of skirmish."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:
        return capital(PROMPTS.get(question.ask, "What now?").format_map(facts(state, question, seat, to)))

    def rule_of(self, question: Question) -> str:
        ask = question.ask
        return (CHANCE_RULES if isinstance(question, Roll) else RULES).get(ask, OTHER_RULE)

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        ask = question.ask
        if isinstance(question, Roll):
            return rolled_option(state, ask, value)
        if ask in ANSWERS:
            return answer_option(state, ask, value)
        made = OPTIONS.get(ask)
        return made(state, value, to) if made else Option(value, str(value), str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return reasons.why_not(state, question, seat, thing, to)

    def things(self, state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:
        return mentions.things(state, question, seat, to)

    def place(self, question: Question, place: tuple[int, ...]) -> str:
        region = question.region if isinstance(question, Place) else None
        if isinstance(region, Deployment):
            return deployed(region.state, place)
        if isinstance(region, Movement):
            return walked(region, place)
        return place_words(question.ask, place)

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return tell_story(state, event, to)


# -- what is being played


def facts(state: State, question: Question, seat: int, to: Listener) -> dict[str, str]:
    """The names that a prompt may need, from the act that is being played."""
    kind, me, what = state.acting if len(state.acting) == 3 else (END, NOBODY, NOBODY)
    aims = kind in (STRIKE, SHOOT, PUSH)
    # Anybody who strikes out of turn is the target of the attack: it attacks back.
    back = aims and state.side_of[seat] != state.side_of[state.units[me].seat]
    striker, struck = (what, me) if back else (me, what if aims else NOBODY)
    named = {
        "round": str(state.round),
        "me": owned(state, me, to) if me != NOBODY else "the unit",
        "other": owned(state, what, to) if aims else "the enemy",
        "striker": owned(state, striker, to) if striker != NOBODY else "the unit",
        "struck": owned(state, struck, to) if struck != NOBODY else "the enemy",
        "victim": owned(state, struck, to) if struck != NOBODY else "the enemy",
        "ability": ability_name(what) if kind == ABILITY else "The ability",
        "does": f" {ability_text(state, me, what)}" if kind == ABILITY else "",
        "moment": "",
        "far": "",
        "newcomer": "unit",
    }
    if isinstance(question, Place) and isinstance(question.region, BaseSpot):
        named["newcomer"] = UNITS[question.region.kind].name
    if isinstance(question, Place) and isinstance(question.region, Direction):
        named["far"] = f" {inches(question.region.length)}"
    if question.ask == "fast":
        named["moment"] = moment_of(state, question, seat, to)
    return named


def moment_of(state: State, question: Question, seat: int, to: Listener) -> str:
    """What is about to happen when fast abilities are asked for."""
    options = getattr(question, "options", ())
    abilities = {fast_ability(option) for option in options if option != PASS}
    if abilities & {each.number for each in LOSSES}:
        losers = {fast_unit(option) for option in options if option != PASS and fast_ability(option) < FIRST_OWN}
        who = owned(state, losers.pop(), to) if losers else "one of your units"
        return f"{capital(who)} is about to lose Hp."
    if FOCUS in abilities:
        return "Your hero is about to roll."
    if len(state.acting) == 3:
        kind, me, what = state.acting
        mine = state.side_of[seat] == state.side_of[state.units[me].seat]
        if kind in (STRIKE, SHOOT, PUSH):
            one, other = (what, me) if mine else (me, what)
            return f"{capital(owned(state, one, to))} attacks {owned(state, other, to)}."
        if mine:
            return f"{capital(owned(state, me, to))} is attacked."
        return f"{capital(owned(state, me, to))} attacks one of your units."
    return "One of your units is attacked."


# -- options


def act_option(state: State, value: int, to: Listener) -> Option:
    kind, me, what = kind_of(value), unit_of(value), what_of(value)
    if kind == END:
        return Option(value, "End the turn", "end")
    if kind == HAND_OVER:
        return Option(value, f"Hand over to {to.name(what)}", f"hand-over-{what}", (f"seat:{what}",))
    name, token, thing = unit_name(state, me), unit_token(state, me), f"unit:{me}"
    if kind == MOVE:
        return Option(value, f"{name}: move", f"move-{token}", (thing,), walk_note(state, me, march=False), "Move")
    if kind == MARCH:
        note = walk_note(state, me, march=True)
        return Option(value, f"{name}: march", f"march-{token}", (thing, "act:march"), note, "March")
    if kind in (STRIKE, SHOOT, PUSH):
        word = {STRIKE: "strike", SHOOT: "shoot", PUSH: "push"}[kind]
        label = f"{name}: {word}{' at' if kind == SHOOT else ''} {owned(state, what, to)}"
        touches = (thing, "act:push", f"unit:{what}") if kind == PUSH else (thing, f"unit:{what}")
        note = attack_note(state, me, what, ranged=kind == SHOOT, push=kind == PUSH)
        return Option(value, label, f"{word}-{token}-{unit_token(state, what)}", touches, note, word.capitalize())
    if kind == ABILITY:
        label = f"{name}: {ability_name(what)}"
        touches = (thing, ability_thing(what))
        mark = mark_of_ability(state, me, what)
        note = ability_note(state, me, what) + (MOOT if mark else "")
        return Option(value, label, f"use-{token}-{ABILITY_IDS[what]}", touches, note, "Use", mark)
    if kind == CHOOSE:
        return Option(value, f"Choose {name}", f"choose-{token}", (thing,), "", "Choose")
    if kind == ITEM:
        item = ITEMS[what]
        mark = mark_of_item(state, me, what)
        touches = (thing, f"item:{item.id}")
        note = item.text + (MOOT if mark else "")
        return Option(value, f"{name}: {item.name}", f"use-{token}-{item.id}", touches, note, "Use", mark)
    return Option(value, f"{name}: no further attack", f"stop-{token}", (thing, "act:stop"), "", "Stop")


def ability_note(state: State, me: int, ability: int) -> str:
    """``"2 energy. All attack rolls …"``."""
    if ability == RECRUIT:
        return ABILITY_TEXTS[ability]
    return f"{price(state, me, ability)} energy. {ability_text(state, me, ability)}"


def ability_text(state: State, me: int, ability: int) -> str:
    """What it says: an own ability as on the unit's card, the others as in the book's list."""
    if ability >= FIRST_OWN:
        own = UNITS[state.units[me].kind].own_named(ABILITY_IDS[ability])
        if own is not None and own.text:
            return own.text
    return ABILITY_TEXTS[ability]


def army_option(state: State, value: int, to: Listener) -> Option:  # noqa: ARG001 - as all of them
    army = ARMIES[value]
    build = build_of(army)
    names = [unit_with_items(kind, items) for kind, items in army.members]
    units = ", ".join(f"{names.count(n)} × {n}" if names.count(n) > 1 else n for n in dict.fromkeys(names))
    left = left_over(build, state.points)
    note = f"{points_of(build)} points{f', {left // 2} energy' if left > 1 else ''}: {units}"
    return Option(value, army.name, army.id, (f"army:{army.id}",), note, "Lead them")


def side_option(state: State, value: int, to: Listener) -> Option:  # noqa: ARG001
    name = home_name(state, value)
    return Option(value, capital(name), name.removeprefix("the ").replace(" ", "-"), (f"home:{value}",))


def first_option(state: State, value: int, to: Listener) -> Option:
    label = f"{side_does(state, value, to, 'go', 'goes')} first"
    ours = to.viewer in seats_of(state, value)
    note = "act before you are answered" if ours else "see what they do, and answer it"
    return Option(value, label, f"side-{value + 1}", (f"side:{value}",), note)


def unit_option(state: State, value: int, to: Listener) -> Option:
    """A unit that is pointed at, or nobody."""
    if value == NOBODY:
        return Option(value, "Nobody else", "nobody")
    unit = state.units[value]
    note = f"{square_name(unit.x, unit.y)}, {unit.hp} of {full_hp(state, value)} Hp"
    return Option(value, capital(owned(state, value, to)), unit_token(state, value), (f"unit:{value}",), note)


def target_option(state: State, value: int, to: Listener) -> Option:
    """The unit that an ability is used on; with a remark where it would change nothing."""
    made = unit_option(state, value, to)
    if value == NOBODY or len(state.acting) != 3 or state.acting[0] != ABILITY:
        return made
    moot = why_moot(state, state.acting[1], state.acting[2], value, to)
    if moot is not None:
        made.note += f". {moot[1]}"
        made.mark = mark_of_target(state, state.acting[1], state.acting[2], value)
    return made


def partner_option(state: State, value: int, to: Listener) -> Option:
    if value == NOBODY:
        return Option(value, "Nobody", "nobody")
    made = unit_option(state, value, to)
    return Option(value, made.label, made.token, made.touches, ABILITY_TEXTS[TEAM_UP], "Team up")


def opportunity_option(state: State, value: int, to: Listener) -> Option:
    """Who strikes at a unit that leaves; options are one more than the unit's number."""
    if value == 0:
        return Option(value, "Let it go", "nobody")
    me = value - 1
    note = ""
    if len(state.acting) == 3:
        note = attack_note(state, me, state.acting[1], ranged=False, opportunity=True)
    return Option(value, capital(owned(state, me, to)), unit_token(state, me), (f"unit:{me}",), note, "Strike")


def fast_option(state: State, value: int, to: Listener) -> Option:  # noqa: ARG001
    if value == PASS:
        return Option(value, "Nothing now", "pass")
    me, ability = fast_unit(value), fast_ability(value)
    label = f"{ability_name(ability)} ({unit_name(state, me)})"
    touches = (f"unit:{me}", ability_thing(ability))
    token = f"{unit_token(state, me)}-{ABILITY_IDS[ability]}"
    return Option(value, label, token, touches, ability_note(state, me, ability), "Use it")


def recruit_option(state: State, value: int, to: Listener) -> Option:  # noqa: ARG001
    card = UNITS[value]
    note = f"{card.points + SURCHARGE} energy: {stats(card)}"
    return Option(value, card.name, card.id, (f"kind:{card.id}",), note, "Recruit")


def item_option(state: State, value: int, to: Listener) -> Option:  # noqa: ARG001
    if value == NOBODY:
        return Option(value, "Nothing", "nothing")
    item = ITEMS[value]
    return Option(value, item.name, item.id, (f"item:{item.id}",), f"{item.troop_points or 0} energy: {item.text}")


OPTIONS: dict[str, Callable[[State, int, Listener], Option]] = {
    "act": act_option,
    "army": army_option,
    "side": side_option,
    "first": first_option,
    "target": target_option,
    "cleave": unit_option,
    "partner": partner_option,
    "opportunity": opportunity_option,
    "fast": fast_option,
    "recruit": recruit_option,
    "items": item_option,
}


def answer_option(state: State, ask: str, value: int) -> Option:
    """Yes or no, in the words of the question."""
    label, token = next(((label, token) for number, label, token in ANSWERS[ask] if number == value), (str(value),) * 2)
    note = ""
    if ask == "back" and value and len(state.acting) == 3:
        kind, attacker, target = state.acting
        note = attack_note(state, target, attacker, ranged=kind == SHOOT, back=True)
    if ask in TEXTS and value:
        note = ABILITY_TEXTS[TEXTS[ask]]
    return Option(value, label, token, (), note)


def rolled_option(state: State, ask: str, value: int) -> Option:
    if ask == "army" and to_choose(state):
        return Option(value, ARMIES[value].name, ARMIES[value].id)
    return Option(value, str(value), str(value))


# -- places in words


def deployed(state: State, place: tuple[int, ...]) -> str:
    """``"Athum Tellur to f2, Soldier to g3"``."""
    units = range(len(state.units))
    parts = [
        f"{unit_name(state, place[n]) if place[n] in units else place[n]} to {square_name(place[n + 1], place[n + 2])}"
        for n in range(0, len(place) - 2, 3)
    ]
    return ", ".join(parts) or "nowhere"


def walked(region: Movement, place: tuple[int, ...]) -> str:
    """``"Soldier to i8"``: who goes, and where its way ends. The legs of a way round corners tell nobody anything."""
    who = unit_name(region.state, region.me)
    if len(place) < 2:
        return f"{who} stays"
    even = len(place) - len(place) % 2
    return f"{who} to {place_words('move', (*place[even - 2 : even], *place[even:]))}"


def place_words(ask: str, place: tuple[int, ...]) -> str:
    """A place as it is typed: a point, a path, units with their points, or an army."""
    if ask == "army":
        build = unflat(place)
        if not build:
            return "no army"
        return ", ".join(unit_with_items(unit.number, tuple(item.number for item in items)) for unit, items in build)
    if not place:
        return "nowhere"
    if ask == "push":
        return f"towards {point_name(place[0], place[1])}"
    if ask == "deploy":
        parts = [f"{place[n]} to {point_name(place[n + 1], place[n + 2])}" for n in range(0, len(place) - 2, 3)]
        return ", ".join(parts) or "nowhere"
    points = [point_name(place[n], place[n + 1]) for n in range(0, len(place) - 1, 2)]
    down = {0: ", climbing down", 1: ", dropping down"}.get(place[-1], "") if len(place) % 2 and len(place) > 2 else ""
    return f"{' then '.join(points)}{down}" if points else "nowhere"
