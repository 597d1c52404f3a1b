### Entdecker, in English. Numbers in the rules help come from engines/games/entdecker/figures.toml (the game's facts).

entdecker-title = Entdecker
entdecker-blurb = Chart an unknown sea, tile by tile, and be the first ashore on its islands. An hour at a table, here at your own pace.
entdecker-minutes = 45–60
entdecker-weight = light

## Words that other texts are made of. Names of places (C4, N4, EA) are the same in every language

entdecker-word-tile = { $kind ->
        [sea] open sea
        [coast] coast
        [strait] strait
        [corner] headland
        [bay] bay
       *[inland] inland
    }
entdecker-word-a-tile = { $kind ->
        [sea] open sea
        [coast] a coast
        [strait] a strait
        [corner] a headland
        [bay] a bay
       *[inland] inland
    }
entdecker-word-the-tile = { $kind ->
        [sea] the open sea
        [coast] the coast
        [strait] the strait
        [corner] the headland
        [bay] the bay
       *[inland] the inland tile
    }
entdecker-word-marked = { entdecker-word-a-tile }{ $back ->
        [question] { " " }with a question mark
       *[plain] { "" }
    }
entdecker-word-unit = { $unit ->
        [scout] { SIGN("scout") }scout
        [fort] { SIGN("fort") }fort
       *[settlement] { SIGN("settlement") }settlement
    }
entdecker-word-on-shore = { $part ->
        [land] { "" }
        [N] , northern shore
        [E] , eastern shore
        [S] , southern shore
        [W] , western shore
       *[other] , { $part }
    }
entdecker-word-land = { $land ->
        [none] all water
        [N] land to the north
        [E] land to the east
        [S] land to the south
        [W] land to the west
        [NE] land to the north and east
        [NS] land to the north and south
        [NW] land to the north and west
        [ES] land to the east and south
        [EW] land to the east and west
        [SW] land to the south and west
        [NES] land to the north, east and south
        [NEW] land to the north, east and west
        [NSW] land to the north, south and west
        [ESW] land to the east, south and west
       *[NESW] land on all sides
    }
entdecker-word-motif = { $motif ->
        [bean] the bean
        [pumpkin] the pumpkin
        [tomato] the tomato
        [maize] maize
        [potato] the potato
        [pineapple] the pineapple
        [cocoa] cocoa
       *[breadfruit] breadfruit
    }
entdecker-word-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
entdecker-word-open = { $open ->
        [0] closed
        [one] { $open } open side
       *[other] { $open } open sides
    }
entdecker-word-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
entdecker-word-worth = { $open ->
        [0] { entdecker-word-points } when it’s scored
       *[other] { entdecker-word-points } if closed now
    }
entdecker-word-ashore = { $change ->
        [no] { $open ->
            [0] changes nothing
           *[other] changes nothing yet
        }, you’re already no. { $rank } here
       *[yes] you’d be no. { $rank } here, { entdecker-word-worth }{ $chip ->
            [yes] , plus the value of a chip
            [rival] , or more: the rival’s chip raises it
           *[no] { "" }
        }
    }
entdecker-word-supply = scouts { $scouts }, forts { $forts }, settlements { $settlements }
entdecker-word-units = { $settlements ->
        [0] { "" }
        [one] { $settlements } settlement
       *[other] { $settlements } settlements
    }{ $forts ->
        [0] { "" }
        [one] { $settlements ->
            [0] { $forts } fort
           *[other] , { $forts } fort
        }
       *[other] { $settlements ->
            [0] { $forts } forts
           *[other] , { $forts } forts
        }
    }{ $scouts ->
        [0] { "" }
       *[other] { $settlements ->
            [0] { $forts ->
                [0] { entdecker-word-scouts }
               *[other] , { entdecker-word-scouts }
            }
           *[other] , { entdecker-word-scouts }
        }
    }
entdecker-word-scouts = { $scouts ->
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }
entdecker-word-chips = { $chips ->
        [0] no chips
        [one] { $chips } chip (value { $values })
       *[other] { $chips } chips (values { $values })
    }

## What the lobby may choose

entdecker-setting-start_player = Start player
entdecker-setting-start_player-about = Who goes first. Before each of that player’s turns, everyone gets income.
entdecker-setting-start_player-random = random
entdecker-setting-start_player-first = first seat
entdecker-setting-recall_window = Calling scouts home
entdecker-setting-recall_window-about = When I ask at the end of your turn. It’s rarely useful while you still have a scout.
entdecker-setting-recall_window-when_supply_empty = when none is left in the supply
entdecker-setting-recall_window-always = every turn
entdecker-setting-unfinished_islands = Unfinished islands
entdecker-setting-unfinished_islands-about = What they score if the tiles run out before the sea is explored. That’s rare.
entdecker-setting-unfinished_islands-none = nothing
entdecker-setting-unfinished_islands-tiles_only = 1 point per tile, no chip
entdecker-setting-start_tile = Landing on the start tile
entdecker-setting-start_tile-about = If no tile of a voyage fits, it ends where it started. The 2001 successor forbids landing there.
entdecker-setting-start_tile-allowed = allowed
entdecker-setting-start_tile-forbidden = forbidden
entdecker-setting-storm = Landing after a storm
entdecker-setting-storm-about = A storm ends the voyage. In the 2001 successor it ends the whole turn.
entdecker-setting-storm-landing = allowed
entdecker-setting-storm-no_landing = forbidden
entdecker-setting-tie = Ties
entdecker-setting-tie-about = What breaks a tie for first place. In the 2001 successor, more gold wins.
entdecker-setting-tie-shared = shared victory
entdecker-setting-tie-gold = more gold wins

## Rules help

entdecker-rules-goal-title = The goal
    .revision = 2
entdecker-rules-goal =
    Before you lies an unknown sea: { $fields } fields, { $columns } wide and { $rows } high. Tile by tile you all chart it together, with one ship that everyone uses in turn. But each of you wants the islands.

    - On your turn you pay for a **voyage**: you turn up tiles and lay them in front of the ship.
    - If it ends on land, you may put a **unit** ashore: a scout, a fort or a settlement.
    - As soon as water surrounds the land on all sides, the **island** is complete. Everyone with units there gets victory points: the **greatest discoverer** its full value, the others a share.
    - Where a fort or a settlement stands, a treasure is found as well: a **discovery chip**.

    Points come from three sources:
    - Islands: the more tiles, the more points
    - Old ruins, if you dare to take tiles with a question mark
    - The discovery bonus for the most chips, at the end

    The game ends when the whole sea is explored. Most points wins.

    The catch: tiles, tolls and units are all paid from the same small purse. A long voyage is no use if you have no gold left to land anyone.

    The only secrets are the tiles and chips nobody has seen. Nobody ever decides out of turn, so you can’t miss anything.

entdecker-rules-turn-title = Your turn
    .revision = 4
entdecker-rules-turn =
    - **Income.** Only before the turn of the start player: everyone gets the same amount of gold.
    - **Set sail.** Choose where the ship starts, say how many tiles you want to turn up, and pay for all of them at once.
    - **Turn up** the top tile of one of the { $stacks } stacks. If it fits, it’s laid and the ship sails onto it; a tile with a question mark then brings an event. If it doesn’t fit, it’s lost.
    - **Sail on, land, or end the voyage?** As long as you have tiles left you may turn up the next one. You may also stop.
    - **Land** one unit on the tile where the ship is, if it shows land and you can pay.
    - **Gaps** that only one kind of tile fits into are closed, and complete **islands** are scored. The bot does both.
    - **Scouts home?** If you have no scout left in your supply, you may call scouts home from the board.

    Then it’s the next player’s turn, clockwise.

    Good to know:
    - You can’t pass: whoever can pay for a voyage must sail (our ruling). If you can’t afford any start, you skip your turn.
    - Where there’s no choice the bot acts at once: a tile that fits in one way only is laid, one that fits nowhere is thrown away.
    - With `/undo` you can undo a step, as long as nothing new was turned up and nobody else has moved. So you can undo setting sail until the first tile, but not later.
    - Where your last step would be followed at once by new income or the end of the game, you’re asked to end the turn first. Until then you can take the step back.

entdecker-rules-income-title = Gold
    .revision = 2
entdecker-rules-income =
    You start with { $gold_start } gold. Your purse holds { $gold_cap }; anything over that is lost. Everyone can see how much you have.

    ### Income
    Before each turn of the start player, the first one included, everyone gets the same: from { $income_low } to { $income_high } gold, each amount equally likely (our ruling). It comes even if the start player then has to skip (our ruling).

    In the original the youngest player starts. I don’t ask anyone’s age: the start player is random or in the first seat, as set in the lobby (our ruling).

    ### What gold is for
    - Each tile you announce: { $tile_cost }
    - A unit: scout { $scout_cost }, fort { $fort_cost }, settlement { $settlement_cost }
    - The toll for starting on a tile with someone else’s unit: as much as that unit costs

    ### What to expect
    - Gold once paid never comes back: not for tiles you don’t turn up, not for units that come home.
    - Besides the income there’s only the gold find, one of the events.
    - At the end gold is worth nothing. In the lobby you can choose that it breaks a tie.

entdecker-rules-sailing-title = Setting sail
    .revision = 2
entdecker-rules-sailing =
    ### Where from?
    Fields are named by row and column: A1 in the north west, C4 in the third row. Where the ship stood before doesn’t matter. You put it on
    - a **circle of the border**, free of charge. There are { $circles }, called by side and number or letter: **N1**, **N2** … in the north, **S1** … in the south, **WA**, **WB** … in the west, **EA** … in the east;
    - or the circle of **any tile**, even far from the border (our ruling).

    A dashed line must lead from the circle to an unexplored field. The known sea around the board is all water, with a circle at every outer side of a field (our ruling).

    ### The toll
    If someone else’s unit stands on the tile, starting there costs what the unit costs: { $scout_cost } for a scout, { $fort_cost } for a fort, { $settlement_cost } for a settlement. Several units add up, to { $toll_cap } at most (our ruling). It goes to the bank, not to the owner. On a strait it’s due whichever shore the unit stands on (our ruling). Your own units cost nothing, and on the way there’s no toll.

    ### How many tiles?
    You announce at least one and pay { $tile_cost } gold each, right away. You get no refund for tiles you don’t turn up. You can’t announce more tiles than are left in the stacks (our ruling).

    So a start takes gold for the toll and one tile. If you can’t afford any, you skip your turn, and call no scouts home either (our ruling).

    Don’t sail out with your last gold: you’ll want to land someone.

entdecker-rules-drawing-title = Turning up tiles
    .revision = 1
entdecker-rules-drawing =
    The { $tiles } explorer tiles lie face down in { $stacks } stacks. You choose a stack and turn up its top tile. The first one you must turn up (our ruling), after that you may stop.

    There’s a button that saves you presses, *Turn up until land*: the bot turns up one tile after the other from the fullest stack without a question mark, and stops as soon as land is laid, a tile fits in several ways, only question marks are on top, or the voyage ends. It never lands a unit for you.

    On the back you can see whether a tile has a **question mark**: { $question_tiles } have one, and each hides an event. If every stack shows a question mark, you have to take one.

    The kinds of tile and how many there are (the numbers are our ruling):
    - **Open sea** ({ $sea_tiles }): water on all four sides
    - **Coast** ({ $coast_tiles }): land on one side
    - **Strait** ({ $strait_tiles }): land on two opposite sides, two separate shores with water between
    - **Headland** ({ $corner_tiles }): land on two neighboring sides
    - **Bay** ({ $bay_tiles }): land on three sides. For the ship it’s a dead end
    - **Inland**: land on all sides. It’s never drawn, it only fills gaps

    The water sides of a tile are joined: dashed lines lead from its circle to all of them, and along them the ship sails.

    How many of each kind are still in the stacks? *In words* and *My hand* tell you.

entdecker-rules-placing-title = Laying tiles
    .revision = 1
entdecker-rules-placing =
    You may turn a tile any way you like. It fits if
    - it lies on an unexplored field to which a dashed line leads from the ship,
    - it has water toward the ship,
    - all its sides match what is there already: water to water, land to land. The border is water.

    A tile that fits must be laid; if there are several ways, you choose. The ship sails onto it.

    A tile that doesn’t fit leaves the game. You get no replacement, its event doesn’t happen, and the ship stays where it is. If you have tiles left, you may try the next one.

    ### The voyage must end
    - when all announced tiles have been turned up,
    - when no dashed line leads from the new tile to an unexplored field. Lines to the border lead nowhere, but they don’t end a voyage by themselves (our ruling),
    - in a storm (our ruling).

    ### The voyage may end
    You may stop whenever you like after the first tile, to land a unit for example. Gold paid for tiles that you didn’t turn up is lost.

    An example: the ship stands at N5, nothing has been laid. Open sea on A5 leaves it three ways on. A coast fits with its land to the east, the south or the west, but not to the north. A bay fits only with its water to the north, and there the voyage ends.

entdecker-rules-events-title = Question marks
    .revision = 2
entdecker-rules-events =
    Behind every question mark hides an event. It happens when the tile has been laid, only to you and only once. If the tile doesn’t fit, nothing happens.

    - **Storm** ({ $storm_tiles } tiles): your voyage ends at once. Tiles not yet turned up are lost. You may still land a unit, unless the lobby has forbidden it.
    - **Pirates** ({ $pirates_tiles }): you lose { $pirates_share ->
        [2] half of your gold
       *[other] one gold in { $pirates_share }
    }; the loss is rounded down.
    - **Gold find** ({ $gold_tiles }): you get { $gold_find } gold, as far as your purse has room.
    - **Old ruins** ({ $ruins_tiles }): { $ruins_points } victory points right away.
    - **Friendly islanders** ({ $natives_tiles }): you get a discovery chip. Its value brings nothing now, but at the end it counts as a chip for the bonus. If no chip is left, nothing happens.

    Gold find, ruins and islanders are only on tiles with land.

    The text of the events was in a booklet that we don’t have. What the storm does, the amounts, the rounding and the numbers of tiles are our ruling.

    When to dare? Pirates hurt least with an empty purse, a storm costs least on your last tile.

entdecker-rules-landing-title = Landing units
    .revision = 2
entdecker-rules-landing =
    When your voyage has ended, by your own choice or not, you may put **one** unit on the tile where the ship is, if it shows land.

    - **Scout:** { $scout_cost } gold, you have { $scout_supply }
    - **Fort:** { $fort_cost } gold, you have { $fort_supply }
    - **Settlement:** { $settlement_cost } gold, you have { $settlement_supply }

    Good to know:
    - That’s the tile you laid last. If none of your tiles fitted, it’s the tile where the voyage started; a circle of the border is no place for a unit.
    - Also after a storm: it ends the voyage, not the turn.
    - Not on a start tile whose island has been scored: the unit would stay there for good (our ruling).
    - The lobby can forbid landing on the start tile, after a storm, or both, as the successor of the game does.
    - Landing ends the voyage: tiles you haven’t turned up are lost.
    - A strait has two shores. You choose one, and the unit counts only for the island it belongs to.
    - You land before gaps are closed and islands scored. So a unit on the tile that completes an island counts at once.

    ### How units come home
    - When their island has been scored, all units on it go back to their owners, free of charge.
    - Until then forts and settlements have to stay.
    - Scouts you may call home at the end of your turn, any number of them (our ruling). Their gold is lost. The bot asks only when you have none left in your supply, because you land just one unit a turn; the lobby can choose *every turn*.

entdecker-rules-gaps-title = Gaps
    .revision = 1
entdecker-rules-gaps =
    At the end of every voyage the bot closes what nobody needs to explore. For this there are { $reserve_tiles } open **reserve tiles** in { $reserve_stacks } stacks (their numbers are our ruling):
    - Stack { $sea_number }, open sea: { $sea_reserve }
    - Stack { $coast_number }, coast: { $coast_reserve }
    - Stack { $strait_number }, strait: { $strait_reserve }
    - Stack { $corner_number }, headland: { $corner_reserve }
    - Stack { $bay_number }, bay: { $bay_reserve }
    - Stack { $inland_number }, inland: { $inland_reserve }

    ### What is closed
    - **A gap:** an unexplored field with tiles or border on all four sides. Only one kind of tile fits, and it’s laid.
    - **Land-locked fields:** two or more unexplored fields with nothing but land around them, away from the border. No ship will ever get there, so they are filled with inland tiles (our ruling).

    These tiles count for the size of the island. They bring no event, nobody can land on them, and the ship doesn’t move (our ruling).

    During the voyage a gap stays open: the ship may still sail in, if your tile fits.

    If a reserve stack is empty, a tile of that kind that was thrown away takes its place, without its event; if there’s none, the bot makes one (our ruling). So the game can never get stuck.

entdecker-rules-islands-title = Islands
    .revision = 1
entdecker-rules-islands =
    An island is complete when none of its land sides faces an unexplored field; a lake inside doesn’t matter. It’s scored at the end of the voyage.

    ### Who is the greatest discoverer?
    Whoever has more **settlements** on it. Tied? More **forts**. Still tied? More **scouts**. So one settlement beats any number of forts. If you’re still tied, you share the rank. Lower ranks are found in the same way (our ruling).

    ### Value
    - One point for each tile. A strait counts for the islands on both its shores.
    - If there’s a fort or a settlement, each greatest discoverer takes one of the { $chips } **discovery chips**, worth { $chip_low } to { $chip_high }, and its value is added; of several only the highest. If there aren’t enough chips for all of them, nobody gets one.

    ### Points
    The greatest discoverer gets the full value, the next rank half of it, the one after that half of that, always rounded up. Players of the same rank get the same.

    An example: 6 tiles, a chip of 3, value 9. Ruth with two forts gets 9; Otto and Emil with a scout each get 5 each.

    Then all units there go home. Where nobody was, nobody gets anything.

    Our rulings: if several islands are complete, the larger one comes first; chips are taken by the player whose turn it is, then clockwise.

entdecker-rules-end-title = How it ends
    .revision = 2
entdecker-rules-end =
    The game ends with the turn in which the last of the { $fields } fields is covered. Islands completed by it are still scored.

    - **Discovery bonus:** whoever has the most chips gets a point for each of them. Their values don’t matter. Tied players all get the bonus.
    - **Most points wins.** If there’s a tie, the victory is shared. In the lobby you can choose that more gold wins then.

    ### When the tiles run out
    Too many tiles thrown away, and the stacks may be empty before the sea is full. Then the turn is finished, with landing, gaps and islands, and the game ends; no scouts are called home. Unfinished islands score nothing; in the lobby you can choose one point per tile instead, without a chip. You always get the discovery bonus (all this is our ruling).

    ### What we don’t know
    The rules of the original come in three parts, and we lack the third, the logbook. It told what the events do, how reserve tiles are used and how the game ends early. We have filled this in from public reports and from the successor of the game, or decided it ourselves. The same goes for numbers that are only printed on tiles and chips.

entdecker-rules-pictures-title = Signs in the pictures
    .revision = 3
entdecker-rules-pictures =
    ### On the sea
    - **Names around it,** such as N4 or WB: with a red rim, a voyage can start there; pale, the field behind is explored.
    - **White dots** on tiles: circles to start from. Pale ones lead to no unexplored field.
    - **Two numbers** beside land: its tiles and, in red, its open sides. Dark, if someone has a unit there.
    - **Red dashes:** an open side, the island continues there.
    - **Brown land:** a complete island, scored already.
    - **Red frames:** the tiles of the last voyage, the thick one the very last. **Red arrows:** where the ship can sail.
    - { SIGN("scout") }**Pawn, tower, houses:** scout, { SIGN("fort") }fort, { SIGN("settlement") }settlement, each with the symbol of its owner.
    - { SIGN("coin") }**A name with a coin:** a start that costs you a toll.

    ### In the ribbon at the top
    The tiles of this voyage, one after the other: laid, crossed out (it didn’t fit), with a star (still to come) or a dash (lost). When you choose a stack, the kinds of tile that wouldn’t fit are crossed out as well.

    Signs of events: { SIGN("event_storm") }cloud, storm; { SIGN("event_pirates") }skull, pirates; { SIGN("event_gold") }coin, gold find; { SIGN("event_ruins") }columns, old ruins; { SIGN("event_natives") }leaf, friendly islanders.

    ### Beside the sea
    { SIGN("crown") }Crown, points; { SIGN("coin") }coin, gold; { SIGN("chip") }leaf, chips; units in the supply, gray if none is left. { SIGN("flag") }The flag marks the start player, { SIGN("gear") }a gear a computer player. The bar fills up with gold to the most a purse holds; the number beside the round is the income.

    ### Below the sea
    The stacks with the back of the top tile (a star is plain) and their size, the reserve tiles; then chips left, tiles thrown away, fields unexplored.

entdecker-rules-tips-title = Tips
    .revision = 1
entdecker-rules-tips =
    - **Keep gold for the landing.** Two or three tiles and a scout beat five tiles and nobody ashore.
    - **Look before you sail.** The fields ahead of the ship say which tiles can fit. Where three sides are known already, most tiles are lost.
    - **Scouts first.** A scout on a growing island costs little, and even second place brings half.
    - **Forts find treasure.** A chip adds up to { $chip_high } points, and the most chips bring the bonus as well. On small islands that is often more than the land.
    - **The settlement comes last.** It stays until the island is complete. Best on the very tile that completes it: it takes the first rank and is home at once.
    - **Close islands that are yours,** and keep those open where others lead, or go ashore there too.
    - **Use your units to block.** A fort on a tile that everyone wants to start from costs the others { $fort_cost } gold each time. You start there for nothing.
    - **Count the open sides.** An island with one open side is nearly done; with many it may take half the game and bind your units.
    - **Question marks** are best taken as the last tile of a voyage, and with little gold.
    - **A full purse wastes income.** With { $gold_cap } gold the next income is lost.

## In the pictures: short, they stand in boxes

entdecker-picture-title = Entdecker
entdecker-picture-turn-sail = set sail
entdecker-picture-turn-draw = turn up
entdecker-picture-turn-place = lay it
entdecker-picture-turn-choice = go on?
entdecker-picture-turn-landing = land?
entdecker-picture-turn-recall = scouts home?
entdecker-picture-turn-end = end the turn?
entdecker-picture-round = Round { $number }
entdecker-picture-end = End
entdecker-picture-stacks = Stacks
entdecker-picture-reserve = Reserve
entdecker-picture-legend-tiles = tiles
entdecker-picture-legend-open = open
entdecker-picture-desk = Your hand
entdecker-picture-gold = gold
entdecker-picture-points = points
entdecker-picture-chips = chips
entdecker-picture-supply = in supply
entdecker-picture-voyage = { $left } of { $announced } tiles left
entdecker-picture-no-units = No unit on the chart yet
entdecker-picture-unseen = In the stacks (? = with an event)
entdecker-picture-if-closed = if closed now
entdecker-picture-land-here = Land here
entdecker-picture-rank = rank { $rank }

## Slash commands: names and descriptions

entdecker-blurb-command = Your moves in a game of Entdecker
entdecker-move-sail = sail
entdecker-move-sail-about = Place the ship, announce your tiles and pay for them
entdecker-move-draw = draw
entdecker-move-draw-about = Turn up the top tile of a stack
entdecker-move-draw_on = draw_on
entdecker-move-draw_on-about = Turn up plain tiles one by one until you lay land or I ask you something
entdecker-move-place = place
entdecker-move-place-about = Lay the tile you turned up
entdecker-move-land = land
entdecker-move-land-about = Land a unit on the tile where the ship is; this ends the voyage
entdecker-move-end_voyage = end_voyage
entdecker-move-end_voyage-about = End the voyage without landing a unit
entdecker-move-recall = recall
entdecker-move-recall-about = Call scouts home from the board to your supply
entdecker-move-end_turn = end_turn
entdecker-move-end_turn-about = End your turn; no scouts are called home

entdecker-field-start = start
entdecker-field-start-about = A circle of the border or a tile, for example: N4, WB or C4
entdecker-field-tiles = tiles
entdecker-field-tiles-about = How many tiles you announce and pay for
entdecker-field-stack = stack
entdecker-field-stack-about = The number of the stack
entdecker-field-field = field
entdecker-field-field-about = The field for the tile, for example: C4
entdecker-field-rotation = rotation
entdecker-field-rotation-about = Which way the tile faces
entdecker-field-unit = unit
entdecker-field-unit-about = Scout, fort or settlement
entdecker-field-part = part
entdecker-field-part-about = Only on a strait: the shore, N, E, S or W
entdecker-field-fields = fields
entdecker-field-fields-about = The fields your scouts stand on, for example: C4 D7

## Buttons: the kinds of move

entdecker-kind-sail = { SIGN("explorer_ship") }Set sail
entdecker-kind-draw = Turn up a tile
entdecker-kind-draw_on = Turn up until land
entdecker-kind-place = Lay the tile
entdecker-kind-land = { SIGN("scout") }Land a unit
entdecker-kind-end_voyage = End the voyage
entdecker-kind-no_unit = No unit
entdecker-kind-recall = Call scouts home
entdecker-kind-end_turn = End the turn

## Questions

entdecker-ask-sail = A new voyage: set sail!
entdecker-ask-draw = Turn up your first tile
entdecker-ask-place = You turned up { entdecker-word-a-tile }
entdecker-ask-choice = Sail on, land, or end the voyage?
entdecker-ask-landing = The voyage is over. Land a unit?
entdecker-ask-recall = Call scouts home?
entdecker-ask-end = End the turn?
entdecker-ask-start = Where do you start?
entdecker-amount-tiles = { $amount ->
        [one] { $amount } tile
       *[other] { $amount } tiles
    }
entdecker-ask-tiles = From { $start }: how many tiles?
entdecker-ask-stack = Which stack? (❓ means an event)
entdecker-ask-field = Where do you lay { entdecker-word-the-tile }?
entdecker-ask-rotation = { $field }: which way does { entdecker-word-the-tile } face?
entdecker-ask-unit = Which unit lands on { $field }?
entdecker-ask-part = Which shore of { $field }?
entdecker-ask-fields = Which scouts come home?

entdecker-about-sail = You have { $gold } gold. First choose where the ship starts, then how many tiles you turn up ({ $tile } gold each).
entdecker-about-tiles = You have { $gold } gold{ $toll ->
        [0] .
       *[other] , and the toll takes { $toll }.
    } { $most ->
        [one] You can announce { $most } tile, for { $tile } gold.
       *[other] You can announce up to { $most } tiles, { $tile } gold each. Keep some to land a unit: scout { $scout }, fort { $fort }, settlement { $settlement }.
    }
entdecker-about-draw = { $left ->
        [one] { $left } tile announced, { $gold } gold left.
       *[other] { $left } tiles announced, { $gold } gold left.
    } { $fitting }
entdecker-about-choice = { $left ->
        [one] { $left } paid tile left, { $gold } gold.
       *[other] { $left } paid tiles left, { $gold } gold.
    } { $fitting }
entdecker-fitting-all = Any tile fits here.
entdecker-fitting-none = None of the tiles left fits here.
entdecker-fitting = { $fit } of { $all } tiles in the stacks fit here: { $kinds }.
entdecker-fitting-kind = { entdecker-word-tile }
entdecker-about-choice-land = { entdecker-about-choice } Your ship is next to land of { entdecker-word-tiles } ({ entdecker-word-open }).
entdecker-about-place = { $ways ->
        [one] It fits in { $ways } way.
       *[other] It fits in { $ways } ways.
    }{ $event ->
        [storm] { " " }It brings a **storm**: the voyage ends there, with no landing.
        [storm_ashore] { " " }It brings a **storm**: the voyage ends there. You may still land a unit.
        [pirates] { " " }It brings **pirates**, who take { $share ->
            [2] half of your gold
           *[other] 1 gold in { $share }
        }: { $lost } of { $gold }.
        [gold] { " " }It brings a **gold find**.
        [ruins] { " " }It brings **old ruins**: points right away.
        [natives] { " " }It brings **friendly islanders**: a chip for the bonus.
        [natives_none] { " " }It brings **friendly islanders**, but no chip is left.
       *[none] { "" }
    }
entdecker-about-landing = Your ship is at { $field }, and you have { $gold } gold.
entdecker-about-landing-land = { entdecker-about-landing } The land there has { entdecker-word-tiles } ({ entdecker-word-open }).
entdecker-about-recall = { $supply ->
        [0] No scout is left in your supply.
        [one] { $supply } scout is left in your supply.
       *[other] { $supply } scouts are left in your supply.
    } A scout that comes home can land elsewhere on a later turn, but you don’t get its gold back.
entdecker-about-end = There’s nothing left to do. Until you end your turn, you can still undo your last step.

entdecker-group-border = { $sides ->
        [NE] North and east border
       *[SW] South and west border
    }
entdecker-group-rows = Tiles in rows { $first } to { $last }
entdecker-option-start = { $place }
entdecker-option-start-toll = { $place } (toll { $toll })
entdecker-option-stack = { $back ->
        [question] Stack { $number } ❓ ({ $count })
       *[plain] Stack { $number } ({ $count })
    }
entdecker-option-field = { $field }
entdecker-option-rotation = { $land ->
        [none] All water
        [N] Land to the north
        [E] Land to the east
        [S] Land to the south
        [W] Land to the west
        [NE] Land to the north and east
        [NS] Land to the north and south
        [NW] Land to the north and west
        [ES] Land to the east and south
        [EW] Land to the east and west
        [SW] Land to the south and west
        [NES] Land to the north, east and south
        [NEW] Land to the north, east and west
        [NSW] Land to the north, south and west
        [ESW] Land to the east, south and west
       *[NESW] Land on all sides
    }
entdecker-option-unit = { $unit ->
        [scout] { SIGN("scout") }Scout ({ $cost } gold)
        [fort] { SIGN("fort") }Fort ({ $cost } gold)
       *[settlement] { SIGN("settlement") }Settlement ({ $cost } gold)
    }
entdecker-option-part = { $part ->
        [N] Northern shore
        [E] Eastern shore
        [S] Southern shore
        [W] Western shore
       *[land] Ashore
    }
entdecker-option-scout = { $place }

entdecker-hint-draw_on = tile by tile from the fullest stack without ❓, until you lay land or have a choice
entdecker-hint-start = leads to { $fields }
entdecker-hint-start-toll = toll of { $toll } gold to the bank (unit: { $who }); leads to { $fields }
entdecker-hint-field = { entdecker-word-land }
entdecker-hint-field-ways = fits in { $ways } ways
entdecker-hint-unit = { $left } in your supply
entdecker-hint-unit-here = { $left } in your supply; { entdecker-word-ashore }
entdecker-hint-part = land of { entdecker-word-tiles }, { entdecker-word-open }; { entdecker-word-ashore }
entdecker-hint-scout = land of { entdecker-word-tiles }, { entdecker-word-open }; { entdecker-word-worth }

## Whom everybody sees being asked what, after the name

entdecker-asking-sail = set sail
entdecker-asking-draw = turn up the first tile
entdecker-asking-place = lay the tile
entdecker-asking-choice = turn up another tile, land a unit or end the voyage
entdecker-asking-landing = land a unit or not
entdecker-asking-recall = call scouts home or not
entdecker-asking-end = end the turn
entdecker-asking-over = the game is over

## Before something dear that cannot be taken back

entdecker-caution = Think twice: { $reasons }.
entdecker-caution-toll = starting here costs a toll of { $toll } gold
entdecker-caution-all-gold = all your gold goes into this voyage (none is left to land a unit)
entdecker-caution-settlement = a settlement costs { $cost } gold and stays until the island is complete
entdecker-caution-lost = { $lost ->
        [one] { $lost } tile you’ve paid for is lost
       *[other] { $lost } tiles you’ve paid for are lost
    }

## Why something is not possible

entdecker-no-game-over = The game is over.
entdecker-no-not-your-turn = It’s { $who }’s turn.
entdecker-no-wrong-phase = You can’t do that right now. Waiting for: { $expected }.
entdecker-no-unknown-start = There’s no circle at “{ $start }”.
entdecker-no-start-closed = No dashed line leads from { $start } to an unexplored field.
entdecker-no-toll-too-high = Starting at { $start } costs { $toll } gold, and { $tile } more for the first tile. You have { $gold }.
entdecker-no-tiles-range = { $most ->
        [one] From there you can announce { $most } tile.
       *[other] From there you can announce 1 to { $most } tiles.
    }
entdecker-no-one-tile-left = That takes several tiles, and you have 1 left. Turn it up from any stack.
entdecker-no-only-questions = Every stack shows a question mark, so you choose the stack yourself.
entdecker-no-stack-unknown = Choose a stack from 1 to { $count }.
entdecker-no-stack-empty = Stack { $stack } is empty.
entdecker-no-not-a-target = No dashed line leads your ship to that field. The tile fits on { $fields }.
entdecker-no-no-way-there = The tile doesn’t fit on { $field }, no matter how you turn it. It fits on { $fields }.
entdecker-no-no-route = The new tile must have water toward the ship.
entdecker-no-bad-rotation = You can’t turn this tile that way. These ways work: { $rotations }.
entdecker-no-edge-mismatch = { $side ->
        [N] The northern side doesn’t match its neighbor.
        [E] The eastern side doesn’t match its neighbor.
        [S] The southern side doesn’t match its neighbor.
       *[W] The western side doesn’t match its neighbor.
    }
entdecker-no-must-draw = Turn up at least 1 tile.
entdecker-no-no-new-tile = You haven’t laid a tile on this voyage, so you can’t land.
entdecker-no-at-border = Your ship is still at the border, and there’s no land. Units land on tiles.
entdecker-no-no-land = There’s no land on this tile.
entdecker-no-island-complete = That island is complete and has been scored. A unit would stay there for good.
entdecker-no-no-unit-left = All your units are on the board.
entdecker-no-no-gold-to-land = { $unit ->
        [scout] You have { $gold } gold, and a scout costs { $cost }.
        [fort] You have { $gold } gold. Your cheapest unit left is a fort, and it costs { $cost }.
       *[settlement] You have { $gold } gold. Your only unit left is a settlement, and it costs { $cost }.
    }
entdecker-no-part-needed = This tile has 2 pieces of land: choose { $first } or { $second }.
entdecker-no-part-unknown = There’s no piece of land called “{ $part }” on this tile.
entdecker-no-unit-unknown = Choose a scout, fort or settlement.
entdecker-no-no-supply = You have no { entdecker-word-unit } left.
entdecker-no-unit-too-expensive = A { entdecker-word-unit } costs { $cost } gold, and you have { $gold }.
entdecker-no-not-your-scout = You have no scout on { $field }.
entdecker-no-recall-only-scouts = You can only call scouts home.
entdecker-no-recall-none = Choose at least 1 scout, each only once, or end your turn.

## What happened

entdecker-event-begins = { $who } is the start player. Everyone starts with { $gold } gold.
    .you = You’re the start player. Everyone starts with { $gold } gold.
entdecker-event-income = Round { $round }: everyone gets { $gold } { SIGN("coin") }gold.
entdecker-event-skipped = { $who } can’t afford to set sail and skips this turn.
    .you = You can’t afford to set sail and skip your turn.
entdecker-event-sailed = { $tiles ->
        [one] { $who } sails from { $start } and pays for { $tiles } tile.
       *[other] { $who } sails from { $start } and pays for { $tiles } tiles.
    }
    .you = { $tiles ->
            [one] You sail from { $start } and pay for { $tiles } tile.
           *[other] You sail from { $start } and pay for { $tiles } tiles.
        }
entdecker-event-sailed-toll = { $tiles ->
        [one] { $who } sails from { $start }, pays for { $tiles } tile and a toll of { $toll } gold (unit: { $owners }).
       *[other] { $who } sails from { $start }, pays for { $tiles } tiles and a toll of { $toll } gold (unit: { $owners }).
    }
    .you = { $tiles ->
            [one] You sail from { $start }, pay for { $tiles } tile and a toll of { $toll } gold (unit: { $owners }).
           *[other] You sail from { $start }, pay for { $tiles } tiles and a toll of { $toll } gold (unit: { $owners }).
        }
entdecker-event-drew = { $who } turns up { entdecker-word-marked } (stack { $stack }). It fits in { $ways } ways.
    .you = You turn up { entdecker-word-marked } (stack { $stack }). It fits in { $ways } ways.
entdecker-event-drew-laid = { $who } turns up { entdecker-word-marked } (stack { $stack }). It fits on { $field } and is laid there.
    .you = You turn up { entdecker-word-marked } (stack { $stack }). It fits on { $field } and is laid there.
entdecker-event-misfit = { $who } turns up { entdecker-word-marked } (stack { $stack }). It doesn’t fit and is lost.
    .you = You turn up { entdecker-word-marked } (stack { $stack }). It doesn’t fit and is lost.
entdecker-event-laid = { $who } lays { entdecker-word-the-tile } on { $field }.
    .you = You lay { entdecker-word-the-tile } on { $field }.
entdecker-event-storm = { SIGN("event_storm") }**Storm!** { $lost ->
        [0] { $who }’s voyage is over, with no landing.
        [one] { $who }’s voyage is over, { $lost } paid tile is lost, with no landing.
       *[other] { $who }’s voyage is over, { $lost } paid tiles are lost, with no landing.
    }
    .you = { SIGN("event_storm") }**Storm!** { $lost ->
            [0] Your voyage is over, with no landing.
            [one] Your voyage is over, { $lost } paid tile is lost, with no landing.
           *[other] Your voyage is over, { $lost } paid tiles are lost, with no landing.
        }
entdecker-event-storm-ashore = { SIGN("event_storm") }**Storm!** { $lost ->
        [0] { $who }’s voyage is over.
        [one] { $who }’s voyage is over, { $lost } paid tile is lost.
       *[other] { $who }’s voyage is over, { $lost } paid tiles are lost.
    }
    .you = { SIGN("event_storm") }**Storm!** { $lost ->
            [0] Your voyage is over.
            [one] Your voyage is over, { $lost } paid tile is lost.
           *[other] Your voyage is over, { $lost } paid tiles are lost.
        }
entdecker-event-pirates = { SIGN("event_pirates") }**Pirates!** { $lost ->
        [0] { $who } has nothing worth stealing and keeps { $gold } gold.
       *[other] { $who } loses { $lost } gold and keeps { $gold }.
    }
    .you = { SIGN("event_pirates") }**Pirates!** { $lost ->
            [0] You have nothing worth stealing and keep { $gold } gold.
           *[other] You lose { $lost } gold and keep { $gold }.
        }
entdecker-event-gold = { SIGN("event_gold") }**Gold!** { $found ->
        [0] But { $who }’s purse is full.
       *[other] { $who } finds { $found } gold and has { $gold }.
    }
    .you = { SIGN("event_gold") }**Gold!** { $found ->
            [0] But your purse is full.
           *[other] You find { $found } gold and have { $gold }.
        }
entdecker-event-ruins = { SIGN("event_ruins") }**Old ruins!** { $points ->
        [one] { $who } gets { $points } point.
       *[other] { $who } gets { $points } points.
    }
    .you = { SIGN("event_ruins") }**Old ruins!** { $points ->
            [one] You get { $points } point.
           *[other] You get { $points } points.
        }
entdecker-event-natives = { SIGN("event_natives") }**Friendly islanders!** They give { $who } a discovery chip: { entdecker-word-motif } ({ $value }).
    .you = { SIGN("event_natives") }**Friendly islanders!** They give you a discovery chip: { entdecker-word-motif } ({ $value }).
entdecker-event-natives-none = { SIGN("event_natives") }**Friendly islanders!** But there’s no chip left for { $who }.
    .you = { SIGN("event_natives") }**Friendly islanders!** But there’s no chip left for you.
entdecker-event-dead-end = { $lost ->
        [one] There’s no dashed line to follow from { $field }: { $who } loses { $lost } paid tile.
       *[other] There’s no dashed line to follow from { $field }: { $who } loses { $lost } paid tiles.
    }
    .you = { $lost ->
            [one] There’s no dashed line to follow from { $field }: you lose { $lost } paid tile.
           *[other] There’s no dashed line to follow from { $field }: you lose { $lost } paid tiles.
        }
entdecker-event-landed = { $unit ->
        [scout] { $who } lands a { SIGN("scout") }scout on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
        [fort] { $who } builds a { SIGN("fort") }fort on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
       *[settlement] { $who } founds a { SIGN("settlement") }settlement on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
    }
    .you = { $unit ->
            [scout] You land a { SIGN("scout") }scout on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
            [fort] You build a { SIGN("fort") }fort on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
           *[settlement] You found a { SIGN("settlement") }settlement on { $field }{ entdecker-word-on-shore } ({ $cost } gold).
        }
entdecker-event-ended = { $who } ends the voyage without landing.
    .you = You end the voyage without landing.
entdecker-event-lost-tiles = { $lost ->
        [one] { $who } loses { $lost } paid tile.
       *[other] { $who } loses { $lost } paid tiles.
    }
    .you = { $lost ->
            [one] You lose { $lost } paid tile.
           *[other] You lose { $lost } paid tiles.
        }
entdecker-event-filled = { $count ->
        [one] 1 gap closes: { $fields }.
       *[other] { $count } gaps close: { $fields }.
    }
entdecker-event-chip = { $who } discovers { entdecker-word-motif } ({ SIGN("chip") }chip of { $value }).
    .you = You discover { entdecker-word-motif } ({ SIGN("chip") }chip of { $value }).
entdecker-event-chips-short = { $left ->
        [0] No discovery chip is left for { $who }.
        [one] Only { $left } discovery chip is left for { $who }: nobody takes one.
       *[other] Only { $left } discovery chips are left for { $who }: nobody takes one.
    }
    .you = { $left ->
            [0] No discovery chip is left for you.
            [one] Only { $left } discovery chip is left for you: nobody takes one.
           *[other] Only { $left } discovery chips are left for you: nobody takes one.
        }
entdecker-event-island = **Island complete:** { entdecker-word-tiles }, value { $value } ({ $fields }). { $shares }.
entdecker-event-island-nobody = An island of { entdecker-word-tiles } is complete ({ $fields }), but nobody was there.
entdecker-event-island-unfinished = Unfinished island of { entdecker-word-tiles } ({ $fields }): { $shares }.
entdecker-share = { $who } +{ $points }
    .you = you +{ $points }
entdecker-event-recalled = { $count ->
        [one] { $who } calls a scout home from { $fields }.
       *[other] { $who } calls { $count } scouts home from { $fields }.
    }
    .you = { $count ->
            [one] You call a scout home from { $fields }.
           *[other] You call { $count } scouts home from { $fields }.
        }
entdecker-event-full = The whole sea is explored: the game ends.
entdecker-event-premature = { $fields ->
        [one] All tiles are used up and { $fields } field stays unexplored: the game ends.
       *[other] All tiles are used up and { $fields } fields stay unexplored: the game ends.
    }
entdecker-event-bonus = { $count ->
        [one] Discovery bonus for the most chips: { entdecker-word-points } for { $who }.
       *[other] Discovery bonus for the most chips: { entdecker-word-points } each for { $who }.
    }
    .you = { $count ->
            [one] Discovery bonus for the most chips: { entdecker-word-points } for { $who }.
           *[other] Discovery bonus for the most chips: { entdecker-word-points } each for { $who }.
        }
entdecker-event-over = Game over. Victory with { entdecker-word-points }: { $winners }!
    .you-winners = Game over. Victory with { entdecker-word-points }: { $winners }!

## How it ended, and where points come from

entdecker-reason-full = The sea is explored.
entdecker-reason-premature = The tiles are used up.
entdecker-reason-full-gold = Gold broke the tie. The sea is explored.
entdecker-reason-premature-gold = Gold broke the tie. The tiles are used up.
entdecker-score-islands = { SIGN("island") }Islands
entdecker-score-ruins = { SIGN("event_ruins") }Old ruins
entdecker-score-bonus = { SIGN("chip") }Discovery bonus

## The board in words: alt text, and for those who do not see pictures. Terse: an alt text has 1024 characters

entdecker-board-round = { $free ->
        [one] Round { $round }, income { $income }, { $free } field unexplored.
       *[other] Round { $round }, income { $income }, { $free } fields unexplored.
    }
entdecker-board-over-full = The game is over: the whole sea is explored.
entdecker-board-over-premature = { $free ->
        [one] The game is over: the tiles are used up, { $free } field is unexplored.
       *[other] The game is over: the tiles are used up, { $free } fields are unexplored.
    }
entdecker-board-asked = { $who }: { $what }.
entdecker-board-result = { $total ->
        [one] { $rank }. { $who }: { $total } point (islands { $islands }, ruins { $ruins }, bonus { $bonus }).
       *[other] { $rank }. { $who }: { $total } points (islands { $islands }, ruins { $ruins }, bonus { $bonus }).
    }
entdecker-board-voyage = Voyage of { $who } from { $start }: ship at { $ship }, { $left } of { $announced } tiles left.
entdecker-board-voyage-over = Last voyage: { $who } from { $start }, tiles announced { $announced }{ $lost ->
        [0] .
       *[other] , lost { $lost }.
    }
entdecker-board-drawn = Turned up: { $tiles }.
entdecker-board-drawn-laid = { entdecker-word-tile } on { $field }
entdecker-board-drawn-misfit = { entdecker-word-tile } (didn’t fit)
entdecker-board-drawn-choosing = { entdecker-word-tile } (to be laid)
entdecker-board-event-storm = Storm: { $who } can’t land.
entdecker-board-event-storm-ashore = Storm: the voyage of { $who } is over.
entdecker-board-event-pirates = { $amount ->
        [0] Pirates took nothing from { $who }.
       *[other] Pirates took { $amount } gold from { $who }.
    }
entdecker-board-event-gold = { $amount ->
        [0] Gold, but the purse of { $who } was full.
       *[other] { $who } found { $amount } gold.
    }
entdecker-board-event-ruins = { $amount ->
        [one] Old ruins: { $amount } point for { $who }.
       *[other] Old ruins: { $amount } points for { $who }.
    }
entdecker-board-event-natives = Friendly islanders: a chip of { $amount } for { $who }.
entdecker-board-event-natives-none = Friendly islanders, but no chip was left for { $who }.
entdecker-board-filled = { $count ->
        [one] Gap closed: { $fields }.
       *[other] Gaps closed: { $fields }.
    }
entdecker-board-player = { $who }{ $first ->
        [yes] { " " }(start player)
       *[no] { "" }
    }: { entdecker-word-points }, { $gold } gold, { entdecker-word-chips }; supply: { entdecker-word-supply }.
entdecker-board-player-units = { $who }{ $first ->
        [yes] { " " }(start player)
       *[no] { "" }
    }: { entdecker-word-points }, { $gold } gold, { entdecker-word-chips }; supply: { entdecker-word-supply }; on the board: { $units }.
entdecker-board-unit = { entdecker-word-unit } { $field }{ $part ->
        [land] { "" }
        [N] { " " }(northern shore)
        [E] { " " }(eastern shore)
        [S] { " " }(southern shore)
        [W] { " " }(western shore)
       *[other] { " " }({ $part })
    }
entdecker-board-island = Island { $fields }: { entdecker-word-tiles }, { entdecker-word-open }. { $open ->
        [0] When scored
       *[other] If closed now
    }: { $who }{ $chip ->
        [yes] , and a chip on top.
       *[no] .
    }
entdecker-board-island-empty = Land { $fields }: { entdecker-word-tiles }, { entdecker-word-open }, nobody there.
entdecker-board-presence = { $who } +{ $points } ({ entdecker-word-units })
entdecker-board-ways = It fits: { $ways }.
entdecker-board-way = { $field } ({ entdecker-word-land })
entdecker-board-starts = Free starts: { $places }.
entdecker-board-starts-toll = Starts with a toll: { $places }.
entdecker-board-start-toll = { $place } ({ $toll })
entdecker-board-stacks = Stacks (? means a question mark on top): { $stacks }. Chips left: { $chips }. Tiles thrown away: { $discards }.
entdecker-board-stack = { $back ->
        [question] no. { $number }: { $count } (?)
       *[plain] no. { $number }: { $count }
    }
entdecker-board-unseen = Still in the stacks: { $kinds }; with a question mark: { $question }.
entdecker-board-unseen-kind = { entdecker-word-tile } { $count }
entdecker-board-reserve = Reserve tiles: { $stacks }.
entdecker-board-reserve-stack = { entdecker-word-tile } { $count }
entdecker-board-row = Row { $row }: { $tiles }.
entdecker-board-tile = { $land ->
        [none] { $field } { entdecker-word-tile }
        [NESW] { $field } { entdecker-word-tile }
       *[other] { $field } { entdecker-word-tile } ({ entdecker-word-land })
    }
entdecker-board-discovered = Scored island { $fields }: { entdecker-word-tiles }, value { $value }: { $shares }.
entdecker-board-discovered-empty = Complete island { $fields }: { entdecker-word-tiles }, nobody was there.

## One's own desk in words

entdecker-own-gold = You have { $gold } of at most { $cap } gold and { entdecker-word-points }.
entdecker-own-supply = Your supply: { entdecker-word-supply }.
entdecker-own-stake = { $unit ->
        [scout] { SIGN("scout") }Scout on { $field }
        [fort] { SIGN("fort") }Fort on { $field }
       *[settlement] { SIGN("settlement") }Settlement on { $field }
    }{ entdecker-word-on-shore }: land of { entdecker-word-tiles }, { entdecker-word-open }. Rank { $rank }, { entdecker-word-worth }.
entdecker-own-chips = { $count ->
        [one] You have { $count } discovery chip (value { $values }).
       *[other] You have { $count } discovery chips (values { $values }).
    }
entdecker-own-voyage = Your voyage: ship at { $ship }, { $left } of { $announced } tiles left{ $toll ->
        [0] .
       *[other] , toll paid { $toll }.
    }

## What a player has, counted

entdecker-stock-points = { SIGN("crown") }points
entdecker-stock-gold = { SIGN("coin") }gold
