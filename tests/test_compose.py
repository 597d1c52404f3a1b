"""compose.yaml: its settings exist, its start line gives the bot its database, its services fit together."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import yaml

from data.settings import VARIABLES, Settings
from tests.support.project import ROOT

SECRET = "/run/secrets/database_password"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def bots() -> list[dict[str, Any]]:
    return [one for one in composed()["services"].values() if one.get("build") == "."]


def test_each_process_has_its_own_shards() -> None:
    settings = [
        Settings.from_env({"PORTOLAN_DATABASE_URL": "postgresql://x/y", **bot["environment"]}, None)
        for bot in bots()
    ]
    assert len(settings) == 2
    assert {one.shards for one in settings} == {2}
    assert sorted(shard for one in settings for shard in one.own_shards) == [0, 1]
    assert set().union(*(bot["environment"] for bot in bots())) <= set(VARIABLES)
    assert len({tuple(bot["volumes"]) for bot in bots()}) == 2, (
        "the SQLite files of /data are one process's own"
    )


def test_the_start_line_names_the_database(tmp_path: Path) -> None:
    """Run with a password and a bot that only tells how it was called."""
    password, bot = tmp_path / "password", tmp_path / "portolan"
    password.write_text("5ec2e7\n")
    bot.write_text('#!/bin/sh\necho "$PORTOLAN_DATABASE_URL" "$@"\n')
    bot.chmod(0o700)
    line = [part.replace("$$", "$").replace(SECRET, str(password)) for part in bots()[0]["entrypoint"]]
    path = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    told = subprocess.run([*line, "--check"], env=path, capture_output=True, text=True, check=True).stdout
    assert told == "postgresql://portolan:5ec2e7@database/portolan --check\n"


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
