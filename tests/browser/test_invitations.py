"""Invitations: what a link says at once, its QR code, copying without TLS, and links that lead nobody else here."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.serving import PATIENCE, Server
from tests.browser.test_phone import fits
from tests.server.qr_reader import read

WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As a browser is over plain HTTP."""

READ_DRAWING = """async (image) => {
  await image.decode();
  const canvas = new OffscreenCanvas(400, 400), pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, 400, 400);
  const source = await (await fetch(image.src)).text();
  const modules = Number(/viewBox="0 0 (\\d+)/.exec(source)[1]);
  const middle = (place) => (place + 0.5) * 400 / modules;
  const dark = (column, row) => pen.getImageData(middle(column), middle(row), 1, 1).data[0] < 128;
  const rows = [];
  for (let row = 4; row < modules - 4; row += 1) {
    rows.push(Array.from({ length: modules - 8 }, (_, column) => dark(column + 4, row)));
  }
  return rows;
}"""
"""What a camera would see of the picture, module by module, without the quiet zone."""


class OnTheNetwork(Server):
    """A server for others on the same network, which is another loopback address here."""

    def start(self) -> None:
        super().start()
        assert self._process is not None and self._process.stdout is not None
        line = self._process.stdout.readline()
        self.others = line.rstrip().rstrip("/").rpartition(" ")[2]


@pytest.fixture
def network(tmp_path: Path) -> Iterator[OnTheNetwork]:
    """A test names it before those who come, so that they have left before it ends."""
    with OnTheNetwork(tmp_path, program="tests.browser.on_a_network", flags=["--lan"]) as server:
        yield server


def open_for_a_friend(person: Person) -> str:
    """Set up a table with one seat for a friend, and stay at the panel with the link; the link."""
    person.goto("/setup/figures")
    person.page.get_by_label("Who sits here").nth(1).select_option(label="A friend, by link")
    person.button("Open the table").click()
    field = person.page.get_by_label("Link to seat 2", exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def test_copying_works_where_there_is_no_clipboard(ann: Person) -> None:
    ann.context.add_init_script(WITHOUT_CLIPBOARD)
    link = open_for_a_friend(ann)
    assert ann.page.evaluate("() => navigator.clipboard") is None
    ann.button(re.compile("Copy link")).click()
    expect(ann.page.get_by_text("Copied", exact=True)).to_be_visible()
    ann.goto("/join")
    code = ann.page.get_by_label("The link or the code you were sent")
    code.focus()
    ann.page.keyboard.press("Control+V")
    expect(code).to_have_value(link)


def test_where_copying_is_forbidden_the_link_is_selected(ann: Person) -> None:
    ann.context.add_init_script(f"{WITHOUT_CLIPBOARD}; document.execCommand = () => false;")
    link = open_for_a_friend(ann)
    ann.button(re.compile("Copy link")).click()
    expect(ann.page.get_by_text("It is selected")).to_be_visible()
    assert ann.page.evaluate("() => getSelection().toString()") == link


def test_a_link_for_this_machine_only_says_so(ann: Person) -> None:
    open_for_a_friend(ann)
    expect(ann.page.get_by_text("This link only works on this machine")).to_contain_text("--lan")
    expect(ann.page.get_by_role("img", name="QR code of this link")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_on_a_network_the_link_and_its_code_lead_there(network: OnTheNetwork, newcomer: Newcomer, phone: bool) -> None:
    """Ann has come by loopback, and her links still work for others."""
    ann = newcomer("Ann", to=network, phone=phone)
    open_for_a_friend(ann)
    field = ann.page.get_by_label("Link to seat 2", exact=True)
    expect(field).to_have_value(re.compile(re.escape(network.others)))
    link = field.input_value()
    expect(ann.page.get_by_text("only works on this machine")).to_have_count(0)
    drawing = ann.page.get_by_role("img", name="QR code of this link")
    expect(drawing).to_be_visible()
    assert read(drawing.evaluate(READ_DRAWING)) == link
    if phone:
        fits(ann)
    friend = newcomer("Bob", to=network, phone=phone)
    friend.guard.origin = network.others  # and nowhere else
    friend.goto(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Figures.")


@pytest.mark.parametrize("phone", [False, True])
def test_an_invitation_says_who_invites_to_what(ann: Person, newcomer: Newcomer, phone: bool) -> None:
    _, [first, second] = ann.open_table("me", "open", "greedy", "open", army_size=3, watchable=False)
    newcomer("Cy").join(first)
    bob = newcomer(phone=phone)
    bob.goto(second)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Figures.")
    seats = bob.page.get_by_role("list", name="Seats", exact=True).get_by_role("listitem")
    for place, words in enumerate(("Ann.*invites you", "Cy.*has sat down", "bot, normal", "You.*your seat")):
        expect(seats.nth(place)).to_have_text(re.compile(words, re.DOTALL))
    expect(bob.page.get_by_text("Army size 3")).to_be_visible()
    expect(bob.page.get_by_text("Nobody may watch")).to_be_visible()
    expect(bob.page.get_by_role("main").get_by_role("button")).to_have_text("Sit down")
    if phone:
        fits(bob)
    bob.page.get_by_label("Your name", exact=True).fill("Bob")
    bob.press(bob.button("Sit down"))
    expect(bob.page).to_have_url(re.compile("/table/"))
    expect(bob.prompt).to_be_visible()
    bob.goto(second)
    bob.page.get_by_role("link", name="Go to the table").click()
    expect(bob.page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_used_or_bad_invitation_says_so_before_anything_is_asked(
    ann: Person, bob: Person, newcomer: Newcomer, phone: bool
) -> None:
    _, [used] = ann.open_table("me", "open")
    bob.join(used)
    closed_table, [closed] = ann.open_table("me", "open")
    ann.send("POST", f"/api/tables/{closed_table.rpartition('/')[2]}/close")
    late = newcomer(phone=phone)
    late.guard.expect("/api/join/|the server responded with a status of")
    for link, heading in (
        (used, "This invitation has been used."),
        ("/join/cut-short", "There is no such invitation."),
        (closed, "This table was given up."),
    ):
        late.goto(link)
        expect(late.page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(late.page.get_by_role("alert")).not_to_be_empty()
        expect(late.page.get_by_label("Your name", exact=True)).to_have_count(0)
        expect(late.button("Sit down")).to_have_count(0)
        expect(late.page.get_by_role("link", name="To the games")).to_be_visible()
        if phone:
            fits(late)


LINE = re.compile("\x1b\\[38;5;16;48;5;231m(.*?)\x1b\\[0m")


def test_the_terminal_draws_the_address_for_others(tmp_path: Path) -> None:
    """On a terminal of its own: what a phone would read from it."""
    primary, secondary = pty.openpty()
    command = [sys.executable, "-m", "tests.browser.on_a_network", "serve", "--lan", "--port", "0", "--workers", "1"]
    environment = {**os.environ, "FRACAS_HOME": str(tmp_path), "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    process = subprocess.Popen(command, stdout=secondary, env=environment)
    os.close(secondary)
    said = b""
    lines: list[str] = []
    try:
        while not lines or len(lines) < (len(lines[0]) + 1) // 2:
            assert select.select([primary], [], [], PATIENCE)[0], said
            said += os.read(primary, 65536)
            lines = LINE.findall(said.decode(errors="ignore"))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        os.close(primary)
    found = re.search(r"For others on the same network: (\S+)", said.decode())
    assert found is not None
    rows = [[half in both for half in halves] for halves in lines for both in ("▀█", "▄█")]
    inner = [row[4:-4] for row in rows[4:]]
    assert read(inner[: len(inner[0])]) == found[1]
