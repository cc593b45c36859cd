"""The story of a game: each event as a sentence for the one who hears it. The twelve steps of a strike are all told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.sentences import capital, counted, listed
from fracas.games.synergy.card import AREA
from fracas.games.synergy.events import cards, move, setup, strike, thing, turn
from fracas.games.synergy.numbers import BASIC
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.naming import (
    card_name,
    card_names,
    kind_name,
    marker_name,
    owned,
    square_name,
    status_name,
    team_name,
    warrior_name,
)
from fracas.games.synergy.terms import (
    AIMING,
    BARRIER,
    BLINDED,
    CAMPFIRE,
    CONFUSED,
    CONTROLLED,
    FROZEN,
    HELD,
    HOLE,
    LIFE,
    MIST,
    NOBODY,
    PEEL,
    POISONED,
    POSSUM,
    RAGING,
    SHAMED,
    SMOKE,
    STUNNED,
    TOAD,
)

Sentence = Callable[[State, Listener, Any], str]


def tell_story(state: State, event: Event, to: Listener) -> str:
    """The sentence for ``event``."""
    return capital(STORY[type(event)](state, to, event))


def it(state: State, e: Any) -> str:
    """The warrior of an event."""
    return warrior_name(state, e.warrior)


def hits(count: int) -> str:
    return counted(count, "hit")


# -- set-up


def _dealt(_: State, t: Listener, e: setup.Dealt) -> str:
    got = f"{t.does(e.seat, 'are', 'is')} dealt {counted(e.count, 'card')}"
    return f"{got}: {card_names(e.cards)}." if e.cards else f"{got}."


def _team_cards(_: State, t: Listener, e: setup.TeamCardsShuffled) -> str:
    return " ".join(
        f"{t.does(seat, 'get', 'gets')} {card_name(card)} as a team power." for seat, card in enumerate(e.cards)
    )


def _assigned(s: State, _: Listener, e: setup.CardsAssigned) -> str:
    parts = [card_name(card) for card in e.cards]
    if e.down:
        parts.append(f"{counted(e.down, 'card')} face down")
    return f"{it(s, e)} has {listed(parts)}." if parts else f"{it(s, e)} has no cards."


def _kept(s: State, _: Listener, e: setup.CardKept) -> str:
    return f"{it(s, e)} keeps {card_name(e.card) if e.card >= 0 else 'a card, face down'}."


def _scattered(_: State, __: Listener, e: setup.Scattered) -> str:
    what = {-1: "a life point", -2: "something hidden"}.get(e.card) or card_name(e.card)
    return f"{what} lies on {square_name(e.square)}."


# -- turns


def _warrior_begins(s: State, t: Listener, e: turn.WarriorBegins) -> str:
    if e.seat != s.warriors[e.warrior].seat:
        return f"It is the turn of {owned(s, e.warrior, t)}, played by {t.them(e.seat)}."
    return f"It is the turn of {owned(s, e.warrior, t)}."


# -- cards


def _extra(s: State, _: Listener, e: cards.ExtraHits) -> str:
    if e.by > 0:
        return f"{it(s, e)} has {counted(e.by, 'extra hit')}: {hits(e.hits)} now."
    return f"{it(s, e)} loses {counted(-e.by, 'extra hit')}; {hits(max(e.hits, 0))} left."


# -- the strike


def _declared(s: State, _: Listener, e: strike.StrikeDeclared) -> str:
    how = "strikes" if e.card == BASIC else f"uses {card_name(e.card)}"
    if e.target == e.warrior:
        return f"{it(s, e)} {how}."
    if e.target >= 0:
        return f"{it(s, e)} {how}{'' if e.card == BASIC else ' on'} {warrior_name(s, e.target)}."
    if e.square >= 0 and PROFILES[e.card].reach != AREA:
        return f"{it(s, e)} {how} at {square_name(e.square)}."
    return f"{it(s, e)} {how}."


def _strayed(s: State, _: Listener, e: strike.Strayed) -> str:
    if e.victim >= 0:
        return f"The strike strays to {square_name(e.square)}, at {warrior_name(s, e.victim)}."
    return f"The strike strays to {square_name(e.square)}."


LOST = {
    "stray": "The strike meets nobody and is wasted.",
    "aura": "The strike strays into an aura, where Magic does not work, and is wasted.",
    "gate": "The strike is stopped and is spent.",
    "gone": "The strike has nobody left to hit.",
}
ROLLED = {
    "success": "rolls",
    "damage": "rolls for damage:",
    "defence": "rolls in defence:",
    "gate": "rolls for the nerve to strike:",
    "drift": "rolls for the drift:",
    "collision": "rolls for the collision:",
    "table": "rolls",
}


def _shifted(s: State, _: Listener, e: strike.DieShifted) -> str:
    return f"{it(s, e)} {'raises' if e.by > 0 else 'lowers'} it by {abs(e.by)}, to {str(e.die).replace('-', '−')}."


def _hit_rolled(s: State, _: Listener, e: strike.HitRolled) -> str:
    victim = warrior_name(s, e.victim) if e.victim != NOBODY else ""
    total = str(e.total).replace("-", "−")
    if e.victim == NOBODY:
        return f"{total} against {e.needs}+: the aim is {'good' if e.hit else 'bad'}."
    if not e.needs:
        return f"No roll is needed: {victim} is hit."
    return f"{total} against {e.needs}+: {victim} is {'hit' if e.hit else 'missed'}."


def _counted(s: State, _: Listener, e: strike.CardsCounted) -> str:
    """``"Strength and Might of Igor count."``, for it or against it; what it suffers is named too."""
    parts = []
    if e.cards:
        several = len(e.cards) > 1
        if e.protects:
            parts.append(f"{card_names(e.cards)} {'protect' if several else 'protects'} {it(s, e)}")
        else:
            parts.append(f"{card_names(e.cards)} of {it(s, e)} {'count' if several else 'counts'}")
    if e.statuses:
        parts.append(f"{it(s, e)} is {listed([STANDS_AS.get(each) or status_name(each) for each in e.statuses])}")
    return "; ".join(parts) + "."


def _immune(s: State, _: Listener, e: strike.Immune) -> str:
    return f"{it(s, e)} is immune{f' to {kind_name(e.kind)}' if e.kind else ''} and suffers nothing."


def _damage(s: State, _: Listener, e: strike.DamageAdded) -> str:
    kind = f"{kind_name(e.kind)} damage" if e.kind else "damage"
    more = "" if e.total == e.base else f", {e.total} with what counts"
    if e.soaked and e.soaked >= e.total:
        return f"{e.base} {kind} for {it(s, e)}{more}, and all of it is soaked: nothing is lost."
    less = f", {e.soaked} of it soaked: {e.total - e.soaked}" if e.soaked else ""
    return f"{e.base} {kind} for {it(s, e)}{more}{less}."


CAUSES = {"pay": "as a price", "poison": "to poison", "loss": "with its extra hits"}


def _hits_lost(s: State, _: Listener, e: strike.HitsLost) -> str:
    return f"{it(s, e)} loses {hits(e.lost)} {CAUSES.get(e.cause, '')}; {hits(max(e.hits, 0))} left.".replace("  ", " ")


def _buried(s: State, _: Listener, e: strike.Buried) -> str:
    parts = []
    if e.dropped:
        parts.append(f"drops {card_names(e.dropped)}")
    if e.discarded:
        parts.append(f"loses {card_names(e.discarded)}")
    return f"{it(s, e)} {' and '.join(parts)}." if parts else f"{it(s, e)} leaves nothing behind."


# -- statuses

GAINED = {
    STUNNED: "is Stunned",
    FROZEN: "is Frozen",
    CONFUSED: "is Confused",
    BLINDED: "is Blinded",
    HELD: "is Held",
    POISONED: "is Poisoned",
    SHAMED: "is Ashamed",
    TOAD: "is a toad",
    CONTROLLED: "will obey",
    POSSUM: "plays possum",
    MIST: "turns to mist",
    RAGING: "is Raging",
    AIMING: "takes aim",
}
STANDS_AS = {MIST: "mist", TOAD: "a toad"}
ENDED = {
    POSSUM: "gets up again",
    TOAD: "is no toad any more",
    CONTROLLED: "is its own master again",
    MIST: "is solid again",
    RAGING: "calms down",
    AIMING: "aims no longer",
}


def _gained(s: State, _: Listener, e: cards.StatusGained) -> str:
    if e.status == CONTROLLED:
        return f"{it(s, e)} will obey {warrior_name(s, e.by)}."
    return f"{it(s, e)} {GAINED[e.status]}."


def _ended(s: State, _: Listener, e: cards.StatusEnded) -> str:
    end = ENDED.get(e.status) or GAINED[e.status].replace("is ", "is no longer ", 1)
    return f"{it(s, e)} {end}."


# -- moving


def _collided(s: State, _: Listener, e: move.Collided) -> str:
    into = warrior_name(s, e.other) if e.other >= 0 else "an obstacle"
    return f"{it(s, e)} runs into {into}."


def _boarded(s: State, _: Listener, e: move.Boarded) -> str:
    if e.bearer == NOBODY:
        return f"{it(s, e)} is out of the pouch."
    return f"{it(s, e)} hops into the pouch of {warrior_name(s, e.bearer)}."


# -- things

LAID = {
    PEEL: "lies on",
    HOLE: "opens on",
    CAMPFIRE: "burns on",
    SMOKE: "covers",
    BARRIER: "stands on",
    LIFE: "lies on",
}
"""What a marker does where it is laid: ``"A campfire burns on"``."""
GONE = {HOLE: "closes", CAMPFIRE: "goes out", SMOKE: "lifts"}
MET = {PEEL: "slips on", HOLE: "goes through", CAMPFIRE: "is burnt by"}


def _marker_gone(_: State, __: Listener, e: thing.MarkerGone) -> str:
    name = marker_name(e.marker).removeprefix("a ")
    return f"the {name} on {square_name(e.square)} {GONE.get(e.marker, 'is gone')}."


def _given(s: State, _: Listener, e: thing.GadgetGiven) -> str:
    taker, giver = warrior_name(s, e.taker), warrior_name(s, e.giver)
    return f"{taker} {'steals' if e.stolen else 'gets'} {card_name(e.card)} from {giver}."


def _trade(s: State, _: Listener, e: thing.TradeAsked) -> str:
    other = warrior_name(s, e.other)
    if e.give:
        return f"{it(s, e)} offers {card_name(e.card)} to {other}."
    return f"{it(s, e)} asks {other} for {card_name(e.card)}."


def _uncovered(_: State, __: Listener, e: thing.Uncovered) -> str:
    what = card_name(e.card) if e.card >= 0 else "a life point"
    return f"Under the coin on {square_name(e.square)} lies {what}."


# -- the end

HOW = {"flags": "by the flags", "last": "as the last in play", "limit": "when the rounds are over"}


def _goals(_: State, t: Listener, e: turn.GoalsShown) -> str:
    wanted = [
        f"{t.whose(seat)} goal was the flag of {team_name(team)}" for seat, team in enumerate(e.goals) if team >= 0
    ]
    return f"{', '.join(wanted)}." if wanted else "There were no goals."


def _won(_: State, t: Listener, e: turn.GameWon) -> str:
    if not e.winners:
        return "Nobody wins."
    if len(e.winners) > 1:
        return f"{t.all_of(e.winners)} share the victory {HOW[e.how]}."
    return f"{t.does(e.winners[0], 'win', 'wins')} {HOW[e.how]}."


STORY: dict[type[Event], Sentence] = {
    setup.Rolled: lambda _, t, e: f"{t.does(e.seat, 'roll', 'rolls')} {e.die}.",
    setup.GoesFirst: lambda _, t, e: f"{t.does(e.seat, 'go', 'goes')} first.",
    setup.TeamPicked: lambda _, t, e: f"{t.does(e.seat, 'lead', 'leads')} {team_name(e.team)}.",
    setup.TeamPowerTaken: lambda _, t, e: f"{t.does(e.seat, 'take', 'takes')} {card_name(e.power)} as team power.",
    setup.Dealt: _dealt,
    setup.TeamCardsShuffled: _team_cards,
    setup.CardsAssigned: _assigned,
    setup.CardsDrawn: lambda s, _, e: f"{counted(e.count, 'card')} drawn for {it(s, e)}.",
    setup.CardKept: _kept,
    setup.Discarded: lambda _, __, e: f"Discarded: {card_names(e.cards)}." if e.cards else "Nothing is discarded.",
    setup.Reshuffled: lambda _, __, e: f"The discards are shuffled: {counted(e.cards, 'card')}.",
    setup.GoalsChosen: lambda _, __, e: "Everybody has written down a flag.",
    setup.FlagDrawn: lambda _, t, e: f"{t.does(e.seat, 'draw', 'draws')} the flag of {team_name(e.team)}.",
    setup.BasePlaced: lambda _, t, e: f"{t.does(e.seat, 'put', 'puts')} the base on {square_name(e.square)}.",
    setup.WarriorPlaced: lambda s, _, e: f"{it(s, e)} stands on {square_name(e.square)}.",
    setup.FlagGiven: lambda s, _, e: f"{it(s, e)} carries the flag of {team_name(e.team)}.",
    setup.Scattered: _scattered,
    turn.RoundBegins: lambda _, __, e: f"Round {e.round} begins.",
    turn.PlayerBegins: lambda _, t, e: f"{capital(t.whose(e.seat))} turn.",
    turn.WarriorBegins: _warrior_begins,
    turn.WarriorEnds: lambda s, _, e: f"{it(s, e)} is done.",
    turn.Neutralized: lambda s, _, e: f"{it(s, e)} could do nothing for three turns and is out.",
    turn.Surrendered: lambda s, _, e: f"{it(s, e)} walks off the board.",
    turn.Ordered: lambda s, _, e: (
        f"{it(s, e)} {'strikes' if e.strike else 'moves'} on the orders of {warrior_name(s, e.by)}."
    ),
    cards.CardTurnedUp: lambda s, _, e: f"{it(s, e)} turns up {card_name(e.card)}.",
    cards.CardUsed: lambda s, _, e: f"{it(s, e)} uses {card_name(e.card)}.",
    cards.CardSuppressed: lambda s, _, e: f"{card_name(e.card)} of {it(s, e)} does nothing for now.",
    cards.CardFreed: lambda _, __, e: f"{card_name(e.card)} works again.",
    cards.Cursed: lambda s, _, e: f"No gadget that {it(s, e)} has face down does anything for now.",
    cards.CurseEnded: lambda s, _, e: f"Gadgets that {it(s, e)} has face down would work again.",
    cards.ExtraHits: _extra,
    strike.StrikeDeclared: _declared,
    strike.Strayed: _strayed,
    strike.StrikeLost: lambda _, __, e: LOST[e.why],
    strike.SteppedIn: lambda s, _, e: f"{it(s, e)} steps in for {warrior_name(s, e.instead)}.",
    strike.DieRolled: lambda s, _, e: f"{it(s, e)} {ROLLED[e.what]} {e.die}.",
    strike.DieShifted: _shifted,
    strike.HitRolled: _hit_rolled,
    strike.CardsCounted: _counted,
    strike.Avoided: lambda s, _, e: f"{it(s, e)} avoids it with {card_name(e.card)}.",
    strike.SentBack: lambda s, _, e: f"{it(s, e)} sends it back: {warrior_name(s, e.victim)} is hit instead.",
    strike.Immune: _immune,
    strike.DamageAdded: _damage,
    strike.Wounded: lambda s, _, e: f"{it(s, e)} loses {hits(e.lost)}; {hits(max(e.hits, 0))} left.",
    strike.HitsLost: _hits_lost,
    strike.Healed: lambda s, _, e: f"{it(s, e)} regains {hits(e.by)}; {e.hits} now.",
    strike.Died: lambda s, _, e: f"{it(s, e)} is dead.",
    strike.Buried: _buried,
    strike.Survived: lambda s, _, e: f"{it(s, e)} survives with {hits(e.hits)}.",
    strike.Revived: lambda s, _, e: f"{it(s, e)} stands up again with {hits(e.hits)}.",
    strike.Raised: lambda s, _, e: f"{it(s, e)} gets up as the zombie of {warrior_name(s, e.by)}.",
    strike.Dropped: lambda s, _, e: f"The zombie of {it(s, e)} falls.",
    cards.StatusGained: _gained,
    cards.StatusEnded: _ended,
    move.Stepped: lambda s, _, e: f"{it(s, e)} walks to {square_name(e.square)}.",
    move.Leapt: lambda s, _, e: f"{it(s, e)} lands on {square_name(e.square)}.",
    move.Collided: _collided,
    move.Knocked: lambda s, _, e: f"{it(s, e)} is sent to {square_name(e.square)}.",
    move.Drifted: lambda s, _, e: f"{it(s, e)} drifts to {square_name(e.square)}.",
    move.PointDrifted: lambda _, __, e: f"It drifts to {square_name(e.square)}.",
    move.Swapped: lambda s, _, e: f"{it(s, e)} and {warrior_name(s, e.other)} change places.",
    move.Boarded: _boarded,
    move.Unmoved: lambda s, _, e: f"Nothing moves {it(s, e)}.",
    thing.MarkerLaid: lambda _, __, e: f"{marker_name(e.marker)} {LAID[e.marker]} {square_name(e.square)}.",
    thing.MarkerGone: _marker_gone,
    thing.MarkerMet: lambda s, _, e: f"{it(s, e)} {MET[e.marker]} {marker_name(e.marker)}.",
    thing.GadgetDropped: lambda s, _, e: f"{it(s, e)} drops {card_name(e.card)} on {square_name(e.square)}.",
    thing.GadgetPicked: lambda s, _, e: f"{it(s, e)} picks up {card_name(e.card)}.",
    thing.GadgetGiven: _given,
    thing.TradeAsked: _trade,
    thing.TradeRefused: lambda s, _, e: f"{it(s, e)} does not agree.",
    thing.Uncovered: _uncovered,
    thing.LifeTaken: lambda s, _, e: f"{it(s, e)} takes the life point and has {hits(e.hits)} now.",
    turn.PlayerLost: lambda _, t, e: f"{t.does(e.seat, 'have', 'has')} lost.",
    turn.GoalsShown: _goals,
    turn.CardsShown: lambda s, _, e: f"Face down beside {warrior_name(s, e.warrior)} lay {card_names(e.cards)}.",
    turn.GameWon: _won,
}
