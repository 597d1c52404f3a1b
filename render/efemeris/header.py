"""The head of Efemeris's pictures: a ribbon in the colour of the nation that must act."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.contract.core import Seat, Words, say
from engines.games.efemeris.views.view import Player, Public
from render.efemeris import layout, night
from render.efemeris.pieces.people import livery_of, player_seal
from render.kit.drawing import colour
from render.kit.drawing.colour import Colour
from render.kit.drawing.lettering import TITLE, drawable, fit, fit_shortened, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.header import Banner, name_of, plain_banner, private_banner, turn_banner
from render.kit.plates import ribbon
from render.kit.players import BRONZE

_HIGH = 72


def draw_head(image: Image.Image, public: Public, words: Words, left: int = layout.RIBBON_LEFT) -> None:
    """Who must act and what, and the round; at the end who has won."""
    draw_banner(image, public, _banner(public, words), left)


def draw_private_head(image: Image.Image, public: Public, seat: Seat, words: Words, left: int) -> None:
    """Whose eyes a picture is for."""
    draw_banner(image, public, private_banner(words, seat), left)


def _banner(public: Public, words: Words) -> Banner:
    if public.step == "over":
        return _ended(public, words)
    second = second_text(public, words)
    asking = say(f"efemeris-picture-phase-{public.step}")
    nation = _nation_asked(public)
    if nation:
        who = drawable(words(say(f"efemeris-nation-{nation}")))
        return plain_banner(public.asked, words(say("picture-turn", who=who, asking=asking)), second)
    return turn_banner(words, public.asked, asking, second)


def _nation_asked(public: Public) -> str:
    """The nation whose two partners are asked at once, else ""."""
    players = [public.players[seat] for seat in public.asked]
    together = len(players) > 1 and len({player.side for player in players}) == 1
    return players[0].nation if together else ""


def second_text(public: Public, words: Words) -> str:
    """The round; of a match also the game."""
    if public.round == 0:
        game = say("efemeris-picture-game", number=public.game)
        return words(game) if public.wins_needed > 1 else ""
    text = words(say("efemeris-picture-round", number=public.round, limit=public.round_limit))
    if public.wins_needed > 1:
        return f"{words(say('efemeris-picture-game', number=public.game))} · {text}"
    return text


def _ended(public: Public, words: Words) -> Banner:
    winners = [result.seat for result in public.results if result.rank == 1]
    drawn = len({public.players[seat].side for seat in winners}) != 1
    reason = words(say(f"efemeris-picture-end-{public.end}")) if public.end else ""
    if drawn or not winners:
        return plain_banner((), words(say("efemeris-picture-drawn")), reason)
    if len(winners) == 1:
        return Banner(
            (winners[0],),
            lambda name: words(say("picture-won", who=name)),
            name_of(words, winners[0]),
            reason,
        )
    nation = public.players[winners[0]].nation
    return plain_banner(winners, words(say(f"efemeris-picture-won-{nation}")), reason)


def _tones(players: Sequence[Player]) -> tuple[Colour, Colour]:
    """Of the ribbon and of the text on it: those of the one nation that is named."""
    if len({player.side for player in players}) == 1:
        livery = livery_of(players[0])
        return livery.colour, livery.on
    return BRONZE, colour.IVORY


def draw_banner(image: Image.Image, public: Public, banner: Banner, left: int) -> None:
    players = [public.players[seat] for seat in banner.seats]
    base, ink = _tones(players)
    paste(image, ribbon(layout.RIBBON_RIGHT - left, _HIGH, base, night.GOLD), left, 10, "lt")
    start = left + _draw_seals(image, players, left)
    end = layout.RIBBON_RIGHT - 58
    second, second_size = fit(banner.second, banner.second_face, 34, (end - start) * 0.42, 26)
    taken = width_of(second, banner.second_face, second_size) + (28 if second else 0)
    text, size = fit_shortened(banner.made, banner.name, TITLE, 44, end - start - taken, 30)
    write(image, start, 56, text, TITLE, size, ink)
    write(image, end, 55, second, banner.second_face, second_size, ink, "rs")


def _draw_seals(image: Image.Image, players: Sequence[Player], left: int) -> int:
    """Seals on the left end of the ribbon; returns where the text begins."""
    size, pitch = (86, 66) if len(players) == 1 else (72, 54)
    for place, player in enumerate(players):
        paste(image, player_seal(player, size), left + 72 + place * pitch, 42)
    return 122 + (len(players) - 1) * pitch if players else 56
