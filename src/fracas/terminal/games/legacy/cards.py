"""The texts of champions and locations, in lines for somebody who asks."""

from __future__ import annotations

from fracas.core.sentences import listed
from fracas.games.legacy.content import (
    CHAMPION_IDS,
    CHAMPIONS,
    LOCATION_IDS,
    LOCATION_POINTS,
    LOCATIONS,
    TERRAIN,
    named_at,
)
from fracas.games.legacy.naming import champion_name, location_name


def champion_lines(champion: int) -> list[str]:
    """Power, race, where it is favoured, and both abilities."""
    row = CHAMPIONS[champion]
    at = [location_name(place) for place, bonuses in enumerate(TERRAIN) if bonuses[champion]]
    return [
        f"{row.name}: power {row.power}, {row.race.capitalize()}. Favoured at {listed(at)}.",
        f"  Battle, {row.battle.name}: {row.battle.text}",
        f"  Legacy, {row.legacy.name}: {row.legacy.text}",
    ]


def location_lines(location: int) -> list[str]:
    """Points, whom it favours, and what it does."""
    row = LOCATIONS[location]
    points = LOCATION_POINTS[location]
    lines = [f"{row.name}: {points} point{'' if points == 1 else 's'}. It favours {named_at(row)}."]
    if row.effect is not None:
        who = "When won: " if row.effect.when == "won" else ""
        lines.append(f"  {who}{row.effect.text}")
    return lines


def rulings(card: int, *, champion: bool) -> list[str]:
    """What else there is to know of a card."""
    if champion:
        row = CHAMPIONS[card]
        found = [(row.battle.name, row.battle.ruling), (row.legacy.name, row.legacy.ruling)]
    else:
        effect = LOCATIONS[card].effect
        found = [(LOCATIONS[card].name, effect.ruling)] if effect is not None else []
    return [f"  {name}, ruling: {ruling}" for name, ruling in found if ruling]


def named(words: str) -> tuple[list[int], list[int]]:
    """Champions and locations that mention these words; those that are called just so, if there are any."""
    word = words.casefold()
    names = [champion_name(champion) for champion in range(len(CHAMPIONS))]
    places = [location_name(location) for location in range(len(LOCATIONS))]
    exact = (
        [n for n, name in enumerate(names) if word in (name.casefold(), CHAMPION_IDS[n])],
        [n for n, name in enumerate(places) if word in (name.casefold(), LOCATION_IDS[n])],
    )
    if any(exact):
        return exact
    return (
        [n for n, name in enumerate(names) if word in name.casefold()],
        [n for n, name in enumerate(places) if word in name.casefold()],
    )


def card_lines(words: str) -> list[str]:
    """The cards that these words mean, in full."""
    champions, locations = named(words)
    lines: list[str] = []
    for champion in champions:
        lines += ["", *champion_lines(champion), *rulings(champion, champion=True)]
    for location in locations:
        lines += ["", *location_lines(location), *rulings(location, champion=False)]
    return lines[1:]
