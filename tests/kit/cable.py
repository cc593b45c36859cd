"""A network cable on loopback: it forwards to a server, and can be cut. Cut, it closes nothing: neither end is told, as
when somebody's network is gone."""

from __future__ import annotations

import contextlib
import selectors
import socket
from threading import Event, Thread
from typing import Self

CHUNK = 64 * 1024


class Cable:
    """Leads to a ``port`` of this machine; its own is `port`."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._whole = Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._over = False
        self._wake, self._woken = socket.socketpair()
        self._thread = Thread(target=self._forward, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over = True
        self._wake.send(b".")
        self._thread.join()
        for each in (*self._ends, self._door, self._wake, self._woken):
            each.close()

    def cut(self) -> None:
        """Nothing gets through any more, and nobody new gets in; nobody is told."""
        self._whole.clear()
        self._wake.send(b".")

    def mend(self) -> None:
        """Everything gets through again, what was sent meanwhile too."""
        self._whole.set()
        self._wake.send(b".")

    def _forward(self) -> None:
        """One thread for all that goes through."""
        other: dict[socket.socket, socket.socket] = {}
        with selectors.DefaultSelector() as selector:
            selector.register(self._woken, selectors.EVENT_READ)
            listening: set[socket.socket] = set()
            while not self._over:
                wanted = {self._door, *other} if self._whole.is_set() else set[socket.socket]()
                for each in wanted - listening:
                    selector.register(each, selectors.EVENT_READ)
                for each in listening - wanted:
                    selector.unregister(each)
                listening = wanted
                for key, _ in selector.select():
                    ready = key.fileobj
                    assert isinstance(ready, socket.socket)
                    if ready is self._woken:
                        ready.recv(CHUNK)
                    elif ready is self._door:
                        near, _ = self._door.accept()
                        far = socket.create_connection(("127.0.0.1", self._to))
                        self._ends += [near, far]
                        other[near], other[far] = far, near
                    elif ready in other:
                        self._carry(ready, other)

    def _carry(self, ready: socket.socket, other: dict[socket.socket, socket.socket]) -> None:
        far = other[ready]
        try:
            data = ready.recv(CHUNK)
            if data:
                far.sendall(data)
                return
        except OSError:
            pass
        for each in (ready, far):
            other.pop(each, None)
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
