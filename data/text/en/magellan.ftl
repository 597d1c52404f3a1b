### Magellan, in English. Numbers in the rules help come from data/magellan.toml (the game's facts).

magellan-title = Magellan
magellan-blurb = Outbid your rivals for the great explorers. Under an hour at a table, a few days here.

## The explorers

magellan-explorer-columbus = Columbus
magellan-explorer-pizarro = Pizarro
magellan-explorer-magellan = Magellan
magellan-explorer-marco_polo = Marco Polo
magellan-explorer-vasco = Vasco da Gama
magellan-explorer-cook = Cook

## What the lobby may choose

magellan-setting-board1 = Columbus, Pizarro, Magellan
magellan-setting-board1-about = Side A suits a first game. Side B: Pizarro ends in a gamble, and Magellan's cards lie open.
magellan-setting-board1-A = A: sure points, secret piles
magellan-setting-board1-B = B: a gamble, open piles
magellan-setting-board2 = Marco Polo, Vasco da Gama, Cook
magellan-setting-board2-about = Side A suits a first game. Side B: Vasco da Gama makes you choose, and Cook costs a card.
magellan-setting-board2-A = A: swap cards, open hands
magellan-setting-board2-B = B: cards or points, lost cards
magellan-setting-auctioneer = Auctioneer
magellan-setting-auctioneer-about = Who opens the first auction and is dealt to first. The auctioneer bids like everybody else.
magellan-setting-auctioneer-random = By lot
magellan-setting-auctioneer-first = The first seat
magellan-setting-payment_rule = Paying
magellan-setting-payment_rule-about = May you overpay although you hold the exact sum? Burning a high card to keep low ones can be clever.
magellan-setting-payment_rule-minimal_cover = Overpaying is allowed
magellan-setting-payment_rule-exact_if_possible = Exact if you can

## Rules help

magellan-rules-goal-title = The goal
magellan-rules-goal =
    You are a king or queen with { $ships } ships and a little money. { $explorers } explorers are looking for someone to pay for their voyages, and each of them sails for whoever offers most.

    - **Phase I:** you win explorers at auction. Each win puts one of your ships on the explorer's field I.
    - **Phases II and III:** only those who are aboard already fight over who sails on. Of { $cards_per_explorer_1 } ships with an explorer { $cards_per_explorer_2 } can reach field II and { $cards_per_explorer_3 } can reach field III.
    - Fields bring three things: new money at the end of the phase (the **purse**), victory points at the end of the game (the **crown**), and sometimes an action.

    The twist: a money card that you do *not* spend is worth victory points too, and the small cards are worth the most. Every bid asks the same question: is this explorer worth more than the cards I give for him?

    The game ends after phase III. Whoever then has the most victory points wins. If there is a tie, the victory is shared (our ruling).

magellan-rules-turn-title = How a round goes
magellan-rules-turn =
    Explorer cards come up one at a time: { $cards_per_phase_1 } in phase I, { $cards_per_phase_2 } in phase II, { $cards_per_phase_3 } in phase III. Each card goes like this:

    - **Reveal.** The top explorer card is turned up. If nobody has a ship for it, it leaves the game at once.
    - **Veto?** Whoever holds an unused veto of Columbus may now postpone the card.
    - **Bidding.** Clockwise, everybody who can bids higher or passes.
    - **Paying.** The winner pays with money cards. They go face up onto the discard pile.
    - **The ship.** In phase I the winner puts a new ship on field I of that explorer. In phase II one of their ships moves from I to II, in phase III from II to III.
    - **The action** of the new field, if it has one, happens right away (Marco Polo's exchange comes at the end of the phase, Pizarro's gamble at the end of the game).

    When the last card of the phase is done, new money is dealt and the next phase begins.

    You do not have to sit and wait: give the bot a secret limit for the card and it bids for you, one step at a time. See *Orders to the bot*.

magellan-rules-auction-title = Bidding
magellan-rules-auction =
    Whoever won the most recent card opens; for the very first card it is the auctioneer. Then it goes round clockwise. On your turn:

    - **Bid** a whole number higher than the last bid. The lowest opening bid is 1, jumps are fine. A bid binds you, and you can never bid more than you can pay.
    - **Pass**, and you are out for this card.

    The last one left with a bid wins the card. If nobody bids, it goes back to the box: no ship, no action.

    ### Who may bid?
    - Phase I: everybody with a ship not yet placed (our ruling: no free ship, no bid). You may win the same explorer more than once.
    - Phases II and III: only who has a ship of this explorer on the field before. One ship per card: a ship that has already moved on does not count again (our ruling).
    - Magellan on side A and Cook on side B need one money card more than you pay with.

    If you are the only one who can bid, 1 is enough. You may still pass.

    Our rulings on who opens: after an unsold card it is the same player again, also from one phase to the next; if that player cannot bid, the next one clockwise who can.

magellan-rules-money-title = Money
magellan-rules-money =
    There are { $money_cards } money cards, { $money_copies } of each value from { $money_low } to { $money_high }. You start with one of each: { $hand_cards } cards, { $hand_gold } ducats. Your hand is secret, only the number of cards is public.

    Every card has two numbers: **ducats** for paying, and a **crown**: victory points, if the card is still in your hand at the end.
    - Ducats 1, 2, 3: crown { $money_crown_1 }, { $money_crown_2 }, { $money_crown_3 }
    - Ducats 4, 5, 6: crown { $money_crown_4 }, { $money_crown_5 }, { $money_crown_6 }
    - Ducats 7, 8, 9: crown { $money_crown_7 }, { $money_crown_8 }, { $money_crown_9 }

    ### Paying
    Choose cards that reach the price. There is no change. For a price of 8 you could give the 8, or 6 and 2, or a 9.
    - Every card you pay must be needed: 8 and 1 for a price of 8 is not allowed (our ruling).
    - Overpaying is allowed even if you hold the exact sum (our ruling). A table may agree otherwise in the lobby: *exact if you can*.

    ### New cards
    They come at the end of a phase, from Vasco da Gama, and by Marco Polo's exchange. Never otherwise, so make them last.

    If the stack runs out during a phase, the discard pile is shuffled into a new one. If cards run short at the end of a phase, they are dealt one by one, clockwise from the auctioneer, until none are left (both our ruling).

magellan-rules-columbus-title = Columbus
magellan-rules-columbus =
    A bit of everything, and the only say in what comes when. Both sides of the board are the same.

    - Field I: crown { $columbus_a_crown_1 }, purse { $columbus_a_purse_1 }, and one **veto**
    - Field II: crown { $columbus_a_crown_2 }, purse { $columbus_a_purse_2 }
    - Field III: crown { $columbus_a_crown_3 }, purse { $columbus_a_purse_3 }

    ### The veto
    Each Columbus card won in phase I gives you one veto. You can use it once, on any later card, right after it is revealed and before the first bid: the card goes to the bottom of the stack and comes up again at the end of this phase. The next card is revealed, and the same player opens.

    - You need neither a ship nor money for the card you veto.
    - Columbus cards of phases II and III give no veto.
    - All holders are asked at the same time, in secret. The first veto counts, the others keep theirs (our ruling).
    - The last card of a phase cannot be vetoed: there is no later (our ruling).
    - An unused veto stays good in the following phases (our ruling). At the end of the game it is worth nothing.

magellan-rules-pizarro-title = Pizarro
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
    It is the last thing in its owner's scoring. Draw money cards one by one and add up their **ducats** (not the crowns). Stop whenever you like: the sum is your score for this ship. But go beyond { $gamble_limit } and you get { $gamble_bust }. The cards drawn are not kept.

    Whoever was scored before you shows you what you have to beat. At exactly { $gamble_limit } the bot stops for you; if the stack is empty, you must stop (our ruling).

magellan-rules-magellan-title = Magellan
magellan-rules-magellan =
    No income, but a savings box that multiplies. Each Magellan ship has its own **pile** of money cards. Every time you win a Magellan card, one money card is tucked under the ship that is placed or moved, and stays there to the end.

    In the scoring a pile counts the sum of the **crowns** of its cards:
    - on field I × { $magellan_a_multiplier_1 }
    - on field II × { $magellan_a_multiplier_2 }
    - on field III × { $magellan_a_multiplier_3 }

    The fields have no crown of their own, and the purse is { $magellan_a_purse_1 } / { $magellan_a_purse_2 } / { $magellan_a_purse_3 }.

    ### Side A
    The tucked card comes from your **hand**, face down, after you have paid. So Magellan costs one card more than the price, and you can only bid if one card remains after paying. Others see how many cards a pile has, not which ones. (If your hand lies open because of Cook, everybody sees which card goes. Our ruling.)

    ### Side B
    The tucked card comes out of your **payment**, face up; the rest is discarded. If you pay with a single card, that card is tucked.

    With two Magellan ships you choose which one sails on and gets the card (our ruling).

magellan-rules-marco_polo-title = Marco Polo
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
    It comes at the end of phases I and II, after the new money has been dealt. For each of your Marco Polo ships on the field of that phase you may put up to { $exchange_cards } hand cards on the discard pile, for all to see, and draw as many from the stack. With several ships you do this one after the other, so you can put back what you have just drawn.

    Ships left behind on an earlier field exchange nothing (our ruling). If several players exchange, they do so at the same time, or clockwise from the auctioneer when cards are short (our ruling).

magellan-rules-vasco-title = Vasco da Gama
magellan-rules-vasco =
    Money at once, in the middle of the phase, when nobody else gets any.

    ### Side A
    You draw cards from the stack as soon as you have won the card.
    - Field I: draw { $vasco_a_draw_1 }, crown { $vasco_a_crown_1 }, purse { $vasco_a_purse_1 }
    - Field II: draw { $vasco_a_draw_2 }, crown { $vasco_a_crown_2 }, purse { $vasco_a_purse_2 }
    - Field III: draw { $vasco_a_draw_3 }, crown { $vasco_a_crown_3 }, purse { $vasco_a_purse_3 }

    ### Side B
    Each field has two parts, and with every win you choose one of them anew.
    - **Left:** draw { $vasco_b_left_draw_1 } / { $vasco_b_left_draw_2 } / { $vasco_b_left_draw_3 } cards at once on field I / II / III; crown { $vasco_b_left_crown_1 } / { $vasco_b_left_crown_2 } / { $vasco_b_left_crown_3 }.
    - **Right:** no cards, but a crown of { $vasco_b_right_crown_1 } / { $vasco_b_right_crown_2 } / { $vasco_b_right_crown_3 }, if the ship still stands there at the end of the game.
    - Purse on both parts: { $vasco_b_purse_1 } / { $vasco_b_purse_2 } / { $vasco_b_purse_3 }.

    A part has room for any number of ships. If your ships stand on both parts, you choose which one sails on; a ship that leaves a right part gives up that crown (our ruling).

    If your hand lies open because of Cook, the cards you draw are laid open too.

magellan-rules-cook-title = Cook
magellan-rules-cook =
    The most points on the board, and no money at all. But he has his price.

    ### Side A: open hand
    - Crown { $cook_a_crown_1 } / { $cook_a_crown_2 } / { $cook_a_crown_3 } on field I / II / III, purse { $cook_a_purse_1 } / { $cook_a_purse_2 } / { $cook_a_purse_3 }
    - After paying you lay your remaining money cards open until the end of the phase. Everybody can see exactly how high you can go. Cards that you draw with Vasco da Gama in the same phase are laid open too.
    - Before the new money is dealt you take your cards back into your hand.
    - If you have no cards left after paying, there is nothing to show.

    ### Side B: lost card
    - Crown { $cook_b_crown_1 } / { $cook_b_crown_2 } / { $cook_b_crown_3 } on field I / II / III, purse { $cook_b_purse_1 } / { $cook_b_purse_2 } / { $cook_b_purse_3 }
    - After paying, your left neighbour draws one card from your hand without looking; it goes face up onto the discard pile. The bot does this at random, nobody has to wait (our ruling).
    - So you can only bid if at least one card remains in your hand after paying.

magellan-rules-phases-title = The end of a phase
magellan-rules-phases =
    When the last explorer card of a phase is done, the bot does the rest, in this order:

    - Open hands (Cook, side A) are taken back.
    - After phase I: ships you have not placed leave the game.
    - Discard pile and stack are shuffled together.
    - **Everybody** gets money cards: { $base_cards_1 } after phase I, { $base_cards_2 } after phase II, { $base_cards_3 } after phase III (the last is our ruling).
    - **Purses:** each ship on the field of the phase just finished brings as many extra cards as its purse says. Ships left behind on an earlier field bring nothing any more.
    - After phases I and II: Marco Polo's **exchange** (side A).

    For example: at the end of phase II only ships on fields II count. A ship still on field I keeps its crown, but its purse is closed.

    Then the next phase begins with its own explorer cards:
    - Phase I: { $cards_per_phase_1 } cards, { $cards_per_explorer_1 } of each explorer
    - Phase II: { $cards_per_phase_2 } cards, { $cards_per_explorer_2 } of each
    - Phase III: { $cards_per_phase_3 } cards, { $cards_per_explorer_3 } of each

    After phase III the purses are paid once more, and then comes the scoring. These last cards count with their crowns.

magellan-rules-scoring-title = Scoring
magellan-rules-scoring =
    There is only one scoring, after phase III. Your victory points:

    - **Ships:** for each ship the crown of the field it stands on. It does not matter how early it stopped, only where it stands now.
    - **Magellan:** for each pile the sum of the crowns of its cards, times { $magellan_a_multiplier_1 }, { $magellan_a_multiplier_2 } or { $magellan_a_multiplier_3 } on field I, II or III.
    - **Hand:** the crowns of all money cards you still hold. Ducats count for nothing now.
    - **Pizarro's gamble** (side B, field III only): up to { $gamble_limit } points.

    The winner of the last card sold is scored first, then it goes round clockwise. If nothing was ever sold, the auctioneer begins (our ruling). The order only matters for the gamble: who comes late knows what there is to beat.

    Hands and secret piles stay secret until it is their owner's turn to be scored.

    The most points win. Whoever is tied shares the place (our ruling).

magellan-rules-orders-title = Orders to the bot
magellan-rules-orders =
    So that an auction does not take days, you can tell the bot in advance what to do. All orders are secret; others only see the bids.

    - **Limit** for the card on offer: on your turn the bot bids one more than the highest bid, as long as that is within your limit, and passes after that. 0 means pass. You can change or clear it until it is used up. With equal limits, whoever gets to name the amount first wins it, just as when bidding by hand.
    - **Standing order** for an explorer: a limit for every one of his cards in this phase. It ends when you win one of them, and at the end of the phase. 0 means: never ask me.
    - **Veto choice** for an explorer: ask me, let it pass, or use the veto as soon as the card appears. If two such orders meet, the one nearest the opener clockwise counts.
    - **No more veto questions:** holds for all explorers, until you choose otherwise. The bot also assumes it when you let the time for a veto run out.
    - **Forced moves:** the bot answers at once when you have only one legal choice. That saves time, but others may guess something from the speed, so it is off until you switch it on.
    - **Gamble order:** draw until you have at least the sum you name.

    A bid that has been made cannot be taken back, and neither can one that the bot made for you.

magellan-rules-tips-title = Tips
magellan-rules-tips =
    - **Pay with high cards, keep the low ones.** A { $money_low } buys almost nothing, but in your hand it is worth { $money_crown_1 } points; a { $money_high } is worth { $money_crown_9 }.
    - **Phase I sets the table.** Whoever has no ship with an explorer can never bid for him again. Being alone with an explorer means buying the later steps for 1.
    - **Look who is still in.** Ships and numbers of cards are public. Someone with two cards can never bid more than twice { $money_high }.
    - **Money first, points later.** Marco Polo and Vasco da Gama feed the next phases, Cook and Magellan only cost. You will need some of both.
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
magellan-picture-gamble = Up to { $limit }
magellan-picture-pass = pass
magellan-picture-unsold = unsold
magellan-picture-last-sale = Last sale
magellan-picture-bottom = Comes last
magellan-picture-side-a = A
magellan-picture-side-b = B
magellan-picture-part-left = L
magellan-picture-part-right = R
magellan-picture-maximum = ≤{ $points }
magellan-picture-effect-veto = gains a veto
magellan-picture-effect-tuck-hand = tuck a card from the hand
magellan-picture-effect-tuck-bid = tuck a card of the price
magellan-picture-effect-exchange = exchange at phase end
magellan-picture-effect-open-hand = hand lies open
magellan-picture-effect-neighbour-draw = loses a random card
magellan-picture-effect-gamble = gamble at the end
magellan-picture-effect-draw = { $count ->
        [one] draws { $count } card at once
       *[other] draws { $count } cards at once
    }
magellan-picture-effect-part = cards or crowns: choose
magellan-picture-ducats = ducats
magellan-picture-crowns = crowns
magellan-picture-cards = cards
magellan-picture-your-max = Your max
magellan-picture-your-limit = Your limit
magellan-picture-to-pay = To pay
magellan-picture-projected = if it ended now
magellan-picture-no-ships = No ship at sea yet
magellan-picture-orders = Standing orders
magellan-picture-no-orders = none
magellan-picture-order-never = never
magellan-picture-auto-forced = single answers at once
magellan-picture-gamble-until = draw until { $points }
