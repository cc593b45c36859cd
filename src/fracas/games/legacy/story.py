"""The story of a game: each event as a sentence for the one who hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.sentences import capital, counted, listed, plain, signed
from fracas.games.legacy import events as happened
from fracas.games.legacy.naming import ability, champion_name, location_name, the
from fracas.games.legacy.state import (
    DROWNED,
    FIELDED,
    HEX,
    LANDSLIDE,
    LAY_CLAIM,
    OVERRUN,
    PIN,
    PLUNDER,
    PRATFALL,
    PROPHECY,
    RANSOM,
    RIPOSTE,
    SINGLE_COMBAT,
    STAND_FIRM,
    TRANSMUTE,
    TRIBUTE,
    VANISH,
    WALL,
    WARD,
    WILD_WAYS,
)


def tell_story(event: Event, to: Listener) -> str:
    """The sentence for ``event``."""
    return STORY[type(event)](to, event)


def names(champions: tuple[int, ...]) -> str:
    return listed([champion_name(champion) for champion in champions])


def own(t: Listener, e: Any) -> str:
    """``"your Knight"``, ``"Ann's Knight"``."""
    return f"{t.whose(e.seat)} {champion_name(e.champion)}"


def named_ability(e: happened.CardEvent) -> str:
    return ability(e.champion, e.kind).name


def _sets(t: Listener, e: happened.SetsDrawn) -> str:
    mine, theirs = e.sets
    if mine == theirs:
        return f"Both players have {names(mine)}."
    return " ".join(f"{t.does(seat, 'have', 'has')} {names(own)}." for seat, own in enumerate(e.sets))


def _round_ends(_: Listener, e: happened.RoundEnds) -> str:
    why = "no location is left" if e.why == "locations" else "the champions are played"
    return f"Round {e.round} ends: {why}."


def _assigned(t: Listener, e: happened.FatestoneAssigned) -> str:
    why = {
        "legacy": "the stronger legacy champion",
        "battle": "equal legacy champions and the weaker battle champion",
        "dice": "the higher roll",
    }[e.by]
    return f"{t.does(e.seat, 'hold', 'holds')} the Fatestone at 1, by {why}."


def _revealed(t: Listener, e: happened.ChampionsRevealed) -> str:
    mine, theirs = e.champions
    return f"{t.does(0, 'send', 'sends')} {the(mine)}, {t.name(1) if t.viewer != 1 else 'you'} {the(theirs)}."


STOPPED = {
    PIN: "is pinned",
    DROWNED: "is prevented",
    WARD: "takes nothing away, because of Ward",
    WALL: "changes no total, because of the Wall",
    SINGLE_COMBAT: "does nothing: nobody may enter the battle",
}


def _stopped(t: Listener, e: happened.AbilityStopped) -> str:
    copied = e.kind == "legacy" and e.by in (WARD, WALL)
    return capital(f"{whose_ability(t, e, copied)} {STOPPED[e.by]}.")


def _idle(t: Listener, e: happened.AbilityIdle) -> str:
    copied = e.kind == "legacy"
    if e.why == "declined":
        who = t.does(e.seat, "do", "does") if copied else f"{own(t, e)} does"
        return capital(f"{who} not use {named_ability(e)}.")
    return capital(f"{whose_ability(t, e, copied)} does nothing, because {e.why}.")


def whose_ability(t: Listener, e: happened.CardEvent, copied: bool) -> str:
    """``"your Knight: Ransom"``; ``"your Rally"`` if it may be copied by a Jester, who is no Knight."""
    return f"{t.whose(e.seat)} {named_ability(e)}" if copied else f"{own(t, e)}: {named_ability(e)}"


ARMED = {
    WARD: "{whose} total cannot be lowered, nor {whose} legacy ability prevented",
    PIN: "opposing battle abilities of small power do nothing",
    DROWNED: "legacy abilities are prevented",
    RANSOM: "a loss will pay the opponent a ransom",
    VANISH: "a loss will send a champion aside",
    PRATFALL: "the location will be worth less to the opponent",
    PROPHECY: "close totals will be worth a point",
    SINGLE_COMBAT: "nobody may enter the battle any more",
    WALL: "no legacy ability will change a total",
    WILD_WAYS: "a battle champion that the terrain does not favour will get a bonus",
    HEX: "a tie will be won, unless both players have a Hex",
    LAY_CLAIM: "a loss may win the Fatestone",
    OVERRUN: "a win will be worth less",
    FIELDED: "the Warrior will go to the bottom of the pile",
    PLUNDER: "a win will be worth more",
    TRANSMUTE: "the location is worth more",
    RIPOSTE: "a loss will be worth a point",
    STAND_FIRM: "the total will have a floor",
    TRIBUTE: "a win will take a point from the opponent",
    LANDSLIDE: "the terrain favours nobody with a bonus",
}


def _changed(t: Listener, e: happened.TotalChanged) -> str:
    return capital(f"{t.whose(e.side)} total: {signed(e.amount)} by {named_ability(e)}.")


def _entered(t: Listener, e: happened.Entered) -> str:
    how = "takes the main place" if e.place == "main" else "joins as an ally"
    return capital(f"{own(t, e)} enters the battle from the {e.origin} and {how}.")


def _moved(t: Listener, e: happened.PileMoved) -> str:
    where = "on top" if e.to == "top" else "at the bottom"
    return capital(f"{own(t, e)} lies {where} of {t.whose(e.seat)} pile.")


def _skipped(_: Listener, e: happened.PhaseSkipped) -> str:
    return f"There is no {e.phase} phase at {location_name(e.location)}."


def _part(term: happened.Term) -> str:
    name = champion_name(term.champion)
    if term.what == "power":
        return f"{name} {term.amount}"
    if term.what == "set":
        return f"{name} {term.amount} (set)"
    if term.what == "terrain":
        return f"terrain {signed(term.amount)} for {name}"
    what = ability(term.champion, term.kind).name
    return f"{what} {signed(term.amount)}"


def _totals(t: Listener, e: happened.TotalsAdded) -> str:
    sums = [
        f"{t.whose(seat)} total is {plain(e.totals[seat])} ({', '.join(map(_part, e.terms[seat]))})"
        for seat in range(len(e.totals))
    ]
    return capital("; ".join(sums)) + "."


def _kept(t: Listener, e: happened.FatestoneKept) -> str:
    if e.could_pass:
        return (
            f"{t.does(e.seat, 'keep', 'keeps')} the Fatestone and {'lose' if e.seat == t.viewer else 'loses'} the tie."
        )
    return f"The Fatestone shows {e.value} and cannot be passed. {t.does(e.seat, 'lose', 'loses')} the tie."


def _scored(t: Listener, e: happened.Scored) -> str:
    what = "for the location" if e.source == "location" else f"by {e.source.replace('-', ' ').title()}"
    if e.points < 0:
        return f"{t.does(e.seat, 'lose', 'loses')} {counted(-e.points, 'point')} {what}: {e.score}."
    return f"{t.does(e.seat, 'gain', 'gains')} {counted(e.points, 'point')} {what}: {e.score}."


def _final(t: Listener, e: happened.FinalScore) -> str:
    locations, abilities, fatestone, end = e.sources
    parts = [f"{locations} from locations", f"{plain(abilities)} from abilities"]
    if fatestone:
        parts.append(f"{fatestone} for the Fatestone")
    if end:
        parts.append(f"{end} at the end of the game")
    return f"{t.does(e.seat, 'have', 'has')} {counted(e.score, 'point')}: {listed(parts)}."


def _won(t: Listener, e: happened.GameWon) -> str:
    wins = f"{t.does(e.seat, 'win', 'wins')} the game"
    loser = 1 - e.seat
    holds = "you hold" if loser == t.viewer else f"{t.name(loser)} holds"
    return f"{wins}: the scores are equal, and {holds} the Fatestone, which loses a tie." if e.by_tie else f"{wins}."


STORY: dict[type[Event], Callable[[Listener, Any], str]] = {
    happened.SetsDrawn: _sets,
    happened.EventDrawn: lambda t, e: f"{location_name(e.location)} is shuffled into the deck.",
    happened.RoundBegins: lambda t, e: f"Round {e.round} of {e.rounds} begins.",
    happened.LocationsShuffled: lambda t, e: f"{counted(e.locations, 'location')} are shuffled into the deck.",
    happened.LocationRevealed: lambda t, e: f"{location_name(e.location)} is revealed.",
    happened.RoundEnds: _round_ends,
    happened.CarriedOver: lambda t, e: f"{t.does(e.seat, 'carry', 'carries')} {the(e.champion)} into the next round.",
    happened.BattleBegins: lambda t, e: f"Battle {e.battle} of round {e.round}, at {location_name(e.location)}.",
    happened.LegacyRevealed: lambda t, e: (
        f"{t.does(0, 'lay', 'lays')} {the(e.champions[0])} into the pile, "
        f"{t.name(1) if t.viewer != 1 else 'you'} {the(e.champions[1])}."
    ),
    happened.FatestoneRolled: lambda t, e: f"{t.does(e.seat, 'roll', 'rolls')} {e.die} for the Fatestone.",
    happened.FatestoneAssigned: _assigned,
    happened.ChampionsRevealed: _revealed,
    happened.Returned: lambda t, e: (
        f"{t.does(e.seat, 'take', 'takes')} back {names(e.champions)}, because the hand is empty."
    ),
    happened.Silenced: lambda t, e: f"The Monk silences {own(t, e)}.",
    happened.AbilityActs: lambda t, e: capital(f"{own(t, e)}: {named_ability(e)}."),
    happened.AbilityStopped: _stopped,
    happened.AbilityIdle: _idle,
    happened.ActsNow: lambda t, e: capital(f"{own(t, e)} acts at once."),
    happened.Armed: lambda t, e: f"{named_ability(e)}: {ARMED[e.effect].format(whose=t.whose(e.seat))}.",
    happened.TotalChanged: _changed,
    happened.WardUndoes: lambda t, e: (
        f"Ward gives back what was taken from {t.whose(e.seat)} total: {signed(e.amount)}."
    ),
    happened.PowerSet: lambda t, e: capital(f"{own(t, e)} has power {e.power} now."),
    happened.Copied: lambda t, e: capital(f"{own(t, e)} copies {ability(e.of, 'legacy').name} of {the(e.of)}."),
    happened.Entered: _entered,
    happened.SetAside: lambda t, e: f"{t.does(e.seat, 'set', 'sets')} {the(e.champion)} aside.",
    happened.PileMoved: _moved,
    happened.LocationsSwapped: lambda t, e: (
        f"The upcoming locations are {listed([location_name(location) for location in e.locations])} now."
    ),
    happened.LocationDiscarded: lambda t, e: f"{location_name(e.location)} is discarded.",
    happened.LocationPutDown: lambda t, e: f"{location_name(e.location)} goes to the bottom of the deck.",
    happened.LocationForeseen: lambda t, e: (
        f"{location_name(e.location)} goes on top of the deck, and {location_name(e.instead)} takes its place."
    ),
    happened.BattleMoved: lambda t, e: f"The battle moves to {location_name(e.location)}.",
    happened.BattleStays: lambda t, e: f"The battle stays at {location_name(e.location)}: there is no other location.",
    happened.PhaseSkipped: _skipped,
    happened.TotalsAdded: _totals,
    happened.BattleTied: lambda t, e: f"A tie at {plain(e.total)}.",
    happened.HexDecides: lambda t, e: f"Hex decides the tie for {t.them(e.seat)}.",
    happened.HexesCancel: lambda t, e: "The Hexes of both players cancel each other out. The Fatestone decides.",
    happened.FatestoneKept: _kept,
    happened.FatestonePassed: lambda t, e: (
        f"{t.does(e.seat, 'pass', 'passes')} the Fatestone and {'win' if e.seat == t.viewer else 'wins'} the tie; "
        f"it shows {e.value} now."
    ),
    happened.BattleWon: lambda t, e: (
        f"{t.does(e.seat, 'win', 'wins')} at {location_name(e.location)} with {the(e.champion)}."
    ),
    happened.Scored: _scored,
    happened.FatestoneClaimed: lambda t, e: f"{t.does(e.seat, 'take', 'takes')} the Fatestone; it shows 1 now.",
    happened.FatestoneHandedOver: lambda t, e: f"{t.does(e.seat, 'hold', 'holds')} the Fatestone now.",
    happened.FatestoneTurned: lambda t, e: f"{t.does(e.seat, 'turn', 'turns')} the Fatestone to {e.value}.",
    happened.WillBeBuried: lambda t, e: capital(f"{own(t, e)} will go to the bottom of the pile."),
    happened.FinalScore: _final,
    happened.GameWon: _won,
}
"""One sentence for each kind of event; a test sees to it that none is missing."""
