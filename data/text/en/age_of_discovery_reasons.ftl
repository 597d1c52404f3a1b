### Why the computer player of Age of Discovery takes a step: what weighed most with it.

age_of_discovery-reason-coins = { $turns ->
        [0] Nothing else would score in your last turn.
       *[other] Nothing else gains as much right now. You’ll have { $coins } coins for your next turn.
    }
age_of_discovery-reason-coins-enough = With { $coins } coins you can { $step } right after.
age_of_discovery-reason-coins-then = It’s a good pair of actions: take coins, then { $step }.
age_of_discovery-reason-end = { $turns ->
        [0] Nothing that’s left to do would score more.
       *[other] Nothing that’s left to do is worth its coins. { $coins ->
            [0] Start afresh next turn.
            [one] Keep your { $coins } coin for next turn.
           *[other] Keep your { $coins } coins for next turn.
        }
    }

## Buying

age_of_discovery-reason-stall = { $rounds ->
        [one] Nobody has bought a ship for { $rounds } round. Someone has to keep the game going.
       *[other] Nobody has bought a ship for { $rounds } rounds. Someone has to keep the game going.
    }
age_of_discovery-reason-buy-points = { $match ->
        [yes] There’s room for it with { $explorer }, in the tile’s own color: { age_of_discovery-reason-points }.
       *[no] There’s room for it with { $explorer }: { age_of_discovery-reason-points }.
    }
age_of_discovery-reason-buy-mission = With { $explorer } it can make another expedition count for your mission.
age_of_discovery-reason-buy-safer = With { $explorer } it can make that expedition safer for your mission.
age_of_discovery-reason-buy-later = It can earn you coins on contracts for many turns before it sails.
age_of_discovery-reason-buy-contract = It helps you carry out your contract { $contract }.
age_of_discovery-reason-buy-rich = You have { $coins } coins, more than you can use for anything else.
age_of_discovery-reason-buy-left-over = { $points ->
        [one] There’s no good place left, but even a ship left over scores { $points } point.
       *[other] There’s no good place left, but even a ship left over scores { $points } points.
    }
age_of_discovery-reason-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $interim ->
        [0] { "" }
       *[other] { " " }in the two scorings
    }

## Placing

age_of_discovery-reason-place-points = { $match ->
        [yes] Its color matches the tile, so it brings { age_of_discovery-reason-points }.
       *[no] There it brings { age_of_discovery-reason-points }.
    }{ $soon ->
        [yes] { " " }The interim scoring comes before your next turn.
       *[no] { "" }
    }
age_of_discovery-reason-place-mission = Then { $explorer } counts for your mission.
age_of_discovery-reason-place-safer = Then { $explorer } is safer for your mission.

## Contracts

age_of_discovery-reason-start-coins = { $rounds ->
        [one] It pays { $income } coins next turn, for a fee of { $fee }.
       *[other] It pays { $income } coins in { $rounds } turns, for a fee of { $fee }.
    }
age_of_discovery-reason-start-mission = Contracts make your mission pay more: with { $contracts }, each expedition scores { $rate } points instead of { $now }.
age_of_discovery-reason-acquire-ready = You have the ships for it, and it pays up to { $income } coins.
age_of_discovery-reason-acquire-near = You’re just 1 { $colour } ship short of it, and it pays up to { $income } coins.
age_of_discovery-reason-acquire-far = It pays up to { $income } coins, and you have time to find the ships.
age_of_discovery-reason-acquire-blind = No open contract is there to take. A blind one may still pay.

## Reserving

age_of_discovery-reason-reserve-ship = You can pay for it next turn. { $why }
age_of_discovery-reason-reserve-contract = You can take it next turn. { $why }
age_of_discovery-reason-withhold = { $who } could still buy it and place it well. You have no other use for the card.
