"""``python -m tests.browser.on_a_network``: ``tests.browser.same_luck`` where the network around the machine is another
loopback address, so that tests send nothing anywhere else."""

from __future__ import annotations

import sys

from fracas.cli import main
from fracas.server.wire import reach
from tests.browser.same_luck import same_luck

ADDRESS = "127.0.0.2"

if __name__ == "__main__":
    same_luck()
    vars(reach)["lan_address"] = lambda: ADDRESS
    sys.exit(main())
