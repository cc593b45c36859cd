"""Databases from before are brought up to date, and nothing in them is lost."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from fracas.server.keeping.upkeep import keep, last
from fracas.server.people.guests import COOKIE, hashed
from tests.server.conftest import Databases
from tests.server.kit import Served

TOKEN = "what-the-browser-of-ann-has-held-since-then"
CARD = {"id": "rex", "name": "Rex", "actions": ["luck", "luck", "luck"]}


def moved(url: str, revision: str, *, up: bool = True) -> sql.Engine:
    """The database as it was, or would be, at this revision."""
    engine = sql.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    config = Config()
    config.set_main_option("script_location", "fracas.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.upgrade if up else command.downgrade)(config, revision)
    return engine


def test_cards_from_before_are_kept(databases: Databases) -> None:
    """As they were then, with an icon that is empty."""
    url = databases.fresh()
    engine = moved(url, "0002")
    with engine.begin() as connection:
        ann = {"token": hashed(TOKEN)}
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', :token, 'Ann', 0)"), ann)
        card = {"card": msgspec.json.encode({**CARD, "icon": ""}).decode()}
        connection.execute(sql.text("INSERT INTO cards VALUES ('ann', 'rex', :card)"), card)
    engine.dispose()
    with Served(url) as served, served.guest() as guest:
        guest.http.cookies.set(COOKIE, TOKEN)
        assert guest.get("/api/me")["name"] == "Ann"
        assert guest.get("/api/me/made/figures") == [CARD]


def test_the_way_back(databases: Databases) -> None:
    url = databases.fresh()
    engine = moved(url, "0003")
    with engine.begin() as connection:
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', '', 'Ann', 0)"))
        connection.execute(sql.text("INSERT INTO made VALUES ('ann', 'figures', 'rex', '{}'), ('ann', 'x', 'y', '')"))
    engine.dispose()
    engine = moved(url, "0002", up=False)
    with engine.connect() as connection:
        assert connection.execute(sql.text("SELECT * FROM cards")).all() == [("ann", "rex", "{}")]
    engine.dispose()


def test_private_tables_from_before_may_not_be_watched(databases: Databases) -> None:
    """One switch said both until then; and the way back."""
    url = databases.fresh()
    engine = moved(url, "0003")
    with engine.begin() as connection:
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', '', 'Ann', 0)"))
        for name, private in (("hidden", True), ("shown", False)):
            row = (
                "INSERT INTO tables (id, game, header, state, private, owner, turns, replay, created, updated, rematch)"
                " VALUES (:id, 'figures', '', 'open', :private, 'ann', 0, '', 0, 0, '')"
            )
            connection.execute(sql.text(row), {"id": name, "private": private})
    engine.dispose()
    engine = moved(url, "0006")
    with engine.connect() as connection:
        found = connection.execute(sql.text("SELECT id, watchable, audience_talks FROM tables ORDER BY id")).all()
    engine.dispose()
    assert [(row.id, bool(row.watchable), bool(row.audience_talks)) for row in found] == [
        ("hidden", False, True),
        ("shown", True, True),
    ]
    engine = moved(url, "0003", up=False)
    with engine.connect() as connection:
        assert len(connection.execute(sql.text("SELECT private FROM tables")).all()) == 2
    engine.dispose()


def test_a_database_from_before_has_no_calendar(databases: Databases) -> None:
    """It goes on from the newest row, and is kept from then on; and the way back."""
    url = databases.fresh()
    long_ago = 1_800_000_000.0
    engine = moved(url, "0007")
    with engine.begin() as connection:
        row = {"created": long_ago}
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', '', 'Ann', :created)"), row)
    engine.dispose()
    engine = moved(url, "0008")
    with engine.begin() as connection:
        assert connection.execute(sql.text("SELECT * FROM calendar")).all() == []
        assert last(connection) == long_ago
        for now in (long_ago + 1, long_ago + 2):
            keep(connection, now)
            assert connection.execute(sql.text("SELECT * FROM calendar")).all() == [(1, now)]
            assert last(connection) == now
    engine.dispose()
    engine = moved(url, "0007", up=False)
    with engine.connect() as connection:
        assert not sql.inspect(connection).has_table("calendar")
    engine.dispose()
