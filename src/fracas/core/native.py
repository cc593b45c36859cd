"""What a compiled build must be told about a class; when nothing is compiled, it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # the compiler knows it by this name
else:

    def mypyc_attr(**_):
        return lambda each: each
