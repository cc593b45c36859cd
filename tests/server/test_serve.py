"""``fracas serve``, bots in processes of their own, and the pages of the client."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

import fracas
from fracas.cli.serving import listen
from fracas.core.refusal import FracasError, SetupError
from fracas.server.bots.processes import BotProcesses, read_bot
from fracas.server.wire.pages import NOT_BUILT
from tests.server.kit import PATIENCE, Served


def test_serve(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.luck", "serve", "--port", "0", "--workers", "1"]
    environment = {**os.environ, "FRACAS_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Fracas is served at (http://127\.0\.0\.1:\d+/)\n", line)
        assert found is not None, line
        assert httpx2.get(f"{found[1]}api/games", timeout=PATIENCE).json()[0]["name"] == "figures"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)
    assert (tmp_path / "fracas.sqlite3").exists()


def test_the_next_free_port_or_the_one_that_was_asked_for() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        taken = first.getsockname()[1]
        assert second.getsockname()[1] > taken
        assert first.proto == socket.IPPROTO_TCP  # or every answer would take 40 ms longer
        with pytest.raises(FracasError, match="Cannot listen"):
            listen("127.0.0.1", taken)


def test_bots_think_in_processes_and_the_same_there() -> None:
    table = fracas.game("figures").start(players=2, seed=5)
    seat = table.waiting_for[0]

    async def both() -> None:
        here, there = BotProcesses(0), BotProcesses(1)
        sight = table.sight(seat)
        try:
            thought = await there.decide(sight, "mcts:40", 7)
            assert thought == await here.decide(sight, "mcts:40", 7)
            assert thought.candidates and thought.why
            for process in there.processes:
                process.terminate()
            assert await there.decide(sight, "mcts:40", 7) == thought  # in a fresh process
        finally:
            there.close()

    asyncio.run(both())


def test_bots_that_a_guest_may_ask_for() -> None:
    assert read_bot("hard", fracas.game("figures")) == "mcts:500"
    for spec in ("random", "greedy", "greedy:20", "mcts", "mcts:500", "mcts:2s"):
        assert read_bot(spec, fracas.game("figures")) == spec
    for spec in ("mcts:3s", "mcts:5000", "greedy:51", "chess", "mcts:" + "9" * 60):
        with pytest.raises(SetupError):
            read_bot(spec, fracas.game("figures"))


def test_pages(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for you")
    database = f"sqlite:///{tmp_path / 'fracas.sqlite3'}"
    with Served(database, web=web) as served, httpx2.Client(base_url=served.url) as client:
        assert client.get("/").text == NOT_BUILT
        (web / "index.html").write_text("<!doctype html>")
        (web / "assets" / "app-1a2b.js").write_text("let it = be;" * 200)
        for path in ("/", "/table/x", "/join/abc", "/rules/figures"):
            page = client.get(path)
            assert page.text == "<!doctype html>" and page.headers["cache-control"] == "no-cache"
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert client.get("/assets/app-old.js").status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "not for you" not in client.get(path).text
        for path in (
            "/%00",
            "/table/%00.js",
            f"/{'x' * 300}",
            f"/table/{'x' * 3000}",
            "/" + "%C3%A4" * 200,
            "/x" * 4000,
        ):
            assert client.get(path).status_code == 404
        assert client.get("/%ff").status_code == 200


def test_assets_are_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>" + "<p>" * 500)
    script = web / "assets" / "app-1a2b.js"
    script.write_text("let it = be;" * 2000)
    (web / "assets" / "art.png").write_bytes(bytes(5000))
    compressed: list[int] = []
    really = gzip.compress

    def compress(content: bytes, *levels: int, **named: int) -> bytes:
        compressed.append(len(content))
        return really(content, *levels, **named)

    monkeypatch.setattr("gzip.compress", compress)
    database = f"sqlite:///{tmp_path / 'fracas.sqlite3'}"
    with Served(database, web=web) as served, httpx2.Client(base_url=served.url) as client:
        monkeypatch.setattr("starlette.middleware.gzip.GZipResponder.apply_compression", never)
        for _ in range(5):
            for path in ("/", "/table/x", "/assets/app-1a2b.js"):
                answer = client.get(path)
                assert answer.headers["content-encoding"] == "gzip" and "Accept-Encoding" in answer.headers["vary"]
            assert answer.text == script.read_text() and "javascript" in answer.headers["content-type"]
        assert len(compressed) == 2, "the page and the script, each once"
        plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script.read_text()
        assert client.get("/assets/art.png").content == bytes(5000)
        script.write_text("let it = not be;")
        assert client.get("/assets/app-1a2b.js").text == "let it = not be;"
        assert len(compressed) == 3


def never(*_: object, **__: object) -> bytes:
    raise AssertionError("nothing is compressed for each who asks")
