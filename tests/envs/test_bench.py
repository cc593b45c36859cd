"""The benchmark of the environments: every layer gives a number, and the section tells them."""

from __future__ import annotations

from bench.environments import LAYERS, section
from bench.environments_measure import GAMES, THEIRS, Numbers, ours
from bench.rounds import Variant


def variant(name: str, numbers: Numbers) -> Variant:
    made = Variant(name, "bench.environments_measure")
    made.rounds += [numbers, numbers]
    return made


def test_every_layer_is_measured_and_told() -> None:
    numbers = ours("legacy", 0.005)
    assert set(LAYERS) <= set(numbers)
    assert all(value > 0 for what, value in numbers.items() if what not in ("compiled", "array µs"))
    every = {f"{game}: {what}": value for game in GAMES for what, value in numbers.items()}
    slow = {what: value / 12 if what.endswith("/s") else value for what, value in every.items()}
    rivals: Numbers = {f"{name} raw_env/s": 100.0 for name in THEIRS}
    rivals |= {f"{name} env/s": numbers["AEC guarded/s"] / 12 for name in THEIRS}
    told = section(
        variant("interpreted", slow),
        variant("compiled", every | {"figures: compiled": 1.0}),
        variant("theirs", rivals),
        1,
    )
    assert all(label in told for label in LAYERS.values())
    assert "figures 12.0×, met; legacy 12.0×, met" in told
    assert "12.0× (1.0×)" in told
    wrong = section(
        variant("interpreted", slow),
        variant("compiled", every | {"figures: compiled": 0.0}),
        variant("theirs", rivals),
        1,
    )
    assert "ran interpreted" in wrong
