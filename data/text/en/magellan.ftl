### Magellan, in English. Numbers in the rules help come from engines/games/magellan/figures.toml (the game's facts).

magellan-title = Magellan
magellan-blurb = Outbid your rivals for the great explorers. Under an hour at a table, here at your own pace.
magellan-minutes = 45
magellan-weight = medium

## The explorers

magellan-explorer-columbus = { SIGN("columbus") }Columbus
magellan-explorer-pizarro = { SIGN("pizarro") }Pizarro
magellan-explorer-magellan = { SIGN("magellan") }Magellan
magellan-explorer-marco_polo = { SIGN("marco_polo") }Marco Polo
magellan-explorer-vasco = { SIGN("vasco") }Vasco da Gama
magellan-explorer-cook = { SIGN("cook") }Cook

## What the lobby may choose

magellan-setting-board1 = Board 1
magellan-setting-board1-about = Columbus, Pizarro, Magellan. A: secret piles. B: open piles, and Pizarro ends in a gamble.
magellan-setting-board1-A = side A
magellan-setting-board1-B = side B
magellan-setting-board2 = Board 2
magellan-setting-board2-about = Marco Polo, Vasco da Gama, Cook. A: exchange, open hand. B: cards or points, Cook costs a card.
magellan-setting-board2-A = side A
magellan-setting-board2-B = side B
magellan-setting-auctioneer = Auctioneer
magellan-setting-auctioneer-about = Who opens the first auction and gets cards first. They bid like everyone else.
magellan-setting-auctioneer-random = random
magellan-setting-auctioneer-first = first seat
magellan-setting-payment_rule = Paying
magellan-setting-payment_rule-about = The rulebook: overpay only if no cards fit. The other choice: even if you have the exact amount.
magellan-setting-payment_rule-exact_if_possible = exact if possible
magellan-setting-payment_rule-minimal_cover = overpaying allowed
magellan-setting-veto_time = Veto time
magellan-setting-veto_time-about = How long each card waits for vetoes. Whoever misses it isn’t asked again, but can still order vetoes ahead.
magellan-setting-veto_time-hours = 8 hours
magellan-setting-veto_time-hour = 1 hour
magellan-setting-veto_time-minutes = 10 minutes

## Rules help

magellan-rules-goal-title = The goal
    .revision = 1
magellan-rules-goal =
    You’re a king or queen with { $ships } ships and a little money. { $explorers } explorers are looking for a sponsor, and each one sails for the highest bidder.

    - **Phase I:** you win explorers at auction. Each win puts one of your ships on the explorer’s field I.
    - **Phases II and III:** only players already on board fight over who sails on. Of { $cards_per_explorer_1 } ships with an explorer { $cards_per_explorer_2 } can reach field II and { $cards_per_explorer_3 } can reach field III.
    - Fields give you three things: new money at the end of the phase (the **purse**), victory points at the end of the game (the **crown**), and sometimes an action.

    The twist: a money card that you do *not* spend is worth victory points too, and the small cards are worth the most. Every bid asks the same question: is this explorer worth more than the cards I give for him?

    The game ends after phase III. Most victory points wins. Tied players share the victory (our ruling).

magellan-rules-turn-title = How to play
    .revision = 1
magellan-rules-turn =
    Explorer cards come up one at a time: { $cards_per_phase_1 } in phase I, { $cards_per_phase_2 } in phase II, { $cards_per_phase_3 } in phase III. Each card goes like this:

    - **Reveal.** Turn up the top explorer card. If nobody has a ship for it, it leaves the game right away.
    - **Veto?** Anyone with an unused Columbus veto may postpone the card.
    - **Bidding.** Clockwise, everyone who can bid raises or passes.
    - **Paying.** The winner pays with money cards, face up onto the discard pile.
    - **The ship.** In phase I the winner puts a new ship on field I of that explorer. In phase II one of their ships moves from I to II, in phase III from II to III.
    - **The action** of the new field, if it has one, happens right away (Marco Polo’s exchange comes at the end of the phase, Pizarro’s gamble at the end of the game).

    When the last card of the phase is done, new money is dealt and the next phase begins.

    Don’t want to wait? Give the bot a secret limit for the card, and it bids for you, one step at a time. See *Orders to the bot*.

magellan-rules-auction-title = Bidding
    .revision = 1
magellan-rules-auction =
    Whoever won the most recent card opens; for the very first card it’s the auctioneer. Play continues clockwise. On your turn:

    - **Bid** a whole number higher than the last bid. The lowest opening bid is 1, jump bids are fine. A bid is binding, and you can never bid more than you can pay.
    - **Pass**, and you’re out for this card.

    The last bidder left wins the card. If nobody bids, it goes back to the box: no ship, no action.

    ### Who may bid?
    - Phase I: everyone with an unplaced ship (our ruling: no free ship, no bid). You may win the same explorer more than once.
    - Phases II and III: only players with a ship on this explorer’s previous field. One ship per card: a ship that has already moved on doesn’t count again (our ruling).
    - Magellan on side A and Cook on side B need one more money card than you pay with.

    If you’re the only one who can bid, 1 is enough. You may still pass.

    Our rulings on who opens: after an unsold card, the same player opens again, even in the next phase. If they can’t bid, the next player clockwise who can opens.

magellan-rules-money-title = Money
    .revision = 2
magellan-rules-money =
    There are { $money_cards } money cards, { $money_copies } of each value from { $money_low } to { $money_high }. You start with one of each: { $hand_cards } cards, { $hand_gold } ducats. Your hand is secret; only the number of cards is public.

    Every card has two numbers: **ducats** for paying, and a **crown**: victory points, if the card is still in your hand at the end.
    - Ducats 1, 2, 3: crown { $money_crown_1 }, { $money_crown_2 }, { $money_crown_3 }
    - Ducats 4, 5, 6: crown { $money_crown_4 }, { $money_crown_5 }, { $money_crown_6 }
    - Ducats 7, 8, 9: crown { $money_crown_7 }, { $money_crown_8 }, { $money_crown_9 }

    ### Paying
    Choose the cards you pay with. For a price of 8 you could give the 8, or 6 and 2.
    - If you can’t make the price exactly, you may overpay. You get no change.
    - Every card you pay must be needed: 8 and 1 for a price of 8 isn’t allowed (our ruling).
    - In the lobby you can choose *overpaying allowed*: then a 9 pays a price of 8 even if you have the exact amount.

    ### New cards
    You only get them at the end of a phase, from Vasco da Gama, and from Marco Polo’s exchange. Make them last.

    If the stack runs out during a phase, the discard pile is shuffled into a new one. If cards run short at the end of a phase, they are dealt one by one, clockwise from the auctioneer, until none are left (both our ruling).

magellan-rules-columbus-title = Columbus
    .revision = 1
magellan-rules-columbus =
    A bit of everything, and the only say in the order of cards. Both sides of the board are the same.

    - Field I: crown { $columbus_a_crown_1 }, purse { $columbus_a_purse_1 }, and one **veto**
    - Field II: crown { $columbus_a_crown_2 }, purse { $columbus_a_purse_2 }
    - Field III: crown { $columbus_a_crown_3 }, purse { $columbus_a_purse_3 }

    ### The veto
    Each Columbus card won in phase I gives you one veto. You can use it once, on any later card, right after it’s revealed and before the first bid: the card goes to the bottom of the stack and comes up again at the end of this phase. The next card is revealed, and the same player opens, if able.

    - You need neither a ship nor money for the card you veto.
    - Columbus cards of phases II and III give no veto.
    - All holders are asked at the same time, in secret. The first veto counts, the others keep theirs (our ruling).
    - You can’t veto the last card of a phase: nothing comes after it (our ruling).
    - You keep an unused veto for later phases (our ruling). At the end of the game it’s worth nothing.

magellan-rules-pizarro-title = Pizarro
    .revision = 1
magellan-rules-pizarro =
    Solid points and a little money; on side B he ends in a gamble.

    ### Side A (no actions)
    - Field I: crown { $pizarro_a_crown_1 }, purse { $pizarro_a_purse_1 }
    - Field II: crown { $pizarro_a_crown_2 }, purse { $pizarro_a_purse_2 }
    - Field III: crown { $pizarro_a_crown_3 }, purse { $pizarro_a_purse_3 }

    ### Side B
    - Field I: crown { $pizarro_b_crown_1 }, purse { $pizarro_b_purse_1 }
    - Field II: crown { $pizarro_b_crown_2 }, purse { $pizarro_b_purse_2 }
    - Field III: purse { $pizarro_b_purse_3 }, and the **gamble** for up to { $gamble_limit } points

    ### The gamble
    It comes last in its owner’s scoring. Draw money cards one by one and add up their **ducats** (not the crowns). Stop whenever you like: the sum is your score for this ship. But go over { $gamble_limit } and you get { $gamble_bust }. The cards drawn aren’t kept.

    Players scored before you show you what you have to beat. At exactly { $gamble_limit } the bot stops for you; if the stack is empty, you must stop (our ruling).

magellan-rules-magellan-title = Magellan
    .revision = 1
magellan-rules-magellan =
    No income, but a savings box that multiplies. Each Magellan ship has its own **pile** of money cards. Every time you win a Magellan card, one money card is tucked under the ship that is placed or moved, and stays there to the end.

    In the scoring a pile counts the sum of the **crowns** of its cards:
    - on field I × { $magellan_a_multiplier_1 }
    - on field II × { $magellan_a_multiplier_2 }
    - on field III × { $magellan_a_multiplier_3 }

    The fields have no crown of their own, and the purse is { $magellan_a_purse_1 } / { $magellan_a_purse_2 } / { $magellan_a_purse_3 }.

    ### Side A
    The tucked card comes from your **hand**, face down, after you’ve paid. So Magellan costs one more card than the price, and you can only bid if one card remains after paying. Others see how many cards a pile has, not which ones. (If your hand is open because of Cook, everyone sees which card it is. Our ruling.)

    ### Side B
    The tucked card comes out of your **payment**, face up; the rest is discarded. If you pay with a single card, that card is tucked.

    With several Magellan ships on the previous field, you choose which one sails on and gets the card (our ruling).

magellan-rules-marco_polo-title = Marco Polo
    .revision = 1
magellan-rules-marco_polo =
    The money man: hardly any points, but the fullest purses.

    ### Side A
    - Field I: crown { $marco_polo_a_crown_1 }, purse { $marco_polo_a_purse_1 }, and the **exchange**
    - Field II: crown { $marco_polo_a_crown_2 }, purse { $marco_polo_a_purse_2 }, and the **exchange**
    - Field III: crown { $marco_polo_a_crown_3 }, purse { $marco_polo_a_purse_3 }

    ### Side B (no actions)
    - Field I: crown { $marco_polo_b_crown_1 }, purse { $marco_polo_b_purse_1 }
    - Field II: crown { $marco_polo_b_crown_2 }, purse { $marco_polo_b_purse_2 }
    - Field III: crown { $marco_polo_b_crown_3 }, purse { $marco_polo_b_purse_3 }

    ### The exchange (side A)
    It comes at the end of phases I and II, after the new money has been dealt. For each of your Marco Polo ships on the field of that phase you may put up to { $exchange_cards } hand cards on the discard pile, for all to see, and draw as many from the stack. With several ships you do this one after the other, so you can put back what you’ve just drawn.

    Ships left behind on an earlier field exchange nothing (our ruling). If several players exchange, they do so at the same time, or clockwise from the auctioneer when cards are short (our ruling).

magellan-rules-vasco-title = Vasco da Gama
    .revision = 1
magellan-rules-vasco =
    Money right away, in the middle of the phase, when nobody else gets any.

    ### Side A
    You draw cards from the stack as soon as you’ve won the card.
    - Field I: draw { $vasco_a_draw_1 }, crown { $vasco_a_crown_1 }, purse { $vasco_a_purse_1 }
    - Field II: draw { $vasco_a_draw_2 }, crown { $vasco_a_crown_2 }, purse { $vasco_a_purse_2 }
    - Field III: draw { $vasco_a_draw_3 }, crown { $vasco_a_crown_3 }, purse { $vasco_a_purse_3 }

    ### Side B
    Each field has two parts, and you choose one with every win.
    - **Left:** draw { $vasco_b_left_draw_1 } / { $vasco_b_left_draw_2 } / { $vasco_b_left_draw_3 } cards right away on field I / II / III; crown { $vasco_b_left_crown_1 } / { $vasco_b_left_crown_2 } / { $vasco_b_left_crown_3 }.
    - **Right:** no cards, but a crown of { $vasco_b_right_crown_1 } / { $vasco_b_right_crown_2 } / { $vasco_b_right_crown_3 }, if the ship still stands there at the end of the game.
    - Purse on both parts: { $vasco_b_purse_1 } / { $vasco_b_purse_2 } / { $vasco_b_purse_3 }.

    A part has room for any number of ships. If your ships stand on both parts, you choose which one sails on; a ship that leaves a right part gives up that crown (our ruling).

    If your hand is open because of Cook, the cards you draw are open too.

magellan-rules-cook-title = Cook
    .revision = 1
magellan-rules-cook =
    The most points on the board, and no money at all. But he has his price.

    ### Side A: open hand
    - Crown { $cook_a_crown_1 } / { $cook_a_crown_2 } / { $cook_a_crown_3 } on field I / II / III, purse { $cook_a_purse_1 } / { $cook_a_purse_2 } / { $cook_a_purse_3 }
    - After paying you lay your remaining money cards open until the end of the phase. Everyone can see exactly how high you can go. Cards you draw with Vasco da Gama in the same phase are open too.
    - Before the new money is dealt, your cards go back into your hand.
    - If you have no cards left after paying, there’s nothing to show.

    ### Side B: lost card
    - Crown { $cook_b_crown_1 } / { $cook_b_crown_2 } / { $cook_b_crown_3 } on field I / II / III, purse { $cook_b_purse_1 } / { $cook_b_purse_2 } / { $cook_b_purse_3 }
    - After paying, your left neighbor draws one card from your hand without looking and discards it face up. The bot does this at random, so nobody has to wait (our ruling).
    - So you can only bid if at least one card is left in your hand after paying.

magellan-rules-phases-title = The end of a phase
    .revision = 2
magellan-rules-phases =
    When the last explorer card of a phase is done, the bot does the rest, in this order:

    - Open hands (Cook, side A) are secret again.
    - After phase I: ships you haven’t placed leave the game.
    - Discard pile and stack are shuffled together, after phase III too (that’s our ruling).
    - **Everyone** gets money cards: { $base_cards_1 } after phase I, { $base_cards_2 } after phase II, { $base_cards_3 } after phase III (the last is our ruling).
    - **Purses:** each ship on the field of the phase just finished gives you as many extra cards as its purse says. Ships left behind on an earlier field give nothing.
    - After phases I and II: Marco Polo’s **exchange** (side A).

    For example: at the end of phase II only ships on fields II count. A ship still on field I keeps its crown, but its purse is closed.

    Then the next phase begins with its own explorer cards:
    - Phase I: { $cards_per_phase_1 } cards, { $cards_per_explorer_1 } of each explorer
    - Phase II: { $cards_per_phase_2 } cards, { $cards_per_explorer_2 } of each
    - Phase III: { $cards_per_phase_3 } cards, { $cards_per_explorer_3 } of each

    After phase III, purses pay one more time, then you score. These last cards count with their crowns.

magellan-rules-scoring-title = Scoring
    .revision = 1
magellan-rules-scoring =
    You score once, after phase III. Your victory points:

    - **Ships:** for each ship the crown of the field it stands on. It doesn’t matter how early it stopped, only where it stands now.
    - **Magellan:** for each pile the sum of the crowns of its cards, times { $magellan_a_multiplier_1 }, { $magellan_a_multiplier_2 } or { $magellan_a_multiplier_3 } on field I, II or III.
    - **Hand:** the crowns of all money cards you still hold. Ducats count for nothing now.
    - **Pizarro’s gamble** (side B, field III only): up to { $gamble_limit } points.

    The winner of the last card sold is scored first, then clockwise. If nothing was ever sold, the auctioneer goes first (our ruling). The order only matters for the gamble: later players know what they have to beat.

    Hands and secret piles stay secret until it’s their owner’s turn to be scored.

    Most points wins. Tied players share the place (our ruling).

    A few values are printed only on the boards of the original game. Where we had no source for them, they are our reconstruction.

magellan-rules-orders-title = Orders to the bot
    .revision = 3
magellan-rules-orders =
    To keep auctions from taking days, tell the bot in advance what to do. All orders are secret; others only see the bids.

    - **Limit** for the card on offer: on your turn the bot bids one more than the highest bid, as long as that is within your limit, and passes after that. 0 means pass. You can change or clear it until it’s used up; there’s no undo for it (our ruling). With equal limits, whoever gets to name the amount first wins, just as when bidding by hand. If you hold a veto, a limit also means: no veto against this card.
    - **Standing order** for an explorer, or for all: a limit for every card in this phase. For an explorer it ends as soon as you win one of his cards, at the latest with the phase. 0 means: never ask me. A standing limit goes up to { $highest_order } (our ruling); the bot never bids more than you can pay.
    - **Standing order for a veto:** ask me, let it pass, or use the veto as soon as a card of this explorer appears. Orders to use it end with your last veto (our ruling). If two such orders meet, the one that comes first clockwise from the opener counts.
    - **No more veto questions:** holds for all explorers, until you choose otherwise. The bot also assumes it when you let the time for a veto run out; how long that is, the lobby chooses.
    - **Auto-answer when forced:** the bot answers right away when you have only one legal choice. That saves time, but others may guess something from the speed, so it’s off until you turn it on.
    - **Gamble order:** draw until you have at least the sum you name.

    You can’t undo a bid, not even one the bot made for you.

magellan-rules-pictures-title = The pictures
    .revision = 1
magellan-rules-pictures =
    ### On the chart
    Each explorer has a row, with the side of the board in use (**A** or **B**). Ships sail from the left to fields **I**, **II** and **III**; the phase that is being played is golden.
    - { SIGN("purse") }**Purse:** extra money cards at the end of the phase. { SIGN("crown") }**Crown:** points at the end of the game; × multiplies the crowns of a pile, ≤ is the most a gamble brings.
    - **L and R:** the two parts of a field. { SIGN("draw_card") }Card with a plus: money cards right away
    - **A sign on the corner** is the action of the field. { SIGN("veto") }**V**: a veto. { SIGN("tuck_hand") }Two cards: tuck a card, from the hand if the pile is dark, from the price if it’s light. { SIGN("exchange") }Two arrows: exchange. { SIGN("open_hand") }Eye: open hand. { SIGN("lost_card") }Crossed-out card: lose a card. { SIGN("gamble") }Die: the gamble
    - **Small cards beside the portrait:** with a star, cards still to come in this phase; with an arrow, vetoed and last in the phase; pale, gone.
    - **Circles:** room for ships. **Below a ship:** its pile, the number of cards or, where it lies open, of crowns. **A red ring:** the ship of the last sale
    - **Red frame:** the explorer on offer. Golden circles: where the winner’s ship goes

    ### At the upper right
    The card on offer, the highest bid and the bidder’s seal. After the red arrow: what the field brings; with a plus, how much more than the field the ship leaves.

    ### The players
    - { SIGN("crown") }Crown: points so far. { SIGN("money_cards") }Card: money cards in hand. { SIGN("ship_to_place") }Ship: ships not placed, in phase I. { SIGN("veto") }V: unused vetoes
    - { SIGN("purse") }Purse with a number: the bid. Empty purse: can still bid. Dash: can’t bid for this card
    - Arrow and golden rim: is asked. { SIGN("auctioneer") }Gavel: the auctioneer. { SIGN("gear") }Gear: a computer player. { SIGN("open_hand") }Eye: cards that lie open

    ### Below
    { SIGN("money_stack") }Dark cards: the money stack. { SIGN("discard_pile") }Light cards: the discard pile. Then the last sale with the cards that paid for it; after the red arrow, vetoed cards that come up at the end of the phase.

magellan-rules-tips-title = Tips
    .revision = 1
magellan-rules-tips =
    - **Pay with high cards, keep the low ones.** A { $money_low } buys almost nothing, but in your hand it’s worth { $money_crown_1 } points; a { $money_high } is worth { $money_crown_9 }.
    - **Phase I sets the table.** Whoever has no ship with an explorer can never bid for him again. Being alone with an explorer means buying the later steps for 1.
    - **Look who is still in.** Ships and numbers of cards are public. Someone with two cards can never bid more than twice { $money_high }.
    - **Money first, points later.** Marco Polo and Vasco da Gama feed the next phases, Cook and Magellan only cost. You’ll need some of both.
    - **Magellan loves small cards:** they buy little and have the biggest crowns. Tuck a card with a crown of { $money_crown_1 } if you can, and move the pile with the most crowns.
    - **Cook on side A late in a phase** hurts less: there are fewer auctions left in which others can look into your cards.
    - **A veto** can save a card until your rivals are out of money, or until Vasco da Gama has filled your hand.
    - **The gamble:** as long as only the two highest values would sink you, drawing usually pays. When three or more would, stop, unless you need more to win.
    - **Keep something back.** Every phase ends with new money, but only a little. An empty hand watches the last auctions from the shore.

## In the pictures: short, they stand in boxes

magellan-picture-title = Magellan
magellan-picture-auction = Auction { $number } of { $count }
magellan-picture-phase-end = End of phase { $phase }
magellan-picture-scoring = Scoring
magellan-picture-high = High bid
magellan-picture-no-bid = No bid yet
magellan-picture-sold = Sold for
magellan-picture-veto = Veto possible
magellan-picture-exchange = Exchange
magellan-picture-gamble = Gamble
magellan-picture-exchange-how = swap old cards for new
magellan-picture-gamble-how = over { $limit }: nothing
magellan-picture-payment = Chosen
magellan-picture-suggested = Suggested
magellan-picture-pass = pass
magellan-picture-unsold = unsold
magellan-picture-last-sale = Last sale
magellan-picture-part-left = L
magellan-picture-part-right = R
magellan-picture-turn-veto = veto?
magellan-picture-turn-bidding = bid or pass
magellan-picture-turn-payment = choose the payment
magellan-picture-turn-pile = choose a ship
magellan-picture-turn-tuck = tuck a card
magellan-picture-turn-part = left or right
magellan-picture-turn-exchange = exchange cards
magellan-picture-turn-gamble = draw or stop
magellan-picture-explorer-columbus = Columbus
magellan-picture-explorer-pizarro = Pizarro
magellan-picture-explorer-magellan = Magellan
magellan-picture-explorer-marco_polo = Marco Polo
magellan-picture-explorer-vasco = da Gama
magellan-picture-explorer-cook = Cook
magellan-picture-effect-none = no further effect
magellan-picture-effect-veto = gains a veto
magellan-picture-effect-tuck-hand = tuck a card from the hand
magellan-picture-effect-tuck-bid = tuck a paid card
magellan-picture-effect-exchange = exchange at phase end
magellan-picture-effect-open-hand = open hand
magellan-picture-effect-neighbour-draw = a random card is lost
magellan-picture-effect-gamble = gamble at the end
magellan-picture-effect-draw = { $count ->
        [one] draws { $count } card now
       *[other] draws { $count } cards now
    }
magellan-picture-effect-part = cards or crowns: choose
magellan-picture-ducats = ducats
magellan-picture-crowns = crowns
magellan-picture-cards = cards
magellan-picture-your-max = Your max
magellan-picture-your-limit = Your limit
magellan-picture-to-pay = To pay
magellan-picture-projected = if it ended now
magellan-picture-final = final score
magellan-picture-no-ships = No ship at sea yet
magellan-picture-orders = Standing orders
magellan-picture-no-orders = none
magellan-picture-order-never = never
magellan-picture-auto-forced = auto-play forced moves
magellan-picture-gamble-until = draw until { $points }

## Slash commands: names and descriptions

magellan-blurb-command = Your moves in a game of Magellan
magellan-move-bid = bid
magellan-move-bid-about = Bid for the explorer card on offer
magellan-move-pass = pass
magellan-move-pass-about = Pass: you’re out for this card
magellan-move-limit = limit
magellan-move-limit-about = In secret: let the bot bid for you on this card, up to your limit
magellan-move-clear_limit = clear_limit
magellan-move-clear_limit-about = In secret: no limit after all, ask me on my turn
magellan-move-veto = veto
magellan-move-veto-about = Columbus: use a veto, the card comes back at the end of the phase
magellan-move-decline_veto = decline_veto
magellan-move-decline_veto-about = In secret: no veto against this card
magellan-move-order = order
magellan-move-order-about = In secret: what the bot does for you when an explorer comes up in this phase
magellan-move-auto_forced = auto_forced
magellan-move-auto_forced-about = In secret: let the bot answer where you have only one legal choice
magellan-move-pay = pay
magellan-move-pay-about = Choose the money cards for the explorer you’ve won
magellan-move-pile = pile
magellan-move-pile-about = Magellan: choose which of your ships sails on with its pile
magellan-move-tuck = tuck
magellan-move-tuck-about = Magellan: choose the money card that goes under your ship
magellan-move-part = part
magellan-move-part-about = Vasco da Gama, side B: choose the left part (cards) or the right part (points)
magellan-move-exchange = exchange
magellan-move-exchange-about = Marco Polo, side A: discard cards and draw new ones
magellan-move-draw = draw
magellan-move-draw-about = Pizarro’s gamble: draw 1 more card
magellan-move-stop = stop
magellan-move-stop-about = Pizarro’s gamble: stop and take the points
magellan-move-gamble_until = gamble_until
magellan-move-gamble_until-about = Pizarro’s gamble: let the bot draw until you have at least this sum
magellan-move-clear_until = clear_until
magellan-move-clear_until-about = In secret: no order for the gamble after all, ask me card by card

magellan-field-amount = amount
magellan-field-amount-about = How many ducats (for the gamble: how many points)
magellan-field-rest = rest
magellan-field-rest-about = Only this card, or no more veto questions from now on
magellan-field-explorer = explorer
magellan-field-explorer-about = Which explorer the order is for
magellan-field-what = what
magellan-field-what-about = What the bot should do when this explorer comes up
magellan-field-switch = switch
magellan-field-switch-about = On or off
magellan-field-cards = cards
magellan-field-cards-about = Your money cards by value, for example: 9 4
magellan-field-ship = ship
magellan-field-ship-about = Which ship sails on
magellan-field-card = card
magellan-field-card-about = Which money card
magellan-field-source = source
magellan-field-source-about = The part of the field your ship leaves
magellan-field-part = part
magellan-field-part-about = The part of the field your ship sails to

## Buttons: the kinds of move

magellan-kind-bid = { SIGN("purse") }Bid
magellan-kind-pass = Pass
magellan-kind-limit = Limit
magellan-kind-clear_limit = Clear my limit
magellan-kind-veto = { SIGN("veto") }Veto!
magellan-kind-decline_veto = No veto
magellan-kind-order = Standing order …
magellan-kind-auto_forced = Auto-answer when forced
magellan-kind-pay = { SIGN("money_cards") }Pay
magellan-kind-pile = { SIGN("ship_to_place") }Choose the ship
magellan-kind-tuck = { SIGN("tuck_hand") }Choose the card
magellan-kind-part = Choose the part
magellan-kind-exchange = { SIGN("exchange") }Exchange cards
magellan-kind-draw = { SIGN("draw_card") }Draw a card
magellan-kind-stop = Stop
magellan-kind-gamble_until = { SIGN("gamble") }Draw until
magellan-kind-clear_until = Clear the gamble order

## Questions

magellan-ask-aside = It’s not your turn, but you can leave orders.
magellan-ask-veto = { $explorer } { $phase }: use a veto?
magellan-ask-bidding = { $explorer } { $phase }: bid or pass?
magellan-ask-payment = You’ve won { $explorer } { $phase }. Time to pay!
magellan-ask-pile = { $explorer } { $phase }: which ship sails on?
magellan-ask-tuck = { $explorer } { $phase }: a card goes under your ship.
magellan-ask-part = { $explorer } { $phase }: cards now or points later?
magellan-ask-exchange = End of phase { $phase }: exchange cards?
magellan-ask-gamble = Your gamble is at { $sum }. Go over { $limit } and you lose it all.
magellan-amount-ducats = { $amount ->
        [one] { $amount } ducat
       *[other] { $amount } ducats
    }
magellan-ask-bid-amount = Your bid for { $explorer }
magellan-ask-limit-amount = Your limit for { $explorer }
magellan-ask-rest = No veto: only this time, or for good?
magellan-ask-order = Which explorer is this order for?
magellan-ask-order-what = { $explorer }: what should the bot do?
magellan-ask-order-amount = Limit per card: { $explorer }
magellan-ask-auto-forced = Should the bot answer where you have only one legal choice?
magellan-ask-pay-cards = Pay { $price }: with which cards?
magellan-ask-pile-ship = Which ship sails on and gets the card?
magellan-ask-tuck-card = Which card goes under your ship?
magellan-ask-part-source = Which ship leaves field { $field }?
magellan-ask-part-part = Left or right part of field { $field }?
magellan-ask-exchange-cards = { $most ->
        [one] Discard up to { $most } card and draw a new one
       *[other] Discard up to { $most } cards and draw as many
    }
magellan-amount-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
magellan-ask-until-amount = Draw until at least … (up to { $limit })

magellan-about-price = { $rule ->
        [free] The price is { $price }. You get no change.
        [exact] The price is { $price }, and you can pay it exactly.
       *[over] The price is { $price }. You can’t pay it exactly, so you overpay. You get no change.
    }
magellan-about-bid = { $offer } { $bids } You can pay up to { $most }.
magellan-about-bid-cost = { $count ->
        [one] { $about } A bid of { $bids } would cost you at least { $cost }.
       *[other] { $about } Bids of { $bids } would cost you at least { $cost }.
    }
magellan-about-limit = { $offer } { $bids } The bot bids one step at a time, up to your limit, then passes. You can pay up to { $most }.
magellan-about-veto = { $vetoes ->
        [one] { $offer } You have { $vetoes } veto. A vetoed card comes back at the end of the phase.
       *[other] { $offer } You have { $vetoes } vetoes. A vetoed card comes back at the end of the phase.
    }
magellan-about-veto-able = { $vetoes ->
        [one] { $offer } You can pay up to { $most }. You have { $vetoes } veto. A vetoed card comes back at the end of the phase.
       *[other] { $offer } You can pay up to { $most }. You have { $vetoes } vetoes. A vetoed card comes back at the end of the phase.
    }
magellan-about-order = Applies to all of this explorer’s cards in this phase, until you win one. 0 means: always pass. The bot never bids more than you can pay.
magellan-about-until = You add up the cards’ ducats. Over { $limit } scores nothing. The bot stops once you reach your number.
magellan-about-gamble = You add up the cards’ ducats. Over { $limit } scores nothing. Without the gamble you have { $own }. The best total so far is { $best } ({ $who }).
magellan-about-gamble-first = You add up the cards’ ducats. Over { $limit } scores nothing. Without the gamble you have { $own }. You’re the first to be scored.
magellan-offer = { $explorer } { $phase }: { $brings }.
magellan-offer-crown = { $before ->
        [0] { $crown ->
            [0] no points
            [one] { $crown } point
           *[other] { $crown } points
        }
       *[other] { $gain ->
            [one] +{ $gain } point ({ $crown } instead of { $before })
           *[other] +{ $gain } points ({ $crown } instead of { $before })
        }
    }
magellan-offer-points = { magellan-offer-crown }, { $purse ->
        [0] no purse
       *[other] purse { $purse }
    }
magellan-offer-draw = { $draw ->
        [one] { $draw } card right away
       *[other] { $draw } cards right away
    }, { magellan-offer-crown }, { $purse ->
        [0] no purse
       *[other] purse { $purse }
    }
magellan-offer-pile = a pile that scores × { $multiplier }{ $before ->
        [0] { "" }
       *[other] { " " }instead of × { $before }
    }{ $gain ->
        [0] { "" }
        [one] { " " }(+{ $gain } point for what’s in it)
       *[other] { " " }(+{ $gain } points for what’s in it)
    }, { $purse ->
        [0] no purse
       *[other] purse { $purse }
    }
magellan-offer-gamble = a gamble for up to { $limit } points{ $before ->
        [0] { "" }
        [one] { " " }instead of { $before } safe point
       *[other] { " " }instead of { $before } safe points
    }, { $purse ->
        [0] no purse
       *[other] purse { $purse }
    }
magellan-offer-parts = left { $draw ->
        [one] { $draw } card right away
       *[other] { $draw } cards right away
    }{ $left_crown ->
        [0] { "" }
        [one] { " " }and { $left_crown } point
       *[other] { " " }and { $left_crown } points
    }, right { $crown ->
        [0] no points
        [one] { $crown } point
       *[other] { $crown } points
    }; { $purse ->
        [0] no purse
       *[other] purse { $purse }
    }{ $lost ->
        [0] { "" }
        [one] ; your ship gives up { $lost } point
       *[other] ; your ship gives up { $lost } points
    }
magellan-offer-action = { $worth }; { $action }
magellan-buyer-veto = you gain a veto
magellan-buyer-tuck-hand = 1 card from your hand goes under the ship
magellan-buyer-tuck-bid = 1 card of your payment goes under the ship
magellan-buyer-exchange = you may exchange cards at the end of the phase
magellan-buyer-open-hand = your hand is open until the end of the phase
magellan-buyer-neighbour-draw = you lose a random hand card
magellan-bids-none = No bid yet.
magellan-bids-high = { $leader } bids { $high }.
magellan-about-paid = Chosen so far: { $paid }. Still to pay: { $missing }.
magellan-about-auto-forced-on = It’s on. It saves time, but others may guess something from the speed.
magellan-about-auto-forced-off = It’s off. It saves time, but others may guess something from the speed.

magellan-option-rest-no = this card
magellan-option-rest-yes = never ask again
magellan-hint-rest-no = the others wait for you again when the next card comes
magellan-hint-rest-yes = nobody waits for you anymore; you can still order a veto ahead with *Standing order …*
magellan-option-all-explorers = All explorers
magellan-option-order-limit = Bid up to a limit
magellan-option-order-no_limit = No limit, ask me
magellan-option-order-ask_veto = Veto: ask me
magellan-option-order-decline_veto = Veto: let it pass
magellan-option-order-use_veto = Veto: use it right away
magellan-option-on = turn on
magellan-option-off = turn off
magellan-option-pile = the pile with { $cards }
magellan-option-part-left = left part
magellan-option-part-right = right part
magellan-option-card = { $card }
magellan-option-cards = { $cards }
magellan-option-card-by-card = Choose card by card …
magellan-option-done = That’s it

magellan-hint-order-limit = { $limit ->
        [0] always pass
       *[other] limit { $limit }
    }
magellan-hint-order-decline = veto: let it pass
magellan-hint-order-use = veto: use it
magellan-hint-order-limit-decline = { $limit ->
        [0] always pass; veto: let it pass
       *[other] limit { $limit }; veto: let it pass
    }
magellan-hint-order-limit-use = { $limit ->
        [0] always pass; veto: use it
       *[other] limit { $limit }; veto: use it
    }
magellan-hint-pile = { $crowns ->
        [one] { $crowns } crown in the pile
       *[other] { $crowns } crowns in the pile
    }
magellan-hint-part = { $draw ->
        [0] no cards
        [one] { $draw } card right away
       *[other] { $draw } cards right away
    }; { $crown ->
        [0] no points
        [one] { $crown } point if the ship stays
       *[other] { $crown } points if the ship stays
    }{ $left ->
        [0] { "" }
        [one] ; it has { $left } point now
       *[other] ; it has { $left } points now
    }
magellan-hint-source = { $crown ->
        [0] gives up no points
        [one] gives up { $crown } point
       *[other] gives up { $crown } points
    }
magellan-hint-crown = crown { $crown }
magellan-hint-exact = { $crowns ->
        [one] exact, { $crowns } crown lost
       *[other] exact, { $crowns } crowns lost
    }
magellan-hint-overpaid = { $crowns ->
        [one] overpaid by { $over }, { $crowns } crown lost
       *[other] overpaid by { $over }, { $crowns } crowns lost
    }

## Whom everybody sees being asked what, after the name

magellan-asking-veto = veto against { $explorer } or not
magellan-asking-open = bid for { $explorer } or pass
magellan-asking-bidding = bid over { $high } for { $explorer }, or pass
magellan-asking-payment = pay { $price }
magellan-asking-pile = choose which { $explorer } ship sails on
magellan-asking-tuck = tuck a card under { $explorer }
magellan-asking-part = left or right with { $explorer }
magellan-asking-exchange = exchange cards or not
magellan-asking-gamble = draw or stop
magellan-asking-over = the game is over

## Before something dear that cannot be taken back

magellan-caution = Think twice: { $reasons }.
magellan-caution-to-know = Good to know: { $reasons }.
magellan-caution-all = this may cost you all of your { $gold } ducats
magellan-caution-half = { $amount } is more than half of your { $gold } ducats
magellan-caution-jump = you’re raising by { $jump }
magellan-caution-veto = your veto is used up, and { $explorer } comes back at the end of the phase
magellan-caution-overpaid = you overpay by { $over }, even though you could pay { $price } exactly
magellan-caution-gamble = you have { $sum }, and over { $limit } you lose it all
magellan-caution-open_hand = with { $explorer } your hand is open until the end of the phase
magellan-caution-neighbour_draw = { $explorer } also costs you a random card from your hand
magellan-caution-tuck_hand = with { $explorer } a card from your hand also goes under the ship, where its crowns still score{ $phase ->
        [3] { " " }{ $times } times
       *[other] , and more than once if the ship sails on
    }

## Why something is not possible

magellan-no-not-your-turn = It’s not your turn to decide. { $now }
magellan-no-wrong-step = You can’t do that right now. { $now }
magellan-now-veto = { $explorer } just came up, and vetoes are still possible.
magellan-now-bidding = The bidding for { $explorer } is on.
magellan-now-settling = { $who } won { $explorer } and is finishing the sale.
magellan-now-exchange = Players are exchanging cards.
magellan-now-gamble = { $who } is in Pizarro’s gamble.
magellan-now-over = The game is over.
magellan-no-not-seated = You’re not in this game.
magellan-no-game-over = The game is over.
magellan-no-no-such-choice = That’s not one of the choices.
magellan-no-no-ship-left = You’ve placed all { $ships } of your ships, so you can’t bid.
magellan-no-no-ship-to-move = You have no ship on field { $field } of { $explorer }.
magellan-no-already-passed = You’ve already passed on this card.
magellan-no-bid-too-low = Too low. Bid at least { $n }.
magellan-no-bid-not-affordable = { $n ->
        [0] You have no money cards left.
       *[other] You can pay at most { $n } here.
    }
magellan-no-need-card-left = You need 1 money card left in your hand after paying.
magellan-no-order-too-high = A standing limit goes up to { $n }.
magellan-no-already-so = It’s already set that way.
magellan-no-no-limit = You haven’t set a limit for this card.
magellan-no-no-veto = You have no veto.
magellan-no-veto-last-card = This is the last card of the phase, so you can’t veto it.
magellan-no-veto-declined = You’ve already let this card go without a veto.
magellan-no-veto-too-late = Bidding has started, so it’s too late for a veto.
magellan-no-cards-not-in-hand = You don’t have those cards.
magellan-no-pay-too-little = That’s only { $s }, and the price is { $n }.
magellan-no-pay-superfluous = You don’t need the { $v } for this price.
magellan-no-pay-not-exact = You can pay { $n } exactly, so you must: you may only overpay if you can’t pay exactly.
magellan-no-too-many-cards = { $k ->
        [one] At most { $k } card.
       *[other] At most { $k } cards.
    }
magellan-no-stack-empty = There are no money cards left to draw.
magellan-no-no-gamble = You have no ship on Pizarro’s last field.
magellan-no-gamble-range = Choose a number from 1 to { $limit }.
magellan-no-no-gamble-order = You haven’t given an order for the gamble.

## What happened

magellan-event-begins = Everyone has { $cards } money cards with { $gold } ducats and { $ships } ships. { $who } is the auctioneer and opens the first auction.
    .you = Everyone has { $cards } money cards with { $gold } ducats and { $ships } ships. You’re the auctioneer and open the first auction.
magellan-event-phase-begins = Phase { $phase } starts with { $cards } explorer cards.
magellan-event-revealed = { $explorer } { $phase } comes up for auction.
magellan-event-nobody-eligible = Nobody has a ship for { $explorer }: the card leaves the game.
magellan-event-veto = { $who } { SIGN("veto") }vetoes { $explorer }: the card comes back at the end of the phase.
    .you = You { SIGN("veto") }veto { $explorer }: the card comes back at the end of the phase.
magellan-event-no-veto = No veto against { $explorer }.
magellan-event-you-let-go = You let { $explorer } go without a veto.
magellan-event-you-let-all-go = You let { $explorer } go without a veto, and I won’t ask again until you change that order.
magellan-event-bid = { $who } bids { SIGN("purse") }{ $amount }.
    .you = You bid { SIGN("purse") }{ $amount }.
magellan-event-pass = { $who } passes.
    .you = You pass.
magellan-event-sold = { $who } wins { $explorer } for { SIGN("purse") }{ $price }.
    .you = You win { $explorer } for { SIGN("purse") }{ $price }.
magellan-event-unsold = Nobody bids for { $explorer }: the card leaves the game.
magellan-event-paid = { $who } pays with { $cards } (price { $price }).
    .you = You pay with { $cards } (price { $price }).
magellan-event-ship = { $who } sails with { $explorer } to field { $field }.
    .you = You sail with { $explorer } to field { $field }.
magellan-event-ship-left = { $who } sails with { $explorer } to field { $field }, left part.
    .you = You sail with { $explorer } to field { $field }, left part.
magellan-event-ship-right = { $who } sails with { $explorer } to field { $field }, right part.
    .you = You sail with { $explorer } to field { $field }, right part.
magellan-event-tucked = { $who } tucks a card under Magellan, face down.
    .you = You tuck a card under Magellan, face down.
magellan-event-tucked-openly = { $who } tucks the { $card } under Magellan.
    .you = You tuck the { $card } under Magellan.
magellan-event-you-tucked = You’ve tucked the { $card } under Magellan.
magellan-event-drew = { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
    .you = { $count ->
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
magellan-event-drew-openly = { $who } draws openly: { $cards }.
    .you = You draw openly: { $cards }.
magellan-event-drew-nothing = { $who } can’t draw: there are no money cards left.
    .you = You can’t draw: there are no money cards left.
magellan-event-you-drew = Value of the cards you draw: { $cards }.
magellan-event-reshuffled = { $cards ->
        [one] The stack was empty: the discard pile ({ $cards } card) becomes the new stack.
       *[other] The stack was empty: the discard pile ({ $cards } cards) is shuffled into a new stack.
    }
magellan-event-veto-gained = { $who } gains a veto.
    .you = You gain a veto.
magellan-event-hand-open = { $who } plays with an open hand until the end of the phase: { $cards }.
    .you = You play with an open hand until the end of the phase: { $cards }.
magellan-event-hand-closed = { $who } picks up the open cards again.
    .you = You pick up your open cards again.
magellan-event-card-lost = { $who } loses the { $card }, drawn blind by { $neighbour }.
    .you = You lose the { $card }, drawn blind by { $neighbour }.
    .you-neighbour = { $who } loses the { $card }, drawn blind by you.
magellan-event-phase-ends = Phase { $phase } ends.
magellan-event-dealt = { $count ->
        [one] { $who } gets { $count } new money card.
       *[other] { $who } gets { $count } new money cards.
    }
    .you = { $count ->
            [one] You get { $count } new money card.
           *[other] You get { $count } new money cards.
        }
magellan-event-you-were-dealt = Value of your new cards: { $cards }.
magellan-event-exchanged = { $who } exchanges { $cards }.
    .you = You exchange { $cards }.
magellan-event-exchanged-nothing = { $who } exchanges nothing.
    .you = You exchange nothing.
magellan-event-gamble-begins = { $points ->
        [one] { $who } has { $points } point and begins Pizarro’s gamble.
       *[other] { $who } has { $points } points and begins Pizarro’s gamble.
    }
    .you = { $points ->
            [one] You have { $points } point and begin Pizarro’s gamble.
           *[other] You have { $points } points and begin Pizarro’s gamble.
        }
magellan-event-gamble-card = { $who } draws a { $card }: the sum is { $sum }.
    .you = You draw a { $card }: the sum is { $sum }.
magellan-event-gamble-won = { $points ->
        [one] { $who } stops and gets { $points } point for Pizarro.
       *[other] { $who } stops and gets { $points } points for Pizarro.
    }
    .you = { $points ->
            [one] You stop and get { $points } point for Pizarro.
           *[other] You stop and get { $points } points for Pizarro.
        }
magellan-event-gamble-bust = { $points ->
        [one] { $who } goes bust and gets { $points } point for Pizarro.
       *[other] { $who } goes bust and gets { $points } points for Pizarro.
    }
    .you = { $points ->
            [one] You go bust and get { $points } point for Pizarro.
           *[other] You go bust and get { $points } points for Pizarro.
        }
magellan-event-scored = { $points ->
        [one] { $who } scores { $points } point.
       *[other] { $who } scores { $points } points.
    }
    .you = { $points ->
            [one] You score { $points } point.
           *[other] You score { $points } points.
        }
magellan-event-over = Game over. Victory with { $points } points: { $winners }!
    .you-winners = Game over. Victory with { $points } points: { $winners }!

magellan-event-you-chose-pile = The ship with the pile { $cards } sails on.
magellan-event-limit-unpayable = I stopped bidding for { $explorer } below your limit of { $limit }: you can pay { $most } at most.
magellan-event-veto-last-card = I couldn’t use your veto for { $explorer }: the last card of a phase can’t be vetoed.
magellan-event-veto-order-lapsed = Your order to veto { $explorer } has lapsed: you’ve used your last veto.
magellan-event-you-limit = { $amount ->
        [0] Got it: you pass on this { $explorer } card.
       *[other] Got it: up to { $amount } for this { $explorer } card.
    }
magellan-event-you-clear-limit = Your limit for this { $explorer } card is cleared.
magellan-event-you-order-limit = { $amount ->
        [0] { $explorer }: you pass on every card in this phase.
       *[other] { $explorer }: up to { $amount } per card in this phase.
    }
magellan-event-you-order-no_limit = { $explorer }: no limit, I’ll ask you.
magellan-event-you-order-ask_veto = { $explorer }: I’ll ask you about a veto.
magellan-event-you-order-decline_veto = { $explorer }: no veto in this phase, and no question about it.
magellan-event-you-order-use_veto = { $explorer }: I’ll use your veto as soon as the card comes up.
magellan-event-you-auto-forced-on = From now on the bot answers where you have only one legal choice. Others may guess something from the speed.
magellan-event-you-auto-forced-off = From now on I’ll ask you even where you have only one legal choice.
magellan-event-you-gamble-until = Got it: in Pizarro’s gamble the bot draws until you have at least { $amount }.
magellan-event-you-clear-until = Your order for Pizarro’s gamble is cleared.

## Where points come from

magellan-score-columbus = { magellan-explorer-columbus }
magellan-score-pizarro = { magellan-explorer-pizarro }
magellan-score-magellan = { magellan-explorer-magellan }
magellan-score-marco_polo = { magellan-explorer-marco_polo }
magellan-score-vasco = { magellan-explorer-vasco }
magellan-score-cook = { magellan-explorer-cook }
magellan-score-hand = { SIGN("money_cards") }Cards in hand
magellan-score-gamble = { SIGN("gamble") }Gamble

## The board in words: alt text, and for those who do not see pictures. Terse: an alt text has 1024 characters

magellan-board-phase = Phase { $phase }, auction { $number } of { $count }.
magellan-board-phase-end = End of phase { $phase }.
magellan-board-scoring = The scoring.
magellan-board-over = Game over.
magellan-board-offer = On offer: { $explorer } { $field }{ $left ->
        [0] { "" }
       *[other] { " " }(the ship leaves crown { $left })
    }: { $gives }.
magellan-board-high = { $who } leads with { $high }.
magellan-board-no-bid = No bid yet.
magellan-board-still-in = Still in: { $who }.
magellan-board-gamble = Pizarro’s gamble: { $cards }, sum { $sum }.
magellan-board-asked = { $who }: { $what }
magellan-board-player = { $who }: { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $ships ->
        [0] { "" }
        [one] , { $ships } ship to place
       *[other] , { $ships } ships to place
    }{ $vetoes ->
        [0] { "" }
        [one] , { $vetoes } veto
       *[other] , { $vetoes } vetoes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magellan-board-auctioneer = Auctioneer: { $who }.
magellan-board-passed = { $who } has passed.
magellan-board-bid = { $who } has bid { $bid }.
magellan-board-open-hand = Open hand of { $who }: { $cards }.
magellan-board-total = { $total ->
        [one] { $who } ends with { $total } point.
       *[other] { $who } ends with { $total } points.
    }
magellan-board-row = { $explorer } { $side } ({ $cards } to come): { $ships }.
magellan-board-row-empty = { $explorer } { $side } ({ $cards } to come): no ships.
magellan-board-ship = { $who } { $field }
magellan-board-ship-left = { $who } { $field } left
magellan-board-ship-right = { $who } { $field } right
magellan-board-ship-pile = { $who } { $field } (pile: { $cards })
magellan-board-ship-partly = { $who } { $field } (pile of { $size }, known: { $cards })
magellan-board-ship-secret = { $who } { $field } (pile of { $size })
magellan-board-bottom = Postponed to the end of the phase: { $explorers }.
magellan-board-money = Money cards: { $stack } in the stack, { $discards } discarded.
magellan-board-sold = Last sale: { $explorer } { $phase } to { $who } for { $price }, paid with { $cards }.
magellan-board-sold-unpaid = Sold: { $explorer } { $phase } to { $who } for { $price }.
magellan-board-unsold = Last card: { $explorer } { $phase }, unsold.

magellan-gives = { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse }
magellan-gives-pile = pile × { $multiplier }, { SIGN("purse") }purse { $purse }
magellan-gives-gamble = a gamble for up to { $limit } points, { SIGN("purse") }purse { $purse }
magellan-gives-draw = { $draw ->
        [one] { $draw } card right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse }
       *[other] { $draw } cards right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse }
    }
magellan-gives-left = { $draw ->
        [0] left (no cards, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
        [one] left ({ $draw } card right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
       *[other] left ({ $draw } cards right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
    }
magellan-gives-right = { $draw ->
        [0] right (no cards, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
        [one] right ({ $draw } card right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
       *[other] right ({ $draw } cards right away, { SIGN("crown") }crown { $crown }, { SIGN("purse") }purse { $purse })
    }
magellan-gives-action = { $worth }; { $action }
magellan-action-veto = { SIGN("veto") }a veto
magellan-action-tuck-hand = { SIGN("tuck_hand") }a hand card goes under the ship
magellan-action-tuck-bid = { SIGN("tuck_bid") }a card of the payment goes under the ship
magellan-action-exchange = { SIGN("exchange") }exchange of cards at the end of the phase
magellan-action-open-hand = { SIGN("open_hand") }open hand until the end of the phase
magellan-action-neighbour-draw = { SIGN("lost_card") }a random hand card is lost

## One's own things in words

magellan-own-hand = { $count ->
        [one] Your hand: { $cards } ({ $count } card
       *[other] Your hand: { $cards } ({ $count } cards
    }, { $gold ->
        [one] { $gold } ducat
       *[other] { $gold } ducats
    }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }).
magellan-own-hand-empty = You have no money cards.
magellan-own-must-pay = You have to pay { $price }.
magellan-own-max-bid = You can bid up to { $most } for this card.
magellan-own-limit = Your limit for this card: { $limit }.
magellan-own-ship = { $points ->
        [one] { $explorer } { $field }: { $points } point, purse { $purse }.
       *[other] { $explorer } { $field }: { $points } points, purse { $purse }.
    }
magellan-own-ship-left = { $points ->
        [one] { $explorer } { $field } left: { $points } point, purse { $purse }.
       *[other] { $explorer } { $field } left: { $points } points, purse { $purse }.
    }
magellan-own-ship-right = { $points ->
        [one] { $explorer } { $field } right: { $points } point, purse { $purse }.
       *[other] { $explorer } { $field } right: { $points } points, purse { $purse }.
    }
magellan-own-ship-pile = { $points ->
        [one] { $explorer } { $field }: pile { $cards }, × { $multiplier } = { $points } point, purse { $purse }.
       *[other] { $explorer } { $field }: pile { $cards }, × { $multiplier } = { $points } points, purse { $purse }.
    }
magellan-own-vetoes = { $vetoes ->
        [one] You have { $vetoes } unused veto.
       *[other] You have { $vetoes } unused vetoes.
    }
magellan-own-order-limit = { $limit ->
        [0] Order for { $explorer }: always pass.
       *[other] Order for { $explorer }: bid up to { $limit }.
    }
magellan-own-order-decline = Order for { $explorer }: no veto.
magellan-own-order-use = Order for { $explorer }: veto right away.
magellan-own-auto-forced = Where you have only one legal choice, the bot answers.
magellan-own-gamble-until = Order for the gamble: draw until at least { $amount }.
magellan-own-projected = { $points ->
        [one] If the game ended now, you’d have { $points } point.
       *[other] If the game ended now, you’d have { $points } points.
    }

## What a player has, counted

magellan-stock-points = { SIGN("crown") }points
magellan-stock-cards = { SIGN("money_cards") }money cards
magellan-stock-vetoes = { SIGN("veto") }vetoes
