"""The words of skirmish on the command line: ``--army``."""

from __future__ import annotations

from fracas.terminal.games import Flag

FLAG = Flag(
    name="--army",
    one="army",
    many="armies",
    help="a ready army, random, choose, build, or units with semicolons between; again for the next person",
    setting="armies",
)
