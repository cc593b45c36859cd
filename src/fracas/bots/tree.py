"""The tree that a search grows: decisions as they are seen from one seat, and what came of them.

A node is a decision that the searching seat can tell from others: who is asked what, after which open answers.
Secret draws are no part of that, so games imagined with other hidden cards meet in the same node. What can be
answered there then differs from one imagined game to the next; an arm counts how often it could be pulled.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from fracas.bots.meeting import Meeting
from fracas.core.game import Game
from fracas.core.question import Draw, Question, Region, deciders

Key = int | tuple[int, ...]
"""What stands for an answer in the tree: options that no rule tells apart have the same one."""

EXPLORE = 0.15
"""How much more an arm is pulled for being little known: low, as most answers change the chances little."""
WIDEN = 2.0
"""A place is one of too many to list: after n visits about ``WIDEN`` times the root of n have been tried."""
UNTRIED = 9.0
"""More than any estimate and its margin: what was never tried comes first."""


class Arm:
    """One answer at one node, for the seat that gives it."""

    __slots__ = ("available", "total", "value", "visits")

    def __init__(self, value: Any) -> None:
        self.value = value
        """An answer with this key, as last seen."""
        self.visits = 0
        self.total = 0.0
        """Of the seat's shares of victory over all visits."""
        self.available = 0
        """How often it could have been chosen, for each option with its key."""


class Node:
    """A decision in the tree."""

    __slots__ = ("arms", "bandits", "children", "meeting", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Key, Arm] = {}
        """For a Choice or Place."""
        self.bandits: dict[int, dict[Key, Arm]] = {}
        """For a Commit: the arms of each seat. They choose in secret, so each learns by itself."""
        self.meeting: Meeting | None = None
        """For a Commit where nothing else is hidden: how each seat mixes."""
        self.children: dict[tuple[Any, ...], Node] = {}
        """The decisions that may follow, by the open answers on the way and by who is asked what."""

    def child(self, trail: tuple[Key, ...], question: Question) -> Node | None:
        """The decision reached by ``trail``; None if it is new, and then it is there the next time."""
        place = (*trail, question.ask, *deciders(question))
        child = self.children.get(place)
        if child is None:
            self.children[place] = Node()
        else:
            child.visits += 1
        return child


def pick(
    arms: dict[Key, Arm],
    game: Game[Any, Any],
    question: Question,
    options: Sequence[int],
    draw: Draw,
) -> tuple[Key, Arm]:
    """Try what was never tried; else pull the arm that is good or little known (UCB1, by availability)."""
    alike = game.alike
    best: Arm | None = None
    best_key: Key = 0
    best_bound = -1.0
    untried = 0
    for value in options:
        key = alike(question, value)
        arm = arms.get(key)
        if arm is None:
            arm = arms[key] = Arm(value)
        arm.value = value
        arm.available += 1
        visits = arm.visits
        if visits == 0:
            # Each of the untried is taken with the same chance, without listing them first.
            untried += 1
            if untried == 1 or draw() * untried < 1.0:
                best, best_key, best_bound = arm, key, UNTRIED
        elif untried == 0:
            bound = arm.total / visits + EXPLORE * sqrt(log(arm.available) / visits)
            if bound > best_bound:
                best, best_key, best_bound = arm, key, bound
    assert best is not None
    return best_key, best


def pick_place(arms: dict[Key, Arm], visits: int, region: Region, draw: Draw) -> tuple[Key, Arm]:
    """Among the places tried so far, and from time to time a new one (progressive widening)."""
    if len(arms) < WIDEN * sqrt(visits):
        return new_place(arms, region, draw)
    best: Arm | None = None
    best_bound = -1.0
    for arm in arms.values():
        if region.refuse(arm.value) is not None:
            continue  # legal in another imagined game only
        arm.available += 1
        bound = arm.total / arm.visits + EXPLORE * sqrt(log(arm.available) / arm.visits) if arm.visits else UNTRIED
        if bound > best_bound:
            best, best_bound = arm, bound
    if best is None:
        return new_place(arms, region, draw)
    return best.value, best


def new_place(arms: dict[Key, Arm], region: Region, draw: Draw) -> tuple[Key, Arm]:
    """Some legal place, perhaps one that was tried before."""
    place = region.sample(draw)
    arm = arms.get(place)
    if arm is None:
        arm = arms[place] = Arm(place)
    arm.available += 1
    return place, arm
