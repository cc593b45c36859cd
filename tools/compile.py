"""The fast build: the same package, its hot modules compiled with mypyc. Behaviour is the same.

A module is compiled if it says so itself, with the line ``# mypyc: compiled`` under its docstring. There is no list.

python -m tools.compile --list         which modules those are
python -m tools.compile --in-place     beside the sources, for everyday use (make fast; make slow undoes it)
python -m tools.compile --to DIR       a compiled copy of the package in DIR/fracas
python -m tools.compile --installed W  fail, unless the installed package comes from a pure or a compiled wheel

It is the build hook of pyproject.toml too: with HATCH_BUILD_HOOK_ENABLE_CUSTOM=true the wheel is compiled (make wheel).
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).resolve().parent.parent / "src"
MARK = "# mypyc: compiled"

# One C file for each module, on all cores: as one file it took gcc more than twice the work, and on one core only. The
# game is no slower for it, because calls from module to module stay in one library; nor is it with -O2 instead of -O3.
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class AtOnce(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile

        def compile_at_once(sources, **settings):
            objects = compile(sources[:1], **settings)  # makes the folders
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                rest = list(cores.map(lambda source: compile([source], **settings), sources[1:]))
            return objects + [each for made in rest for each in made]

        self.compiler.compile = compile_at_once
        super().build_extensions()


modules = mypycify({arguments!r}, opt_level="2", debug_level="0", group_name="fracas_fast", multi_file=True)
setup(name="fracas-fast", packages=[], ext_modules=modules, cmdclass={{"build_ext": AtOnce}})
"""


def marked(sources: Path = SOURCES) -> list[str]:
    """The modules that are to be compiled, as paths below the sources."""
    found = [path for path in sources.rglob("*.py") if MARK in path.read_text("utf-8").splitlines()]
    return sorted(path.relative_to(sources).as_posix() for path in found)


def structs_in(module: str) -> list[str]:
    """The msgspec Structs that a module declares. Compiled, they would decode without checking anything."""
    import msgspec

    name = module.removesuffix(".py").replace("/", ".")
    declared = vars(importlib.import_module(name)).values()
    return [
        each.__name__
        for each in declared
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == name
    ]


def must_be_safe(modules: list[str]) -> None:
    """Refuse to compile what would behave differently."""
    for module in modules:
        if structs := structs_in(module):
            raise SystemExit(f"{module} declares {', '.join(structs)}; a module with Structs must not be compiled")


def compile_to(target: Path) -> list[Path]:
    """Copy the package to ``target`` and compile it there; the libraries that were made."""
    modules = marked()
    sys.path.insert(0, str(SOURCES))  # before any package that is installed
    must_be_safe(modules)
    target.mkdir(parents=True, exist_ok=True)
    package = target / "fracas"
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(SOURCES / "fracas", package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    arguments = ["--strict", "--ignore-missing-imports", *modules]
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
    libraries = [path for ending in ("*.so", "*.pyd") for path in target.rglob(ending)]
    return [path for path in libraries if path.relative_to(target).parts[0] != "build"]


def in_place() -> None:
    """Compile, and put the results beside the sources."""
    for old in SOURCES.rglob("*.so"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        for library in compile_to(Path(folder)):
            shutil.copy2(library, SOURCES / library.relative_to(folder))


def must_be_installed(kind: str) -> None:
    """Is the package that is imported here an installed one, and compiled just where it should be?"""
    for module in marked():
        where = importlib.import_module(module.removesuffix(".py").replace("/", ".")).__file__ or ""
        if where.startswith(str(SOURCES)):
            raise SystemExit(f"{module} is not an installed one: {where}")
        if where.endswith(".py") != (kind == "pure"):
            raise SystemExit(f"{module} does not come from a {kind} wheel: {where}")


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled modules into a wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed."""
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp(prefix="fracas-wheel-")
        for library in compile_to(Path(self.folder)):
            build_data["force_include"][str(library)] = library.relative_to(self.folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Nothing stays behind."""
        if version != "editable":
            shutil.rmtree(self.folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--list", action="store_true", dest="show")
    what.add_argument("--in-place", action="store_true")
    what.add_argument("--to", type=Path, metavar="DIR")
    what.add_argument("--installed", choices=["pure", "compiled"])
    arguments = parser.parse_args()
    if arguments.show:
        print("\n".join(marked()))
    elif arguments.in_place:
        in_place()
    elif arguments.installed:
        must_be_installed(arguments.installed)
    else:
        compile_to(arguments.to.resolve())


if __name__ == "__main__":
    main()
