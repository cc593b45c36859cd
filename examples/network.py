"""The network that ``teach.py`` teaches: policy and value, and one step of proximal policy optimisation, in JAX."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from fracas.bots.network import LAYERS

HIDDEN: Final = 256
CLIP: Final = 0.2
"""How far a probability may move away from what it was when the answer was given."""
ENTROPY: Final = 0.01
"""How much it is worth to stay undecided."""
Weights = dict[str, Any]


def fresh(rng: np.random.Generator, seen: int, answers: int) -> Weights:
    """A network that knows nothing."""
    net: Weights = {}
    for layer, rows in enumerate([seen, *[HIDDEN] * (LAYERS - 1)]):
        net[f"w{layer}"] = rng.normal(0, (2 / rows) ** 0.5, (rows, HIDDEN)).astype(np.float32)
        net[f"b{layer}"] = np.zeros(HIDDEN, np.float32)
    net["wp"] = rng.normal(0, 0.01, (HIDDEN, answers)).astype(np.float32)
    net["wv"] = np.zeros((HIDDEN, 1), np.float32)
    return net | {"bp": np.zeros(answers, np.float32), "bv": np.zeros(1, np.float32)}


def weigh(net: Weights, seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of how often each answer is given, and how it will end."""
    x = seen.astype(jnp.float32)
    x = jnp.sign(x) * jnp.log1p(jnp.abs(x))
    for layer in range(LAYERS):
        x = jax.nn.relu(x @ net[f"w{layer}"] + net[f"b{layer}"])
    liked = jnp.where(mask > 0, x @ net["wp"] + net["bp"], -1e9)
    return jax.nn.log_softmax(liked), jnp.tanh(x @ net["wv"] + net["bv"])[:, 0]


@jax.jit
def act(net: Weights, key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """An answer for each table, the logarithm of how often it is given, and how it will end."""
    odds, worth = weigh(net, seen, mask)
    picked = jax.random.categorical(key, odds)
    return picked, jnp.take_along_axis(odds, picked[:, None], 1)[:, 0], worth


def loss(net: Weights, seen: Any, mask: Any, picked: Any, before: Any, gain: Any, end: Any) -> Any:
    odds, worth = weigh(net, seen, mask)
    ratio = jnp.exp(jnp.take_along_axis(odds, picked[:, None], 1)[:, 0] - before)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    certain = (jnp.exp(odds) * jnp.where(mask > 0, odds, 0)).sum(1).mean()
    return policy + 0.5 * ((worth - end) ** 2).mean() + ENTROPY * certain


@jax.jit
def update(net: Weights, mean: Weights, spread: Weights, step: Any, rate: Any, *part: Any) -> tuple[Weights, ...]:
    """One step of Adam, on gradients that are cut to length 1."""
    slope = jax.grad(loss)(net, *part)
    length = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
    slope = {name: each * jnp.minimum(1.0, 1.0 / (length + 1e-8)) for name, each in slope.items()}
    mean = {name: 0.9 * mean[name] + 0.1 * each for name, each in slope.items()}
    spread = {name: 0.999 * spread[name] + 0.001 * each**2 for name, each in slope.items()}
    scale = rate * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    return {name: net[name] - scale * mean[name] / (jnp.sqrt(spread[name]) + 1e-8) for name in net}, mean, spread
