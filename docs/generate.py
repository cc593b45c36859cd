"""``make docs``: the rules pages, from the catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fracas.core.game import Game
from fracas.games import REGISTERED

FOLDER = Path(__file__).parent / "rules"


def rules_page(game: Game[Any, Any]) -> str:
    """All rules of a game, by section, each under its id."""
    lines = [f"# The rules of {game.title}", "", game.about, ""]
    section = ""
    for rule in game.rules:
        if rule.section != section:
            section = rule.section
            lines += [f"## {section}", ""]
        lines += [f'<a id="{rule.id}"></a>', f"### {rule.title} · `{rule.id}`", "", rule.text, ""]
        if rule.ruling:
            lines += [f"*Ruling:* {rule.ruling}", ""]
    return "\n".join(lines)


def main() -> None:
    for game in REGISTERED.values():
        (FOLDER / f"{game.name}.md").write_text(rules_page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
