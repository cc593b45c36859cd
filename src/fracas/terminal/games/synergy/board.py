"""How synergy looks in a terminal, and what can be typed there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Option
from fracas.core.place import Split
from fracas.core.sentences import counted, listed
from fracas.games.synergy.board import NAMES, SIDE
from fracas.games.synergy.content import BOARD_ROWS, MARKERS, STATUSES, TEAMS
from fracas.games.synergy.events import move, setup, turn
from fracas.games.synergy.telling.asks import MOMENTS
from fracas.games.synergy.telling.naming import card_name
from fracas.games.synergy.terms import NOWHERE
from fracas.games.synergy.view import View
from fracas.terminal.board import Board, Picture
from fracas.terminal.games.synergy.cards import card_lines, card_text
from fracas.terminal.games.synergy.orders import ONLY, auto, card, strike, use, walk
from fracas.terminal.games.synergy.table import BEFORE_THE_MAP, COLUMNS, LEGEND, Table, marked, name_of
from fracas.terminal.short_names import short_names

ON_THE_MAP = (
    setup.Rolled,
    setup.Dealt,
    turn.PlayerBegins,
    turn.WarriorEnds,
    setup.WarriorPlaced,
    setup.BasePlaced,
    setup.FlagGiven,
    setup.CardsAssigned,
    setup.Scattered,
    setup.GoalsChosen,
    setup.Discarded,
)
"""What the map and the list show anyway."""
PARAGRAPHS = (turn.RoundBegins, turn.WarriorBegins, setup.GoesFirst, turn.GoalsShown)
WALKS = (move.Stepped, move.Knocked, move.Drifted)
MANY = 16
"""So many squares are not listed one by one."""
MOST_MARKS = 100
BRIEF = 15
DOWN = " (face down)"


class SynergyBoard(Board):
    """How synergy looks in a terminal."""

    commands = {"walk": walk, "strike": strike, "use": use, "card": card, "auto": auto}
    keys = (
        "walk c4     walks there;  strike vlad, use grenade d6  do that",
        "card 3      the card with that number in full;  card b  all cards of warrior B",
        "card NAME   what a card, a status or a team power does;  card  your own cards",
        "auto        a bot answers this question for you",
        "1 4 7; 2 5  gives cards 1, 4 and 7 to your first warrior, 2 and 5 to the next",
    )

    cuts = True
    tallied = (turn.GoalsShown, turn.CardsShown)

    def draw(self, seen: Sequence[View], names: list[str], *, width: int, room: int) -> Picture:
        table = Table(seen, names)
        if table.seen.phase in BEFORE_THE_MAP:
            return Picture(table.hand(width, room), LEGEND)
        if table.seen.phase == "over" and 0 < room <= SIDE:  # under the map there is no room for who won
            return Picture(table.summary(width, room), LEGEND)
        return Picture(table.drawn(width), LEGEND)

    def mark(self, picture: Picture, asked: Asked) -> Picture:
        """The squares that can be chosen, unless they are most of the map."""
        if not picture or not picture[0].plain.startswith(COLUMNS):
            return picture
        touched = [thing for option in asked.options for thing in option.touches if thing.startswith("square:")]
        if len(touched) > MOST_MARKS:
            return picture
        return Picture(marked(picture, [int(thing.partition(":")[2]) for thing in touched]), picture.legend)

    def options(self, asked: Asked) -> list[Option]:
        """Face-down cards in brackets, as in the list; a single target by its first name."""
        return [_shortened(option) for option in asked.options]

    def brief(self, note: str) -> str:
        """Side by side there is room for a few numbers, not for sentences."""
        return note if len(note) <= BRIEF else ""

    def overview(self, asked: Asked) -> list[str]:
        if asked.region is not None:
            shape = asked.region.shape()
            if isinstance(shape, Split):
                return _how_to_split(asked, shape)
        squares = [option.label for option in asked.options if option.touches[:1] and option.label in NAMES]
        if len(squares) <= MANY:
            return []
        return [f"Type a square, such as {squares[0]}: {len(squares)} can be chosen; + lists them."]

    def place(self, asked: Asked, typed: str) -> tuple[int, ...] | None:
        """``1 4 7; 2 5 8; 3 6 9``: the cards of each warrior, by the numbers in the hand."""
        shape = asked.region.shape() if asked.region is not None else None
        if not isinstance(shape, Split) or not re.fullmatch(r"[0-9\s,;/]+", typed):
            return None
        size = len(shape.things)
        if re.search(r"[;/]", typed):
            heaps = [[int(word) for word in re.findall(r"[0-9]+", part)[:size]] for part in re.split(r"[;/]", typed)]
        else:
            each = shape.room[0]
            numbers = [int(word) for word in re.findall(r"[0-9]+", typed)][:size]
            heaps = [numbers[start : start + each] for start in range(0, each * len(shape.heaps), each)]
        place = [-1] * size
        for heap, numbers in enumerate(heaps):
            for number in numbers:
                if 1 <= number <= size:
                    place[number - 1] = heap
        return tuple(place)

    def how_to_place(self, asked: Asked) -> str:
        shape = asked.region.shape() if asked.region is not None else None
        if not isinstance(shape, Split):
            return ""
        named = dict(asked.things)
        heaps = listed([named[heap] for heap in shape.heaps])
        return (
            f"1 4 7; 2 5 8; 3 6 9: the numbers of cards in your hand, first to last for {heaps}, at most "
            f"{counted(max(shape.room), 'card')} each; those that are not named are nobody's"
        )

    def place_in_numbers(self, asked: Asked) -> str:  # noqa: ARG002 - nothing else is asked for
        return "For each card in your hand, in order, the number of its warrior, counted from 0; -1 for nobody."

    def spoken(self, ask: str) -> str:
        return MOMENTS.get(ask, ask)

    def about(self, words: str, seen: View | None = None) -> list[str]:  # noqa: ARG002 - cards are the same in every game
        return card_lines(words)

    # -- in sentences

    def tell(self, seen: View, names: list[str]) -> list[str]:
        return self._told(seen, names, card_text)

    def tell_now(self, seen: View, names: list[str]) -> list[str]:
        return self._told(seen, names, None)

    def printed(self, seen: View) -> list[str]:
        powers = [power for power in (*seen.powers, *seen.team_cards) if power >= 0]
        held = [card for each in seen.warriors for card in (*each.cards, *each.down)]
        lying = [card for card, _ in seen.loose]
        under = dict.fromkeys(status for each in seen.warriors for status in each.statuses)
        lines = [_map(seen.board)]
        lines += [card_text(card) for card in dict.fromkeys((*powers, *held, *lying, *seen.hand))]
        return lines + [f"{STATUSES[status].name} (status): {STATUSES[status].text}" for status in under]

    def _told(self, seen: View, names: list[str], text: Callable[[int], str] | None) -> list[str]:
        """All of it, with the text of every card, or with its name alone."""
        card = text or card_name
        table = Table([seen], names)
        lines = [f"{table.heading()}. {seen.deck} cards in the deck, {len(seen.discards)} discarded."]
        for seat in range(seen.players):
            if seen.teams[seat] >= 0:
                base = f", base on {NAMES[seen.bases[seat]]}" if seen.bases[seat] != NOWHERE else ""
                lines += ["", f"{table.who(seat)}: the {TEAMS[seen.teams[seat]].name}{base}."]
                powers = [power for power in (seen.powers[seat], seen.team_cards[seat]) if power >= 0]
                lines += [f"  {card(power)}" for power in powers]
            for me, each in enumerate(seen.warriors):
                if each.owner == seat:
                    lines.append(f"  {table.sentence(me)}")
                    lines += [f"    {text(held)}" for held in (*each.cards, *each.down) if text]
        lines += ["", *_on_the_ground(seen, card)]
        if seen.hand:
            lines += ["", "Your hand:", *(f"  {card(held)}" for held in seen.hand)]
        return lines

    def hand(self, seen: View, names: list[str]) -> list[str]:
        table = Table([seen], names)
        if seen.hand:
            return ["Your hand:", *(f"{place}. {card_text(card)}" for place, card in enumerate(seen.hand, 1))]
        if seen.phase in BEFORE_THE_MAP:
            return []
        return [table.sentence(me) for me, each in enumerate(seen.warriors) if each.life == "alive"]

    # -- the story

    def is_noise(self, event: Event) -> bool:
        return isinstance(event, ON_THE_MAP)

    def opens_paragraph(self, event: Event) -> bool:
        return isinstance(event, PARAGRAPHS)

    def continues(self, last: Event, event: Event) -> bool:
        """A walk is one sentence, which says where it ended; so is a flight."""
        return isinstance(event, WALKS) and type(last) is type(event) and last.warrior == event.warrior

    def came_out(self, events: Sequence[Event], seen: View, names: list[str]) -> list[str]:
        """The flags that were wanted, and what lay face down, and beside which warrior."""
        return _shown(events, seen, names)


def _shown(events: Sequence[Event], seen: View, names: list[str]) -> list[str]:
    wanted = [
        f"{TEAMS[team].name} ({names[seat]})"
        for event in events
        if isinstance(event, turn.GoalsShown)
        for seat, team in enumerate(event.goals)
    ]
    down = [
        f"{listed(list(map(card_name, event.cards)))} ({name_of(seen.warriors[event.warrior]).split()[0]})"
        for event in events
        if isinstance(event, turn.CardsShown)
    ]
    lines = [f"  Flags wanted: {', '.join(wanted)}."] if wanted else []
    return [*lines, f"  Face down lay {', '.join(down)}."] if down else lines


def _shortened(option: Option) -> Option:
    label, only, target = option.label.partition(ONLY)
    before, down, _ = label.partition(DOWN)
    if not only and not down:
        return option
    if down:
        verb, _, name = before.partition(": ")
        label = f"{verb}: [{name}]"
    if only:
        yours, own, name = target.partition("your ")
        first = (name if own else re.sub(".*'s ", "", yours)).split()[0]
        label = f"{label} (only {own}{first})"
    token = f"{option.token}-friend" if only and own else option.token  # a bare word is no order to strike a friend
    return Option(option.value, label, token, option.touches, option.note, option.verb)


def _how_to_split(asked: Asked, shape: Split) -> list[str]:
    """What to type when cards are given out."""
    named = dict(asked.things)
    names = [named[heap].removeprefix("your ") for heap in shape.heaps]
    short = short_names(tuple(names), 60 // len(names))
    each = shape.room[0]
    numbers = [str(number) for number in range(1, len(shape.things) + 1)]
    example = "; ".join(" ".join(numbers[heap :: len(names)][:each]) for heap in range(len(names)))
    return [
        f"Type card numbers for {'; '.join(short[name] for name in names)}:",
        f"such as {example}. Leave some out, and Enter fills up the rest.",
        "card 3 shows card 3 in full; auto: a bot gives them out for you.",
    ]


def _map(board: int) -> str:
    """The squares and what stands on them for good."""
    row = BOARD_ROWS[board]
    blocked = [NAMES[place] for place, sign in enumerate(row.map.replace("\n", "")) if sign != "."]
    return (
        f"The map: {row.name}, {SIDE} by {SIDE} squares. Columns a to o go from the west, rows 1 to 15 from the north. "
        f"Obstacles on {listed(blocked)}."
    )


def _on_the_ground(seen: View, text: Callable[[int], str]) -> list[str]:
    said = [(text(card).removesuffix("."), square) for card, square in seen.loose]
    lines = [f"{words[0].upper()}{words[1:]}. It lies on {NAMES[square]}." for words, square in said]
    lines += [f"{MARKERS[marker].name} on {NAMES[square]}." for marker, square, *_ in seen.markers]
    lines += [f"Something hidden on {NAMES[square]}." for square in seen.coins]
    lines += [f"{card_name(card)} is suppressed." for card, *_ in seen.suppressed]
    return lines or ["Nothing lies on the ground."]


BOARD = SynergyBoard()
