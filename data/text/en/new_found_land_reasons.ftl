### Why the computer player of Race to the New Found Land makes a move: what weighed most with it.

## Words

new_found_land-reason-rounds = { $rounds ->
        [one] in this last round
       *[other] in each of the { $rounds } rounds left
    }
new_found_land-reason-values = { $value ->
        [sail] { $count } sail
        [crates] { $count ->
            [one] { $count } crate
           *[other] { $count } crates
        }
        [settlers] { $count ->
            [one] { $count } settler
           *[other] { $count } settlers
        }
       *[telescopes] { $count ->
            [one] { $count } telescope
           *[other] { $count } telescopes
        }
    }
new_found_land-reason-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

new_found_land-reason-where = { $kind ->
        [island] on { $place }
       *[city] in { $place }
    }

## Land

new_found_land-reason-upgrade = It pays off { new_found_land-reason-rounds }: { $power }.
new_found_land-reason-wharf = Your wharves are full. With one more you’d have an extra ship { new_found_land-reason-rounds }.
new_found_land-reason-ship = It adds { new_found_land-reason-values } to your fleet { new_found_land-reason-rounds }.
new_found_land-reason-ship-instead = It has { new_found_land-reason-values } more than { $old } { new_found_land-reason-rounds }.
new_found_land-reason-ship-points = It scores { new_found_land-reason-points } at once, and works for you { new_found_land-reason-rounds }.
new_found_land-reason-land-end = Nothing you can build is worth its goods to you. Keep { $goods } for contracts.
new_found_land-reason-land-late = A ship built now would work just once. Your goods do more in contracts.
new_found_land-reason-land-poor = There’s nothing you can pay for.

## Cards

new_found_land-reason-play-card = { $last ->
        [0] No need to wait: { $gain } will help you now.
       *[other] { $gain } now is worth more than the { new_found_land-reason-points } it scores unused.
    }
new_found_land-reason-keep-goods = The best of these cards brings { $gain }.
new_found_land-reason-keep-charter = A charter ship is one more ship for an action of your choice, and needs no wharf.
new_found_land-reason-keep-unused = None of them helps you now. Unused, each scores { new_found_land-reason-points } at the end.
new_found_land-reason-finish-card = Your goods card scores { new_found_land-reason-points } if you don’t use it, more than it would bring now.
new_found_land-reason-finish = There’s nothing to do here.

## What goods and markers are for

new_found_land-reason-for-contract = You need it for a contract of { new_found_land-reason-points } this round.
new_found_land-reason-for-goal = It brings you closer to your goal { $goal } ({ new_found_land-reason-points }).
new_found_land-reason-meets-goal = It meets your goal { $goal } ({ new_found_land-reason-points }).
new_found_land-reason-load = No other good you can load is worth as much.
new_found_land-reason-bonus = The bonus is what counts here: { $gain }.
new_found_land-reason-markers = { $count ->
        [one] Your marker there scores when { $place } is complete.
       *[other] Your { $count } markers there score a point each when { $place } is complete.
    }
new_found_land-reason-lead = You’d take the lead { new_found_land-reason-where }, for { $first } points when it scores.
new_found_land-reason-lead-more = It keeps you ahead { new_found_land-reason-where }, for { $first } points when it scores.
new_found_land-reason-lead-level = You’d draw level for the lead { new_found_land-reason-where } ({ $first } points when it scores).
new_found_land-reason-lead-second = You’d be second { new_found_land-reason-where }, for { $second } points when it scores.
new_found_land-reason-lead-race = It keeps you in the race { new_found_land-reason-where } ({ $first } and { $second } points).
new_found_land-reason-new-england = { new_found_land-reason-points } for sure. No free field is worth more to you.

## Planning

new_found_land-reason-plan-load = { $cards ->
        [one] It loads { $good } and draws a card.
       *[other] It loads { $good }, and you keep the best of { $cards } cards.
    }
new_found_land-reason-plan-bonus = The best free field pays { $gain }.
new_found_land-reason-plan-deliver = { $count ->
        [one] You can deliver a contract of { new_found_land-reason-points }.
       *[other] You can deliver { $count } contracts, for { new_found_land-reason-points } in all.
    }
new_found_land-reason-plan-antwerp = In the last round, every good you sell in Antwerp scores.
new_found_land-reason-plan-crates = Nothing else needs these ships.
new_found_land-reason-plan-explore = { $tiles ->
        [one] A new tile gives you both its bonuses and a marker.{ $drawn ->
            [one] { "" }
           *[other] { " " }You’d pick the best of { $drawn }.
        }
       *[other] { $tiles } new tiles give you all their bonuses and a marker each.
    }
new_found_land-reason-plan-later = Your ships do more for you at { $action }.
new_found_land-reason-plan-idle = There’s nothing to gain here for your ships.
new_found_land-reason-plan-none = No action is worth a ship now.
new_found_land-reason-plan-all = Most of it comes from { $action }. { $why }

## Delivering

new_found_land-reason-deliver = It scores { new_found_land-reason-points } right away.
new_found_land-reason-deliver-several = It’s the first of { $count } contracts you can deliver, for { new_found_land-reason-points } in all.
new_found_land-reason-antwerp = Goods left over score nothing at the end. Here they score { new_found_land-reason-points }.
new_found_land-reason-deliver-end = No contract you can deliver is worth its goods to you now.
new_found_land-reason-deliver-none = No other contract fits your goods and ships.
new_found_land-reason-stored = Your goal { $goal } ({ new_found_land-reason-points }) wants these goods in storage.

## Frames and goals

new_found_land-reason-captain = He helps you { new_found_land-reason-rounds } ({ $power }).
new_found_land-reason-good = It’s the most valuable good you can take.
new_found_land-reason-goal-met = You meet it already: { new_found_land-reason-points }.
new_found_land-reason-goal-near = { $rounds ->
        [one] You’re still missing { new_found_land-reason-missing } in the last round. It scores { new_found_land-reason-points }.
       *[other] You’re still missing { new_found_land-reason-missing }, with { $rounds } rounds to go. It scores { new_found_land-reason-points }.
    }
new_found_land-reason-missing = { $kind ->
        [storage] { $short ->
            [one] 1 good
           *[other] { $short } goods
        }
        [islands] { $short ->
            [one] 1 marker on islands
           *[other] { $short } markers on islands
        }
        [cities] { $short ->
            [one] 1 marker in cities
           *[other] { $short } markers in cities
        }
        [large_ships] { $short ->
            [one] 1 large ship
           *[other] { $short } large ships
        }
        [upgrades] { $short ->
            [one] 1 harbor upgrade
           *[other] { $short } harbor upgrades
        }
       *[ships] { $short ->
            [one] 1 ship
           *[other] { $short } ships
        }
    }
new_found_land-reason-redeem = { $cost ->
        [0] { new_found_land-reason-points }, and the first goal of a round is free.
       *[other] Its { new_found_land-reason-points } are worth more than the { $cost } goods it costs.
    }
new_found_land-reason-goals-dear = Another goal costs { $cost } goods this round. { new_found_land-reason-points } aren’t worth that to you now.
new_found_land-reason-goals-none = { $cost ->
        [0] You don’t meet any of your goals.
       *[other] You don’t meet another goal.
    }
