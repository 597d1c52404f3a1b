"""The lobby message: players, rules and the buttons to join, start and cancel; and, privately, the settings
with their explanations."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from discord import ui

import render
from cogs.tables.loading.room import Room, seats_of, settings_of
from cogs.tables.lobbies.lobbies import computers
from cogs.tables.people.computer_characters import character
from cogs.ui.components.building_blocks import (
    OPTIONS_PER_MENU,
    Button,
    Item,
    Layout,
    button,
    menu_entry,
    message,
    rows,
)
from cogs.ui.components.confirmation import confirmation
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import DANGER, SECONDARY, SUCCESS, VELLUM
from cogs.ui.lobby_messages.computers_message import full_name
from data.models import DM, Status, TableRow
from engines import games
from engines.contract.core import Many, Say, Seat, Words, say
from engines.contract.settings import COMMON, spread
from engines.tables.table import commitment

COMMITMENT_LENGTH = 16
"""Characters of the commitment that fit on the picture."""
FINGERPRINT_LENGTH = 8
"""Characters of the commitment in the message; the settings have all of them."""


def lobby_message(
    room: Room,
    images: Sequence[PictureFile],
    newcomers: Collection[Seat] = (),
    invited: Sequence[int] = (),
) -> Layout:
    """`newcomers`: for whom it would be the first game, so that others can be kind. `invited`: people who are
    asked to play again."""
    words = room.words()
    row, seats = room.row, seats_of(room.row)
    head = f"## {words(room.title)}\n{words(say(f'{row.game}-blurb'))}"
    players = "\n".join(
        words(
            say(
                "lobby-player",
                number=n + 1,
                name=full_name(room, n, words),
                kind="computer" if seat.computer else "host" if seat.user_id == row.host_id else "person",
                first="yes" if n in newcomers else "no",
            )
        )
        for n, seat in enumerate(room.seats)
    )
    have = len(room.seats)
    missing = max(0, seats[0] - have)
    count = words(say("lobby-count", have=have, missing=missing, spread=spread(seats)))
    proof = words(say("lobby-proof", commitment=commitment(row.key)[:FINGERPRINT_LENGTH]))
    pictures = image_galleries(images)
    if row.status is Status.ENDED:
        return message(head, words(say("lobby-cancelled")), colour=VELLUM)
    if row.status is not Status.LOBBY:
        return message(head, players, words(say("lobby-begun")), colour=VELLUM)
    return message(
        *pictures,
        head,
        f"**{count}**\n{players}",
        rules_line(room, words),
        f"-# {proof}",
        *rows(lobby_buttons(room, words)),
        colour=VELLUM,
        footer=words(say("lobby-again", who=Many([f"<@{user}>" for user in invited]))) if invited else "",
    )


def rules_line(room: Room, words: Words) -> str:
    """What differs from the standard rules."""
    usual, chosen = games()[room.row.game].check_settings({}), settings_of(room.row)
    changed = [
        words(say("lobby-rule", name=setting.name, choice=setting.choices[chosen[setting.key]]))
        for setting in choices_of(room.row.game)
        if chosen[setting.key] != usual[setting.key]
    ]
    if not changed:
        return words(say("lobby-rules-standard"))
    return words(say("lobby-rules-changed", rules=" · ".join(changed)))


def settings_message(room: Room, user_id: int, words: Words) -> Layout:
    """Every setting of a lobby with its explanation, and the whole commitment; the host gets the menus."""
    hosted = room.row.host_id == user_id
    return message(
        f"### {words(say('lobby-settings-title'))}",
        "\n".join(setting_lines(room, words)),
        *(setting_menu(room, words) if hosted else [words(say("lobby-settings-host"))]),
        f"-# {words(say('lobby-proof-whole', commitment=commitment(room.row.key)))}",
        colour=VELLUM,
    )


def cancel_message(room: Room, words: Words) -> Layout:
    """Ask again before a lobby is called off."""
    question = say("lobby-cancel-sure", title=room.title)
    return confirmation(question, "lobby-cancel-yes", words, Verb.CONFIRM_CANCEL, room.row.id)


def lobby_buttons(room: Room, words: Words) -> list[Button]:
    """Everybody sees the same: what the lobby needs next is green, players or its start."""
    table, seats = room.row.id, seats_of(room.row)
    full, ready = len(room.seats) >= seats[-1], len(room.seats) in seats
    number = computers(room.seats)
    return [
        button(
            words(say("lobby-join")), Verb.JOIN, table, style=SECONDARY if ready else SUCCESS, disabled=full
        ),
        button(words(say("lobby-leave")), Verb.LEAVE, table),
        button(
            words(say("lobby-start")),
            Verb.START,
            table,
            style=SUCCESS if ready else SECONDARY,
            disabled=not ready,
        ),
        button(words(say("button-rules")), Verb.RULES, room.row.game, ""),
        button(words(say("learn-button")), Verb.LEARN, room.row.game),
        button(words(say("lobby-settings")), Verb.LOBBY_SETTINGS, table),
        button(words(say("lobby-cancel")), Verb.CANCEL, table, style=DANGER),
        button(words(say("lobby-add-computer")), Verb.ADD_COMPUTER, table, number, disabled=full),
        button(words(say("lobby-remove-computer")), Verb.REMOVE_COMPUTER, table, number, disabled=not number),
        button(words(say("lobby-computers")), Verb.COMPUTERS, table),
        button(words(say("lobby-players")), Verb.PLAYERS, table),
        button(words(say("lobby-tell-me")), Verb.TELL_ME, table),
    ]


class SettingChoices(NamedTuple):
    """A setting of the lobby and its choices, in words."""

    key: str
    name: Say
    about: Say
    choices: dict[str, Say]


def choices_of(game: str) -> list[SettingChoices]:
    """The settings of a lobby: first those that all games share, then those of this game."""
    found = []
    for setting in (*COMMON, *games()[game].settings):
        owner, key = "lobby" if setting in COMMON else game, setting.key
        texts = {choice: say(f"{owner}-setting-{key}-{choice}") for choice in setting.choices}
        found.append(
            SettingChoices(key, say(f"{owner}-setting-{key}"), say(f"{owner}-setting-{key}-about"), texts)
        )
    return found


def chosen_first(row: TableRow) -> list[SettingChoices]:
    """The settings of a lobby, with the changed ones first."""
    usual, chosen = games()[row.game].check_settings({}), settings_of(row)
    return sorted(choices_of(row.game), key=lambda choice: chosen[choice.key] == usual[choice.key])


def setting_lines(room: Room, words: Words) -> list[str]:
    chosen = settings_of(room.row)
    return [
        words(say("lobby-setting", name=c.name, choice=c.choices[chosen[c.key]], about=c.about))
        for c in choices_of(room.row.game)
    ]


def setting_menu(room: Room, words: Words) -> list[Item]:
    """Every choice of every setting that is not in force, in as many menus as they need. The lines above
    explain the settings: a menu entry has room for 100 characters only."""
    chosen = settings_of(room.row)
    offered = [
        menu_entry(f"{words(setting.name)}: {words(text)}", f"{setting.key}={choice}")
        for setting in choices_of(room.row.game)
        for choice, text in setting.choices.items()
        if choice != chosen[setting.key]
    ]
    menus: list[Item] = []
    for start in range(0, len(offered), OPTIONS_PER_MENU):
        menu: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=pack(Verb.CHANGE_SETTING, room.row.id, number=len(menus) or None),
            placeholder=words(say("lobby-change")),
            options=offered[start : start + OPTIONS_PER_MENU],
        )
        menus.append(ui.ActionRow(menu))
    return menus


def lobby_alt(room: Room, words: Words) -> str:
    """The picture of a lobby in words."""
    players = Many([full_name(room, seat.seat, words) for seat in room.seats])
    return words(say("lobby-alt", title=room.title, count=len(room.seats), players=players))


def lobby_card(room: Room) -> render.LobbyCard:
    """What the picture of a lobby shows."""
    settings = settings_of(room.row)
    return render.LobbyCard(
        game=room.row.game,
        title=room.title,
        players=tuple(
            render.LobbyPlayer(
                name=seat.name,
                computer=tuple(character(room.row.game, seat)),
                host=seat.user_id == room.row.host_id,
                closed=seat.dm is DM.CLOSED,
            )
            for seat in room.seats
        ),
        seats=seats_of(room.row),
        settings=tuple(
            (setting.name, setting.choices[settings[setting.key]]) for setting in chosen_first(room.row)
        ),
        commitment=commitment(room.row.key)[:COMMITMENT_LENGTH],
    )
