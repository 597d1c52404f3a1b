"""The messages that look back: pages of the log, steps of the replay, the standings and how they grew."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import render
from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import read_number
from cogs.ui.components.building_blocks import Button, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import VELLUM, accent
from cogs.ui.game_messages.board_message import story
from cogs.ui.game_messages.undo_message import can_name_moves, points_button
from cogs.ui.looking_back.standings_message import counted_by, final_alt, standings_words
from cogs.ui.pictures.drawing import draw_scores, draw_standings
from cogs.ui.pictures.message_pictures import Pictures, no_picture, spell_out
from data.models import Status
from data.signs import without_signs
from data.words import Phrases
from engines.contract.core import Many, Outcome, Rejected, Seat, Who, Words, say
from engines.kit.game import AnyGame
from engines.tables.chronicle import Chronicle, ReplayStep, Told

LOG_PAGE_LINES = 20
"""Headers included."""
LOG_PAGE_CHARACTERS = 3000
TURN, MOVE = "turn", "move"
"""The two ways to step through a replay."""
END = "end"


# --- the log ---------------------------------------------------------------------------------------------


def log_turns(game: AnyGame, told: Sequence[Told], seat: Seat | None, words: Words) -> list[list[str]]:
    """What this person may read, turn by turn, each under its header. Lines that they may not read leave
    neither a header nor a gap."""
    readable = [
        (line.turn, line.asked, line.entry.at, text)
        for line in told
        for event in game.readable(line.entry.events, seat)
        for text in [f"• ~~{words(event.text)}~~" if line.entry.undone else f"• {words(event.text)}"]
    ]
    turns = []
    for _, group in groupby(readable, lambda found: found[0]):
        lines = list(group)
        _, asked, at, _ = lines[0]
        turns.append([headline(asked, at, words), *(text for *_, text in lines)])
    return turns


def headline(asked: Sequence[Seat], at: int, words: Words) -> str:
    return words(say("log-turn", who=Many([Who(seat) for seat in asked]), time=f"<t:{at}:R>"))


def log_pages(turns: Sequence[list[str]]) -> list[str]:
    """Pages of whole turns, newest first; a turn that fills more than a page is split."""
    pages: list[list[str]] = []
    parts = [part for turn in turns for part in _parts(turn)]
    for part in reversed(parts):
        fits = pages and len(pages[-1]) + len(part) <= LOG_PAGE_LINES
        if fits and _length([*pages[-1], *part]) <= LOG_PAGE_CHARACTERS:
            pages[-1] = part + pages[-1]
        else:
            pages.append(part)
    return ["\n".join(page) for page in pages]


def _parts(turn: list[str]) -> list[list[str]]:
    header, *lines = turn
    parts = [[header]]
    for line in lines:
        if len(parts[-1]) >= LOG_PAGE_LINES or _length([*parts[-1], line]) > LOG_PAGE_CHARACTERS:
            parts.append([header])
        parts[-1].append(line)
    return parts


def _length(lines: Sequence[str]) -> int:
    """Without signs: a page holds the same lines with them. A message too long for them leaves them out."""
    return sum(len(without_signs(line)) for line in lines)


def log_message(room: Room, pages: Sequence[str], page: int, words: Words, *, seated: bool = False) -> Layout:
    """A page of the log. Whoever is `seated` can name one of its moves to go back to."""
    page = min(page, max(0, len(pages) - 1))
    buttons = []
    if page + 1 < len(pages):
        buttons.append(button(words(say("log-older")), Verb.LOG, room.row.id, page + 1, "turn"))
    if page:
        buttons.append(button(words(say("log-newer")), Verb.LOG, room.row.id, page - 1, "turn"))
    if pages:
        buttons.append(button(words(say("button-replay")), Verb.REPLAY, room.row.id))
    if seated and room.running and can_name_moves(room.table):
        buttons.append(points_button(room, words))
    text = pages[page] if pages else words(say("log-empty"))
    return message(f"### {words(room.title)}", text, *rows(buttons))


# --- the replay ------------------------------------------------------------------------------------------


class ReplayPosition(NamedTuple):
    """Where somebody is in a replay. It counts public steps only, so a custom_id may show it."""

    by: str
    """TURN or MOVE."""
    at: int | None
    """None: at the end."""

    @classmethod
    def read(cls, by: str | None, at: str, *, over: bool) -> ReplayPosition:
        """Read the parts of a custom_id after the table. Without any, a finished game starts at its
        beginning, a running one at its last step."""
        if by is None:
            return cls(TURN, 0 if over else None)
        number = read_number(at)
        if by not in (TURN, MOVE) or (number is None and at != END):
            raise Rejected("error-unknown-button")
        return cls(by, number)


class ShownStep(NamedTuple):
    """The step of a replay that is shown."""

    by: str
    at: int
    steps: list[ReplayStep]
    other: int
    """The number of the same moment in the other way to step."""

    @property
    def step(self) -> ReplayStep:
        return self.steps[self.at]

    @property
    def last(self) -> int:
        return len(self.steps) - 1


def find_step(chronicle: Chronicle, position: ReplayPosition) -> ShownStep:
    """Find the step at a position. Beyond the end, as after an undo, it is the last one."""
    ways = {TURN: chronicle.turns, MOVE: chronicle.moves}
    steps = ways.pop(position.by)
    at = len(steps) - 1 if position.at is None else min(position.at, len(steps) - 1)
    (others,) = ways.values()
    other = next(n for n, step in enumerate(others) if step.number >= steps[at].number)
    return ShownStep(position.by, at, steps, other)


def replay_message(room: Room, shown: ShownStep, images: Sequence[PictureFile], words: Words) -> Layout:
    """One step of a replay. `room` is the table as it was then."""
    step = shown.step
    key = "replay-turn" if shown.by == TURN else "replay-move"
    head = [f"**{words(say(key, place=shown.at, count=shown.last))}**"]
    if step.at is not None:
        head.append(headline(step.asked, step.at, words))
    told = story(step.entries, words) if step.entries else _beginning(room, words)
    in_words = ""
    if not images:
        public = room.table.view(None).public
        in_words = f"{words(no_picture())}\n{spell_out(room.table.game.describe(public), words)}"
    seat = step.asked[0] if step.asked else None
    return message(
        f"### {words(room.title)}\n{' · '.join(head)}",
        *image_galleries(images),
        told,
        in_words,
        *rows(replay_buttons(room, shown, words)),
        colour=accent(room, seat),
    )


def _beginning(room: Room, words: Words) -> str:
    """The first step of a replay: nobody has moved yet."""
    if room.row.what_if:
        return words(say("whatif-beginning"))
    opened = story([], words, room.table.game.opening(room.table.state))
    return "\n".join(text for text in (words(say("replay-beginning")), opened) if text)


def replay_buttons(room: Room, shown: ShownStep, words: Words) -> list[Button]:
    """The last part of the ids keeps buttons apart that lead to the same step."""
    table, by = room.row.id, shown.by
    start, end = shown.at == 0, shown.at == shown.last

    def to(label: str, at: int | str, mark: str, *, shut: bool, by: str = by) -> Button:
        return button(label, Verb.REPLAY, table, by, at, mark, disabled=shut)

    other = MOVE if by == TURN else TURN
    switch = words(say("replay-by-move" if by == TURN else "replay-by-turn"))
    return [
        to(words(say("replay-first")), 0, "f", shut=start),
        to(words(say("replay-back")), max(0, shown.at - 1), "b", shut=start),
        to(words(say("replay-forward")), shown.at + 1, "n", shut=end),
        # While the game is running, there may be new steps.
        to(words(say("replay-last")), END, "l", shut=end and not room.running),
        to(switch, shown.other, "s", shut=False, by=other),
        *([button(words(say("button-whatif")), Verb.TRY_OUT, table, by, shown.at)] if _open(room) else []),
        *look_back_buttons(room, words),
    ]


def _open(room: Room) -> bool:
    """Whether somebody could play on from this step."""
    return not room.row.what_if and bool(room.table.waiting)


def look_back_buttons(room: Room, words: Words) -> list[Button]:
    """Buttons for what there is to see of a game that has ended."""
    table, status = room.row.id, room.row.status
    film = button(words(say("button-film")), Verb.FILM, table)
    score = button(words(say("button-score")), Verb.SCORE, table)
    log = button(words(say("button-log")), Verb.LOG, table, 0)
    review = button(words(say("button-review")), Verb.REVIEW, table)
    if room.row.what_if:
        return [film, log] if status in (Status.OVER, Status.ENDED) else []
    return {Status.OVER: [score, film, review, log], Status.ENDED: [film, log]}.get(status, [])


# --- how it ended, and how the points grew ---------------------------------------------------------------


def standings_card(room: Room, outcome: Outcome) -> render.StandingsCard:
    return render.StandingsCard(
        game=room.row.game,
        title=room.title,
        outcome=outcome,
        public=room.table.view(None).public,
        together=room.table.partners_won,
        counted=counted_by(room),
    )


async def final_images(pictures: Pictures, room: Room, outcome: Outcome, words: Phrases) -> list[PictureFile]:
    """The standings and, if points were public, how they grew. `room` has its whole log."""
    card = standings_card(room, outcome)
    images = await pictures.card(final_alt(room, outcome, words), draw_standings, card, words)
    chart = score_chart(room, await asyncio.to_thread(Chronicle, room.table), outcome)
    if chart is None:
        return images
    grown = await pictures.card(score_alt(chart, words), draw_scores, chart, words)
    return [*images, *grown]


def score_message(room: Room, outcome: Outcome, images: Sequence[PictureFile], words: Words) -> Layout:
    """The final standings for one person."""
    replay = button(words(say("button-replay")), Verb.REPLAY, room.row.id)
    home = button(words(say("button-take-home")), Verb.TAKE_HOME, room.row.id)
    return message(
        f"### {words(room.title)}",
        *image_galleries(images),
        *standings_words(room, outcome, words),
        *rows([replay, *look_back_buttons(room, words)[1:], home]),
        colour=VELLUM,
    )


def score_chart(room: Room, chronicle: Chronicle, outcome: Outcome) -> render.ScoreChart | None:
    """The public scores turn by turn, and the final ones; None if there was nothing to see before the end."""
    points = {turn: step.scores for turn, step in enumerate(chronicle.turns) if step.scores is not None}
    totals = {standing.seat: standing.total for standing in outcome.standings}
    points[len(chronicle.turns) - 1] = tuple(totals.get(seat, 0) for seat in range(len(room.seats)))
    if len(set(points.values())) < 3:
        return None
    return render.ScoreChart(
        game=room.row.game,
        title=room.title,
        heading=say(f"counted-{counted_by(room)}-grew"),
        points=tuple(points.items()),
        outcome=outcome,
        public=room.table.view(None).public,
    )


def score_alt(chart: render.ScoreChart, words: Words) -> str:
    """Alt text: the chart in numbers."""
    last = chart.points[-1][0]
    quarters = [[scores for turn, scores in chart.points if turn <= last * n / 4] for n in (1, 2, 3, 4)]
    first = chart.points[0][1]
    lines = [words(say("scores-alt", heading=chart.heading))]
    for standing in chart.outcome.standings:
        seat = standing.seat
        quarter, half, most, end = ((known[-1] if known else first)[seat] for known in quarters)
        numbers = say("scores-alt-line", who=Who(seat), quarter=quarter, half=half, most=most, end=end)
        lines.append(words(numbers))
    return "\n".join(lines)
