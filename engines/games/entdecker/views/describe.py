"""The board in words, for alt texts and for people who see no pictures; and the numbers of the rules help."""

from __future__ import annotations

from itertools import groupby

from engines.contract.core import Arg, Many, Say, Who, say
from engines.games.entdecker import names
from engines.games.entdecker.figures import EVENTS, Figures
from engines.games.entdecker.views.view import (
    Discovered,
    Drawn,
    Happening,
    Island,
    Own,
    Player,
    Presence,
    Public,
    Voyage,
)

# --- the board -------------------------------------------------------------------------------------------


def describe(public: Public) -> list[Say]:
    """The board, most important first."""
    lines = [_where(public)]
    if public.asked:
        lines.append(say("entdecker-board-asked", who=names.players(public.asked), what=public.asking))
    lines += _results(public)
    if public.voyage is not None:
        lines += _voyage(public, public.voyage)
    lines += [_player(public, player) for player in public.players]
    lines += [_island(island) for island in public.islands if island.presences]
    lines += _places(public)
    empty = [island for island in public.islands if not island.presences]
    lines += [_island(island) for island in empty]
    lines += _stacks(public)
    lines += _rows(public)
    return lines + [_discovered(island) for island in reversed(public.discovered)]


def _where(public: Public) -> Say:
    if public.end:
        return say(f"entdecker-board-over-{public.end}", free=public.free)
    return say("entdecker-board-round", round=public.round, income=public.spin, free=public.free)


def _results(public: Public) -> list[Say]:
    return [
        say(
            "entdecker-board-result",
            rank=result.rank,
            who=Who(result.seat),
            total=result.total,
            islands=result.islands,
            ruins=result.ruins,
            bonus=result.bonus,
        )
        for result in public.results
    ]


def _voyage(public: Public, voyage: Voyage) -> list[Say]:
    who = Who(voyage.seat)
    facts: dict[str, Arg] = {"who": who, "start": voyage.start, "announced": voyage.announced}
    if voyage.over:
        lines = [say("entdecker-board-voyage-over", **facts, lost=voyage.lost)]
    else:
        lines = [say("entdecker-board-voyage", **facts, left=voyage.left, ship=public.ship)]
    if voyage.tiles:
        lines.append(say("entdecker-board-drawn", tiles=Many([_drawn(tile) for tile in voyage.tiles])))
    if public.happening:
        lines.append(_happening(public.happening))
    if voyage.filled:
        lines.append(say("entdecker-board-filled", fields=Many([*voyage.filled]), count=len(voyage.filled)))
    lines += [_discovered(island) for island in public.discovered if island.turn == voyage.turn]
    return lines


def _drawn(tile: Drawn) -> Say:
    return say(f"entdecker-board-drawn-{tile.result}", kind=tile.kind, field=tile.field)


def _happening(happening: Happening) -> Say:
    event = happening.event
    if event == "natives" and not happening.amount:
        event = "natives-none"
    if event == "storm" and happening.ashore:
        event = "storm-ashore"
    return say(f"entdecker-board-event-{event}", who=Who(happening.seat), amount=happening.amount)


def _player(public: Public, player: Player) -> Say:
    units = [
        say("entdecker-board-unit", unit=unit.kind, field=unit.field, part=unit.part)
        for unit in public.units
        if unit.seat == player.seat
    ]
    facts: dict[str, Arg] = {
        "who": Who(player.seat),
        "points": player.points,
        "gold": player.gold,
        "scouts": player.scouts,
        "forts": player.forts,
        "settlements": player.settlements,
        "chips": len(player.chips),
        "values": Many([chip.value for chip in player.chips]),
        "first": "yes" if player.starts else "no",
    }
    if not units:
        return say("entdecker-board-player", **facts)
    return say("entdecker-board-player-units", **facts, units=Many([*units]))


def _presence(presence: Presence) -> Say:
    return say(
        "entdecker-board-presence",
        who=Who(presence.seat),
        settlements=presence.settlements,
        forts=presence.forts,
        scouts=presence.scouts,
        points=presence.points,
    )


def _island(island: Island) -> Say:
    facts: dict[str, Arg] = {"fields": Many([*island.fields]), "tiles": island.tiles, "open": island.open}
    if not island.presences:
        return say("entdecker-board-island-empty", **facts)
    chip = "yes" if island.chip else "no"
    return say(
        "entdecker-board-island", **facts, chip=chip, who=Many([_presence(one) for one in island.presences])
    )


def _discovered(island: Discovered) -> Say:
    fields = Many([*island.fields])
    if not island.presences:
        return say("entdecker-board-discovered-empty", fields=fields, tiles=island.tiles)
    shares = [names.share(one.seat, one.points) for one in island.presences]
    return say(
        "entdecker-board-discovered",
        fields=fields,
        tiles=island.tiles,
        value=island.value,
        shares=Many([*shares]),
    )


# --- what can be done ------------------------------------------------------------------------------------


def _places(public: Public) -> list[Say]:
    """Where the tile fits, where a voyage can start."""
    lines = []
    if public.placements:
        ways = [
            say("entdecker-board-way", field=way.field, land=names.land_sides(way.sides))
            for way in public.placements
        ]
        lines.append(say("entdecker-board-ways", ways=Many([*ways])))
    free = [start.place for start in public.starts if not start.toll]
    if free:
        lines.append(say("entdecker-board-starts", places=Many([*free])))
    dear = [
        say("entdecker-board-start-toll", place=start.place, toll=start.toll)
        for start in public.starts
        if start.toll
    ]
    if dear:
        lines.append(say("entdecker-board-starts-toll", places=Many([*dear])))
    return lines


# --- the rest of the table -------------------------------------------------------------------------------


def _stacks(public: Public) -> list[Say]:
    stacks = [
        say("entdecker-board-stack", number=stack.number, count=stack.count, back=stack.back or "none")
        for stack in public.stacks
    ]
    reserve = [
        say("entdecker-board-reserve-stack", kind=stack.kind, count=stack.count) for stack in public.reserve
    ]
    unseen = [
        say("entdecker-board-unseen-kind", kind=mix.kind, count=mix.plain + mix.question)
        for mix in public.unseen
    ]
    return [
        say("entdecker-board-stacks", stacks=Many([*stacks]), chips=public.chips, discards=public.discards),
        say(
            "entdecker-board-unseen",
            kinds=Many([*unseen]),
            question=sum(mix.question for mix in public.unseen),
        ),
        say("entdecker-board-reserve", stacks=Many([*reserve])),
    ]


def _rows(public: Public) -> list[Say]:
    lines = []
    for row, tiles in groupby(public.tiles, key=lambda tile: tile.field[0]):
        named = [
            say("entdecker-board-tile", field=tile.field, kind=tile.kind, land=names.land_sides(tile.sides))
            for tile in tiles
        ]
        lines.append(say("entdecker-board-row", row=row, tiles=Many([*named])))
    return lines


# --- the player's own desk --------------------------------------------------------------------------------


def describe_own(public: Public, own: Own) -> list[Say]:
    """A player's own desk."""
    player = public.players[own.seat]
    lines = [
        say("entdecker-own-gold", gold=player.gold, cap=public.gold_cap, points=player.points),
        say(
            "entdecker-own-supply",
            scouts=player.scouts,
            forts=player.forts,
            settlements=player.settlements,
        ),
    ]
    lines += [
        say(
            "entdecker-own-stake",
            unit=stake.unit,
            field=stake.field,
            part=stake.part,
            tiles=stake.tiles,
            open=stake.open,
            rank=stake.rank,
            points=stake.points,
        )
        for stake in own.stakes
    ]
    if player.chips:
        values = Many([chip.value for chip in player.chips])
        lines.append(say("entdecker-own-chips", count=len(player.chips), values=values))
    voyage = public.voyage
    if voyage is not None and voyage.seat == own.seat and not voyage.over:
        lines.append(
            say(
                "entdecker-own-voyage",
                announced=voyage.announced,
                left=voyage.left,
                toll=voyage.toll,
                ship=public.ship,
            )
        )
    return lines


# --- the numbers of the rules help -----------------------------------------------------------------------


def facts(figures: Figures) -> dict[str, Arg]:
    """What the rules help quotes from the figures."""
    board, fronts = figures.board, figures.tiles.values()
    values = [figures.chip_value(chip) for chip in figures.motifs]
    found: dict[str, Arg] = {
        "columns": board.columns,
        "rows": board.rows,
        "fields": figures.chart.size,
        "circles": len(figures.chart.circles),
        "tiles": len(figures.tiles),
        "question_tiles": sum(bool(front.event) for front in fronts),
        "stacks": figures.stacks.count,
        "reserve_tiles": sum(getattr(figures.reserve, kind) for kind in figures.kinds),
        "reserve_stacks": len(figures.kinds),
        "gold_start": figures.gold.start,
        "gold_cap": figures.gold.cap,
        "tile_cost": figures.gold.tile,
        "income_low": min(figures.spinner.sectors),
        "income_high": max(figures.spinner.sectors),
        "chips": len(values),
        "chip_low": min(values, default=0),
        "chip_high": max(values, default=0),
        "gold_find": figures.events.gold,
        "ruins_points": figures.events.ruins,
        "pirates_share": figures.events.pirates,
        "toll_cap": figures.toll_cap,
    }
    for unit, group in figures.units.items():
        found |= {f"{unit}_cost": group.cost, f"{unit}_supply": group.supply}
    for event in EVENTS:
        found[f"{event}_tiles"] = sum(front.event == event for front in fronts)
    for kind, number in ((kind, group.number) for kind, group in figures.kinds.items()):
        found[f"{kind}_tiles"] = sum(front.kind == kind for front in fronts)
        found[f"{kind}_reserve"] = int(getattr(figures.reserve, kind))
        found[f"{kind}_number"] = number
    return found
