"""How Sphinx makes the site: ``make site``. The sources are this checkout, so that links between pages are those that
one sees in an editor. Warnings are errors, and nothing is fetched."""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

project = "Fracas"
project_copyright = "Fracas, MIT licence"
version = release = re.search(  # type: ignore[union-attr]
    r'__version__ = "(.+)"', (ROOT / "src/fracas/__init__.py").read_text("utf-8")
).group(1)

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/results.md", "docs/**"]
exclude_patterns = ["docs/**/*.py"]
default_role = "literal"
highlight_language = "text"
pygments_style = "friendly"
pygments_dark_style = "monokai"

myst_heading_anchors = 4
myst_ref_domains = ["std"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
autodoc_class_signature = "separated"

html_theme = "furo"
html_title = "Fracas"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../client/public/icon.svg" if (ROOT / "client/public/icon.svg").is_file() else None
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3b12", "color-brand-content": "#8a3b12"},
    "dark_css_variables": {"color-brand-primary": "#f0a36b", "color-brand-content": "#f0a36b"},
}


def links_to_folders(_app: Any, page: str, source: list[str]) -> None:
    """A link to a folder leads to its first page."""
    here = (ROOT / page).parent

    def first(found: re.Match[str]) -> str:
        folder = here / found[1]
        return f"]({found[1].rstrip('/')}/index.md)" if (folder / "index.md").is_file() else found[0]

    source[0] = re.sub(r"\]\(([\w./-]+)\)", first, source[0])


def from_markdown(_app: Any, _what: str, _name: str, _of: Any, _options: Any, lines: list[str]) -> None:
    """Docstrings here are plain text with a little Markdown: fences become literal blocks, and what reStructuredText
    would take for markup, but is none, is escaped."""
    found: list[str] = []
    fenced = example = drawn = False
    for place, line in enumerate(lines):
        if not line.strip():
            example = drawn = False
        elif line.lstrip().startswith(">>>"):
            example = True
        elif not drawn and any("├" in each for each in paragraph(lines, place)):
            drawn = True
            found += ["::", ""]
        if line.lstrip().startswith("```"):
            fenced = not fenced
            found += ["::", ""] if fenced else [""]
        elif fenced or drawn:
            found.append(f"    {line}")
        else:
            found.append(line if example else escaped(line))
    lines[:] = found


def paragraph(lines: list[str], place: int) -> list[str]:
    """The lines from here to the next empty one."""
    return list(takewhile(str.strip, lines[place:]))


def escaped(line: str) -> str:
    """Stars, bars and underscores at the ends of words, outside of literals."""
    pieces = re.split(r"(``.*?``|`[^`]*`)", line)
    for place in range(0, len(pieces), 2):
        pieces[place] = re.sub(r"(?<!\\)([*|])", r"\\\1", pieces[place])
        pieces[place] = re.sub(r"(\w)_(?=\W|$)", r"\1\\_", pieces[place])
    return "".join(pieces)


def without_inline(app: Any, failed: Exception | None) -> None:
    """The server lets no page run what stands in the page itself: scripts and styles become files, and the address of
    the site itself leads to its first page."""
    if failed is not None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    styles: dict[str, str] = {}

    def named(tag: re.Match[str]) -> str:
        """A tag with the name of its style in place of the style."""
        return re.sub(r' style="([^"]*)"', style_of, tag[0])

    def style_of(found: re.Match[str]) -> str:
        name = sha256(found[1].encode()).hexdigest()[:12]
        styles[name] = found[1]
        return f' data-style="{name}"'

    for page in out.rglob("*.html"):
        up = "../" * len(page.relative_to(out).parents[:-1])
        text = page.read_text("utf-8")

        def moved(found: re.Match[str], up: str = up) -> str:
            kind, inside = found[1], found[2].strip()
            name = f"_static/inline-{sha256(inside.encode()).hexdigest()[:12]}.{'js' if kind == 'script' else 'css'}"
            (out / name).write_text(inside + "\n", "utf-8")
            if kind == "script":
                return f'<script src="{up}{name}"></script>'
            return f'<link rel="stylesheet" type="text/css" href="{up}{name}" />'

        text = re.sub(r"<(script|style)>(.*?)</\1>", moved, text, flags=re.DOTALL)
        text = re.sub(r"<[a-z][^<>]* style=\"[^<>]*>", named, text)
        sheet = f'<link rel="stylesheet" type="text/css" href="{up}_static/inline.css" />'
        page.write_text(text.replace("</head>", f"{sheet}</head>", 1), "utf-8")
    rules = [f'[data-style="{name}"] {{ {style} }}\n' for name, style in sorted(styles.items())]
    (out / "_static" / "inline.css").write_text("".join(rules), "utf-8")
    first = f"{root_doc}.html"
    (out / "index.html").write_text(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{project}</title>'
        f'<meta http-equiv="refresh" content="0; url={first}"></head>'
        f'<body><a href="{first}">{project}</a></body></html>\n',
        "utf-8",
    )


def setup(app: Any) -> None:
    """What Sphinx calls."""
    app.connect("source-read", links_to_folders)
    app.connect("autodoc-process-docstring", from_markdown)
    app.connect("build-finished", without_inline)
