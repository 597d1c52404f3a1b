"""The board in words, for alt texts and for people who do not see pictures; the numbers of the rules help."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract.core import Arg, Many, Say, Who, say
from engines.contract.victory import WON, shown_rank
from engines.games.efemeris.figures import BASE_LAYOUT, DECK_SIZE, Figures
from engines.games.efemeris.names import (
    bonus_name,
    captain_name,
    crew_name,
    nation_name,
    planet_name,
    planets_named,
    rose_side_name,
)
from engines.games.efemeris.views.view import (
    Card,
    Cell,
    Deed,
    Field,
    Own,
    Planet,
    Player,
    Prize,
    Public,
    Ship,
    Side,
    Stock,
)

SETUP = ("nation", "captains", "crew", "home")

# --- the board -------------------------------------------------------------------------------------------


def describe(public: Public) -> list[Say]:
    """Whose turn it is, who has what, where ships and planets are; then the sky tile by tile."""
    lines = _where(public)
    if public.asked:
        who = Many([Who(seat) for seat in public.asked])
        lines.append(say("efemeris-board-asked", who=who, what=public.asking))
    lines += _results(public)
    lines += [_drawn(public, drawn.seat, drawn.tile) for drawn in public.drawn]
    lines += [_player(public, player) for player in public.players]
    lines += [_ships(public, player) for player in public.players if _ships_of(public, player)]
    lines += [_planet(public, planet) for planet in public.planets if planet.cell]
    lines += [_deed(public, deed) for deed in public.deeds if deed.turn >= public.turn - 1]
    lines += [line for player in public.players for line in _more(player)]
    lines += _notes(public)
    lines += [_tile(public, cell) for cell in public.cells if cell.tile]
    return lines + _supplies(public)


def _where(public: Public) -> list[Say]:
    if public.step == "over":
        lines = [say(f"efemeris-board-over-{public.end}", rounds=public.round)]
    elif public.step in SETUP:
        first = next(side for side in public.sides if side.place == 1)
        lines = [say("efemeris-board-setup", mode=public.mode, first=_all(first))]
    else:
        lines = [say("efemeris-board-round", round=public.round, limit=public.round_limit, goal=public.goal)]
    if public.mode == "team":
        lines += [_side(public, side) for side in public.sides if side.nation]
    if public.wins_needed > 1:
        lines += [
            say("efemeris-board-wins", who=_all(side), wins=side.wins, needed=public.wins_needed)
            for side in public.sides
        ]
    return lines


def _all(side: Side) -> Many:
    return Many([Who(seat) for seat in side.seats])


def _side(public: Public, side: Side) -> Say:
    return say(
        "efemeris-board-side",
        who=_all(side),
        nation=nation_name(side.nation),
        planets=side.planets,
        goal=public.goal,
    )


def _results(public: Public) -> list[Say]:
    best = min([result.rank for result in public.results], default=WON)
    return [
        say(
            "efemeris-board-result",
            rank=shown_rank(result.rank, best),
            who=Who(result.seat),
            planets=result.planets,
            wins=result.wins,
            match="yes" if public.wins_needed > 1 else "no",
        )
        for result in public.results
    ]


def _tile_name(public: Public, tile: str) -> Say:
    planets = {planet.tile for planet in public.planets}
    return planet_name(tile) if tile in planets else say(f"efemeris-tile-{tile}")


def _drawn(public: Public, seat: int, tile: str) -> Say:
    return say("efemeris-board-drawn", who=Who(seat), tile=_tile_name(public, tile))


# players


def _player(public: Public, player: Player) -> Say:
    """One line: what decides the game comes first."""
    if not player.nation:
        return say("efemeris-board-player-unready", who=Who(player.seat))
    facts: dict[str, Arg] = {
        "who": Who(player.seat),
        "nation": nation_name(player.nation),
        "count": len(player.planets),
        "goal": public.goal,
        "pepper": player.pepper,
        "vanilla": player.vanilla,
        "hand": player.hand,
    }
    state = "conceded" if player.conceded else "out" if player.out else "plays"
    facts["state"] = state
    if not player.captain:
        return say("efemeris-board-player-no-captain", **facts)
    return say(
        "efemeris-board-player",
        **facts,
        captain=captain_name(player.captain),
        galleon="yes" if player.galleon else "soon" if public.step in SETUP else "no",
    )


def _ships_of(public: Public, player: Player) -> list[Ship]:
    return [ship for ship in public.ships if ship.seat == player.seat]


def _ships(public: Public, player: Player) -> Say:
    ships = [_ship(public, ship) for ship in _ships_of(public, player)]
    return say("efemeris-board-ships", who=Who(player.seat), ships=Many([*ships]))


def _ship(public: Public, ship: Ship) -> Say:
    state = (
        "adrift" if ship.adrift else "frozen" if ship.frozen else "protected" if ship.protected else "free"
    )
    return say(
        "efemeris-board-ship",
        kind=ship.kind,
        letter=ship.letter,
        place=_place(public, ship.field),
        state=state,
    )


def _place(public: Public, name: str) -> Say:
    """A field and what it is."""
    planet = next((planet for planet in public.planets if planet.field == name), None)
    if planet is not None:
        return say("efemeris-place-planet", field=name, planet=planet_name(planet.tile))
    field = next((field for field in public.fields if field.name == name), None)
    if field is not None and field.rose_side:
        return rose_side_name(field.rose_side)
    return say("efemeris-place", field=name, kind="adrift" if field is None else field.kind)


def _more(player: Player) -> list[Say]:
    """What matters less often: tokens, what was played, what is left to build."""
    if not player.nation:
        return []
    who, lines = Who(player.seat), []
    if player.bonus:
        tokens = Many([bonus_name(token) for token in player.bonus])
        lines.append(say("efemeris-board-bonus", who=who, tokens=tokens))
    if player.display:
        cards = Many([crew_name(card) for card in player.display])
        lines.append(say("efemeris-board-display", who=who, cards=cards))
    if player.effects:
        effects = [
            say("efemeris-board-effect", effect=say(f"efemeris-pending-{effect.name}"), times=effect.times)
            for effect in player.effects
        ]
        lines.append(say("efemeris-board-effects", who=who, effects=Many([*effects])))
    if player.lost:
        lost = Many([captain_name(captain) for captain in player.lost])
        lines.append(say("efemeris-board-lost", who=who, captains=lost))
    if player.removed:
        removed = Many([crew_name(card) for card in player.removed])
        lines.append(say("efemeris-board-removed", who=who, cards=removed))
    lines.append(
        say(
            "efemeris-board-left",
            who=who,
            reserve=player.reserve,
            galleons=player.captains_left,
            frigates=player.frigates_left,
            fortresses=player.fortresses_left,
        )
    )
    return lines


# planets and what happened


def _planet(public: Public, planet: Planet) -> Say:
    facts: dict[str, Arg] = {
        "planet": planet_name(planet.tile),
        "field": planet.field,
        "pepper": planet.pepper,
        "vanilla": planet.vanilla,
        "product": planet.product,
        "ship": "no" if not planet.ship else "yes",
        "fortress": "no" if planet.fortress is None else "safe" if planet.fortress_protected else "yes",
    }
    if planet.owner is None:
        return say("efemeris-board-planet-free", **facts)
    return say("efemeris-board-planet", **facts, who=Who(planet.owner))


def _deed(public: Public, deed: Deed) -> Say:
    facts: dict[str, Arg] = {"who": Who(deed.seat), "cell": deed.cell}
    if deed.field:
        facts["place"] = _place(public, deed.field)
    if deed.start:
        facts["start"] = _place(public, deed.start)
    if deed.ship:
        letter, seat = deed.ship[0], int(deed.ship[1:]) - 1
        kind = "galleon" if letter == "G" else "frigate"
        facts["ship"] = say("efemeris-ship", kind=kind, letter=letter, who=Who(seat))
    tile = next((cell.tile for cell in public.cells if cell.name == deed.cell and cell.tile), "")
    if tile:
        facts["tile"] = _tile_name(public, tile)
    return say(f"efemeris-board-deed-{deed.what}", **facts)


def _notes(public: Public) -> list[Say]:
    lines = []
    if public.offer is not None:
        by = public.offer.by
        lines.append(
            say("efemeris-board-offer-table") if by is None else say("efemeris-board-offer", who=Who(by))
        )
    if public.idle_turns:
        lines.append(say("efemeris-board-idle", turns=public.idle_turns))
    for number, played in enumerate(public.played, 1):
        if len(played.winners) == 1:
            [side] = played.winners
            won = _all(public.sides[side])
            lines.append(say("efemeris-board-played", game=number, winners=won, rounds=played.rounds))
        else:
            lines.append(say("efemeris-board-played-drawn", game=number, rounds=played.rounds))
    return lines


# the sky, tile by tile


def _tile(public: Public, cell: Cell) -> Say:
    inside = [field for field in public.fields if field.name.startswith(f"{cell.name}.")]
    sides = {field.name: rose_side_name(field.rose_side) for field in public.fields if field.rose_side}
    return say(
        "efemeris-board-tile",
        cell=cell.name,
        tile=_tile_name(public, cell.tile),
        fields=Many([_field(field, sides) for field in inside]),
    )


def _field(field: Field, sides: Mapping[str, Say]) -> Say:
    """A field, what it is, and where one step leads; fields of the same tile by their last part alone."""
    here = f"{field.cells[0]}."
    near = Many([sides.get(name) or name.removeprefix(here) for name in field.near])
    name = sides.get(field.name) or field.name.removeprefix(here)
    return say("efemeris-board-field", field=name, kind=field.kind, near=near)


def _supplies(public: Public) -> list[Say]:
    lines = []
    empty = [cell.name for cell in public.cells if cell.open]
    if empty:
        lines.append(say("efemeris-board-open", cells=Many([*empty]), count=len(empty)))
    dead = [field.name for field in public.fields if field.half]
    if dead:
        lines.append(say("efemeris-board-half", fields=Many([*dead])))
    if public.unseen:
        unseen = Many([_tile_name(public, tile) for tile in public.unseen])
        lines.append(say("efemeris-board-stack", count=public.stack, tiles=unseen))
    bag = [
        say("efemeris-board-token", token=bonus_name(name), count=n) for name, n in public.bag.items() if n
    ]
    if bag:
        lines.append(say("efemeris-board-bag", tokens=Many([*bag])))
    return lines


# --- one's own things ------------------------------------------------------------------------------------


def describe_own(public: Public, own: Own) -> list[Say]:
    player = public.players[own.seat]
    in_tactics = public.step == "tactics" and player.active
    lines = [_card(card, in_tactics) for card in own.hand] or [say("efemeris-own-hand-empty")]
    if own.hand and not in_tactics:
        lines.append(say("efemeris-own-later"))
    if in_tactics:
        lines.append(say("efemeris-own-played", played=player.crew_played, cap=public.crew_cap))
    lines += _captains(public, own)
    lines += [_prize(prize) for prize in own.prizes]
    if own.affordable:
        things = Many([say(f"efemeris-own-thing-{thing}") for thing in own.affordable])
        lines.append(say("efemeris-own-affordable", things=things))
    if player.planets:
        lines.append(say("efemeris-own-planets", planets=planets_named(player.planets)))
    lines += _stocks("efemeris-own-reserve", own.reserve)
    if own.partner is not None:
        lines += _stocks("efemeris-own-partner", own.partner.hand)
        if own.partner.captain:
            lines.append(say("efemeris-own-partner-captain", captain=captain_name(own.partner.captain)))
    if public.offer is not None:
        lines.append(say("efemeris-own-vote", vote="yes" if own.vote else "no"))
    return lines


def _card(card: Card, in_tactics: bool) -> Say:
    """What it does; in tactics also why not now: else the reason is the same for all."""
    facts: dict[str, Arg] = {"card": crew_name(card.card), "count": card.count}
    facts["effect"] = say(f"efemeris-effect-{card.card}")
    if card.barred is None or not in_tactics:
        return say("efemeris-own-card", **facts)
    return say("efemeris-own-card-barred", **facts, reason=card.barred)


def _captains(public: Public, own: Own) -> list[Say]:
    if not own.captains:
        return []
    first, *hidden = own.captains
    effect = say(f"efemeris-ability-{first}")
    lines = [say("efemeris-own-captain", captain=captain_name(first), effect=effect)]
    if hidden:
        names = Many([captain_name(captain) for captain in hidden])
        lines.append(say("efemeris-own-captains-hidden", captains=names))
    return lines


def _prize(prize: Prize) -> Say:
    facts: dict[str, Arg] = {
        "planet": planet_name(prize.planet),
        "pepper": prize.pepper,
        "vanilla": prize.vanilla,
        "saved": prize.saved,
    }
    if prize.fortified:
        return say("efemeris-own-prize-fortified", **facts)
    missing = prize.missing_pepper, prize.missing_vanilla
    if not any(missing):
        return say("efemeris-own-prize", **facts)
    return say("efemeris-own-prize-missing", **facts, missing_pepper=missing[0], missing_vanilla=missing[1])


def _stocks(key: str, stocks: tuple[Stock, ...]) -> list[Say]:
    """Cards of the reserve, or of the partner's hand; nothing where there are none."""
    held = [
        say("efemeris-own-stock", card=crew_name(stock.card), count=stock.count)
        for stock in stocks
        if stock.count
    ]
    return [say(key, cards=Many([*held]))] if held else []


# --- the numbers of the rules help -----------------------------------------------------------------------


def facts(figures: Figures) -> dict[str, Arg]:
    play, match, computer = figures.play, figures.match, figures.computer
    found: dict[str, Arg] = {
        "planets": len(figures.planets),
        "path_tiles": len(figures.family("path")),
        "expert_tiles": len(figures.family("expert")),
        "cells": int(BASE_LAYOUT),
        "spice_cap": play.spice_cap,
        "bonus_cap": play.bonus_cap,
        "bonus_tokens": len(figures.bag()),
        "crew_plays": play.crew_plays,
        "crew_deck": DECK_SIZE,
        "galleon_steps": play.galleon_steps,
        "frigate_steps": play.frigate_steps,
        "factory": play.factory,
        "providence": play.providence,
        "frigates": play.frigates,
        "fortresses": play.fortresses,
        "stall_turns": play.stall_turns,
        "limit_warning": play.limit_warning,
        "weary_round": computer.weary,
        "draw_round": computer.weary + computer.patience,
        "draw_every": computer.patience,
        "match_wins": match.wins,
        "match_games": match.games,
        "threat_range": play.galleon_steps + figures.effects.gunner_range,
    }
    return found | _mode_facts(figures) | _price_facts(figures) | _crew_facts(figures) | _field_facts(figures)


def _mode_facts(figures: Figures) -> dict[str, Arg]:
    duel, ffa, team = (figures.modes[name] for name in ("duel", "ffa", "team"))
    found: dict[str, Arg] = {
        "captains": duel.captains[0],
        "captains_expert": duel.captains[1],
        "rebuilds": team.rebuilds[0],
        "rebuilds_expert": team.rebuilds[1],
        "crew_start": duel.crew,
        "crew_start_team": team.crew,
        "hand_limit": duel.hand,
        "hand_limit_team": team.hand,
        "tiles_drawn": duel.tiles,
        "shares": team.shares,
        "team_cap": figures.play.frigates,
    }
    for name, mode in figures.modes.items():
        found[f"goal_{name}"] = mode.goal
        found[f"layout_{name}"] = int(mode.expert_layout)
    for place, spices in enumerate(ffa.spices, 1):
        found |= {f"start_{place}_pepper": spices.pepper, f"start_{place}_vanilla": spices.vanilla}
    return found


def _price_facts(figures: Figures) -> dict[str, Arg]:
    costs = figures.costs
    symbols = [planet.symbols for planet in figures.planets.values()]
    found: dict[str, Arg] = {"price_low": min(symbols), "price_high": max(symbols)}
    for name in ("recruit", "frigate", "fortress", "galleon"):
        price = getattr(costs, name)
        found |= {f"{name}_pepper": price.pepper, f"{name}_vanilla": price.vanilla}
    for tile, planet in figures.planets.items():
        name = tile.lower()
        found |= {f"{name}_pepper": planet.price.pepper, f"{name}_vanilla": planet.price.vanilla}
        found |= {f"{name}_product": planet.product, f"{name}_amount": planet.amount}
    return found


def _crew_facts(figures: Figures) -> dict[str, Arg]:
    effects, abilities, plays = figures.effects, figures.abilities, figures.play.crew_plays
    found: dict[str, Arg] = {}
    for group in (effects, abilities):
        numbers = {name: getattr(group, name) for name in group.__struct_fields__}
        found |= {name: number for name, number in numbers.items() if isinstance(number, int)}
    found |= {"aviles_pepper": abilities.aviles.pepper, "aviles_vanilla": abilities.aviles.vanilla}
    found["hubac_most"] = figures.play.galleon_steps + plays * abilities.hubac
    found["fairborne_most"] = effects.gunner_range + (plays - 1) * abilities.fairborne
    for nation in figures.nations.values():
        found |= {f"{card}_cards": copies for card, copies in nation.crew.items()}
    return found


def _field_facts(figures: Figures) -> dict[str, Arg]:
    """How many fields of each kind the sky of the normal game has."""
    kinds = [
        spot.kind
        for tile in figures.tile_graphs.values()
        if tile.family != "expert"
        for spot in tile.fields.values()
    ]
    return {
        "pepper_factories": kinds.count("factory_pepper"),
        "vanilla_factories": kinds.count("factory_vanilla"),
        "anchors": kinds.count("anchor"),
        "singularities": kinds.count("singularity"),
    }
