from __future__ import annotations

import dataclasses
import itertools
from pathlib import Path
from urllib.parse import unquote, urlsplit

import dotenv
import pytest

from data.settings import OUTDATED, VARIABLES, Address, BadSettings, Settings, health_address
from tests.page.windows.browser import SETTING as CHROMIUM
from tests.support.postgres import ANOTHER_SERVER

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.not-a-real-one_0123456789"


def test_omitted_settings_have_defaults() -> None:
    settings = Settings.from_env({}, None)
    assert settings == Settings()
    assert (settings.token, settings.db, settings.local_port) == (None, Path("data/portolan.db"), 8765)


def test_every_setting_can_be_given() -> None:
    settings = Settings.from_env(
        {
            "DISCORD_TOKEN": f" {TOKEN} ",
            "PORTOLAN_DB": "/srv/games.db",
            "PORTOLAN_BACKUPS": "/srv/copies",
            "PORTOLAN_LOCAL_PORT": "80",
            "PORTOLAN_LOCAL_DB": "here.db",
            "PORTOLAN_LOG_LEVEL": "debug",
            "PORTOLAN_LOG_FORMAT": "JSON",
            "PORTOLAN_HEALTH": "0.0.0.0:9000",
            "PORTOLAN_SENTRY_DSN": "https://key@sentry.example/1",
            "PORTOLAN_DEV_GUILD": "123456789012345678",
            "PORTOLAN_DRAWING_PROCESSES": "3",
            "PORTOLAN_THINKING_PROCESSES": "2",
            "PORTOLAN_DATABASE_URL": "postgresql://ann:secret@db.example:5433/games",
            "PATH": "/bin",
        },
        None,
    )
    assert settings == Settings(
        token=TOKEN,
        db=Path("/srv/games.db"),
        backups=Path("/srv/copies"),
        database_url="postgresql://ann:secret@db.example:5433/games",
        local_port=80,
        local_db=Path("here.db"),
        log_level="DEBUG",
        log_format="json",
        health=Address("0.0.0.0", 9000),
        sentry_dsn="https://key@sentry.example/1",
        dev_guild=123456789012345678,
        drawing_processes=3,
        thinking_processes=2,
    )


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PORTOLAN_SHARDS=12\nPORTOLAN_LOCAL_PORT='99' # the page\nPORTOLAN_DB=\n")
    settings = Settings.from_env({"PORTOLAN_SHARDS": "3", "PORTOLAN_LOCAL_PORT": ""}, file)
    assert (settings.shards, settings.local_port, settings.db) == (3, 99, Settings().db)
    assert Settings.from_env({}, tmp_path / "missing") == Settings()


def test_the_process_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORTOLAN_LOCAL_PORT", "4321")
    assert Settings.from_env(file=None).local_port == 4321


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PORTOLAN_LOCAL_PORT", "0", "must be a whole number from 1 to 65535, not '0'."),
        ("PORTOLAN_LOCAL_PORT", "70000", "must be a whole number from 1 to 65535, not '70000'."),
        ("PORTOLAN_LOCAL_PORT", "http", "must be a whole number from 1 to 65535, not 'http'."),
        ("PORTOLAN_LOCAL_PORT", "²", "must be a whole number from 1 to 65535, not '²'."),
        ("PORTOLAN_REQUESTS_PER_SECOND", "1.5", "must be a whole number from 1 to 50, not '1.5'."),
        ("PORTOLAN_REQUESTS_PER_SECOND", "0", "must be a whole number from 1 to 50, not '0'."),
        ("PORTOLAN_THINKING_PROCESSES", "0", "must be a whole number from 1 to 64, not '0'."),
        ("PORTOLAN_LOG_LEVEL", "LOUD", "must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL, not 'LOUD'."),
        ("PORTOLAN_LOG_FORMAT", "xml", "must be one of text, json, not 'xml'."),
        *(
            (
                "PORTOLAN_HEALTH",
                bad,
                f"must be off, a port, or a host and a port such as 127.0.0.1:8766, not '{bad}'.",
            )
            for bad in ("on", "70000", "a b:80", "host:", ":0")
        ),
        (
            "PORTOLAN_DEV_GUILD",
            "my server",
            "must be the id of a Discord server, digits only, not 'my server'.",
        ),
        ("PORTOLAN_SHARDS", "0", "must be a whole number from 1 to 16384, not '0'."),
        *(
            ("PORTOLAN_SHARD_IDS", ids, f"must be numbers of shards, such as 0-3 or 0,2,5, not {ids!r}.")
            for ids in ("all", "3-1", "0,,1", "-1", "0-", "1.5", "²", "0-99999")
        ),
        *(
            (
                "PORTOLAN_DISCORD_API",
                url,
                f"must be the address of a server, such as http://localhost:8080/api/v10, not {url!r}.",
            )
            for url in ("localhost:8080", "http://", "http://h/?a=b")
        ),
        ("DISCORD_TOKEN", "two words", "must be a token of Discord, without spaces."),
    ],
)
def test_a_bad_value_is_one_clear_sentence(name: str, value: str, sentence: str) -> None:
    with pytest.raises(BadSettings) as bad:
        Settings.from_env({name: value}, None)
    assert str(bad.value) == f"{name} {sentence}"


@pytest.mark.parametrize(
    ("given", "own"),
    [
        ("", (0, 1, 2, 3, 4, 5, 6, 7)),
        ("0-3", (0, 1, 2, 3)),
        ("0,2,5", (0, 2, 5)),
        (" 6 - 7, 1 ,7", (1, 6, 7)),
        ("0-7", (0, 1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_shards_of_a_process(given: str, own: tuple[int, ...]) -> None:
    """Its part of the requests is as large as its part of the shards; the local table has one of its own."""
    env = {"PORTOLAN_SHARDS": "8", "PORTOLAN_SHARD_IDS": given, "PORTOLAN_DATABASE_URL": "postgresql://h/d"}
    settings = Settings.from_env(env, None)
    assert settings.own_shards == own
    assert settings.own_requests_per_second == 45 * len(own) // 8
    assert settings.for_local_table().own_shards == (0,)
    behind_proxy = Settings.from_env({**env, "PORTOLAN_DISCORD_API": "http://proxy/api/v10/"}, None)
    assert behind_proxy.discord_api == "http://proxy/api/v10"
    assert behind_proxy.own_requests_per_second == 45


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        (
            {"PORTOLAN_SHARD_IDS": "0-1"},
            "PORTOLAN_SHARD_IDS names shard 1, but with PORTOLAN_SHARDS=1 they are numbered from 0 to 0.",
        ),
        (
            {
                "PORTOLAN_SHARDS": "8",
                "PORTOLAN_SHARD_IDS": "4,8",
                "PORTOLAN_DATABASE_URL": "postgresql://h/d",
            },
            "PORTOLAN_SHARD_IDS names shard 8, but with PORTOLAN_SHARDS=8 they are numbered from 0 to 7.",
        ),
        (
            {"PORTOLAN_SHARDS": "8", "PORTOLAN_SHARD_IDS": "0-3"},
            "PORTOLAN_SHARD_IDS leaves shards to other processes, and these need a database that they can"
            " share: set PORTOLAN_DATABASE_URL, or leave PORTOLAN_SHARD_IDS empty.",
        ),
    ],
)
def test_shards_that_do_not_fit(env: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSettings) as bad:
        Settings.from_env(env, None)
    assert str(bad.value) == sentence


def test_all_shards_need_no_shared_database() -> None:
    env = {"PORTOLAN_SHARDS": "2", "PORTOLAN_SHARD_IDS": "0-1"}
    assert Settings.from_env(env, None).own_shards == (0, 1)


def test_a_misspelt_setting_is_not_ignored() -> None:
    with pytest.raises(BadSettings, match=r"no setting PORTOLAN_DBS. Did you mean PORTOLAN_DB\?"):
        Settings.from_env({"PORTOLAN_DBS": "x"}, None)
    with pytest.raises(BadSettings, match=r"^There is no setting PORTOLAN_CHROMIUM\.$"):
        Settings.from_env({"PORTOLAN_CHROMIUM": "x"}, None)  # what all names share makes none of them similar


@pytest.mark.parametrize("name", OUTDATED)
def test_what_is_no_longer_a_setting_stops_nobody(name: str) -> None:
    """Whatever it was set to."""
    settings = Settings.from_env({name: "-", "PORTOLAN_DB": "here.db"}, None)
    assert settings == Settings(db=Path("here.db"), outdated=(name,))
    assert settings.hints == [f"{name} is no longer a setting. The bot ignores it."]
    assert name not in VARIABLES


@pytest.mark.parametrize("name", [ANOTHER_SERVER, CHROMIUM])
def test_settings_of_the_tests_are_let_through(tmp_path: Path, name: str) -> None:
    (tmp_path / ".env").write_text(f"{name}=somewhere\n")
    assert Settings.from_env({}, tmp_path / ".env") == Settings()


def test_an_unreadable_file_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"PORTOLAN_DB=\xff\xfe")
    with pytest.raises(BadSettings, match="cannot be read"):
        Settings.from_env({}, tmp_path / ".env")


URL = "PORTOLAN_DATABASE_URL"
PASSWORD_FILE = "PORTOLAN_DATABASE_PASSWORD_FILE"


@pytest.mark.parametrize(
    ("url", "whole"),
    [
        ("postgresql://ann@server/games", "postgresql://ann:a%3Ab%2F%40%C3%9F@server/games"),
        ("postgresql://ann@h:5433/games?x=y", "postgresql://ann:a%3Ab%2F%40%C3%9F@h:5433/games?x=y"),
        ("postgresql://ann@/games?host=/run", "postgresql://ann:a%3Ab%2F%40%C3%9F@/games?host=/run"),
    ],
)
def test_the_password_can_be_in_a_file(tmp_path: Path, url: str, whole: str) -> None:
    """As secrets of containers are."""
    (tmp_path / "secret").write_text("a:b/@ß\n", encoding="utf-8")
    settings = Settings.from_env({URL: url, PASSWORD_FILE: str(tmp_path / "secret")}, None)
    assert settings.database_url == whole
    assert unquote(urlsplit(whole).password or "") == "a:b/@ß"
    assert "a%3A" not in repr(settings)


@pytest.mark.parametrize(
    ("url", "content", "sentence"),
    [
        ("", b"x", f"{PASSWORD_FILE} needs {URL} with a user and without a password"),
        ("postgresql://server/games", b"x", f"{PASSWORD_FILE} needs {URL} with a user"),
        ("postgresql://ann:sesame@server/games", b"x", f"{PASSWORD_FILE} needs {URL} with a user"),
        ("postgresql://ann@server/games", b" \n", "is empty."),
        ("postgresql://ann@server/games", b"\xff", "cannot be read"),
        ("postgresql://ann@server/games", None, "cannot be read"),
    ],
)
def test_a_password_file_that_is_no_use(
    tmp_path: Path, url: str, content: bytes | None, sentence: str
) -> None:
    if content is not None:
        (tmp_path / "secret").write_bytes(content)
    with pytest.raises(BadSettings) as bad:
        Settings.from_env({URL: url, PASSWORD_FILE: str(tmp_path / "secret")}, None)
    assert sentence in str(bad.value)
    assert "sesame" not in str(bad.value)


def test_whoever_asks_how_it_is_needs_one_setting(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PORTOLAN_HEALTH=9000\nPORTOLAN_SHARDS=many\nPORTOLAN_TYPO=1\n")
    assert health_address({"PORTOLAN_SHARD_IDS": "0"}, tmp_path / ".env") == Address("127.0.0.1", 9000)
    assert health_address({"PORTOLAN_HEALTH": "off"}, tmp_path / ".env") is None
    assert health_address({}, None) == Settings().health
    with pytest.raises(BadSettings, match="PORTOLAN_HEALTH must be"):
        health_address({"PORTOLAN_HEALTH": "on"}, None)


def test_the_token_is_never_shown() -> None:
    settings = Settings.from_env({"DISCORD_TOKEN": TOKEN}, None)
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    assert TOKEN not in str(settings)
    with pytest.raises(BadSettings) as bad:
        Settings.from_env({"DISCORD_TOKEN": f"{TOKEN} x"}, None)
    assert TOKEN not in str(bad.value)
    assert bad.value.__suppress_context__


@pytest.mark.parametrize(
    "url",
    [
        "portolan.db",
        "mysql://ann:secret@server/games",
        "postgresql://",
        "postgresql:///games",
        "postgresql://ann:secret@/games",
        "postgresql://ann:secret@server:many/games",
    ],
)
def test_an_address_must_name_a_postgresql_server(url: str) -> None:
    with pytest.raises(BadSettings) as bad:
        Settings.from_env({"PORTOLAN_DATABASE_URL": url}, None)
    sentence = (
        "PORTOLAN_DATABASE_URL must be the address of a PostgreSQL database: postgresql://user:password@"
    )
    assert str(bad.value).startswith(sentence)
    assert "secret" not in str(bad.value)


@pytest.mark.parametrize(
    "url", ["postgresql://server/games", "postgres://a:b@h:5/d", "postgresql:///d?host=/run"]
)
def test_addresses_of_servers(url: str) -> None:
    settings = Settings.from_env({"PORTOLAN_DATABASE_URL": url}, None)
    assert settings.database_url == url
    assert settings.for_local_table().database_url is None
    assert url not in repr(settings)


@pytest.mark.parametrize(
    ("text", "address", "reachable"),
    [
        ("OFF", None, None),
        ("9000", Address("127.0.0.1", 9000), "127.0.0.1:9000"),
        ("0.0.0.0:9000", Address("0.0.0.0", 9000), "127.0.0.1:9000"),
        ("[::]:9000", Address("::", 9000), "[::1]:9000"),
        ("watch.example:80", Address("watch.example", 80), "watch.example:80"),
    ],
)
def test_where_the_bot_can_be_watched(text: str, address: Address | None, reachable: str | None) -> None:
    found = Settings.from_env({"PORTOLAN_HEALTH": text}, None).health
    assert found == address
    assert (found and found.reachable) == reachable


def test_the_example_lists_every_setting_with_its_default() -> None:
    assert dotenv.dotenv_values(EXAMPLE).keys() == VARIABLES.keys()
    assert {variable.field for variable in VARIABLES.values()} == {
        field.name for field in dataclasses.fields(Settings) if field.name != "outdated"
    }
    assert Settings.from_env({}, EXAMPLE) == Settings()
    for name, value in dotenv.dotenv_values(EXAMPLE).items():
        default = getattr(Settings(), VARIABLES[name].field)
        assert value == ("" if default is None else str(default)), name


def test_the_example_explains_every_setting() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    for above, line in itertools.pairwise(lines):
        if "=" in line and not line.startswith("#"):
            assert above.startswith("# "), line
