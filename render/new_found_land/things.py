"""Things of this game as they are looked up, where the sign beside their name is not the whole picture."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.contract.things import Thing
from engines.games.new_found_land.figures import Figures
from render.kit.box import box
from render.new_found_land import pieces, ships


def thing(what: Thing, words: Words) -> Image.Image | None:
    figures, name = box("new_found_land", Figures), what.id
    match what.sort:
        case "card" if name in figures.goods_cards:
            gain = figures.goods_cards[name]
            return ships.goods_card(pieces.one_by_one(gain.goods), gain.points)
        case "card":
            return ships.charter_card(name, figures.ships[name].values)
        case "ship":
            ship = figures.ships[name]
            return ships.for_sale(name, ship.sort, ship.values, pieces.one_by_one(ship.cost))
        case "contract":
            card = figures.contract_cards[name]
            return pieces.contract(pieces.one_by_one(card.goods), card.points)
        case "tile":
            tile = figures.tiles[name]
            return pieces.drawn_tile(pieces.bonuses_of(tile), tile.shape)
    return None
