"""Made-up positions for the pattern book (`python -m render.preview`) and the tests of the pictures.

They are composed for the eye: crowded and empty, early and late, and not all of them could arise in play.
"""

from __future__ import annotations

import random

from engines.contract.core import Seat, say
from engines.games.efemeris import GAME
from engines.games.efemeris.sky.sky import Laid, Sky
from engines.games.efemeris.views.view import (
    Card,
    Deed,
    Drawn,
    Effect,
    Own,
    Partner,
    Planet,
    Player,
    Prize,
    Public,
    Result,
    Ship,
    Side,
    Stock,
)
from render.efemeris.sky.laying import cells_of, fields_of, paths_of

FIGURES = GAME.figures
STEPS = ("nation", "captains", "crew", "home", "explore", "rescue", "tactics", "build", "over")
SETUP = STEPS[:4]
MODES = {2: "duel", 3: "ffa", 4: "team"}
_NATIONS = {2: ("france", "spain"), 3: ("france", "britain", "spain"), 4: ("britain", "france")}
_HOMES = {
    2: {"D3": "PAT", "D5": "POS"},
    3: {"D3": "PAT", "E4": "POS", "C4": "DEM"},
    4: {"D3": "PAT", "D5": "POS", "E3": "PYT", "C4": "HEC"},
}
_CAPTAINS = {
    "france": ("cassini", "chesnaye", "hubac"),
    "britain": ("fairborne", "lancaster", "byng"),
    "spain": ("dasilva", "pargo", "guzman"),
}
_TURN = 17


def side_of(seat: Seat, seats: int) -> int:
    """In a team seats 0 and 2 are partners."""
    return seat % 2 if seats == 4 else seat


def nation_of(seat: Seat, seats: int) -> str:
    return _NATIONS[seats][side_of(seat, seats)]


# --- the sky ---------------------------------------------------------------------------------------------


def _laid_sky(layout: str, homes: dict[str, str], tiles: int, seed: int = 3) -> Sky:
    """The centre, the home planets on their cells, then tiles up to this number."""
    heavens = FIGURES.heavens[layout]
    sky = heavens.sky({"D4": Laid("Z", 0)})
    chance = random.Random(seed)
    for cell, planet in homes.items():
        ways = sky.ways_to_lay(planet, (cell,))[cell]
        sky = sky.with_tile(cell, planet, chance.choice(ways))
    names = [*FIGURES.family("planet"), *FIGURES.family("path")]
    if layout != "19":
        names += FIGURES.family("expert")[: len(heavens.layout.cells) - 19]
    left = [name for name in names if name not in homes.values()]
    chance.shuffle(left)
    for name in left[: max(0, tiles - len(sky.board))]:
        places = sky.ways_to_lay(name)
        chosen = chance.choice(sorted(places))
        sky = sky.with_tile(chosen, name, chance.choice(places[chosen]))
    return sky


def _planets(sky: Sky, seats: int, ships: tuple[Ship, ...]) -> tuple[Planet, ...]:
    """The homes and some more are owned, every second of these is fortified."""
    homes = list(_HOMES[seats].values())
    owners = {home: seat for seat, home in enumerate(homes) if home in sky.planets}
    for number, tile in enumerate(tile for tile in sky.planets if tile not in homes):
        if number % 3 != 2:
            owners[tile] = number % seats
    standing = {ship.field: ship.id for ship in ships}
    found = []
    for number, (tile, figures) in enumerate(FIGURES.planets.items()):
        owner = owners.get(tile)
        field = sky.planets.get(tile, "")
        found.append(
            Planet(
                tile=tile,
                cell=field.partition(".")[0],
                field=field,
                pepper=figures.price.pepper,
                vanilla=figures.price.vanilla,
                symbols=figures.symbols,
                product=figures.product,
                owner=owner,
                side=None if owner is None else side_of(owner, seats),
                fortress=owner if number % 2 else None,
                fortress_protected=number == 1,
                ship=standing.get(field, ""),
            )
        )
    return tuple(found)


def _ships(sky: Sky, seats: int, crowded: bool) -> tuple[Ship, ...]:
    """Galleons and frigates spread over the sky; in a crowded one four of them on the rose."""
    places = [name for name, kind in sky.kinds.items() if kind not in ("rose", "singularity")]
    special = [name for name in places if sky.kinds[name] not in ("plain",)]
    found: list[Ship] = []
    for seat in range(seats):
        for number, letter in enumerate("GAB" if crowded else "GA"):
            choice = special if number < 2 else places
            field = choice[(seat * 5 + number * 7 + 3) % len(choice)]
            if (crowded and number == 1) or (crowded and seat == 0 and number == 0):
                field = sky.rose
            taken = {ship.field for ship in found}
            if field in taken and field != sky.rose:
                field = next(name for name in places if name not in taken)
            x, y = sky.point(field)
            found.append(
                Ship(
                    id=f"{letter}{seat + 1}",
                    seat=seat,
                    side=side_of(seat, seats),
                    kind="galleon" if letter == "G" else "frigate",
                    letter=letter,
                    field=field,
                    x=x,
                    y=y,
                    moved=seat == 0 and number == 0,
                    frozen=seat == 1 and number == 0,
                    adrift=seat == 1 and number == 2,
                    protected=seat == seats - 1 and number == 0,
                    steps=3 if letter == "G" else 4,
                )
            )
    return tuple(found)


def _deeds(sky: Sky, ships: tuple[Ship, ...]) -> tuple[Deed, ...]:
    """The last tiles of this turn and of the one before, a journey, a loss, a conquest."""
    cells = list(sky.board)

    def deed(what: str, turn: int = _TURN, **facts: str) -> Deed:
        empty = {"field": "", "start": "", "ship": "", "cell": ""}
        return Deed(what=what, turn=turn, seat=0, **{**empty, **facts})

    found = [deed("laid", _TURN - 1, cell=cell) for cell in cells[-4:-2]]
    found += [deed("laid", cell=cell) for cell in cells[-2:]]
    if ships:
        ship = ships[0]
        way = sky.reach(ship.field, 3)
        start = max(way, key=lambda name: (way[name], name))
        found.append(deed("moved", field=ship.field, start=start, ship=ship.id))
        taken = {one.field for one in ships}
        free = [name for name in sky.kinds if name not in taken]
        found.append(deed("destroyed", field=free[len(free) // 3], ship="B9"))
    planet = list(sky.planets.values())[-1]
    found.append(deed("conquered", field=planet, cell=planet.partition(".")[0]))
    return tuple(found)


# --- people ----------------------------------------------------------------------------------------------


def _player(seat: Seat, seats: int, step: str, planets: tuple[Planet, ...], active: int) -> Player:
    nation = "" if step == "nation" else nation_of(seat, seats)
    playing = step not in SETUP
    crew = list(FIGURES.nations[nation].crew) if nation else []  # type: ignore[index]
    displays: tuple[tuple[str, ...], ...] = (
        tuple(crew[:3]), tuple(crew[:1]), (), ("first_officer", "first_officer", *crew[3:5]),
    )  # fmt: skip
    effects = ((Effect("hubac", 2),), (), (), (Effect("governor", 1), Effect("boatswain", 1)))
    return Player(
        seat=seat,
        side=side_of(seat, seats),
        second=seats == 4 and seat >= 2,
        nation=nation,
        captain=_CAPTAINS[nation][seat // 2] if nation and playing else "",
        captains_left=(1, 0, 2, 1)[seat] if playing else 0,
        lost=(),
        galleon=playing,
        pepper=(3, 5, 2, 0)[seat] if playing else 0,
        vanilla=(1, 2, 4, 5)[seat] if playing else 0,
        bonus=(("solar_winds", "warning_shot"), ("solar_winds",), ("new_cargo",) * 3, ())[seat]
        if playing
        else (),
        hand=(4, 6, 8, 3)[seat] if playing or step == "home" else 0,
        reserve=(5, 0, 7, 11)[seat] if playing else 0,
        display=displays[seat] if playing else (),
        removed=(),
        crew_played=1,
        planets=tuple(planet.tile for planet in planets if planet.owner == seat),
        frigates_left=(1, 2, 0, 1)[seat],
        fortresses_left=(2, 1, 1, 0)[seat],
        effects=effects[seat] if playing else (),
        surgeon=seat == seats - 1,
        castel=False,
        active=playing and step != "over" and side_of(seat, seats) == active,
        ended=seat == 2,
        out=seats == 3 and seat == 2 and step == "build",
        conceded=seats == 4 and seat == 3 and step == "build",
    )


def _side(side: int, step: str, players: tuple[Player, ...], planets: tuple[Planet, ...]) -> Side:
    return Side(
        seats=tuple(player.seat for player in players if player.side == side),
        nation="" if step == "nation" else _NATIONS[len(players)][side],
        planets=sum(planet.side == side for planet in planets),
        symbols=sum(planet.symbols for planet in planets if planet.side == side),
        place=side + 1,
        wins=side % 2,
        shares_left=2,
        proposals=(),
    )


def public(step: str, seats: int = 3, layout: str = "19", tiles: int = 15, seed: int = 3) -> Public:
    """A position in which this step is reached."""
    playing = step not in SETUP
    homes = dict(list(_HOMES[seats].items())[: seats if playing else 1 if step == "home" else 0])
    sky = _laid_sky(layout, homes, tiles if playing else 0, seed)
    ships = _ships(sky, seats, seed % 2 == 0) if playing else ()
    planets = _planets(sky, seats, ships)
    active = 1 % seats
    players = tuple(_player(seat, seats, step, planets, active) for seat in range(seats))
    drawn = ("HIP", "S08") if "HIP" not in sky.planets else ("S06", "S08")
    asked = tuple(player.seat for player in players if player.side == active)
    everybody = step in ("captains", "crew")
    return Public(
        asked=() if step == "over" else tuple(range(seats)) if everybody else asked,
        asking=say("picture-over") if step == "over" else say(f"efemeris-asking-{step}"),
        quiet=everybody,
        mode=MODES[seats],
        expert=layout != "19",
        layout=layout,
        step=step,
        game=2 if layout != "19" else 1,
        wins_needed=2 if layout != "19" else 1,
        round=6 if playing else 0,
        round_limit=30,
        turn=_TURN if playing else 0,
        active=asked if playing and step != "over" else (),
        goal=4 if seats == 3 else 5,
        players=players,
        sides=tuple(_side(side, step, players, planets) for side in range(2 if seats == 4 else seats)),
        cells=cells_of(FIGURES, sky),
        fields=fields_of(sky),
        paths=paths_of(sky),
        ships=ships,
        planets=planets,
        drawn=tuple(Drawn(asked[number % len(asked)], tile) for number, tile in enumerate(drawn))
        if step == "explore"
        else (),
        stack=len(sky.layout.cells) - len(sky.board),
        unseen=(),
        bag={"solar_winds": 6, "warning_shot": 0, "new_cargo": 5},
        offer=None,
        idle_turns=0,
        deeds=_deeds(sky, ships) if playing and sky.planets else (),
        spice_cap=5,
        bonus_cap=3,
        hand_cap=6 if seats == 4 else 8,
        crew_cap=3,
        no_seal=True,
        end="goal" if step == "over" else "",
        played=(),
        results=tuple(
            Result(seat=seat, rank=1 if side_of(seat, seats) == 0 else 2, planets=3, wins=1)
            for seat in sorted(range(seats), key=lambda seat: side_of(seat, seats))
        )
        if step == "over"
        else (),
    )


# --- one's own -------------------------------------------------------------------------------------------


def own(position: Public, seat: Seat = 1) -> Own:
    """The hand that belongs to a position."""
    player = position.players[seat]
    counts = (2, 1, 3, 0, 2)
    crew = list(FIGURES.nations[player.nation].crew) if player.nation else []  # type: ignore[index]
    barred = {"helmsman": say("efemeris-no-crew-limit"), "boatswain": say("efemeris-no-crew-limit")}
    hand = tuple(
        Card(card=card, count=count, barred=barred.get(card))
        for card, count in zip(crew, counts, strict=False)
        if count and position.step not in ("nation", "captains", "crew")
    )
    captains = _CAPTAINS[player.nation] if player.nation and position.step != "captains" else ()
    partner = next((one for one in position.players if one.side == player.side and one.seat != seat), None)
    prizes = (
        Prize(planet="HIP", ship=f"G{seat + 1}", pepper=1, vanilla=3, saved=1, missing_pepper=0,
              missing_vanilla=1, fortified=False),
        Prize(planet="HEC", ship=f"A{seat + 1}", pepper=2, vanilla=2, saved=0, missing_pepper=0,
              missing_vanilla=0, fortified=False),
        Prize(planet="APO", ship=f"B{seat + 1}", pepper=2, vanilla=1, saved=0, missing_pepper=0,
              missing_vanilla=0, fortified=True),
    )  # fmt: skip
    return Own(
        seat=seat,
        hand=hand,
        reserve=tuple(Stock(card, number % 3) for number, card in enumerate(crew)),
        captains=captains[:1] if partner else captains,
        boxed=(),
        partner=Partner(
            seat=partner.seat,
            hand=(Stock("gunner", 2), Stock("first_officer", 1)),
            captain=_CAPTAINS[partner.nation][1] if partner.nation else "",
        )
        if partner
        else None,
        vote=False,
        affordable=("recruit", "frigate", "fortress") if position.step not in SETUP else (),
        prizes=prizes if position.step not in SETUP else (),
    )


def positions() -> list[tuple[str, Public, Own]]:
    """Every step with every number of players; all layouts; an early, a half laid and a full sky."""
    found = []
    layouts = ("19", "23", "25", "27")
    for number, step in enumerate(STEPS):
        for seats in (2, 3, 4):
            layout = layouts[(number + seats) % 4] if step not in ("tactics", "nation") else "19"
            full = int(layout)
            tiles = (full, full * 2 // 3, 6)[(number + seats) % 3]
            position = public(step, seats, layout, full if step == "over" else tiles, number + seats)
            found.append((f"{step}_{seats}", position, own(position)))
    for layout in layouts:
        position = public("tactics", 4, layout, int(layout), 4)
        found.append((f"full_{layout}", position, own(position)))
    return found


PARTS = [say(f"efemeris-score-{name}") for name in ("planets", "partner", "wins")]
