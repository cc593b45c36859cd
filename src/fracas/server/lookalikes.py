"""Names that look alike: nobody at a table is mistaken for somebody else.

Unicode has a long list of letters that look like others. This is the part of it that fits into names: Cyrillic and
Greek for Latin, digits for letters, and whatever Unicode itself calls another form of the same letter.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_SHAPES: Final = (
    "аa ɑa αa ΑA АA вb ВB ΒB βb сc СC ϲc ԁd еe ЕE ЁE ёe ΕE εe ɡg һh НH ΗH нh іi ІL ΙL ιi їi ϳj јj ЈJ кk КK ΚK κk "
    "ӏl ӀL ǀl |l мm МM ΜM ΝN ηn пn оo ОO οo ΟO σo рp РP ρp ΡP ԛq ѕs ЅS тt ТT ΤT τt υu цu νv ѵv ԝw ωw шw хx ХX χx ΧX "
    "уy УY үy ΥY γy ΖZ 0o 1l IL ıi 5s ‐- ‑- ‒- –- —- −- ’' ‘' ʼ' `' ´'"
)
"""Pairs: what is seen, and as what it is read."""
_READ_AS: Final = {ord(pair[0]): pair[1] for pair in _SHAPES.split()}


def skeleton(name: str) -> str:
    """What is left of a name at a glance. Two names with one skeleton are easily taken for each other.

    >>> skeleton("Аnn") == skeleton("Ann") == skeleton("ÁNN"), skeleton("Bi11") == skeleton("BiIl"), skeleton("Bob")
    (True, True, 'bob')
    """
    plain = unicodedata.normalize("NFKD", name).translate(_READ_AS)
    letters = "".join(each for each in plain if not unicodedata.combining(each)).casefold()
    return " ".join(letters.replace("rn", "m").replace("vv", "w").split())


def alike(one: str, other: str) -> bool:
    """Would somebody take one name for the other?"""
    small, other_small = one.casefold(), other.casefold()
    return small == other_small or skeleton(one) == skeleton(other) or skeleton(small) == skeleton(other_small)
