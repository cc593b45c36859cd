"""``python -m tests.browser.same_luck`` is ``python -m fracas`` where every new table has the same luck.

A test in the browser plays what it is dealt; with luck of its own it would fail by chance, and nobody could see again
why. ``FRACAS_LUCK=N`` gives another luck, to look for what this one does not show.
"""

from __future__ import annotations

import os
import sys
from random import Random

from fracas.cli import main
from fracas.core import opening

LUCK = int(os.environ.get("FRACAS_LUCK", "1"))


def same_luck() -> None:
    """Seed every table that is opened from now on with the same number."""
    vars(opening)["SystemRandom"] = lambda: Random(LUCK)


if __name__ == "__main__":
    same_luck()
    sys.exit(main())
