"""``make records``: write the golden records anew."""

from __future__ import annotations

from fracas.games import game_named
from tests.records.golden import FOLDER, all_tables, pages, play


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for game, name, players, options in all_tables():
        for ending, text in pages(play(game_named(game), name, players, options)).items():
            (FOLDER / f"{game}-{name}.{ending}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
