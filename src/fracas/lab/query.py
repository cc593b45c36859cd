"""Questions to a folder, in SQL."""

from __future__ import annotations

from typing import Any

from fracas.core.refusal import FracasError
from fracas.lab.folder import Folder


def asked(folder: Folder, select: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The names of the columns, and the rows. It may read the folder, and nothing else on the disk."""
    with folder.opened() as database:
        database.execute(f"SET allowed_directories = ['{str(folder.path).replace(chr(39), chr(39) * 2)}/']")
        database.execute("SET enable_external_access = false")
        try:
            found = database.execute(select)
            names = [column[0] for column in found.description or []]
            return names, found.fetchall()
        except folder.duckdb.Error as error:
            raise FracasError("query", " ".join(str(error).split("\n\n")[0].split())) from None
