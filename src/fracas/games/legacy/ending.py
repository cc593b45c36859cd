"""The end of the game: what is added to the scores, and who wins (legacy.score.*)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.legacy.content import CHAMPION_IDS
from fracas.games.legacy.events import FinalScore, GameWon
from fracas.games.legacy.state import OVER, State
from fracas.games.legacy.windows import END


def finish(state: State, tell: Tell) -> None:
    """The Fatestone is worth its value to its holder, and the top of each pile may be worth something."""
    for seat in (0, 1):
        fatestone = state.value if seat == state.holder else 0
        worth = END.content.get(CHAMPION_IDS[state.piles[seat][-1]])
        end: int = 0 if worth is None else worth(state, seat)
        sources = state.sources[seat]
        state.sources[seat] = (sources[0], sources[1], fatestone, end)
        state.scores[seat] += fatestone + end
    state.phase = OVER
    for seat in (0, 1):
        tell(FinalScore, seat, state.sources[seat], state.scores[seat])
    tell(GameWon, winner_of(state), state.scores[0] == state.scores[1])


def winner_of(state: State) -> int:
    """Most points; a tie is lost by the holder of the Fatestone (legacy.score.win, legacy.score.tie)."""
    mine, theirs = state.scores
    if mine == theirs:
        return 1 - state.holder
    return 0 if mine > theirs else 1
