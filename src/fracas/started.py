"""How this program was started, so that a command that it prints can be typed as it stands.

``fracas`` where the shell finds it under that name; else with the path that was typed, or ``python -m fracas``.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "fracas"


def command(*words: str) -> str:
    """A command of this program as it is to be typed: ``command("replay", "duel")``."""
    return " ".join([_program(), *map(shlex.quote, words)])


def in_help(*words: str) -> str:
    """The same for a text of help, in which argparse takes a % for its own."""
    return command(*words).replace("%", "%%")


def _program() -> str:
    typed = Path(sys.argv[0]) if sys.argv and sys.argv[0] else Path(NAME)
    if typed.name == "__main__.py" and typed.parent == Path(__file__).parent:
        return f"{_python()} -m {NAME}"
    if typed.stem != NAME or not typed.is_file():
        return NAME  # another program, such as a test, runs the command line
    return NAME if _is_found(NAME, typed) else _path_to(typed)


def _python() -> str:
    python = Path(sys.executable or "python")
    for name in ("python", "python3"):
        if not python.is_absolute() or _is_found(name, python):
            return name
    return _path_to(python)


def _is_found(name: str, path: Path) -> bool:
    """Does the shell find this very file under its bare name? Links are not followed: the Python of an environment is
    a link to another one."""
    found = shutil.which(name)
    return found is not None and os.path.abspath(found) == os.path.abspath(path)


def _path_to(path: Path) -> str:
    """From where the user stands, if it is not far."""
    near = os.path.relpath(path)
    if near.startswith(os.pardir):
        near = os.path.abspath(path)
    elif os.sep not in near:
        near = os.path.join(os.curdir, near)
    return shlex.quote(near)
