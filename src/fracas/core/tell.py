"""How rules tell what happens: ``tell(Wounded, figure)``.

The event's class and its facts, not the event: a playout, which nobody watches, pays for a call that does
nothing and never builds one.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, Protocol, cast

if TYPE_CHECKING:
    from fracas.core.events import Event

P = ParamSpec("P")


class Tell(Protocol):
    """Hears of an event by its class and its facts."""

    def __call__(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None: ...


def _nobody_listens(
    event: object,
    a: object = None,
    b: object = None,
    c: object = None,
    d: object = None,
    e: object = None,
    f: object = None,
) -> None:
    """Nothing. Six plain facts, because gathering any number of them costs more than all the rest."""


silence: Tell = cast("Tell", _nobody_listens)
"""Nobody listens."""


def heard_into(events: list[Event]) -> Tell:
    """Tell everything into ``events``."""

    def tell(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        events.append(event(*args, **kwargs))

    return tell
