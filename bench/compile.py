"""The fast build: the same package, its rules, its drivers and its bots compiled with mypyc. Behaviour is the same.

python -m bench.compile --in-place     beside the sources, for everyday use (make fast; make slow undoes it)
python -m bench.compile --to DIR       a compiled copy of the package in DIR/fracas
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"

MODULES = [
    # Modules with msgspec Structs stay out: compiled, they would decode without checking anything.
    "core/question.py",
    "core/tell.py",
    "core/chance.py",
    "core/flow.py",
    "core/patch.py",
    "core/watch.py",
    "core/playout.py",
    "core/sight.py",
    "games/figures/deck.py",
    "games/figures/state.py",
    "games/figures/piles.py",
    "games/figures/actions.py",
    "games/figures/muster.py",
    "games/figures/rules.py",
    "games/figures/changes.py",
    "games/figures/imagination.py",
    "bots/imagined.py",
    "bots/tree.py",
    "bots/greedy.py",
    "bots/mcts.py",
    "bots/evaluation/figures.py",
]

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="fracas-fast", packages=[], ext_modules=mypycify({arguments!r}, opt_level="3", group_name="fracas_fast"))
"""


def compile_to(target: Path) -> None:
    """Copy the package to ``target`` and compile it there."""
    target.mkdir(parents=True, exist_ok=True)
    package = target / "fracas"
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(SOURCES / "fracas", package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    arguments = ["--strict", "--ignore-missing-imports", *(f"fracas/{module}" for module in MODULES)]
    (target / "setup_fast.py").write_text(SETUP.format(arguments=arguments), encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(target)}
    built = subprocess.run(
        [sys.executable, "setup_fast.py", "build_ext", "--inplace", "--quiet"],
        cwd=target,
        env=environment,
        capture_output=True,
        text=True,
    )
    if built.returncode:
        raise SystemExit(f"the compiled build failed:\n{built.stdout}\n{built.stderr}")


def in_place() -> None:
    """Compile, and put the results beside the sources."""
    for old in SOURCES.rglob("*.so"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder)
        compile_to(built)
        for library in built.rglob("*.so"):
            relative = library.relative_to(built)
            if relative.parts[0] != "build":
                shutil.copy2(library, SOURCES / relative)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--in-place", action="store_true")
    where.add_argument("--to", type=Path, metavar="DIR")
    arguments = parser.parse_args()
    if arguments.in_place:
        in_place()
    else:
        compile_to(arguments.to.resolve())


if __name__ == "__main__":
    main()
