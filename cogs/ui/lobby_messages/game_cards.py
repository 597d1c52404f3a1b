"""What the games are like, before one chooses: time, weight, players, a picture; /help and the greeting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.ui.components.building_blocks import Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import PRIMARY, SECONDARY, VELLUM
from cogs.ui.pictures.drawing import draw_cover
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.localisation import offered_as
from data.words import Phrases
from engines import games
from engines.contract.core import say
from engines.contract.settings import spread
from engines.contract.stages import Stage


async def cover(pictures: Pictures, game: str, words: Phrases) -> list[PictureFile]:
    """The board of a game in the middle, small."""
    alt = words(say("games-cover-alt", title=say(f"{game}-title")))
    return await pictures.card(alt, draw_cover, game, words)


def games_message(images: Mapping[str, Sequence[PictureFile]], words: Phrases, *, on_server: bool) -> Layout:
    """All games one below the other, each with its buttons. Off a server one can only practice."""
    blocks: list[str | Item] = [f"## {words(say('games-title'))}"]
    for key, game in games().items():
        facts = say(
            "games-facts",
            players=spread(game.seats),
            minutes=say(f"{key}-minutes"),
            weight=say(f"{key}-weight"),
        )
        blocks += image_galleries(images[key])
        lines = [f"### {words(offered_as(game))}", f"-# {words(facts)}", words(say(f"{key}-blurb"))]
        if game.stage is not Stage.FINISHED:
            lines.append(words(say("games-new-about")))
        blocks.append("\n".join(lines))
        learn = button(words(say("learn-button")), Verb.LEARN, key, style=SECONDARY if on_server else PRIMARY)
        buttons = [learn, button(words(say("button-rules")), Verb.RULES, key, "")]
        if on_server:
            buttons.insert(0, button(words(say("games-play")), Verb.OPEN_LOBBY, key, style=PRIMARY))
        blocks += rows(buttons)
    return message(*blocks, colour=VELLUM)


def help_message(words: Phrases, version: str, *, owner: bool = False) -> Layout:
    """How the bot works, on one screen, and the way to everything."""
    buttons = [
        button(words(say("help-games")), Verb.GAMES, style=PRIMARY),
        button(words(say("help-tables")), Verb.TABLES, 0),
        button(words(say("help-rules")), Verb.RULES, next(iter(games())), ""),
        button(words(say("help-settings")), Verb.OWN_SETTINGS),
        button(words(say("help-privacy")), Verb.PRIVACY),
    ]
    if owner:
        buttons.append(button(words(say("help-owner")), Verb.OWNER))
    texts = [words(say(f"help-{part}")) for part in ("start", "computers", "playing", "learning", "commands")]
    title = f"## {words(say('help-title'))}"
    return message(title, *texts, *rows(buttons), f"-# Portolan {version}", colour=VELLUM)


def greeting_message(images: Sequence[PictureFile], words: Phrases) -> Layout:
    """What everybody on a new server reads first."""
    buttons = [button(words(say("help-games")), Verb.GAMES, style=PRIMARY)]
    return message(
        f"## {words(say('greeting-title'))}",
        *image_galleries(images),
        words(say("greeting-text")),
        *rows(buttons),
        colour=VELLUM,
    )
