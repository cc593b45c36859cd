"""Packages of the extras ``fracas[lab]`` and ``fracas[cluster]``, loaded when they are first used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fracas.core.refusal import FracasError


def needed(package: str, extra: str, what: str) -> Any:
    """A package of an extra. ``what`` needs it, as the refusal says.

    >>> needed("no_such_package", "lab", "Writing results")
    Traceback (most recent call last):
    ...
    fracas.core.refusal.FracasError: Writing results needs no_such_package. Install it with: pip install "fracas[lab]"
    """
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] != package.partition(".")[0]:
            raise
        raise FracasError(
            "missing-extra", f'{what} needs {package}. Install it with: pip install "fracas[{extra}]"'
        ) from None
