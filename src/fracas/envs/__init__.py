"""Fracas for programs: episodes, what a seat sees as arrays, and the environments of other libraries.

`fracas.envs.episode` drives a game by numbers and needs nothing but Fracas. The adapters sit on it, each in a module of
its own that is imported only where it is wanted, because each needs a library of the extra ``fracas[envs]``.

>>> from random import Random
>>> from fracas.envs import Episode
>>> episode, random = Episode("figures"), Random(1)
>>> episode.reset(7)
>>> while episode.waiting:
...     episode.answer(random.randrange(episode.count()))
>>> episode.shares()
[0.0, 1.0]
"""

from __future__ import annotations

from fracas.envs.episode import Episode

__all__ = ["Episode"]
