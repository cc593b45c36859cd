"""The browser reads acts as the rules pack them.

Rules and browser share a file with acts in their parts: here the rules pack them, and `skirmish.test.ts` reads them.
``python -m tests.games.skirmish.test_acts`` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from fracas.games.skirmish.acts import KINDS, act, kind_of, unit_of, what_of

FILE = Path(__file__).parents[3] / "client" / "src" / "games" / "skirmish" / "acts.json"
NUMBERS = (0, 1, 2, 3, 12, 4095)


def shared() -> str:
    acts = [
        {"value": act(kind, unit, what), "kind": word, "unit": unit, "what": what}
        for kind, word in enumerate(KINDS)
        for unit in NUMBERS
        for what in NUMBERS
    ]
    return "[\n" + ",\n".join(json.dumps(each) for each in acts) + "\n]\n"


def test_the_browser_is_tested_with_the_acts_of_the_rules() -> None:
    """If not: python -m tests.games.skirmish.test_acts."""
    assert FILE.read_text("utf-8") == shared()


def test_an_act_is_read_as_it_was_packed() -> None:
    for each in json.loads(shared()):
        value = each["value"]
        assert (KINDS[kind_of(value)], unit_of(value), what_of(value)) == (each["kind"], each["unit"], each["what"])


if __name__ == "__main__":
    FILE.write_text(shared(), "utf-8", newline="\n")
