"""Small folders of games, for the tests of the laboratory."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fracas.lab.folder import Folder
from fracas.lab.plan import Plan, planned
from fracas.lab.run import begin, go_on

SHORT: dict[str, dict[str, Any]] = {
    "figures": {"army_size": 2},
    "legacy": {"rounds": 1},
    "synergy": {"round_limit": 4},
    "skirmish": {"round_limit": 2},
}
"""Settings under which a game of each is soon over."""


def plan_of(game: str, bots: Sequence[str] = ("random",), *, seed: int = 3, keep: Any = "facts", **more: Any) -> Plan:
    """A plan of short games whose facts are kept."""
    return msgspec.structs.replace(planned(game, bots, seed=seed, settings=SHORT[game], **more), keep=keep)


def folder_at(path: Path, plan: Plan, games: int, *, chunk: int | None = None, jobs: int = 1) -> Folder:
    """A folder with so many games of the plan."""
    folder = begin(path, [plan], games) if chunk is None else Folder.begun(path, [plan], games=games, chunk=chunk)
    go_on(folder, jobs=jobs)
    return folder


def digest(folder: Folder) -> str:
    """All rows to the last digit."""
    found = hashlib.sha256()
    for row in folder.rows():
        found.update(msgspec.json.encode(row, order="deterministic") + b"\n")
    return found.hexdigest()
