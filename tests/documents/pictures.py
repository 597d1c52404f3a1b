"""Draw docs/pictures from games of computers: `python -m tests.documents.pictures [FOLDER]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import render
from cogs.ui.lobby_messages.lobby_message import choices_of
from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import Seat, say
from engines.contract.stages import Stage
from engines.tables.table import Table, commitment

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Inge", "Otto", "Ruth", "Grace", "Lea")
COMPUTERS = (3,)
LEVEL = (say("computer-level-hard"), say("computer-temperament-careful"))
KEY, SALT = bytes(range(32)), ["README"]
MIDDLE = 0.8
"""How much of the game is played when the board is drawn: late enough to be full, early enough to be open."""


def table_of(game: AnyGame) -> Table:
    return Table.open(game, seats=min(len(NAMES), game.seats[-1]), settings={}, key=KEY, salt=SALT)


def play(table: Table, moves: int | None = None) -> int:
    """Let the computer players make this many moves, or all; return the number of moves made."""
    played = 0
    while table.waiting and (moves is None or played < moves):
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=played)
        played += 1
    return played


def midgame(game: AnyGame) -> Table:
    """The same game, stopped where one person is asked openly."""
    table = table_of(game)
    play(table, int(play(table_of(game)) * MIDDLE))
    while len(table.waiting) != 1 or table.waiting[0] in COMPUTERS:
        play(table, 1)
    return table


def board_and_hand(game: AnyGame, words: Phrases) -> Iterator[tuple[str, render.Picture]]:
    table = midgame(game)
    seat: Seat = table.waiting[0]
    view = table.view(seat)
    boards = render.board(game.key, view.public, words)
    for number, picture in enumerate(boards):
        yield game.key if number == 0 else f"{game.key}-{number + 1}", picture
    hand = render.hand(game.key, view.public, view.own, words) if view.own is not None else None
    if hand is not None:
        yield f"{game.key}-hand", hand


def lobby(game: AnyGame, words: Phrases) -> render.Picture:
    players = tuple(
        render.LobbyPlayer(name=name, computer=LEVEL if seat in COMPUTERS else (), host=seat == 0)
        for seat, name in enumerate(NAMES[: game.seats[-1]])
    )
    chosen = game.check_settings({})
    settings = tuple((choice.name, choice.choices[chosen[choice.key]]) for choice in choices_of(game.key))
    card = render.LobbyCard(
        game=game.key,
        title=say(f"{game.key}-title"),
        players=players,
        seats=game.seats,
        settings=settings,
        commitment=commitment(KEY)[:16],
    )
    return render.lobby(card, words)


def standings(game: AnyGame, words: Phrases) -> render.Picture:
    table = table_of(game)
    play(table)
    outcome = table.outcome
    assert outcome is not None
    card = render.StandingsCard(
        game=game.key,
        title=say(f"{game.key}-title"),
        outcome=outcome,
        public=table.view(None).public,
    )
    return render.standings(card, words)


def pictures() -> Iterator[tuple[str, render.Picture]]:
    """Board and hand of every game; lobby and standings of one, because they look alike in all."""
    words = Phrases("en", NAMES, computers=COMPUTERS)
    for game in games(Stage.FINISHED).values():
        yield from board_and_hand(game, words)
    largest = max(games(Stage.FINISHED).values(), key=lambda game: game.seats[-1])
    yield "lobby", lobby(largest, words)
    yield "standings", standings(largest, words)


def main(folder: Path = FOLDER) -> None:
    Phrases.strict = True  # a missing text must not end up in a picture
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        path = folder / f"{name}.webp"
        picture.image.convert("RGB").save(path, quality=90, method=4)  # a page may take longer than a message
        print(f"{path.name}: {picture.image.width} x {picture.image.height}, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
