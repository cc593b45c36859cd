"""Make the databases of the versions that landed: ``python -m tests.server.databases.make [NAME …]``.

Each is played at by the version itself (``play.py``, over HTTP and sockets, with a server of that version), and written
down as SQL. They are committed: what is in them was chosen by chance once, and stays. A new version that changes the
format of the log, the tables of the database or the rules of a game gets a line in ``LANDED`` when it has landed.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
LANDED = {
    "one": "ce257c1",  # format 1, tables 0001; figures 1
    "two": "19a04ab",  # format 2, tables 0003; figures 2, legacy 1 with the cards of then
    "three": "dcf147e",  # format 2, tables 0003; figures 2, legacy, synergy and skirmish 1
    "four": "ebf5c99",  # format 2, tables 0008; figures 3, legacy, synergy and skirmish 1
    "five": "de5e970",  # figures 3, legacy 1, synergy and skirmish 2
}
"""For each name the commit."""


def token_of(name: str) -> str:
    """What the browser of somebody in these databases holds."""
    return f"the-browser-of-{name}"


def make(name: str, commit: str) -> None:
    """Play at a new database with the package of ``commit``, and write it down."""
    with tempfile.TemporaryDirectory() as folder:
        away = Path(folder)
        archive = subprocess.run(["git", "archive", commit, "src", "tests"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "x"], cwd=away, input=archive.stdout, check=True)
        file = away / "database.sqlite3"
        known = {**os.environ, "PYTHONPATH": f"{away / 'src'}:{away}"}
        play = [sys.executable, str(HERE / "play.py"), str(file), str(HERE / f"{name}.json")]
        subprocess.run(play, cwd=away, env=known, check=True)
        database = sqlite3.connect(file)
        for guest in ("Ann", "Bob"):
            token = hashlib.sha256(token_of(guest).encode()).hexdigest()
            database.execute("UPDATE guests SET token = ? WHERE name = ?", (token, guest))
        database.commit()
        (HERE / f"{name}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
        database.close()


if __name__ == "__main__":
    for each in sys.argv[1:] or LANDED:
        make(each, LANDED[each])
