### Age of Discovery, in English. Numbers in the rules help come from engines/games/age_of_discovery/figures.toml (the game's facts).

age_of_discovery-title = Age of Discovery
age_of_discovery-blurb = Buy ships, trade for coins, sail with the great explorers for glory. About 45 minutes at a table, here at your own pace.
age_of_discovery-minutes = 45
age_of_discovery-weight = medium

## How things are called. Codes as in the pictures: letter of the colour and volume, or colour and capacity

age_of_discovery-colour-red = { SIGN("flag_red") }red
age_of_discovery-colour-yellow = { SIGN("flag_yellow") }yellow
age_of_discovery-colour-green = { SIGN("flag_green") }green
age_of_discovery-colour-blue = { SIGN("flag_blue") }blue
age_of_discovery-colour-white = { SIGN("flag_white") }white
age_of_discovery-colour-brown = { SIGN("flag_brown") }brown
age_of_discovery-letter-red = R
age_of_discovery-letter-yellow = Y
age_of_discovery-letter-green = G
age_of_discovery-letter-blue = B
age_of_discovery-letter-white = W
age_of_discovery-letter-brown = N
age_of_discovery-ship = { $kind } ({ $colour })
age_of_discovery-code = { $kind }{ $card }
age_of_discovery-code-card = { $ship } with a card
age_of_discovery-code-joker = joker as { $volume }
age_of_discovery-code-joker-card = joker as { $volume } with a card
age_of_discovery-codes = { $first } + { $rest }
age_of_discovery-contract = { $name } ({ $colour })
age_of_discovery-joker = { $first }/{ $second }
age_of_discovery-joker-as = joker ★{ $volume } ({ $colour })
age_of_discovery-explorer-abreu = Antonio de Abreu
age_of_discovery-explorer-dias = Bartolomeu Dias
age_of_discovery-explorer-da_gama = Vasco da Gama
age_of_discovery-explorer-vespucci = Amerigo Vespucci
age_of_discovery-explorer-drake = Francis Drake
age_of_discovery-explorer-magellan = Ferdinand Magellan
age_of_discovery-explorer-cabot = John Cabot
age_of_discovery-explorer-cartier = Jacques Cartier
age_of_discovery-explorer-barents = Willem Barents
age_of_discovery-explorer-balboa = Vasco Núñez de Balboa
age_of_discovery-explorer-columbus = Christopher Columbus
age_of_discovery-explorer-cabral = Pedro Álvares Cabral
age_of_discovery-mission-present = at least one ship
age_of_discovery-mission-half = at least half of the ships
age_of_discovery-mission-majority = majority of the ships
age_of_discovery-mission-alone = alone
age_of_discovery-word-joker = the joker
age_of_discovery-word-empty = open
age_of_discovery-word-nobody = nobody there
age_of_discovery-word-owner = { $who } { $ships }
age_of_discovery-word-owners = ships: { $owners }

## What the lobby may choose

age_of_discovery-setting-starter = Start player
age_of_discovery-setting-starter-about = Who goes first. Play continues clockwise.
age_of_discovery-setting-starter-random = random
age_of_discovery-setting-starter-first = first seat
age_of_discovery-setting-auto_end = End of turn
age_of_discovery-setting-auto_end-about = Does a turn end on its own when it’s clear that nothing is left to do?
age_of_discovery-setting-auto_end-on = on its own
age_of_discovery-setting-auto_end-off = by hand
age_of_discovery-setting-joker_counts = Joker left over
age_of_discovery-setting-joker_counts-about = Does a joker without an expedition score a point at the end, like a bought ship?
age_of_discovery-setting-joker_counts-no = no point
age_of_discovery-setting-joker_counts-yes = 1 point

## Rules help

age_of_discovery-rules-goal-title = The goal
    .revision = 1
age_of_discovery-rules-goal =
    The kings of Europe send out explorers, and someone has to pay for the ships. That’s you.

    A ship can earn its keep in two ways:
    - On an **expedition** it scores **victory points**. It stays there for good.
    - On a **trade contract** it earns **coins**. A few rounds later it comes back to you.

    So every ship asks the same question: earn a bit more first, or sail before the best spots are gone? The { $expeditions } expeditions don’t have room for all { $ships } ships.

    Points come from four sources:
    - Your ships on expeditions, in the **interim scoring** in the middle of the game
    - The same once more, with other numbers, in the **final scoring**
    - Your secret **special mission**: points for each expedition where your ships meet its condition. The more contracts you have fulfilled, the more it pays.
    - Bought ships that aren’t on an expedition: { $unplaced_points ->
        [one] { $unplaced_points } point
       *[other] { $unplaced_points } points
    } each

    The game ends when the final scoring card turns up among the ships and everyone has had one more turn. Most points win.

    For { $seats_min } to { $seats_max } players. You never decide anything out of turn, so there’s nothing you can miss.

age_of_discovery-rules-turn-title = Your turn
    .revision = 3
age_of_discovery-rules-turn =
    First the bot moves each of your running contracts ahead by a round. Finished ones pay at once, and their ships are free again.

    Then take **{ $actions } different actions** out of four, in the order you like:
    - **Take coins:** { $take_coins } from the supply
    - **Contract:** get a trade contract for { $contract_price ->
        [one] { $contract_price } coin
       *[other] { $contract_price } coins
    }
    - **Buy ships:** as many as you can pay for
    - **Place ships:** as many as you can pay for, on expeditions and on contracts from your hand, in any mix

    Good to know:
    - Never the same action twice in a turn.
    - Buying several ships is one action, placing several is one action, but each in one go: once you start another action, the one before is closed (our ruling).
    - You can place ships the turn you buy them (our ruling).
    - Action cards come on top: they’re free and don’t count as an action.
    - You must take one action: coins are always there. You can skip only the second one.
    - If you have no coins and no card to reserve with, coins are all you can begin with: the bot takes them for you.
    - When everyone can see you have nothing left to do, the bot ends your turn, but only if you can’t undo your last step. If you can, you end the turn yourself. (You can turn this off in the lobby.)
    - You can undo a step with `/undo`, as long as it revealed nothing new.

    Play goes clockwise. The start player is random unless the lobby says otherwise, and never changes (our ruling).

age_of_discovery-rules-coins-title = Coins
    .revision = 1
age_of_discovery-rules-coins =
    You begin with { $start_coins } coins. Everyone can see how many you have (our ruling).

    ### Where they come from
    - The action *Take coins*: { $take_coins } a turn, always possible if you haven’t taken it this turn
    - Fulfilled contracts: from { $contract_income_3_1 } to { $contract_income_6_3 } coins each. That’s your main income.

    ### What they are for
    - Ships: { $ship_price_1 }, { $ship_price_2 } or { $ship_price_3 } coins for volume 1, 2 or 3
    - A trade contract: { $contract_price ->
        [one] { $contract_price } coin
       *[other] { $contract_price } coins
    }
    - **Placement fee:** { $fee_ship ->
        [one] { $fee_ship } coin
       *[other] { $fee_ship } coins
    } for each ship you place, on a contract or an expedition; { $fee_joker } for your joker

    Mind the fee: a ship bought with your last coin stays in the harbor this turn.

    Coins are worth nothing at the end of the game. The supply never runs out (our ruling).

age_of_discovery-rules-contracts-title = Trade contracts
    .revision = 1
age_of_discovery-rules-contracts =
    You begin with { $start_contracts } contracts. The action *Contract* brings one more for { $contract_price ->
        [one] { $contract_price } coin
       *[other] { $contract_price } coins
    }: one of the { $contract_display } face-up ones, or the top one of the stack, unseen. Your hand is secret and holds up to { $contract_hand }; running contracts don’t count. You can’t discard one. If the stack is empty, the display isn’t refilled (our ruling).

    ### Starting one
    It’s part of *Place ships*.
    - The ships must have the **color** of the contract (or cost a card each).
    - Their volumes must add up to its capacity **exactly**, all at once.
    - You pay the fee for each ship and choose the rounds. The longer, the more coins, for 1 / 2 / 3 rounds:
      - Capacity 3: { $contract_income_3_1 } / { $contract_income_3_2 } / { $contract_income_3_3 }
      - Capacity 4: { $contract_income_4_1 } / { $contract_income_4_2 } / { $contract_income_4_3 }
      - Capacity 5: { $contract_income_5_1 } / { $contract_income_5_2 } / { $contract_income_5_3 }
      - Capacity 6: { $contract_income_6_1 } / { $contract_income_6_2 } / { $contract_income_6_3 }

    ### And then
    With 1 round it pays at the start of your next turn, with 2 one turn later, and so on. The ships come back, and the contract counts as **fulfilled**: your mission needs that.

    Any number can run at once, but you can’t change them anymore. What’s still running at the end is cancelled: no coins, not fulfilled, the ships come back.

age_of_discovery-rules-ships-title = Ships
    .revision = 2
age_of_discovery-rules-ships =
    There are { $ships } ships, { $ships_per_colour } in each of { $colours } colors: red, yellow, green, blue, white and brown (brown is our ruling, sources disagree). In each color:
    - **Volume 1**, price { $ship_price_1 }: { $ship_copies_1 } ships
    - **Volume 2**, price { $ship_price_2 }: { $ship_copies_2 } ships
    - **Volume 3**, price { $ship_price_3 }: { $ship_copies_3 } ships

    We write them short, with the letters R, Y, G, B, W and N for the colors: **Y2** is a yellow ship of volume 2, **★2** a joker used with volume 2. A contract such as **Y-5** is yellow with capacity 5.

    ### Buying
    - You can buy from the **purchase row**, the lower one with { $row_ships } ships.
    - Above it is the **filling row**. When you buy a ship, the one above it moves down at once, and a new one from the draw stacks takes its place.
    - You can keep buying as long as your coins last, even the ship that just moved down. The menu also offers 2 ships at once.

    Your ships are face up in front of you. They’re free until you place them.

    ### The draw stacks
    There are { $stacks }, used up one after the other. The card for the interim scoring hides in stack { $interim_stack }, the one for the final scoring in stack { $final_stack }. When no ships are left, empty spaces stay empty (our ruling).

    ### Big or small?
    Expeditions pay per ship, not per volume: a small ship scores as much as a big one and takes less room. Big ones fill a contract with fewer fees, and they can fill up an expedition before others get in.

age_of_discovery-rules-placing-title = Expeditions
    .revision = 2
age_of_discovery-rules-placing =
    Placing a ship on an expedition costs { $fee_ship ->
        [one] { $fee_ship } coin
       *[other] { $fee_ship } coins
    }. It stays there until the end.

    - **Capacity:** each tile has a number from { $expedition_capacity_low } to { $expedition_capacity_high }. The volumes of all ships together can’t exceed it. Filling it up isn’t required.
    - **Color of the row:** the first ship may have any color. It sets the color of the row, and from then on only ships of that color may join, whoever owns them.
    - You can place any number of ships on any number of expeditions. In the box everyone has 20 stones to mark them; here they’re no limit (our ruling).

    ### Two colors, two meanings
    - The **color of the row** says who may **join**.
    - The **color of the tile** says who **scores more**: a ship of the tile’s color gets the higher number of the tile, any other ship the lower one (our ruling).

    For example: the first ship on a green tile is red. Now only red ships may join, and they all get the lower number. A green ship could only join with a *ship of any color* card, but it would get the higher one.

    Capacity 3 can be filled by one ship of volume 3, by 1 and 2, or by three times 1.

    Be sure before you place: a ship on an expedition never comes back.

age_of_discovery-rules-joker-title = The joker ship
    .revision = 2
age_of_discovery-rules-joker =
    Everyone is dealt one of { $jokers } joker ships, face down. It has **two colors**, and each time you use it you choose its volume, from { $ship_volume_low } to { $ship_volume_high }. The fee is { $fee_joker } coins instead of { $fee_ship }.

    - **On a contract** it fits if one of its colors is the color of the contract. Alone with volume 3 it can serve a contract of capacity 3. Afterwards it comes back to you, and you can use it again with another volume.
    - **On an expedition** it stays for good. You choose which of its two colors it sails in (our ruling). If it’s the first ship, that becomes the color of the row; if not, it must match the color of the row. The color you chose also decides which number it scores.
    - With a *ship of any color* card it can join any row or contract. In a row, choose one of its colors that isn’t the color of the row; that color scores.

    A joker counts as **one** ship, whatever its volume.

    Nobody knows your joker until you use it for the first time; from then on everyone does. You can’t show it earlier (our ruling).

    It wasn’t bought, so if it’s on no expedition at the end, it scores nothing (our ruling; you can change that in the lobby). In a tie it counts as a ship you own, once you’ve used it.

age_of_discovery-rules-cards-title = Action cards
    .revision = 1
age_of_discovery-rules-cards =
    There are two kinds, each good for one use. Playing one is free and doesn’t count as an action. You get:
    - with 2 players: { $any_cards_2 } × any color, { $reserve_cards_2 } × reserve
    - with 3 players: { $any_cards_3 } × any color, { $reserve_cards_3 } × reserve
    - with 4 players: { $any_cards_4 } × any color, { $reserve_cards_4 } × reserve

    ### Ship of any color
    Play it with a ship you place: the ship can join a row or serve a contract of another color.
    - One card per ship. The color of the row stays as it was.
    - In the scoring the ship’s **own** color counts (our ruling).
    - The card can only be spent where it’s needed (our ruling).
    - { SIGN("any_color") } marks what costs such a card.

    ### Reserve
    Any time on your turn: choose a ship in either row or a face-up contract. Nobody else can take it until the end of your next turn; then the reservation is gone.
    - You still pay the full price, and a ship must be in the purchase row.
    - The reservation moves down with the ship. Others may buy the ship below.
    - You can’t reserve what someone else has reserved. You can extend your own reservation with a second card, but only on a later turn (our ruling).
    - You can take it on the same turn (our ruling).

    Everyone sees how many cards you have left (our ruling).

age_of_discovery-rules-orders-title = Orders
    .revision = 1
age_of_discovery-rules-orders =
    No time when your turn comes? While others play, *Play* lets you leave up to { $orders_most } steps for your next turn: take coins, buy this ship, start that contract, end the turn (our addition).

    When your turn comes the bot carries them out from the top. It stops and asks you
    - at the first step that is no longer possible, for instance because someone bought the ship
    - when a scoring card turns up
    - when someone places a ship on an expedition your orders name

    Nobody sees your orders. When they’re carried out, everyone learns that you had left some. You can delete them at any time until then.

age_of_discovery-rules-scoring-title = Scoring
    .revision = 2
age_of_discovery-rules-scoring =
    ### Interim scoring
    Each ship on an expedition scores the tile’s **interim number** for its owner: the higher one if the ship has the color of the tile, otherwise the lower one. Nothing else happens; everything stays where it is.

    ### Final scoring
    - Running contracts are cancelled. Their ships come back, nothing else.
    - **Expeditions:** as before, with the **final numbers**.
    - **Special missions:** all are shown. Points for each expedition that meets your condition; see *Special missions*.
    - **Other ships:** { $unplaced_points ->
        [one] { $unplaced_points } point
       *[other] { $unplaced_points } points
    } for each ship you bought that isn’t on an expedition.

    Coins, contracts in hand and action cards are worth nothing.

    Always per **ship**, never per volume; a joker is one ship. An example, Abreu’s expedition: a ship of the tile’s color brings { $abreu_interim_match } in the interim and { $abreu_final_match } in the final scoring, any other { $abreu_interim_other } and { $abreu_final_other }.

    ### Who wins?
    Most points win. In a tie, more ships that aren’t on an expedition win; a joker counts once it has been used. If that’s tied too, the victory is shared (our ruling).

    Many numbers are printed only on the tiles and cards of the original game. Where we had no source, they’re our reconstruction.

age_of_discovery-rules-missions-title = Special missions
    .revision = 1
age_of_discovery-rules-missions =
    You have one of { $missions } secret missions. In the final scoring it pays for each expedition that meets its condition. Only the number of ships counts, not their volume:
    - **At least one ship** of yours
    - **At least half of the ships:** as many of yours as of all others together, or more; at least one (our ruling)
    - **Majority of the ships:** more of yours than of all others together
    - **Alone:** only ships of yours

    Being alone on an expedition meets every mission.

    How much an expedition pays depends on your **fulfilled contracts**. With 1 / 4 / { $mission_top } or more:
    - 2 players: one ship { $mission_2_present_1 } / { $mission_2_present_4 } / { $mission_2_present_8 }, half { $mission_2_half_1 } / { $mission_2_half_4 } / { $mission_2_half_8 }, majority { $mission_2_majority_1 } / { $mission_2_majority_4 } / { $mission_2_majority_8 }, alone { $mission_2_alone_1 } / { $mission_2_alone_4 } / { $mission_2_alone_8 }
    - 3 players: one ship { $mission_3_present_1 } / { $mission_3_present_4 } / { $mission_3_present_8 }, half { $mission_3_half_1 } / { $mission_3_half_4 } / { $mission_3_half_8 }, majority { $mission_3_majority_1 } / { $mission_3_majority_4 } / { $mission_3_majority_8 }, alone { $mission_3_alone_1 } / { $mission_3_alone_4 } / { $mission_3_alone_8 }
    - 4 players: one ship { $mission_4_present_1 } / { $mission_4_present_4 } / { $mission_4_present_8 }, half { $mission_4_half_1 } / { $mission_4_half_4 } / { $mission_4_half_8 }, majority { $mission_4_majority_1 } / { $mission_4_majority_4 } / { $mission_4_majority_8 }, alone { $mission_4_alone_1 } / { $mission_4_alone_4 } / { $mission_4_alone_8 }

    Without a fulfilled contract a mission pays nothing. *My hand* shows your own line in full and what it’s worth right now.

    With { $missions } players every mission is in play; with fewer, the rest stay in the box, unseen.

age_of_discovery-rules-end-title = How it ends
    .revision = 1
age_of_discovery-rules-end =
    Two scoring cards hide among the ships: the **interim** card in draw stack { $interim_stack }, the **final** card in stack { $final_stack }. They turn up when someone buys a ship and the gap is filled.

    ### When one turns up
    - It’s laid aside, and the next ship takes its place.
    - The turn continues as usual. After it, **everyone gets exactly one more turn**; whoever revealed the card goes last.
    - Then you score. After the interim scoring the game continues; after the final scoring it ends.

    The board shows the countdown. If both run at once, each keeps its own time; if both scorings fall on the same turn, the interim comes first (our ruling).

    ### Your last turn
    - Coins and contracts become worthless. Place what you can, where it brings points.
    - A contract started now never pays; with one more turn to come, only a 1-round contract does. The bot warns you.
    - Leftover bought ships still score { $unplaced_points ->
        [one] { $unplaced_points } point
       *[other] { $unplaced_points } points
    } each.

    ### If nobody buys
    To keep games from lasting forever: after { $stall_rounds } full rounds without a single purchase, everyone gets one more turn, and then any scoring still due happens. The bot warns everyone { $stall_warning } rounds ahead; buying any ship is enough to continue (our ruling).

age_of_discovery-rules-pictures-title = The pictures
    .revision = 1
age_of_discovery-rules-pictures =
    Colors always have their letter: **{ age_of_discovery-letter-yellow }2** is a yellow ship of volume 2, **{ age_of_discovery-letter-yellow }-5** a contract for yellow ships.

    ### The chart
    - { SIGN("flag_yellow") }**Flag:** the color of the expedition. **Two numbers behind it:** its hold and, in red, what is free; { SIGN("full") }a lock if it’s full
    - { SIGN("interim_scoring") }**Half-run hourglass:** points at the interim scoring, pale once that is over. { SIGN("final_scoring") }**Run-out hourglass:** points at the final scoring. The plain number is for ships of other colors, the colored one for ships of the expedition’s color.
    - **The row below:** a dashed ring for each free unit. The row’s color says which ships may join; hatched, a ship of any color may open it.
    - **Ships** are as wide as their volume. The sail is their color, the seal their owner, a star a joker.
    - **Red frame:** the last move

    ### At the top
    Whose turn it is, and its number; the two boxes are its two actions, with a sign once taken, golden while it may go on: { SIGN("coin") }coin, { SIGN("contract") }contract, { SIGN("ship_bought") }ship bought, { SIGN("ship_placed") }ship with a wake for one sent to sea. On the right the next scoring, after whose turn it comes, and how many turns are left.

    ### The players
    - { SIGN("crown") }Crown: points so far. { SIGN("coin") }Coin: coins. { SIGN("contract_done") }Tick: contracts fulfilled. { SIGN("contract_held") }Card back: contracts in hand. Wheel and pin: action cards left, *any color* and { SIGN("reserve") }*reserve*
    - Flags: free ships; “2×{ age_of_discovery-letter-yellow }1” are two alike, “+3” counts those that found no room. Star: the joker, with “?” while secret, pale while in use
    - Contracts under way: coins they bring, and { SIGN("rounds") }in the circling arrow the rounds until then
    - Arrow and golden rim: whose turn it is. { SIGN("gear") }Gear: a computer player
    - At the end, where points came from: { SIGN("interim_scoring") }half-run hourglass, interim; { SIGN("final_scoring") }run-out, final scoring; { SIGN("mission") }sealed letter, mission; { SIGN("ships_left_over") }anchor, ships left over

    ### The harbor
    Ships in the lower row are for sale at the price beside the coin; those in the upper row move down the arrows. Below, the stacks from which they come, in their order. On the right the contracts: coins after 1, 2 or 3 rounds. Red frames show what the last turn changed, golden ones what you may choose.

age_of_discovery-rules-tips-title = Tips
    .revision = 1
age_of_discovery-rules-tips =
    - **Start with a contract.** Look at your hand first, then buy ships in those colors. { $take_coins } coins a turn don’t get you far.
    - **Every contract counts twice:** coins now, and a better rate for your mission at the end. Without any, the mission pays nothing.
    - **Short runs keep ships busy.** More rounds pay more in total, but less per round, and meanwhile the best places are taken.
    - **Match the tile.** A ship of the tile’s color scores clearly more. Being the first to place also decides who else can come.
    - **A foreign color locks the door.** If nobody has ships of that color, you’ll be alone there: fine for *majority* and *alone*.
    - **Small ships for points, big ones for contracts** and for filling up an expedition before others come.
    - **Look at both numbers of a tile.** Some already pay well in the interim scoring, others pay nearly everything at the end. Hurry with the first kind.
    - **Keep a coin or two** for the placement fees.
    - **Watch the stacks.** When stack { $interim_stack } is being drawn from, the interim scoring is near; stack { $final_stack } means the end. Whoever reveals the card has the last turn.
    - **The joker** is best as the missing piece of contracts. On your last turns, send it on an expedition: at home it’s worth nothing.
    - **Reserve** what you’ll be able to pay for next turn, above all a ship in the filling row above one that others want.

## In the pictures: short, they stand in boxes

age_of_discovery-picture-title = Age of Discovery
age_of_discovery-picture-title-first = Age of
age_of_discovery-picture-title-second = Discovery
age_of_discovery-picture-turn = turn { $number }
age_of_discovery-picture-after = after
age_of_discovery-picture-turns-left = { $count ->
        [one] last turn
       *[other] { $count } turns left
    }
age_of_discovery-picture-coming-interim = interim scoring ahead
age_of_discovery-picture-coming-final = final scoring ahead
age_of_discovery-picture-stall = no purchase: end in { $count }
age_of_discovery-picture-stacks = Stacks
age_of_discovery-picture-contracts = Trade contracts
age_of_discovery-picture-rounds = rounds
age_of_discovery-picture-legend-tile = expedition’s color
age_of_discovery-picture-legend-interim = interim: other | its color
age_of_discovery-picture-legend-final = final scoring
age_of_discovery-picture-legend-room = hold | free
age_of_discovery-picture-legend-joins = who may join
age_of_discovery-picture-legend-coins = coins
age_of_discovery-picture-legend-fulfilled = fulfilled
age_of_discovery-picture-legend-in-hand = in hand
age_of_discovery-picture-legend-any-colour = any color
age_of_discovery-picture-legend-reserve = reserve
age_of_discovery-picture-legend-rounds = rounds to go
age_of_discovery-picture-legend-joker = joker
age_of_discovery-picture-legend-from-interim = interim scoring
age_of_discovery-picture-legend-from-final = final scoring
age_of_discovery-picture-legend-from-mission = special mission
age_of_discovery-picture-legend-from-unplaced = ships left over
age_of_discovery-picture-in-hand = in hand
age_of_discovery-picture-room = hold | free
age_of_discovery-picture-joker = joker
age_of_discovery-picture-explorer-abreu = Abreu
age_of_discovery-picture-explorer-dias = Dias
age_of_discovery-picture-explorer-da_gama = da Gama
age_of_discovery-picture-explorer-vespucci = Vespucci
age_of_discovery-picture-explorer-drake = Drake
age_of_discovery-picture-explorer-magellan = Magellan
age_of_discovery-picture-explorer-cabot = Cabot
age_of_discovery-picture-explorer-cartier = Cartier
age_of_discovery-picture-explorer-barents = Barents
age_of_discovery-picture-explorer-balboa = Balboa
age_of_discovery-picture-explorer-columbus = Columbus
age_of_discovery-picture-explorer-cabral = Cabral
age_of_discovery-picture-mission-present = At least one ship
age_of_discovery-picture-mission-half = At least half the ships
age_of_discovery-picture-mission-majority = Majority of the ships
age_of_discovery-picture-mission-alone = Alone there
age_of_discovery-picture-missing = { $volume } missing
age_of_discovery-picture-not-yet = not yet
age_of_discovery-picture-free-ships = Free ships
age_of_discovery-picture-under-way = Contracts under way
age_of_discovery-picture-landings = Your ships could join (best points)
age_of_discovery-picture-orders = Your orders: { $orders }
age_of_discovery-picture-own-turns = own turns: { $count }
age_of_discovery-picture-joker-hidden = not yet shown
age_of_discovery-picture-joker-free = known to all
age_of_discovery-picture-joker-contract = on { $where }
age_of_discovery-picture-joker-expedition = with { $where }

## Slash commands: names and descriptions

age_of_discovery-blurb-command = Your moves in a game of Age of Discovery
age_of_discovery-move-take_coins = take_coins
age_of_discovery-move-take_coins-about = Action: take coins from the supply
age_of_discovery-move-buy_ship = buy_ship
age_of_discovery-move-buy_ship-about = Action: buy a ship from the purchase row; repeat for more
age_of_discovery-move-place_ship = place_ship
age_of_discovery-move-place_ship-about = Action: place a ship on an expedition, for good; repeat for more
age_of_discovery-move-start_contract = start_contract
age_of_discovery-move-start_contract-about = Action: place ships on a trade contract in your hand; part of placing ships
age_of_discovery-move-acquire_contract = acquire_contract
age_of_discovery-move-acquire_contract-about = Action: take a trade contract into your hand
age_of_discovery-move-reserve = reserve
age_of_discovery-move-reserve-about = Action card, no action: reserve a ship or a contract until the end of your next turn
age_of_discovery-move-end_turn = end_turn
age_of_discovery-move-end_turn-about = End your turn; you lose unused actions
age_of_discovery-move-order = order
age_of_discovery-move-order-about = While you wait: 1 more step for your next turn, in secret
age_of_discovery-move-drop_orders = drop_orders
age_of_discovery-move-drop_orders-about = Forget all orders for your next turn

age_of_discovery-field-step = step
age_of_discovery-field-step-about = What to do; fill in the other fields as in the command of that name
age_of_discovery-field-end = end
age_of_discovery-field-end-about = With your last action: does your turn end too? yes or no
age_of_discovery-field-column = column
age_of_discovery-field-column-about = The column of the purchase row, as numbered in the picture; two to buy two ships: 1 3
age_of_discovery-field-ship = ship
age_of_discovery-field-ship-about = The ship by color and volume, for example: G3; or: joker
age_of_discovery-field-expedition = expedition
age_of_discovery-field-expedition-about = With which explorer
age_of_discovery-field-volume = volume
age_of_discovery-field-volume-about = Only for the joker: its volume this time
age_of_discovery-field-colour = color
age_of_discovery-field-colour-about = Only for the joker: the color it sails in
age_of_discovery-field-card = card
age_of_discovery-field-card-about = Only for a color other than the row’s: spend a card “ship of any color”
age_of_discovery-field-contract = contract
age_of_discovery-field-contract-about = A contract in your hand, for example: Y-5
age_of_discovery-field-ships = ships
age_of_discovery-field-ships-about = All its ships, for example: Y2 Y3; joker2 for the joker; B1* with a card
age_of_discovery-field-rounds = rounds
age_of_discovery-field-rounds-about = How many rounds it runs: the longer, the more coins
age_of_discovery-field-source = source
age_of_discovery-field-source-about = The place in the display, or the face-down stack
age_of_discovery-field-target = target
age_of_discovery-field-target-about = The ship or the contract to reserve

## Buttons: the kinds of move

age_of_discovery-kind-take_coins = { $count ->
        [one] Take { $count } { SIGN("coin") }coin
       *[other] Take { $count } { SIGN("coin") }coins
    }
age_of_discovery-kind-buy_ship = { SIGN("ship_bought") }Buy ships
age_of_discovery-kind-place_ship = { SIGN("ship_placed") }Place a ship
age_of_discovery-kind-start_contract = { SIGN("contract_held") }Start a contract
age_of_discovery-kind-acquire_contract = { SIGN("contract") }Acquire a contract
age_of_discovery-kind-reserve = { SIGN("reserve") }Reserve ({ $count })
age_of_discovery-kind-end_turn = End turn

## Questions

age_of_discovery-ask-turn = { $left ->
        [0] No action left. Anything else?
        [one] { $left } action left: what will you do?
       *[other] Your turn: { $left } different actions
    }
age_of_discovery-ask-buy_ships = { $left ->
        [0] Buy another ship, or end your turn?
        [one] Buy another ship, or continue with your last action?
       *[other] Buy another ship, or continue? { $left } actions left
    }
age_of_discovery-ask-place_ships = { $left ->
        [0] Place more ships, or end your turn?
        [one] Place more ships, or continue with your last action?
       *[other] Place more ships, or continue? { $left } actions left
    }
age_of_discovery-ask-column = Which ships do you buy?
age_of_discovery-ask-source = { $price ->
        [one] Which contract do you take for { $price } coin?
       *[other] Which contract do you take for { $price } coins?
    }
age_of_discovery-ask-target = What do you reserve?
age_of_discovery-ask-ship = Which ship do you place?
age_of_discovery-ask-expedition = Who does { $ship } sail with?
age_of_discovery-ask-volume = { $explorer }: which volume for the joker?
age_of_discovery-ask-colour = { $explorer }: which color is the joker?
age_of_discovery-ask-card = { $explorer }: the row is { $colour }. Spend a card?
age_of_discovery-ask-contract = Which contract do you start?
age_of_discovery-ask-set = { $contract }: with which ships?
age_of_discovery-ask-next-ship = { $contract }: which ship next?
age_of_discovery-ask-end = This is your last action. End your turn after it?
age_of_discovery-ask-rounds = { $contract }: for how many rounds?

age_of_discovery-about-turn = { $coins ->
        [0] You have no coins
        [one] You have { $coins } coin
       *[other] You have { $coins } coins
    }{ $cards ->
        [0] .
        [one] { " " }and { $cards } card “ship of any color”.
       *[other] { " " }and { $cards } cards “ship of any color”.
    }
age_of_discovery-about-turn-before-last = { $coins ->
        [0] You have no coins.
        [one] You have { $coins } coin.
       *[other] You have { $coins } coins.
    } The end is near: you have 1 more turn after this.
age_of_discovery-about-last-turn = { $coins ->
        [0] You have no coins.
        [one] You have { $coins } coin.
       *[other] You have { $coins } coins.
    } **This is your last turn:** coins and contracts will be worth nothing.
age_of_discovery-about-one-action = { $about } Placing ships and starting contracts together are one action.
age_of_discovery-about-coins = { $coins ->
        [one] You have { $coins } coin.
       *[other] You have { $coins } coins.
    }
age_of_discovery-about-place = { $coins ->
        [one] You have { $coins } coin
       *[other] You have { $coins } coins
    } for the placement fees{ $cards ->
        [0] .
        [one] { " " }and { $cards } card “ship of any color”.
       *[other] { " " }and { $cards } cards “ship of any color”.
    }
age_of_discovery-about-fee = Fee { $fee }, coins { $coins }. The ship stays there for good.{ $cards ->
        [0] { "" }
       *[other] { " " }{ SIGN("any_color") } needs a card “ship of any color” (you have { $cards }).
    }
age_of_discovery-about-room = Room left: { $room } of { $capacity }.
age_of_discovery-about-cards = { $cards ->
        [0] You have no card “ship of any color”.
        [one] You have { $cards } card “ship of any color”.
       *[other] You have { $cards } cards “ship of any color”.
    }
age_of_discovery-about-reserve = { $count ->
        [one] You have { $count } reserve card. Until the end of your next turn nobody else may take what you reserve.
       *[other] You have { $count } reserve cards. Until the end of your next turn nobody else may take what you reserve.
    }
age_of_discovery-about-reserve-last = { $count ->
        [one] You have { $count } reserve card. This is your last turn: reserving only keeps the others from taking it.
       *[other] You have { $count } reserve cards. This is your last turn: reserving only keeps the others from taking it.
    }
age_of_discovery-about-loaded = { $count ->
        [0] Nothing chosen yet. Volume: 0 of { $capacity }, { $missing } missing.
       *[other] Chosen: `{ $ships }`. Volume: { $loaded } of { $capacity }, { $missing } missing.
    }
age_of_discovery-about-rounds-left = { $turns ->
        [0] This is your last turn: a contract you start now will never pay.
        [one] For 1 round it pays at the start of your next turn, which is your last. For more rounds it will never pay.
       *[other] You have { $turns } more turns. For more rounds than that it will never pay.
    }
age_of_discovery-about-rounds = For 1 round it pays at the start of your next turn. Its ships are tied up until it pays.

age_of_discovery-option-buy = Column { $column } · { $ship } · { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
age_of_discovery-option-buy-two = { $first } + { $second } · { $price } coins
age_of_discovery-option-stack = Draw blind from the stack
age_of_discovery-option-joker = { SIGN("joker") } Joker ({ $joker })
age_of_discovery-option-expedition = { $explorer }
age_of_discovery-option-by-card = { SIGN("any_color") } { $explorer }
age_of_discovery-option-colour = As { $colour }
age_of_discovery-option-colour-card = { SIGN("any_color") } As { $colour }, with a card
age_of_discovery-option-card = { $cards ->
        [one] { SIGN("any_color") } Spend my last card
       *[other] { SIGN("any_color") } Spend 1 of { $cards } cards
    }
age_of_discovery-option-set = { $ships }
age_of_discovery-option-set-by-card = { SIGN("any_color") } Ship by ship, with cards …
age_of_discovery-option-ship-by-ship = Choose ship by ship …
age_of_discovery-option-joker-volume = { SIGN("joker") } Joker, volume { $volume }
age_of_discovery-option-joker-card = { SIGN("any_color") } { SIGN("joker") } Joker, volume { $volume }
age_of_discovery-option-ship-card = { SIGN("any_color") } { $ship }
age_of_discovery-option-one-ship = { $ship }
age_of_discovery-option-end-yes = then end your turn
age_of_discovery-option-end-no = then wait
age_of_discovery-option-rounds = { $rounds ->
        [one] { $rounds } round: { $income } coins
       *[other] { $rounds } rounds: { $income } coins
    }

age_of_discovery-hint-above = Next up: { $ship } for { $price }.
age_of_discovery-hint-above-reserved = Next up: { $ship } for { $price }, reserved by { $who }.
age_of_discovery-hint-nothing-above = Nothing is next.
age_of_discovery-hint-columns = columns { $first } and { $second }
age_of_discovery-hint-incomes = { $one } / { $two } / { $three } coins for 1 / 2 / 3 rounds
age_of_discovery-hint-stack = { $left ->
        [one] { $left } card left; only you’ll see it
       *[other] { $left } cards left; only you’ll see it
    }
age_of_discovery-hint-purchase-row = { $price ->
        [one] purchase row, column { $column }, { $price } coin
       *[other] purchase row, column { $column }, { $price } coins
    }
age_of_discovery-hint-filling-row = { $price ->
        [one] filling row, column { $column }, { $price } coin
       *[other] filling row, column { $column }, { $price } coins
    }
age_of_discovery-hint-free = { $count } free; { $best }
age_of_discovery-hint-best = { $points ->
        [one] up to { $points } point: { $explorers }
       *[other] up to { $points } points: { $explorers }
    }
age_of_discovery-hint-best-card = { $points ->
        [one] { SIGN("any_color") } up to { $points } point: { $explorers }
       *[other] { SIGN("any_color") } up to { $points } points: { $explorers }
    }
age_of_discovery-hint-best-more = { $count } more
age_of_discovery-hint-expedition = { $interim } + { $final } points; tile { $tile }, row { $row }, room { $room } of { $capacity }; { $owners }
age_of_discovery-hint-expedition-late = { $final ->
        [one] { $final } point
       *[other] { $final } points
    }; tile { $tile }, row { $row }, room { $room } of { $capacity }; { $owners }
age_of_discovery-hint-fee = { $fee ->
        [one] fee { $fee } coin
       *[other] fee { $fee } coins
    }
age_of_discovery-hint-cards = { $cards ->
        [one] you have { $cards } card “ship of any color”
       *[other] you have { $cards } cards “ship of any color”
    }

## Whom everybody sees being asked what, after the name

age_of_discovery-asking-turn = { $left ->
        [one] take the last action
       *[other] take { $left } different actions
    }
age_of_discovery-asking-finish = continue or end the turn
age_of_discovery-asking-over = the game is over
age_of_discovery-action-take_coins = { SIGN("coin") }take coins
age_of_discovery-action-acquire_contract = { SIGN("contract") }acquire a contract
age_of_discovery-action-buy_ships = { SIGN("ship_bought") }buy ships
age_of_discovery-action-place_ships = { SIGN("ship_placed") }place ships

## Orders for the turn to come

age_of_discovery-kind-order = Leave an order
age_of_discovery-kind-drop_orders = Forget all orders
age_of_discovery-ask-orders = It’s { $who }’s turn. Leave orders for yours?
age_of_discovery-ask-order-step = Step { $number } of your next turn
age_of_discovery-about-orders-none = You may leave up to { $limit } steps for your next turn. I’ll carry them out one by one when your turn comes. If a step is no longer possible, a scoring card turns up, or someone joins an expedition you named, you decide yourself. Nobody else sees them.
age_of_discovery-about-orders = Your orders for your next turn: { $orders }.
age_of_discovery-about-order-step = { $coins ->
        [0] You’ll have no coins then.
        [one] You’ll have { $coins } coin then.
       *[other] You’ll have { $coins } coins then.
    }
age_of_discovery-order-line = { $number }. { $step }
age_of_discovery-order-take_coins = take coins
age_of_discovery-order-buy_ship = buy { $ship } in column { $column }
age_of_discovery-order-buy_ships = buy { $ships }
age_of_discovery-order-place_ship = place { $ship } with { $explorer }
age_of_discovery-order-start_contract = { $rounds ->
        [one] start { $contract } with `{ $ships }` for { $rounds } round
       *[other] start { $contract } with `{ $ships }` for { $rounds } rounds
    }
age_of_discovery-order-acquire_contract = take the contract { $contract }
age_of_discovery-order-draw_contract = draw a contract
age_of_discovery-order-reserve = reserve { $card }
age_of_discovery-order-end_turn = end the turn
age_of_discovery-no-orders-now = It’s your turn, so just play.
age_of_discovery-no-orders-full = You’ve left { $limit } steps, and that’s the limit. You can forget them and start over.
age_of_discovery-no-orders-end-turn = Your orders are complete: they end your turn.
age_of_discovery-no-orders-card-gone = There’s another card there now.
age_of_discovery-no-no-orders = You haven’t left any orders. While others play, **Play** lets you leave some.
age_of_discovery-no-no-turn-left = You’ve had your last turn.

## Before something that cannot be taken back

age_of_discovery-caution = Think twice: { $reasons }.
age_of_discovery-caution-and-ends-turn = Think twice: { $reasons }. This ends your turn.
age_of_discovery-caution-joker = everyone will see your joker ({ $joker })
age_of_discovery-caution-joker-gone = your joker never comes back from an expedition
age_of_discovery-caution-too-late = { $turns ->
        [0] this is your last turn, so this contract will never pay
        [one] you have only { $turns } more turn, so a contract of { $rounds } rounds will never pay
       *[other] you have only { $turns } more turns, so a contract of { $rounds } rounds will never pay
    }
age_of_discovery-caution-ends-turn = This ends your turn.
age_of_discovery-caution-coins = { $count ->
        [one] you could still take { $count } coin
       *[other] you could still take { $count } coins
    }
age_of_discovery-caution-action = { $left ->
        [one] you still have { $left } action left
       *[other] you still have { $left } actions left
    }
age_of_discovery-caution-reserve = { $count ->
        [one] this is your last turn, and you still have { $count } reserve card
       *[other] this is your last turn, and you still have { $count } reserve cards
    }

## Why something is not possible

age_of_discovery-no-game-over = The game is over.
age_of_discovery-no-not-your-turn = It’s { $who }’s turn.
age_of_discovery-no-action-taken = You’ve already used this action this turn.
age_of_discovery-no-first-action = Take an action first: you can only skip the second one.
age_of_discovery-no-no-action-left = You’ve already taken all your actions this turn.
age_of_discovery-no-coins = { $need ->
        [one] You need { $need } coin, and you have { $have }.
       *[other] You need { $need } coins, and you have { $have }.
    }
age_of_discovery-no-reserved = { $who } has reserved this card.
age_of_discovery-no-already-reserved = { $who } has already reserved this card.
age_of_discovery-no-hand-full = You already hold { $limit } contracts.
age_of_discovery-no-nothing-to-acquire = There’s no contract for you to take.
age_of_discovery-no-nothing-to-buy = There’s no ship for you to buy.
age_of_discovery-no-nothing-to-reserve = There’s nothing for you to reserve.
age_of_discovery-no-no-such-choice = That’s not one of the choices.
age_of_discovery-no-slot-empty = There’s no card in that place.
age_of_discovery-no-stack-empty = The contract stack is empty.
age_of_discovery-no-no-free-ship = You have no free ship.
age_of_discovery-no-ship-not-free = You don’t have that ship free.
age_of_discovery-no-nothing-fits = None of your free ships fits an expedition.
age_of_discovery-no-fits-nowhere = This ship doesn’t fit any expedition.
age_of_discovery-no-expedition-full = { $room ->
        [0] This expedition is full.
       *[other] Not enough room: only { $room } of { $capacity } is left.
    }
age_of_discovery-no-wrong-row-colour = Only { $colour } ships may join this row, or a ship with a card “ship of any color”.
age_of_discovery-no-joker-colour = Your joker is { $first }/{ $second }: choose one of them.
age_of_discovery-no-joker-volume = The joker can’t have that volume here.
age_of_discovery-no-card-not-needed = You don’t need a card here, so you keep it.
age_of_discovery-no-no-any-card = You don’t have enough cards “ship of any color”.
age_of_discovery-no-no-reserve-card = You have no reserve card left.
age_of_discovery-no-no-contract-in-hand = You have no contract in your hand.
age_of_discovery-no-no-contract-possible = Your free ships and coins don’t fit any contract in your hand.
age_of_discovery-no-contract-not-in-hand = You don’t hold that contract.
age_of_discovery-no-contract-impossible = Your free ships, cards and coins don’t make exactly { $capacity } in { $colour }.
age_of_discovery-no-contract-sum = The ships add up to { $sum }, but it must be exactly { $capacity }.
age_of_discovery-no-contract-colour = { $ship } isn’t { $colour }: it needs a card “ship of any color”.
age_of_discovery-no-contract-joker-colour = Your joker isn’t { $colour }: it needs a card “ship of any color”.
age_of_discovery-no-rounds = Choose 1, 2 or 3 rounds.

## What happened

age_of_discovery-event-orders = { $who } has left orders for this turn.
    .you = You’ve left orders for this turn.
age_of_discovery-event-you-ordered = Got it, step { $number } of your next turn: { $step }.
age_of_discovery-event-you-dropped-orders = Your orders are forgotten.
age_of_discovery-event-orders-stopped = Your orders end here. I couldn’t do this: { $step }. { $reason }
age_of_discovery-event-orders-scoring = A scoring is coming, so I set your orders aside. You decide.
age_of_discovery-event-orders-expedition = { $who } joined { $explorer }, so I set your orders aside. You decide.
age_of_discovery-event-first-turn = { $who } starts turn 1. Everyone starts with { $coins } coins and { $contracts } contracts; income comes with the first fulfilled contract.
    .you = You start turn 1. Everyone starts with { $coins } coins and { $contracts } contracts; income comes with the first fulfilled contract.
age_of_discovery-event-turn = { $who } starts turn { $turn }.
    .you = You start turn { $turn }.
age_of_discovery-event-coins = { $count ->
        [one] { $who } takes { $count } coin and has { $coins }.
       *[other] { $who } takes { $count } coins and has { $coins }.
    }
    .you = { $count ->
            [one] You take { $count } coin and have { $coins }.
           *[other] You take { $count } coins and have { $coins }.
        }
age_of_discovery-event-drew-contract = { $who } draws a contract blind; { $left ->
        [0] the stack is empty now.
       *[other] { $left } left in the stack.
    }
    .you = You draw a contract blind; { $left ->
            [0] the stack is empty now.
           *[other] { $left } left in the stack.
        }
age_of_discovery-event-you-drew = You draw the contract { $contract }.
age_of_discovery-event-took-contract = { $who } takes the contract { $contract }.
    .you = You take the contract { $contract }.
age_of_discovery-event-new-contract = New in the display: { $contract }.
age_of_discovery-event-bought = { $price ->
        [one] { $who } buys { $ship } for { $price } coin and has { $coins } left.
       *[other] { $who } buys { $ship } for { $price } coins and has { $coins } left.
    }
    .you = { $price ->
            [one] You buy { $ship } for { $price } coin and have { $coins } left.
           *[other] You buy { $ship } for { $price } coins and have { $coins } left.
        }
age_of_discovery-event-refilled = { $moved } moves down in column { $column }, and { $new } comes in above.
age_of_discovery-event-moved-down = { $moved } moves down in column { $column }; there are no more ships to follow.
age_of_discovery-event-column-empty = Column { $column } is empty.
age_of_discovery-event-interim-card = { $who } turns up the **interim scoring** card: the scoring comes after { $who }’s next turn. Until then everyone has 1 more turn.
    .you = You turn up the **interim scoring** card: the scoring comes after your next turn. Until then everyone has 1 more turn.
age_of_discovery-event-final-card = { $who } turns up the **final scoring** card: the game ends after { $who }’s next turn. Until then everyone has 1 more turn.
    .you = You turn up the **final scoring** card: the game ends after your next turn. Until then everyone has 1 more turn.
age_of_discovery-event-card-without-effect = { $who } turns up a scoring card, but that scoring is already coming.
    .you = You turn up a scoring card, but that scoring is already coming.
age_of_discovery-event-reserved-ship = { $who } reserves { $ship } in column { $column }.
    .you = You reserve { $ship } in column { $column }.
age_of_discovery-event-reserved-contract = { $who } reserves the contract { $contract }.
    .you = You reserve the contract { $contract }.
age_of_discovery-event-placed = { $who } sends { $ship } to sea with { $explorer } ({ $used } of { $capacity }).
    .you = You send { $ship } to sea with { $explorer } ({ $used } of { $capacity }).
age_of_discovery-event-placed-by-card = { $who } spends a card and sends { $ship } to sea with { $explorer } ({ $used } of { $capacity }).
    .you = You spend a card and send { $ship } to sea with { $explorer } ({ $used } of { $capacity }).
age_of_discovery-event-joker-revealed = { $who } shows the joker: { $joker }.
    .you = You show the joker: { $joker }.
age_of_discovery-event-started = { $rounds ->
        [one] { $who } starts the contract { $contract } with `{ $ships }`: { $income } coins in { $rounds } round.
       *[other] { $who } starts the contract { $contract } with `{ $ships }`: { $income } coins in { $rounds } rounds.
    }
    .you = { $rounds ->
            [one] You start the contract { $contract } with `{ $ships }`: { $income } coins in { $rounds } round.
           *[other] You start the contract { $contract } with `{ $ships }`: { $income } coins in { $rounds } rounds.
        }
age_of_discovery-event-fulfilled = { $who } fulfills contract number { $fulfilled }, { $contract }: { $income } coins, { $coins } in all.
    .you = You fulfill contract number { $fulfilled }, { $contract }: { $income } coins, { $coins } in all.
age_of_discovery-event-broken-off = { $who } has to cancel the contract { $contract }. Its ships come back.
    .you = You have to cancel the contract { $contract }. Its ships come back.
age_of_discovery-event-interim = **Interim scoring:** every ship on an expedition scores.
age_of_discovery-event-gain = { $explorer } { $points }
age_of_discovery-event-scored-interim = { $points ->
        [one] { $who }: **{ $points } point** ({ $gains }).
       *[other] { $who }: **{ $points } points** ({ $gains }).
    }
    .you = { $points ->
            [one] You: **{ $points } point** ({ $gains }).
           *[other] You: **{ $points } points** ({ $gains }).
        }
age_of_discovery-event-scored-interim-none = { $who }: no points yet, no ship on an expedition.
    .you = You: no points yet, no ship on an expedition.
age_of_discovery-event-final = **Final scoring!**
age_of_discovery-event-scored-final = { $points ->
        [one] { $who }’s expeditions score { $points } point ({ $gains }).
       *[other] { $who }’s expeditions score { $points } points ({ $gains }).
    }
    .you = { $points ->
            [one] Your expeditions score { $points } point ({ $gains }).
           *[other] Your expeditions score { $points } points ({ $gains }).
        }
age_of_discovery-event-scored-final-none = { $who } has no ship on an expedition.
    .you = You have no ship on an expedition.
age_of_discovery-event-mission = { $points ->
        [one] { $who } had the mission “{ $mission }”: { $count } × { $rate } = { $points } point ({ $expeditions }).
       *[other] { $who } had the mission “{ $mission }”: { $count } × { $rate } = { $points } points ({ $expeditions }).
    }
    .you = { $points ->
            [one] You had the mission “{ $mission }”: { $count } × { $rate } = { $points } point ({ $expeditions }).
           *[other] You had the mission “{ $mission }”: { $count } × { $rate } = { $points } points ({ $expeditions }).
        }
age_of_discovery-event-mission-none = { $who } had the mission “{ $mission }”: no expedition counts for it.
    .you = You had the mission “{ $mission }”: no expedition counts for it.
age_of_discovery-event-scored = { $points ->
        [one] { $who } ends with **{ $points } point**: interim { $interim }, final { $expeditions }, mission { $mission }, ships left over { $unplaced }.
       *[other] { $who } ends with **{ $points } points**: interim { $interim }, final { $expeditions }, mission { $mission }, ships left over { $unplaced }.
    }
    .you = { $points ->
            [one] You end with **{ $points } point**: interim { $interim }, final { $expeditions }, mission { $mission }, ships left over { $unplaced }.
           *[other] You end with **{ $points } points**: interim { $interim }, final { $expeditions }, mission { $mission }, ships left over { $unplaced }.
        }
age_of_discovery-event-over = { $count ->
        [one] Game over: { $winners } wins with { $points } points!
       *[other] Game over: { $winners } share the victory with { $points } points!
    }
    .you-winners = { $count ->
            [one] Game over: you win with { $points } points!
           *[other] Game over: { $winners } share the victory with { $points } points!
        }
age_of_discovery-event-stall-warning = { $rounds ->
        [one] **Standstill:** nobody has bought a ship for a long time. If nobody does within { $rounds } round, the last round starts. Any purchase prevents it.
       *[other] **Standstill:** nobody has bought a ship for a long time. If nobody does within { $rounds } rounds, the last round starts. Any purchase prevents it.
    }
age_of_discovery-event-stall = { $rounds } rounds without a purchase: everyone has 1 more turn. The **final scoring** comes after { $who }’s next turn.
    .you = { $rounds } rounds without a purchase: everyone has 1 more turn. The **final scoring** comes after your next turn.
age_of_discovery-event-stall-both = { $rounds } rounds without a purchase: everyone has 1 more turn. The **interim and the final scoring** come after { $who }’s next turn.
    .you = { $rounds } rounds without a purchase: everyone has 1 more turn. The **interim and the final scoring** come after your next turn.

## Where points come from, and how ties end

age_of_discovery-score-interim = { SIGN("interim_scoring") }Interim scoring
age_of_discovery-score-expeditions = { SIGN("final_scoring") }Final scoring
age_of_discovery-score-mission = { SIGN("mission") }Special mission
age_of_discovery-score-unplaced = { SIGN("ships_left_over") }Ships left over
age_of_discovery-outcome-tie = Tied on points: { $who } wins with more ships off expeditions ({ $ships }).
age_of_discovery-outcome-shared = Tied on points and on ships off expeditions, so you share the victory.

## The board in words: alt text, and for those who do not see pictures. Terse: an alt text has 1024 characters

age_of_discovery-board-turn = Turn { $turn }. { $who }: { $what }.
age_of_discovery-board-over = The game is over.
age_of_discovery-board-interim = { $turns ->
        [one] Interim scoring after this turn of { $who }.
       *[other] Interim scoring after the turn of { $who }, { $turns } turns from now, this one included.
    }
age_of_discovery-board-final = { $turns ->
        [one] Final scoring after this turn of { $who }.
       *[other] Final scoring after the turn of { $who }, { $turns } turns from now, this one included.
    }
age_of_discovery-board-stall = { $turns ->
        [one] If nobody buys a ship within { $turns } turn, the last round is called.
       *[other] If nobody buys a ship within { $turns } turns, the last round is called.
    }
age_of_discovery-board-used = Done in this turn: { $actions }.
age_of_discovery-board-player = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, contracts: { $fulfilled } fulfilled, { $hand } in hand; cards: { $any } any color, { $reserve } reserve.
age_of_discovery-board-mission = { $points ->
        [one] Mission of { $who }, “{ $mission }”: { $count } × { $rate } = { $points } point.
       *[other] Mission of { $who }, “{ $mission }”: { $count } × { $rate } = { $points } points.
    }
age_of_discovery-board-free = Free ships of { $who }: { $ships }.
age_of_discovery-board-ship = { $colour } { $volume }
age_of_discovery-board-stock = { $count ->
        [one] { $ship }
       *[other] { $count } × { $ship }
    }
age_of_discovery-board-joker-hidden = Joker of { $who }: not used yet.
age_of_discovery-board-joker-free = Joker of { $who } ({ $joker }): free.
age_of_discovery-board-joker-contract = Joker of { $who } ({ $joker }): on a contract.
age_of_discovery-board-joker-expedition = Joker of { $who } ({ $joker }): on an expedition.
age_of_discovery-board-joker-volume = joker { $volume } ({ $joker })
age_of_discovery-board-running = Running contracts of { $who }: { $contracts }.
age_of_discovery-board-contract-running = { $rounds ->
        [one] { $contract } with { $ships }, { $income } coins in { $rounds } round
       *[other] { $contract } with { $ships }, { $income } coins in { $rounds } rounds
    }
age_of_discovery-board-purchase-row = Purchase row (column: ship, price): { $ships }.
age_of_discovery-board-filling-row = Filling row above it: { $ships }.
age_of_discovery-board-market = { $column }: { $ship } for { $price }
age_of_discovery-board-market-reserved = { $column }: { $ship } for { $price } (reserved by { $who })
age_of_discovery-board-expedition = { $explorer } (tile { $tile }, row { $row }, { $used } of { $capacity }; points other/match: interim { $interim_other }/{ $interim_match }, final { $final_other }/{ $final_match }): { $ships }.
age_of_discovery-board-expedition-late = { $explorer } (tile { $tile }, row { $row }, { $used } of { $capacity }; points other/match: { $final_other }/{ $final_match }): { $ships }.
age_of_discovery-board-expedition-empty = { $explorer } (tile { $tile }, capacity { $capacity }; points other/match: interim { $interim_other }/{ $interim_match }, final { $final_other }/{ $final_match }): empty.
age_of_discovery-board-expedition-empty-late = { $explorer } (tile { $tile }, capacity { $capacity }; points other/match: { $final_other }/{ $final_match }): empty.
age_of_discovery-board-sailor = { $ship } of { $who }
age_of_discovery-board-display = Open contracts (coins for 1, 2, 3 rounds): { $contracts }. Face down: { $stack }.
age_of_discovery-board-open-contract = { $contract }: { $one }/{ $two }/{ $three }
age_of_discovery-board-open-contract-reserved = { $contract }: { $one }/{ $two }/{ $three } (reserved by { $who })
age_of_discovery-board-stacks = Cards in the ship stacks: { $stacks }.

## One's own things in words

age_of_discovery-own-hand-empty = You have no contract in your hand.
age_of_discovery-own-contract-ready = Contract { $contract }: { $one }/{ $two }/{ $three } coins for 1/2/3 rounds. You can start it with { $ships }, fee { $fee }{ $cards ->
        [0] .
        [one] { " " }and { $cards } card “ship of any color”.
       *[other] { " " }and { $cards } cards “ship of any color”.
    }
age_of_discovery-own-contract-missing = Contract { $contract }: { $one }/{ $two }/{ $three } coins for 1/2/3 rounds. Missing volume in its color: { $missing }.
age_of_discovery-own-contract-not-yet = Contract { $contract }: { $one }/{ $two }/{ $three } coins for 1/2/3 rounds. You can’t start it yet: your ships don’t add up exactly, or coins are short.
age_of_discovery-own-joker-hidden = Your joker ({ $joker }) is free, and still secret.
age_of_discovery-own-joker-free = Your joker ({ $joker }) is free.
age_of_discovery-own-joker-contract = Your joker ({ $joker }) is on a contract.
age_of_discovery-own-joker-expedition = Your joker ({ $joker }) is on an expedition, for good.
age_of_discovery-own-mission = Your mission “{ $mission }”: points for each expedition where { $condition }. For 0, 1, 2 … fulfilled contracts: { $rates }. You have fulfilled { $fulfilled }: { $rate } each.
age_of_discovery-own-worth = { $worth ->
        [one] { $expeditions }: { $count } × your rate = { $worth } point for your mission now.
       *[other] { $expeditions }: { $count } × your rate = { $worth } points for your mission now.
    }
age_of_discovery-own-worth-none = No expedition counts for your mission yet.
age_of_discovery-own-landing = { $points ->
        [one] With { $explorer } you could place { $ships }: up to { $points } point.
       *[other] With { $explorer } you could place { $ships }: up to { $points } points.
    }
age_of_discovery-own-landing-none = No ship to place: { $reason }
age_of_discovery-own-turns-left = { $turns ->
        [0] You’ve had your last turn.
        [one] You have { $turns } more turn.
       *[other] You have { $turns } more turns.
    }
age_of_discovery-mission-present-condition = at least one ship is yours
age_of_discovery-mission-half-condition = you have at least as many ships as all others together
age_of_discovery-mission-majority-condition = you have more ships than all others together
age_of_discovery-mission-alone-condition = all ships are yours

## What a player has, counted

age_of_discovery-stock-points = { SIGN("crown") }points
age_of_discovery-stock-coins = { SIGN("coin") }coins
