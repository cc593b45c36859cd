"""For all tests: one luck, any order, and where CI runs nothing may be skipped."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import luck

settings.register_profile("fracas", deadline=None)  # a busy machine is slow by chance
settings.load_profile("fracas")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """What Hypothesis tries follows from the luck, too, unless somebody asks for more. And Ctrl-C works, which a shell
    ignores in what it runs in the background: tests interrupt programs that they start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--hypothesis-seed") is None:
        config.option.hypothesis_seed = str(luck.LUCK)


def pytest_report_header() -> str:
    return f"luck: FRACAS_LUCK={luck.LUCK}"


@pytest.hookimpl(tryfirst=True)  # before pytest brings together what shares a fixture
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def file(item: pytest.Item) -> str:
        return item.nodeid.partition("::")[0]

    def folder(item: pytest.Item) -> str:
        return file(item).rpartition("/")[0]

    items[:] = luck.shuffled(items, folder, file, lambda item: item.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.give(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, and in CI no test may be: {report.longrepr}"
    return report
