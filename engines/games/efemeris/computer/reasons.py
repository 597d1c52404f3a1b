"""Why the computer player does what it does, in the words of a player at the table. Each function puts one
decision into words, from the position that it was made in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.contract.core import Say, Seat, Who, say
from engines.games.efemeris.computer.sight import SPICE_FIELDS
from engines.games.efemeris.computer.threats import Raid
from engines.games.efemeris.computer.worth import Appraisal, Shot
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.names import (
    captain_name,
    crew_name,
    nation_name,
    planet_name,
    price_name,
    spice_name,
)
from engines.games.efemeris.views.view import Planet, Player, Prize, Ship
from engines.kit.reasons import leading


def _ship(ship: Ship) -> Say:
    return say("efemeris-reason-ship", kind=ship.kind, letter=ship.letter, who=Who(ship.seat))


# --- set-up, draws ---------------------------------------------------------------------------------------


def partners_nation() -> Say:
    return say("efemeris-reason-nation-partner")


def nation(chosen: str) -> Say:
    return say("efemeris-reason-nation", strengths=say(f"efemeris-hint-nation-{chosen}"))


def captains(chosen: Sequence[str]) -> Say:
    ability = say(f"efemeris-ability-{chosen[0]}")
    return say(
        "efemeris-reason-captains", captain=captain_name(chosen[0]), ability=ability, count=len(chosen)
    )


def crew(nation: str, first: str) -> Say:
    return say(
        "efemeris-reason-crew",
        nation=nation_name(nation),
        card=crew_name(first),
        effect=say(f"efemeris-effect-{first}"),
    )


def home(position: Appraisal, planet: str, *, other: bool) -> Say:
    """`other`: it brings a spice that the partner's home does not."""
    key = "efemeris-reason-home-other" if other else "efemeris-reason-home"
    spice = position.figures.planets[planet].product
    return say(key, planet=planet_name(planet), spice=spice_name(spice))


def vote(position: Appraisal, vote: str, mine: int, most: int) -> Say:
    if not position.public.round:
        return say("efemeris-reason-draw-early")
    if not position.ships:
        return say("efemeris-reason-draw-no-ship")
    if vote == "yes" and mine > most:
        return say("efemeris-reason-draw-weary", rounds=position.public.round)
    return say(f"efemeris-reason-draw-{vote}", mine=mine, most=most)


def offer(position: Appraisal) -> Say:
    return say("efemeris-reason-offer", rounds=position.public.round)


# --- explore, rescue -------------------------------------------------------------------------------------


def tile(part: str, name: str, steps: tuple[int, int] | None, joined: int, horizon: int) -> Say:
    """`part`: what speaks most for this place. `steps`: from the nearest own ship, and from an enemy's, to
    the planet or to the nearest other field of use."""
    if steps is None:
        if part == "gate":
            return say("efemeris-reason-tile-gate")
        return say("efemeris-reason-tile-joined", count=joined)
    near, far = steps
    key = f"efemeris-reason-tile-{part}-{'near' if near < horizon else 'far'}"
    if far >= horizon:
        key = f"{key}-alone"
    return say(key, planet=planet_name(name) if part == "planet" else "", near=near, far=far)


def rescue(card: str) -> Say:
    key = "efemeris-reason-rescue-gunner" if card == "gunner" else "efemeris-reason-rescue"
    return say(key, card=crew_name(card), effect=say(f"efemeris-effect-{card}"))


# --- spices, guns, pushes --------------------------------------------------------------------------------


def pay_up(position: Appraisal, planet: Planet, ship: Ship) -> Say:
    missing = price_name(position.lacking(planet, ship))
    return say("efemeris-reason-pay-up", planet=planet_name(planet.tile), missing=missing)


def shot(position: Appraisal, shot: Shot) -> Say:
    ship = next((one for one in position.enemies if one.id == shot.target), None)
    if ship is None:
        planet = position.planet_on[shot.field]
        wins = position.wins_with(planet)
        key = "efemeris-reason-shot-fortress-wins" if wins else "efemeris-reason-shot-fortress"
        return say(key, planet=planet_name(planet.tile))
    raid = next((one for one in position.threats.wins if one.ship.id == ship.id), None)
    if raid is not None:
        return say("efemeris-reason-shot-win", ship=_ship(ship), planet=planet_name(raid.planet.tile))
    if ship.field in position.planet_on:
        planet = position.planet_on[ship.field]
        return say("efemeris-reason-shot-planet", ship=_ship(ship), planet=planet_name(planet.tile))
    return say("efemeris-reason-shot-ship", ship=_ship(ship))


def prepared_shot(position: Appraisal, target: Shot) -> Say:
    return say("efemeris-reason-shot-prepared", reason=shot(position, target))


def firing_field(position: Appraisal, target: Shot) -> Say:
    return say("efemeris-reason-shot-from-there", reason=shot(position, target))


def doomed(ship: Ship) -> Say:
    return say("efemeris-reason-push-doomed", ship=_ship(ship))


def way_clear(ship: Ship, planet: Planet) -> Say:
    return say("efemeris-reason-push-clear", ship=_ship(ship), planet=planet_name(planet.tile))


def stops_win(position: Appraisal) -> Say:
    """Against the likeliest way in which an enemy nation could win in its next turn."""
    return _against("efemeris-reason-stops-win", max(position.threats.wins, key=lambda raid: raid.chance))


def _against(key: str, raid: Raid) -> Say:
    return say(key, ship=_ship(raid.ship), planet=planet_name(raid.planet.tile))


# --- sailing ---------------------------------------------------------------------------------------------


def scuttle() -> Say:
    return say("efemeris-reason-scuttle")


def goal(position: Appraisal, parts: Mapping[str, float], ship: Ship, field: str, turns: int) -> Say:
    """What speaks most for going there."""
    match leading(parts):
        case "barring":
            wins = position.threats.wins or position.threats.imagined(gone=(ship.id,)).wins
            return _against("efemeris-reason-goal-barring", max(wins, key=lambda raid: raid.chance))
        case "siege":
            return say("efemeris-reason-goal-siege", turns=turns)
        case "leaving":
            danger = position.threatened(ship.field)
            return say("efemeris-reason-goal-danger" if danger else "efemeris-reason-goal-berth")
    return _field(position, field, ship, turns)


def _field(position: Appraisal, field: str, ship: Ship, turns: int) -> Say:
    kind = position.sky.kinds[field]
    if kind == "planet":
        return _planet(position, position.planet_on[field], ship, turns)
    if kind in SPICE_FIELDS:
        play, spice = position.figures.play, SPICE_FIELDS[kind]
        amount = play.providence if kind.startswith("providence") else play.factory
        stock = getattr(position.player, spice)
        return say(
            "efemeris-reason-goal-spice", spice=spice_name(spice), amount=amount, stock=stock, turns=turns
        )
    return say(
        "efemeris-reason-goal-anchor" if kind == "anchor" else "efemeris-reason-goal-wreck", turns=turns
    )


def _planet(position: Appraisal, planet: Planet, ship: Ship, turns: int) -> Say:
    """A planet to take, or one of one's own to guard."""
    name = planet_name(planet.tile)
    if not position.takeable(planet):
        raids = [raid for raid in position.threats.raids if raid.planet.tile == planet.tile]
        return _against("efemeris-reason-goal-guard", max(raids, key=lambda raid: raid.chance))
    income, purse = position.income, position.purse
    then = Purse(purse.pepper + (turns - 1) * income.pepper, purse.vanilla + (turns - 1) * income.vanilla)
    missing = position.missing(planet, then)
    boosted = turns <= 1 and position.boosters(planet, ship) is not None
    if sum(missing) and not boosted and planet not in position.to_be_bought:
        return say("efemeris-reason-goal-short", planet=name, missing=price_name(missing), turns=turns)
    if position.wins_with(planet):
        return say("efemeris-reason-goal-wins", planet=name, turns=turns)
    if planet.owner is not None:
        return say("efemeris-reason-goal-rival", planet=name, turns=turns, who=Who(planet.owner))
    return say("efemeris-reason-goal-planet", planet=name, turns=turns)


def quick_conquest(position: Appraisal, planet: Planet, ship: Ship) -> Say:
    return say("efemeris-reason-quick", reason=_planet(position, planet, ship, 1))


# --- crew and tokens -------------------------------------------------------------------------------------


def cargo(spice: str, tokens: int) -> Say:
    return say("efemeris-reason-cargo", spice=spice_name(spice), tokens=tokens)


def shipwright() -> Say:
    return say("efemeris-reason-shipwright")


def shelter(*, last: bool) -> Say:
    return say("efemeris-reason-shelter-last" if last else "efemeris-reason-shelter")


def courtesan(vanilla: int, cards: int) -> Say:
    return say("efemeris-reason-courtesan", vanilla=vanilla, cards=cards)


def boatswain(tokens: int) -> Say:
    return say("efemeris-reason-boatswain", tokens=tokens)


def to_safety() -> Say:
    return say("efemeris-reason-goal-danger")


def castel(planet: Planet) -> Say:
    return say("efemeris-reason-castel", planet=planet_name(planet.tile))


def cassini(planet: Planet, steps: int | None) -> Say:
    """`steps`: how far it is now; None where there is no way."""
    if steps is None:
        return say("efemeris-reason-cassini-no-way", planet=planet_name(planet.tile))
    return say("efemeris-reason-cassini", planet=planet_name(planet.tile), steps=steps)


def blake(position: Appraisal, ship: Ship) -> Say:
    wins = [raid for raid in position.threats.wins if raid.ship.id == ship.id]
    if wins:
        return _against("efemeris-reason-stops-win", max(wins, key=lambda raid: raid.chance))
    raids = [raid for raid in position.threats.raids if raid.ship.id == ship.id]
    mine = [raid for raid in raids if raid.planet.owner == position.me]
    return _against("efemeris-reason-blake", max(mine or raids, key=lambda raid: raid.chance))


def byng(victim: Player) -> Say:
    return say("efemeris-reason-byng", who=Who(victim.seat), cards=victim.hand)


def pargo(spice: str, stock: int) -> Say:
    return say("efemeris-reason-pargo", spice=spice_name(spice), stock=stock)


# --- building --------------------------------------------------------------------------------------------


def on_to_building() -> Say:
    return say("efemeris-reason-on-to-building")


def conquer(position: Appraisal, prize: Prize, able: int) -> Say:
    planet = next(one for one in position.in_play if one.tile == prize.planet)
    name, price = planet_name(prize.planet), price_name(Purse(prize.pepper, prize.vanilla))
    if position.wins_with(planet):
        return say("efemeris-reason-conquer-wins", planet=name)
    key = "efemeris-reason-conquer-cheapest" if able > 1 else "efemeris-reason-conquer"
    return say(key, planet=name, price=price)


def galleon(hand: int) -> Say:
    return say("efemeris-reason-galleon", cards=hand)


def frigate(*, first: bool, promised: bool) -> Say:
    if promised:
        return say("efemeris-reason-frigate-free")
    return say("efemeris-reason-frigate-first" if first else "efemeris-reason-frigate")


def fortress(position: Appraisal, planet: Planet) -> Say:
    """Against the likeliest raid on this planet, or against what wins the game."""
    threats = position.threats
    raids = [raid for raid in threats.raids if raid.planet.tile == planet.tile]
    wins = [raid for raid in raids if raid in threats.wins] or ([] if raids else threats.wins)
    if wins:
        return _against("efemeris-reason-fortress-wins", max(wins, key=lambda raid: raid.chance))
    if not raids:
        return say("efemeris-reason-fortress-spare", planet=planet_name(planet.tile))
    return _against("efemeris-reason-fortress", max(raids, key=lambda raid: raid.chance))


def recruit_gunner() -> Say:
    return say("efemeris-reason-recruit-siege")


def recruit(player: Player, card: str, *, full: bool) -> Say:
    """`full`: no more pepper can be held."""
    key = "efemeris-reason-recruit-full" if full else "efemeris-reason-recruit"
    return say(
        key,
        cards=player.hand,
        pepper=player.pepper,
        card=crew_name(card),
        effect=say(f"efemeris-effect-{card}"),
    )


def share(partner: Seat, planet: Planet, lacks: Purse) -> Say:
    return say(
        "efemeris-reason-share",
        who=Who(partner),
        planet=planet_name(planet.tile),
        missing=price_name(lacks),
    )


def end_turn(planet: Planet | None) -> Say:
    """`planet`: what spices are saved for."""
    if planet is None:
        return say("efemeris-reason-end-turn")
    price = price_name(Purse(planet.pepper, planet.vanilla))
    return say("efemeris-reason-end-turn-saving", planet=planet_name(planet.tile), price=price)
