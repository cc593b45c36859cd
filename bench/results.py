"""``results.md``: sections between markers, each written anew by the program that measures it."""

from __future__ import annotations

import datetime
import os
import platform
import re
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).resolve().parent / "results.md"

OPENING: Final = """# Measurements

Written by `python -m bench` (speed, comparison; with `--game` for another game) and `python -m bench.strength` (bots).
Numbers of one section come from one run on one machine; those of different sections need not. Load is how many
processes wanted the machine during the last five minutes: where it is above the number of cores, trust the ratios and
not the numbers.
"""


def write_section(name: str, body: str, path: Path = RESULTS) -> None:
    """Put ``body`` in the place of what the section held before; the others stay as they are."""
    old = path.read_text("utf-8") if path.exists() else OPENING
    path.write_text(with_section(old, name, body), "utf-8")


def with_section(text: str, name: str, body: str) -> str:
    """``text`` with this section replaced, or added at the end if there was none.

    >>> page = with_section("# Page", "speed", "fast")
    >>> print(with_section(page, "speed", "faster"))
    # Page
    <BLANKLINE>
    <!-- speed: begin -->
    faster
    <!-- speed: end -->
    <BLANKLINE>
    """
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    section = f"{begin}\n{body.strip()}\n{end}"
    if begin in text:
        return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: section, text, flags=re.DOTALL)
    return f"{text.rstrip()}\n\n{section}\n"


def circumstances() -> str:
    """When and on what it was measured, in one line; and how busy the machine was, which says what to think of it."""
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    load = f", load {os.getloadavg()[1]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{today}, {platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores{load}."
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first are aligned right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [head, rule, *rows])
