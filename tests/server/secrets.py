"""What a message may hold in each game: where cards stand in views and events, and how texts name them.

Every field is said here by hand. One that this module has never heard of is itself a finding, so that nobody adds one
without saying what it holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fracas.core.question import Answer
from fracas.games.figures.asks import OF_CARDS
from fracas.games.figures.deck import card_of, code, face
from fracas.games.skirmish.state import MUSTER
from fracas.games.synergy.content import CARDS, SECRET
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.terms import OVER
from tests.server.truth import Moment

Json = dict[str, Any]


class Secrets:
    """A game in which no card is hidden: all that it can leak is what somebody has chosen in secret."""

    view_fields: frozenset[str] = frozenset()
    part_fields: dict[str, frozenset[str]] = {}
    """The fields of what a view holds many of, by the field that holds them."""
    event_fields: frozenset[str] = frozenset()
    event_cards: frozenset[str] = frozenset()
    """``Event.field`` for every field that holds cards."""
    dealt_openly: frozenset[str] = frozenset()
    """Cards that lie open and are shuffled again before the next question; and numbers of cards."""

    def name(self, card: int) -> str:
        return str(card)

    def in_text(self, text: str) -> set[int]:
        """The cards that a text names."""
        return set()

    def in_texts(self, thing: Any) -> set[int]:
        """The cards that any text in a piece of JSON names."""
        if isinstance(thing, str):
            return self.in_text(thing)
        if isinstance(thing, dict):
            return set().union(*(self.in_texts(each) for pair in thing.items() for each in pair))
        if isinstance(thing, list):
            return set().union(*map(self.in_texts, thing))
        return set()

    def unknown_in(self, view: Json) -> Iterator[str]:
        """Fields of a view, or of a part of one, that nobody knows."""
        for field, value in view.items():
            if field not in self.view_fields:
                yield f"nobody knows what {field} holds"
            elif field in self.part_fields:
                for key in set().union(*value) - self.part_fields[field]:
                    yield f"nobody knows what {key} of {field} holds"

    def of_view(self, view: Json) -> set[int]:
        """The cards in a view, or in some fields of one."""
        return set()

    def of_event(self, event: Json) -> set[int]:
        """The cards in an event."""
        cards = set[int]()
        for field, value in event.items():
            if f"{event['type']}.{field}" in self.event_cards:
                cards |= set(value if isinstance(value, list) else [value])
        return cards - {None}

    def unknown_in_event(self, event: Json) -> Iterator[str]:
        for field in event:
            name = f"{event['type']}.{field}"
            if name == "TakenBack.entries":
                continue  # how many answers were taken back
            if field not in self.event_fields and name not in self.event_cards | self.dealt_openly:
                yield f"nobody knows what {name} holds"

    def of_asked(self, asked: Json) -> set[int]:
        """The cards in a question, besides those that its texts name."""
        return set()

    def of_chosen(self, chosen: Json) -> set[int]:
        """The cards in an option that was chosen in secret, besides those that its texts name."""
        return set()

    def is_private(self, moment: Moment, answer: Answer) -> bool:
        """Is this an answer of which nobody else is ever to see the numbers?"""
        return False

    def in_told(self, told: Json, seats: tuple[int, ...], moment: Moment) -> Iterator[str]:
        """What else is wrong with an event and its sentence."""
        yield from ()

    def in_view(self, view: Json, viewer: int, moment: Moment) -> Iterator[str]:
        """What is wrong with a view, or with some fields of one, besides cards."""
        yield from ()


class OfFigures(Secrets):
    """Hands and the draw pile are hidden."""

    cards = frozenset(("hand", "discard", "attack_card", "defence_card"))
    # ``cards`` and ``made`` are character cards, open to all; of ``figures`` the armor is looked at besides.
    view_fields = cards | {
        *("viewer", "players", "phase", "turns", "turn_limit", "sizes", "largest", "seat", "direction", "sneaks"),
        *("orders", "stuns", "cards", "made", "figures", "lines", "captives", "gone", "hand_sizes", "draw_pile"),
        *("attacker", "opponent", "defender", "victim", "blow", "next_seat"),
    }
    part_fields = {
        "figures": frozenset(("id", "card", "owner", "start", "power", "wounded", "blasts", "dodges", "fears", "armor"))
    }
    event_cards = frozenset(
        (
            *("Drew.card", "Revealed.attack_card", "Revealed.defence_card", "ArmorSpent.card", "ArmorLaid.card"),
            *("HandDiscarded.cards",),
        )
    )
    event_fields = frozenset(
        (
            *("type", "seat", "entries", "figures", "powers", "turn", "figure", "opponent", "attacker", "attack"),
            *("defender", "defence", "adds", "action", "why", "captor", "power", "die", "turns", "winners", "reverses"),
        )
    )
    dealt_openly = frozenset(("DealtForFirst.card", "Reshuffled.cards"))
    _faces = {face(card): card for card in range(52)}
    _spoken = re.compile(r"(?<!\d)(?:10|[2-9JQKA])[♣♦♥♠]|(?<![\w-])[2-9TJQKA][CDHS](?![\w-])")
    """A card's face, or its two letters, which ids of tables and guests may hold by chance between hyphens."""
    _ranks = re.compile(r"\d|Jack|Queen|King|Ace")

    def name(self, card: int) -> str:
        return code(card)

    def in_text(self, text: str) -> set[int]:
        return {self._faces[found] if found in self._faces else card_of(found) for found in self._spoken.findall(text)}

    def of_view(self, view: Json) -> set[int]:
        cards = {card for figure in view.get("figures", []) for card in figure["armor"]}
        for field in self.cards & view.keys():
            cards |= set(view[field] if isinstance(view[field], list) else [view[field]])
        return cards

    def of_asked(self, asked: Json) -> set[int]:
        return {option["value"] for option in asked["options"]} if asked["ask"] in OF_CARDS else set()

    def of_chosen(self, chosen: Json) -> set[int]:
        return {chosen["value"]}

    def in_told(self, told: Json, seats: tuple[int, ...], moment: Moment) -> Iterator[str]:
        event = told["event"]
        # What comes after the word: names may hold digits.
        drawn = told["sentence"].rpartition("draw")[2]
        if event["type"] == "Drew" and event["seat"] not in seats and self._ranks.search(drawn):
            yield f"a rank in {told['sentence']!r}"


class OfSynergy(Secrets):
    """Hands, drawn cards, face-down cards, the deck, what lies under coins, and goals are hidden."""

    view_fields = frozenset(
        (
            *("viewer", "players", "board", "sizes", "hand_size", "least", "round_limit", "to_the_death", "open_cards"),
            *("faster", "elite", "extra_team_powers", "alternatives", "more", "power_ups", "phase", "seat", "first"),
            *("step", "round", "turns", "active", "drill", "winners", "won_by", "teams", "powers", "team_cards"),
            *("bases", "goal", "goals_shown", "drawn", "hand", "hand_sizes", "offers", "offer_sizes", "pending"),
            *("laden", "warriors", "deck", "discards", "removed", "unseen", "loose", "coins", "markers"),
            *("suppressed", "orphans", "full_hits"),
        )
    )
    part_fields = {
        "warriors": frozenset(
            (
                *("id", "owner", "team", "figure", "seat", "life", "square", "hits", "extra", "cards", "down"),
                *("downs", "marks", "statuses", "makers", "acted", "moves", "strikes", "gadget_strikes", "walk_left"),
                *("moved", "struck", "lay", "used", "refused", "spent", "inside", "raised_by", "raised_with"),
                *("mastered", "travels", "idle"),
            )
        )
    }
    event_cards = frozenset(
        (
            *("Dealt.cards", "TeamCardsShuffled.cards", "CardsAssigned.cards", "CardKept.card", "Discarded.cards"),
            *("Scattered.card", "CardTurnedUp.card", "CardUsed.card", "CardSuppressed.card", "CardFreed.card"),
            *("StrikeDeclared.card", "CardsCounted.cards", "Avoided.card", "Buried.dropped", "Buried.discarded"),
            *("Leapt.card", "GadgetDropped.card", "GadgetPicked.card", "GadgetGiven.card", "TradeAsked.card"),
            *("Uncovered.card", "CardsShown.cards"),
        )
    )
    event_fields = frozenset(
        (
            *("type", "seat", "die", "team", "power", "count", "warrior", "down", "square", "round", "by", "strike"),
            *("hits", "target", "victim", "why", "instead", "what", "needs", "total", "hit", "statuses", "protects"),
            *("kind", "base", "soaked", "lost", "cause", "status", "other", "bearer", "marker", "giver", "taker"),
            *("stolen", "give", "winners", "how"),
        )
    )
    dealt_openly = frozenset(("Reshuffled.cards", "GoalsShown.goals"))

    def name(self, card: int) -> str:
        return PROFILES[card].id

    def in_text(self, text: str) -> set[int]:
        return set(_synergy_cards(text))

    def of_view(self, view: Json) -> set[int]:
        cards = {card for field in ("hand", "discards", "removed", "team_cards") for card in view.get(field, [])}
        offers = view.get("offers", [])
        cards |= set(offers if len(offers) == 1 else offers[2:])
        cards |= {thing[0] for field in ("loose", "suppressed", "orphans") for thing in view.get(field, [])}
        cards |= {marker[3] for marker in view.get("markers", [])}
        for warrior in view.get("warriors", []):
            cards |= {warrior["raised_with"], *warrior["cards"], *warrior["down"], *warrior["used"], *warrior["spent"]}
        return cards

    def in_told(self, told: Json, seats: tuple[int, ...], moment: Moment) -> Iterator[str]:
        if told["event"]["type"] in ("GoalsShown", "CardsShown") and moment.state.phase != OVER:
            yield f"{told['event']} before the end"

    def in_view(self, view: Json, viewer: int, moment: Moment) -> Iterator[str]:
        state = moment.state
        if "goal" in view and view["goal"] != (state.goals[viewer] if viewer >= 0 else -1):
            yield f"a goal {view['goal']} for seat {viewer}, who has none or another"
        if state.phase != OVER and any(team >= 0 for team in view.get("goals_shown", [])):
            yield f"the goals {view['goals_shown']} before the end"
        for warrior in view.get("warriors", []):
            if warrior["down"] and warrior["owner"] != viewer:
                yield f"face-down cards {warrior['down']} of seat {warrior['owner']}"
        if "unseen" in view:
            # Whatever lies face down anywhere must be among them, or they would tell where it lies not.
            hidden = {card for hand in moment.hands for card in hand if card < SECRET}
            told = {card for card in range(SECRET) if view["unseen"] >> card & 1}
            yield from (f"unseen tells that {self.name(card)} lies nowhere" for card in sorted(hidden - told))


_SYNERGY_NAMES = {name: card.index for card in CARDS for name in (card.name, f"card:{card.id}")}
_SYNERGY_SPOKEN = re.compile(
    "|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in sorted(_SYNERGY_NAMES, key=len, reverse=True))
)


@lru_cache(100_000)
def _synergy_cards(text: str) -> frozenset[int]:
    """The cards that a text names; most texts come again and again."""
    return frozenset(_SYNERGY_NAMES[found] for found in _SYNERGY_SPOKEN.findall(text))


class OfLegacy(Secrets):
    """All is open but what both choose at the same time."""

    view_fields = frozenset(
        (
            *("viewer", "players", "rounds", "beginner", "champions", "events", "phase", "round", "battle", "turns"),
            *("sets", "hands", "aside", "piles", "carried", "row", "top", "bag", "bottom", "discards", "scores"),
            *("sources", "holder", "value", "pairings", "step", "chosen", "mains", "allies", "set_powers", "terms"),
            *("armed", "newcomer", "totals", "parts", "winner"),
        )
    )
    event_fields = frozenset(
        (
            *("type", "sets", "location", "round", "rounds", "locations", "why", "seat", "champion", "battle"),
            *("champions", "die", "by", "kind", "effect", "side", "amount", "power", "of", "place", "origin", "to"),
            *("instead", "phase", "terms", "totals", "total", "value", "could_pass", "points", "source", "score"),
            *("sources", "by_tie"),
        )
    )


class OfSkirmish(Secrets):
    """All is open but armies that are being chosen, until everybody is ready."""

    view_fields = frozenset(
        (
            *("viewer", "players", "sides", "side_of", "map", "scenario", "points", "armies", "round_limit"),
            *("water_rounds_down", "elevation_ranged_only", "fall_on_six", "focus_is_fast", "phase", "round", "turns"),
            *("mustered", "lefts", "rolls", "homes", "stones_left", "order", "seat", "ended", "handed", "energy"),
            *("siphons", "moving", "striking", "chosen", "looks", "acting", "units", "stones", "lost", "winners"),
            *("limit_hit", "can_move", "can_act", "fresh", "defences", "speeds", "ranges", "melee_ranges"),
        )
    )
    part_fields = {
        "units": frozenset(
            (
                *("id", "seat", "kind", "items", "leader", "fate", "hp", "x", "y", "level", "hanging", "done", "spent"),
                *("run", "ground", "met", "broke", "attacks", "shot_at", "answers", "used", "lying", "laid_by"),
                *("plate", "empty", "coin"),
            )
        ),
        "stones": frozenset(("id", "x", "y", "level", "side")),
    }
    event_fields = frozenset(
        (
            *("type", "seat", "name", "units", "left", "side", "dice", "home", "stone", "x", "y", "by", "unit"),
            *("amount", "round", "to", "why", "before", "paid", "die", "healed", "points", "winners", "limit", "path"),
            *("level", "hit"),
            *("cost", "how", "after", "hanging", "length", "running", "levels", "bonus", "needed", "damage", "away"),
            *("rolled", "stopped", "ability", "attacker", "target", "ranged", "partners", "counted", "terms"),
            *("defence", "escaped", "victim", "cause", "targets", "energy", "item"),
        )
    )

    def is_private(self, moment: Moment, answer: Answer) -> bool:
        """An army that was built: it is shown as units, never as it was given."""
        return moment.state.phase == MUSTER and isinstance(answer, tuple)

    def in_told(self, told: Json, seats: tuple[int, ...], moment: Moment) -> Iterator[str]:
        if told["event"]["type"] == "ArmyShown" and moment.state.phase == MUSTER:
            yield f"{told['event']} before everybody is ready"

    def in_view(self, view: Json, viewer: int, moment: Moment) -> Iterator[str]:
        if moment.state.phase != MUSTER:
            return
        for field in ("mustered", "lefts", "units"):
            if any(view.get(field, ())):
                yield f"{field} {view[field]} before everybody is ready"


SECRETS: dict[str, Secrets] = {
    "figures": OfFigures(),
    "synergy": OfSynergy(),
    "legacy": OfLegacy(),
    "skirmish": OfSkirmish(),
}
"""By the name of the game."""
