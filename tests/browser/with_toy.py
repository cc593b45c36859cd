"""``python -m tests.browser.with_toy`` is ``python -m fracas`` with the toy game, which has no board of its own."""

from __future__ import annotations

import sys

from fracas.cli import main
from fracas.games import REGISTERED
from tests.browser.same_luck import same_luck
from tests.kit.toy import TOY

if __name__ == "__main__":
    REGISTERED[TOY.name] = TOY
    same_luck()
    sys.exit(main())
