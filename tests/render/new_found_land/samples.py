"""Made-up positions for the pattern book (`python -m render.preview`) and the tests of the pictures.

They are composed for the eye: crowded and empty, early and late, and not all of them could arise in play.
"""

from __future__ import annotations

import msgspec

from engines.contract.core import say
from engines.games.new_found_land.figures import GOODS, NO_GOODS, Goods, Ship
from engines.games.new_found_land.views.view import (
    Assigned,
    Card,
    Deed,
    Goal,
    Own,
    Piles,
    Player,
    Public,
    Running,
    Sailing,
    Source,
    StoredSet,
)
from tests.render.new_found_land.sample_board import FIGURES, KEY, cities, frames, islands

ACTIONS = ("load", "settle", "deliver", "explore")
NATIONS = ("england", "france", "spain", "netherlands")


# --- players -----------------------------------------------------------------------------------------------

_PLAYERS: dict[str, tuple[tuple[int, str, str, str, int, int], ...]] = {
    "start": ((0, "0010", "", "", 1, 0),) * 4,
    "midgame": (
        (24, "2101", "L02", "cortes", 2, 1),
        (31, "0320", "L03 N03 L05", "columbus", 1, 2),
        (9, "1010", "N10 N12", "", 3, 1),
        (14, "3121", "N01 L10", "dagama", 0, 1),
    ),
    "full": (
        (98, "4302", "L01 L05 L11", "cortes", 11, 3),
        (112, "0000", "L03 N03 L05", "columbus", 1, 2),
        (98, "1910", "N10 L08 L09", "magellan", 3, 0),
        (50, "3121", "N01 L10 L06", "dagama", 10, 3),
    ),
}
"""Score, goods, ships besides the start ship, captain, one-time cards, goal cards."""
_PLANS: dict[str, tuple[str, ...]] = {
    "none": ("", "", "", ""),
    "midgame": (
        "england | X2 | L02 |", "| N03 L05 | france | L03", "spain | X1 | | N10 N12",
        "N01 | netherlands | L10 |",
    ),
    "full": (
        "england | X2 X6 L05 | L01 L11 X1 |", "| N03 L05 | france | L03", "spain | X1 S-spain | L08 | fleet",
        "N01 | netherlands X3 | L10 L06 |",
    ),
}  # fmt: skip


def _plan(text: str, decided: int) -> tuple[Assigned, ...]:
    sets = [part.split() for part in text.split("|")] if text else [[]] * 4
    return tuple(
        Assigned(
            action=action,
            ships=tuple(_ship(name) for name in names) if place < decided else (),
            decided=place < decided,
        )
        for place, (action, names) in enumerate(zip(ACTIONS, sets, strict=True))
    )


def _ship(name: str) -> Ship:
    return FIGURES.ships[name]


def _player(board: str, seat: int, plan: str, decided: int, *, over: bool) -> Player:
    score, goods, more, captain, hand, goals = _PLAYERS[board][seat]
    nation = NATIONS[seat]
    own = FIGURES.nations[nation]
    ships = (_ship(nation), *(_ship(name) for name in more.split()))
    full = board == "full"
    assigned = _plan(_PLANS[plan][seat], decided)
    sent = {ship.name for part in assigned for ship in part.ships}
    fleet = _ship("fleet") if full and nation == "spain" else None
    final = (
        Source(what="markers", points=4 + seat),
        Source(what="laps", points=3),
        Source(what="leftovers", points=6),
    )
    return Player(
        seat=seat,
        nation=nation,
        board_number=own.number,
        score=score,
        sources=(Source(what="contracts", points=score), *(final if over else ())),
        space=(score - 1) % 50 + 1 if score else 0,
        lap=(score - 1) // 50 if score else 0,
        lap_card=(5, 3, 1, 0)[seat] if full else None,
        goods=Goods(*(int(count) for count in goods)),
        ships=ships,
        wharves=4 if len(ships) == 4 or full else 3,
        wharf_built=len(ships) == 4 or full,
        wharf_cost=FIGURES.wharf_cost,
        upgrade=own.upgrade,
        upgrade_built=(board != "start" and seat != 2) or full,
        upgrade_cost=FIGURES.upgrade_costs[nation],
        fleet=fleet,
        hand=hand,
        goals=goals,
        redeemed=(),
        captain=captain,
        frames=(),
        plan=assigned,
        idle=tuple(ship for ship in (*ships, *([fleet] if fleet else [])) if ship.name not in sent),
        island_markers=5,
        city_markers=2,
        shown_cards=(),
        shown_goals=(),
    )


# --- whole positions ---------------------------------------------------------------------------------------


def public(
    board: str = "midgame",
    seats: int = 4,
    *,
    phase: str = "settle",
    step: str = "",
    asked: tuple[int, ...] = (1,),
    planning: str = "",
    plan: str = "",
    frame: str = "",
    fresh: tuple[str, ...] = ("NS4",),
    scored: tuple[str, ...] = ("prince_edward", "hamburg"),
    tiles: tuple[str, ...] = (),
    deeds: tuple[Deed, ...] = (),
    over: bool = False,
) -> Public:
    """A position. `tiles` are those drawn in Explore; `planning` the action being planned."""
    asked = tuple(sorted({seat % seats for seat in asked}))
    acting = phase in ACTIONS
    decided = ACTIONS.index(planning) if planning else 4 if acting else 0
    plan = plan or ("midgame" if acting or planning else "none")
    if board == "start":
        fresh, scored = (), ()
    return msgspec.structs.replace(
        _table(board, seats),
        asked=() if over else asked,
        asking=say(f"{KEY}-picture-turn-{step or phase}"),
        over=over,
        phase=phase,
        step=step or phase,
        planning=planning,
        current=asked[0] if len(asked) == 1 and not over else None,
        frame=frame,
        running=_running(phase, asked, seats, tiles) if acting and not over else None,
        islands=islands(board, seats, fresh, scored),
        cities=cities(board, seats, scored),
        players=tuple(_player(board, seat, plan, decided, over=over) for seat in range(seats)),
        deeds=deeds,
    )


def _table(board: str, seats: int) -> Public:
    """What a stage of the game has in common, whoever is asked what."""
    return Public(
        asked=(),
        asking=say(f"{KEY}-picture-turn-land"),
        over=False,
        rounds=4,
        round=1 if board == "start" else 3 if board == "midgame" else 4,
        phase="land",
        step="land",
        planning="",
        simultaneous=False,
        start=0,
        current=None,
        frame="",
        order=tuple(range(seats)),
        limits=FIGURES.play.limits,
        loading=tuple((good, FIGURES.goods.crates[good]) for good in GOODS),  # type: ignore[index]
        running=None,
        islands=(),
        cities=(),
        frames=frames(board),
        track=50,
        small_sale=_sale("N02 N05 -- N11" if board == "midgame" else "N02 N05 N09 N11"),
        large_sale=_sale("L01 L04 L07 L09" if board != "full" else "L01 -- -- L09"),
        costs_only=False,
        next_large=_ship("L06") if board != "full" else None,
        large_points=FIGURES.large.points,
        piles=_piles(board),
        cards_open=(),
        contract_discard=(),
        tile_discard=(),
        compass=_compass(board),
        charting=FIGURES.cartography(seats),
        lap_cards=(5, 3, 1, 0) if board != "full" else (),
        players=(),
        deeds=(),
    )


def _sale(texts: str) -> tuple[Ship | None, ...]:
    return tuple(None if text == "--" else _ship(text) for text in texts.split())


def _piles(board: str) -> Piles:
    small, large, cards, contracts, tiles = {
        "start": (8, 7, 16, 9, 30), "midgame": (4, 3, 9, 1, 13), "full": (0, 0, 0, 0, 0),
    }[board]  # fmt: skip
    return Piles(
        small=small,
        large=large,
        cards=cards,
        contracts=contracts,
        tiles=tiles,
        compass=6,
        small_discard=2,
        large_discard=1,
        cards_hidden=3,
    )


def _compass(board: str) -> tuple[tuple[int, str], ...]:
    shown = {
        "start": ("", "", "", ""),
        "midgame": ("anticosti", "prince_edward", "", ""),
        "full": ("anticosti", "prince_edward", "nova_scotia", "newfoundland"),
    }[board]
    return tuple(zip(FIGURES.play.compass_spaces, shown, strict=True))


def _running(phase: str, asked: tuple[int, ...], seats: int, tiles: tuple[str, ...]) -> Running:
    order = [seat for seat in (3, 1, 2, 0) if seat < seats]
    current = asked[0] if asked else None
    place = order.index(current) if current is not None else 0
    return Running(
        action=phase,
        order=tuple(
            Sailing(seat=seat, sail=(2, 7, 3, 10)[seat], done=number < place)
            for number, seat in enumerate(order)
        ),
        seat=current,
        used=(),
        drawn_cards=3 if phase == "load" else 0,
        keep=1,
        tiles=tuple(FIGURES.tiles[name] for name in tiles),
        lays=2 if tiles else 0,
    )


# --- hands -------------------------------------------------------------------------------------------------


def card(name: str) -> Card:
    if name in FIGURES.goods_cards:
        return Card(name=name, ship=None, gain=FIGURES.goods_cards[name])
    return Card(name=name, ship=_ship(name), gain=None)


def goal(name: str, have: int) -> Goal:
    found = FIGURES.goals[name]
    goods = Goods(**found.goods) if found.goods else NO_GOODS
    need = goods.size or found.places * (1 if found.places > 1 else 0) or found.number
    return Goal(
        name=name,
        kind=found.kind,
        points=found.points,
        goods=goods,
        places=found.places,
        number=found.number,
        have=min(have, need),
        need=need,
        met=have >= need,
    )


_HANDS: dict[str, tuple[str, str]] = {
    "start": ("S-england", ""),
    "midgame": ("X2 Y10 Y04", "Z06 Z01"),
    "full": ("X1 X2 X3 X4 Y01 Y02 Y07 Y08 Y09 Y10 S-spain", "Z05 Z08 Z15"),
}


def own(
    board: str = "midgame",
    seat: int = 1,
    *,
    drawn: str = "",
    stack: str = "",
    standing: dict[str, str] | None = None,
    payment: int = 0,
) -> Own:
    """A hand; `drawn` and `stack` are cards to choose from, `standing` is the stored plan."""
    hand, goals = _HANDS[board]
    return Own(
        seat=seat,
        hand=tuple(card(name) for name in hand.split()),
        goals=tuple(goal(name, 2 + 4 * place) for place, name in enumerate(goals.split())),
        drawn=tuple(card(name) for name in drawn.split()),
        stack=tuple(goal(name, place) for place, name in enumerate(stack.split())),
        available=(),
        standing=tuple(
            StoredSet(action=action, ships=tuple(_ship(name) for name in names.split()))
            for action, names in (standing or {}).items()
        ),
        payment=payment,
        step="",
        goods=public(board).players[seat].goods,
        used=(),
        keep=min(1, len(drawn.split())),
    )


_DELIVERED = (Deed(seat=2, what="deliver", city="venice", contract="A09"),)
_TILES = ("I02", "I18", "I31", "I16", "I22", "I27", "I33", "I08")


def positions() -> list[tuple[str, Public, Own]]:
    """Every phase, beginnings, middles and ends with two, three and four players."""
    found = []
    for seats in (2, 3, 4):
        last = seats - 1
        found += [
            (f"land_{seats}", public("start", seats, phase="land", asked=(0,)), own("start", 0)),
            (
                f"plan_{seats}",
                public(seats=seats, phase="planning", step="plan", asked=(last,), planning="deliver"),
                own("midgame", last, standing={"deliver": "N03", "explore": "L03 X2"}),
            ),
            (f"settle_{seats}", public(seats=seats), own("midgame", 1)),
            (
                f"keep_{seats}",
                public(seats=seats, phase="load", step="keep", asked=(0,), fresh=()),
                own("full", 0, drawn="X4 Y02 Y10 X5 Y09"),
            ),
            (
                f"deliver_{seats}",
                public(seats=seats, phase="deliver", asked=(0,), fresh=(), deeds=_DELIVERED),
                own("midgame", 0),
            ),
            (
                f"explore_{seats}",
                public(seats=seats, phase="explore", step="lay", asked=(1,), tiles=_TILES[: 2 * seats]),
                own("midgame", 1),
            ),
            (
                f"frame_{seats}",
                public(
                    seats=seats, phase="islands", step="frame", frame="circle", asked=(1,),
                    scored=("nova_scotia",),
                ),
                own("midgame", 1, stack="Z02 Z07 Z12 Z13 Z09"),
            ),
            (
                f"goals_{seats}",
                public(
                    "full", seats, phase="goals", asked=tuple(range(seats)), plan="full",
                    scored=("newfoundland", "nova_scotia", "venice"),
                ),
                own("full", last, payment=2),
            ),
            (
                f"full_{seats}",
                public("full", seats, phase="settle", asked=(2,), plan="full", fresh=()),
                own("full", min(2, last)),
            ),
            (
                f"over_{seats}",
                public("full", seats, phase="goals", over=True, asked=(), scored=tuple(FIGURES.islands)),
                own("full", 0),
            ),
        ]  # fmt: skip
    return found


PARTS = [
    say(f"{KEY}-score-{what}")
    for what in (
        "ships", "cards", "new_england", "settle", "contracts", "antwerp", "explore", "captain", "islands",
        "cities", "goals", "markers", "laps", "leftovers",
    )
]  # fmt: skip
