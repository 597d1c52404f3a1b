### Why the computer would do what a hint in Magellan says: one or two short sentences.

magellan-reason-bid = This card is worth about { $worth } points to you, most of all because of { $part }. Paying { $limit } would cost you about { $cost } points in crowns and later bids.
magellan-reason-bid-more = This card is worth more to you than it seems at first: about { $worth } points, most of all because of { $part }. Paying { $limit } would cost you about { $cost } points in crowns and later bids.
magellan-reason-bid-less = This card is worth less to you than it seems at first: about { $worth } points, most of all because of { $part }. Paying { $limit } would cost you about { $cost } points in crowns and later bids.
magellan-reason-alone = { $price } is enough, because nobody else can bid. The card is worth about { $worth } points to you.
magellan-reason-pass = This card is worth about { $worth } points to you, but paying { $price } would cost you about { $cost } in crowns and later bids.
magellan-reason-pass-less = This card is worth less to you than it seems at first: about { $worth } points. Paying { $price } would cost you about { $cost } in crowns and later bids.
magellan-reason-pass-ship = Save the ship: your rivals don’t have enough ships for all the cards to come, so you’ll get one cheaper. That leaves { $explorer } worth about { $worth } points, and paying { $price } would cost you about { $cost }.
magellan-reason-pass-card = { $explorer } also costs you a random card from your hand. That leaves about { $worth } points, and paying { $price } would cost you about { $cost }.

magellan-reason-for-crown = { $before ->
        [0] the crown: { $crown }
       *[other] the crown: { $crown } instead of { $before }
    }
magellan-reason-for-pile = the pile under the ship, which counts × { $multiplier }
magellan-reason-for-gamble = the gamble: about { $points } points on average instead of crown { $before }
magellan-reason-for-part = the better of its two parts
magellan-reason-for-purse = { $cards ->
        [one] the money card at the end of the phase
       *[other] the { $cards } money cards at the end of the phase
    }
magellan-reason-for-draw = { $cards ->
        [one] the money card you draw right away
       *[other] the { $cards } money cards you draw right away
    }
magellan-reason-for-later = { $phases ->
        [1] its step in phase III
       *[other] its steps in phases II and III
    }
magellan-reason-for-sure = { $phases ->
        [1] its step in phase III, where too few rivals can follow
       *[other] its steps in phases II and III, where too few rivals can follow
    }

magellan-reason-veto = It’s worth more to you than the { $most } you could bid now. After a veto it comes back at the end of the phase.
magellan-reason-no-veto = { $limit ->
        [0] This card isn’t worth a bid to you. Save your veto for one that is.
       *[other] It’s worth a bid of { $limit } to you, and you could pay { $most }. No need to put it off.
    }
magellan-reason-no-veto-late = { $cards ->
        [one] Only { $cards } more card comes in this phase, so putting this one off changes little.
       *[other] Only { $cards } more cards come in this phase, so putting this one off changes little.
    }
magellan-reason-no-veto-bid = You can’t bid on this card anyway. Save your veto for one you want.

magellan-reason-pay-crowns = { $crowns ->
        [one] It costs you { $crowns } crown. The next best way, { $second }, would cost { $other }.
       *[other] It costs you { $crowns } crowns. The next best way, { $second }, would cost { $other }.
    }
magellan-reason-pay-gold = { $gold ->
        [one] It costs you only { $gold } ducat. The next best way, { $second }, would cost { $other }.
       *[other] It costs you only { $gold } ducats. The next best way, { $second }, would cost { $other }.
    }
magellan-reason-pay-gold-above = Paying with { $second } would cost fewer crowns ({ $other_crowns } instead of { $crowns }), but more ducats ({ $other_gold } instead of { $gold }). You need those for later bids.
magellan-reason-pay-crowns-above = Paying with { $second } would cost fewer ducats ({ $other_gold } instead of { $gold }), but more crowns ({ $other_crowns } instead of { $crowns }). Those count for more in the end.
magellan-reason-pay-tuck = It gives you a card with crown { $crown } to tuck under the ship, where crowns multiply.
magellan-reason-pay-equal = It costs you as little as any other way, such as { $second }.
magellan-reason-pile = { $crowns ->
        [one] It has the richest pile: { $crowns } crown, which will count × { $multiplier }.
       *[other] It has the richest pile: { $crowns } crowns, which will count × { $multiplier }.
    }
magellan-reason-pile-equal = { $crowns ->
        [one] All these piles have { $crowns } crown, so it makes no difference.
       *[other] All these piles have { $crowns } crowns, so it makes no difference.
    }
magellan-reason-tuck = { $multiplier ->
        [1] It has the highest crown, { $crown }. It keeps it under the ship, and counts more than once if the ship sails on.
       *[other] It has the highest crown, { $crown }, and under this ship crowns count × { $multiplier }.
    }
magellan-reason-tuck-cheap = { $multiplier ->
        [1] No card has a higher crown than { $crown }, and it buys the least of those. Its crown counts more than once if the ship sails on.
       *[other] No card has a higher crown than { $crown }, and it buys the least of those. Under this ship crowns count × { $multiplier }.
    }
magellan-reason-part-left = { $cards ->
        [one] { $cards } money card right away is worth about { $worth } points to you, more than crown { $crown } on the right.
       *[other] { $cards } money cards right away are worth about { $worth } points to you, more than crown { $crown } on the right.
    }
magellan-reason-part-right = { $cards ->
        [0] Crown { $crown } is sure. There are no money cards left to draw.
        [one] Crown { $crown } is worth more to you than { $cards } money card right away (about { $worth } points).
       *[other] Crown { $crown } is worth more to you than { $cards } money cards right away (about { $worth } points).
    }
magellan-reason-part-leaving = { $reason } The ship on the left sails on, so the one on the right keeps its crown { $crown }.

magellan-reason-exchange = { $count ->
        [one] The { $cards } is worth less to you than an average new card (about { $worth } points in crowns and bids).
       *[other] { $cards } are each worth less to you than an average new card (about { $worth } points in crowns and bids).
    }
magellan-reason-exchange-none = None of your cards is worth less than an average new one (about { $worth } points in crowns and bids).
magellan-reason-gamble-ahead = You’re ahead of everyone without the gamble. Don’t risk anything.
magellan-reason-gamble-needs = You need at least { $needed } to win, and you have { $sum }. Only winning counts now.
magellan-reason-gamble-wins = { $sum } is enough: you needed { $needed } to win.
magellan-reason-gamble-draw = At { $sum } another card still pays off on average: up to { $most } the risk of going over { $limit } is small enough.
magellan-reason-gamble-stop = At { $sum } the risk of going over { $limit } is too high. Above { $most } it pays to stop.
