"""Are all links of the built site to something that is there? ``python -m tools.links build/site``

Every address within the site must be a file of it, and every place in a page an id of that page. Addresses of other
sites are listed and not looked at: nothing is fetched. No page may run what stands in the page itself, because the
server allows none that.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag

ELSEWHERE: Final = ("http:", "https:", "mailto:", "data:")
LINKING: Final = {"a": "href", "link": "href", "img": "src", "script": "src", "source": "src"}


class Page(HTMLParser):
    """The links and ids of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.inline: list[str] = []
        """Scripts, styles and handlers that stand in the page."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids.update(found[name] for name in ("id", "name") if name in found)
        if LINKING.get(tag, "") in found:
            self.links.append(found[LINKING[tag]])
        if tag == "style" or (tag == "script" and "src" not in found and found.get("type") != "application/ld+json"):
            self.inline.append(f"<{tag}>")
        self.inline += [f"<{tag} {name}=…>" for name in found if name == "style" or name.startswith("on")]


def wrong_in(site: Path) -> tuple[list[str], list[str]]:
    """What is wrong with the links of a site, and which addresses lead elsewhere."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    wrong: list[str] = []
    elsewhere: set[str] = set()
    for path, page in pages.items():
        where = path.relative_to(site).as_posix()
        wrong += [f"{where}: {each} stands in the page" for each in page.inline]
        for link in page.links:
            if link.startswith(ELSEWHERE):
                elsewhere.add(link)
                continue
            address, spot = urldefrag(link)
            target = (path.parent / unquote(address.partition("?")[0])).resolve() if address else path.resolve()
            if not target.is_file():
                wrong.append(f"{where}: {link} is not there")
            elif spot and target in pages and unquote(spot) not in pages[target].ids:
                wrong.append(f"{where}: {link}: the page has no such place")
    return wrong, sorted(elsewhere)


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    wrong, elsewhere = wrong_in(site)
    for each in wrong:
        print(each, file=sys.stderr)
    if wrong:
        raise SystemExit(f"{len(wrong)} links are wrong")
    print(f"All links within the site are right; {len(elsewhere)} addresses lead elsewhere and were not looked at.")


if __name__ == "__main__":
    main()
