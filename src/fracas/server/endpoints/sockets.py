"""The socket of a table: from the browser come answers and wishes, back go views, events and refusals."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fracas.core.nesting import too_deep
from fracas.core.refusal import Malformed, Refusal, Stale
from fracas.core.sentences import brief
from fracas.server.people.audience import holds_seat, must_see
from fracas.server.people.guests import Guests, is_id, read_saying
from fracas.server.storage.failures import AWAY, NotKept, is_away
from fracas.server.table.presence import Presence
from fracas.server.table.screen import Screen
from fracas.server.table.table import POLICY, TRY_LATER, Table
from fracas.server.table.tables import Tables
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.fast_sockets import WIRE, WRITE
from fracas.server.wire.from_browser import (
    Abort,
    Answer,
    AnswerDraw,
    AnswerUndo,
    AskHint,
    AskUndo,
    Claim,
    FromBrowser,
    Hello,
    Leave,
    Look,
    OfferDraw,
    Ping,
    Say,
    Stand,
    Try,
    Why,
)
from fracas.server.wire.limits import LARGEST_MESSAGE, STRANGERS, Bucket, Buckets, Limits, Rate, counted, is_own_machine
from fracas.server.wire.protocol import PROTOCOL, Message
from fracas.server.wire.safety import same_origin
from fracas.server.wire.to_browser import Accepted, Pong, Problem, Refused
from fracas.server.workers.previews import WAITING

LONGEST_SAYING = 500
DONE = 1000
TOO_BIG = 1009

_log = logging.getLogger("fracas.server")
_CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")  # a line may be broken, nothing else
_decoder = msgspec.json.Decoder(FromBrowser)


class Sockets:
    """All open sockets."""

    def __init__(self, tables: Tables, guests: Guests, limits: Limits) -> None:
        self._tables = tables
        self._guests = guests
        self._limits = limits
        self.presence = Presence(limits, guests.attendance)
        self._open: Counter[str] = Counter()
        self._rates = Rates(limits)
        self._handshakes = Rate(limits.handshakes, limits.handshake_burst, limits.crowd)

    async def serve(self, socket: WebSocket) -> None:
        """One socket from the handshake to its end."""
        if not same_origin(socket.headers):
            await socket.close(POLICY)
            return
        address = socket.client.host if socket.client else ""
        try:
            guest = await self._guests.find(socket.cookies.get(self._guests.cookie), address)
            if not self._handshakes.take(None if guest is None else guest.id, address):
                raise Denied(429, "too-fast", "You come back too often; wait a moment.")
        except Denied as no:
            await socket.accept()
            await _turn_away(socket, no.code, no.sentence, TRY_LATER)
            return
        except Exception as error:
            if not is_away(error):
                raise
            _log.error("a guest cannot be looked up now: %s", type(error).__name__)
            await socket.accept()
            await _turn_away(socket, AWAY.code, AWAY.sentence, TRY_LATER)
            return
        await socket.accept()
        try:
            if not is_id(socket.path_params["table"]):
                raise missing("table")
            table = await self._tables.table(socket.path_params["table"])
            self._guests.must_be_welcome(guest, address)
            must_see(table.row, guest)
            if guest is not None and not holds_seat(table.row, guest.id):
                await self._tables.must_not_be_blocked(table.row, guest)
        except Denied as no:
            await _turn_away(socket, no.code, no.sentence, TRY_LATER if no.status == 503 else POLICY)
            return
        except Exception as error:
            if not is_away(error):
                raise
            _log.error("a table cannot be read now: %s", type(error).__name__)
            await _turn_away(socket, AWAY.code, AWAY.sentence, TRY_LATER)
            return
        state = socket.scope.get("state", {})
        screen = Screen(guest, state.get(WRITE))
        screen.address = counted(address)
        key = guest.id if guest is not None else f"address {counted(address)}"
        places = {key: self._limits.sockets * (1 if guest is not None else STRANGERS)}
        if not is_own_machine(address):
            places[f"all at {counted(address)}"] = self._limits.sockets * self._limits.crowd
        if self._open[key] >= places[key]:
            await _turn_away(socket, "too-many-sockets", "You have too many tables open. Close some.")
            return
        if any(self._open[each] >= most for each, most in places.items()):
            sentence = "Too many tables are open on your network. Close some."
            await _turn_away(socket, "too-many-sockets", sentence, TRY_LATER)
            return
        self._open.update(places.keys())
        table.sockets += 1  # from here on the table may not be forgotten, though nobody has said hello
        open_socket = TableSocket(socket, screen, table, self._limits, self._rates, key)
        self.presence.add(screen, state.get(WIRE), table.presence_changed)
        sending = asyncio.create_task(open_socket.send())
        try:
            await open_socket.listen()
        except WebSocketDisconnect:
            pass
        finally:
            self.presence.remove(screen)
            table.leave(screen)
            table.sockets -= 1
            screen.close()
            self._open.subtract(places.keys())
            self._open += Counter()  # forgets those who have none
            await sending


class Rates:
    """How fast each guest may do what, over all their sockets."""

    def __init__(self, limits: Limits) -> None:
        self.messages = Buckets(limits.messages * 2, limits.burst * 2)
        self.tries = Buckets(limits.tries, limits.tries * 2)
        self.hints = Buckets(limits.hints, 10)
        self.stands = Buckets(limits.stands, limits.stand_burst)
        self.sayings = Buckets(limits.chat, limits.chat_burst)


async def _turn_away(socket: WebSocket, code: str, sentence: str, closing: int = POLICY) -> None:
    await socket.send_text(msgspec.json.encode(Problem(code, sentence)).decode())
    await socket.close(closing)


class TableSocket:
    """The socket of one browser."""

    def __init__(
        self,
        socket: WebSocket,
        screen: Screen,
        table: Table,
        limits: Limits,
        rates: Rates,
        key: str,
    ) -> None:
        self._socket = socket
        self._screen = screen
        self._table = table
        self._limits = limits
        self._bucket = Bucket(limits.messages, limits.burst)
        self._rates = rates
        self._key = key
        self._strikes = 0
        self._greeted = False
        self._hinting: asyncio.Task[None] | None = None
        self._looks: set[asyncio.Task[None]] = set()
        self._one_look = asyncio.Lock()
        self._code = DONE

    async def send(self) -> None:
        """Send what waits until the socket is closed."""
        try:
            await self._screen.drain(self._socket.send_text)
            await self._socket.close(TRY_LATER if self._screen.overrun else self._screen.code or self._code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the browser has gone

    async def listen(self) -> None:
        """Take messages until the browser goes or has gone too far."""
        until = time.monotonic() + self._limits.hello
        try:
            while self._strikes < self._limits.strikes:
                patience = None if self._greeted else max(0.0, until - time.monotonic())
                try:
                    received = await asyncio.wait_for(self._socket.receive(), patience)
                except TimeoutError:
                    self._problem("no-hello", "You did not say hello in time.")
                    self._code = TRY_LATER
                    break
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text")
                await self._take(text if text is not None else received.get("bytes") or b"")
            if self._code == DONE:
                self._code = POLICY
        finally:
            for task in (*self._looks, self._hinting):
                if task is not None:
                    task.cancel()

    async def _take(self, text: str | bytes) -> None:
        if len(text) > LARGEST_MESSAGE or (isinstance(text, str) and len(text.encode()) > LARGEST_MESSAGE):
            self._problem("too-big", f"A message has at most {LARGEST_MESSAGE} bytes.")
            self._strikes, self._code = self._limits.strikes, TOO_BIG
            return
        if not self._bucket.take() or not self._rates.messages.take(self._key):
            self._problem("too-fast", "That was too fast. Wait a moment.")
            return
        if too_deep(text):
            self._problem("malformed", "That message is nested too deeply.")
            return
        try:
            message = _decoder.decode(text)
        except msgspec.ValidationError as no:
            self._problem("malformed", f"That is not a message of the protocol: {brief(str(no), LONGEST_SAYING)}")
            return
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._problem("malformed", "That is no JSON.")
            return
        question = message.question if isinstance(message, Answer | Try | Why | Look) else None
        await self._do(lambda: self._obey(message), question)

    async def _do(self, work: Callable[[], Awaitable[None]], question: int | None = None) -> None:
        """Do what a message asks for, and say so if it cannot be done."""
        try:
            await work()
        except Refusal as no:
            self._screen.send(Refused(no.code, no.rule, no.sentence, question))
        except NotKept:
            sentence = "That could not be written to the disk and does not count. Try again."
            self._screen.send(Problem("not-kept", sentence))
        except Exception as error:
            # Only its name is logged: what it says may hold what nobody is to know.
            _log.error("a message failed: %s", type(error).__name__)
            if is_away(error):
                self._screen.send(Problem(AWAY.code, AWAY.sentence))
            else:
                self._screen.send(Problem("failed", "Something went wrong on the server. Nothing has changed."))

    def _problem(self, code: str, sentence: str) -> None:
        self._strikes += 1
        self._screen.send(Problem(code, sentence))

    async def _obey(self, message: FromBrowser) -> None:
        screen, table = self._screen, self._table
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            screen.send(Pong())
        elif not self._greeted:
            self._problem("no-hello", "Say hello first.")
        elif isinstance(message, Answer):
            self._must_hold(message.seat)
            await table.answer(
                message.seat,
                message.question,
                message.answer,
                lambda: screen.send(Accepted(message.seat, message.question)),
            )
        elif isinstance(message, Try):
            self._look(message, lambda: table.looks.tried(message.seat, message.question, message.place))
        elif isinstance(message, Why):
            self._look(message, lambda: table.looks.because(message.seat, message.question, message.thing))
        elif isinstance(message, Look):
            self._look(message, lambda: table.looks.look(message.seat, message.question, message.about))
        elif isinstance(message, Stand):
            self._must_hold(message.seat)
            if not self._rates.stands.take(self._key):
                sentence = "You are changing your standing passes too often. Wait a moment."
                raise Stale("too-many-stands", sentence, rule="table.pass")
            await table.stand(message.seat, message.ask, message.on)
        elif isinstance(message, AskUndo):
            self._must_hold(message.seat)
            await table.undos.ask(message.seat)
        elif isinstance(message, AnswerUndo):
            self._must_hold(message.seat)
            await table.undos.answer_asked(message.seat, message.request, message.agree)
        elif isinstance(message, AskHint):
            self._must_hold(message.seat)
            self._hint(message.seat)
        elif isinstance(message, Leave | Abort | OfferDraw | AnswerDraw | Claim):
            self._must_hold(message.seat)
            await self._depart(message)
        elif isinstance(message, Say):
            await self._say(message.text)

    async def _depart(self, message: Leave | Abort | OfferDraw | AnswerDraw | Claim) -> None:
        leaving = self._table.leaving
        if isinstance(message, Leave):
            await leaving.resign(message.seat)
        elif isinstance(message, Abort):
            await leaving.abort(message.seat)
        elif isinstance(message, OfferDraw):
            await leaving.offer_draw(message.seat)
        elif isinstance(message, AnswerDraw):
            await leaving.answer_draw(message.seat, message.request, message.agree)
        else:
            await leaving.claim(message.seat, message.away)

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._problem("other-protocol", f"This server speaks protocol {PROTOCOL}; load the page again.")
            self._strikes, self._code = self._limits.strikes, POLICY
        elif self._greeted:
            self._problem("hello-twice", "You have said hello already.")
        else:
            self._greeted = True
            await self._table.enter(self._screen, hello.after)

    def _must_hold(self, seat: int) -> None:
        if seat not in self._screen.seats:
            raise Malformed("not-your-seat", "You do not hold that seat.", rule="table.seat")

    def _look(self, message: Try | Why | Look, look: Callable[[], Awaitable[Message]]) -> None:
        """A game may have to think about what is looked at; meanwhile the socket goes on, so that no answer waits. What
        is dragged is tried often, and the looks of one socket are taken one after the other."""
        self._must_hold(message.seat)
        if len(self._looks) >= WAITING or not self._rates.tries.take(self._key):
            raise Stale("too-many-tries", "You are trying out too much at once. Wait a moment.", rule="table.question")

        async def in_turn() -> None:
            async with self._one_look:
                self._screen.send(await look())

        task = asyncio.create_task(self._do(in_turn, message.question))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    def _hint(self, seat: int) -> None:
        """Hints take their time; meanwhile the socket goes on."""
        if self._hinting is not None and not self._hinting.done():
            raise Malformed("hint-asked", "Your last hint is still being worked out.", rule="table.question")
        if not self._rates.hints.take(self._key):
            raise Malformed("too-many-hints", "You ask for hints too often; wait a moment.", rule="table.question")
        self._hinting = asyncio.create_task(self._send_hint(seat))

    async def _send_hint(self, seat: int) -> None:
        try:
            self._screen.send(await self._table.hint(seat, self._key))
        except Refusal as no:
            self._screen.send(Refused(no.code, no.rule, no.sentence))
        except Exception:
            self._screen.send(Problem("no-hint", "There is no hint now. Try again."))

    async def _say(self, text: str) -> None:
        guest = self._screen.guest
        said = _CONTROLS.sub("", read_saying(text)).strip()
        if guest is None:
            raise Malformed("no-guest", "Only guests with a name may speak.", rule="table.seat")
        if not said or len(said) > LONGEST_SAYING:
            raise Malformed("bad-saying", f"Say 1 to {LONGEST_SAYING} characters.", rule="table.seat")
        if not self._rates.sayings.take(guest.id):
            raise Malformed("too-much-talk", "You talk too fast; wait a moment.", rule="table.seat")
        await self._table.talk.say(guest, said)
