## Look it up

option-search = search
option-search-about = A card, captain, tile, explorer or word of the rules
lookup-sort-captain = Captain
lookup-sort-crew = Crew card
lookup-sort-token = Bonus token
lookup-sort-planet = Planet
lookup-sort-tile = Tile
lookup-sort-sea_tile = Tile
lookup-sort-explorer = Explorer
lookup-sort-money = Money card
lookup-sort-contract = Contract
lookup-sort-ship = Ship
lookup-sort-expedition = Expedition
lookup-sort-mission = Special mission
lookup-sort-card = Card
lookup-sort-goal = Goal card
lookup-sort-upgrade = Harbor upgrade
lookup-sort-unit = Unit
lookup-sort-event = Event
lookup-sort-chip = Chip
lookup-sort-rules = Rules
lookup-entry = { $name } ({ $sort })
lookup-entry-game = { $name } ({ $sort }, { $title })
lookup-now = **Right now**
lookup-picture-now = Right now
lookup-not-here = **{ $name }** isn’t in this game: it began with an older version of the rules.
lookup-none = I found nothing about “{ $text }”. Try another word, or choose a topic from `/rules`.
lookup-elsewhere = I found nothing about “{ $text }” in { $title }. Other games have:
lookup-several = Found for “{ $text }”:
lookup-choose = What did you mean? …
lookup-topic = Rules: { $topic }
lookup-in-rules = **{ $topic }**: { $line }
lookup-nation = { $nation }
lookup-planet = Price: { $pepper } pepper and { $vanilla } vanilla. It brings { $amount } { $product } whenever its owner collects.
lookup-fields = On it: { $fields }
lookup-money = Money card { $gold }
lookup-copies = { $count ->
    [one] 1 in the game
   *[other] { $count } in the game
}
lookup-incomes = It pays after 1, 2 and 3 rounds: { $incomes } coins.
lookup-price = It costs { $price } coins.
lookup-expedition = { $colour }, room for { $capacity }. Points for a ship: interim { $interim } ({ $interim_match } if its color matches), final { $final } ({ $final_match }).
lookup-joker = Joker
lookup-any-color = Ship of any color
lookup-reserve-card = Reserve a card
lookup-points = Worth { $points } points.
lookup-one-time = Play it once, then it’s gone.
lookup-cost = It costs { $cost }.
lookup-unit = It costs { $cost } gold. Everyone has { $supply }.
lookup-tiles = { $count } in the stacks, { $marked } of them with a question mark.
lookup-event-storm = Storm
lookup-event-pirates = Pirates
lookup-event-gold = Gold find
lookup-event-ruins = Old ruins
lookup-event-natives = Friendly islanders
lookup-chip = Discovery chip
lookup-in-hand = { $count ->
    [one] In your hand
   *[other] In your hand: { $count }
}
lookup-in-reserve = In your reserve: { $count }
lookup-with = { $who }: { $count }
lookup-at = On the board: { $place }
lookup-for-sale = For sale for { $price } coins
lookup-offered = On offer right now
lookup-offered-you = You can choose it now
lookup-reserved = On offer, reserved by { $who }
lookup-next = Comes to the market next
lookup-gone = Out of the game: { $count }
lookup-unknown = Nothing else is known: it may be in a stack, in the box or hidden with someone.
lookup-in-bag = In the bag: { $count }
lookup-in-stack = Not seen yet: in the stack
lookup-not-in-game = Not part of this game
lookup-commands = In command for { $who }
lookup-lost = Lost by { $who }
lookup-yours = Yours. Only you know.
lookup-boxed = In the box: you didn’t choose this captain.
lookup-played = Played by { $who } this turn: { $count }
lookup-owned = { $who } has it
lookup-fortress = With a fortress of { $who }
lookup-drawn = Drawn by { $who }, to be laid
lookup-side = Side { $side } of the board is up.
lookup-to-come = Cards still to come in this phase: { $count }
lookup-ship-on = { $who } has a ship on field { $field }
lookup-running = Under way with { $who }, pays in { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}
lookup-room = Room left: { $room } of { $capacity }
lookup-joker-hidden = { $who }: not used yet, colors secret
lookup-joker-free = { $who }: lies open, ready to use
lookup-joker-contract = { $who }: busy with a contract
lookup-joker-expedition = { $who }: on an expedition for good
lookup-free = Still to be had
lookup-built = Built by { $who }
lookup-not-built = { $who } can build it
lookup-redeemed = Redeemed by { $who }
lookup-discarded = On the discard pile
lookup-chips-left = In the supply: { $count }
lookup-unseen = Not seen yet: { $count }
lookup-spare = In reserve: { $count }
lookup-alt = { $name }, { $sort }
lookup-values = Sail { $sail }, crates { $crates }, settlers { $settlers }, telescopes { $telescopes }
