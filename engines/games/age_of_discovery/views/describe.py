"""The board in words, for alt texts and for people who cannot see pictures; facts for the rules help."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Arg, Many, Say, Who, say
from engines.games.age_of_discovery.figures import MISSIONS, PLAYERS, RATE_COLUMNS, Figures
from engines.games.age_of_discovery.moves import MOST_ORDERS
from engines.games.age_of_discovery.names import (
    colour_name,
    explorer_name,
    joker_name,
    joker_on_expedition,
    mission_name,
)
from engines.games.age_of_discovery.views.landings import landings, why_none
from engines.games.age_of_discovery.views.view import (
    Chip,
    Contract,
    Countdown,
    Expedition,
    HandContract,
    MarketShip,
    OpenContract,
    Own,
    PlacedShip,
    Player,
    Public,
    Running,
    Stock,
)

Phrases = Sequence[Say]


def _many(phrases: Phrases) -> Many:
    return Many([*phrases])


def _colour_volume(colour: str, volume: int) -> Say:
    return say("age_of_discovery-board-ship", colour=colour_name(colour), volume=volume)


def _chip(chip: Chip) -> Say:
    if not chip.joker:
        return _colour_volume(chip.colour, chip.volume)
    if chip.colour:
        return joker_on_expedition(chip.volume, chip.colour)
    return say("age_of_discovery-board-joker-volume", joker=joker_name(chip.colours), volume=chip.volume)


def _contract(contract: Contract) -> Say:
    return say(
        "age_of_discovery-contract",
        colour=colour_name(contract.colour),
        capacity=contract.capacity,
        name=contract.name,
    )


# --- the board -------------------------------------------------------------------------------------------


def describe(public: Public) -> list[Say]:
    lines = [_where(public)]
    lines += [_countdown("interim", public.interim)] if public.interim else []
    lines += [_countdown("final", public.final)] if public.final and not public.over else []
    if public.turns_to_stall is not None:
        lines.append(say("age_of_discovery-board-stall", turns=public.turns_to_stall))
    if public.actions_used and not public.over:
        used = [say(f"age_of_discovery-action-{action}") for action in public.actions_used]
        lines.append(say("age_of_discovery-board-used", actions=_many(used)))
    lines += [line for player in public.players for line in _player(public, player)]
    lines.append(say("age_of_discovery-board-purchase-row", ships=_row(public.purchase_row)))
    lines.append(say("age_of_discovery-board-filling-row", ships=_row(public.filling_row)))
    lines += [_expedition(expedition, public) for expedition in public.expeditions]
    lines.append(_display(public))
    lines.append(say("age_of_discovery-board-stacks", stacks=" · ".join(map(str, public.stacks))))
    return lines


def _where(public: Public) -> Say:
    if public.over:
        return say("age_of_discovery-board-over")
    return say("age_of_discovery-board-turn", turn=public.turn, who=Who(public.current), what=public.asking)


def _countdown(which: str, countdown: Countdown) -> Say:
    return say(f"age_of_discovery-board-{which}", who=Who(countdown.seat), turns=countdown.turns_left)


def _player(public: Public, player: Player) -> list[Say]:
    who = Who(player.seat)
    lines = [
        say(
            "age_of_discovery-board-player",
            who=who,
            points=player.points,
            coins=player.coins,
            fulfilled=player.fulfilled,
            hand=player.hand,
            any=player.any_cards,
            reserve=player.reserve_cards,
        )
    ]
    if player.ships:
        ships = _many([_stock(stock) for stock in player.ships])
        lines.append(say("age_of_discovery-board-free", who=who, ships=ships))
    lines.append(_joker(player))
    if player.running:
        running = _many([_running(one) for one in player.running])
        lines.append(say("age_of_discovery-board-running", who=who, contracts=running))
    if player.mission is not None:
        lines.append(
            say(
                "age_of_discovery-board-mission",
                who=who,
                mission=mission_name(player.mission.mission),
                rate=player.mission.rate,
                count=len(player.mission.expeditions),
                points=player.mission.points,
            )
        )
    return lines


def _stock(stock: Stock) -> Say:
    ship = _colour_volume(stock.colour, stock.volume)
    return say("age_of_discovery-board-stock", ship=ship, count=stock.count)


def _joker(player: Player) -> Say:
    who, joker = Who(player.seat), player.joker
    if joker.status == "hidden":
        return say("age_of_discovery-board-joker-hidden", who=who)
    return say(f"age_of_discovery-board-joker-{joker.status}", who=who, joker=joker_name(joker.colours))


def _running(running: Running) -> Say:
    return say(
        "age_of_discovery-board-contract-running",
        contract=_contract(running.contract),
        ships=_many([_chip(chip) for chip in running.ships]),
        income=running.income,
        rounds=running.rounds_left,
    )


def _row(row: tuple[MarketShip | None, ...]) -> Many:
    return _many([_market_ship(column, ship) for column, ship in enumerate(row, 1) if ship is not None])


def _market_ship(column: int, ship: MarketShip) -> Say:
    name = _colour_volume(ship.colour, ship.volume)
    if ship.reserved_by is None:
        return say("age_of_discovery-board-market", column=column, ship=name, price=ship.price)
    return say(
        "age_of_discovery-board-market-reserved",
        column=column,
        ship=name,
        price=ship.price,
        who=Who(ship.reserved_by),
    )


def _expedition(expedition: Expedition, public: Public) -> Say:
    facts: dict[str, Arg] = {
        "explorer": explorer_name(expedition.name),
        "tile": colour_name(expedition.tile),
        "used": expedition.used,
        "capacity": expedition.capacity,
        "interim_other": expedition.interim.other,
        "interim_match": expedition.interim.match,
        "final_other": expedition.final.other,
        "final_match": expedition.final.match,
    }
    late = "-late" if public.interim_done else ""
    if expedition.row is None:
        return say(f"age_of_discovery-board-expedition-empty{late}", **facts)
    ships = _many([_placed_ship(ship) for ship in expedition.ships])
    return say(
        f"age_of_discovery-board-expedition{late}", **facts, row=colour_name(expedition.row), ships=ships
    )


def _placed_ship(ship: PlacedShip) -> Say:
    return say("age_of_discovery-board-sailor", ship=_chip(ship.chip), who=Who(ship.seat))


def _display(public: Public) -> Say:
    cards = [_open_contract(card) for card in public.display if card is not None]
    return say("age_of_discovery-board-display", contracts=_many(cards), stack=public.contract_stack)


def _open_contract(card: OpenContract) -> Say:
    one, two, three = card.contract.incomes
    name = _contract(card.contract)
    if card.reserved_by is None:
        return say("age_of_discovery-board-open-contract", contract=name, one=one, two=two, three=three)
    return say(
        "age_of_discovery-board-open-contract-reserved",
        contract=name,
        one=one,
        two=two,
        three=three,
        who=Who(card.reserved_by),
    )


# --- what only one seat knows ----------------------------------------------------------------------------


def describe_own(public: Public, own: Own) -> list[Say]:
    mission = own.mission
    lines = [_hand_contract(card) for card in own.hand] or [say("age_of_discovery-own-hand-empty")]
    lines.append(say(f"age_of_discovery-own-joker-{own.joker.status}", joker=joker_name(own.joker.colours)))
    lines.append(
        say(
            "age_of_discovery-own-mission",
            mission=mission_name(mission.mission),
            condition=say(f"age_of_discovery-mission-{mission.mission}-condition"),
            rates=" ".join(map(str, mission.rates)),
            rate=mission.rates[mission.column],
            fulfilled=public.players[own.seat].fulfilled,
        )
    )
    named = _many([explorer_name(name) for name in mission.expeditions])
    count = len(mission.expeditions)
    lines.append(
        say("age_of_discovery-own-worth", worth=mission.worth, expeditions=named, count=count)
        if count
        else say("age_of_discovery-own-worth-none")
    )
    found = landings(public, own)
    lines += [
        say(
            "age_of_discovery-own-landing",
            explorer=explorer_name(landing.expedition),
            ships=_many([_chip(chip) for chip in landing.ships]),
            points=landing.points,
        )
        for landing in found
        if landing.ships
    ]
    if not found and not public.over:
        lines.append(say("age_of_discovery-own-landing-none", reason=why_none(public, own)))
    if own.orders:
        lines.append(say("age_of_discovery-about-orders", orders=Many([*own.orders])))
    if own.turns_left is not None:
        lines.append(say("age_of_discovery-own-turns-left", turns=own.turns_left))
    return lines


def _hand_contract(card: HandContract) -> Say:
    one, two, three = card.contract.incomes
    facts: dict[str, Arg] = {"contract": _contract(card.contract), "one": one, "two": two, "three": three}
    if card.cheapest is None:
        if card.missing:
            return say("age_of_discovery-own-contract-missing", **facts, missing=card.missing)
        return say("age_of_discovery-own-contract-not-yet", **facts)
    ships = _many([_chip(chip) for chip in card.cheapest.ships])
    cards = card.cheapest.cards
    return say(
        "age_of_discovery-own-contract-ready", **facts, ships=ships, fee=card.cheapest.fee, cards=cards
    )


# --- the numbers of the rules help -----------------------------------------------------------------------


def facts(figures: Figures) -> dict[str, Arg]:
    purse, rules = figures.purse, figures.play
    found: dict[str, Arg] = {
        "seats_min": PLAYERS[0],
        "seats_max": PLAYERS[-1],
        "actions": rules.actions,
        "start_coins": purse.start,
        "start_contracts": rules.start_contracts,
        "take_coins": purse.take,
        "fee_ship": purse.fee,
        "fee_joker": purse.joker_fee,
        "unplaced_points": rules.unplaced,
        "missions": len(MISSIONS),
        "mission_top": RATE_COLUMNS - 1,
        "orders_most": MOST_ORDERS,
        "stall_rounds": rules.stall_rounds,
        "stall_warning": rules.stall_warning,
    }
    for players in PLAYERS:
        found[f"any_cards_{players}"] = figures.any_cards(players)
        found[f"reserve_cards_{players}"] = figures.reserve_cards(players)
        for mission in MISSIONS:
            for fulfilled, rate in enumerate(figures.rates(players, mission)):
                found[f"mission_{players}_{mission}_{fulfilled}"] = rate
    return found | _ship_facts(figures) | _expedition_facts(figures) | _contract_facts(figures)


def _ship_facts(figures: Figures) -> dict[str, Arg]:
    ships, market = figures.ships, figures.market
    found: dict[str, Arg] = {
        "colours": len(figures.colours.names),
        "ships": len(figures.all_ships()),
        "ships_per_colour": sum(ships.copies),
        "ship_volume_low": ships.volumes[0],
        "ship_volume_high": ships.volumes[-1],
        "jokers": len(figures.jokers.pairs),
        "row_ships": market.columns,
        "stacks": len(market.stacks),
        "interim_stack": market.interim_stack,
        "final_stack": market.final_stack,
    }
    for volume, price, copies in zip(ships.volumes, ships.prices, ships.copies, strict=True):
        found |= {f"ship_price_{volume}": price, f"ship_copies_{volume}": copies}
    return found


def _expedition_facts(figures: Figures) -> dict[str, Arg]:
    capacities = [tile.capacity for tile in figures.expeditions.values()]
    found: dict[str, Arg] = {
        "expeditions": len(figures.expeditions),
        "expedition_capacity_low": min(capacities),
        "expedition_capacity_high": max(capacities),
    }
    for name, tile in figures.expeditions.items():
        found |= {
            f"{name}_capacity": tile.capacity,
            f"{name}_interim_other": tile.interim[0],
            f"{name}_interim_match": tile.interim[1],
            f"{name}_final_other": tile.final[0],
            f"{name}_final_match": tile.final[1],
        }
    return found


def _contract_facts(figures: Figures) -> dict[str, Arg]:
    """Incomes are given by capacity: those of the first colour, should colours ever differ."""
    capacities = [card.capacity for card in figures.contracts.values()]
    found: dict[str, Arg] = {
        "contracts": len(figures.contracts),
        "contract_capacity_low": min(capacities),
        "contract_capacity_high": max(capacities),
        "contract_rounds": len(next(iter(figures.contracts.values())).incomes),
        "contract_price": figures.purse.contract,
        "contract_hand": figures.play.hand_limit,
        "contract_display": figures.market.display,
    }
    for card in figures.contracts.values():
        for rounds, income in enumerate(card.incomes, 1):
            found.setdefault(f"contract_income_{card.capacity}_{rounds}", income)
    return found
