"""The ladder: every side is the challenger's once, shared victories are shared, mistakes are explained."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines import AnyGame, games
from engines.computer.players import Computer, Thinker
from engines.contract.core import Outcome, Standing
from engines.contract.victory import share_won
from engines.kit.figures_files import numbers_file
from tests.lab.report import Report, Row
from tests.lab.strength.ladder import climb, main, one_deal, player
from tests.lab.strength.matches import OneGame, Share, next_deals
from tests.lab.strength.numbers import changed, leaves, rewritten
from tests.lab.strength.single_numbers import all_changes, try_change
from tests.support.stages import FINISHED


def outcome(*ranks: int) -> Outcome:
    return Outcome(tuple(Standing(seat, rank, 10 - rank, ()) for seat, rank in enumerate(ranks)))


@pytest.mark.parametrize(
    ("ranks", "side", "won"),
    [
        ((1, 2, 3), (0,), 1.0),
        ((1, 2, 3), (1,), 0.0),
        ((1, 1, 3), (1,), 0.5),
        ((1, 1, 1), (2,), 1 / 3),
        ((2, 2, 3), (1,), 0.5),
        ((2, 2, 3), (2,), 0.0),
    ],
)
def test_a_shared_victory_is_shared(ranks: tuple[int, ...], side: tuple[int, ...], won: float) -> None:
    assert share_won(outcome(*ranks), side, [(0,), (1,), (2,)]) == won


def test_partners_win_together() -> None:
    sides = [(0, 2), (1, 3)]
    assert [share_won(outcome(2, 1, 2, 1), side, sides) for side in sides] == [0.0, 1.0]


def test_how_far_a_mean_may_be_off() -> None:
    assert Share.of([0.0, 1.0, 0.0, 1.0]) == Share(0.5, round(1.96 * (1 / 3) ** 0.5 / 2, 4))
    assert Share.of([0.25]) == Share(0.25, 0.0)


@pytest.mark.parametrize("game", FINISHED)
def test_a_better_player_wins_more(game: AnyGame) -> None:
    """And every side is the challenger's once: against itself it wins one game a deal."""
    seats, settings = game.seats_for(game.check_settings({}))[0], game.check_settings({})
    sides = game.sides(seats, settings)
    itself = one_deal(game.key, seats, settings, "normal", "normal", b"deal")
    assert len(itself) == len(sides)
    assert sum(one.won for one in itself) == pytest.approx(1.0)
    rung = climb(game, seats=seats, settings=settings, pair=("normal", "random"), deals=2, seed=1, jobs=1)
    assert (len(rung.deals), len(rung.games), rung.fair) == (2, 2 * len(sides), 1 / len(sides))
    assert rung.wins.mean > rung.fair
    assert rung.ahead.mean > 0
    assert rung.seconds > 0


def test_the_deals_are_the_same_for_every_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another seed they are others."""
    game = games()["magellan"]
    dealt: list[bytes] = []

    def noted(*told: Any) -> list[OneGame]:
        dealt.append(told[-1])
        return [OneGame(1.0, 0.0, 0.0, 1)]

    monkeypatch.setattr("tests.lab.strength.ladder.one_deal", noted)

    def deals(pair: tuple[str, str], seed: int) -> list[bytes]:
        dealt.clear()
        climb(game, seats=3, settings=game.check_settings({}), pair=pair, deals=3, seed=seed, jobs=1)
        return [*dealt]

    some = deals(("easy", "normal"), 1)
    assert len(set(some)) == 3
    assert deals(("normal", "random"), 1) == some
    assert not {*deals(("easy", "normal"), 2)} & {*some}


def test_only_the_challenger_has_the_changed_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same deals for every change, and on others with another seed."""
    game = games()["magellan"]
    (name, was, now), *_ = all_changes(game)
    seen: list[tuple[Any, ...]] = []

    def noted(*told: Any) -> OneGame:
        seen.append(told)
        return OneGame(1 / 3, 0.0, 0.0, 1)

    monkeypatch.setattr("tests.lab.strength.single_numbers.play", noted)
    settings = game.check_settings({})
    for seed, value in ((1, now), (1, was), (2, now)):
        try_change(game.key, 3, settings, 2, seed, (name, was, value))
    for *_, side, (challenger, rival) in seen[:6]:
        assert len(side) == 1
        assert leaves(challenger.game.raw_computer) == {**leaves(game.raw_computer), name: now}
        assert rival.game.raw_computer == game.raw_computer
    keys = [told[3] for told in seen]
    assert keys[:6] == keys[6:12]
    assert not {*keys[:6]} & {*keys[12:]}


@pytest.mark.parametrize(
    ("shares", "bound", "then"),
    [
        ([], None, range(400)),
        ([1.0] * 400, None, range(400, 400)),
        ([], 1.2, range(16)),
        ([1.0, 1.4] * 8, 1.2, range(16, 32)),
        ([1.12, 1.52] * 8, 1.2, range(16, 32)),
        ([1.14, 1.54] * 8, 1.2, range(0)),
        ([1.0, 1.4] * 150, 1.2, range(300, 400)),
        ([1.0, 1.4] * 200, 1.2, range(400, 400)),
        ([0.9, 1.1] * 8, 1.2, range(0)),
        ([1.3, 1.5] * 8, 1.2, range(0)),
        ([1.0] * 16, 1.2, range(0)),
    ],
)
def test_deals_until_it_is_clear(shares: list[float], bound: float | None, then: range) -> None:
    assert next_deals(shares, 400, bound) == then


def test_a_clear_row_ends_early() -> None:
    game = games()["magellan"]
    settings = game.check_settings({})
    rungs = [
        climb(
            game,
            seats=3,
            settings=settings,
            pair=("normal", "random"),
            deals=deals,
            seed=1,
            jobs=1,
            until=until,
        )
        for deals, until in ((400, 1.5), (16, None))
    ]
    assert len(rungs[0].deals) == len(rungs[1].deals) == 16
    assert rungs[0].wins == rungs[1].wins


def test_the_number_of_processes_makes_no_difference() -> None:
    game = games()["magellan"]
    settings = game.check_settings({})
    rungs = [
        climb(game, seats=3, settings=settings, pair=("easy", "random"), deals=2, seed=4, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert (rungs[0].wins, rungs[0].ahead) == (rungs[1].wins, rungs[1].ahead)


TOLD = ["--games", "1", "--jobs", "1", "--players", "random", "easy"]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["magellan", "--seats", "3", *TOLD]
    assert main(told) == 0
    rows = [line.split(" | ")[0] for line in capsys.readouterr().out.splitlines()[2:]]
    assert rows == ["| 3 players: random among easy", "| 3 players: easy among random"]
    assert [f"| {row.of}" for row in told_as_json(told, capsys)] == rows


def told_as_json(told: list[str], capsys: pytest.CaptureFixture[str]) -> list[Row]:
    assert main([*told, "--json"]) == 0
    [section] = msgspec.json.decode(capsys.readouterr().out, type=Report).sections
    return section.rows


def test_only_among_some(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["magellan", "--seats", "3", "--games", "1", "--jobs", "1"]
    rows = told_as_json([*told, "--players", "random", "easy", "--among", "easy"], capsys)
    assert [row.of for row in rows] == ["3 players: random among easy"]


def test_a_player_with_the_numbers_of_a_file(tmp_path: Path) -> None:
    """Of another time, say. At any level."""
    game = games()["magellan"]
    name, value = next(iter(leaves(game.raw_computer).items()))
    file = tmp_path / "old.toml"
    text = numbers_file("magellan").read_text(encoding="utf-8")
    file.write_text(rewritten(text, changed(game.raw_computer, {name: value + 1})))
    normal, hard = player(game, str(file)), player(game, f"hard={file}")
    assert isinstance(normal, Computer)
    assert isinstance(hard, Thinker)
    for one in (normal, hard):
        assert leaves(one.game.raw_computer) == {**leaves(game.raw_computer), name: value + 1}


def test_single_numbers_by_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each row is printed when it is made, and the one that won most once more at the end."""
    changes = list(all_changes(games()["magellan"]))[:3]
    monkeypatch.setattr("tests.lab.strength.ladder.all_changes", lambda game: changes)
    told = ["magellan", "--seats", "3", "--numbers", "--games", "1", "--jobs", "1"]
    *rows, last = told_as_json(told, capsys)
    assert [row.of for row in rows] == [f"3 players: {name} {was:g} -> {now:g}" for name, was, now in changes]
    best = max(rows, key=lambda row: row.figures["fair shares"].value)
    assert (last.of, last.figures) == (f"most: {best.of}", best.figures)
    assert main(told) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(changes) + 1


def test_every_number_of_players_and_every_choice(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told_as_json(["new_found_land", *TOLD, "--vary", "frames"], capsys)
    played = [row.of.partition(":")[0] for row in rows[::2]]
    usual = ["2 players", "3 players", "4 players"]
    assert played == [*usual, *(f"{one}, frames=advanced" for one in usual)]


def test_a_game_that_never_ends_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["magellan"]
    monkeypatch.setattr(type(game), "bound", lambda self, seats: 5)
    settings = game.check_settings({"board1": "B"})
    rung = climb(game, seats=3, settings=settings, pair=("normal", "random"), deals=2, seed=1, jobs=1)
    assert rung.wins.mean == pytest.approx(rung.fair, abs=0.001)
    assert (len(rung.games), rung.ahead) == (6, Share(0, 0))
    assert rung.row.figures["endless"].value == 6
    assert "board1=B" in rung.row.of


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--players", "nobody", "random"], "no player 'nobody'"),
        (["--players", "random"], "two different"),
        (["--players", "random", "--among", "random"], "two different"),
        (["--players", "random", "--among", "nobody"], "no player 'nobody'"),
        (["--players", "normal", "/nonexistent.toml"], "/nonexistent.toml can't be read"),
        (["--players", "normal", f"wild={numbers_file('magellan')}"], "'wild' is no level"),
        (["--players", "normal", str(numbers_file("entdecker"))], "magellan/computer/numbers.toml"),
        (["--vary", "frames"], "no setting 'frames'"),
        (["--numbers", "--until", "1.8"], "--numbers"),
        (["--numbers", "--until", "0"], "'0' is no number above 0"),
        (["--until", "nan"], "'nan' is no number above 0"),
        (["--until", "-3"], "'-3' is no number above 0"),
        (["--until", "soon"], "'soon' is no number above 0"),
        (["--numbers", "--players", "hard", "normal"], "--numbers"),
    ],
)
def test_mistakes_are_explained(given: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["magellan", *given])
    assert stop.value.code == 2
    assert says in capsys.readouterr().err
