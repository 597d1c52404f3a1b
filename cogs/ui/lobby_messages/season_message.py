"""The messages of a season: signing up, a round with its tables and standings, the end."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import ui

import render
from cogs.tables.loading.room import escape_markdown
from cogs.tables.seasons.season_plan import advancing, is_final, seats_of
from cogs.tables.seasons.season_standings import SeasonStanding, standings
from cogs.tables.seasons.seasons import EXPIRED, FIXED
from cogs.ui.components.building_blocks import (
    OPTIONS_PER_MENU,
    Button,
    Item,
    Layout,
    button,
    menu_entry,
    message,
    rows,
    shorten,
)
from cogs.ui.components.confirmation import confirmation
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import DANGER, GOLD, PRIMARY, SUCCESS, VELLUM
from cogs.ui.lobby_messages.lobby_message import choices_of
from data.season_models import Match, Season, SeasonFormat, SeasonNow, SeasonStatus
from engines import games
from engines.contract.core import Many, Say, Words, say
from engines.contract.settings import SEATING

NAMES_SHOWN = 64
TABLES_SHOWN = 16
STANDINGS_LENGTH = 2800
"""Of the standings in words: with the rules they fit into one message."""

NUMBERED = re.compile(r"^(\d+)\.", re.MULTILINE)


def season_title(season: Season) -> Say:
    return say(f"season-title-{season.format}", title=say(f"{season.game}-title"))


def match_name(season: Season, match: Match, words: Words) -> str:
    return words(say("season-thread-name", title=season_title(season), round=match.round, table=match.number))


def season_message(now: SeasonNow, words: Words, images: Sequence[PictureFile] = ()) -> Layout:
    season = now.season
    head = f"## {words(season_title(season))}"
    gallery = image_galleries(images)
    trouble = words(say(f"season-trouble-{season.trouble}")) if season.trouble else ""
    buttons = rows(season_buttons(season, words))
    if season.status is SeasonStatus.ENDED:
        return message(*gallery, head, words(say(f"season-ended-{season.end_reason}")), colour=VELLUM)
    if season.status is SeasonStatus.OPEN:
        people = [escape_markdown(one.name) for one in now.entrants]
        who = words(say("season-people", count=len(people), people=Many([*people])))
        return message(
            head,
            words(say("season-sign-up", ends=f"<t:{season.sign_up_ends}:R>")),
            "\n".join(season_rules(season, words)),
            who,
            trouble,
            *buttons,
            colour=VELLUM,
        )
    if season.status is SeasonStatus.OVER:
        first = [one for one in standings(now) if one.place == 1]
        won = Many([escape_markdown(names(now)[one.entrant]) for one in first])
        return message(
            *gallery, head, f"**{words(say('season-won', who=won, count=len(first)))}**", colour=GOLD
        )
    key = "season-final" if is_final(now) else "season-round"
    about = words(say(key, round=season.round, ends=f"<t:{season.round_ends}:R>"))
    return message(*gallery, head, f"**{about}**", match_lines(now, words), trouble, *buttons, colour=VELLUM)


def continued_message(season: Season, url: str, words: Words) -> Layout:
    """What is left of the message of an earlier round."""
    return message(
        f"## {words(season_title(season))}", words(say("season-continues", url=url)), colour=VELLUM
    )


def season_notice(now: SeasonNow, words: Words) -> tuple[Layout, list[int]]:
    """What is to be said in the channel of a season, and whom it calls: whoever opened it; where it won't
    take place, also those who wanted to play."""
    season = now.season
    people = [season.host_id]
    if season.notice == EXPIRED:
        people += [one.user_id or 0 for one in now.entrants if one.user_id != season.host_id]
    called = [user for user in people if user > 0]
    text = say(
        season.notice,
        title=season_title(season),
        people=Many([f"<@{user}>" for user in called]),
        count=len(now.entrants),
        ends=f"<t:{season.sign_up_ends}:R>",
    )
    return message(words(text), colour=VELLUM), called


def season_rules(season: Season, words: Words) -> list[str]:
    """How the season is played, and how ties are broken, a line each."""
    game = games()[season.game]
    usual = game.check_settings({})
    changed = [
        words(say("lobby-rule", name=choice.name, choice=choice.choices[season.settings[choice.key]]))
        for choice in choices_of(season.game)
        if season.settings[choice.key] != usual[choice.key] and choice.key != SEATING.key
    ]
    return [
        words(
            say(
                f"season-rules-{season.format}",
                size=season.table_size,
                rounds=season.rounds,
                days=season.days,
                through=advancing(season.table_size, season.table_size),
            )
        ),
        words(say("season-rules-computers", level=say(f"computer-level-{season.level}"))),
        words(say("season-rules-late")),
        words(say(f"season-rules-ties-{season.format}")),
        *([words(say("lobby-rules-changed", rules=" · ".join(changed)))] if changed else []),
    ]


def season_buttons(season: Season, words: Words) -> list[Button]:
    opening = season.status is SeasonStatus.OPEN
    found = []
    if opening:
        found.append(button(words(say("season-join")), Verb.ENTER_SEASON, season.id, style=SUCCESS))
        found.append(button(words(say("season-leave")), Verb.DROP_OUT, season.id))
        found.append(button(words(say("season-begin")), Verb.BEGIN_SEASON, season.id, style=PRIMARY))
        found.append(button(words(say("season-settings")), Verb.SEASON_SETTINGS, season.id))
    else:
        found.append(button(words(say("season-my-table")), Verb.MY_MATCH, season.id, style=PRIMARY))
        found.append(button(words(say("season-how")), Verb.SEASON_SETTINGS, season.id))
        found.append(button(words(say("season-drop-out")), Verb.DROP_OUT, season.id))
    found.append(button(words(say("season-cancel")), Verb.CANCEL_SEASON, season.id, style=DANGER))
    return found


def match_lines(now: SeasonNow, words: Words) -> str:
    """The tables of the present round, with where they are played and who has won."""
    known = names(now)
    lines = []
    for match in now.matches:
        if match.round != now.season.round:
            continue
        seated = seats_of(now, match)
        people = Many(
            [
                escape_markdown(known[seat.entrant]) if seat.entrant else say("season-computer")
                for seat in seated
            ]
        )
        first = [escape_markdown(known[seat.entrant]) for seat in seated if seat.rank == 1 and seat.entrant]
        unopened = say("season-no-place", table=match.number)
        place = f"<#{match.channel_id}>" if match.channel_id else words(unopened)
        key = "season-match-won" if first else "season-match-done" if match.done else "season-match"
        lines.append(words(say(key, place=place, people=people, who=Many([*first]))))
    rest = len(lines) - TABLES_SHOWN
    more = [words(say("season-more-tables", count=rest))] if rest > 0 else []
    return "\n".join([*lines[:TABLES_SHOWN], *more])


def names(now: SeasonNow) -> dict[int, str]:
    return {one.number: one.name for one in now.entrants}


def settings_message(now: SeasonNow, words: Words, *, manages: bool) -> Layout:
    """How the season is played, and the standings in words; to managers, before it begins, with menus to
    change the rules."""
    season = now.season
    # Discord would number the places anew, and shared ones would be gone.
    in_words = NUMBERED.sub(r"\1\\.", escape_markdown(season_alt(now, words)))
    stand = shorten(in_words, STANDINGS_LENGTH) if season.round else ""
    menus: list[Item] = []
    if manages and season.status is SeasonStatus.OPEN:
        menus = _menus(season, words)
    return message(
        f"### {words(season_title(season))}",
        "\n".join(season_rules(season, words)),
        stand,
        *menus,
        colour=VELLUM,
    )


def _menus(season: Season, words: Words) -> list[Item]:
    offered = [
        menu_entry(f"{words(setting.name)}: {words(text)}", f"{setting.key}={choice}")
        for setting in choices_of(season.game)
        if setting.key not in FIXED
        for choice, text in setting.choices.items()
        if choice != season.settings[setting.key]
    ]
    menus: list[Item] = []
    for start in range(0, len(offered), OPTIONS_PER_MENU):
        menu: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=pack(Verb.CHANGE_SEASON, season.id, number=len(menus) or None),
            placeholder=words(say("lobby-change")),
            options=offered[start : start + OPTIONS_PER_MENU],
        )
        menus.append(ui.ActionRow(menu))
    return menus


def cancel_message(season: Season, words: Words) -> Layout:
    question = say("season-cancel-sure", title=season_title(season))
    return confirmation(question, "season-cancel-yes", words, Verb.CONFIRM_CANCEL_SEASON, season.id)


def drop_out_message(season: Season, words: Words) -> Layout:
    question = say("season-drop-out-sure", title=season_title(season))
    return confirmation(question, "season-drop-out-yes", words, Verb.CONFIRM_DROP_OUT, season.id)


def overview(seasons: Sequence[Season], words: Words) -> Layout:
    """The seasons of a server, in a menu."""
    if not seasons:
        return message(words(say("season-none")))
    entries = [
        menu_entry(
            words(season_title(season)),
            season.id,
            words(say(f"season-status-{season.status}", round=season.round)),
        )
        for season in seasons[:OPTIONS_PER_MENU]
    ]
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=pack(Verb.CHOOSE_SEASON), placeholder=words(say("season-choose")), options=entries
    )
    return message(words(say("season-several", count=len(seasons))), ui.ActionRow(menu), colour=VELLUM)


# --- the picture -----------------------------------------------------------------------------------------


def season_card(now: SeasonNow) -> render.SeasonCard:
    season, known = now.season, names(now)
    return render.SeasonCard(
        title=season_title(season),
        knockout=season.format is SeasonFormat.KNOCKOUT,
        round=season.round,
        over=season.status is SeasonStatus.OVER,
        rows=tuple(
            render.SeasonRow(
                place=one.place,
                name=known[one.entrant],
                points=one.points,
                wins=one.wins,
                played=one.played,
                reached=one.reached,
                out=one.out,
            )
            for one in standings(now)
        ),
    )


def season_alt(now: SeasonNow, words: Words) -> str:
    known = names(now)

    def line(one: SeasonStanding) -> str:
        key = "season-alt-league" if now.season.format is SeasonFormat.LEAGUE else "season-alt-knockout"
        return words(
            say(
                key,
                place=one.place,
                name=known[one.entrant],
                points=one.points,
                wins=one.wins,
                round=one.reached,
            )
        )

    head = words(say("season-alt", title=season_title(now.season), round=now.season.round))
    return "\n".join([head, *map(line, standings(now))])
