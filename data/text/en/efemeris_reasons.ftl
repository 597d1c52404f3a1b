### Why the computer would do what a hint in Efemeris says: one or two short sentences.

efemeris-reason-ship = { $kind ->
        [galleon] { $who }’s galleon
       *[frigate] { $who }’s frigate { $letter }
    }

## Set-up and draws

efemeris-reason-nation-partner = Your partner has already named it.
efemeris-reason-nation = It’s one of my favorites. They’re { $strengths }.
efemeris-reason-captains = { $count ->
        [1] I like { $captain } best among the free captains: { $ability }.
       *[other] These are my favorites among the free captains. { $captain } goes first: { $ability }.
    }
efemeris-reason-crew = This crew suits { $nation } best, above all the { $card }: { $effect }.
efemeris-reason-home = { $planet } is one of my favorite homes. It brings { $spice } every turn. Turned like this, the way to the center is shortest.
efemeris-reason-home-other = { $planet } brings { $spice }, which your partner’s home doesn’t. Turned like this, the way to the center is shortest.
efemeris-reason-draw-no-ship = You have no ship left, so a draw is the best you can get.
efemeris-reason-draw-yes = The strongest rival has as many planets as you or more ({ $most } to { $mine }), so a draw suits you.
efemeris-reason-draw-early = The game hasn’t even begun.
efemeris-reason-offer = After { $rounds } rounds nobody’s getting anywhere. A draw would be fair.
efemeris-reason-draw-weary = You’re ahead, but after { $rounds } rounds nobody’s getting anywhere. A draw is fine.
efemeris-reason-draw-no = Play on. You have { $mine ->
        [one] { $mine } planet
       *[other] { $mine } planets
    }, the strongest rival { $most }.

## Tiles and rescues

efemeris-reason-tile-planet-near = { $near ->
        [one] { $planet } is { $near } step from your nearest ship, and { $far } from the nearest enemy.
       *[other] { $planet } is { $near } steps from your nearest ship, and { $far } from the nearest enemy.
    }
efemeris-reason-tile-planet-near-alone = { $near ->
        [one] { $planet } is { $near } step from your nearest ship, and no enemy can get there soon.
       *[other] { $planet } is { $near } steps from your nearest ship, and no enemy can get there soon.
    }
efemeris-reason-tile-planet-far = { $far ->
        [one] { $planet } isn’t close to your ships here, but { $far } step from the nearest enemy.
       *[other] { $planet } isn’t close to your ships here, but { $far } steps from the nearest enemy.
    }
efemeris-reason-tile-planet-far-alone = Nobody can get to { $planet } soon if it’s here.
efemeris-reason-tile-fields-near = { $near ->
        [one] You have something useful { $near } step from your nearest ship: a factory, an anchor or the like.
       *[other] You have something useful { $near } steps from your nearest ship: a factory, an anchor or the like.
    }
efemeris-reason-tile-fields-near-alone = { $near ->
        [one] You have something useful { $near } step from your nearest ship, and no enemy can get there soon.
       *[other] You have something useful { $near } steps from your nearest ship, and no enemy can get there soon.
    }
efemeris-reason-tile-fields-far = { $far ->
        [one] Its factories and anchors aren’t close to your ships here, but { $far } step from the nearest enemy.
       *[other] Its factories and anchors aren’t close to your ships here, but { $far } steps from the nearest enemy.
    }
efemeris-reason-tile-fields-far-alone = Nobody can get to its factories and anchors soon if they’re here.
efemeris-reason-tile-joined = { $count ->
        [0] No other place is better for you.
        [one] It continues { $count } path to your ships, so they get around better.
       *[other] It continues { $count } paths to your ships, so they get around better.
    }
efemeris-reason-tile-gate = It opens no short way from an enemy galleon to your planets.
efemeris-reason-rescue-gunner = You have no Gunner in hand, and only a Gunner can destroy ships and fortresses.
efemeris-reason-rescue = It’s the card you can use best: the { $card } { $effect }.

## Spices, guns and pushes

efemeris-reason-pay-up = You’re on { $planet } and still short { $missing }. Your cards and tokens can make up for that, so you can conquer it this turn.
efemeris-reason-shot-ship = It destroys { $ship }.
efemeris-reason-shot-planet = It destroys { $ship }, which is on { $planet }.
efemeris-reason-shot-win = It destroys { $ship }, which could win the game next turn by conquering { $planet }.
efemeris-reason-shot-fortress = It destroys the fortress on { $planet }, and you can conquer the planet right away.
efemeris-reason-shot-fortress-wins = It destroys the fortress on { $planet }, and conquering the planet wins you the game.
efemeris-reason-shot-prepared = It gets your Gunner into range. { $reason }
efemeris-reason-shot-from-there = Your Gunner can fire from there. { $reason }
efemeris-reason-push-doomed = It drives { $ship } into a singularity.
efemeris-reason-push-clear = { $ship } is in your way on { $planet }, which you can conquer this turn.
efemeris-reason-stops-win = { $ship } could win the game next turn by conquering { $planet }. This makes it harder.

## Sailing

efemeris-reason-scuttle = The galleon can’t move anymore, and you have a captain left for a new one.
efemeris-reason-goal-barring = { $ship } could win the game next turn by conquering { $planet }. There you stand in its way.
efemeris-reason-goal-siege = { $turns ->
        [1] Your Gunner can fire from there at the fortress of a planet you can afford.
       *[other] In { $turns } turns, your Gunner can fire from there at the fortress of a planet you can afford.
    }
efemeris-reason-goal-danger = Where it is now, an enemy galleon could destroy it.
efemeris-reason-goal-berth = It makes room on your planet for a new frigate.
efemeris-reason-goal-spice = { $turns ->
        [1] It brings { $amount } { $spice } there. You have { $stock ->
            [0] none
           *[other] only { $stock }
        }.
       *[other] It’s on its way to a factory, { $turns } turns away. That brings { $amount } { $spice }, and you have { $stock ->
            [0] none
           *[other] only { $stock }
        }.
    }
efemeris-reason-goal-anchor = { $turns ->
        [1] There’s a bonus token at the anchor.
       *[other] It’s on its way to an anchor, { $turns } turns away, for a bonus token.
    }
efemeris-reason-goal-wreck = { $turns ->
        [1] You can rescue a crew card from the wreck.
       *[other] It’s on its way to a wreck, { $turns } turns away, to rescue a crew card.
    }
efemeris-reason-goal-guard = { $ship } could conquer your planet { $planet } next turn. A ship on it keeps it safe.
efemeris-reason-goal-planet = { $turns ->
        [1] You can conquer { $planet } this turn.
       *[other] You can be on { $planet } in { $turns } turns, and afford it by then.
    }
efemeris-reason-goal-rival = { $turns ->
        [1] You can take { $planet } from { $who } this turn.
       *[other] You can be on { $who }’s planet { $planet } in { $turns } turns, and afford it by then.
    }
efemeris-reason-goal-wins = { $turns ->
        [1] You can conquer { $planet } this turn, and that wins you the game!
       *[other] You can be on { $planet } in { $turns } turns. Conquering it would win you the game!
    }
efemeris-reason-goal-short = { $turns ->
        [1] You can be on { $planet } this turn. You’re still short { $missing } to conquer it.
       *[other] You can be on { $planet } in { $turns } turns. You’ll still be short { $missing } to conquer it.
    }
efemeris-reason-quick = Your normal move isn’t enough, but this is. { $reason }

## Crew and tokens

efemeris-reason-cargo = { $tokens ->
        [one] You can’t hold more than { $tokens } token, so use one. You’re lowest on { $spice }.
       *[other] You can’t hold more than { $tokens } tokens, so use one. You’re lowest on { $spice }.
    }
efemeris-reason-shipwright = You have a free planet to build on, and this frigate costs you nothing.
efemeris-reason-shelter = An enemy galleon could destroy yours, and you have cards to spare.
efemeris-reason-shelter-last = An enemy galleon could destroy yours, and you have no captain for another.
efemeris-reason-courtesan = { $vanilla ->
        [0] You have no vanilla, and with { $cards } cards in hand you can spare one.
       *[other] You have only { $vanilla } vanilla, and with { $cards } cards in hand you can spare one.
    }
efemeris-reason-boatswain = { $tokens ->
        [0] Your galleon is at an anchor, and you have no tokens.
        [one] Your galleon is at an anchor, and you have only { $tokens } token.
       *[other] Your galleon is at an anchor, and you have only { $tokens } tokens.
    }
efemeris-reason-castel = An enemy galleon could destroy your fortress on { $planet }.
efemeris-reason-cassini = You can afford { $planet }, but it’s { $steps } steps away. Turned, its tile makes the way much shorter.
efemeris-reason-cassini-no-way = You can afford { $planet }, but it’s far out of the way. Turned, its tile lets you in.
efemeris-reason-blake = { $ship } could conquer { $planet } next turn. Frozen, it can’t make its normal move.
efemeris-reason-byng = { $who } has the most cards in hand ({ $cards }), and you have cards to spare.
efemeris-reason-pargo = { $stock ->
        [0] Your galleon is at a factory, and you have no { $spice }.
       *[other] Your galleon is at a factory, and you have only { $stock } { $spice }.
    }

## Building

efemeris-reason-on-to-building = Your ships and cards can’t gain you more this turn, so on to building.
efemeris-reason-conquer = You’re there and can pay the price: { $price }.
efemeris-reason-conquer-cheapest = It’s the cheapest planet you can conquer ({ $price }), so you may have enough left for another.
efemeris-reason-conquer-wins = Conquering { $planet } wins you the game!
efemeris-reason-galleon = { $cards ->
        [0] Without a galleon you can’t play crew, and it sails farther than a frigate.
        [one] Without a galleon you can’t play the crew card in your hand.
       *[other] Without a galleon you can’t play the { $cards } crew cards in your hand.
    }
efemeris-reason-frigate-free = The Shipwright has paid for it.
efemeris-reason-frigate-first = You don’t have a frigate yet, and every ship can conquer planets.
efemeris-reason-frigate = Another ship means another conquest at a time, and you’re not short of spices for one next turn.
efemeris-reason-fortress = { $ship } could conquer { $planet } next turn. A fortress keeps it out.
efemeris-reason-fortress-wins = { $ship } could win the game next turn by conquering { $planet }. A fortress makes it harder.
efemeris-reason-fortress-spare = You have cards to spare, and a fortress keeps { $planet } safe.
efemeris-reason-recruit = { $cards ->
        [0] You have { $pepper } pepper and no crew in hand. The { $card } { $effect }.
        [one] You have { $pepper } pepper and only { $cards } crew card in hand. The { $card } { $effect }.
       *[other] You have { $pepper } pepper and only { $cards } crew cards in hand. The { $card } { $effect }.
    }
efemeris-reason-recruit-full = You can’t hold more than { $pepper } pepper, so spend some. The { $card } { $effect }.
efemeris-reason-recruit-siege = Every planet you could take has a fortress, and you have no Gunner in hand.
efemeris-reason-share = { $who } is on { $planet } and short { $missing } to conquer it.
efemeris-reason-end-turn = Nothing else you could do or pay for gains you enough this turn.
efemeris-reason-end-turn-saving = Save your spices for { $planet } ({ $price }): you can conquer it next turn.
