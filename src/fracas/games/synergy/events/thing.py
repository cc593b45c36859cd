"""What happens to things on squares and in hands: markers, gadgets, power-ups."""

from __future__ import annotations

from fracas.core.events import Event


class MarkerLaid(Event, frozen=True):
    rule = "synergy.card.first"
    marker: int
    square: int
    by: int


class MarkerGone(Event, frozen=True):
    rule = "synergy.card.first"
    marker: int
    square: int


class MarkerMet(Event, frozen=True):
    """A warrior meets a marker."""

    rule = "synergy.card.first"
    warrior: int
    marker: int
    square: int


class GadgetDropped(Event, frozen=True):
    rule = "synergy.gadget.drop"
    warrior: int
    card: int
    square: int


class GadgetPicked(Event, frozen=True):
    rule = "synergy.gadget.pick"
    warrior: int
    card: int


class GadgetGiven(Event, frozen=True):
    """From one warrior to another: given, taken or stolen."""

    rule = "synergy.gadget.trade"
    giver: int
    taker: int
    card: int
    stolen: bool


class TradeAsked(Event, frozen=True):
    rule = "synergy.gadget.trade"
    warrior: int
    other: int
    card: int
    give: bool


class TradeRefused(Event, frozen=True):
    rule = "synergy.gadget.trade"
    warrior: int


class Uncovered(Event, frozen=True):
    """A hidden power-up is turned up; -1 for a life point."""

    rule = "synergy.option.power-ups"
    reveals = True
    card: int
    square: int


class LifeTaken(Event, frozen=True):
    rule = "synergy.option.power-ups"
    warrior: int
    hits: int
