"""The public board."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.magellan.views.view import Public
from render.kit.header import Banner, draw_header, plain_banner, turn_banner
from render.magellan.fleet import draw_fleet
from render.magellan.panel import draw_panel
from render.magellan.sheet import sheet
from render.magellan.stage import draw_stage
from render.magellan.strip import draw_strip


def draw_board(public: Public, words: Words) -> Image.Image:
    image = sheet(public.rows, words).copy()
    draw_fleet(image, public)
    draw_header(image, _banner(public, words))
    draw_stage(image, public, words)
    draw_panel(image, public, words)
    draw_strip(image, public, words)
    return image


def _banner(public: Public, words: Words) -> Banner:
    if public.step == "over":
        totals = {player.seat: player.total or 0 for player in public.players}
        winners = [seat for seat, total in totals.items() if total == max(totals.values())]
        return plain_banner(winners, words(say("picture-over")))
    short = say(f"magellan-picture-turn-{public.step}")  # card and bid stand beside it
    return turn_banner(words, public.asked, short, _progress(public, words))


def _progress(public: Public, words: Words) -> str:
    if public.step == "exchange":
        return ""
    if public.step == "gamble":
        return words(say("magellan-picture-scoring"))
    return words(say("magellan-picture-auction", number=public.auction, count=public.auctions))
