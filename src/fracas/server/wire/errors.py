"""Everything the server says no to over HTTP: a status and one sentence."""

from __future__ import annotations

from fracas.core.refusal import FracasError, Refusal


class Denied(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, status: int, code: str, sentence: str, *, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule


def denied(no: FracasError) -> Denied:
    """A refusal of the game as one of the server."""
    status = 409 if isinstance(no, Refusal) else 422
    return Denied(status, no.code, no.sentence, rule=no.rule)


def missing(what: str) -> Denied:
    """There is no such thing, or it is not for the one who asks: the answer is the same."""
    return Denied(404, "missing", f"There is no such {what}.")
