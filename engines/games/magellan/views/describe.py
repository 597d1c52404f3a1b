"""The table in words, for alt texts and for people who don't see pictures; the numbers of the rules help."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract.core import Arg, Many, Say, Who, say
from engines.games.magellan.figures import Figures, PartFigures, SideFigures
from engines.games.magellan.moves import HIGHEST_STANDING_LIMIT
from engines.games.magellan.names import ROMAN, explorer_name
from engines.games.magellan.views.view import Berth, Money, Own, OwnShip, Player, Public, Row, Ship


def _gold(cards: Iterable[Money]) -> Many:
    return Many([card.gold for card in cards])


def _crowns(cards: Iterable[Money]) -> int:
    return sum(card.crown for card in cards)


# --- the board -------------------------------------------------------------------------------------------


def describe(public: Public) -> list[Say]:
    """The board, most important first."""
    lines = [_where(public)]
    if public.card:
        lines += _offer(public, public.card)
    if public.gamble:
        total = sum(card.gold for card in public.gamble)
        lines.append(say("magellan-board-gamble", cards=_gold(public.gamble), sum=total))
    if public.asked:
        lines.append(
            say("magellan-board-asked", who=Many([Who(seat) for seat in public.asked]), what=public.asking)
        )
    lines += [line for player in public.players for line in _player(public, player)]
    lines += [_row(row) for row in public.rows]
    if public.at_bottom:
        lines.append(
            say("magellan-board-bottom", explorers=Many([explorer_name(name) for name in public.at_bottom]))
        )
    lines.append(say("magellan-board-money", stack=public.money_stack, discards=public.discards))
    return lines + _last_sale(public)


def _where(public: Public) -> Say:
    phase = ROMAN[public.phase]
    if public.step == "over":
        return say("magellan-board-over")
    if public.step == "gamble":
        return say("magellan-board-scoring")
    if public.card is None:
        return say("magellan-board-phase-end", phase=phase)
    return say("magellan-board-phase", phase=phase, number=public.auction, count=public.auctions)


def _offer(public: Public, card: str) -> list[Say]:
    row = next(row for row in public.rows if row.explorer == card)
    berths = row.fields[public.phase - 1]
    before = row.fields[public.phase - 2][0] if public.phase > 1 else None
    lines = [
        say(
            "magellan-board-offer",
            explorer=explorer_name(card),
            field=ROMAN[public.phase],
            gives=Many([_gives(berth) for berth in berths]),
            left=before.crown if before is not None and not before.part else 0,
        )
    ]
    if public.leader is not None:
        lines.append(say("magellan-board-high", who=Who(public.leader), high=public.high))
    else:
        lines.append(say("magellan-board-no-bid"))
    still = [Who(player.seat) for player in public.players if player.in_auction]
    if still and public.step in ("veto", "bidding"):
        lines.append(say("magellan-board-still-in", who=Many([*still])))
    return lines


def _gives(berth: Berth) -> Say:
    """What a field is good for, in one phrase."""
    action = berth.action.replace("_", "-")
    worth = say("magellan-gives", crown=berth.crown, purse=berth.purse)
    if berth.multiplier:
        worth = say("magellan-gives-pile", multiplier=berth.multiplier, purse=berth.purse)
    if berth.gamble:
        worth = say("magellan-gives-gamble", limit=berth.gamble, purse=berth.purse)
    if berth.part:
        return say(f"magellan-gives-{berth.part}", crown=berth.crown, purse=berth.purse, draw=berth.draw)
    if berth.draw:
        return say("magellan-gives-draw", crown=berth.crown, purse=berth.purse, draw=berth.draw)
    if action in ("none", "gamble"):
        return worth
    return say("magellan-gives-action", worth=worth, action=say(f"magellan-action-{action}"))


def _player(public: Public, player: Player) -> list[Say]:
    who = Who(player.seat)
    lines = [
        say(
            "magellan-board-player",
            who=who,
            cards=player.cards,
            ships=player.ships_left,
            vetoes=player.vetoes,
            points=player.points,
        )
    ]
    if player.auctioneer:
        lines.append(say("magellan-board-auctioneer", who=who))
    if player.passed:
        lines.append(say("magellan-board-passed", who=who))
    elif player.bid is not None:
        lines.append(say("magellan-board-bid", who=who, bid=player.bid))
    if player.open_hand:
        lines.append(say("magellan-board-open-hand", who=who, cards=_gold(player.open_hand)))
    if player.total is not None:
        lines.append(say("magellan-board-total", who=who, total=player.total))
    return lines


def _row(row: Row) -> Say:
    name = explorer_name(row.explorer)
    ships = [
        _ship(ship, berth, field)
        for field, berths in enumerate(row.fields, 1)
        for berth in berths
        for ship in berth.ships
    ]
    if not ships:
        return say("magellan-board-row-empty", explorer=name, side=row.side, cards=row.cards_to_come)
    return say(
        "magellan-board-row", explorer=name, side=row.side, cards=row.cards_to_come, ships=Many([*ships])
    )


def _ship(ship: Ship, berth: Berth, field: int) -> Say:
    who, roman = Who(ship.seat), ROMAN[field]
    if berth.part:
        return say(f"magellan-board-ship-{berth.part}", who=who, field=roman)
    if not ship.pile_size:
        return say("magellan-board-ship", who=who, field=roman)
    if ship.pile is not None:
        return say("magellan-board-ship-pile", who=who, field=roman, cards=_gold(ship.pile))
    if ship.seen:
        return say(
            "magellan-board-ship-partly", who=who, field=roman, size=ship.pile_size, cards=_gold(ship.seen)
        )
    return say("magellan-board-ship-secret", who=who, field=roman, size=ship.pile_size)


def _last_sale(public: Public) -> list[Say]:
    sale = public.last_sale
    if sale is None:
        return []
    name, phase = explorer_name(sale.explorer), ROMAN[sale.phase]
    if sale.seat is None:
        return [say("magellan-board-unsold", explorer=name, phase=phase)]
    who = Who(sale.seat)
    if not sale.payment:
        return [say("magellan-board-sold-unpaid", who=who, explorer=name, phase=phase, price=sale.price)]
    paid = _gold(sale.payment)
    return [say("magellan-board-sold", who=who, explorer=name, phase=phase, price=sale.price, cards=paid)]


# --- what one seat has -----------------------------------------------------------------------------------


def describe_own(public: Public, own: Own) -> list[Say]:
    """The hand, the ships and the orders of one seat."""
    lines = [_hand(own)]
    if own.must_pay is not None:
        lines.append(say("magellan-own-must-pay", price=own.must_pay))
    if own.max_bid is not None:
        lines.append(say("magellan-own-max-bid", most=own.max_bid))
    if own.limit is not None:
        lines.append(say("magellan-own-limit", limit=own.limit))
    lines += [_own_ship(ship) for ship in own.ships]
    if own.vetoes:
        lines.append(say("magellan-own-vetoes", vetoes=own.vetoes))
    for order in own.orders:
        name = explorer_name(order.explorer)
        if order.limit is not None:
            lines.append(say("magellan-own-order-limit", explorer=name, limit=order.limit))
        if order.veto != "ask":
            lines.append(say(f"magellan-own-order-{order.veto}", explorer=name))
    if own.auto_forced:
        lines.append(say("magellan-own-auto-forced"))
    if own.gamble_until is not None:
        lines.append(say("magellan-own-gamble-until", amount=own.gamble_until))
    lines.append(say("magellan-own-projected", points=own.projected))
    return lines


def _hand(own: Own) -> Say:
    if not own.hand:
        return say("magellan-own-hand-empty")
    gold = sum(card.gold for card in own.hand)
    return say(
        "magellan-own-hand",
        cards=_gold(own.hand),
        count=len(own.hand),
        gold=gold,
        crowns=_crowns(own.hand),
    )


def _own_ship(ship: OwnShip) -> Say:
    """Where it stands, what it is worth, what it brings; a pile with its cards."""
    facts: dict[str, Arg] = {
        "explorer": explorer_name(ship.explorer),
        "field": ROMAN[ship.field],
        "points": ship.points,
        "purse": ship.purse,
    }
    if ship.pile:
        return say("magellan-own-ship-pile", **facts, cards=_gold(ship.pile), multiplier=ship.multiplier)
    return say(f"magellan-own-ship-{ship.part}" if ship.part else "magellan-own-ship", **facts)


# --- the numbers of the rules help -----------------------------------------------------------------------


def facts(figures: Figures) -> dict[str, Arg]:
    """All figures that a text of the rules help may quote, by name."""
    values = range(1, figures.highest + 1)
    found: dict[str, Arg] = {
        "explorers": len(figures.names()),
        "ships": figures.auctions.ships,
        "money_copies": figures.money.copies,
        "money_cards": figures.money.copies * figures.highest,
        "money_low": 1,
        "money_high": figures.highest,
        "hand_cards": figures.highest,
        "hand_gold": sum(values),
        "hand_crowns": figures.crowns(tuple(values)),
        "exchange_cards": figures.exchange.cards,
        "gamble_limit": figures.gamble.limit,
        "gamble_bust": figures.gamble.bust,
        "highest_order": HIGHEST_STANDING_LIMIT,
    }
    found |= {f"money_crown_{value}": figures.crown(value) for value in values}
    for phase, cards in enumerate(figures.auctions.cards, 1):
        found[f"cards_per_explorer_{phase}"] = cards
        found[f"cards_per_phase_{phase}"] = cards * len(figures.names())
        found[f"base_cards_{phase}"] = figures.auctions.income[phase - 1]
    for explorer, sides in figures.explorers.items():
        for letter, side in sides.items():
            found |= _side_facts(f"{explorer}_{letter.lower()}", side)
    return found


def _side_facts(name: str, side: SideFigures | PartFigures) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    for entry in side.__struct_fields__:
        value = getattr(side, entry)
        if isinstance(value, PartFigures):
            found |= _side_facts(f"{name}_{entry}", value)
        elif entry in ("purse", "crown", "multiplier", "draw"):
            found |= {f"{name}_{entry}_{field}": number for field, number in enumerate(value, 1)}
    return found
