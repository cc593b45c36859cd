"""What must be true of every table of synergy, whatever the cards do.

`must_be_whole` holds at every question, `must_rest` between two resolutions, `must_hide` for what others see.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.question import Choice, Commit, Place, Question, Roll, some
from fracas.core.settings import settle
from fracas.core.tell import silence
from fracas.core.window import fold
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.effects.live import restore
from fracas.games.synergy.effects.statuses import TURN_LONG
from fracas.games.synergy.numbers import FLAGS, NUMBERS
from fracas.games.synergy.rows import ROWS, is_gadget
from fracas.games.synergy.standing import here, rebuild
from fracas.games.synergy.state import State, Strike
from fracas.games.synergy.striking.harm import full
from fracas.games.synergy.terms import (
    ALIVE,
    CROWD,
    DEAD,
    FROZEN,
    GONE,
    MIST,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    SMOKE,
    TURN,
)
from fracas.games.synergy.turns.gadgets import carries, limit
from fracas.games.synergy.windows import ANSWER, COLLIDED, DYING, EXTRA_HITS, REACTIONS, SHARE
from tests.kit.fields import fields_of

ANSWERS = 600
"""More answers than one resolution may ever need."""
AT_A_DEATHBED = (DYING.name, ANSWER.name, COLLIDED.name)
"""The windows at which the dead may react: they have died of what is still going on."""
_WINDOWS = {window.name for window in REACTIONS}
_ALL = list(range(len(CARDS)))


def begin(players: int = 2, **settings: Any) -> State:
    """A table before the set-up, as the rules see it."""
    return SYNERGY.begin(players, settle("synergy", SYNERGY.settings, settings))


def any_answer(question: Question, random: Random) -> Any:
    """Some legal answer."""
    if isinstance(question, Choice):
        return random.choice(question.options)
    if isinstance(question, Commit):
        return [some(mine, random.random) for mine in question.options]
    if isinstance(question, Place):
        return question.region.sample(random.random)
    assert isinstance(question, Roll)
    return random.choice(question.outcomes)


def wander(seed: int | str, players: int = 2, **settings: Any) -> Iterator[Flow[State]]:
    """A random game, question by question; chance is asked too. Ends with the finished game."""
    random = Random(seed)
    flow = Flow(SYNERGY, begin(players, **settings))
    while flow.question is not None:
        yield flow
        flow.send(any_answer(flow.question, random))
        assert len(flow.since) < ANSWERS, "a resolution does not end"
    yield flow


# -- at every question


def cards_of(state: State) -> list[int]:
    """Every card and flag at the table, wherever it lies; sorted."""
    cards = [*state.deck, *state.discards, *state.removed]
    for hand in state.hands:
        cards += hand
    for offer in state.offered:
        cards += offer if len(offer) == 1 else offer[2:]
    cards += [card for card in state.team_cards if card != NO_CARD]
    cards += [thing[0] for thing in state.loose]
    cards += [thing[0] for thing in state.covered if thing[0] != NO_CARD]
    for warrior in state.warriors:
        cards += [*warrior.cards, *warrior.down]
    return sorted(cards)


def must_be_whole(state: State, question: Question | None = None) -> None:
    """No card and no flag is lost, none is there twice; the dead are dead; nothing asked is nonsense."""
    if question is not None:
        _must_make_sense(state, question)
        if state.phase != TURN or question.ask == "draw":
            return  # some cards are on their way
    cards = cards_of(state)
    count = len(CARDS)
    assert cards[:count] == _ALL, "every power card lies in one place"
    if state.phase >= TURN and not state.to_the_death:
        flags = [FLAGS + team for team in sorted(state.teams)]
        assert cards[count:] == flags, "every flag lies in one place"
    for card, square in state.loose:
        assert is_gadget(card)
        sliding = question is not None and question.ask == "slide"
        assert state.walls[square] != 1 or sliding, "nothing loose lies on a permanent obstacle"
    for me, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE:
            assert warrior.hits <= full(state, me), f"{me} has {warrior.hits} of {full(state, me)} hits"
        else:
            assert warrior.hits == 0, f"{me} is dead with {warrior.hits} hits"
            assert warrior.inside == NOBODY
        assert len(warrior.statuses) == len(warrior.makers)
        assert warrior.under == sum({1 << status for status in warrior.statuses})
        assert min(warrior.moves, warrior.strikes, warrior.gadget_strikes, warrior.walk_left) >= 0
    _must_stand(state)


def _must_stand(state: State) -> None:
    """Where warriors stand is what the board says."""
    standing = bytearray(SQUARES)
    for me, warrior in enumerate(state.warriors):
        if warrior.square != NOWHERE and warrior.stands():
            standing[warrior.square] = CROWD if standing[warrior.square] else me + 1
    assert standing == state.standing, "standing"
    solid = _bits(standing) | _bits(state.walls)
    assert solid == int.from_bytes(state.blocked), "blocked"


def _bits(squares: bytes | bytearray) -> int:
    """1 for each square with anything, as one big number: much faster than square by square."""
    return int.from_bytes(squares.translate(_ANYTHING))


_ANYTHING = bytes(min(each, 1) for each in range(256))


def _must_make_sense(state: State, question: Question) -> None:
    """There is something to answer, nothing twice, and nobody dead is asked to act."""
    asked: list[Any] = []
    if isinstance(question, Choice):
        asked = [question.options]
        assert 0 <= question.seat < state.players
    elif isinstance(question, Commit):
        asked = list(question.options)
        assert len(set(question.seats)) == len(question.seats)
    elif isinstance(question, Roll):
        asked = [question.outcomes]
    for options in asked:
        if not hasattr(options, "refuse"):
            assert options, f"nothing to answer to {question.ask}"
            assert len(set(options)) == len(options), f"an answer to {question.ask} stands there twice"
    if question.ask in _WINDOWS:
        for option in [option for options in asked for option in options if option >= 0]:
            me, card = divmod(option, NUMBERS)
            warrior = state.warriors[me]
            assert warrior.life == ALIVE or question.ask in AT_A_DEATHBED, f"{me} is dead and reacts"
            assert card in warrior.live or card in warrior.down, f"{me} reacts with a card that does not work"
    if question.ask == "act":
        me = state.drill if state.drill != NOBODY else state.active
        assert state.warriors[me].life == ALIVE, "somebody dead acts"
    if question.ask == "warrior":
        assert all(state.warriors[me].life == ALIVE for me in asked[0])


# -- between two resolutions


def must_rest(state: State, *, follow: bool = True) -> None:
    """Nothing of an action is left, the living live, and what follows from the rest does follow from it."""
    must_be_whole(state)
    if state.phase != OVER:
        _must_have_ended(state)
    if state.phase != TURN:
        return
    ordered = state.drill != NOBODY  # an order outlives the one who gave it
    assert ordered or state.active == NOBODY or state.warriors[state.active].life == ALIVE, "somebody dead has the turn"
    assert state.drill == NOBODY or state.warriors[state.drill].life == ALIVE, "somebody dead is ordered about"
    for me, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE:
            assert warrior.hits >= 1, f"{me} lives with {warrior.hits} hits"
            assert warrior.square != NOWHERE
            assert warrior.extra == fold(ROWS, warrior, EXTRA_HITS, 0, state, me) if warrior.raised_by < 0 else True
            _must_be_light(state, me)
        else:
            must_be_dead(state, me)
        for status, maker in zip(warrior.statuses, warrior.makers, strict=True):
            assert state.warriors[maker].life == ALIVE, f"status {status} of {me} outlives its maker"
    for _, maker in state.suppressed:
        assert state.warriors[maker].life == ALIVE, "a suppression outlives its maker"
    for marker, square, maker, card in state.markers:
        alive = maker == NOBODY or state.warriors[maker].life == ALIVE
        assert alive or is_gadget(card), f"marker {marker} on {square} outlives its maker"
        assert alive or marker != SMOKE or any(orphan[0] == card for orphan in state.orphans), "smoke would never clear"
    must_share_well(state)
    if follow:
        must_follow(state)


def _must_be_light(state: State, me: int) -> None:
    """It carries no more than it may (synergy.gadget.limit); who has just been given cards is asked next."""
    if state.laden in (NOBODY,) and not state.pending and not any(state.offered):
        hidden = sum(1 for card in state.warriors[me].down if is_gadget(card))
        assert carries(state, me) + hidden <= limit(state, me), f"{me} carries too much"


def must_be_dead(state: State, me: int) -> None:
    """Nothing is left to somebody dead or gone but their place."""
    warrior = state.warriors[me]
    assert warrior.life in (DEAD, GONE)
    assert not (warrior.cards or warrior.down or warrior.live or warrior.hooks or warrior.folds), f"{me} keeps cards"
    assert not (warrior.statuses or warrior.extra or warrior.raised_by >= 0), f"{me} is not at rest"
    assert warrior.seat == warrior.owner
    assert warrior.square == NOWHERE or warrior.life == DEAD


def must_share_well(state: State) -> None:
    """A passenger is where its pouch is, one to a pouch."""
    for me, warrior in enumerate(state.warriors):
        if warrior.inside != NOBODY:
            bearer = state.warriors[warrior.inside]
            assert warrior.life == bearer.life == ALIVE
            assert bearer.square == warrior.square, f"{me} is not where its pouch is"
            assert sum(other.inside == warrior.inside for other in state.warriors) == 1, "two in one pouch"


def companions(state: State) -> dict[tuple[int, int], bool]:
    """The pairs of warriors that stand in one square."""
    found: dict[tuple[int, int], bool] = {}
    if CROWD not in state.standing:
        return found
    for square in range(SQUARES):
        if state.standing[square] == CROWD:
            found |= dict.fromkeys(combinations(here(state, square), 2), True)
    return found


def at_ease(state: State) -> set[int]:
    """Who may come to share a square: the pint-sized, mist, possums, anybody who is in a pouch, and the dead."""
    return {
        me
        for me, warrior in enumerate(state.warriors)
        if not warrior.stands()
        or warrior.inside != NOBODY
        or warrior.under >> MIST & 1
        or warrior.folds >> SHARE.number & 1
    }


def must_have_room(together: dict[tuple[int, int], bool], easy: set[int], state: State) -> None:
    """One living warrior to a square: nobody has come to share one who may not (synergy.move.share).

    Anybody who shared one already may get another companion: somebody swaps places with the first.
    """
    easy = easy.union(at_ease(state), *together)
    for pair in companions(state):
        assert pair in together or not easy.isdisjoint(pair), f"{pair} have come to share a square"


def must_follow(state: State) -> None:
    """Tables and lists that are kept up to date are what a rebuild gives."""
    again = state.clone()
    rebuild(again)
    restore(again)
    for name in ("walls", "standing", "blocked", "ground", "auras", "unseen"):
        assert getattr(again, name) == getattr(state, name), name
    for me, (warrior, anew) in enumerate(zip(state.warriors, again.warriors, strict=True)):
        for name in ("live", "folds", "hooks", "under"):
            assert getattr(warrior, name) == getattr(anew, name), f"{name} of {me}"


def _must_have_ended(state: State) -> None:
    """No strike, no die, no window is open."""
    fresh = Strike.new()
    for name in fields_of(Strike):
        assert getattr(state.strike, name) == getattr(fresh, name), f"strike.{name}"
    assert (state.die, state.roller, state.cause, state.other, state.kind) == (0, NOBODY, 0, NOBODY, 0)
    assert (state.centre, state.chosen, state.holed, state.graves) == (NOWHERE, NO_CARD, False, False)
    assert not (state.busy or state.falling or state.dying or state.overloaded)


def must_have_begun(before: State, state: State) -> None:
    """If a warrior's turn has just begun, what it made for a turn is gone (synergy.duration).

    What its cards made while it began is newer; none of them makes the same status on the same warrior again.
    """
    me = state.active
    if state.phase != TURN or me == NOBODY or before.active != NOBODY:
        return
    for victim, was in enumerate(before.warriors):
        for status, maker in zip(was.statuses, was.makers, strict=True):
            if maker == me and TURN_LONG >> status & 1:
                warrior = state.warriors[victim]
                left = [pair for pair in zip(warrior.statuses, warrior.makers, strict=True) if pair == (status, me)]
                assert not left, f"status {status} of {victim} by {me} did not end"
    assert all(maker != me for _, maker in state.suppressed), "a suppression did not end"
    assert all(marker[0] != SMOKE or marker[2] != me for marker in state.markers), "smoke did not clear"


def held_still(state: State) -> dict[int, tuple[int, list[int]]]:
    """The Frozen that nobody carries: where they are, and which card froze them."""
    return {
        me: (
            warrior.square,
            [maker for each, maker in zip(warrior.statuses, warrior.makers, strict=True) if each == FROZEN],
        )
        for me, warrior in enumerate(state.warriors)
        if warrior.under >> FROZEN & 1 and warrior.inside == NOBODY
    }


def must_keep_still(before: dict[int, tuple[int, list[int]]], state: State) -> None:
    """Nothing moves the Frozen: anybody who was frozen and is so still has not moved."""
    after = held_still(state)
    for me, (square, makers) in before.items():
        if me in after and after[me][1] == makers:
            assert after[me][0] == square, f"{me} is frozen and has moved"


# -- what is written, and what is seen


def must_be_written(state: State, settings: dict[str, Any]) -> None:
    """The notation loses nothing."""
    line = SYNERGY.notation.write(state)
    again = SYNERGY.notation.read(line, state.players, settle("synergy", SYNERGY.settings, settings))
    assert SYNERGY.notation.write(again) == line
    for viewer in range(-1, state.players):
        assert SYNERGY.view(again, viewer) == SYNERGY.view(state, viewer)


def must_hide(state: State, random: Random) -> None:
    """Nobody sees what others hold face down: other secret cards there, the same view."""
    for viewer in range(-1, state.players):
        assert SYNERGY.view(redealt(state, viewer, random), viewer) == SYNERGY.view(state, viewer)


def redealt(state: State, viewer: int, random: Random) -> State:
    """The same table with other secret cards where ``viewer`` sees only backs."""
    other = state.clone()
    hidden = [each for each in other.warriors if each.owner != viewer and each.down]
    secret = sorted({card for card in other.deck if CARDS[card].secret}.union(*(each.down for each in hidden)))
    random.shuffle(secret)
    rest = [card for card in other.deck if not CARDS[card].secret]
    for each in hidden:
        each.down = [secret.pop() for _ in each.down]
    other.deck = bytearray(sorted([*rest, *secret]))
    return other


def _backs(state: State) -> list[int]:
    """How many cards lie face down beside each warrior."""
    return [len(warrior.down) for warrior in state.warriors]


class Twin:
    """The same table with other secret cards: it must ask the same, as far as somebody can see (synergy.secret)."""

    def __init__(self, state: State, viewer: int, random: Random) -> None:
        self.viewer = viewer
        self.real = state
        self.state = redealt(state, viewer, random)
        self.going = SYNERGY.resolution(self.state, silence)
        self.sent: Any = None
        self.asked: Question | None = None

    def must_ask(self, question: Question | None) -> None:
        """What it asks next is what the other table asks; None at the end."""
        if self.going is None:
            return
        try:
            mine: Question | None = self.going.send(self.sent)
        except StopIteration:
            mine = None
        self.asked = mine
        if _backs(self.state) != _backs(self.real):
            self.going = None  # a card was made to turn up, or was not the sort that is: from now on they differ
            return
        if question is None or mine is None:
            assert question is mine, "other secret cards, another end"
            return
        assert (type(mine), mine.ask) == (type(question), question.ask), "other secret cards, another question"
        if isinstance(question, Choice) and isinstance(mine, Choice):
            assert (question.seat, list(question.options)) == (mine.seat, list(mine.options)), (
                f"{mine.ask} tells a secret"
            )
        elif isinstance(question, Commit) and isinstance(mine, Commit):
            assert list(question.seats) == list(mine.seats), f"who is asked for {mine.ask} tells a secret"
            for seat, ours, theirs in zip(question.seats, question.options, mine.options, strict=True):
                assert seat != self.viewer or ours == theirs, f"{mine.ask} tells a secret"

    def answer(self, question: Question, sent: Any) -> None:
        """The same answer, if it is possible here; if not, a secret card was used, and the tables differ."""
        self.sent = sent
        asked = self.asked if self.going is not None else None
        others = isinstance(asked, Commit) and any(
            each not in options  # type: ignore[operator]
            for each, options in zip(sent, asked.options, strict=True)
        )
        if others or question.ask == "draw":
            self.going = None
