"""The settings of a table, as each game declares them: checked here, and enough for any screen to ask them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from fracas.core.nesting import too_deep
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """Why a setting stays as it usually is, and when: beside a switch, or with many players."""

    why: str
    """One sentence, for players who would change it and for those who have done so."""
    on: str = ""
    """It holds while this switch is on."""
    off: str = ""
    """It holds while this switch is off."""
    players: int = 0
    """It holds with so many players or more."""
    rule: str = ""
    """The rule that says so; else that of the setting."""

    def holds(self, values: Mapping[str, Any], players: int) -> bool:
        """Does it, beside these settings?"""
        if self.on:
            return values[self.on] is True
        if self.off:
            return values[self.off] is False
        return players >= self.players


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
    bars: tuple[Bar, ...] = ()
    """What keeps it as it usually is; the first that holds says why."""

    def bar(self, values: Mapping[str, Any], players: int) -> Bar | None:
        """The first bar that holds beside these settings."""
        return next((bar for bar in self.bars if bar.holds(values, players)), None)

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


def barred(settings: Iterable[Setting], values: Mapping[str, Any], players: int) -> dict[str, str]:
    """The settings that cannot be changed now, and why. A switch that was changed can always be put back."""
    found = {}
    for setting in settings:
        bar = setting.bar(values, players)
        changed = setting.kind == "switch" and values[setting.name] != setting.default
        if bar is not None and not changed:
            found[setting.name] = bar.why
    return found


def refuse_barred(settings: Iterable[Setting], values: Mapping[str, Any], players: int) -> None:
    """Refuse switches that were changed although something bars them. Other settings that are barred do not count."""
    for setting in settings:
        bar = setting.bar(values, players)
        if bar is not None and setting.kind == "switch" and values[setting.name] != setting.default:
            raise SetupError("bad-setting", bar.why, rule=bar.rule or setting.rule)


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
