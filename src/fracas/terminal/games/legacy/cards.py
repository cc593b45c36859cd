"""The texts of champions and locations, in lines for somebody who asks."""

from __future__ import annotations

from collections.abc import Collection

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

EVERYBODY = range(len(CHAMPIONS))
EVERYWHERE = range(len(LOCATIONS))


def champion_lines(champion: int, places: Collection[int] = EVERYWHERE) -> list[str]:
    """Power, race, at which of these places it is favoured, and both abilities."""
    row = CHAMPIONS[champion]
    at = [location_name(place) for place in places if TERRAIN[place][champion]]
    return [
        f"{row.name}: power {row.power}, {row.race.capitalize()}. Favoured {f'at {listed(at)}' if at else 'nowhere'}.",
        f"  Battle, {row.battle.name}: {row.battle.text}",
        f"  Legacy, {row.legacy.name}: {row.legacy.text}",
    ]


def location_lines(location: int, in_play: Collection[int] = EVERYBODY) -> list[str]:
    """Points, which of these it favours, and what it does."""
    row = LOCATIONS[location]
    points = LOCATION_POINTS[location]
    lines = [f"{row.name}: {points} point{'' if points == 1 else 's'}. It favours {named_at(row, in_play)}."]
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


def named(words: str, in_play: Collection[int], in_game: Collection[int]) -> tuple[list[int], list[int]]:
    """Champions and locations that mention these words: those that are called just so, else those of this game."""
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
        [n for n, name in enumerate(names) if word in name.casefold() and n in in_play],
        [n for n, name in enumerate(places) if word in name.casefold() and n in in_game],
    )


def card_lines(words: str, in_play: Collection[int] = EVERYBODY, in_game: Collection[int] = EVERYWHERE) -> list[str]:
    """The cards that these words mean, in full; without a game, all there are."""
    champions, locations = named(words, in_play, in_game)
    lines: list[str] = []
    for champion in champions:
        lines += ["", *champion_lines(champion, in_game), *rulings(champion, champion=True)]
    for location in locations:
        lines += ["", *location_lines(location, in_play), *rulings(location, champion=False)]
    return lines[1:]
