"""What is played for a database of an older version: run with that version's own package and its own ``tests``.

``make.py`` runs it. It speaks only of what every landed version has: guests, tables, sockets, records.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from fracas.games import REGISTERED
from tests.server.kit import Guest, Line, Served

SHORT: dict[str, dict[str, Any]] = {
    "figures": {"army_size": 2, "turn_limit": 12},
    "legacy": {"rounds": 1},
    "synergy": {"round_limit": 1, "power_ups": "hidden"},
    "skirmish": {"round_limit": 1, "points": 50},
}
"""Settings of games that end soon."""
A_WHILE = {"figures": 30, "legacy": 12, "synergy": 25, "skirmish": 12}
"""Answers after which a game under way is left alone."""
REPLIES = ("Accepted", "Refused", "Problem")


def open_table(guest: Guest, game: str, *seats: str, **settings: Any) -> str:
    """A table in the words of any version; its id."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    wish = {"game": game, "seats": wishes, "private": True}
    for word in ("settings", "options"):
        response = guest.http.post("/api/tables", json={**wish, word: settings})
        if response.status_code == 201:
            return str(response.json()["table"]["id"])
    raise AssertionError(response.text)


def both_sit(ann: Guest, bob: Guest, game: str, **settings: Any) -> str:
    """A table of two people; its id."""
    table = open_table(ann, game, "me", "open", **settings)
    [invite] = ann.get(f"/api/tables/{table}/invites")
    assert bob.post(f"/api/join/{invite['code']}")["table"] == table
    return table


def play(lines: dict[int, Line], random: Random, most: int = 100_000) -> None:
    """Everybody gives any answer when they are asked; now and then a secret choice is changed."""
    for seat, line in lines.items():
        line.scene(seat)
    for _ in range(most):
        now = {seat: line.scenes[seat] for seat, line in lines.items()}
        if any(scene["over"] for scene in now.values()):
            return
        asked = [seat for seat in lines if now[seat]["asked"] is not None]
        chosen = [seat for seat in lines if seat not in asked and now[seat]["can_undo"]]
        if asked and chosen and random.random() < 0.3:
            lines[chosen[0]].send("AskUndo", seat=chosen[0])
        else:
            seat = random.choice(asked)
            options = now[seat]["asked"]["options"]
            reply = lines[seat].answer(seat, random.choice(options)["value"] if options else None)
            assert reply["type"] == "Accepted", reply
        for seat, line in lines.items():
            line.scene(seat)


def played_by_two(ann: Guest, bob: Guest, table: str, random: Random, most: int = 100_000) -> dict[str, Any]:
    """What each seat sees at the end of it."""
    with ann.sit(table) as one, bob.sit(table) as two:
        play({0: one, 1: two}, random, most)
        one.send("Say", text=f"Hello from Ann at {table[:4]}")
        one.until("Chat")
        return {str(seat): line.scenes[seat] for seat, line in ((0, one), (1, two))}


def alone(ann: Guest, game: str, random: Random, **settings: Any) -> str:
    """A table of one person in both seats; its id."""
    table = open_table(ann, game, "me", "me", **settings)
    with ann.sit(table) as line:
        play({0: line, 1: line}, random, A_WHILE[game])
    return table


def main(file: Path, told: Path) -> None:
    """Play at a database at ``file``, and tell what was seen in ``told``."""
    random = Random(file.stem)
    seen: dict[str, Any] = {"finished": {}, "under way": {}, "alone": {}, "open": {}, "brought": {}}
    with Served(f"sqlite:///{file}") as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        for game in REGISTERED:
            settings = SHORT[game]
            over = both_sit(ann, bob, game, **settings)
            scenes = played_by_two(ann, bob, over, random)
            seen["finished"][game] = {"table": over, "outcome": scenes["0"]["outcome"], "turns": scenes["0"]["turns"]}
            record = ann.get(f"/api/tables/{over}/record")
            seen["brought"][game] = ann.post("/api/replays", {"record": record})["id"]
            longer = {**settings, "turn_limit": 100} if game == "figures" else settings
            left = both_sit(ann, bob, game, **longer)
            scenes = played_by_two(ann, bob, left, random, A_WHILE[game])
            views = {seat: scene["view"] for seat, scene in scenes.items()}
            seen["under way"][game] = {"table": left, "turns": scenes["0"]["turns"], "views": views}
            seen["alone"][game] = alone(ann, game, random, **longer)
            seen["open"][game] = open_table(ann, game, "me", "open", **settings)
    told.write_text(json.dumps(seen, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
