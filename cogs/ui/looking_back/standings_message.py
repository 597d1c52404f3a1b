"""The message at the end of a game: who won, all standings, what to look at now."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import GOLD, PRIMARY
from cogs.ui.game_messages.board_message import for_followers
from cogs.ui.lobby_messages.computers_message import full_name
from engines.contract.core import Many, Outcome, Say, Standing, Who, Words, say, winners
from engines.contract.victory import best_rank, shown_rank


def standings_words(room: Room, outcome: Outcome, words: Words) -> list[str]:
    """The winners, the reason, and everybody's place and total."""
    lines = _headline(room, outcome, words)
    if outcome.reason is not None:
        lines.append(words(outcome.reason))
    counted = counted_by(room)
    lines.append(
        "\n".join(
            words(
                say(
                    "final-place",
                    rank=shown(outcome, s),
                    who=full_name(room, s.seat, words),
                    total=total(counted, s),
                )
            )
            for s in outcome.standings
        )
    )
    return lines


def _headline(room: Room, outcome: Outcome, words: Words) -> list[str]:
    """Who won. Where only computers in seats of people did, the best of those who stayed as well."""
    won = winners(outcome)
    who = Many([Who(seat) for seat in won])
    if room.table.partners_won:
        return [f"## {words(say('final-winner-together', who=who))}"]
    if not won or not all(room.seats[seat].left for seat in won):
        return [f"## {words(say('final-winner', who=who, count=len(won)))}"]
    lines = [f"## {words(say('final-winner-computer', who=who, count=len(won)))}"]
    stayed = [one for one in outcome.standings if not room.seats[one.seat].computer]
    best = Many([Who(one.seat) for one in stayed if one.rank == stayed[0].rank])
    return [*lines, words(say("final-best-stayed", who=best))] if stayed else lines


def shown(outcome: Outcome, standing: Standing) -> int:
    return shown_rank(standing.rank, best_rank(outcome))


def counted_by(room: Room) -> str:
    """What the totals of this table are: see `Game.counted`."""
    return room.table.game.counted(room.table.view(None).public)


def total(counted: str, standing: Standing) -> Say:
    return say(f"counted-{counted}", count=standing.total)


def final_words(room: Room, outcome: Outcome, words: Words) -> list[str]:
    """The standings, thanks to everybody who played, and where the proof of the deal is. That of a lesson is
    the same for everybody: it ends with what to do next."""
    lines = standings_words(room, outcome, words)
    people = [f"<@{seat.user_id}>" for seat in room.seats if seat.user_id and not seat.left]
    lines.append(words(say("final-thanks", who=Many(list(people)))))
    if room.row.what_if:
        return [*lines, words(say("final-whatif"))]
    if room.row.lesson:
        return [*lines, words(say("final-lesson"))]
    return [*lines, words(say("final-proof"))]


def final_alt(room: Room, outcome: Outcome, words: Words) -> str:
    """Alt text: the standings and where the totals came from."""
    counted = counted_by(room)
    lines = []
    for standing in outcome.standings:
        parts = Many([say("final-part", part=part.text, points=part.points) for part in standing.parts])
        who, points = Who(standing.seat), total(counted, standing)
        lines.append(words(say("final-line", rank=shown(outcome, standing), who=who, total=points)))
        lines.append(words(say("final-parts", parts=parts)))
    return "\n".join(lines)


def standings_message(
    room: Room, outcome: Outcome, images: Sequence[PictureFile], followers: Sequence[int]
) -> Layout:
    words = room.words()
    result, *more = final_words(room, outcome, words)
    blocks: list[str | Item] = [result, *image_galleries(images), *more, *rows(_buttons(room, words))]
    return message(*blocks, colour=GOLD, footer=for_followers(words, followers))


def _buttons(room: Room, words: Words) -> list[Button]:
    seen = [
        button(words(say("button-log")), Verb.LOG, room.row.id, 0),
        button(words(say("button-replay")), Verb.REPLAY, room.row.id),
        button(words(say("button-film")), Verb.FILM, room.row.id),
    ]
    if room.row.what_if:
        return seen
    return [
        *seen,
        button(words(say("button-review")), Verb.REVIEW, room.row.id),
        button(words(say("button-record")), Verb.RECORD, room.row.id),
        button(words(say("button-take-home")), Verb.TAKE_HOME, room.row.id),
        button(words(say("button-again")), Verb.LEARN_ANEW, room.row.game, room.row.id, style=PRIMARY)
        if room.row.lesson
        else button(words(say("button-again")), Verb.REMATCH, room.row.id, style=PRIMARY),
    ]
