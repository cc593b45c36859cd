"""The names of an object's fields, whether its class was compiled or not."""

from __future__ import annotations


def fields_of(kind: type) -> tuple[str, ...]:
    """Of a class with slots; a compiled one keeps their names elsewhere."""
    names: tuple[str, ...] = getattr(kind, "__slots__", None) or vars(kind)["__mypyc_attrs__"]
    return tuple(name for name in names if not name.startswith("__"))
