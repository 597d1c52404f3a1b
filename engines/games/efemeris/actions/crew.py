"""Crew cards in the tactics phase: when each can be played, at what, and what it does (§3.7, §6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract.core import WORDLESS, Draft, Option, Pick, Question, Rejected, Seat, Who, say
from engines.games.efemeris.actions.captains import ABILITIES, Ability
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_fields, check_turn, own_ship
from engines.games.efemeris.figures import SPICES, Purse
from engines.games.efemeris.moves import PlayCrew
from engines.games.efemeris.names import (
    captain_name,
    crew_name,
    own_ship_name,
    planet_name,
    price_name,
    ship_name,
    spice_name,
)
from engines.games.efemeris.options import ship_option
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import GALLEON, Ship
from engines.kit.actions import Action, Phase, always, refusal

# --- playing a card --------------------------------------------------------------------------------------


def may_play_crew(board: Board, seat: Seat) -> None:
    """This seat could play crew, whatever it holds."""
    player = check_turn(board, seat, "tactics")
    if board.galleon(seat) is None:
        raise board.no("no-galleon")
    if not player.hand:
        raise board.no("hand-empty")
    if player.crew_played >= board.figures.play.crew_plays:
        raise board.no("crew-limit", most=board.figures.play.crew_plays)


def possible_play_crew(board: Board, seat: Seat) -> None:
    """Some card in hand has a use now; else why not, if one reason holds for all."""
    reasons = []
    for card in dict.fromkeys(board.player(seat).hand):
        reason = refusal(check_card, board, seat, card)
        if reason is None:
            return
        reasons.append(reason)
    if len(reasons) == 1:
        raise Rejected(reasons[0].key, **reasons[0].args)
    raise board.no("no-card-playable")


def _effect(board: Board, seat: Seat, card: str) -> Ability:
    """What a card does; a First Officer does what the captain in command can."""
    if card == "first_officer":
        return ABILITIES[board.player(seat).captains[0]]
    return CARDS[card]


def check_card(board: Board, seat: Seat, card: str) -> None:
    """A card in hand has a use now."""
    _effect(board, seat, card).may(board, seat)


def _card_in_hand(board: Board, seat: Seat, card: object) -> str:
    if not isinstance(card, str) or card not in board.player(seat).hand:
        raise board.no("card-not-in-hand")
    return card


def check_play_crew(board: Board, seat: Seat, move: PlayCrew) -> None:
    effect = _effect(board, seat, _card_in_hand(board, seat, move.card))
    check_fields(move, "card", *effect.fields)
    if effect.check is None:
        effect.may(board, seat)
    else:
        effect.check(board, seat, move)


def ask_play_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" not in draft:
        hand = board.player(seat).hand
        options = tuple(_card_option(board, seat, card, hand.count(card)) for card in dict.fromkeys(hand))
        return Pick(field="card", text=say("efemeris-ask-card"), options=options)
    effect = _effect(board, seat, _card_in_hand(board, seat, draft["card"]))
    effect.may(board, seat)
    return None if effect.ask is None else effect.ask(board, seat, draft)


def _card_option(board: Board, seat: Seat, card: str, count: int) -> Option:
    barred = refusal(check_card, board, seat, card)
    if not board.explains:
        return Option(value=card, text=WORDLESS, barred=barred)
    effect = say(f"efemeris-effect-{card}")
    if card == "first_officer":
        effect = say(f"efemeris-ability-{board.player(seat).captains[0]}")
    text = say("efemeris-option-crew", card=crew_name(card), count=count)
    return Option(value=card, text=text, hint=effect, barred=barred)


def play_crew(play: Play, seat: Seat, move: PlayCrew) -> None:
    """The card goes from the hand to the display, for everybody to see; so it cannot be undone."""
    player = play.player(seat)
    effect = _effect(play, seat, move.card)
    player.hand.remove(move.card)
    player.display.append(move.card)
    player.crew_played += 1
    play.state.eventful = True
    if move.card == "first_officer":
        captain = captain_name(player.captains[0])
        play.tell("plays-officer", who=Who(seat), captain=captain, final=True)
    else:
        play.tell("plays", who=Who(seat), card=crew_name(move.card), final=True)
    effect.make(play, seat, move)


# --- Banker and Courtesan --------------------------------------------------------------------------------


def _other_spice(spice: str) -> str:
    return SPICES[1 - SPICES.index(spice)]


def _may_bank(board: Board, seat: Seat) -> None:
    player, cap = board.player(seat), board.figures.play.spice_cap
    if not any(getattr(player, give) and getattr(player, _other_spice(give)) < cap for give in SPICES):
        _check_swap(board, seat, SPICES[0] if player.pepper else SPICES[1])


def _check_swap(board: Board, seat: Seat, give: object) -> None:
    """This spice can be given for one of the other kind."""
    if give not in SPICES or not isinstance(give, str):
        raise board.no("no-such-choice")
    player = board.player(seat)
    if not getattr(player, give):
        raise board.no("nothing-to-give", spice=give)
    if getattr(player, _other_spice(give)) >= board.figures.play.spice_cap:
        raise board.no("spice-full", most=board.figures.play.spice_cap)


def _check_bank(board: Board, seat: Seat, move: PlayCrew) -> None:
    _check_swap(board, seat, move.spice)


def _ask_bank(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    options = tuple(
        Option(
            value=spice,
            text=say("efemeris-option-swap", gives=spice_name(spice), takes=spice_name(_other_spice(spice))),
            barred=refusal(_check_swap, board, seat, spice),
        )
        for spice in SPICES
    )
    return Pick(field="spice", text=say("efemeris-ask-swap"), options=options)


def _bank(play: Play, seat: Seat, move: PlayCrew) -> None:
    given = Purse(int(move.spice == "pepper"), int(move.spice == "vanilla"))
    play.pay(seat, given)
    play.gain(seat, Purse(given.vanilla, given.pepper))
    play.tell("banked", who=Who(seat), gives=move.spice)


def _may_court(board: Board, seat: Seat) -> None:
    cap = board.figures.play.spice_cap
    if board.player(seat).vanilla >= cap:
        raise board.no("spice-full", most=cap)


def _court(play: Play, seat: Seat, move: PlayCrew) -> None:
    taken = play.gain(seat, Purse(0, play.figures.effects.courtesan))
    play.tell("gains", who=Who(seat), spices=price_name(taken))


# --- Helmsman and Surgeon --------------------------------------------------------------------------------


def _may_steer(board: Board, seat: Seat) -> None:
    if board.flagship(seat).field == board.sky.rose:
        raise board.no("no-effect")


def _steer(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.put(play.flagship(seat), play.sky.rose)
    play.tell("to-rose", who=Who(seat))


def _may_heal(board: Board, seat: Seat) -> None:
    if board.player(seat).surgeon:
        raise board.no("no-effect")


def _heal(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).surgeon = True
    play.tell("surgeon", who=Who(seat))


# --- Shipwright, Boatswain and Governor: their effect comes later ----------------------------------------


def _may_shipwright(board: Board, seat: Seat) -> None:
    if board.frigates_left(seat, promised=True) <= 0:
        raise board.no("frigate-limit")


def _shipwright(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.shipwright += 1
    play.tell("shipwright", who=Who(seat))


def _boatswain(play: Play, seat: Seat, move: PlayCrew) -> None:
    """Always playable; a caution says where it would be in vain."""
    play.player(seat).effects.boatswain += 1
    play.tell("boatswain", who=Who(seat))


def _may_govern(board: Board, seat: Seat) -> None:
    if board.planet_of(board.flagship(seat)) is None:
        raise board.no("not-on-planet")


def _govern(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.governor += 1
    play.tell("governor", who=Who(seat))


# --- Gunner ----------------------------------------------------------------------------------------------


def _firing_range(board: Board, ship: Ship) -> int:
    figures = board.figures
    if ship.kind != GALLEON:
        return figures.abilities.lancaster
    more = figures.abilities.fairborne * board.player(ship.seat).effects.fairborne
    return figures.effects.gunner_range + more


def _why_spared(board: Board, attacker: Ship, target: Ship | str) -> str | None:
    """Why a hostile ship, or the fortress of a planet, cannot be hit; None if it can (§5.4)."""
    sky = board.sky
    if attacker.field == sky.rose:
        return "on-rose"
    if board.adrift(attacker):
        return "ship-adrift"
    field = target.field if isinstance(target, Ship) else sky.planets[target]
    if isinstance(target, Ship) and field == sky.rose:
        return "target-on-rose"
    distance = sky.range(attacker.field, field)
    if distance is None or distance > _firing_range(board, attacker):
        return "out-of-range"
    if isinstance(target, Ship):
        guarded = target.kind == GALLEON and board.player(target.seat).surgeon
        return "target-protected" if guarded else None
    if board.player(board.state.fortresses[target]).castel:
        return "target-protected"
    if any(board.hostile(other.seat, attacker.seat) for other in board.ships_on(field)):
        return "ship-guards-fortress"
    return None


def _targets(board: Board, attacker: Ship) -> Iterator[Ship | str]:
    """What this ship can hit: ships, and fortresses by their planets."""
    for ship in board.enemies(attacker.seat):
        if _why_spared(board, attacker, ship) is None:
            yield ship
    for planet, owner in board.state.fortresses.items():
        if board.hostile(owner, attacker.seat) and _why_spared(board, attacker, planet) is None:
            yield planet


def _attackers(board: Board, seat: Seat) -> list[Ship]:
    """Own ships that have something to shoot at: frigates only through Lancaster."""
    frigates = board.player(seat).effects.lancaster > 0
    ships = [ship for ship in board.ships_of(seat) if ship.kind == GALLEON or frigates]
    return [ship for ship in ships if any(_targets(board, ship))]


def _may_fire(board: Board, seat: Seat) -> None:
    if _attackers(board, seat):
        return
    galleon = board.flagship(seat)
    if not board.player(seat).effects.lancaster:
        if galleon.field == board.sky.rose:
            raise board.no("on-rose")
        if board.adrift(galleon):
            raise board.no("ship-adrift")
    raise board.no("no-target")


def _attacker(board: Board, seat: Seat, name: object) -> Ship:
    """The ship that was named; "" is enough where only one can shoot."""
    if name == "":
        able = _attackers(board, seat)
        if len(able) > 1:
            raise board.no("which-attacker")
        return able[0] if able else board.flagship(seat)
    ship = own_ship(board, seat, name)
    if ship.kind != GALLEON and not board.player(seat).effects.lancaster:
        raise board.no("frigate-cannot-attack")
    return ship


def _check_fire(board: Board, seat: Seat, move: PlayCrew) -> None:
    attacker = _attacker(board, seat, move.ship)
    ship, fort = board.find_ship(move.target), board.state.fortresses.get(move.target)
    owner = ship.seat if ship else fort
    if owner is None or not board.hostile(owner, seat):
        raise board.no("not-enemy")
    reason = _why_spared(board, attacker, ship or move.target)
    if reason is not None:
        raise board.no(reason)


def _ask_fire(board: Board, seat: Seat, draft: Draft) -> Question | None:
    able = _attackers(board, seat)
    if "ship" not in draft and "target" not in draft and len(able) > 1:
        options = tuple(ship_option(board, ship, own_ship_name(ship)) for ship in able)
        return Pick(field="ship", text=say("efemeris-ask-attacker"), options=options)
    attacker = _attacker(board, seat, draft.get("ship", ""))
    targets = list(_targets(board, attacker))
    if not targets:
        raise board.no("no-target")
    if "target" in draft:
        return None
    options = tuple(_target_option(board, target) for target in targets)
    return Pick(field="target", text=say("efemeris-ask-target"), options=options)


def _target_option(board: Board, target: Ship | str) -> Option:
    """A ship, or a planet for its fortress."""
    if isinstance(target, Ship):
        return ship_option(board, target, ship_name(target))
    owner = board.state.fortresses[target]
    text = say("efemeris-option-fortress", planet=planet_name(target))
    return Option(value=target, text=text, hint=say("efemeris-hint-fortress", who=Who(owner)))


def _fire(play: Play, seat: Seat, move: PlayCrew) -> None:
    attacker = _attacker(play, seat, move.ship)
    effects = play.player(seat).effects
    by, how = ship_name(attacker), ""
    if attacker.kind == GALLEON:
        effects.fairborne = 0
    else:
        effects.lancaster -= 1
        how = "-frigate"
    ship = play.find_ship(move.target)
    if ship is not None:
        field = play.arrival(ship.field)
        play.tell(f"sinks{how}", who=Who(seat), by=by, ship=ship_name(ship), field=field, headline=True)
        play.destroy(ship, seat)
        return
    owner = play.state.fortresses.pop(move.target)
    place = play.sky.planets[move.target]
    play.note("razed", seat, field=place, cell=place.partition(".")[0])
    planet = planet_name(move.target)
    play.tell(f"razes{how}", who=Who(seat), by=by, owner=Who(owner), planet=planet, headline=True)


CARDS: dict[str, Ability] = {
    "gunner": Ability(_may_fire, _fire, _check_fire, _ask_fire, ("ship", "target")),
    "banker": Ability(_may_bank, _bank, _check_bank, _ask_bank, ("spice",)),
    "helmsman": Ability(_may_steer, _steer),
    "courtesan": Ability(_may_court, _court),
    "surgeon": Ability(_may_heal, _heal),
    "shipwright": Ability(_may_shipwright, _shipwright),
    "boatswain": Ability(always, _boatswain),
    "governor": Ability(_may_govern, _govern),
}
"""All but the First Officer."""

ACTIONS: Phase[Board, Play] = {
    PlayCrew: Action(may_play_crew, play_crew, check_play_crew, ask_play_crew, possible_play_crew),
}
