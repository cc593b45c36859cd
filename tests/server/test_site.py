"""The documentation under /docs, where it is built; and never anything beside it."""

from __future__ import annotations

from pathlib import Path

import httpx2

from fracas.server.wire.site import FIRST, NOT_BUILT, site_folder
from tests.server.kit import Served


def test_the_site_is_served_when_it_is_built(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (tmp_path / "secret.txt").write_text("not for you")
    database = f"sqlite:///{tmp_path / 'fracas.sqlite3'}"
    with Served(database, site=site) as served, httpx2.Client(base_url=served.url) as client:
        for path in ("/docs", "/docs/", f"/docs/{FIRST}"):
            assert (client.get(path).status_code, client.get(path).text) == (404, NOT_BUILT)
        (site / "docs").mkdir(parents=True)
        (site / "_static").mkdir()
        (site / FIRST).write_text("<!doctype html><title>Fracas</title>" + "<p>" * 500)
        (site / "_static" / "site.css").write_text("p { color: red }")
        for path in ("/docs", "/docs/", "/docs/docs", "/docs/docs/"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["location"]) == (307, f"/docs/{FIRST}")
        page = client.get(f"/docs/{FIRST}")
        assert page.text.startswith("<!doctype html><title>Fracas")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in page.headers["content-security-policy"]
        assert "css" in client.get("/docs/_static/site.css").headers["content-type"]
        for path in ("/docs/none.html", "/docs/_static", "/docs/%00", f"/docs/{'x' * 300}", "/docs/" + "%C3%A4" * 200):
            assert client.get(path).status_code == 404
        for path in ("/docs/..%2fsecret.txt", "/docs/_static/..%2f..%2fsecret.txt", "/docs/%2e%2e/secret.txt"):
            assert "not for you" not in client.get(path).text


def test_it_is_looked_for_beside_the_sources() -> None:
    assert site_folder().parts[-2:] == ("build", "site")
