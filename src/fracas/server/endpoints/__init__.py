"""Every endpoint over HTTP. Each is declared by being imported, in the order of the OpenAPI document."""

from fracas.server.endpoints import blocking, games, guests, lessons, made, replays, tables

__all__ = ["blocking", "games", "guests", "lessons", "made", "replays", "tables"]
