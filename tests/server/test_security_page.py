"""The page of promises names tests; they are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
PAGE = TESTS.parent / "docs" / "security.md"
NAMED = re.compile(r"`((?:\w+/)?test_\w+\.py)(?:::(test_\w+))?`")


def named() -> list[tuple[str, str]]:
    return NAMED.findall(PAGE.read_text("utf-8")) if PAGE.exists() else []


@pytest.mark.skipif(not PAGE.exists(), reason="docs are not in a wheel")
def test_every_promise_names_tests_that_are_there() -> None:
    found = named()
    assert len(found) > 50
    missing = [
        f"{file}::{test}"
        for file, test in found
        if not any(
            f"def {test}(" in path.read_text("utf-8")
            for path in TESTS.rglob(file.rpartition("/")[2])
            if path.as_posix().endswith(f"/{file}")
        )
        and test
    ]
    assert missing == []
    assert all(any(path.as_posix().endswith(f"/{file}") for path in TESTS.rglob(Path(file).name)) for file, _ in found)
