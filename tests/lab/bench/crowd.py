"""Many tables at once: their boards are drawn in turn, each at a new position, and how memory grows."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import render
from data.words import Phrases
from engines import games
from tests.lab.bench.memory import resident
from tests.lab.bench.pictures import NAMES
from tests.lab.bench.report import ReportRow, Section, plain
from tests.lab.bench.rules import played
from tests.lab.bench.timing import Size, percentile, worked


class CrowdTimes(NamedTuple):
    """What drawing for many tables took."""

    spans: dict[str, list[float]]
    """By game: milliseconds of processor time to draw and encode each board."""
    memory: list[float]
    """MiB of resident memory before the first board, and after each round of all tables."""


def drawn_in_turn(tables: int, rounds: int) -> CrowdTimes:
    """Go round the tables so many times. Nobody ever sees the same position twice."""
    words = Phrases("en", NAMES, computers=(1,))
    sitting = [played(game, game.seats[-1], number) for number in range(tables) for game in games().values()]
    render.warm()
    times = CrowdTimes({key: [] for key in games()}, [resident() / 1024])
    for at in range(rounds):
        for one in sitting:
            turn = one.turns[(2 * at + 1) * len(one.turns) // (2 * rounds)]
            public = one.game.view(one.game.decode(turn.state), None).public
            pictures, drawing = worked(partial(render.board, one.game.key, public, words))
            encoding = sum(
                worked(partial(render.encode, picture.image, coarser=picture.coarser))[1]
                for picture in pictures
            )
            times.spans[one.game.key].append(drawing + encoding)
        times.memory.append(resident() / 1024)
    return times


def section(size: Size) -> Section:
    """In a process of its own: a used one has free memory that would hide how it grows."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        times = pool.submit(drawn_in_turn, size.crowd, size.positions).result()
    rows = [
        ReportRow(
            f"{game}: a board",
            {
                "p50": plain(percentile(spans, 50), "ms"),
                "p95": plain(percentile(spans, 95), "ms"),
                "boards": plain(len(spans), "boards"),
            },
        )
        for game, spans in times.spans.items()
    ]
    before, first, half, last = (times.memory[at] for at in (0, 1, (len(times.memory) + 1) // 2, -1))
    memory = {
        "before": plain(before, "MiB"),
        "first round": plain(first, "MiB"),
        "half-way": plain(half, "MiB"),
        "at the end": plain(last, "MiB"),
        "second half": plain(last - half, "MiB"),
    }
    return Section(
        key="crowd",
        title="Many tables: boards drawn in turn",
        rows=[*rows, ReportRow("resident memory", memory)],
        notes=[
            f"{size.crowd} tables of each game with all seats taken, {size.positions} positions of each.",
            "By the processor's clock: drawing and encoding together, every position for the first time.",
            "second half: what memory still grows by when every kind of board has been drawn.",
        ],
    )
