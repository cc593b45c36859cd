"""Every refusal.

FracasError                  the root: one sentence that a person understands
├── Refusal                  an answer was refused; nothing has changed
│   ├── Malformed            not an answer at all (wrong type, unknown seat)
│   ├── Illegal              an answer that a rule forbids
│   └── Stale                an answer to a question that is no longer asked
├── SetupError               an unknown game or option, a value out of range, an illegal army
└── RecordError              a record that cannot be read
    ├── DamagedRecord        truncated or edited
    └── OtherRules           made under another version of the rules or the content
"""

from __future__ import annotations


class FracasError(Exception):
    """One sentence that a person understands, a code that a program understands."""

    def __init__(self, code: str, sentence: str, *, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        """A stable word for programs: ``"not-your-question"``."""
        self.rule = rule
        """The rule behind it, by its id in the catalogue."""
        self.sentence = sentence

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions with keyword arguments do not survive a process pool on their own.
        return (_rebuild, (type(self), self.code, self.sentence, self.rule))


def _rebuild(kind: type[FracasError], code: str, sentence: str, rule: str) -> FracasError:
    return kind(code, sentence, rule=rule)


class Refusal(FracasError):
    """An answer was not taken. Nothing has changed."""


class Malformed(Refusal):
    """Not an answer: the wrong type, a seat that does not exist."""


class Illegal(Refusal):
    """A rule forbids it."""


class Stale(Refusal):
    """The question is no longer, or not yet, asked of this seat."""


class SetupError(FracasError):
    """A game cannot be started like this."""


class RecordError(FracasError):
    """A record cannot be read."""


class DamagedRecord(RecordError):
    """Truncated or edited."""


class OtherRules(RecordError):
    """Made under another version of the rules or of the content; its last position can still be opened."""
