"""compose.yaml: its settings exist, every command finds its database, its services fit together."""

from __future__ import annotations

import json
import re
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml

from data.settings import VARIABLES, Settings
from tests.support.pages import host_pages
from tests.support.project import ROOT, run_python

SECRET = "/run/secrets/database_password"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def bots() -> list[dict[str, Any]]:
    return [one for one in composed()["services"].values() if one.get("build") == "."]


def environment_of(bot: dict[str, Any], folder: Path) -> dict[str, str]:
    """What every command in its container finds: the image's variables and its own. The secret is a file in
    this folder."""
    image = dict(re.findall(r"(PORTOLAN_\w+)=(\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8")))
    (folder / "password").write_text("5ec/2e7\n", encoding="utf-8")
    variables = {**image, **bot["environment"]}
    return {name: value.replace(SECRET, str(folder / "password")) for name, value in variables.items()}


def test_each_process_has_its_own_shards(tmp_path: Path) -> None:
    settings = [Settings.from_env(environment_of(bot, tmp_path), None) for bot in bots()]
    assert len(settings) == 2
    assert {one.shards for one in settings} == {2}
    assert sorted(shard for one in settings for shard in one.own_shards) == [0, 1]
    assert set().union(*(bot["environment"] for bot in bots())) <= set(VARIABLES)
    assert len({tuple(bot["volumes"]) for bot in bots()}) == 2, (
        "the SQLite files of /data are one process's own"
    )


def test_a_gentle_stop_stays_a_stop() -> None:
    """It ends with exit code 0: only what failed is started again. The database is not the bot."""
    assert [bot["restart"] for bot in bots()] == ["on-failure"] * 2
    assert re.findall(r"--restart (\S+)", host_pages()) == ["on-failure"]
    assert re.findall(r"^Restart=(\S+)$", host_pages(), re.MULTILINE) == ["on-failure"]


def test_every_command_finds_the_database(tmp_path: Path) -> None:
    """The start, the health check and whatever is run with `docker compose exec`: no shell goes before."""
    for bot in bots():
        assert "entrypoint" not in bot
        settings = Settings.from_env(environment_of(bot, tmp_path), None)
        assert settings.database_url == "postgresql://portolan:5ec%2F2e7@database/portolan"
        assert "5ec" not in str(bot)


class Well(BaseHTTPRequestHandler):
    """A bot that is well."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_request(self, *args: object) -> None: ...


@pytest.mark.parametrize("readable", [True, False], ids=["with the secret", "without it"])
def test_the_health_check_needs_only_its_own_setting(tmp_path: Path, readable: bool) -> None:
    """The image's own, in the environment of each bot."""
    check = re.search(r"^HEALTHCHECK .* CMD (.+)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert check is not None
    program, *arguments = json.loads(check[1])
    assert program == "portolan"
    with HTTPServer(("127.0.0.1", 0), Well) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        for bot in bots():
            environment = environment_of(bot, tmp_path)
            if not readable:
                (tmp_path / "password").unlink()
            asked = f"127.0.0.1:{server.server_port}"
            result = run_python(
                str(ROOT / "bot.py"), *arguments, cwd=tmp_path, **environment, PORTOLAN_HEALTH=asked
            )
            assert (result.returncode, result.stderr) == (0, ""), result
        server.shutdown()


def test_the_database_is_the_one_that_is_named() -> None:
    everything = composed()
    database = everything["services"]["database"]
    assert database["environment"]["POSTGRES_USER"] == database["environment"]["POSTGRES_DB"] == "portolan"
    assert database["environment"]["POSTGRES_PASSWORD_FILE"] == SECRET
    for bot in bots():
        assert bot["secrets"] == database["secrets"] == list(everything["secrets"])
        assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    named = {volume.partition(":")[0] for one in everything["services"].values() for volume in one["volumes"]}
    assert named == set(everything["volumes"])
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    assert everything["secrets"]["database_password"]["file"] in ignored
