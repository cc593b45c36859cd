"""Which rules the tests enforce.

A test names them by their ids in the catalogue::

    @rule("figures.battle.win", "figures.battle.total")
    def test_the_attacker_wins_the_tie() -> None: ...

Which tests there are, pytest itself is asked: a comment, a function that is no test, and a test that is skipped or
expected to fail name nothing.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

rule = pytest.mark.rule
"""Says which rules a test enforces."""

NOT_COUNTED = ("skip", "skipif", "xfail")


class Census:
    """Listens to what pytest collects."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for test in session.items:
            if not any(test.get_closest_marker(mark) for mark in NOT_COUNTED):
                self.named.update(name for mark in test.iter_markers("rule") for name in mark.args)


def rules_named(*places: Path) -> set[str]:
    """The ids that the tests in these files and folders name, whichever tests are being run just now."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    asked = subprocess.run(
        [sys.executable, "-m", "tests.kit.rules", *map(str, places)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr
    return set(json.loads(asked.stdout.splitlines()[-1]))


def main(places: list[str]) -> int:
    """Collect, and write the ids as the last line."""
    census = Census()
    options = ["--collect-only", "-qq", "--rootdir=.", "--config-file=pyproject.toml", "-pno:cacheprovider"]
    failed = pytest.main([*options, *places], plugins=[census])
    sys.stdout.write(f"\n{json.dumps(sorted(census.named))}\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
