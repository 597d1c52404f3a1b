"""What pictures don't show of a view: fields by game, as `Type.field`.

The shorter, the better: what nobody is shown needs a reason to be in a view at all.
"""

from __future__ import annotations

TOLD = {
    "age_of_discovery": (
        "Chip.colours Contract.name Expedition.used MissionResult.expeditions MissionResult.rate"
    ),
    "efemeris": (
        "Deed.seat Deed.ship Field.cells Field.half Field.name Field.near Field.rose_side Offer.by"
        " Own.vote Played.rounds Played.winners Player.lost Player.planets Player.removed Public.fields"
        " Public.idle_turns Public.mode Public.offer Public.played Public.turn Public.unseen Result.planets"
        " Result.wins Side.nation Side.place Side.seats"
    ),
    "entdecker": (
        "Chip.value Discovered.fields Discovered.tiles Discovered.value Happening.amount Happening.ashore"
        " Happening.event Happening.seat Island.chip Island.fields Presence.forts Presence.scouts"
        " Presence.settlements Public.happening Result.bonus Result.islands Result.ruins Result.total"
        " Unit.part Voyage.lost Voyage.over Voyage.seat Voyage.start Voyage.toll"
    ),
    "magellan": "Berth.part Ship.seen",
    "new_found_land": (
        "Goal.name Island.free Own.available Own.standing Player.redeemed Player.shown_cards"
        " Player.shown_goals Player.upgrade Public.charting Running.drawn_cards Running.keep"
        " Space.name StoredSet.action"
    ),
}
"""Words alone tell it: what things are called, and what a picture has no room for."""
NOWHERE = {
    "age_of_discovery": {
        "the code of a ship, which its colour and its volume say": "MarketShip.kind Stock.kind",
        "what follows from what is shown": "Countdown.turn Joker.where PlacedShip.match Player.on_expeditions"
        " Public.round",
        "what came of it is framed": "Public.deeds Deed.column Deed.contract Deed.expedition Deed.row"
        " Deed.seat Deed.ship Deed.slot Deed.what",
        "of the past": "Gain.expedition PlacedShip.by_card Public.ships_bought Public.turns_without_purchase",
        "the buttons show it": "Public.asks_to_end",
    },
    "efemeris": {
        "what follows from what is shown": "Cell.family Cell.rotation Planet.side Planet.symbols"
        " Public.active Ship.side Side.symbols Player.castel Player.surgeon",
        "of the past": "Played.end Played.planets Own.boxed",
        "a rule of this table": "Public.hand_cap Public.layout Public.no_seal",
        "the question offers it": "Player.ended Ship.moved Ship.steps Side.proposals Side.shares_left",
    },
    "entdecker": {
        "what follows from what is shown": "Chip.motif Circle.field Circle.side Placement.rotation"
        " Presence.rank Public.active Reserve.number Start.owners Tile.circle Tile.rotation",
        "of the past": "Discovered.chips Drawn.stack Happening.field Public.turn Tile.source Tile.turn"
        " Unit.just_landed Voyage.storm",
        "the question offers it": "Landing.cost Landing.part Start.targets",
        "a rule of this table": "Public.costs",
    },
    "magellan": {"a rule of this table": "Public.exact Public.sides"},
    "new_found_land": {
        "what follows from what is shown": "Frame.colour Piles.compass Player.board_number"
        " Player.city_markers Player.idle Player.island_markers Player.lap Public.current Running.seat"
        " Source.points",
        "of the past": "Frame.taken_by Player.frames Public.lap_cards",
        "people look it up": "Piles.cards_hidden Piles.large_discard Piles.small_discard Public.cards_open"
        " Public.contract_discard Public.tile_discard",
        "what came of it is framed": "Deed.action Deed.card Deed.contract Deed.frame Deed.gain Deed.island"
        " Deed.seat Deed.ships Deed.space",
        "the question offers it": "Own.step Own.used Player.upgrade_cost Player.wharf_cost Running.used"
        " StoredSet.ships",
        "a rule of this table": "Public.limits Public.simultaneous",
    },
}
"""Neither pictures nor words show it, by the reason why nobody misses it."""
