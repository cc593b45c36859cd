"""No module of a game is run twice in a test run, whichever of them is looked at first."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.kit.rules import ROOT

LOOK = """
import sys
import pytest

class Looks:
    def pytest_collection_finish(self, session):
        from fracas.games.synergy.effects import live
        from fracas.games.synergy import rows
        assert live.ROWS is rows.ROWS, "rows.py was run twice"
        assert any(row.folds for row in rows.ROWS), "and the copy that is found knows no powers"

sys.exit(pytest.main(["-q", "--collect-only", "-pno:cacheprovider", "-pno:xdist", sys.argv[1]], plugins=[Looks()]))
"""


@pytest.mark.parametrize("module", ["rows.py", "powers/magic.py"])
def test_a_module_that_is_looked_at_first_is_run_once(module: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-c", LOOK, f"src/fracas/games/synergy/{module}"]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode in (0, pytest.ExitCode.NO_TESTS_COLLECTED), told.stdout + told.stderr
