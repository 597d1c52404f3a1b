"""Signs of this game that stand beside words."""

from __future__ import annotations

from functools import partial

from render.kit import icons
from render.kit.drawing.sprites import Draw
from render.magellan.pieces import ship_in_reserve

EMOJI: dict[str, Draw] = {
    "purse": icons.purse,
    "money_cards": icons.cards,
    "money_stack": icons.stack,
    "discard_pile": icons.discards,
    "draw_card": icons.draw_card,
    "ship_to_place": ship_in_reserve,
    "auctioneer": icons.gavel,
    "veto": icons.veto,
    "exchange": icons.exchange,
    "open_hand": icons.eye,
    "lost_card": icons.lost_card,
    "gamble": icons.dice,
    "tuck_hand": partial(icons.tuck, open_pile=False),
    "tuck_bid": partial(icons.tuck, open_pile=True),
}
