"""The settings of a table, as each game declares them: checked here, and enough for any screen to ask them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from fracas.core.nesting import too_deep
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One setting of a game."""

    name: str
    help: str
    """One sentence for the player who sets up the table."""
    kind: Literal["number", "switch", "pick", "form"]
    """A whole number in a range, on or off, one of a few words or numbers, or something the game itself reads."""
    default: Any = None
    low: int = 0
    high: int = 0
    words: tuple[str | int, ...] = ()
    """What is picked from: words, or numbers that leave others out between them."""
    rule: str = "table.settings"

    def check(self, value: Any) -> Any:
        """``value``, if it is allowed here; else a SetupError that says what is."""
        if value is None and self.default is None:
            return None
        if self.kind == "number":
            fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
            wanted = f"a whole number from {self.low} to {self.high}"
        elif self.kind == "switch":
            fits, wanted = isinstance(value, bool), "true or false"
        elif self.kind == "pick":
            fits = any(value == word and type(value) is type(word) for word in self.words)  # True is not 1 here
            wanted = "one of " + ", ".join(map(str, self.words))
        else:
            return value
        if not fits:
            raise SetupError(
                "bad-setting", f"The setting {self.name} must be {wanted}, not {shown(value)}.", rule=self.rule
            )
        return value


def settle(game: str, settings: Iterable[Setting], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The settings of a table: what was given, checked, and the defaults for the rest."""
    known = {setting.name: setting for setting in settings}
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise SetupError(
            "bad-setting", f"Settings are a table of names and values, not {shown(given)}.", rule="table.settings"
        )
    for name in given:
        if name not in known:
            raise SetupError(
                "unknown-setting",
                f"{game} has no setting {shown(name)}{did_you_mean(name, known)}",
                rule="table.settings",
            )
    return {name: s.check(given[name]) if name in given else s.default for name, s in known.items()}


def read_pairs(given: Iterable[str]) -> dict[str, Any]:
    """Options as they are typed, ``name=value``; a value is JSON, or else the bare word itself.

    >>> read_pairs(["army_size=3", 'armies=["star-patrol", "random"]', "name=Ann"])
    {'army_size': 3, 'armies': ['star-patrol', 'random'], 'name': 'Ann'}
    """
    settings: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise SetupError("bad-setting", f"A setting is NAME=VALUE, not {shown(each)}.", rule="table.settings")
        if name in settings:
            raise SetupError("bad-setting", f"The setting {name} is given twice.", rule="table.settings")
        settings[name] = _read_value(name, value)
    return settings


def _read_value(name: str, value: str) -> Any:
    if too_deep(value):
        raise SetupError("bad-setting", f"The setting {name} is nested too deeply.", rule="table.settings")
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value
    except UnicodeError:
        raise SetupError("bad-setting", f"The setting {name} is not text in UTF-8.", rule="table.settings") from None
