"""``python -m fracas``."""

from __future__ import annotations

import sys

from fracas.cli import main

if __name__ == "__main__":
    sys.exit(main())
