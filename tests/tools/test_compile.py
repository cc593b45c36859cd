"""Which modules are compiled, and that compiling them changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.compile import MARK, SOURCES, marked, must_be_safe, structs_in

from fracas.games import REGISTERED


def test_no_module_with_structs_is_compiled() -> None:
    """mypyc would leave them undecorated by msgspec: they decode, and check nothing."""
    must_be_safe(marked())


def test_a_module_with_structs_is_refused() -> None:
    assert "Header" in structs_in("fracas/core/record.py")
    with pytest.raises(SystemExit, match=r"core/record\.py declares .*Header"):
        must_be_safe(["fracas/core/flow.py", "fracas/core/record.py"])


def test_a_struct_that_inherits_is_one_too() -> None:
    assert "Dealt" in structs_in("tests/kit/toy.py")


def test_the_drivers_and_every_game_are_compiled() -> None:
    wanted = {"core/flow", "core/playout", "core/question", "bots/mcts"}
    wanted |= {f"games/{game}/{module}" for game in REGISTERED for module in ("rules", "state")}
    assert {f"fracas/{module}.py" for module in wanted} <= set(marked())


def test_a_module_is_marked_by_a_line_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "hot.py").write_text(f'"""Hot."""\n\n{MARK}\n')
    (tmp_path / "cold.py").write_text(f'"""It says {MARK} in a sentence."""\n')
    assert marked(tmp_path) == ["hot.py"]


def test_the_mark_stands_where_a_reader_sees_it() -> None:
    for module in marked():
        lines = (SOURCES / module).read_text("utf-8").splitlines()
        assert lines.index(MARK) < lines.index("from __future__ import annotations"), module
