"""Whatever a player might click says why it cannot be chosen, by which rule, and gives nothing away."""

from __future__ import annotations

from fracas.games.figures import FIGURES
from fracas.games.figures.deck import code
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import random_session
from tests.kit.figures import Table

LINE_UPS = [
    ["choose", "choose"],
    ["choose", "doom-lab", "choose", "choose", "choose", "choose"],
    ["doom-lab", "salt-dogs", "choose"],
    ["doom-lab", "castle-guard", "ring-kings", "backyard-heroes"],
]


def test_everything_that_can_be_clicked_can_be_chosen_or_says_why() -> None:
    asks = set()
    for seed, armies in enumerate(LINE_UPS * 3):
        for session in random_session(len(armies), seed, armies=armies, turn_limit=80):
            state = session.flow.state
            for seat, asked in session.questions.items():
                asks.add(asked.ask)
                things = {
                    *(f"figure:{figure}" for figure in range(len(state.figures))),
                    *(f"card:{code(card)}" for card in state.hands[seat]),
                    *(f"seat:{other}" for other in range(state.players)),
                }
                lit = {thing for option in asked.options for thing in option.touches}
                for thing in things:
                    reason = asked.why_not(thing)
                    assert (reason is None) is (thing in lit), "either it can be chosen or it says why not"
                    if reason is not None:
                        assert reason.rule in FIGURES.rules
                        assert reason.sentence.endswith(".")
                named = {thing for thing, _ in asked.things if not thing.startswith("option:")}
                assert named <= things, "nobody else's card is named"
    assert {"army", "recruit", "power", "attacker", "opponent", "defender", "card", "special", "masterplan"} <= asks


def why(table: Table, seat: int, thing: str) -> tuple[str, str]:
    """Why a thing is no answer for ``seat``."""
    reason = table.session.questions[seat].why_not(thing)
    assert reason is not None
    return reason.rule, reason.sentence


@rule("figures.turn.cards")
def test_a_card_says_why_it_is_not_played_while_a_figure_is_asked_for() -> None:
    table = Table(ann=["zapra 4", "tyrannox 5"], bob=["the-cat 3"]).deal(ann="QH 6C 7C", bob="9D")
    assert table.session.questions[0].ask == "attacker"
    for card in ("QH", "6C", "7C"):
        assert why(table, 0, f"card:{card}") == (
            "figures.turn.cards",
            "Cards are played once attacker and defender are chosen.",
        )
    assert "card:9D" not in dict(table.session.questions[0].things)


@rule("figures.turn.cards")
def test_a_figure_says_why_it_is_not_chosen_while_a_card_is_asked_for() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5"]).deal(ann="QH 6C 7C", bob="9D")
    for seat in (0, 1):
        for figure in (0, 1):
            told, sentence = why(table, seat, f"figure:{figure}")
            assert told == "figures.turn.cards"
            assert sentence == "Zapra the Ray Gunner fights Tyrannox; what you choose now is a card from your hand."
