"""What questions to the geometry cost, on the eight maps with 13 random bases.

python -m bench.plane             with what is imported: interpreted, or compiled after make fast
python -m bench.plane --rounds 5  fewer battles a map (20)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from tests.core.plane.kit import battle
from tests.core.plane.maps import MAPS, ground

from bench.measure import is_compiled
from fracas.core.plane.paths import Walker, Way, path, reach
from fracas.core.plane.sight import sees
from fracas.core.plane.sweep import sweep


class Costs:
    """CPU times of one kind of question, in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def take(self, question: Callable[..., Any], *given: Any) -> Any:
        """Ask, and note what it cost."""
        begun = process_time()
        answer = question(*given)
        self.times.append(process_time() - begun)
        return answer

    def row(self, name: str) -> str:
        """Mean, 95th percentile and maximum."""
        times = sorted(self.times) or [0.0]
        mean = sum(times) / len(times)
        values = (mean, times[int(len(times) * 0.95)], times[-1])
        shown = "".join(f"{value * 1e6:10.1f} µs" if value < 1e-3 else f"{value * 1e3:10.2f} ms" for value in values)
        return f"{name:24}{len(times):7}{shown}"


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=20)
    rounds: int = arguments.parse_args().rounds
    seen, pushed, straight, bent, refused, half, quarter = (Costs() for _ in range(7))
    for name in MAPS:
        table = ground(name)
        random = Random(name)
        for number in range(rounds + 1):
            me, *rest = battle(random, table, 13)
            enemies, others = rest[:6], rest[6:]
            walker = Walker(me.r, random.randint(3, 6))
            reach(table, walker, me, enemies, others)  # the nodes around walls are made once a map and radius
            if number == 0:
                continue
            begun = process_time()
            for one in rest:
                for other in rest:
                    sees(table, one, other)
            seen.times.append((process_time() - begun) / len(rest) ** 2)
            for _ in range(12):
                x, y = me.x + random.randint(-5000, 5000), me.y + random.randint(-5000, 5000)
                pushed.take(sweep, table, me, x, y, rest)
                asked = Costs()
                found = asked.take(path, table, walker, me, (x, y), enemies, others)
                kind = refused if not isinstance(found, Way) else straight if len(found.legs) == 1 else bent
                kind.times += asked.times
            half.take(reach, table, walker, me, enemies, others)
            quarter.take(reach, table, walker, me, enemies, others, 1 << 30, 250)
    print("compiled" if is_compiled() else "interpreted")
    print(f"{'':24}{'number':>7}{'mean':>13}{'95 %':>13}{'most':>13}")
    print(seen.row("sight"))
    print(pushed.row("push"))
    print(straight.row("path, straight"))
    print(bent.row("path, bent or climbing"))
    print(refused.row("path, refused"))
    print(half.row('reach, 1/2" lattice'))
    print(quarter.row('reach, 1/4" lattice'))


if __name__ == "__main__":
    main()
