"""A report as one page of HTML: nothing is loaded from anywhere, so it can be sent, kept, and opened offline.

It is light or dark as the reader's system is. Charts are SVG, and what they show stands beside them in words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from fracas.lab.reports import (
    Bars,
    Facts,
    Matrix,
    PairMap,
    Part,
    Plain,
    Report,
    Section,
    Share,
    ShareRow,
    Shares,
    Text,
)
from fracas.lab.reports.words import classes

WIDE: Final = 200
"""Of a drawn interval, in its own units."""
TALL: Final = 120
SQUARE: Final = 6
BINS: Final = 30
VERDICT: Final = "verdict"
_MARK: Final = ' class="mark"'


def in_html(report: Report) -> str:
    """The whole page."""
    style = files("fracas.lab.reports").joinpath("page.css").read_text("utf-8")
    ids = [re.sub(r"\W+", "-", section.title.lower()) for section in report.sections]
    contents = "".join(
        f'<li><a href="#{id_}">{escape(section.title)}</a></li>'
        for id_, section in zip(ids, report.sections, strict=True)
    )
    body = "".join(_section(id_, section) for id_, section in zip(ids, report.sections, strict=True))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(report.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(report.title)}</h1><p>{prose(report.lead)}</p></header>\n"
        f'<nav aria-label="Contents"><ul>{contents}</ul></nav>\n<main>\n{body}</main>\n</body>\n</html>\n'
    )


def _section(id_: str, section: Section) -> str:
    parts = "".join(_part(part) for part in section.parts)
    return f'<section aria-labelledby="{id_}"><h2 id="{id_}">{escape(section.title)}</h2>\n{parts}</section>\n'


def _part(part: Part) -> str:
    if isinstance(part, Facts):
        pairs = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(fact)}</dd></div>" for label, fact in part.facts)
        return f"<dl>{pairs}</dl>\n"
    if isinstance(part, Text):
        return f"<p>{prose(part.words)}</p>\n"
    if isinstance(part, Shares):
        return _shares(part)
    if isinstance(part, Matrix):
        return _matrix(part)
    if isinstance(part, Bars):
        return _bars(part)
    if isinstance(part, Plain):
        return _plain(part)
    return _map(part)


def prose(words: str) -> str:
    """Words with what stands between stars in italics.

    >>> prose("*Used*: a < b")
    '<em>Used</em>: a &lt; b'
    """
    return re.sub(r"\*(\w[^*]*)\*", r"<em>\1</em>", escape(words, quote=False))


def _table(title: str, heads: Sequence[str], rows: Sequence[str], kind: str = "") -> str:
    """A table that scrolls sideways by itself, where the screen is narrow."""
    head = "".join(
        f'<th scope="col"{_MARK if each == VERDICT else ""}>{escape(each)}</th>' if each else "<td></td>"
        for each in heads
    )
    return (
        f'<div class="wide" role="group" tabindex="0" aria-label="{escape(title)}"><table class="{kind}">'
        f"<caption><span>{escape(title)}</span></caption><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>\n"
    )


def _plain(part: Plain) -> str:
    rows = [
        "<tr>"
        + "".join(
            f'<th scope="row">{escape(word)}</th>' if place == 0 else f"<td>{escape(word)}</td>"
            for place, word in enumerate(row)
        )
        + "</tr>"
        for row in part.rows
    ]
    table = _table(part.title, part.heads, rows)
    if not part.folded:
        return table
    return f"<details><summary>{escape(part.title)}: {len(part.rows):,} lines</summary>{table}</details>\n"


def _shares(part: Shares) -> str:
    marked = any(row.mark for row in part.rows)
    heads = [part.thing, f"{part.what}, %", "share", "95 %", "of", *part.heads, *([VERDICT] if marked else [])]
    rows = [_share_row(part, row, marked) for row in part.rows]
    return _table(part.title, heads, rows, "shares")


def _share_row(part: Shares, row: ShareRow, marked: bool) -> str:
    share = row.share
    cells = [
        f'<th scope="row">{escape(row.name)}</th>',
        f'<td class="drawn">{interval(share, part.even, part.fair)}</td>',
        f"<td>{100 * share.share:.1f} %</td>",
        f"<td>{100 * share.low:.1f}–{100 * share.high:.1f}</td>",
        f"<td>{share.of:,}</td>",
        *(f"<td>{escape(word)}</td>" for word in row.more),
        *([f'<td class="mark">{escape(row.mark)}</td>'] if marked else []),
    ]
    return f"<tr>{''.join(cells)}</tr>"


def interval(share: Share, even: float | None, fair: tuple[float, float] | None) -> str:
    """A dot with its interval on a line from 0 to 1; the even share is a line across, what is fair a band."""
    band = ""
    if fair is not None:
        band = (
            f'<rect class="fair" x="{fair[0] * WIDE:.1f}" y="0" width="{(fair[1] - fair[0]) * WIDE:.1f}" height="16"/>'
        )
    line = "" if even is None else f'<path class="even" d="M{even * WIDE:.1f} 0v16"/>'
    side = "in"
    if fair is not None and share.share > fair[1]:
        side = "over"
    elif fair is not None and share.share < fair[0]:
        side = "under"
    return (
        f'<svg viewBox="0 0 {WIDE} 16" aria-hidden="true" class="{side}">{band}{line}'
        f'<path class="reach" d="M{share.low * WIDE:.1f} 8H{share.high * WIDE:.1f}"/>'
        f'<circle cx="{share.share * WIDE:.1f}" cy="8" r="3.5"/></svg>'
    )


def _matrix(part: Matrix) -> str:
    rows = []
    for name in part.names:
        cells = []
        for column in part.columns:
            share = part.cells.get((name, column))
            if share is None:
                cells.append("<td>–</td>")
                continue
            low, high = part.fair
            kind = "over" if share.share > high else "under" if share.share < low else ""
            sure = " sure" if share.low > high or share.high < low else ""
            cells.append(
                f'<td class="{kind}{sure}"><b>{100 * share.share:.0f}</b> '
                f"<small>{100 * share.low:.0f}–{100 * share.high:.0f}, of {share.of:,}</small></td>"
            )
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>')
    table = _table(f"{part.title}: what the row {part.corner} the column, %", ["", *part.columns], rows, "matrix")
    coloured = "Coloured: outside what is fair. Strongly coloured: surely so. " if part.fair != (0.0, 1.0) else ""
    return table + f'<p class="key">{coloured}Small: the interval of 95 %, and the games.</p>\n'


def _bars(part: Bars) -> str:
    found = classes(part, BINS)
    most = max(count for _, _, count in found)
    width = 600 / len(found)
    drawn = "".join(
        f'<rect x="{place * width + 1:.1f}" y="{TALL * (1 - count / most):.1f}" width="{width - 2:.1f}" '
        f'height="{TALL * count / most:.1f}"><title>{low} to {high} {part.unit}: {count:,}</title></rect>'
        for place, (low, high, count) in enumerate(found)
    )
    low, high = found[0][0], found[-1][1]
    peak = max(found, key=lambda each: each[2])
    words = f"{part.title}: from {low} to {high}; most often {peak[0]} to {peak[1]}."
    ticks = "".join(
        f'<text x="{(place + 0.5) * width:.1f}" y="{TALL + 16}">{found[place][0]}</text>'
        for place in range(0, len(found), max(1, len(found) // 6))
    )
    return (
        f"<figure><figcaption>{escape(part.title)}</figcaption>"
        f'<svg class="bars" viewBox="0 0 600 {TALL + 20}" role="img" aria-label="{escape(words)}">{drawn}{ticks}</svg>'
        "</figure>\n"
    )


def _map(part: PairMap) -> str:
    size = len(part.names) * SQUARE
    squares = "".join(
        f'<rect x="{one * SQUARE}" y="{other * SQUARE}" width="{SQUARE}" height="{SQUARE}" class="{_side(value)}" '
        f'opacity="{min(1.0, abs(value)):.2f}"><title>{escape(words)}</title></rect>'
        for (one, other), (value, words) in sorted(part.cells.items())
        if abs(value) >= 0.005
    )
    words = f"{part.title}: {len(part.cells):,} squares, one for each pair. The table below says the same."
    return (
        f"<figure><figcaption>{escape(part.title)}: a square for each pair, in the order of the cards; the stronger "
        "its colour, the more the two gain or lose together. Point at one for its names.</figcaption>"
        f'<svg class="map" viewBox="0 0 {size} {size}" role="img" aria-label="{escape(words)}">{squares}</svg>'
        "</figure>\n"
    )


def _side(value: float) -> str:
    return "over" if value > 0 else "under"
