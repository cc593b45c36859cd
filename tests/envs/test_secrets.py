"""What a seat cannot know is in no array.

There are two kinds of secrets. Hidden fields: two tables that a seat has imagined from what it knows look the same to
it, though they differ. Pending choices: whatever another seat has chosen that is not yet revealed, nothing differs.
Each test counts how many pairs do differ in their secrets, so that it cannot pass because there was nothing to hide;
and an observer that cheats is caught.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from tests.envs.kit import NUMBERED, every_encoded

PAIRS = 60


def array_of(arrays: Arrays, state: Any, seat: int) -> bytes:
    """What the seat sees of a state, whatever is asked."""
    out = bytearray(arrays.size)
    arrays.encoder.state(state, seat, out)
    return bytes(out)


@every_encoded
def test_imagined_tables_that_differ_in_secrets_look_the_same(game: Game[Any, Any]) -> None:
    """Every seat, at moments of whole games, with all numbers of players."""
    if not game.has.hidden:
        return  # nothing is hidden but pending choices: the next test
    differ = caught = pairs = 0
    random = Random(7)
    for players in range(game.least, game.most + 1):
        episode = Episode(game, players, keep=True)
        arrays = Arrays(episode)
        for seed in range(3):
            episode.reset(seed)
            enough = pairs + PAIRS // 3
            while episode.waiting and pairs < enough:
                if random.random() < 0.15:
                    flow = episode.flow
                    for seat in range(players):
                        idea = game.imagination(game.view(flow.boundary, seat), game.view(flow.state, seat))
                        one, two = (
                            Flow(game, idea.sample(random.random), since=flow.since, keep=False).state for _ in range(2)
                        )
                        assert array_of(arrays, one, seat) == array_of(arrays, two, seat)
                        assert array_of(arrays, one, seat) == array_of(arrays, flow.state, seat)
                        pairs += 1
                        differ += game.notation.write(one) != game.notation.write(two)
                        others = [other for other in range(players) if other != seat]
                        caught += any(array_of(arrays, one, other) != array_of(arrays, two, other) for other in others)
                episode.answer(random.randrange(episode.count()))
    assert differ > pairs / 2, f"{differ} of {pairs} pairs differ: there was hardly anything to hide"
    assert caught > pairs / 2, f"an observer who sees as another seat was caught in {caught} of {pairs} pairs only"


@every_encoded
def test_a_pending_choice_is_in_no_array(game: Game[Any, Any]) -> None:
    """Two episodes that differ in what a seat has just chosen in secret: to all others they are one."""
    pending = SECRETLY.get(game.name)
    if not game.has.simultaneous and pending is None:
        return
    pairs = revealed = 0
    random = Random(2)
    for actions in ("listed", "numbered") if game.name in NUMBERED else ("listed",):
        episode = Episode(game, settings=pending, keep=True)
        arrays = Arrays(episode, actions)
        for seed in range(12):
            episode.reset(seed)
            while episode.waiting and (pending is None or not episode.log or episode.pending):
                if len(episode.waiting) > 1 and not episode.pending and episode.count() > 1:
                    chooser, other = episode.waiting[0], episode.fork()
                    first, second = random.sample(range(episode.count()), 2)
                    episode.answer(first)
                    other.answer(second)
                    assert episode.pending != other.pending
                    others = [seat for seat in range(episode.players) if seat != chooser]
                    assert all(seen(arrays, episode, seat) == seen(arrays, other, seat) for seat in others)
                    pairs += 1
                    while episode.pending:
                        index = random.randrange(episode.count())
                        episode.answer(index)
                        other.answer(index)
                    revealed += any(seen(arrays, episode, seat) != seen(arrays, other, seat) for seat in others)
                else:
                    episode.answer(random.randrange(episode.count()))
    assert pairs >= 12
    assert revealed or game.name in KEPT, "what was chosen was never seen afterwards either: was it looked at?"


SECRETLY = {"skirmish": {"armies": ["build", "choose"]}}
"""Settings with which something is chosen in secret, though not by everybody at every table: only before the battle."""
KEPT = ("synergy",)
"""Games in which what is chosen in secret stays secret."""


def seen(arrays: Arrays, episode: Episode, seat: int) -> tuple[bytes, bytes]:
    out, mask = bytearray(arrays.size), bytearray(arrays.cap)
    arrays.see(episode, seat, out)
    arrays.mask(episode, seat, mask)
    return bytes(out), bytes(mask)
