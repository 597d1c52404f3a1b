"""What people can look up: the six explorers and the money cards."""

from __future__ import annotations

from engines.contract import things
from engines.contract.core import Say, Who, say
from engines.contract.things import Thing
from engines.games.magellan.figures import Figures
from engines.games.magellan.names import ROMAN, crown_hint, explorer_name
from engines.games.magellan.views.view import Row, View


def glossary(figures: Figures) -> tuple[Thing, ...]:
    explorers = [
        Thing(key=f"explorer/{name}", name=explorer_name(name), topic=name, sign=name)
        for name in figures.explorers
    ]
    money = [
        Thing(
            key=f"money/{gold}",
            name=say("lookup-money", gold=gold),
            topic="money",
            about=(
                crown_hint(figures, gold),
                say("lookup-copies", count=figures.money.copies),
            ),
            sign="money_cards",
        )
        for gold in range(1, len(figures.money.crowns) + 1)
    ]
    return (*explorers, *money)


def whereabouts(view: View, thing: Thing) -> list[Say]:
    if thing.sort == "money":
        return _money(view, int(thing.id)) or [things.UNKNOWN]
    public = view.public
    found = [say("lookup-offered")] if public.card == thing.id else []
    row = next(row for row in public.rows if row.explorer == thing.id)
    found.append(say("lookup-side", side=row.side))
    found += _ships(row)
    if row.cards_to_come:
        found.append(say("lookup-to-come", count=row.cards_to_come))
    return found


def _ships(row: Row) -> list[Say]:
    found = []
    for number, field in enumerate(row.fields, 1):
        for berth in field:
            found += [say("lookup-ship-on", who=Who(ship.seat), field=ROMAN[number]) for ship in berth.ships]
    return found


def _money(view: View, gold: int) -> list[Say]:
    own = view.own
    found = things.hand(sum(card.gold == gold for card in own.hand)) if own is not None else []
    opened = [
        (player.seat, sum(card.gold == gold for card in player.open_hand))
        for player in view.public.players
        if player.open_hand is not None and (own is None or player.seat != own.seat)
    ]
    return [*found, *things.with_players(opened)]
