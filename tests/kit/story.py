"""What all kits that tell stories share."""

from __future__ import annotations


class StoryError(AssertionError):
    """The story and the rules disagree: about what is asked, what may be answered, or what comes of it."""
