"""``python -m tests.browser.same_luck`` is ``python -m fracas`` where every new table has the same luck.

Many tests share one server, in any order: what one of them is dealt must not follow from what others opened before.
"""

from __future__ import annotations

import sys

from fracas.cli import main
from fracas.core import opening
from tests import luck


def same_luck() -> None:
    """Seed every table that is opened from now on with the same number."""
    luck.give("a server for browsers")
    vars(opening)["SystemRandom"] = lambda: luck.luck_of("a table in a browser")


if __name__ == "__main__":
    same_luck()
    sys.exit(main())
