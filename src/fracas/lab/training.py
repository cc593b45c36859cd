"""Rows to learn from: every decision of a folder, with what the seat saw, what it was asked, and how the game ended.

The games of the folder were kept with all answers (``--keep-answers``), and are played over again here. A row has
nothing that its seat could not know, but for the outcome.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from fracas.bots.evaluation import forget
from fracas.core.overlay import laid, lay
from fracas.core.question import Part
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.lab.folder import Folder, quoted
from fracas.lab.plan import Plan, must_be_of_this_world
from fracas.lab.play import chance_of
from fracas.lab.rows import Row

VERSION: Final = 1
"""Raised when a column gets another meaning or goes. It stands in the metadata of the file, as ``fracas_training``."""
COLUMNS: Final = {
    "plan": "INTEGER",
    "game": "BIGINT",
    "entry": "INTEGER",
    "seat": "TINYINT",
    "bot": "VARCHAR",
    "ask": "VARCHAR",
    "view": "VARCHAR",
    "options": "BIGINT[]",
    "answer": "BIGINT[]",
    "share": "DOUBLE",
}
"""``plan`` and ``game`` are those of the folder; ``entry`` counts the entries of the game's log. ``view`` is what the
seat saw, as JSON; ``ask`` what it was asked; ``options`` what it might answer, empty for a place; ``answer`` one
number, or those of a place; ``share`` what the seat got of the one victory, absent if the game did not end."""


def decisions(plan: Plan, row: Row) -> Iterator[Row]:
    """The decisions of one game, in order."""
    log: list[tuple[int, Part]] = msgspec.json.decode(row["log"], type=list[tuple[int, Any]])
    seed = plan.chance_seed(row["game"])
    table = Session.new(
        plan.rules, players=plan.players, settings=plan.settings, seed=seed, chance=chance_of(plan, seed)
    )
    forget(plan.rules)
    while not table.over and len(table.log) < len(log):
        at = len(table.log)
        seat, answer = log[at]
        if seat not in table.waiting_for:
            raise FracasError("log", f"Game {row['game']} cannot be played over again: its log is of other rules.")
        sight = table.sight(seat)
        yield {
            "plan": row["plan"],
            "game": row["game"],
            "entry": at,
            "seat": seat,
            "bot": row["bots"][seat],
            "ask": sight.ask,
            "view": msgspec.json.encode(sight.view).decode(),
            "options": list(sight.values),
            "answer": [answer] if isinstance(answer, int) else list(answer),
            "share": row["shares"][seat] if row["shares"] else None,
        }
        table.answer(seat, answer if isinstance(answer, int) else tuple(answer))


def export(folder: Folder, path: Path) -> int:
    """Write all decisions of a folder into a Parquet file. How many they are."""
    plans = folder.manifest.plans
    if any(plan.keep != "answers" for plan in plans):
        raise FracasError("no-answers", f"{folder.path} has no answers. Play with --keep-answers.")
    if len({plan.overlay for plan in plans}) > 1:
        raise FracasError("worlds", "The folder holds games of several contents; export the games of one.")
    if plans[0].overlay != laid():
        lay(plans[0].overlay)
    must_be_of_this_world(plans[0])
    raw = path.with_name(f".{path.name}.{os.getpid()}.json")
    new = path.with_name(f".{path.name}.{os.getpid()}")
    count = 0
    try:
        with raw.open("wb") as lines:
            for row in folder.rows():
                for decision in decisions(plans[row["plan"]], row):
                    lines.write(msgspec.json.encode(decision) + b"\n")
                    count += 1
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
        facts = f"{{fracas_training: '{VERSION}', game: '{folder.game}', rules: '{plans[0].version}'}}"
        with folder.duckdb.connect() as database:
            database.execute("SET threads = 1")
            database.execute(
                f"COPY (SELECT * FROM read_json({quoted(raw)}, format='newline_delimited', columns={{{columns}}}, "
                f"maximum_object_size=1000000000) ORDER BY plan, game, entry) TO {quoted(new)} "
                f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {facts})"
            )
        os.replace(new, path)
    finally:
        raw.unlink(missing_ok=True)
        new.unlink(missing_ok=True)
    return count
