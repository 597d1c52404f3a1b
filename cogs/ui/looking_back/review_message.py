"""A review: everybody's chances as a chart, and the moves that decided the game, each with its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import render
from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import follow, path_to
from cogs.ui.components.building_blocks import Item, Layout, message
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import VELLUM
from cogs.ui.panel.texts import PanelTexts
from cogs.ui.pictures.drawing import draw_scores
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.how_far_ahead import lead, unit
from data.words import Phrases
from engines.computer.review import Review, TurningPoint, changed_most, smoothed, stretch_of
from engines.contract.core import Many, Raw, Rejected, Say, Seat, Who, say, winners
from engines.tables.table import Table

BAR_LENGTH = 20
ALT_POINTS = 8
"""Of the chart that its alt text names, roughly."""


def progress_message(before: int, share: float, words: Phrases) -> Layout:
    """How long the queue is, or how far it is."""
    meanwhile = words(say("review-meanwhile"))
    if before:
        return message(words(say("review-queue", count=before)), meanwhile)
    full = round(BAR_LENGTH * share)
    bar = "▰" * full + "▱" * (BAR_LENGTH - full)
    return message(words(say("review-progress", bar=bar, percent=round(100 * share))), meanwhile)


async def review_pictures(
    pictures: Pictures, room: Room, found: Review, words: Phrases
) -> list[list[PictureFile]]:
    """The chart, and the board before each turning point."""
    chart = _chart(room, found)
    drawn = [
        await pictures.card(_chart_alt(found, words), draw_scores, chart, room.picture_words(words.language))
    ]
    for number, point in enumerate(found.turning_points):
        before = replace(room, started_table=_before(room.table, point.number))
        images = await pictures.board(before, words.language)
        drawn.append([image._replace(name=f"{number + 1}-{image.name}") for image in images[:1]])
    return drawn


def review_message(
    room: Room, found: Review, images: Sequence[Sequence[PictureFile]], words: Phrases
) -> Layout:
    blocks: list[str | Item] = [f"## {words(say('review-title', title=room.title))}"]
    blocks += [*image_galleries(images[0]), words(say("review-about"))]
    if room.table.outcome is not None and not winners(room.table.outcome):
        blocks.append(words(say("review-drawn")))
    if not found.turning_points:
        blocks.append(words(say("review-even")))
    for point, pictures in zip(found.turning_points, images[1:], strict=True):
        blocks += [*image_galleries(pictures), _told(room, found, point, words)]
    return message(*blocks, colour=VELLUM)


def _chart(room: Room, found: Review) -> render.ScoreChart:
    """The chances of every seat, in percent."""
    outcome = room.table.outcome
    assert outcome is not None
    side_of = {seat: at for at, side in enumerate(found.sides) for seat in side}
    return render.ScoreChart(
        game=room.row.game,
        title=room.title,
        heading=say("review-heading"),
        axis=say("review-moves"),
        points=tuple(
            (one.number, tuple(round(100 * one.shares[side_of[seat]]) for seat in range(room.table.seats)))
            for one in smoothed(found.chances)
        ),
        totals=False,
        outcome=outcome,
        public=room.table.view(None).public,
    )


def _chart_alt(found: Review, words: Phrases) -> str:
    lines, points = [words(say("review-chart"))], smoothed(found.chances)
    for at, side in enumerate(found.sides):
        shares = [one.shares[at] for one in points[:: max(1, len(points) // ALT_POINTS)]]
        numbers = " – ".join(words(say("review-percent", percent=round(100 * share))) for share in shares)
        lines.append(f"{', '.join(words.name(seat) for seat in side)}: {numbers}")
    return "\n".join(lines)


def _told(room: Room, found: Review, point: TurningPoint, words: Phrases) -> str:
    """A mistake with what would have been better; or how the chances changed, and one of the moves."""
    played = _played(room.table, point, words)
    if point.better is None:
        side = changed_most(point.before, point.after)
        changed = say("review-swing", change=_change(room, found, point, side))
        stretch = stretch_of(room.table, found.chances, point)
        among = "review-played" if stretch.first == stretch.last else "review-among"
        return "\n".join([words(changed), words(say(among, who=Who(point.seat), deed=played))])
    better = _deed(room.table, point.number, point.seat, point.better, words)
    ahead = lead(room.table.game, point.points)
    own = next(at for at, side in enumerate(found.sides) if point.seat in side)
    lines = [
        say("review-played", who=Who(point.seat), deed=played),
        say(f"review-better-{unit(room.table.game)}", deed=better, ahead=ahead),
        say("review-around", change=_change(room, found, point, own)),
    ]
    return "\n".join(map(words, lines))


def _played(table: Table, point: TurningPoint, words: Phrases) -> str:
    """What was asked and played."""
    played, before = _deed(table, point.number, point.seat, point.played, words), _before(table, point.number)
    if point.seat in before.waiting and (asked := before.ask(point.seat, {})):
        return words(say("review-answer", question=asked.text, deed=played))
    return played


def _change(room: Room, found: Review, point: TurningPoint, side: int) -> Say:
    """Whose chances changed from what to what, and over which moves: as numbered in the chart."""
    stretch = stretch_of(room.table, found.chances, point)
    count = 1 if stretch.first == stretch.last else 2
    moves = say("review-stretch", count=count, first=stretch.first, last=stretch.last)
    return say(
        "review-change",
        moves=say("review-stretch-to-end", moves=moves) if stretch.ends_game else moves,
        who=Many([Who(seat) for seat in found.sides[side]]),
        before=round(100 * point.before[side]),
        after=round(100 * point.after[side]),
    )


def _before(table: Table, number: int) -> Table:
    """The table as it was before an entry: to be looked at only."""
    entry = next(one for one in table.log if one.number == number)
    return Table(
        table.game,
        seats=table.seats,
        settings=table.settings,
        key=table.key,
        salt=table.salt,
        state=table.game.decode(bytes(entry.before)),
        number=number - 1,
    )


def _deed(table: Table, number: int, seat: Seat, move: Raw, words: Phrases) -> str:
    """A move of long ago in the words of its options, with every answer: what had to be is nowhere else to be
    seen. Its kind alone where it is not asked for any longer."""
    ask = partial(_before(table, number).ask, seat)
    try:
        return PanelTexts(words).whole(follow(ask, path_to(ask, table.game.read_move(move))))
    except (Rejected, StopIteration, KeyError, ValueError):
        return str(move.get("move", "?"))
