"""Rules as lines of text: those of a game, and those of every table."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from fracas.core.catalogue import TABLE, Rule
from fracas.core.game import Game
from fracas.core.lesson import minute_of
from fracas.core.refusal import FracasError


def search_rules(game: Game[Any, Any], words: list[str]) -> list[Rule]:
    """The one rule with this id, or all rules that mention every one of the words."""
    if len(words) == 1:
        for book in (game.rules, TABLE):
            for rule in book:
                if words[0] in (rule.id, rule.id.removeprefix(f"{game.name}.")):
                    return [rule]
    found = [rule for book in (game.rules, TABLE) for rule in book]
    for word in words:
        hits = {rule.id for book in (game.rules, TABLE) for rule in book.search(word)}
        found = [rule for rule in found if rule.id in hits]
    if not found:
        raise FracasError("unknown-rule", f"No rule of {game.name} mentions {' '.join(words)!r}.")
    return found


def minute_lines(game: Game[Any, Any], width: int = 80) -> list[str]:
    """The game in one minute; nothing for a game that teaches nothing."""
    pictures = minute_of(game)
    lines = ["IN ONE MINUTE", ""] if pictures else []
    for picture in pictures:
        lines += textwrap.wrap(picture.caption, width - 2, initial_indent="  · ", subsequent_indent="    ")
    return lines


def rule_lines(rule: Rule, width: int = 80) -> list[str]:
    """One rule: its title and id, its text, its ruling."""
    lines = [f"{rule.title}  [{rule.id}]"]
    lines += textwrap.wrap(rule.text, width - 2, initial_indent="  ", subsequent_indent="  ")
    if rule.ruling:
        ruling = f"Ruling: {rule.ruling}"
        lines += textwrap.wrap(ruling, width - 2, initial_indent="  ", subsequent_indent="  ")
    return lines


def book_lines(rules: Iterable[Rule], width: int = 80) -> list[str]:
    """Many rules, under the headings of their sections."""
    lines: list[str] = []
    section = None
    for rule in rules:
        heading = rule.section or "Every table"
        if heading != section:
            section = heading
            lines += [*([""] if lines else []), heading.upper(), ""]
        lines += [*rule_lines(rule, width), ""]
    return lines[:-1]
