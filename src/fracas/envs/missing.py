"""The sentence for somebody who has not installed what an environment needs."""

from __future__ import annotations

from fracas.core.refusal import FracasError


def without(missing: ModuleNotFoundError, extra: str = "envs") -> FracasError:
    """What to install. An adapter raises it when it is imported."""
    return FracasError(
        "missing-extra",
        f"This needs {missing.name}, which is not installed. Install it with: pip install 'fracas[{extra}]'",
    )
