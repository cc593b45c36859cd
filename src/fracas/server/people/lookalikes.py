"""Names that look alike: nobody at a table is mistaken for somebody else.

Unicode has a long list of letters that look like others. This is the part of it that fits into names: whatever
Unicode itself calls another form of a Latin letter, by its decomposition or by its name; letters of Cyrillic, Greek,
Armenian, Cherokee and Lisu that are drawn like Latin ones; digits, strokes and dashes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from fracas.server.people.guests import LONGEST_NAME

_SHAPES: Final = (
    "аa ɑa αa ΑA АA вb ВB ΒB βb сc СC ϲc ԁd еe ЕE ЁE ёe ΕE εe ɡg һh НH ΗH нh іi ІL ΙL ιi їi ϳj јj ЈJ кk КK ΚK κk "
    "ӏl ӀL ǀl |l мm МM ΜM ΝN ηn пn оo ОO οo ΟO σo рp РP ρp ΡP ԛq ѕs ЅS тt ТT ΤT τt υu цu νv ѵv ԝw ωw шw хx ХX χx ΧX "
    "уy УY үy ΥY γy ΖZ 0o 1l IL ıi 5s ‐- ‑- ‒- –- —- −- ’' ‘' ʼ' `' ´' "
    # Cyrillic and Greek that are less common, and Latin letters that are none of the alphabet's
    "ԍg ҽe ԌG ғf ҺH ԚQ ԜW ѡw ѴV ϜF ϹC ϺM ɩi ƅb ƽs ȝ3 ʒ3 ƨ2 "
    # Armenian
    "սu օo ցg հh ոn զq տs ւi լl ՕO ՍU ՏS ԼL ջg եt "
    # Cherokee
    "ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎥI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ ᎾO ᎩY "
    # Lisu
    "ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲL ꓳO ꓴU"
)
"""Pairs: what is seen, and as what it is read."""
_READ_AS: Final = {ord(pair[0]): pair[1] for pair in _SHAPES.split()}
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters, as Unicode has them, that are drawn as nothing: fillers of Hangul, and Braille without a dot."""
_BY_NAME: Final = re.compile(
    r"LATIN (?:(SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL) (?:DOTLESS |SCRIPT |OPEN |BARRED )?([A-Z])(?: WITH .+)?"
)
"""Letters that Unicode does not take apart: ø, ł, ħ, and small capitals."""


def _read_as(letter: str) -> str:
    """A letter as it is read at a glance."""
    if letter.isascii() or ord(letter) in _READ_AS:
        return _READ_AS.get(ord(letter), letter)
    named = _BY_NAME.fullmatch(unicodedata.name(letter, ""))
    if named is None:
        return letter
    return named[2] if named[1] == "CAPITAL" else named[2].lower()


def _is_unseen(letter: str) -> bool:
    """Is it drawn over, under or into its neighbour, or not at all?"""
    return unicodedata.category(letter) in ("Mn", "Me", "Cf") or letter in _BLANK


def skeleton(name: str) -> str:
    """What is left of a name at a glance. Two names with one skeleton are easily taken for each other.

    >>> skeleton("Аnn") == skeleton("Ann") == skeleton("ÁNN"), skeleton("Bi11") == skeleton("BiIl"), skeleton("Bob")
    (True, True, 'bob')
    """
    plain = "".join(map(_read_as, unicodedata.normalize("NFKD", name)))
    letters = "".join(each for each in plain if not _is_unseen(each)).casefold()
    return " ".join(letters.replace("rn", "m").replace("vv", "w").split())


def alike(one: str, other: str) -> bool:
    """Would somebody take one name for the other?"""
    small, other_small = one.casefold(), other.casefold()
    return small == other_small or skeleton(one) == skeleton(other) or skeleton(small) == skeleton(other_small)


def unlike(taken: Sequence[str], name: str) -> str:
    """``name``, or with a number after it if somebody at the table has it already, or one that looks like it."""
    number, changed = 1, name
    while any(alike(changed, other) for other in taken if other):
        number += 1
        # A name has room for so many letters and no more, with its number too.
        changed = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return changed
