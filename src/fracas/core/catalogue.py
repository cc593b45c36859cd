"""The rule catalogue: every rule of a game by its stable id, in our own words.

Refusals, events, help and tests refer to these ids. The text lives in ``rules.toml`` beside each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec

from fracas.core.refusal import FracasError


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule."""

    id: str
    title: str
    text: str
    ruling: str = ""
    """What we decided where the book is silent; it binds."""
    section: str = ""


class Catalogue:
    """The rules of one game, in the order of play."""

    def __init__(self, game: str, rules: list[Rule]) -> None:
        self.game = game
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise ValueError(f"a rule of {game} stands twice in its catalogue")

    @classmethod
    def from_toml(cls, game: str, text: str) -> Catalogue:
        """Read ``[[rule]]`` tables."""

        class Page(msgspec.Struct, forbid_unknown_fields=True):
            rule: list[Rule]

        return cls(game, msgspec.toml.decode(text.encode(), type=Page).rule)

    def __getitem__(self, rule: str) -> Rule:
        """The rule with this id; the game's name may be left out.

        >>> import fracas
        >>> fracas.game("figures").rules["battle.win"].title
        'Winning the battle'
        """
        found = self._rules.get(rule) or self._rules.get(f"{self.game}.{rule}")
        if found is None and self is not TABLE and rule in TABLE:
            return TABLE[rule]
        if found is None:
            raise FracasError("unknown-rule", f"{self.game} has no rule {rule!r}.")
        return found

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, word: str) -> list[Rule]:
        """The rules that mention ``word``, in their id or in their words."""
        low = word.lower()
        return [r for r in self if low in r.id or low in f"{r.title} {r.text} {r.ruling}".lower()]


TABLE = Catalogue.from_toml("table", files("fracas.core").joinpath("table.toml").read_text("utf-8"))
"""The rules of every table, whatever is played on it."""
