### What the coach says of Magellan before its first question, and of each question the first time it comes. Numbers come from the game's facts.

magellan-coach-begin =
    { $explorers } famous explorers set sail, and you send ships along. Each card is 1 step with an explorer: one field further on his row. Everyone bids, and the highest bidder takes the step.
    There are 3 phases. In phase I your ships come aboard. In phases II and III, only those aboard can sail on.
    Steps bring new money after a phase and points at the end. Money cards you never spend score points, too.
    The game ends after phase III. Most points win.
magellan-coach-bidding = An explorer is up for auction. The red frame on the chart marks his row: the purse is money at the end of the phase, the crown is points at the end of the game. Money you keep scores too, so ask yourself what this step, one field further, is worth. Under **More …** you find **Limit**: with it I bid for you, 1 ducat at a time.
magellan-coach-bid-amount = One more than the highest bid is usually enough. A jump scares people off, but you pay all of it if you win. A bid binds you.
magellan-coach-limit-amount = Name the most you’d pay, and I’ll go no higher than I must. Others see only the bids, never your limit. A fair price for most first steps is 4 to 8 ducats.
magellan-coach-payment = You won! Now pick the money cards you pay with. They go to the discard pile, and there’s no change.
magellan-coach-pay-cards = Look at the crowns on your cards. A { $money_low } is worth { $money_crown_1 } points at the end, a { $money_high } only { $money_crown_9 }. So pay with high cards and keep the low ones.
magellan-coach-veto = Columbus gave you a veto. Use it and this card goes to the bottom of the stack until the end of the phase. That helps if you want it but can’t afford it now. A rival’s dream card can wait, too.
magellan-coach-rest = You decide only about this card. If you don’t want to be asked about vetoes again, say so. You can change your mind any time.
magellan-coach-pile = Several of your ships could sail on with Magellan. The pile under the ship counts more on the next field, so move the one with the most crowns.
magellan-coach-pile-ship = Each pile scores the sum of its crowns, times the number on its field. The hint says how many crowns lie under each ship.
magellan-coach-tuck = Magellan saves cards for you. This one stays under the ship to the end, and its crown counts × { $magellan_a_multiplier_1 }, × { $magellan_a_multiplier_2 } or × { $magellan_a_multiplier_3 }, depending on how far the ship gets.
magellan-coach-tuck-card = Tuck a card with a crown of { $money_crown_1 }: 1, 2 or 3 ducats. They buy next to nothing, and here they count the most.
magellan-coach-part = Vasco da Gama gives you a choice. Left: money cards right now, while the others get none. Right: points, but only if the ship stays there to the end.
magellan-coach-part-source = You have ships on both parts. A ship that leaves the right part gives up its crown, so it’s usually better to move the one on the left.
magellan-coach-part-part = Short of money? Go left. Enough cards for the auctions you care about? Go right, and let this ship stay.
magellan-coach-exchange = Marco Polo lets you swap cards now. You see what you put away, not what you’ll draw. People pay with high cards, and those have been shuffled back in. So the more of you play, the more high cards are in the stack.
magellan-coach-exchange-cards = For the coming auctions, swap low cards for a chance at high ones. If you have enough money already, keep the low ones. They’re worth { $money_crown_1 } points each.
magellan-coach-gamble = Pizarro’s last step is a gamble. Each card you draw adds its ducats to your sum. Beyond { $gamble_limit } you get nothing. With 12 or less, draw. With 15 or more, stop, unless you need the points to win.
magellan-coach-until-amount = I draw until your sum is at least this number, then stop. 13 is a good place to stop.
magellan-coach-aside = It’s not your turn, but you can leave orders for later auctions. They’re secret, and they keep the game moving while you’re away.
magellan-coach-order = An order holds for every card of this explorer in this phase, until you win one of them.
magellan-coach-order-what = Give a limit and I’ll bid for you up to it. A limit of 0 means I never ask you about this explorer in this phase.
magellan-coach-order-amount = The most you’d pay for one card of this explorer. I never bid more than you can pay.
magellan-coach-auto-forced = If there’s only one thing you can do, I can do it for you at once. It saves time. But an instant answer may tell the others something about your hand.
