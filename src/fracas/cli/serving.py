"""``fracas serve``."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from types import FrameType
from typing import TextIO

from fracas import home
from fracas.core.refusal import FracasError

HOST = "127.0.0.1"
PORT = 8000
FASTEST = 1_000_000
"""Messages a second that nobody can send: the same as no limit."""
MOST_WORKERS = 1000
LONGEST_AWAY = 365 * 24 * 60 * 60
"""Seconds in a year: nobody is waited for longer."""
LAST_PORT = 65535
KINDS = ("sqlite", "sqlite+pysqlite", "postgres", "postgresql", "postgresql+psycopg")
"""Databases, and how they are reached, as an address begins."""
TRIED = 50
"""How many ports are tried, when none is asked for."""


def add_serve(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas serve``."""
    parser.add_argument("--host", help=f"the address to listen at; {HOST}, if not given")
    parser.add_argument(
        "--lan", action="store_true", help="let others on the same network in, and say how they get here"
    )
    parser.add_argument("--port", type=int, help=f"the port; {PORT} or the next free one, if not given")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; your own folder otherwise")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--secure", action="store_true", help="behind HTTPS: cookies travel over nothing else")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="a name under which others reach it, such as play.example.org; may be given several times",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--claim-after", type=float, metavar="SECONDS", help="so long somebody may be away; 300, if not given"
    )
    parser.add_argument(
        "--seen-within",
        type=float,
        metavar="SECONDS",
        help="so long a game with a clock of an hour or less waits for people who have not come; 300, if not given",
    )
    parser.add_argument(
        "--rate", type=float, metavar="N", help="messages that one browser may send in a second; 20, if not given"
    )
    parser.set_defaults(run=run_serve)


def run_serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if args.rate is not None and not 0 < args.rate <= FASTEST:
        raise FracasError("bad-rate", f"The rate is a number above 0 and up to {FASTEST:,}, not {args.rate}.")
    if args.seen_within is not None and not 0 < args.seen_within <= LONGEST_AWAY:
        raise FracasError(
            "bad-seen-within", f"People are waited for 1 to {LONGEST_AWAY:,} seconds, not {args.seen_within}."
        )
    if args.claim_after is not None and not 0 <= args.claim_after <= LONGEST_AWAY:
        raise FracasError(
            "bad-claim-after", f"Somebody may be away for 0 to {LONGEST_AWAY:,} seconds, not {args.claim_after}."
        )
    if args.port is not None and not 0 <= args.port <= LAST_PORT:
        raise FracasError("bad-port", f"A port is a number from 0 to {LAST_PORT}, not {args.port}.")
    if args.workers is not None and not 0 <= args.workers <= MOST_WORKERS:
        raise FracasError("bad-workers", f"Bots think in 0 to {MOST_WORKERS} processes, not {args.workers}.")
    import msgspec
    import uvicorn

    from fracas.server.app import make_app
    from fracas.server.wire import reach
    from fracas.server.wire.fast_sockets import configured, leave_garbage
    from fracas.server.wire.limits import Limits, at_rate
    from fracas.server.wire.shutdown import Shutdown
    from fracas.server.wire.unfinished_requests import raise_descriptors

    url = database_url(args.database)
    must_reach(url)
    host, lan = heard_at(args.host, lan=args.lan)
    listening = listen(host, args.port)
    port = listening.getsockname()[1]
    limits = Limits() if args.rate is None else at_rate(args.rate)
    if args.claim_after is not None:
        limits = msgspec.structs.replace(limits, claim_after=args.claim_after)
    if args.seen_within is not None:
        limits = msgspec.structs.replace(limits, seen_within=args.seen_within)
    workers = args.workers if args.workers is not None else max(1, (os.cpu_count() or 2) - 1)
    others = reach.origin(lan, port) if lan else ""
    names = [reach.bracketed(host), reach.bracketed(lan), *args.name]
    app = make_app(url, workers=workers, secure=args.secure, limits=limits, hosts=names, reach=others)
    address = f"{reach.origin(host, port)}/"

    ending = Shutdown()

    class Announced(uvicorn.Server):
        """Says where it is once it can be reached, and ends soon after it is told to."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            ending.begin()
            super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(f"Fracas is served at {address}", flush=True)
                if told := for_others(host, others, args.name):
                    print(told, flush=True)
                if args.open:
                    webbrowser.open(address)

    raise_descriptors()
    leave_garbage()
    server = Announced(configured(app))
    with listening:
        server.run(sockets=[listening])
    return 0 if server.started else 1


def heard_at(host: str | None, *, lan: bool) -> tuple[str, str]:
    """Where to listen, and the address for others on the same network if they are to be let in."""
    from fracas.server.wire import reach

    if not lan:
        return host or HOST, ""
    if host is not None:
        raise FracasError("two-hosts", "Give --lan or --host, not both: --lan listens at all addresses.")
    found = reach.lan_address()
    if not found:
        raise FracasError("no-network", "This machine is on no network now; --lan would let nobody in.")
    return "::" if ":" in found else "0.0.0.0", found


def for_others(host: str, others: str, names: Sequence[str]) -> str:
    """What to say about how others get here; a link that leads nowhere for them should surprise nobody."""
    from fracas.server.wire import qr, reach

    if others:
        drawing = f"\n{qr.in_terminal(f'{others}/')}" if shows_drawings(sys.stdout) else ""
        return f"For others on the same network: {others}/{drawing}"
    if reach.is_loopback(host) and not names:
        return "Links to it only work on this machine; for others on the same network, start it with --lan."
    return ""


def shows_drawings(stream: TextIO) -> bool:
    """Is it a terminal on which a QR code can be drawn?"""
    try:
        "▀▄█".encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def database_url(named: str | None) -> str:
    """The database that is named, or the one in the user's own folder."""
    import sqlalchemy

    try:
        kind = sqlalchemy.make_url(named or "sqlite://").drivername
    except sqlalchemy.exc.ArgumentError:
        raise FracasError("bad-database", "A database is sqlite:///FILE or postgresql://…") from None
    if kind not in KINDS:
        sentence = f"Fracas keeps its tables in SQLite (sqlite:///FILE) or PostgreSQL (postgresql://…), not in {kind}."
        raise FracasError("other-database", sentence)
    return named or f"sqlite:///{home.folder() / 'fracas.sqlite3'}"


def must_reach(url: str) -> None:
    """Refuse to start with a database that cannot be reached, or that another server uses."""
    import sqlalchemy

    from fracas.server.storage.database import engine_for, must_be_known
    from fracas.server.storage.lock import must_be_free

    try:
        engine = engine_for(url)
        try:
            must_be_free(engine)
            must_be_known(engine)
        finally:
            engine.dispose()
    except ImportError:
        raise FracasError("no-driver", "PostgreSQL needs psycopg: install fracas[scale].") from None
    except (sqlalchemy.exc.SQLAlchemyError, OSError):
        raise FracasError("no-database", "The database cannot be opened; is its address right, and is it up?") from None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port that is asked for, or at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(PORT, PORT + TRIED) if port is None else [port]
    for each in ports:
        # Without its protocol asyncio does not know it for TCP, leaves Nagle's algorithm on, and every answer takes
        # 40 ms longer.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(2048)
            listening.set_inheritable(False)
            return listening
        except (OSError, OverflowError, UnicodeError) as no:
            listening.close()
            reason = str(getattr(no, "strerror", None) or no).rstrip(".")
    raise FracasError("no-port", f"Cannot listen at {host}, port {ports[-1]}: {reason}.")
