"""Numbers of 64 bits, for the compiler only.

Modules import the name under ``TYPE_CHECKING``; interpreted they never look at it. Compiled, such a number is a plain
machine word, and negative differences multiply as fast as positive ones; it wraps silently, which is why no number may
be larger than the square of a cross product.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
