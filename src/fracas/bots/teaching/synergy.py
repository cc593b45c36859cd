"""What an answer gains at a table of synergy."""

from __future__ import annotations

from fracas.bots.evaluation.synergy.errands import DRIVE, LONG, ways_to, where
from fracas.bots.evaluation.synergy.judging import power
from fracas.bots.evaluation.synergy.weights import FITTED
from fracas.bots.teaching import Gain
from fracas.core.listener import Listener
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.telling.naming import card_name, owned, status_name, warrior_name
from fracas.games.synergy.terms import ALIVE, CONFUSED, FROZEN, NOBODY, NOWHERE, OVER, STUNNED, TOAD, TURN

WINS = 99.0
HURTS = (STUNNED, FROZEN, CONFUSED, TOAD)
A_CARD = 0.05
LIFE = 0.8


def gains(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """What has become of warriors, cards and flags, and what the seat's warriors came nearer to."""
    if after.phase == OVER:
        won = seat in after.winners
        return [Gain("won", WINS, "wins the game") if won else Gain("lost", -WINS, "loses the game")]
    if before.phase != TURN:
        return _set_up(before, after, seat, to)
    found: list[Gain] = []
    for me, old in enumerate(before.warriors):
        if old.life == ALIVE and old.square != NOWHERE:
            found += _of_warrior(before, after, me, seat, to)
    got = {gain.key.rpartition(":")[2] for gain in found if gain.key.startswith("gets:")}
    found = [gain for gain in found if not (gain.key.startswith("loses:") and gain.key.rpartition(":")[2] in got)]
    return found + _flags(before, after, seat, to) + _nearer(before, after, seat, to)


def _of_warrior(before: State, after: State, me: int, seat: int, to: Listener) -> list[Gain]:
    """Hits, statuses and cards of one."""
    found: list[Gain] = []
    old, new = before.warriors[me], after.warriors[me]
    sign = 1.0 if old.seat != seat else -1.0
    whose = owned(before, me, to)
    if new.life != ALIVE:
        words = f"kills {whose}" if sign > 0.0 else f"costs {whose}"
        return [Gain(f"dead:{me}", sign * (LIFE + FITTED.hit * old.hits), words)]
    if new.hits != old.hits:
        lost = old.hits - new.hits
        if lost > 0:
            words = f"takes {{}} hit{{s}} from {whose}" if sign > 0.0 else f"costs {whose} {{}} hit{{s}}"
        else:
            words = f"gives {whose} {{}} hit{{s}}"
        found.append(Gain(f"hits:{me}:{lost > 0}", sign * FITTED.hit * lost, words, abs(lost)))
    for status in HURTS:
        if new.is_under(status) and not old.is_under(status):
            words = f"turns {whose} into a toad" if status == TOAD else f"leaves {whose} {status_name(status)}"
            found.append(Gain(f"under:{me}:{status}", -sign * FITTED.out_of_action, words))
        elif old.is_under(status) and not new.is_under(status):
            found.append(
                Gain(f"free:{me}:{status}", sign * FITTED.out_of_action, f"frees {whose} of {status_name(status)}")
            )
    return found + _cards(old, new, me, sign, whose)


def _cards(old: Warrior, new: Warrior, me: int, sign: float, whose: str) -> list[Gain]:
    """What it has got or lost, face up. Flags are told of by themselves."""
    found: list[Gain] = []
    had, has = {*old.cards, *old.down}, {*new.cards, *new.down}
    for card in new.cards:
        if card not in had and not FLAGS <= card < TEAM_POWERS_FROM and sign < 0.0:
            found.append(Gain(f"gets:{me}:{card}", A_CARD + 0.02 * _more(old, new), f"gets {whose} {card_name(card)}"))
    for card in old.cards:
        if card not in has and not FLAGS <= card < TEAM_POWERS_FROM:
            verb = f"takes {card_name(card)} from {whose}" if sign > 0.0 else f"gives up {card_name(card)}"
            found.append(Gain(f"loses:{me}:{card}", sign * A_CARD, verb))
    return found


def _more(old: Warrior, new: Warrior) -> float:
    """How much harder it strikes."""
    return power(new.cards, new.down)[0] - power(old.cards, old.down)[0]


def _flags(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """The two flags that the seat needs: who has them, and how far they are from home; and those of the others, as
    far as everybody knows whose they are."""
    if before.to_the_death:
        return []
    found: list[Gain] = []
    for team in (before.teams[seat], before.goals[seat]):
        if team == NOBODY:
            continue
        name = card_name(FLAGS + team)
        old_bearer, old_square = where(before, FLAGS + team)
        bearer, square = where(after, FLAGS + team)
        mine = bearer != NOBODY and after.warriors[bearer].seat == seat
        was_mine = old_bearer != NOBODY and before.warriors[old_bearer].seat == seat
        if mine and not was_mine:
            words = f"{warrior_name(after, bearer)} takes {name}"
            found.append(Gain(f"flag:{team}", 1.0, f"brings you {name}: {words}"))
        elif was_mine and not mine:
            found.append(Gain(f"flag-lost:{team}", -1.0, f"loses {name}"))
        elif mine and was_mine and NOWHERE not in (square, old_square, before.bases[seat]):
            home = ways_to(before.board, before.bases[seat])
            steps, left = home[old_square] - home[square], max(0.0, home[square] - 1.0)
            if steps >= 1.0:
                there = "home" if left <= 0.0 else "nearer home"
                words = f"brings {name} {{}} step{{s}} {there}" if left > 0.0 else f"brings {name} home"
                found.append(Gain(f"home:{team}:{left <= 0.0}", FITTED.homeward * steps / LONG + 0.02, words, steps))
            elif steps <= -1.0:
                words = f"takes {name} {{}} step{{s}} away from home"
                found.append(Gain(f"away:{team}", FITTED.homeward * steps / LONG - 0.02, words, -steps))
    for other, team in enumerate(before.teams):
        if other == seat or team in (NOBODY, before.goals[seat]):
            continue
        old_bearer, _ = where(before, FLAGS + team)
        bearer, _ = where(after, FLAGS + team)
        had = old_bearer != NOBODY and before.warriors[old_bearer].seat == seat
        has = bearer != NOBODY and after.warriors[bearer].seat == seat
        if has and not had:
            words = f"keeps {card_name(FLAGS + team)} from {to.name(other)}"
            found.append(Gain(f"denies:{team}", 0.3, words))
    return found


def _nearer(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """What those who have moved came nearer to: a flag that the seat lacks, else a foe."""
    found: list[Gain] = []
    for me, old in enumerate(before.warriors):
        new = after.warriors[me]
        if old.seat != seat or new.life != ALIVE or NOWHERE in (old.square, new.square) or old.square == new.square:
            continue
        best: tuple[float, Gain] | None = None
        carries = any(FLAGS <= card < TEAM_POWERS_FROM for card in new.cards)
        for key, square, words in () if carries else _aims(before, seat, to):
            way = ways_to(before.board, square)
            steps, left = way[old.square] - way[new.square], way[new.square]
            if steps < 1.0:
                continue
            rank = left + (0.0 if key.startswith("flag") else LONG)
            said = f"brings {warrior_name(before, me)} {{}} step{{s}} nearer to {words}"
            if left < 1.0:
                said = f"brings {warrior_name(before, me)} to {words}"
            gain = Gain(f"nearer:{me}:{key}:{left < 1.0}", DRIVE * steps / LONG + 0.01, said, steps)
            if best is None or rank < best[0]:
                best = (rank, gain)
        if best is not None:
            found.append(best[1])
    return found


def _aims(state: State, seat: int, to: Listener) -> list[tuple[str, int, str]]:
    """What the seat must reach: keys, squares and words."""
    aims: list[tuple[str, int, str]] = []
    if not state.to_the_death:
        for team in (state.teams[seat], state.goals[seat]):
            if team == NOBODY:
                continue
            bearer, square = where(state, FLAGS + team)
            if square == NOWHERE or (bearer != NOBODY and state.warriors[bearer].seat == seat):
                continue
            carried = "" if bearer == NOBODY else f", which {owned(state, bearer, to)} carries"
            aims.append((f"flag:{team}", square, f"{card_name(FLAGS + team)}{carried}"))
    for me, foe in enumerate(state.warriors):
        if foe.seat != seat and foe.life == ALIVE and foe.square != NOWHERE:
            aims.append((f"foe:{me}", foe.square, owned(state, me, to)))
    return aims


def _set_up(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """Who gets what before the first turn."""
    found: list[Gain] = []
    for me, new in enumerate(after.warriors):
        if new.owner != seat or me >= len(before.warriors):
            continue
        old = before.warriors[me]
        more = power([*new.cards], [*new.down])[0] - power([*old.cards], [*old.down])[0]
        if more >= 0.5:
            words = f"lets {owned(after, me, to)} do more damage in a turn: about {{}} more"
            found.append(Gain(f"harder:{me}", FITTED.offence * more, words, more))
    return found


def subject(state: State, ask: str, touches: tuple[str, ...]) -> str:
    """The warrior whose turn it is, from when it is chosen."""
    if ask == "warrior":
        return touches[0] if touches else ""
    me = state.drill if state.drill != NOBODY else state.active
    return "" if me == NOBODY else f"warrior:{me}"
