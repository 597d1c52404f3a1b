"""Ships put to use: on expeditions for good, on contracts for a while (specification, 5.3, 6.4, 6.5)."""

from __future__ import annotations

from engines.age_of_discovery import moves
from engines.age_of_discovery.fleets import read_token
from engines.age_of_discovery.play import Play, codes, colour_name, explorer_name, joker_name
from engines.age_of_discovery.state import JOKER, PLACE_SHIPS, Running, Sailor, Step
from engines.core import Say, Seat, Who


def place_ship(play: Play, seat: Seat, move: moves.PlaceShip) -> None:
    player = play.player(seat)
    play.use(PLACE_SHIPS, stays_open=True)
    player.coins -= play.fee(move.ship)
    if move.card:
        player.any_cards -= 1
    if move.ship == JOKER:
        assert move.volume is not None
        assert move.colour is not None
        volume, colour = move.volume, move.colour
        reveal_joker(play, seat)
        player.joker.expedition = move.expedition
    else:
        kind = play.figures.kinds[move.ship]
        volume, colour = kind.volume, kind.colour
        player.free.remove(move.ship)
    expedition = play.state.expeditions[move.expedition]
    expedition.row = expedition.row or colour
    expedition.ships.append(
        Sailor(
            ship=move.ship,
            seat=seat,
            volume=volume,
            colour=colour,
            by_card=bool(move.card),
            turn=play.state.turn,
        )
    )
    _tell_placed(play, seat, move, volume, colour)
    play.note(
        Step(what="place_ship", ship=move.ship, volume=volume, colour=colour, expedition=move.expedition)
    )


def _tell_placed(play: Play, seat: Seat, move: moves.PlaceShip, volume: int, colour: str) -> None:
    ship = play.ship(move.ship) if move.ship != JOKER else joker_as(volume, colour)
    play.tell(
        "placed-by-card" if move.card else "placed",
        who=Who(seat),
        ship=ship,
        explorer=explorer_name(move.expedition),
        used=play.used(move.expedition),
        capacity=play.tile(move.expedition).capacity,
    )


def joker_as(volume: int, colour: str) -> Say:
    """A joker on an expedition."""
    return Say("age_of_discovery-joker-as", {"colour": colour_name(colour), "volume": volume})


def reveal_joker(play: Play, seat: Seat) -> None:
    """With its first use everybody learns its colours, for good."""
    joker = play.player(seat).joker
    if not joker.revealed:
        joker.revealed = True
        play.tell("joker-revealed", final=True, who=Who(seat), joker=joker_name(play.joker_colours(seat)))


# --- contracts -------------------------------------------------------------------------------------------


def start_contract(play: Play, seat: Seat, move: moves.StartContract) -> None:
    player = play.player(seat)
    tokens = [token for text in move.ships if (token := read_token(play.figures, text))]
    play.use(PLACE_SHIPS, stays_open=True)
    player.coins -= sum(play.fee(token.ship) for token in tokens)
    player.any_cards -= sum(token.card for token in tokens)
    player.hand.remove(move.contract)
    if move.contract in player.seen:
        player.seen.remove(move.contract)
    joker_volume = None
    ships = [token.ship for token in tokens if token.ship != JOKER]
    for token in tokens:
        if token.ship == JOKER:
            joker_volume = token.volume
            reveal_joker(play, seat)
            player.joker.contract = move.contract
        else:
            player.free.remove(token.ship)
    income = play.contract(move.contract).incomes[move.rounds - 1]
    player.running.append(
        Running(
            contract=move.contract,
            ships=play.sorted_ships(ships),
            joker_volume=joker_volume,
            income=income,
            rounds_left=move.rounds,
            turn=play.state.turn,
        )
    )
    play.tell(
        "started",
        who=Who(seat),
        contract=play.contract_called(move.contract),
        ships=codes(move.ships),
        rounds=move.rounds,
        income=income,
    )
    play.note(Step(what="start_contract", contract=move.contract))


def advance_contracts(play: Play) -> None:
    """At the start of a turn the contracts of the current player come one round nearer."""
    seat, player = play.state.current, play.current
    for running in list(player.running):
        running.rounds_left -= 1
        if running.rounds_left == 0:
            player.coins += running.income
            player.fulfilled += 1
            release(play, seat, running)
            play.tell(
                "fulfilled",
                who=Who(seat),
                contract=play.contract_called(running.contract),
                income=running.income,
                coins=player.coins,
                fulfilled=player.fulfilled,
            )


def release(play: Play, seat: Seat, running: Running) -> None:
    """The ships return, the contract leaves the game."""
    player = play.player(seat)
    player.running.remove(running)
    player.free = play.sorted_ships([*player.free, *running.ships])
    if running.joker_volume is not None:
        player.joker.contract = ""
    play.state.contracts_gone.append(running.contract)
