"""Looks through everything that anybody was shown for what they may not know.

- A picture of a hand goes to its owner alone, and is one of the game at that table.
- A sentence that the game tells to one seat is read by nobody else, unless it was told to all as well.
- The buttons of a panel carry a hash of what their reader knows (check_moves): so a panel made for another
  seat is found too.
- The key that decides every card is shown when the game is over, and not before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from data.words import languages
from tests.lab.campaign.check_moves import MOST_EACH, History
from tests.lab.campaign.seen import EVERYBODY, Shown, plain
from tests.lab.campaign.violations import Violation

LEAST_LENGTH = 12
"""Of a sentence that can be told from others."""


def check_secrets(history: History, shown: Sequence[Shown]) -> Iterator[Violation]:
    """`shown` is what was shown about this table while it was played."""
    room = history.room
    before = [one for one in shown if one.at < history.over_at]
    yield from list(_pictures(history, before))[:MOST_EACH]
    yield from list(_sentences(history, before))[:MOST_EACH]
    key = room.row.key.hex()
    for one in before:
        if key in one.text:
            yield Violation("secret", room.row.id, "the key was shown before the end")


def _pictures(history: History, shown: Sequence[Shown]) -> Iterator[Violation]:
    table = history.room.row.id
    public = {one.public for one in history.happened}
    own = {(history.user(seat), seat, mark) for one in history.happened for seat, mark in enumerate(one.own)}
    for message in shown:
        for note in message.notes:
            if note.own and (message.reader, note.seat, note.own) not in own:
                yield Violation("secret", table, f"{message.reader} was shown {note}")
            if note.public and note.public not in public:
                yield Violation("unknown", table, f"{message.reader} was shown {note}")


def _sentences(history: History, shown: Sequence[Shown]) -> Iterator[Violation]:
    told, secret = set(), defaultdict(set)
    # A secret move that was replaced has lost its events: what it told is what the same move tells others.
    replaced = [(entry.move, history.user(entry.seat)) for entry in history.log if entry.folded]
    for language in languages():
        for entry in history.log:
            for event in entry.events:
                words = history.room.words(language, reader=event.to)
                sentence = plain(words(event.text))
                if event.to is None:
                    told.add(sentence)
                else:
                    secret[sentence].add(history.user(event.to))
                    secret[sentence].update(user for move, user in replaced if move == entry.move)
    for sentence, readers in secret.items():
        if sentence in told or len(sentence) < LEAST_LENGTH or any(sentence in one for one in told):
            continue
        for message in shown:
            if message.reader not in readers and sentence in message.text:
                who = "everybody" if message.reader == EVERYBODY else message.reader
                yield Violation("secret", history.room.row.id, f"{who} read {sentence!r}")
