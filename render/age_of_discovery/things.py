"""Things of this game as they are looked up, where the sign beside their name is not the whole picture."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.contract.things import Thing
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.views.view import Contract
from render.age_of_discovery import cards
from render.age_of_discovery.flags import contract_code, ship_code
from render.kit.box import box


def thing(what: Thing, words: Words) -> Image.Image | None:
    figures = box("age_of_discovery", Figures)
    match what.sort:
        case "contract":
            card = figures.contracts[what.id]
            shown = Contract(name=what.id, colour=card.colour, capacity=card.capacity, incomes=card.incomes)
            return cards.contract_card(card.colour, contract_code(words, shown), card.incomes)
        case "ship":
            kind = figures.kinds[what.id]
            code = ship_code(words, kind.colour, kind.volume)
            return cards.ship_card(kind.colour, code, kind.volume, kind.price, for_sale=True)
    return None
