"""Every endpoint over HTTP. Each is declared by being imported, in the order of the OpenAPI document."""

from fracas.server.endpoints import games, guests, made, replays, shunned, tables

__all__ = ["games", "guests", "made", "replays", "shunned", "tables"]
