"""How much the first visit loads, and from where."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

MOST = 250_000
"""Bytes over the wire, as compressed as the server sends them."""


def test_the_first_load_is_light_and_stays_at_home(newcomer: Newcomer) -> None:
    stranger = newcomer()
    stranger.goto("/")
    expect(stranger.play_now()).to_be_visible()
    stranger.page.wait_for_load_state("networkidle")
    weights: dict[str, int] = {}
    for request in stranger.guard.requests:
        sizes = request.sizes()
        weights[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        assert request.url.startswith(stranger.guard.origin)
        response = request.response()
        assert response is not None
        if request.resource_type in ("script", "stylesheet") and sizes["responseBodySize"] > 1_000:
            assert response.header_value("content-encoding") in ("gzip", "br", "zstd"), request.url
    assert len(weights) > 5
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda each: -each[1])
