"""Made-up positions for the pattern book (`python -m render.preview`) and the tests of the pictures.

They are composed for the eye: crowded and empty, early and late, and not all of them could arise in play.
"""

from __future__ import annotations

from engines.contract.core import say
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.views.view import (
    CheapestShips,
    Chip,
    Contract,
    Countdown,
    Deed,
    Expedition,
    Gain,
    HandContract,
    Joker,
    MarketShip,
    Mission,
    MissionResult,
    OpenContract,
    Own,
    PlacedShip,
    Player,
    Points,
    Public,
    Running,
    Stock,
)

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white", "N": "brown"}
_TILES = (
    ("abreu", "G", 3, 3, 5, 3, 6), ("dias", "R", 3, 2, 3, 4, 8), ("da_gama", "Y", 4, 2, 4, 3, 6),
    ("vespucci", "W", 4, 1, 3, 4, 7), ("drake", "N", 5, 2, 4, 3, 5), ("magellan", "B", 5, 1, 2, 4, 7),
    ("cabot", "B", 6, 2, 3, 2, 5), ("cartier", "N", 6, 1, 2, 3, 6), ("barents", "W", 7, 2, 3, 2, 4),
    ("balboa", "Y", 7, 1, 2, 3, 5), ("columbus", "R", 8, 1, 3, 2, 3), ("cabral", "G", 8, 1, 2, 2, 4),
)  # fmt: skip
EXPLORERS = tuple(tile[0] for tile in _TILES)
_INCOMES = {one.capacity: one.incomes for one in GAME.figures.contracts.values()}
_RATES = (0, 2, 3, 4, 4, 5, 6, 7, 8)

Fleet = tuple[str, ...]
"""Ships of an expedition: colour, volume, seat, and a star for a joker ("R20", "R23*")."""
_MIDGAME: tuple[Fleet, ...] = (
    ("G20", "G12"), ("R23",), ("Y31", "Y10"), ("W32",), ("R10", "R23*"), ("B21", "B12"),
    ("G30", "B11"), ("N22", "N23"), ("W23", "W20", "W13"), (), ("R31", "R21", "R12"), ("Y22",),
)  # fmt: skip
_FULL: tuple[Fleet, ...] = (
    ("G10", "G11", "G12"), ("R13*", "B11", "R10"), ("Y10", "Y11", "Y12", "Y13"), ("W31", "W12*"),
    ("N10", "N11", "N12", "N13", "N10"), ("B20", "B21", "G12"), ("B30", "B31"), ("W12", "W13", "W10", "N31"),
    ("W10", "W11", "W12", "W13", "W10", "W11", "W12"), ("Y30", "Y31*", "Y12"),
    ("R10", "R11", "R12", "R13", "R10", "R11", "R12", "R13"), ("N30", "N31", "N22"),
)  # fmt: skip
BOARDS: dict[str, tuple[Fleet, ...]] = {"empty": ((),) * 12, "midgame": _MIDGAME, "full": _FULL}


def chip(text: str) -> Chip:
    """ "R2", or a joker with its volume and both colours: "3RY"."""
    if text[0].isdigit():
        return Chip(
            colour="",
            volume=int(text[0]),
            joker=True,
            colours=(COLOURS[text[1]], COLOURS[text[2]]),
        )
    return Chip(colour=COLOURS[text[0]], volume=int(text[1]))


def _sailor(text: str, tile: str, *, fresh: bool) -> PlacedShip:
    colour = COLOURS[text[0]]
    joker = text.endswith("*")
    colours = (colour, "brown" if colour != "brown" else "red") if joker else ()
    ship = Chip(colour=colour, volume=int(text[1]), joker=joker, colours=colours)
    return PlacedShip(seat=int(text[2]), chip=ship, by_card=False, match=text[0] == tile, fresh=fresh)


def expeditions(board: str, seats: int, fresh: tuple[str, ...] = ()) -> tuple[Expedition, ...]:
    found = []
    for tile, fleet in zip(_TILES, BOARDS[board], strict=True):
        name, code, capacity, *points = tile
        ships = tuple(
            _sailor(f"{text[:2]}{int(text[2]) % seats}{text[3:]}", code, fresh=name in fresh)
            for text in fleet
        )
        used = sum(ship.chip.volume for ship in ships)
        found.append(
            Expedition(
                name=name,
                tile=COLOURS[code],
                row=ships[0].chip.colour if ships else None,
                capacity=capacity,
                used=used,
                room=capacity - used,
                interim=Points(points[0], points[1]),
                final=Points(points[2], points[3]),
                ships=ships,
            )
        )
    return tuple(found)


def contract(name: str) -> Contract:
    capacity = int(name[2])
    one, two, three = _INCOMES[capacity]
    return Contract(name=name, colour=COLOURS[name[0]], capacity=capacity, incomes=(one, two, three))


def _market(
    texts: str, reserved: dict[int, int], fresh: tuple[int, ...] = ()
) -> tuple[MarketShip | None, ...]:
    return tuple(
        None
        if text == "--"
        else MarketShip(
            kind=text,
            colour=COLOURS[text[0]],
            volume=int(text[1]),
            price=int(text[1]) + 2,
            reserved_by=reserved.get(column),
            fresh=column in fresh,
        )
        for column, text in enumerate(texts.split())
    )


def _display(
    texts: str, reserved: dict[int, int], fresh: tuple[int, ...] = ()
) -> tuple[OpenContract | None, ...]:
    return tuple(
        None
        if text == "--"
        else OpenContract(contract=contract(text), reserved_by=reserved.get(slot), fresh=slot in fresh)
        for slot, text in enumerate(texts.split())
    )


def stock(texts: str) -> tuple[Stock, ...]:
    """ "2xR1 G3" is two red ships of volume 1 and a green one of volume 3."""
    found = []
    for text in texts.split():
        count, _, kind = text.rpartition("x")
        found.append(Stock(kind=kind, colour=COLOURS[kind[0]], volume=int(kind[1]), count=int(count or 1)))
    return tuple(found)


def running(texts: str) -> tuple[Running, ...]:
    """ "Y-5:10/1" is the contract Y-5 that pays 10 after one more round; "!" marks the last move."""
    found = []
    for text in texts.split():
        name, _, rest = text.rstrip("!").partition(":")
        income, _, rounds = rest.partition("/")
        found.append(
            Running(
                contract=contract(name),
                ships=(chip(f"{name[0]}3"), chip(f"{name[0]}2")),
                income=int(income),
                rounds_left=int(rounds),
                fresh=text.endswith("!"),
            )
        )
    return tuple(found)


def joker(text: str) -> Joker:
    """ "hidden", or status and colours: "free:GB", "expedition:RY"."""
    status, _, codes = text.partition(":")
    where = {"contract": "Y-5", "expedition": "drake"}.get(status, "")
    return Joker(status=status, colours=tuple(COLOURS[code] for code in codes), where=where)


_PLAYERS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "empty": (("", "hidden", ""),) * 4,
    "midgame": (
        ("W1 G2", "hidden", ""),
        ("N1", "hidden", "Y-5:10/1 R-3:8/2!"),
        ("", "free:GB", "N-3:6/1"),
        ("B2", "expedition:RY", "B-3:4/1"),
    ),
    "full": (
        ("R1 2xY1 Y2 3xG2 B1 B2 W3 2xN1 N2", "contract:YG", "Y-5:13/3 R-6:16/2! W-4:11/1"),
        ("2xW2 R3 G1 B3 N1 N3", "free:NR", "G-6:16/3 B-6:16/3 N-6:16/2 W-6:12/1"),
        ("R1 R2 R3 Y1 2xY2 G1 B1 B2 3xW2 N1 N2 N3", "expedition:WN", ""),
        ("3xR2 2xB1 W1 W2 N3", "hidden", "Y-6:16/3"),
    ),
}  # fmt: skip
_MISSIONS = ("present", "half", "majority", "alone")


def _player(board: str, seat: int, *, interim_done: bool, over: bool) -> Player:
    ships, where, contracts = _PLAYERS[board][seat]
    free = stock(ships)
    full = board == "full"
    interim = (Gain("abreu", 5), Gain("cabot", 2 + seat)) if interim_done else ()
    final = (Gain("abreu", 6), Gain("columbus", 11 + seat * 7)) if over else ()
    mission = (
        MissionResult(mission=_MISSIONS[seat], rate=4, expeditions=("abreu", "drake"), points=8 + seat)
        if over
        else None
    )
    unplaced = sum(one.count for one in free)
    parts = sum(gain.points for gain in (*interim, *final)) + (mission.points + unplaced if mission else 0)
    return Player(
        seat=seat,
        coins=(4, 9, 6, 2)[seat] + (27 if full else 0),
        ships=free,
        joker=joker(where),
        running=() if over else running(contracts),
        fulfilled=(2, 1, 2, 0)[seat] + (9 if full else 0),
        hand=4 if full else (1, 2, 1, 2)[seat],
        any_cards=(1, 1, 2, 0)[seat],
        reserve_cards=(1, 1, 0, 0)[seat],
        on_expeditions=5,
        unplaced=unplaced,
        points=parts + (96 if full else 0),
        interim=interim,
        final=final,
        mission=mission,
    )


def public(
    board: str = "midgame",
    seats: int = 4,
    *,
    current: int = 1,
    turn: int = 38,
    used: tuple[str, ...] = ("take_coins",),
    still_open: str | None = None,
    interim: tuple[int, int] | None = None,
    interim_done: bool = True,
    final: tuple[int, int] | None = (0, 4),
    fresh: tuple[str, ...] = ("da_gama",),
    over: bool = False,
    stall: int | None = None,
    market: str = "late",
) -> Public:
    """A position. Countdowns are seat and turns left; `fresh` are the expeditions of the last turn."""
    current %= seats
    last = (current - 1) % seats
    purchase, filling, stacks, display = {
        "late": ("B3 Y2 G1 W3 N1", "G3 W2 N3 R2 B2", (0, 0, 0, 0, 3), "W-4 R-6 G-3 B-5"),
        "start": ("R1 Y2 G3 B1 W2", "N3 R2 Y1 G2 B3", (6, 6, 7, 7, 8), "Y-5 N-3 R-4 B-6"),
        "bare": ("-- Y2 -- W3 --", "-- -- -- R2 --", (0, 0, 0, 0, 0), "-- R-6 -- --"),
    }[market]
    bare = market != "late"
    return Public(
        asked=() if over else (current,),
        asking=say("age_of_discovery-picture-turn", number=turn),
        over=over,
        turn=turn,
        round=(turn - 1) // seats + 1,
        current=current,
        actions_used=used,
        open_action=still_open,
        actions_left=2 - len(used),
        expeditions=expeditions(board, seats, fresh if board != "empty" else ()),
        purchase_row=_market(purchase, {} if bare else {3: (current + 1) % seats}, () if bare else (1,)),
        filling_row=_market(filling, {} if bare else {0: current}, () if bare else (1,)),
        stacks=stacks,
        active_stack=next((index + 1 for index, count in enumerate(stacks) if count), None),
        display=_display(display, {} if bare else {1: last}, () if bare else (2,)),
        contract_stack=0 if market == "bare" else 12 if market == "start" else 4,
        players=tuple(_player(board, seat, interim_done=interim_done, over=over) for seat in range(seats)),
        interim=_countdown(interim, seats, turn),
        interim_done=interim_done,
        final=_countdown(final, seats, turn),
        ships_bought=22,
        turns_without_purchase=0,
        turns_to_stall=stall,
        deeds=(Deed(seat=last, what="place_ship", ship=chip("Y1"), expedition="da_gama"),),
    )


def _countdown(due: tuple[int, int] | None, seats: int, turn: int) -> Countdown | None:
    if due is None:
        return None
    seat, left = due
    return Countdown(seat=seat % seats, turn=turn + left - 1, turns_left=left)


def _hand_contract(name: str, cheapest: tuple[str, int, int] | None, missing: int = 0) -> HandContract:
    found = None
    if cheapest is not None:
        ships, fee, cards = cheapest
        found = CheapestShips(ships=tuple(chip(text) for text in ships.split()), fee=fee, cards=cards)
    return HandContract(contract=contract(name), cheapest=found, missing=missing)


_HANDS: dict[str, tuple[HandContract, ...]] = {
    "empty": (),
    "midgame": (_hand_contract("W-3", ("W1 2WN", 3, 0)), _hand_contract("G-4", None, 2)),
    "full": (
        _hand_contract("G-6", ("G2 G2 G2", 3, 0)),
        _hand_contract("Y-5", ("Y1 Y1 R1 1YG R1", 6, 2)),
        _hand_contract("B-6", None, 3),
        _hand_contract("N-4", None, 0),
    ),
}


def own(
    board: str = "midgame", seat: int = 0, *, mission: str = "majority", turns_left: int | None = None
) -> Own:
    """A hand and what belongs to it."""
    qualify = {"empty": (), "midgame": ("abreu", "da_gama", "cabot"), "full": EXPLORERS}[board]
    column = {"empty": 0, "midgame": 2, "full": 8}[board]
    return Own(
        seat=seat,
        hand=_HANDS[board],
        joker=joker({"empty": "hidden:WN", "midgame": "hidden:GB", "full": "contract:YG"}[board]),
        mission=Mission(
            mission=mission,
            rates=_RATES,
            column=column,
            expeditions=qualify,
            worth=_RATES[column] * len(qualify),
        ),
        fee=1,
        joker_fee=2,
        joker_volume=3,
        turns_left=turns_left,
    )


def positions() -> list[tuple[str, Public, Own]]:
    """Beginnings, middles and ends with two, three and four players."""
    found = []
    for seats in (2, 3, 4):
        start = public(
            "empty", seats, current=0, turn=1, used=(), interim_done=False, final=None, market="start"
        )
        early = public(
            seats=seats, turn=9, used=("buy_ships",), still_open="buy_ships", interim_done=False, final=None
        )
        interim = public(
            seats=seats, used=("acquire_contract", "place_ships"), still_open="place_ships",
            interim=(seats - 1, 1), interim_done=False, final=None, fresh=("abreu", "cabral"),
        )  # fmt: skip
        both = public("full", seats, current=2, interim=(0, 3), interim_done=False, final=(1, 4))
        stall = public(seats=seats, current=3, final=None, stall=5, used=())
        late = public("full", seats, turn=138, used=("take_coins", "buy_ships"), market="bare")
        over = public("full", seats, final=(1, 0), over=True, market="bare", used=())
        found += [
            (f"start_{seats}", start, own("empty", 0, mission="present")),
            (f"early_{seats}", early, own("midgame", 1, mission="half")),
            (f"interim_{seats}", interim, own("midgame", 0, mission="alone")),
            (f"both_{seats}", both, own("full", 0, turns_left=1)),
            (f"last_round_{seats}", public(seats=seats), own("midgame", 1, turns_left=2)),
            (f"stall_{seats}", stall, own("midgame", seats - 1)),
            (f"late_{seats}", late, own("full", seats - 1, turns_left=1)),
            (f"over_{seats}", over, own("full", 0, mission="alone")),
        ]
    return found


PARTS = [say(f"age_of_discovery-score-{name}") for name in ("interim", "expeditions", "mission", "unplaced")]
