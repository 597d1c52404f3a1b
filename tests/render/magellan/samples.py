"""Made-up positions for the pattern book (`python -m render.preview`) and the tests of the pictures.

They are composed for the eye: crowded and empty, early and late, and not all of them could arise in play.
"""

from __future__ import annotations

from engines.contract.core import say
from engines.games.magellan.views.view import (
    Berth,
    Money,
    Own,
    OwnShip,
    Player,
    Public,
    Row,
    Sale,
    Ship,
    StandingOrder,
)

EXPLORERS = ("columbus", "pizarro", "magellan", "marco_polo", "vasco", "cook")
STEPS = ("veto", "bidding", "payment", "pile", "tuck", "part", "exchange", "gamble", "over")
_CROWNS = {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1}
_PURSES = {
    ("columbus", "A"): (0, 1, 2), ("columbus", "B"): (0, 1, 2),
    ("pizarro", "A"): (1, 1, 1), ("pizarro", "B"): (1, 1, 0),
    ("marco_polo", "A"): (1, 3, 6), ("marco_polo", "B"): (1, 3, 5),
}  # fmt: skip
_POINTS = {
    ("columbus", "A"): (1, 5, 10), ("columbus", "B"): (1, 5, 10),
    ("pizarro", "A"): (2, 4, 12), ("pizarro", "B"): (2, 4, 0),
    ("marco_polo", "A"): (0, 0, 0), ("marco_polo", "B"): (0, 1, 2),
    ("vasco", "A"): (1, 2, 3), ("cook", "A"): (5, 10, 20), ("cook", "B"): (5, 10, 20),
}  # fmt: skip
_ACTIONS = {
    ("columbus", "A"): ("veto", "none", "none"),
    ("columbus", "B"): ("veto", "none", "none"),
    ("pizarro", "B"): ("none", "none", "gamble"),
    ("magellan", "A"): ("tuck_hand",) * 3,
    ("magellan", "B"): ("tuck_bid",) * 3,
    ("marco_polo", "A"): ("exchange", "exchange", "none"),
    ("cook", "A"): ("open_hand",) * 3,
    ("cook", "B"): ("neighbour_draw",) * 3,
}
_NONE = ("none", "none", "none")


def money(*gold: int) -> tuple[Money, ...]:
    return tuple(Money(value, _CROWNS[value]) for value in gold)


def _berth(explorer: str, side: str, field: int, part: str, ships: tuple[Ship, ...]) -> Berth:
    key = (explorer, side)
    crown = 5 if part == "right" else 0 if part == "left" else _POINTS.get(key, (0, 0, 0))[field]
    draw = field + 1 if explorer == "vasco" and part != "right" else 0
    action = _ACTIONS.get(key, _NONE)[field]
    return Berth(
        part=part,
        purse=_PURSES.get(key, (0, 0, 0))[field],
        crown=crown,
        multiplier=field + 1 if explorer == "magellan" else 0,
        gamble=20 if action == "gamble" else 0,
        draw=draw,
        action=action,
        ships=ships,
    )


def _ships(explorer: str, side: str, seats: list[int], field: int, moved: int | None) -> tuple[Ship, ...]:
    pile = explorer == "magellan"
    return tuple(
        Ship(
            seat=seat,
            just_moved=seat == moved and place == len(seats) - 1,
            pile_size=field + 1 if pile else 0,
            pile=money(*range(1, field + 2)) if pile and side == "B" else None,
        )
        for place, seat in enumerate(seats)
    )


def _row(explorer: str, side: str, fleet: list[list[int]], moved: tuple[int, int] | None, left: int) -> Row:
    fields = []
    for field, seats in enumerate(fleet):
        mover = moved[1] if moved and moved[0] == field else None
        if explorer == "vasco" and side == "B":
            split = (len(seats) + 1) // 2
            parts = (("left", seats[:split]), ("right", seats[split:]))
        else:
            parts = (("", seats),)  # type: ignore[assignment]
        fields.append(
            tuple(
                _berth(explorer, side, field, part, _ships(explorer, side, here, field, mover))
                for part, here in parts
            )
        )
    first, second, third = fields
    return Row(explorer=explorer, side=side, fields=(first, second, third), cards_to_come=left)


_FLEETS: dict[int, dict[str, list[list[int]]]] = {
    1: {
        "columbus": [[0, 1], [], []], "pizarro": [[2], [], []], "magellan": [[1, 0], [], []],
        "marco_polo": [[], [], []], "vasco": [[0, 2, 2], [], []], "cook": [[1], [], []],
    },
    2: {
        "columbus": [[0, 1], [2], []], "pizarro": [[3, 4, 5], [], []], "magellan": [[1], [0, 4], []],
        "marco_polo": [[2, 5], [3], []], "vasco": [[4, 1], [5], []], "cook": [[0, 2, 3], [], []],
    },
    3: {
        "columbus": [[0], [1], [2]], "pizarro": [[3], [4], [0]], "magellan": [[1, 2], [0], [4]],
        "marco_polo": [[2], [5], [3]], "vasco": [[4], [1], [5]], "cook": [[0], [2], [3]],
    },
}  # fmt: skip
_CARDS = {
    "pile": "magellan",
    "tuck": "magellan",
    "part": "vasco",
    "exchange": None,
    "gamble": None,
    "over": None,
}
_WITHOUT_CARD = ("exchange", "gamble", "over")


def _players(step: str, phase: int, seats: int, open_hands: int) -> tuple[Player, ...]:
    bidding = step in ("bidding", "payment", "pile", "tuck", "part")
    leader, passed, waiting = seats - 1, 1 % seats, 0
    hands = (money(1, 2, 4, 4, 6, 7, 8, 9, 9, 9), money(1, 2, 3, 3, 5, 5, 5, 7, 8, 8, 9, 9, 9), money(3, 8))
    found = []
    for seat in range(seats):
        bid = 14 if seat == leader else 7 if seat == waiting else None
        hand = hands[seat] if seat < open_hands else None
        found.append(
            Player(
                seat=seat,
                cards=len(hand) if hand is not None else 4 + seat * 2,
                open_hand=hand,
                ships_left=(6 - seat) if phase == 1 else 0,
                vetoes=(2, 0, 1, 0, 0, 0)[seat],
                points=(8, 4, 11, 7, 15, 9)[seat] + 10 * (phase - 1),
                bid=bid if bidding else None,
                passed=bidding and seat == passed,
                in_auction=step == "veto"
                or (step == "bidding" and seat != passed and (seats < 4 or seat != 2)),
                auctioneer=seat == 0,
                total=31 + seat * 7 % 23 if step == "over" or (step == "gamble" and seat > 2) else None,
            )
        )
    return tuple(found)


def public(
    step: str,
    phase: int = 2,
    seats: int = 6,
    sides: str = "AA",
    open_hands: int = 0,
    at_bottom: tuple[str, ...] = (),
) -> Public:
    """A position in which this step is reached."""
    first, second = sides[0], sides[1]
    side_of = {explorer: first if index < 3 else second for index, explorer in enumerate(EXPLORERS)}
    per_phase = {1: 3, 2: 2, 3: 1}[phase]
    rows = []
    for index, explorer in enumerate(EXPLORERS):
        fleet = [[seat for seat in field if seat < seats] for field in _FLEETS[phase][explorer]]
        moved = (phase - 1, fleet[phase - 1][-1]) if explorer == "vasco" and fleet[phase - 1] else None
        left = 0 if step in _WITHOUT_CARD else max(at_bottom.count(explorer), index % (per_phase + 1))
        rows.append(_row(explorer, side_of[explorer], fleet, moved, left))
    asked = {"veto": (0, 2), "exchange": (0, 1, 2), "over": ()}.get(step, (0,))
    leader = None if step in ("veto", *_WITHOUT_CARD) else seats - 1
    if step in ("payment", "pile", "tuck", "part"):
        asked = (seats - 1,)
    return Public(
        asked=asked,
        asking=say(f"magellan-picture-turn-{step}"),
        step=step,
        phase=phase,
        sides={"1": first, "2": second},
        card=_CARDS.get(step, "pizarro"),
        auction=5,
        auctions=per_phase * 6,
        high=0 if leader is None else 14,
        leader=leader,
        rows=tuple(rows),
        players=_players(step, phase, seats, open_hands),
        at_bottom=at_bottom,
        money_stack=24,
        discards=9,
        last_sale=Sale(explorer="vasco", phase=phase, seat=seats - 1, price=9, payment=money(5, 4)),
        gamble=money(7, 2, 5) if step == "gamble" else None,
        exact=True,
    )


def _own_ship(
    explorer: str,
    field: int,
    *,
    purse: int = 0,
    points: int = 0,
    further: int | None = None,
    part: str = "",
    pile: tuple[Money, ...] = (),
) -> OwnShip:
    return OwnShip(
        explorer=explorer,
        field=field,
        part=part,
        purse=purse,
        points=points,
        next_points=further,
        pile=pile,
        multiplier=field if pile else 0,
    )


def own(seat: int = 0, cards: int = 7, *, step: str = "bidding", phase: int = 2) -> Own:
    """A hand and what belongs to it."""
    golds = sorted((index * 4) % 9 + 1 for index in range(cards))
    ships = (
        _own_ship("columbus", 1, points=1, further=5),
        _own_ship("magellan", 2, points=12, further=18, pile=money(2, 3)),
        _own_ship("magellan", 1, points=2, further=4, pile=money(6)),
        _own_ship("marco_polo", 3, purse=6),
        _own_ship("vasco", 2, points=5, part="right"),
        _own_ship("cook", 1, points=5, further=10),
    )
    orders = (
        StandingOrder(explorer="cook", limit=12, veto="use"),
        StandingOrder(explorer="pizarro", limit=0, veto="ask"),
        StandingOrder(explorer="columbus", limit=None, veto="decline"),
    )
    return Own(
        seat=seat,
        hand=money(*golds),
        max_bid=sum(golds) if step in ("veto", "bidding") else None,
        limit=12 if step == "bidding" else None,
        must_pay=14 if step == "payment" else None,
        ships=ships[: 2 * phase],
        vetoes=2,
        orders=orders[:phase],
        auto_forced=phase == 3,
        gamble_until=14 if phase == 3 else None,
        projected=37,
    )


def positions() -> list[tuple[str, Public, Own]]:
    """Every step with every number of players, sides and open hands in turn."""
    found = []
    for number, step in enumerate(STEPS):
        for seats in (3, 4, 5, 6):
            phase = {"gamble": 3, "over": 3, "exchange": 1 + seats % 2}.get(step, 1 + (number + seats) % 3)
            sides = "BB" if step in ("part", "gamble") else ("AA", "AB", "BA", "BB")[(number + seats) % 4]
            bottom = EXPLORERS[-(seats - 3) :] if step in ("veto", "bidding") and seats > 3 else ()
            open_hands = min(3, seats - 3) if step in ("veto", "bidding", "payment", "tuck") else 0
            board = public(step, phase, seats, sides, open_hands, bottom)
            hand = own(0, 3 + number + seats, step=step, phase=phase)
            found.append((f"{step}_{seats}", board, hand))
    return found


PARTS = [say(f"magellan-score-{name}") for name in (*EXPLORERS, "hand", "gamble")]
