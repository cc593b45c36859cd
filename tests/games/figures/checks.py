"""One scenario for each special action, which must fail if the action does nothing.

`test_actions` runs them as they are; `test_mutants` runs them with the action taken away.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.kit.figures import Table, Toy


def check_armor() -> None:
    """Robo-Buddy's Queen lies beside Zapra and saves her once."""
    table = Table(ann=["robo-buddy 5", "zapra 4"], bob=["henchman-bob 3"]).deal(ann="QH 2C 3C", bob="2D KD")
    robo, zapra, henchman = table.figures("robo-buddy", "zapra", "henchman-bob")
    robo.fights(henchman, "QH", "2D").uses_special().chooses(zapra)
    assert zapra.armor == ["QH"]
    assert "QH" not in table.discard
    henchman.fights(zapra, "KD", "2C").says("spend", "yes")
    assert not zapra.wounded
    assert zapra.armor == []
    assert "QH" in table.discard


def check_blast() -> None:
    """Captain Comet attacks three times: as usual, at +5, and as usual again."""
    table = Table(ann=["captain-comet 3"], bob=["henchman-bob 1"])
    table.deal(ann="JH 2C 3C", bob="2D 3D QD").draws("2H", "5C", "6C", "KD", "4D")
    comet, henchman = table.figures("captain-comet", "henchman-bob")
    comet.fights(henchman, "JH", "2D").uses_special()
    assert table.totals == (11 + 3, 2 + 1)
    assert comet.pending == (1, 0, 0)
    henchman.fights(comet, "3D", "2C")
    comet.fights(henchman, "3C", "QD")
    assert table.totals == (3 + 3 + 5, 12)
    assert comet.pending == (0, 0, 0)
    henchman.fights(comet, "2H", "6C")
    comet.fights(henchman, "5C", "KD")
    assert table.totals == (5 + 3, 13)


def check_boost() -> None:
    """The Mule gives Zapra 2 Power, at once."""
    table = Table(ann=["tag-team-mule 2", "zapra 4"], bob=["henchman-bob 3"]).deal(ann="QH 2C 3C", bob="2D")
    mule, zapra, henchman = table.figures("tag-team-mule", "zapra", "henchman-bob")
    mule.fights(henchman, "QH", "2D").uses_special().chooses(zapra)
    assert zapra.power == 6
    assert mule.power == 2


def check_dodge() -> None:
    """Smoke Twin dodges the next attack on it."""
    table = Table(ann=["smoke-twin-left 3"], bob=["henchman-bob 5"]).deal(ann="QH 2C 3C", bob="2D 4D")
    twin, henchman = table.figures("smoke-twin-left", "henchman-bob")
    twin.fights(henchman, "QH", "2D").uses_special()
    henchman.fights(twin, "4D", "3C")
    assert table.totals == (4, 3 + 3 + 5)
    assert twin.pending == (0, 0, 0)


def check_explosion() -> None:
    """Cannon Kate beats Henchman Bob and wounds the Brain behind him."""
    table = Table(ann=["cannon-kate 5"], bob=["henchman-bob 3", "brain-in-a-jar 4", "tyrannox 2"])
    table.deal(ann="QH 2C 3C", bob="2D")
    kate, henchman, brain, tyrannox = table.figures("cannon-kate", "henchman-bob", "brain-in-a-jar", "tyrannox")
    kate.fights(henchman, "QH", "2D").uses_special()
    assert not henchman.wounded
    table.chooses(brain)
    assert [henchman.wounded, brain.wounded, tyrannox.wounded] == [False, True, False]


def check_intimidate() -> None:
    """Tyrannox wounds the Henchman, whose next fight is at −5."""
    table = Table(ann=["tyrannox 6"], bob=["henchman-bob 3"]).deal(ann="QH 2C 3C", bob="2D 9D")
    tyrannox, henchman = table.figures("tyrannox", "henchman-bob")
    tyrannox.fights(henchman, "QH", "2D").uses_special()
    henchman.fights(tyrannox, "9D", "2C")
    assert table.totals == (9 - 5, 2 + 6)
    assert henchman.pending == (0, 0, 0)


def check_luck() -> None:
    """The Cat rolls Zapra's die, a 9."""
    table = Table(ann=["the-cat 3", "zapra 4"], bob=["henchman-bob 3"]).deal(ann="TH 2C 3C", bob="2D").rolls(9)
    cat, zapra, henchman = table.figures("the-cat", "zapra", "henchman-bob")
    cat.fights(henchman, "TH", "2D").uses_special().chooses(zapra)
    assert zapra.power == 9
    assert cat.power == 3


def check_masterplan() -> None:
    """The Accountant makes Bob and herself discard and draw three."""
    table = Table(ann=["the-accountant 5"], bob=["henchman-bob 3"], cyd=["zapra 4"])
    table.deal(ann="QH 2C 3C", bob="2D KD AD", cyd="5S 6S")
    ann, bob, cyd = table.players
    accountant, henchman = table.figures("the-accountant", "henchman-bob")
    table.draws("4H", "5H", "6H", "7H", "8H", "9H")
    accountant.fights(henchman, "QH", "2D").uses_special().chooses(ann, bob)
    assert ann.hand == ["4H", "5H", "6H"]
    assert bob.hand == ["7H", "8H", "9H"]
    assert cyd.hand == ["5S", "6S"]
    assert table.discard == ["2C", "3C", "KD", "AD", "QH", "2D"]


def check_mindcontrol() -> None:
    """The Court Wizard's captive joins him with Power 1, unwounded, with its own card."""
    table = Table(
        ann=["court-wizard 4"],
        bob=["henchman-bob 3"],
        captives={"ann": [Toy("tyrannox", 6, wounded=True, of="bob")]},
    ).deal(ann="QH 2C 3C", bob="2D")
    ann, _ = table.players
    wizard, henchman, tyrannox = table.figures("court-wizard", "henchman-bob", "tyrannox")
    wizard.fights(henchman, "QH", "2D").uses_special().chooses(tyrannox)
    assert ann.line == ["court-wizard", "tyrannox"]
    assert ann.captives == []
    assert (tyrannox.power, tyrannox.wounded) == (1, False)


def check_recover() -> None:
    """Zapra comes home with the Power she began with."""
    table = Table(
        ann=["captain-comet 5"],
        bob=["henchman-bob 3"],
        captives={"bob": [Toy("zapra", 8, start=4, wounded=True, of="ann")]},
    ).deal(ann="KH 2C 3C", bob="2D")
    ann, bob = table.players
    comet, henchman, zapra = table.figures("captain-comet", "henchman-bob", "zapra")
    comet.fights(henchman, "KH", "2D").uses_special().chooses(zapra)
    assert ann.line == ["captain-comet", "zapra"]
    assert bob.captives == []
    assert (zapra.power, zapra.wounded) == (4, False)


def check_sneak() -> None:
    """Raptor Jill goes again, with a full hand; then play goes the other way."""
    table = Table(ann=["zapra 4"], bob=["raptor-jill 5"], cyd=["henchman-bob 3"], turn="bob")
    table.deal(ann="2D 3D", bob="QH 2C 3C", cyd="AS").draws("4C")
    _, bob, cyd = table.players
    zapra, jill = table.figures("zapra", "raptor-jill")
    jill.fights(zapra, "QH", "2D").uses_special()
    assert table.turn_of == "bob"
    assert bob.hand == ["2C", "3C", "4C"]
    jill.attacks(cyd)
    table.cards("2C", "AS")
    assert table.turn_of == "ann"


def check_stun() -> None:
    """Grandmaster Ito stuns Bob, who neither draws nor attacks, but defends."""
    table = Table(ann=["grandmaster-ito 4"], bob=["henchman-bob 3"]).deal(ann="QH 2C 3C", bob="2D 9D").draws("4C")
    ann, bob = table.players
    ito, henchman = table.figures("grandmaster-ito", "henchman-bob")
    ito.fights(henchman, "QH", "2D").uses_special()
    assert table.turn_of == "ann"
    assert bob.hand == ["9D"]
    assert ann.hand == ["2C", "3C", "4C"]
    ito.fights(henchman, "2C", "9D")
    assert table.totals == (6, 9)


CHECKS: dict[str, Callable[[], None]] = {
    "armor": check_armor,
    "blast": check_blast,
    "boost": check_boost,
    "dodge": check_dodge,
    "explosion": check_explosion,
    "intimidate": check_intimidate,
    "luck": check_luck,
    "masterplan": check_masterplan,
    "mindcontrol": check_mindcontrol,
    "recover": check_recover,
    "sneak": check_sneak,
    "stun": check_stun,
}
