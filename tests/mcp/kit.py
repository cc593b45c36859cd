"""A model that answers at random, and the SDK's own client, which talks to ``fracas mcp`` in a process of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import anyio
import jsonschema
from mcp import Client, StdioServerParameters

T = TypeVar("T")


class Caller:
    """Calls tools, and gives what they answered."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, **arguments: Any) -> Any:
        reply = await self.client.call_tool(tool, arguments)
        assert not reply.is_error, reply.content
        content = reply.structured_content
        assert content is not None
        return content["result"] if content.keys() == {"result"} else content

    async def error(self, tool: str, **arguments: Any) -> str:
        """What the model reads where a tool refuses."""
        reply = await self.client.call_tool(tool, arguments)
        assert reply.is_error
        return "".join(getattr(part, "text", "") for part in reply.content)


def talk(talks: Callable[[Caller], Awaitable[T]], *flags: str) -> T:
    """Start ``fracas mcp``, talk to it, and hang up."""
    # The SDK hands on few variables of the environment; the child needs to find what is tested.
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "FRACAS_HOME": os.environ["FRACAS_HOME"]}
    how = StdioServerParameters(command=sys.executable, args=["-m", "fracas", "mcp", *flags], env=environment)

    async def main() -> T:
        async with Client(how) as client:
            return await talks(Caller(client))

    return anyio.run(main)


def any_answer(question: dict[str, Any], luck: Random) -> Any:
    """An answer at random, which fits the schema."""
    if "options" in question:
        answer = luck.choice([option["answer"] for option in question["options"]])
    else:
        answer = luck.choice(question["examples"])["answer"]
    jsonschema.validate(answer, question["schema"])
    return answer
