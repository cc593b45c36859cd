"""What the things of synergy are worth to bots."""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """What things are worth."""

    def __init__(
        self,
        life: float,
        hit: float,
        offence: float,
        talent: float,
        out_of_action: float,
        hindered: float,
        carried: float,
        homeward: float,
        alone: float,
        scale: float,
    ) -> None:
        self.life = life
        """A living warrior."""
        self.hit = hit
        """Each of its hits."""
        self.offence = offence
        """The damage that its strikes do in a turn, on average."""
        self.talent = talent
        """Each point of strength of its other cards."""
        self.out_of_action = out_of_action
        self.hindered = hindered
        self.carried = carried
        """A flag that the seat needs is carried by one of its own."""
        self.homeward = homeward
        """And so much more the nearer it is to home."""
        self.alone = alone
        """The same, if nobody else is there to fetch the other flag."""
        self.scale = scale
        """How much all of it tells."""


GLANCE: Final = Weights(0.55, 0.11, 0.22, 0.05, -0.35, -0.2, 0.7, 0.9, 0.05, 1.3)
"""For anybody who looks no further: flags draw it home."""
FITTED: Final = Weights(0.0, 0.2, 0.145, 0.06, -0.2, -0.2, 0.2, 0.3, 0.05, 1.0)
"""For anybody who plays on: fitted to how games went on from 117,747 positions of 1,000 games between greedy bots."""
PLENTY: Final = 8
"""So many hits are enough for most games; of each more hardly anything is gained."""
SPARE: Final = 0.1
"""What such a one is worth, as part of another: nobody strikes a friend because it has many."""
ELBOW_ROOM: Final = 0.03
"""At set-up: each square between a base and the place that the board suggests."""
