"""A question as JSON, for a program that reads words: what is asked, what may be answered, and the schema of that."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.asked import Asked, place_of
from fracas.core.game import Option
from fracas.core.place import Split
from fracas.core.question import Part
from fracas.core.refusal import Malformed
from fracas.terminal.board import Board

EXAMPLES = 6
"""So many places are named where they cannot be listed."""

Answered = str | list[int]
"""An answer as a model gives it: the word of an option; or a place, as whole numbers or as it is typed."""


def asked_as_json(asked: Asked, board: Board, marked: list[Option]) -> dict[str, Any]:
    """The question. ``marked`` are its options as a table shows them, what wins for certain first."""
    said: dict[str, Any] = {
        "id": asked.id,
        "ask": asked.ask,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "in_secret": asked.secret,
    }
    if asked.region is None:
        said["options"] = [_option(option) for option in marked]
    else:
        said["examples"] = _examples(asked)
        said["in_words"] = board.how_to_place(asked)
    said["schema"] = schema_of(asked, board)
    return said


def _option(option: Option) -> dict[str, str]:
    """Its word and what is said of it; nothing that is empty."""
    said = {"answer": option.token, "label": option.label, "note": option.note, "warning": option.warning}
    return {name: words for name, words in said.items() if words}


def _examples(asked: Asked) -> list[dict[str, Any]]:
    """Some legal places that the game finds sensible, with what would happen there: the same whenever they are asked
    for."""
    region = asked.region
    assert region is not None
    found = []
    for place in region.candidates(Random(asked.id).random, EXAMPLES):
        found.append({"answer": list(place), **_foreseen(asked, place)})
    return found


def _foreseen(asked: Asked, place: tuple[int, ...]) -> dict[str, str]:
    """What would happen at a legal place."""
    region = asked.region
    assert region is not None
    said = {"label": asked.label_of(place), "note": getattr(region.preview(place), "sentence", "")}
    return {name: words for name, words in said.items() if words}


def schema_of(asked: Asked, board: Board) -> dict[str, Any]:
    """The JSON Schema of the answer. A place may also be given in words (``in_words``), which no schema can check."""
    region = asked.region
    if region is None:
        return {"type": "string", "enum": [option.token for option in asked.options]}
    numbers: dict[str, Any] = {"type": "array", "items": {"type": "integer"}}
    shape = region.shape()
    if isinstance(shape, Split):
        size = len(shape.things)
        lowest = 0 if shape.all else -1
        numbers["items"] = {"type": "integer", "minimum": lowest, "maximum": len(shape.heaps) - 1}
        numbers |= {"minItems": size, "maxItems": size}
    meaning = board.place_in_numbers(asked)
    if meaning:
        numbers["description"] = meaning
    return numbers


def read_answer(asked: Asked, board: Board, answer: Answered) -> Part:
    """The bare value of what a model answered; a refusal if it is not written like an answer."""
    if isinstance(answer, list):
        if asked.region is None:
            raise Malformed("unknown-word", "The answer is the word of one of the options.", rule="table.answer")
        return tuple(answer)
    if asked.region is None:
        return asked.value_of(answer)
    typed = board.place(asked, answer)
    if typed is not None:
        return typed
    try:
        return place_of(answer)
    except Malformed as no:
        how = board.how_to_place(asked)
        example = f" Answer whole numbers{f', or in words like these: {how}' if how else ''}."
        raise Malformed(no.code, no.sentence + example, rule=no.rule) from None


def foreseen(asked: Asked, board: Board, answer: Answered) -> dict[str, Any]:
    """What would come of a place, without answering it: the nearest that is legal, and why it is not this one."""
    if asked.region is None:
        raise Malformed("not-a-place", "No place is asked for: the options say what they do.", rule="table.answer")
    place = read_answer(asked, board, answer)
    assert isinstance(place, tuple)
    tried = asked.tried(place)
    said: dict[str, Any] = {}
    if tried.refused is not None:
        said["refused"] = {"sentence": tried.refused.sentence, "rule": tried.refused.rule}
    if tried.place is not None:
        said["nearest" if tried.refused else "legal"] = {"answer": list(tried.place), **_foreseen(asked, tried.place)}
    return said
