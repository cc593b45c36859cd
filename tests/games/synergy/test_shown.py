"""What a view says of full totals of hits: as the rules have them, and in every patch."""

from __future__ import annotations

from random import Random

from fracas.core.patch import patched
from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.effects.live import worn_out
from fracas.games.synergy.rows import PROFILES, is_gadget
from fracas.games.synergy.screens import CONTENT
from fracas.games.synergy.shown import full_hits, view
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ATTACKED, cursed_by
from fracas.games.synergy.view import View
from tests.kit.play import answer_any


def test_full_totals_are_told_as_they_change() -> None:
    """In games at random: by patches as in the view whole, with extra hits of team powers and cards."""
    totals = set[int]()
    for seed in range(6):
        settings = {"round_limit": 2, "open_cards": bool(seed % 2)}
        table: Session[State, View] = Session.new(SYNERGY, players=2 + seed % 3, settings=settings, seed=seed)
        table.watch = Watch(SYNERGY.changes, table.flow.state)
        random = Random(seed)
        shown: object = {"full_hits": []}
        while not table.over:
            heard = len(table.events)
            answer_any(table, random)
            table.watch.settle(table.flow.state)
            patches, rest = table.watch.patches(-1, range(heard, len(table.events)))
            for patch in [*patches.values(), rest]:
                shown = patched(shown, {"full_hits": patch["full_hits"]} if "full_hits" in patch else {})
            table.watch.forget()
            state = table.flow.state
            assert shown == {"full_hits": list(full_hits(state))}
            assert view(state, 0).full_hits == full_hits(state)
            totals.update(full_hits(state))
    assert totals >= {6, 7}


def test_what_screens_read_of_face_down_cards_is_what_the_rules_have() -> None:
    """From the numbers in the content: which bits spend or curse which card."""
    numbering = CONTENT.numbering
    for number, card in enumerate(CONTENT.cards):
        for mark in (0, ATTACKED, cursed_by(0), ATTACKED | cursed_by(5), cursed_by(17)):
            gadget = card.category == "gadget"
            shown = mark >= numbering.cursed if gadget else mark & numbering.attacked != 0 and card.attack_spends
            assert (gadget, shown) == (is_gadget(number), worn_out(mark, number)), PROFILES[number].id
