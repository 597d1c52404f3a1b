### Race to the New Found Land, in English. Numbers in the rules help come from engines/games/new_found_land/figures.toml (the game's facts).

new_found_land-title = Race to the New Found Land
new_found_land-blurb = Lead a seafaring nation to the coasts of North America: build ships, settle, deliver, explore. 60 to 90 minutes at a table, here at your own pace.
new_found_land-minutes = 60–90
new_found_land-weight = heavy

## How things are called

new_found_land-word-good = { $good ->
        [wood] { SIGN("wood") }wood
        [cloth] { SIGN("cloth") }cloth
        [iron] { SIGN("iron") }iron
       *[gold] { SIGN("gold") }gold
    }
new_found_land-word-shape = { $shape ->
        [coast] { SIGN("coast") }coast
        [cape] { SIGN("cape") }cape
       *[inland] { SIGN("inland") }inland
    }
new_found_land-word-island = { $island ->
        [newfoundland] Newfoundland
        [nova_scotia] Nova Scotia
        [anticosti] Ile d’Anticosti
       *[prince_edward] Prince Edward Island
    }
new_found_land-word-city = { $city ->
        [hamburg] Hamburg
        [venice] Venice
       *[stockholm] Stockholm
    }
new_found_land-word-frame = { $frame ->
        [square] { SIGN("frame_square") }square
        [pentagon] { SIGN("frame_pentagon") }pentagon
        [circle] { SIGN("frame_circle") }circle
        [triangle] { SIGN("frame_triangle") }triangle
       *[star] { SIGN("frame_star") }star
    }
new_found_land-word-captain = { $captain ->
        [columbus] { SIGN("columbus") }Columbus
        [magellan] { SIGN("magellan") }Magellan
        [dagama] { SIGN("vasco") }Vasco da Gama
        [cortes] { SIGN("cortes") }Hernán Cortés
       *[drake] { SIGN("drake") }Francis Drake
    }
new_found_land-word-action = { $action ->
        [load] { SIGN("load") }Load
        [settle] { SIGN("settle") }Settle
        [deliver] { SIGN("deliver") }Deliver
       *[explore] { SIGN("explore") }Explore
    }
new_found_land-word-upgrade = { $upgrade ->
        [merchant_fleet] { SIGN("upgrade") }Merchant Fleet
        [settlement_office] { SIGN("upgrade") }Settlement Office
        [colonial_harbour] { SIGN("upgrade") }Colonial Harbor
        [tax_office] { SIGN("upgrade") }Tax Office
       *[naval_office] { SIGN("upgrade") }Naval Office
    }
new_found_land-word-nation = { $nation ->
        [portugal] Portugal
        [spain] Spain
        [england] England
        [france] France
       *[netherlands] Netherlands
    }
new_found_land-count-good = { $count } { new_found_land-word-good }
new_found_land-count-points = { $count ->
        [one] { $count } { SIGN("crown") }point
       *[other] { $count } { SIGN("crown") }points
    }
new_found_land-nothing = none
new_found_land-code-start = { $nation ->
        [portugal] start ship PT
        [spain] start ship ES
        [england] start ship EN
        [france] start ship FR
       *[netherlands] start ship NL
    }
new_found_land-code-start-card = { $nation ->
        [portugal] charter PT
        [spain] charter ES
        [england] charter EN
        [france] charter FR
       *[netherlands] charter NL
    }
new_found_land-code-small = { $name }
new_found_land-code-large = { $name }
new_found_land-code-charter = charter { $name }
new_found_land-code-fleet = Merchant Fleet
new_found_land-ship = { $name } { SIGN("sail") }{ $sail } { SIGN("crates") }{ $crates } { SIGN("settlers") }{ $settlers } { SIGN("telescopes") }{ $telescopes }
new_found_land-goods-card = { SIGN("one_time_card") }goods card ({ $gain })
new_found_land-quoted-gain = “{ $gain }”
new_found_land-contract = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $goods })
new_found_land-tile = { $shape } ({ $a } / { $b })

## What the lobby may choose

new_found_land-setting-frames = Frame markers
new_found_land-setting-frames-about = How far along the score track the last 2 rewards are.
new_found_land-setting-frames-standard = standard
new_found_land-setting-frames-advanced = advanced: further out
new_found_land-setting-planning = Planning
new_found_land-setting-planning-about = Openly in turn order, or all at once in secret (our variant, with less waiting).
new_found_land-setting-planning-sequential = sequential
new_found_land-setting-planning-simultaneous = simultaneous
new_found_land-setting-large_ships = Large ships on sale
new_found_land-setting-large_ships-about = Show their values, or cost side up until someone builds them, as printed.
new_found_land-setting-large_ships-values = values shown
new_found_land-setting-large_ships-costs = cost side up

## Rules help

new_found_land-rules-start-title = At a glance
    .revision = 2
new_found_land-rules-start =
    You govern a seafaring nation, and North America is waiting beyond the ocean. Build a fleet, decide where each ship does the most good, and get there first.

    The game has { $rounds } rounds. Each of them has four phases:
    - **Land:** income, harbor, new ships
    - **Planning:** you assign your ships to the four actions
    - **Actions:** *Load*, *Settle*, *Deliver*, *Explore*, always in this order
    - **Closing:** new land is charted, islands and cities score, goals are redeemed

    A ship has four values: { SIGN("sail") } **sail** decides who acts first, { SIGN("crates") } **crates** serve *Load* and *Deliver*, { SIGN("settlers") } **settlers** *Settle*, { SIGN("telescopes") } **telescopes** *Explore*. Short, always in this order: `2/3/1/0` is sail 2, 3 crates, 1 settler, no telescope.

    Points come from
    - contracts you deliver
    - bonuses on the islands
    - large ships: { $large_points } each
    - complete islands and full cities: 1 point per marker, and bonuses for the most
    - your secret goal cards

    And it’s a race: rewards wait along the score track, and whoever gets there first has first pick.

    Most points win. For { $seats_min } to { $seats_max } players. You only decide on your own turn, so there’s nothing you can miss.

    ### Tips for the first game
    - **Build ships early**, and soon the extra wharf. Every ship gets one more thing done every round.
    - **Use each ship for what it’s best at.** Settlers are useless on a ship that sails to *Deliver*.
    - **Look at the contracts before you load.** Iron and gold only pay off if a contract asks for them.
    - *Explore* pays both bonuses of a tile, *Settle* just one, but with more markers.
    - **Pick goal cards for what you’re doing anyway**, and redeem one every round: the first is free.
    - In the last round, spend everything. Leftover goods only break ties.

new_found_land-rules-round-title = The round
    .revision = 3
new_found_land-rules-round =
    Before the first round, each player gets an island tile charted: a compass tile names the island, and a tile that fits lies there face up, without a marker.

    Each of the { $rounds } rounds runs like this. “In player order” means clockwise from the start player.
    - **Land phase**, in player order: collect income, then extend the harbor, then build ships.
    - **Planning phase:** first everyone plans *Load*, in player order, then everyone *Settle*, then *Deliver*, then *Explore*.
    - **Action phase:** the four actions in the same order. Within each, whoever has the most sail there goes first.
    - **Closing phase:** charting, island scoring, city scoring, goals.

    Then the start player tile moves on clockwise. After round { $rounds } comes the final scoring.

    ### Who acts first?
    In each action add up the **sail** of all your ships there. The highest total goes first; player order breaks ties. The order is fixed when the action begins: sail gained during it counts from the next action on (our ruling).

    ### What the bot does for you
    The bot handles income, refilling, drawing, sail order, charting, scoring and the frame markers. It also decides for you where everyone can see you have no choice. Being asked never gives away your cards: with any one-time card in hand, you’re asked even if all you can say is “done”.

    Income and bonuses come from a supply that never runs out; markers don’t run out either.

    ### Undo
    With `/undo` you can undo your own steps until something hidden is revealed or someone else moves. A card you played, a goal you redeemed and anything you drew are final.

new_found_land-rules-pictures-title = The pictures
    .revision = 3
new_found_land-rules-pictures =
    Two pictures show the table: the **chart** with islands, cities and score track, and the **harbors** with market and ships. The one that matters right now comes first. In the picture of your question, what you may choose has a golden frame.

    ### At the top
    Whose turn it is, and what for. While planning: the sign of the action, and how many ships can go there (≤). The seals show the order: after { SIGN("flag") }the flag, from the start player on; after the ship, by sail.

    ### Signs
    - { SIGN("crown") }Crown: points. { SIGN("wood") }Log, { SIGN("cloth") }sheet, { SIGN("iron") }anvil, { SIGN("gold") }bars: wood, cloth, iron, gold
    - { SIGN("sail") } Sail, { SIGN("crates") } crate, { SIGN("settlers") } settler, { SIGN("telescopes") } telescope: the four values of a ship
    - The four actions: { SIGN("load") }crate *Load*, { SIGN("settle") }settler *Settle*, { SIGN("deliver") }scales *Deliver*, { SIGN("explore") }telescope *Explore*. The number next to it is how many ships a player has there; each ship also shows where it goes.
    - { SIGN("one_time_card") }Green card: one-time cards in hand. { SIGN("goal") }Card with a target: goal cards. { SIGN("upgrade") }Workshop: the harbor upgrade, in full color once it’s built. Circle: the place of the captain
    - { SIGN("wharf") }Anchor: a free wharf. Plus with goods: what the missing wharf costs
    - { SIGN("coast") }Coast, { SIGN("cape") }cape and { SIGN("inland") }mountains: the shape of the tile that fits there. A tile shows its two bonuses on the left, its two fields on the right.
    - 10/5 next to a name: the bonus for the most and second most markers. In the box nearby: how many markers each player has there
    - A number on a marker: a tower of that many. A dark tile: nobody can use it. { SIGN("scored") }A check mark: already scored. A red frame: the last move
    - On the score track: ships for the players, colored shapes for the frames
    - Arrow and golden rim: whose turn it is. { SIGN("gear") }Gear: a computer player. Crate with arrows: which good that many crates load
    - At the bottom: what is left at the frames; and, with the compass rose, which island was charted in which round

    ### Short names
    NF3 or PE1 is a place on an island, N08 a small ship, L04 a large one, X2 a charter; PT, ES, EN, FR and NL are the start ships and charters of the nations. They’re just names; everything that matters is shown next to them.

new_found_land-rules-land-title = Land phase
    .revision = 4
new_found_land-rules-land =
    First your **income**: { $income }. (At the very start everyone already has { $start_goods }.)

    ### The harbor
    You may build, each once a game:
    - **A wharf** for { $wharf_cost }: room for one more ship. You start with { $wharves_open } wharves.
    - **Your nation’s upgrade:** see *Nations*.

    First the harbor, then the ships: once you’ve built a ship, the harbor is closed for this turn.

    ### Ships
    On sale are { $sale_small } small and { $sale_large } large ships, with values and costs. Build as many as you can pay for. (In the original large ships lie cost side up until someone builds them; the lobby can choose that, see *Variants*.)
    - **Small ships** all cost { $small_cost }.
    - **Large ships** are stronger, have their own cost, and bring { $large_points } points at once.

    Each ship needs a wharf. If none is free, scrap one of your ships to make room. The row is refilled after your turn, so the next player chooses from a full row. When a pile runs out, the scrapped ships of that size are shuffled into a new one. The next large ship is face up.

    ### Paying
    Gold is wild: it can replace 1 wood, 1 cloth or 1 iron whenever you pay for harbor, ships and contracts. Nothing replaces gold.

    If you can pay for a ship without gold, you do, and you’re not asked. To spend gold anyway, choose the ship from the second list.

    You can also play goods cards (see *Cards*) before you build. When you’re done, end your turn. It ends on its own if you’ve built nothing and everyone can see you can’t. You can undo what you’ve built until you end your turn.

new_found_land-rules-planning-title = Planning phase
    .revision = 2
new_found_land-rules-planning =
    Now every ship gets its task. Action by action, in player order, you send ships to the action being planned, or none.

    How many can go there:
    - *Load:* { $limit_load }
    - *Settle:* { $limit_settle }
    - *Deliver:* { $limit_deliver }
    - *Explore:* { $limit_explore }

    You can use
    - your ships at the wharves, each for one action a round,
    - **charter ships** from your hand: cards that count as a ship, once, and need no wharf,
    - the *Merchant Fleet*, if you are Portugal and have built it.

    They all count toward the limit.

    Good to know:
    - Plans are open. If you plan later, you see what the others have done, so player order matters.
    - Your plan is final once the next player has planned. Until then, `/undo` brings your ships back.
    - The question shows what the others have sent, who still has to plan, and how much sail you need to act first.
    - A ship you don’t send anywhere rests this round. Nothing else happens to it.
    - A ship without an action’s symbol can still go: its sail counts, and at *Explore* it lays a tile too.
    - Once all your ships have a task and you hold no one-time card, the bot passes for you.

    ### Planning ahead
    You don’t have to wait for your turn: *Plan all actions (secret)* stores your ships for every action you haven’t planned yet; *No more ships this round* stores none. Only you can see it. The bot carries it out on your turn; if you like, it asks again where someone has sent ships in between. Until then you can change or delete it.

    With the setting *simultaneous* everyone plans all four actions in secret and at the same time: see *Variants*.

new_found_land-rules-load-title = Load
    .revision = 2
new_found_land-rules-load =
    Your ship brings a **good** and a **one-time card**.

    ### The good
    It depends on the ship’s crates. You can always take a cheaper one:
    - { $crates_wood } crate: wood
    - { $crates_cloth } crates: cloth
    - { $crates_iron } crates: iron
    - { $crates_gold } or more: gold

    (Iron for { $crates_iron } crates is known from the original; the other steps and the full order of value are our ruling.)

    ### The card
    Draw as many cards as you have crates, keep **one** and discard the rest face down. Only you see them. If the pile runs out, the discards are shuffled.
    - You always keep one (our ruling): it’s worth at least { $card_points } points at the end.
    - You can play a goods card right when you keep it (our ruling).
    - *Drake* adds crates, for the good and for the drawing.
    - England’s *Colonial Harbor* lets you keep { $england_keep } if you drew at least { $england_keep }.

    ### All at once
    In *Load* players don’t get in each other’s way. So if the pile is big enough, everyone’s cards are dealt at once and nobody has to wait: choose your good, look at your cards, keep one. The bot carries everything out in order of sail, with frame rewards in between. Until it’s your turn, you can change your mind about the card, but not about the good.

    What the cards can do: see *Cards*.

new_found_land-rules-settle-title = Settle
    .revision = 1
new_found_land-rules-settle =
    Each of your ships settles separately, in the order you like. It puts 1 marker per **settler** on **one** free field of an island tile; two or more make a tower. Then take **one** of the tile’s two bonuses: goods or points.

    - Each tile has two fields, and you can take both with two ships.
    - One ship, one field: a ship never splits its settlers (our ruling).
    - A ship with no settlers does nothing here, except add its sail.
    - *Da Gama* gives each of your ships one more settler, even a ship with none.
    - Spain’s *Settlement Office* lets you take both bonuses of a tile, once in each *Settle* action.
    - You can still settle on islands that have been scored. You get the bonus, but the markers score no more points. They still count for goal cards.

    ### New England
    Instead of taking a field, a ship can settle in New England: 1 point per settler, no marker, no bonus. It’s always possible. The whole ship goes there (our ruling). If no field is free anywhere, the bot sends your ships there.

    ### Why towers matter
    When an island is complete, each marker scores a point, and the most markers score a bonus. See *Closing phase*.

new_found_land-rules-deliver-title = Deliver
    .revision = 4
new_found_land-rules-deliver =
    There are { $contracts_open } open contracts in three cities. To fulfill one, hand in its goods and use ships with enough **crates**, one per good.
    - Several ships can share a contract, but a ship never serves two. Leftover crates are lost.
    - You score its points at once and put a marker in the city if there’s a free space. If not, you still get the points.
    - Gold may stand for wood, cloth or iron.
    - France’s *Tax Office* adds { $france_points } points to every contract.
    - *Drake* gives each of your ships more crates.

    Just choose a contract: the bot sends the ships that waste the fewest crates and keeps your gold if it can. If you want something else, choose ships and payment yourself.

    New contracts come when you end your turn. Until then you can undo. When the pile runs out, the fulfilled contracts are shuffled into a new one.

    ### Antwerp
    Antwerp always buys goods: 1 point each, gold included, 1 crate each. No marker, no Tax Office. Some of your ships can fulfill contracts while others sail to Antwerp (our ruling).

    ### The cities
    Marker spaces, and the bonus for most / second most markers when all spaces are taken:
    - **Hamburg:** { $hamburg_spaces } spaces, { $hamburg_first } / { $hamburg_second }
    - **Venice:** { $venice_spaces } spaces, { $venice_first } / { $venice_second }
    - **Stockholm:** { $stockholm_spaces } spaces, { $stockholm_first } / { $stockholm_second }

    The sizes and bonuses of Venice, the bonus of Hamburg and most contracts are our reconstruction.

new_found_land-rules-explore-title = Explore
    .revision = 1
new_found_land-rules-explore =
    Add up the **telescopes** of your ships here: that’s how many island tiles you draw, face up. Then lay **one tile per ship**, never more than you drew.

    - A tile has a shape: coast, cape or inland. It goes on any island with a free space of that shape. Which space doesn’t matter; the bot takes the first.
    - You put 1 marker on it and take **both** bonuses.
    - The second field stays free for whoever settles there.
    - As long as one of your tiles fits and you have a ship left, you must lay one (our ruling). You choose the tile and the island.
    - Tiles you don’t lay are discarded. If the stack runs out, the discards are shuffled.
    - A ship without telescopes draws nothing, but lays a tile like any other. With no telescopes at all, nothing happens.
    - *Columbus* draws 1 more tile and lays 1 more.

    ### The islands
    Tile spaces, and the bonus for most / second most markers when the island is complete:
    - **Newfoundland:** { $newfoundland_spaces } spaces, { $newfoundland_first } / { $newfoundland_second }
    - **Nova Scotia:** { $nova_scotia_spaces } spaces, { $nova_scotia_first } / { $nova_scotia_second }
    - **Ile d’Anticosti:** { $anticosti_spaces } spaces, { $anticosti_first } / { $anticosti_second }
    - **Prince Edward Island:** { $prince_edward_spaces } spaces, { $prince_edward_first } / { $prince_edward_second }

    There are { $tiles } tiles: { $coast_tiles } coast, { $cape_tiles } cape, { $inland_tiles } inland. Apart from Nova Scotia’s bonus the islands, shapes and tiles are our reconstruction.

new_found_land-rules-closing-title = Closing phase
    .revision = 1
new_found_land-rules-closing =
    ### Charting
    A compass tile names an island. New tiles are drawn for it until enough of them fit: { $cartography_2 } with 2 players, { $cartography_3 } with 3, { $cartography_4 } with 4. They lie there without markers, both fields free (with 2 players see *Two players*). If the island is full, fewer or none.

    ### Islands and cities
    An island whose tile spaces are all filled, and a city whose marker spaces are all taken, is scored once; islands first, the one with the higher bonus first.
    - **1 point** for each of your markers there. A tower counts every marker.
    - The **most** markers: the first bonus. The **second most:** the second one.
    - Tie for the most: all of them get the **second** bonus, and nobody else gets any.
    - Tie for second: nobody gets the second bonus.
    - Without a marker there’s no bonus (our ruling).

    Markers stay where they are. Players score in player order, and each one’s share is a turn of its own: it can reach a frame.

    An example, Nova Scotia with { $nova_scotia_first } / { $nova_scotia_second }: two players have 5 markers, one has 3. The two get 5 and the second bonus each, the third gets 3.

    ### Goals
    In player order everyone may redeem goal cards; see *Goal cards*.

    Then the start player tile moves on, and a new round begins.

new_found_land-rules-frames-title = The race: frame markers
    .revision = 1
new_found_land-rules-frames =
    Five frames lie on the score track. Reach or pass one, and at the end of your turn you take its reward:
    - **Square** on { $square_standard }: a goal card
    - **Pentagon** on { $pentagon_standard }: a captain
    - **Circle** on { $circle_standard }: a goal card
    - **Triangle** on { $triangle_standard } (advanced: { $triangle_advanced }): a good
    - **Star** on { $star_standard } (advanced: { $star_advanced }): a goal card

    You choose from all that is still there: up to { $goals_per_stack } goal cards, which only you see, { $captains } captains, or one each of wood, cloth, iron and gold.

    ### It comes to meet the others
    After each reward the frame moves back { $frame_back } spaces, so the others get there sooner. It never lands on another frame or a ship figure: if one is in the way, it stops in front of it. A figure on its second lap blocks too, and a frame never reaches the start (our ruling).

    - Everyone takes each frame once. When everyone has, it leaves the track.
    - Several frames in one turn: the lowest first, each with all its consequences (our ruling).
    - A turn is your Land phase, one action with all its ships, your share of an island or city scoring, or your redeeming of goals. You get the reward at the end of it, not before.

    ### The 50/100 cards
    The track has { $lap } spaces. When you get there ({ $lap } points or more; our ruling), take the top one of these cards. It pays at the end: { $lap_bonus_1 } for the first player, then { $lap_bonus_2 }, { $lap_bonus_3 } and { $lap_bonus_4 }.

new_found_land-rules-goals-title = Goal cards
    .revision = 2
new_found_land-rules-goals =
    You get them from three frames, and only you know which. In the closing phase of a round you may redeem goals whose condition holds **now**:
    - The **first in a round is free**.
    - Each further one costs **{ $further_goods } goods** of your choice, paid before the condition is checked.

    Everyone with a goal card or a one-time card is asked at once. The bot carries it out in player order, and you can change your answer until it’s your turn. You keep everything else: the goods, markers and ships that meet the condition stay yours. A goal from a frame you reach in that same turn must wait for the next round. A one-time card alone is enough to be asked: you could play it, and its points could reach a frame. A goal not redeemed by the end is worth { $card_points } points.

    ### Goods in your storage (gold isn’t wild here; our ruling)
    - { $z01_need } iron: { $z01_points } · { $z02_need } wood: { $z02_points } · { $z03_need } cloth: { $z03_points } · { $z04_need } gold: { $z04_points }
    - { $z05_need } each of wood, cloth, iron and gold: { $z05_points }

    ### Your markers on islands, scored ones too
    - { $z06_need } on one island: { $z06_points }
    - { $z07_need } on each of { $z07_places } islands: { $z07_points }
    - { $z08_need } on each of { $z08_places } islands: { $z08_points }
    - { $z09_need } in all: { $z09_points }

    ### Your markers in cities, scored ones too
    - { $z10_need } in each of the { $z10_places } cities: { $z10_points }
    - { $z11_need } in one city: { $z11_points }
    - { $z12_need } in all: { $z12_points }

    ### Your harbor
    - { $z13_need } large ships at wharves: { $z13_points }
    - { $z14_need } ships at wharves: { $z14_points }
    - Both upgrades built: { $z15_points }

    Every number means “at least”. Two of the { $goals } goals are known to us from the original; the others are our reconstruction.

new_found_land-rules-captains-title = Captains
    .revision = 1
new_found_land-rules-captains =
    With the pentagon you choose one of the captains still there. You never have more than one. He’s face up in front of you and helps until the end of the game.

    - **Columbus:** *Explore*: draw { $columbus_tiles } more tile and lay { $columbus_tiles } more. You need at least one ship there.
    - **Magellan:** +{ $magellan_sail } sail in every action where you have a ship. Whenever you act first, before at least one other, you get { $magellan_points ->
        [one] { $magellan_points } point
       *[other] { $magellan_points } points
    }.
    - **Vasco da Gama:** *Settle*: each of your ships has { $dagama_settlers ->
        [one] { $dagama_settlers } settler
       *[other] { $dagama_settlers } settlers
    } more, even one with none.
    - **Hernán Cortés:** { $cortes_gold } gold at once and { $cortes_gold } more gold with every income.
    - **Francis Drake:** *Load* and *Deliver*: each of your ships has { $drake_crates ->
        [one] { $drake_crates } crate
       *[other] { $drake_crates } crates
    } more.

    A captain gained in the middle of an action doesn’t change its order: that was fixed at its start.

    The names are those of the original. What the captains do was on a leaflet we don’t have: Cortés is known from reports, the numbers of the others are our reconstruction.

    Who’s best? The earlier you get one, the more he’s worth. *Cortés* and *Drake* suit traders, *da Gama* and *Columbus* those who go for the islands, *Magellan* whoever wants to be first.

new_found_land-rules-nations-title = Nations
    .revision = 2
new_found_land-rules-nations =
    Each nation has its own start ship, its own charter card, and an upgrade for its harbor. Values as always: sail / crates / settlers / telescopes.

    - **Portugal:** ship { $portugal_ship }, charter { $portugal_card }. *Merchant Fleet* for { $portugal_cost }: an extra ship { $fleet_ship }, once a round, without a wharf. It counts toward the limits, is neither small nor large, and can’t be scrapped.
    - **Spain:** ship { $spain_ship }, charter { $spain_card }. *Settlement Office* for { $spain_cost }: once in each *Settle* action take both bonuses of a tile.
    - **England:** ship { $england_ship }, charter { $england_card }. *Colonial Harbor* for { $england_cost }: when loading keep { $england_keep } cards, if you drew at least { $england_keep }.
    - **France:** ship { $france_ship }, charter { $france_card }. *Tax Office* for { $france_cost }: +{ $france_points } points for every contract, not for Antwerp.
    - **Netherlands:** ship { $netherlands_ship }, charter { $netherlands_card }. *Naval Office* for { $netherlands_cost }: +{ $netherlands_sail } sail in every action where you have a ship.

    An upgrade works from the moment it’s built. Otherwise all nations are alike: { $wharves_open } wharves and one to build for { $wharf_cost }, the same limits for the actions.

    Nations are dealt at random. The first one in this list begins; then play goes clockwise (the numbers on the boards are our ruling).

    Charter cards of nations nobody plays are in the discards and come into play when those are shuffled. Their start ships stay out of the game (our ruling).

    The powers of England and France are known from reports; most values, costs and numbers are our reconstruction.

new_found_land-rules-cards-title = Cards
    .revision = 2
new_found_land-rules-cards =
    One-time cards are secret, and each is good for one use. You begin with your nation’s charter; *Load* brings more. Unused ones are worth { $card_points } points each at the end. Everyone sees how many you hold.

    ### Charter ships
    Played in the planning phase: a ship for one action, no wharf needed. It goes to the discards after its action (our ruling). Besides the nations’ own there are { $charters }, as sail / crates / settlers / telescopes:
    - { $charter_list }

    ### Goods cards
    Goods and points at once. You can play them whenever it’s your turn: in your Land phase, during your actions, or on your turn to redeem goals, even without a goal card. Not while planning or in scorings (our ruling). There are { $goods_cards }:
    - { $goods_card_list }

    Points from a card count for frames like all others, at the end of the turn.

    The pile: cards nobody kept are face down among the discards; nobody else knows them. Everyone knows the cards that were played. When the pile runs out, all discards are shuffled.

    The numbers on the cards are our reconstruction.

new_found_land-rules-scoring-title = Final scoring
    .revision = 1
new_found_land-rules-scoring =
    After round { $rounds }, in this order:
    - **Markers** on islands and in cities that were never scored: 1 point each, no bonuses. If you only reach { $lap } now, you still take a 50/100 card.
    - **50/100 card:** { $lap_bonus_1 }, { $lap_bonus_2 }, { $lap_bonus_3 } or { $lap_bonus_4 }, by who got there first.
    - **Cards in hand:** { $card_points } points for each one-time card and each goal not redeemed.

    Frames no longer give anything (our ruling).

    Most points win. The most goods of any kind in storage break ties; if that’s tied too, the victory is shared.

    ### During the game
    - Large ship built: { $large_points }
    - Contract: the points printed on it
    - Antwerp: 1 for each good
    - New England: 1 for each settler
    - Bonuses on island tiles and goods cards: as shown
    - Complete island, full city: 1 per marker, plus the bonuses
    - Goal card: as shown
    - *Tax Office*, *Magellan:* extra points

    An example: you have 69 points, 4 markers not yet scored, the third 50/100 card and one goal left: 69 + 4 + { $lap_bonus_3 } + { $card_points }.

new_found_land-rules-two-title = Two players
    .revision = 2
new_found_land-rules-two =
    With two players a **third power** joins the race for the islands. Nobody plays it.

    - In the closing phase { $cartography_2 } island tiles are charted in each round, and each of them gets **one marker of the third power**. It takes one of the two fields; the other stays free.
    - In an island scoring the third power counts like a player: it can be first or second, or tie with you. Nobody gets a bonus it wins.
    - It never has markers in a city, takes no frames and no cards, and scores no points.
    - The tiles laid at the start of the game carry no marker.

    Two examples. Newfoundland with { $newfoundland_first } / { $newfoundland_second }: third power 5 markers, you 4, your rival 2. You get 4 and the second bonus, your rival 2. Ile d’Anticosti with { $anticosti_first } / { $anticosti_second }: third power 3, you 3, your rival 1. You tie for the most, so you get 3 and the second bonus; your rival gets 1.

    Everything else works as with more players. Captains, goals and 50/100 cards nobody takes simply stay where they are.

new_found_land-rules-variants-title = Variants
    .revision = 2
new_found_land-rules-variants =
    You can choose three things in the lobby.

    ### Frame markers
    - **Standard:** triangle on { $triangle_standard }, star on { $star_standard }.
    - **Advanced:** triangle on { $triangle_advanced }, star on { $star_advanced }. For experienced players: the last rewards come later and are easier to miss.

    The other frames are the same: { $square_standard }, { $pentagon_standard } and { $circle_standard }.

    ### Planning
    - **Sequential**, as in the original: action by action, one player after the other, openly. If you plan later, you know more.
    - **Simultaneous**, our own variant for less waiting: everyone plans all four actions at once and in secret. When the last plan is in, all are shown. Being start player matters less, guessing matters more.

    With simultaneous planning, a round needs one set of answers instead of four. Everything else stays the same.

    ### Large ships on sale
    - **Values shown:** you see what you’re buying, as anyone who knows the tiles would.
    - **Cost side up**, as in the original: a large ship shows only its cost until someone builds it.

new_found_land-rules-rulings-title = Our rulings
    .revision = 2
new_found_land-rules-rulings =
    The rulebook refers to a leaflet and to printed tiles that we don’t have. Where it’s silent, we decided:
    - Costs **and** values of the ships on sale are open, and so is the next large ship, unless the lobby chose large ships cost side up.
    - Start ships of nations not in play are out of the game. A start ship you scrap can come back among the small ones.
    - Charter cards are discarded after their action, not at the end of the round.
    - In *Load* you always keep a card.
    - Goods cards: in your Land phase, your actions, your goal turn, in every round. Not while planning, not in scorings. A card just kept may be played at once.
    - A ship’s settlers stay together: one field, or New England.
    - Tiles you explore must be laid as long as one fits.
    - Antwerp and contracts may be mixed, ship by ship.
    - A frame moves back exactly { $frame_back } spaces, fewer only if something is in the way. Ship figures on a later lap block it too, and it never reaches the start.
    - Several frames in a turn: the lowest first.
    - A 50/100 card comes with { $lap } points or more. In the final scoring only the markers can still bring one.
    - No second bonus for someone with no marker.
    - The third power blocks fields and counts in every ranking.
    - You pay for a further goal before its condition is checked; only goals you still meet then are offered.
    - With no goal card and no one-time card, your goal turn is skipped.
    - The order within an action is fixed at its start.
    - No harbor upgrade after the first ship of a Land phase.
    - With 3 players the start player of round 1 begins round { $rounds } again.
    - No frames in the final scoring. A goal gained in the very last goal turn is worth its { $card_points } points.
    - Whoever leaves is replaced by a computer player.

    Numbers printed only on the original’s tiles and cards are our reconstruction if no public source gives them. They’re in one data file, so anyone who owns the game can correct them.

## Slash commands: names and descriptions

new_found_land-blurb-command = Your moves in a game of Race to the New Found Land
new_found_land-move-play_goods_card = play_goods_card
new_found_land-move-play_goods_card-about = Play a goods card from your hand: goods and points right away
new_found_land-move-build_ship = build_ship
new_found_land-move-build_ship-about = Land: build a small or a large ship
new_found_land-move-build_wharf = build_wharf
new_found_land-move-build_wharf-about = Land: build the extra wharf, before any ship
new_found_land-move-build_upgrade = build_upgrade
new_found_land-move-build_upgrade-about = Land: build the upgrade of your nation, before any ship
new_found_land-move-end_land = end_land
new_found_land-move-end_land-about = Land: end your turn
new_found_land-move-assign = assign
new_found_land-move-assign-about = Planning: put ships on the action being planned, or none
new_found_land-move-plan = plan
new_found_land-move-plan-about = Planning: your secret plan for all actions you haven’t committed yet
new_found_land-move-pass_rest = pass_rest
new_found_land-move-pass_rest-about = Planning: no ships for all actions you haven’t committed yet
new_found_land-move-drop_plan = drop_plan
new_found_land-move-drop_plan-about = Planning: forget your stored plan
new_found_land-move-load = load
new_found_land-move-load-about = Load: take a good for your ship
new_found_land-move-keep = keep
new_found_land-move-keep-about = Load: which of the drawn cards you keep
new_found_land-move-keep_and_play = keep_and_play
new_found_land-move-keep_and_play-about = Load: keep a drawn goods card and play it right away
new_found_land-move-settle = settle
new_found_land-move-settle-about = Settle: put a ship’s settlers on an island tile
new_found_land-move-new_england = new_england
new_found_land-move-new_england-about = Settle: send a ship’s settlers to New England, 1 point each
new_found_land-move-deliver = deliver
new_found_land-move-deliver-about = Deliver: fulfill a contract
new_found_land-move-deliver_with = deliver_with
new_found_land-move-deliver_with-about = Deliver: fulfill a contract with ships and payment of your choice
new_found_land-move-antwerp = antwerp
new_found_land-move-antwerp-about = Deliver: sell goods in Antwerp, 1 point each
new_found_land-move-end_deliver = end_deliver
new_found_land-move-end_deliver-about = Deliver: done delivering in this action
new_found_land-move-lay = lay
new_found_land-move-lay-about = Explore: lay a drawn tile on an island
new_found_land-move-finish_action = finish_action
new_found_land-move-finish_action-about = End an action with nothing left to choose
new_found_land-move-choose_goal = choose_goal
new_found_land-move-choose_goal-about = Frame reached: take one of its goal cards
new_found_land-move-choose_captain = choose_captain
new_found_land-move-choose_captain-about = Frame reached: take one of the captains
new_found_land-move-choose_good = choose_good
new_found_land-move-choose_good-about = Frame reached: take one of its goods
new_found_land-move-redeem = redeem
new_found_land-move-redeem-about = Goals: redeem a goal card whose condition you meet
new_found_land-move-end_goals = end_goals
new_found_land-move-end_goals-about = Goals: no more this round

new_found_land-field-card = card
new_found_land-field-card-about = The card from your hand, or from the stack
new_found_land-field-ship = ship
new_found_land-field-ship-about = The ship: sail / crates / settlers / telescopes
new_found_land-field-scrap = scrap
new_found_land-field-scrap-about = Only without a free wharf: the ship of yours that makes room
new_found_land-field-payment = payment
new_found_land-field-payment-about = What you pay with, e.g. wood gold. If a ship needs no gold, add + to its name: N01+
new_found_land-field-ships = ships
new_found_land-field-ships-about = Your ships for this, as in the list; several with a space between
new_found_land-field-load = load
new_found_land-field-load-about = Your ship for Load
new_found_land-field-settle = settle
new_found_land-field-settle-about = Your ships for Settle
new_found_land-field-deliver = deliver
new_found_land-field-deliver-about = Your ships for Deliver
new_found_land-field-explore = explore
new_found_land-field-explore-about = Your ships for Explore
new_found_land-field-surprised = surprised
new_found_land-field-surprised-about = If others send ships before you: carry out your plan, or be asked again
new_found_land-field-good = good
new_found_land-field-good-about = Wood, cloth, iron or gold
new_found_land-field-cards = cards
new_found_land-field-cards-about = The cards you keep
new_found_land-field-play = play
new_found_land-field-play-about = Only for goods cards: play what you keep at once?
new_found_land-field-place = place
new_found_land-field-place-about = Settle: tile and bonus, for example NF3 a; Explore: tile and island
new_found_land-field-contract = contract
new_found_land-field-contract-about = The contract: its city, its place there, its points
new_found_land-field-sell = sell
new_found_land-field-sell-about = Antwerp: all that fits, or some that you choose
new_found_land-field-wood = wood
new_found_land-field-wood-about = How many wood you sell
new_found_land-field-cloth = cloth
new_found_land-field-cloth-about = How many cloth you sell
new_found_land-field-iron = iron
new_found_land-field-iron-about = How many iron you sell
new_found_land-field-gold = gold
new_found_land-field-gold-about = How many gold you sell
new_found_land-field-captain = captain
new_found_land-field-captain-about = One of the captains still there

## Buttons: the kinds of move

new_found_land-kind-play_goods_card = { SIGN("one_time_card") }Play a goods card
new_found_land-kind-build_ship = Build a ship
new_found_land-kind-build_wharf = { SIGN("wharf") }Build the wharf
new_found_land-kind-build_upgrade = { SIGN("upgrade") }Build an upgrade
new_found_land-kind-end_land = Done
new_found_land-kind-assign = Assign ships
new_found_land-kind-plan = Plan all actions (secret)
new_found_land-kind-pass_rest = No more ships this round
new_found_land-kind-drop_plan = Forget my plan
new_found_land-kind-change = Change my answer
new_found_land-kind-load = { SIGN("load") }Load
new_found_land-kind-keep = Keep
new_found_land-kind-keep_and_play = Play it now
new_found_land-kind-settle = { SIGN("settle") }Settle
new_found_land-kind-new_england = New England
new_found_land-kind-deliver = { SIGN("deliver") }Fulfill a contract
new_found_land-kind-deliver_with = Choose ships and payment
new_found_land-kind-antwerp = { SIGN("deliver") }Sell in Antwerp
new_found_land-kind-end_deliver = Done
new_found_land-kind-lay = { SIGN("explore") }Lay a tile
new_found_land-kind-finish_action = Done
new_found_land-kind-choose_goal = { SIGN("goal") }Choose a goal card
new_found_land-kind-choose_captain = Choose a captain
new_found_land-kind-choose_good = Choose a good
new_found_land-kind-redeem = { SIGN("goal") }Redeem a goal
new_found_land-kind-end_goals = Done

## Questions

new_found_land-ask-land = Your Land phase: what will you build?
new_found_land-ask-plan = Planning { $action }: which ships go there?
new_found_land-ask-plan-all = Plan all 4 actions, in secret
new_found_land-ask-plan-ahead = Someone else is planning. You can store your plan now.
new_found_land-ask-plan-change = Your plan is stored. Change it?
new_found_land-ask-surprised = What if someone sends ships to one of these actions before you?
new_found_land-ask-load = Load: your ship is in
new_found_land-ask-keep = { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
new_found_land-ask-settle = { $count ->
        [one] Settle: 1 ship with settlers
       *[other] Settle: { $count } ships with settlers
    }
new_found_land-ask-deliver = Deliver: what goes where?
new_found_land-ask-lay = { $count ->
        [one] Explore: lay 1 tile
       *[other] Explore: lay { $count } tiles
    }
new_found_land-ask-end = Done? You can still undo. End your turn when you’re ready.
new_found_land-ask-finish = { $action }: nothing left to choose. Play a card first?
new_found_land-ask-frame-goal = You reached a frame ({ $frame }): take a goal card
new_found_land-ask-frame-captain = You reached a frame ({ $frame }): take a captain
new_found_land-ask-frame-good = You reached a frame ({ $frame }): take a good
new_found_land-ask-goals-card = The round is ending. Play a goods card first?
new_found_land-ask-goals = Redeem a goal card?
new_found_land-ask-answered = Change your answer?
new_found_land-ask-card = Which goods card do you play?
new_found_land-ask-build-ship = Which ship do you build?
new_found_land-ask-scrap = No free wharf. Which ship do you scrap?
new_found_land-ask-payment = Cost: { $goods }. How do you pay?
new_found_land-ask-load-ship = Which ship do you load?
new_found_land-ask-good = { $ship }: which good?
new_found_land-ask-cards = { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
new_found_land-ask-play = { $count ->
        [one] Play this goods card right away?
       *[other] Play these goods cards right away?
    }
new_found_land-ask-settle-ship = Which ship’s settlers land?
new_found_land-ask-place = { $count ->
        [one] Where does the settler go, and for which bonus?
       *[other] Where do the { $count } settlers go, and for which bonus?
    }
new_found_land-ask-contract = Which contract do you fulfill?
new_found_land-ask-ships = { $count ->
        [one] Which ships? It takes { $count } crate.
       *[other] Which ships? It takes { $count } crates.
    }
new_found_land-ask-sell = What do you sell in Antwerp, 1 point each?
new_found_land-ask-antwerp-ships = Which ships sail to Antwerp?
new_found_land-ask-antwerp-good = Antwerp: how many { $good }?
new_found_land-ask-tile = Which tile do you lay, and where?
new_found_land-ask-goal = Which goal card do you take? (points in parentheses)
new_found_land-ask-captain = Which captain do you take?
new_found_land-ask-reward-good = Which good do you take?
new_found_land-ask-redeem = Which goal do you redeem? (points in parentheses)
new_found_land-ask-goal-payment = { $count ->
        [one] Which { $count } good do you pay?
       *[other] Which { $count } goods do you pay?
    }

new_found_land-about-storage = Your goods: { $goods }.
new_found_land-about-early = { $about } Others go first, but you don’t have to wait. Your choice stays secret, and I’ll carry it out when your turn comes.
new_found_land-about-stored = Your plan: { $plan }.
new_found_land-about-stored-wary = Your plan: { $plan }. I’ll ask again where others send ships before you.
new_found_land-sent = Sent so far, with sail: { $order }. With sail { $first } or more, you go first.
new_found_land-sent-none = Nobody else has sent a ship there.
new_found_land-about-sent = { $about } { $sent }
new_found_land-about-sent-later = { $about } { $sent } Still to plan: { $later }.
new_found_land-about-load = { $count ->
        [one] Up to { $count } ship. { SIGN("crates") } decide which good you get and how many cards you draw.
       *[other] Up to { $count } ships. { SIGN("crates") } decide which goods you get and how many cards you draw.
    }
new_found_land-about-settle = { $count ->
        [one] Up to { $count } ship. { SIGN("settlers") } is how many markers it places.
       *[other] Up to { $count } ships. { SIGN("settlers") } is how many markers each places.
    }
new_found_land-about-deliver = { $count ->
        [one] Up to { $count } ship. Every good takes a crate ({ SIGN("crates") }).
       *[other] Up to { $count } ships. Every good takes a crate ({ SIGN("crates") }). Ships can team up on a contract, but no ship works on 2.
    }
new_found_land-about-delivering = { $count ->
        [one] Your ships have room for { $count } good ({ SIGN("crates") }).
       *[other] Your ships have room for { $count } goods ({ SIGN("crates") }).
    } Ships can team up on a contract, but no ship works on 2. You have: { $goods }.{ $tax ->
        [0] { "" }
       *[other] { " " }Tax Office: +{ $tax } each.
    }
new_found_land-about-lay = You put a marker on it and take both bonuses.
new_found_land-about-one = The markers go on one field of the tile. You take 1 of its 2 bonuses.
new_found_land-about-both = The markers go on one field of the tile. You take 1 of its 2 bonuses, or once both (Settlement Office).
new_found_land-about-explore = { $count ->
        [one] Up to { $count } ship. { SIGN("telescopes") } is how many tiles you draw; the ship lays one.
       *[other] Up to { $count } ships. { SIGN("telescopes") } is how many tiles you draw; each ship lays one.
    }
new_found_land-about-crates = { $count ->
        [one] It has { $count } crate.
       *[other] It has { $count } crates.
    }
new_found_land-about-play = { $count ->
        [one] You can play it later, on any turn of yours. Unused, it’s worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end.
       *[other] You can play them later, on any turn of yours. Unused, each is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end.
    }
new_found_land-about-room = { $count ->
        [one] Room for { $count } good.
       *[other] Room for { $count } goods.
    }
new_found_land-about-first-goal = Your goods: { $goods }. Your first goal each round is free.
new_found_land-about-further-goal = Your goods: { $goods }. { $count ->
        [one] The next goal costs { $count } of them.
       *[other] The next goal costs { $count } of them.
    }

new_found_land-option-goods = { $goods }
new_found_land-option-ships = { $ships }
new_found_land-option-no-ship = Send no ship
new_found_land-option-sell-all = All that fits: { $goods }
new_found_land-option-sell-some = Choose ships and goods
new_found_land-option-surprised-commit = Carry out my plan
new_found_land-option-surprised-ask = Ask me again
new_found_land-option-play-all = { $count ->
        [one] Play it now
       *[other] Play all now
    }
new_found_land-option-play-none = { $count ->
        [one] Keep it for later
       *[other] Keep all for later
    }
new_found_land-option-play-one = Play only { $card }
new_found_land-option-place = { $space }: { $gain }
new_found_land-option-place-both = { $space }: both, { $gain }
new_found_land-option-crew = { $count ->
        [one] { $count } settler ({ $ships })
       *[other] { $count } settlers ({ $ships })
    }
new_found_land-option-lay = { $island }: { $tile }
new_found_land-group-island = { $island } ({ $first }/{ $second }): you { $own }, rivals up to { $most }, { $free } to explore
new_found_land-group-by-choice = Pay with gold anyway …
new_found_land-option-by-choice = { $ship }, paid with gold
new_found_land-group-scored = { $island }: already scored
new_found_land-option-contract = { $points ->
        [one] { $city } { $slot }: { $points } point
       *[other] { $city } { $slot }: { $points } points
    }
new_found_land-option-goal = { $goal } ({ $points })

new_found_land-hint-cost = { $goods }
new_found_land-hint-wharf = room for 1 more ship, for { $goods }
new_found_land-hint-upgrade = { $upgrade }, for { $goods }: { $power }
new_found_land-power-merchant_fleet = +1 ship (sail/crates/settlers/telescopes { $number })
new_found_land-power-settlement_office = { $number ->
        [one] once in each Settle action take both bonuses of a tile
       *[other] { $number } times in each Settle action take both bonuses of a tile
    }
new_found_land-power-colonial_harbour = at Load you keep { $number } cards
new_found_land-power-tax_office = +{ $number } points for every contract
new_found_land-power-naval_office = +{ $number } sail in every action with a ship of yours
new_found_land-hint-plan = now, for every action you haven’t planned yet; only you see it
new_found_land-hint-none-left = you have no ship left to send, so I won’t ask you again this round
new_found_land-hint-pass_rest = none for any action you haven’t planned yet
new_found_land-hint-drop_plan = I’ll ask you action by action
new_found_land-hint-place = alone, you act { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }
new_found_land-hint-haul-place = { $haul }; { $place }
new_found_land-hint-haul = { $count ->
        [one] get { $good }; draw { $count } card
       *[other] get { $good }; draw { $count } cards
    }
new_found_land-hint-load = { $count ->
        [one] it has { $count } crate; then you draw { $count } card
       *[other] it has { $count } crates; then you draw { $count } cards
    }
new_found_land-hint-keep_and_play = goods and points now. If you keep it, you can play it on any later turn of yours. Unused, it’s worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
new_found_land-hint-large = { $points ->
        [one] { $goods }; { $points } point right away
       *[other] { $goods }; { $points } points right away
    }
new_found_land-hint-joker = { $count ->
        [one] { $count } gold stands in for another good
       *[other] { $count } gold stand in for other goods
    }
new_found_land-hint-settlers = { $count ->
        [one] { $count } marker
       *[other] a tower of { $count } markers
    }
new_found_land-hint-new-england-crew = { $count ->
        [one] { $count } point in New England
       *[other] { $count } points in New England
    }
new_found_land-hint-new-england = { $points ->
        [one] { $points } point, no marker
       *[other] { $points } points, no marker
    }
new_found_land-hint-deliver_with = otherwise I send the ships that waste the least and save your gold
new_found_land-hint-contract = { $goods }; { $free } of { $spaces } marker spaces free
new_found_land-hint-contract-full = { $goods }; no room for a marker
new_found_land-hint-crates = { $count ->
        [one] { $count } crate for { $size }
       *[other] { $count } crates for { $size }
    }
new_found_land-hint-sell-all = with { $ships }; cheapest first
new_found_land-hint-goal = now { $have } of { $need }
new_found_land-power-columbus = Explore: draw { $draw } more, and lay { $lay } more than you have ships
new_found_land-power-magellan = +{ $sail } sail in every action; { $first ->
        [one] { $first } point
       *[other] { $first } points
    } whenever you act first, before others
new_found_land-power-dagama = { $settlers ->
        [one] Settle: each of your ships has { $settlers } more settler
       *[other] Settle: each of your ships has { $settlers } more settlers
    }
new_found_land-power-cortes = { $gold } gold now, and { $income } more gold with every income
new_found_land-power-drake = { $crates ->
        [one] Load and Deliver: each of your ships has { $crates } more crate
       *[other] Load and Deliver: each of your ships has { $crates } more crates
    }

## Before something that cannot be taken back

new_found_land-caution = Think twice: { $reasons }.
new_found_land-caution-and-ends-turn = Think twice: { $reasons }. This ends your turn.
new_found_land-caution-ends-turn = This ends your turn.
new_found_land-caution-reveal = once the last plan is in, I reveal them all, and they’re final for this round
new_found_land-caution-idle = { $ships } will do nothing for the rest of this round
new_found_land-caution-scrap = { $ship } will be gone
new_found_land-caution-sail = you’re sending { $ships } with { $goods }
new_found_land-caution-joker = { $count ->
        [one] you pay { $count } gold for something cheaper
       *[other] you pay { $count } gold for something cheaper
    }
new_found_land-caution-antwerp-gold = { $count ->
        [one] Antwerp pays only 1 point for your gold
       *[other] Antwerp pays only 1 point for each of your { $count } gold
    }
new_found_land-caution-goal = this goal costs you { $goods }

## Goal cards: their conditions

new_found_land-goal-storage = { $each ->
        [0] “{ $goods } in storage”
       *[other] “{ $each } of each good in storage”
    }
new_found_land-goal-islands = { $places ->
        [one] “{ $count } markers on one island”
       *[other] { $count ->
            [one] “1 marker on each of { $places } islands”
           *[other] “{ $count } markers on each of { $places } islands”
        }
    }
new_found_land-goal-island_total = “{ $count } markers on islands in all”
new_found_land-goal-cities = { $places ->
        [one] “{ $count } markers in one city”
       *[other] { $count ->
            [one] “1 marker in each of { $places } cities”
           *[other] “{ $count } markers in each of { $places } cities”
        }
    }
new_found_land-goal-city_total = “{ $count } markers in cities in all”
new_found_land-goal-ships = “{ $count } ships at the wharves”
new_found_land-goal-large_ships = “{ $count } large ships at the wharves”
new_found_land-goal-upgrades = { $count ->
        [one] “1 harbor upgrade built”
       *[other] “{ $count } harbor upgrades built”
    }

## Why something is not possible

new_found_land-no-game-over = The game is over.
new_found_land-no-wrong-phase = You can’t do that right now. Press **Play** to see what you can do.
new_found_land-no-not-your-turn = It’s { $who }’s turn.
new_found_land-no-no-such-choice = That’s not one of the choices. Press **Play** to see them.
new_found_land-no-not-available = That’s not one of your choices.
new_found_land-no-no-cards = You don’t have a one-time card.
new_found_land-no-no-goods-card = You don’t have a goods card. Charter ships sail in the planning phase.
new_found_land-no-not-your-card = You don’t have that card.
new_found_land-no-not-goods-card = That’s a charter ship: it sails in the planning phase. You can only play goods cards now.
new_found_land-no-cannot-pay = That costs { $cost }; your goods: { $have }.
new_found_land-no-too-dear = costs { $cost }
new_found_land-no-cannot-pay-ship = You can’t afford any ship on sale with your goods ({ $have }).
new_found_land-no-choose-payment = There are several ways to pay. Choose which goods you pay.
new_found_land-no-wrong-payment = It must be { $cost }. Your gold can stand in for wood, cloth or iron.
new_found_land-no-already-built = You’ve already built that.
new_found_land-no-harbour-before-ships = The harbor comes before ships. You’ve built a ship, so { $last ->
        [yes] it’s too late for the harbor
       *[no] the harbor has to wait until next round
    }.
new_found_land-no-nothing-on-sale = There’s no ship on sale.
new_found_land-no-not-on-sale = That ship isn’t on sale.
new_found_land-no-scrap-not-needed = You have a free wharf, so you don’t need to scrap a ship.
new_found_land-no-no-wharf = You have no free wharf. Choose one of your ships to scrap.
new_found_land-no-ship-not-available = You can’t use that ship here: it has another job, it’s been used, or you named it twice.
new_found_land-no-too-many-ships = { $count ->
        [one] Only { $count } ship may go to { $action }.
       *[other] At most { $count } ships may go to { $action }.
    }
new_found_land-no-nothing-to-plan = You have nothing left to plan this round.
new_found_land-no-assign-instead = This is the last action to plan. Assign your ships to it.
new_found_land-no-already-committed = Your ships for { $action } are final.
new_found_land-no-plan-incomplete = Also choose the ships for { $action }, or none.
new_found_land-no-choose-surprised = Choose whether your plan stands if others send ships before you. It only matters where your ships wait for your turn.
new_found_land-no-no-plan = You haven’t stored a plan.
new_found_land-no-choose-ship = You have several ships here. Choose one.
new_found_land-no-choose-ships = Several ships could do that. Choose which.
new_found_land-no-good-too-valuable = This ship’s crates can load { $good } at best.
new_found_land-no-wrong-number = { $count ->
        [one] Keep exactly { $count } card.
       *[other] Keep exactly { $count } cards.
    }
new_found_land-no-choose-play = You’re keeping a goods card. Choose whether to play it right away.
new_found_land-no-nothing-to-play = There’s no goods card you could keep and play right away.
new_found_land-no-no-settlers = That ship carries no settlers.
new_found_land-no-no-free-field = There’s no free field. Choose another tile, or New England.
new_found_land-no-bonus-not-allowed = Choose 1 of the 2 bonuses.
new_found_land-no-not-enough-crates = { $count ->
        [0] Those ships have no crates.
        [one] Those ships can only carry { $count } good.
       *[other] Those ships can carry { $count } goods at most.
    }
new_found_land-no-no-contract = No contract fits: your ships have crates for { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }, and you have: { $have }.
new_found_land-no-no-such-contract = That contract isn’t open.
new_found_land-no-one-way = There’s only one way to fulfill that. Just choose the contract.
new_found_land-no-no-goods = You don’t have those goods.
new_found_land-no-choose-goods = Choose how many of each good to sell. 0 is fine.
new_found_land-no-choose-sell = Choose whether to sell all that fits or some of it. A single good just sells.
new_found_land-no-not-so-many = { $count ->
        [0] You don’t have any.
       *[other] You only have { $count }.
    }
new_found_land-no-nothing-chosen = Sell at least 1 good, or go back.
new_found_land-no-not-drawn = You didn’t draw that tile.
new_found_land-no-shape-does-not-fit = There’s no free space of that shape. Try another tile or another island.
new_found_land-no-no-goal-card = You don’t have a goal card.
new_found_land-no-goal-not-met = You don’t meet the condition now, or wouldn’t after paying.
new_found_land-no-goal-not-yet = { $last ->
        [yes] You don’t meet its condition, and this is the last round.
       *[no] You don’t meet its condition yet. Maybe in a later round.
    }
new_found_land-no-cannot-pay-goal = { $count ->
        [one] Your next goal this round costs { $count } good, and you have none.
       *[other] Your next goal this round costs { $count } goods, and you don’t have that many.
    }
new_found_land-no-payment-not-needed = Your first goal each round is free.
new_found_land-no-wrong-goal-payment = { $count ->
        [one] Pay { $count } good of yours and still meet the condition.
       *[other] Pay { $count } goods of yours and still meet the condition.
    }

## What happened

new_found_land-event-round = **Round { $round }.** { $who } is start player.
    .you = **Round { $round }.** You’re start player.
new_found_land-event-turn-ended = { $who } is done.
    .you = You’re done.
new_found_land-event-income = { $who } gets { $goods }.
    .you = You get { $goods }.
new_found_land-event-built-wharf = { $who } builds a new wharf for { $goods }.
    .you = You build a new wharf for { $goods }.
new_found_land-event-built-upgrade = { $who } builds the { $upgrade } for { $goods }.
    .you = You build the { $upgrade } for { $goods }.
new_found_land-event-built-ship = { $who } builds { $ship } for { $goods }.
    .you = You build { $ship } for { $goods }.
new_found_land-event-built-ship-scrapped = { $who } scraps { $scrapped } and builds { $ship } for { $goods }.
    .you = You scrap { $scrapped } and build { $ship } for { $goods }.
new_found_land-event-large-ship = { $points ->
        [one] A large ship: { $points } point for { $who }.
       *[other] A large ship: { $points } points for { $who }.
    }
    .you = { $points ->
            [one] A large ship: { $points } point for you.
           *[other] A large ship: { $points } points for you.
        }
new_found_land-event-on-sale = New on sale: { $ship }.
new_found_land-event-assigned = { $count ->
        [one] *{ $action }:* { $who } sends { $count } ship, { $ships }.
       *[other] *{ $action }:* { $who } sends { $count } ships, { $ships }.
    }
    .you = { $count ->
            [one] *{ $action }:* you send { $count } ship, { $ships }.
           *[other] *{ $action }:* you send { $count } ships, { $ships }.
        }
new_found_land-event-passed = *{ $action }:* { $who } sends no ship.
    .you = *{ $action }:* you send no ship.
new_found_land-event-plan-stored = Your plan is stored. Only you know it, and you can change it until your turn comes.
new_found_land-event-plan-handed-in = Your plan is in. Only you know it, and you can change it until everyone has planned.
new_found_land-event-plan-dropped = I’ve forgotten your plan and will ask you.
new_found_land-event-plan-surprised = { $who } has sent ships to { $action }, so I won’t carry out your plan there. I’ll ask you when it’s your turn.
new_found_land-event-answer-kept = Got it. Only you know. I’ll carry it out when your turn comes. Until then, you can change it.
new_found_land-event-answer-dropped = Done. Answer again now, or when your turn comes.
new_found_land-event-plans-revealed = All plans are in!
new_found_land-event-sail-order = **{ $action }**, by sail: { $order }.
new_found_land-sailing = { $who } ({ $sail })
    .you = you ({ $sail })
new_found_land-event-magellan = { $points ->
        [one] Magellan leads the way: { $points } point for { $who }.
       *[other] Magellan leads the way: { $points } points for { $who }.
    }
    .you = { $points ->
            [one] Magellan leads the way: { $points } point for you.
           *[other] Magellan leads the way: { $points } points for you.
        }
new_found_land-event-goods-card = { $who } plays a goods card: { $gain }.
    .you = You play a goods card: { $gain }.
new_found_land-event-loaded = { $who } loads { $good } ({ $ship }).
    .you = You load { $good } ({ $ship }).
new_found_land-event-no-cards = There are no cards left for { $who }.
    .you = There are no cards left for you.
new_found_land-event-drew-cards = { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards and keeps { $keep }.
    }
    .you = { $count ->
            [one] You draw { $count } card.
           *[other] You draw { $count } cards and keep { $keep }.
        }
new_found_land-event-you-drew = You draw { $cards }.
new_found_land-event-kept = { $count ->
        [one] { $who } keeps a card.
       *[other] { $who } keeps { $count } cards.
    }
    .you = { $count ->
            [one] You keep a card.
           *[other] You keep { $count } cards.
        }
new_found_land-event-settled = { $count ->
        [one] { $who } puts { $count } marker on { $island } ({ $space }) and takes { $gain }.
       *[other] { $who } puts a tower of { $count } markers on { $island } ({ $space }) and takes { $gain }.
    }
    .you = { $count ->
            [one] You put { $count } marker on { $island } ({ $space }) and take { $gain }.
           *[other] You put a tower of { $count } markers on { $island } ({ $space }) and take { $gain }.
        }
new_found_land-event-new-england = { $count ->
        [one] { $who } sends { $count } settler to New England: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $who } sends { $count } settlers to New England: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    .you = { $count ->
            [one] You send { $count } settler to New England: { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] You send { $count } settlers to New England: { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
new_found_land-event-delivered = { $points ->
        [one] { $who } delivers { $goods } to { $city }: { $points } point, and a marker there.
       *[other] { $who } delivers { $goods } to { $city }: { $points } points, and a marker there.
    }
    .you = { $points ->
            [one] You deliver { $goods } to { $city }: { $points } point, and a marker there.
           *[other] You deliver { $goods } to { $city }: { $points } points, and a marker there.
        }
new_found_land-event-delivered-full = { $points ->
        [one] { $who } delivers { $goods } to { $city }: { $points } point. There’s no room for a marker.
       *[other] { $who } delivers { $goods } to { $city }: { $points } points. There’s no room for a marker.
    }
    .you = { $points ->
            [one] You deliver { $goods } to { $city }: { $points } point. There’s no room for a marker.
           *[other] You deliver { $goods } to { $city }: { $points } points. There’s no room for a marker.
        }
new_found_land-event-antwerp = { $points ->
        [one] { $who } sells { $goods } in Antwerp: { $points } point.
       *[other] { $who } sells { $goods } in Antwerp: { $points } points.
    }
    .you = { $points ->
            [one] You sell { $goods } in Antwerp: { $points } point.
           *[other] You sell { $goods } in Antwerp: { $points } points.
        }
new_found_land-event-new-contracts = { $count ->
        [one] A new contract: { $contracts }.
       *[other] New contracts: { $contracts }.
    }
new_found_land-event-drew-tiles = { $count ->
        [one] { $who } draws { $count } tile: { $tiles }.
       *[other] { $who } draws { $count } tiles: { $tiles }.
    }
    .you = { $count ->
            [one] You draw { $count } tile: { $tiles }.
           *[other] You draw { $count } tiles: { $tiles }.
        }
new_found_land-event-no-tiles = { $who } has no telescope and finds no land.
    .you = You have no telescope and find no land.
new_found_land-event-laid = { $who } lays a tile on { $island } ({ $space }), puts a marker there and gets { $gain }.
    .you = You lay a tile on { $island } ({ $space }), put a marker there and get { $gain }.
new_found_land-event-lap-card = { $bonus ->
        [one] { $who } completes a lap and takes a **50/100 card**: { $bonus } point at the end.
       *[other] { $who } completes a lap and takes a **50/100 card**: { $bonus } points at the end.
    }
    .you = { $bonus ->
            [one] You complete a lap and take a **50/100 card**: { $bonus } point at the end.
           *[other] You complete a lap and take a **50/100 card**: { $bonus } points at the end.
        }
new_found_land-event-frame-goal = { $who } reaches a frame ({ $frame }) and takes a **goal card**.
    .you = You reach a frame ({ $frame }) and take a **goal card**.
new_found_land-event-you-took-goal = Your new goal: { $goal }.
new_found_land-event-frame-captain = { $who } reaches a frame ({ $frame }) and takes a captain: **{ $captain }**.
    .you = You reach a frame ({ $frame }) and take a captain: **{ $captain }**.
new_found_land-event-frame-good = { $who } reaches a frame ({ $frame }) and takes a good: **{ $good }**.
    .you = You reach a frame ({ $frame }) and take a good: **{ $good }**.
new_found_land-event-frame-gone = Everyone has taken this frame ({ $frame }), so it leaves the track.
new_found_land-event-frame-moved = The frame ({ $frame }) is now on { $space }.
new_found_land-event-frame-stays = The frame ({ $frame }) stays on { $space }: something is in its way.
new_found_land-event-shuffled-cards = { $count ->
        [one] The { $count } discarded card is the new pile.
       *[other] The { $count } discarded cards are shuffled into a new pile.
    }
new_found_land-event-shuffled = { $pile ->
        [small] The discarded small ships are shuffled: { $count } in the new pile.
        [large] The discarded large ships are shuffled: { $count } in the new pile.
        [contracts] The discarded contracts are shuffled: { $count } in the new pile.
       *[tiles] The discarded island tiles are shuffled: { $count } in the new pile.
    }
new_found_land-event-charted = { $count ->
        [one] Charting brings { $count } tile to { $island }: { $tiles }.
       *[other] Charting brings { $count } tiles to { $island }: { $tiles }.
    }
new_found_land-event-charted-full = Charting: { $island } is already complete, so no tile is added.
new_found_land-event-scored-island = **{ $name } is complete!** { $shares }.
new_found_land-event-scored-city = **{ $name } is full!** { $shares }.
new_found_land-share = { $markers ->
        [0] { $who } +{ $points }
        [one] { $who } +{ $points } ({ $markers } marker)
       *[other] { $who } +{ $points } ({ $markers } markers)
    }
    .you = { $markers ->
            [0] you +{ $points }
            [one] you +{ $points } ({ $markers } marker)
           *[other] you +{ $points } ({ $markers } markers)
        }
new_found_land-share-bonus = { $markers ->
        [one] { $who } +{ $points } ({ $markers } marker, bonus { $bonus })
       *[other] { $who } +{ $points } ({ $markers } markers, bonus { $bonus })
    }
    .you = { $markers ->
            [one] you +{ $points } ({ $markers } marker, bonus { $bonus })
           *[other] you +{ $points } ({ $markers } markers, bonus { $bonus })
        }
new_found_land-event-third-power = { $count ->
        [one] The third power had { $count } marker there.
       *[other] The third power had { $count } markers there.
    }
new_found_land-event-redeemed = { $points ->
        [one] { $who } redeems the goal { $goal }: { $points } point.
       *[other] { $who } redeems the goal { $goal }: { $points } points.
    }
    .you = { $points ->
            [one] You redeem the goal { $goal }: { $points } point.
           *[other] You redeem the goal { $goal }: { $points } points.
        }
new_found_land-event-redeemed-paid = { $points ->
        [one] { $who } pays { $goods } and redeems 1 more goal, { $goal }: { $points } point.
       *[other] { $who } pays { $goods } and redeems 1 more goal, { $goal }: { $points } points.
    }
    .you = { $points ->
            [one] You pay { $goods } and redeem 1 more goal, { $goal }: { $points } point.
           *[other] You pay { $goods } and redeem 1 more goal, { $goal }: { $points } points.
        }
new_found_land-event-final-markers = { $points ->
        [one] { $who } has { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        } in unscored places: { $points } point.
       *[other] { $who } has { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        } in unscored places: { $points } points.
    }
    .you = { $points ->
            [one] You have { $count ->
                [one] { $count } marker
               *[other] { $count } markers
            } in unscored places: { $points } point.
           *[other] You have { $count ->
                [one] { $count } marker
               *[other] { $count } markers
            } in unscored places: { $points } points.
        }
new_found_land-event-final-lap = { $points ->
        [one] { $who } gets { $points } point for the 50/100 card.
       *[other] { $who } gets { $points } points for the 50/100 card.
    }
    .you = { $points ->
            [one] You get { $points } point for the 50/100 card.
           *[other] You get { $points } points for the 50/100 card.
        }
new_found_land-event-final-leftovers = { $who } has { $cards ->
        [0] { "" }
        [one] { $cards } one-time card
       *[other] { $cards } one-time cards
    }{ $goals ->
        [0] { "" }
        [one] { $cards ->
            [0] { $goals } goal
           *[other] { " " }and { $goals } goal
        }
       *[other] { $cards ->
            [0] { $goals } goals
           *[other] { " " }and { $goals } goals
        }
    } left: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You have { $cards ->
            [0] { "" }
            [one] { $cards } one-time card
           *[other] { $cards } one-time cards
        }{ $goals ->
            [0] { "" }
            [one] { $cards ->
                [0] { $goals } goal
               *[other] { " " }and { $goals } goal
            }
           *[other] { $cards ->
                [0] { $goals } goals
               *[other] { " " }and { $goals } goals
            }
        } left: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
new_found_land-event-over = **Game over.**

## Where points come from, and how ties end

new_found_land-score-ships = Large ships
new_found_land-score-cards = { SIGN("one_time_card") }Goods cards
new_found_land-score-settle = { SIGN("settle") }Settling
new_found_land-score-new_england = New England
new_found_land-score-contracts = { SIGN("deliver") }Contracts
new_found_land-score-antwerp = Antwerp
new_found_land-score-explore = { SIGN("explore") }Exploring
new_found_land-score-captain = { SIGN("magellan") }Magellan
new_found_land-score-islands = Islands
new_found_land-score-cities = Cities
new_found_land-score-goals = { SIGN("goal") }Goals
new_found_land-score-markers = Unscored markers
new_found_land-score-laps = 50/100 card
new_found_land-score-leftovers = Cards left over
new_found_land-score-goods = Tied on points: { $who } wins with more goods ({ $goods }).

## The board in words: alt text, and for those who do not see pictures. Terse: an alt text has 1024 characters

new_found_land-phase-land = Land
new_found_land-phase-planning = Planning
new_found_land-phase-load = { SIGN("load") }Load
new_found_land-phase-settle = { SIGN("settle") }Settle
new_found_land-phase-deliver = { SIGN("deliver") }Deliver
new_found_land-phase-explore = { SIGN("explore") }Explore
new_found_land-phase-islands = Island scoring
new_found_land-phase-cities = City scoring
new_found_land-phase-goals = { SIGN("goal") }Goals
new_found_land-board-over = The game is over.
new_found_land-board-round = Round { $round } of { $rounds }, { $phase }. { $who }: { $what }. Start player: { $start }.
new_found_land-board-order = { $action }, by sail: { $order }.
new_found_land-board-sail = { $who } { $sail }
new_found_land-board-drawn = Drawn tiles: { $tiles }. { $lays ->
        [one] { $lays } may still be laid.
       *[other] { $lays } may still be laid.
    }
new_found_land-board-drawn-cards = { $cards ->
        [one] { $cards } card drawn, { $keep } to keep.
       *[other] { $cards } cards drawn, { $keep } to keep.
    }
new_found_land-board-player = { $who } ({ $nation }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; goods: { $goods }; one-time cards { $cards }, goals { $goals }.
new_found_land-board-ships = Ships of { $who } ({ $used } of { $wharves } wharves): { $ships }.
new_found_land-board-assigned = { $action } ({ $ships })
new_found_land-board-assigned-none = { $action } (none)
new_found_land-board-plan = Plan of { $who }: { $plan }.
new_found_land-board-extras = { $who } also has { $extras }.
new_found_land-board-captain = captain { $captain }
new_found_land-board-lap-card = 50/100 card ({ $bonus })
new_found_land-board-redeemed = redeemed goals ({ $goals })
new_found_land-board-left = Left with { $who }: { $cards }.
new_found_land-board-frames = Frames on the track: { $frames }.
new_found_land-board-no-frames = All frames have been taken.
new_found_land-board-frame-goal = { $frame } on { $space } (goal cards: { $cards })
new_found_land-board-frame-captain = { $frame } on { $space } ({ $left })
new_found_land-board-frame-good = { $frame } on { $space } ({ $left })
new_found_land-board-markers = { $who } { $count }
new_found_land-board-markers-neutral = third power { $count }
new_found_land-board-island = { $island }, { $filled } of { $spaces } tiles, bonus { $first }/{ $second }. Markers: { $markers }.
new_found_land-board-island-scored = { $island }, { $filled } of { $spaces } tiles, scored. Markers: { $markers }.
new_found_land-board-laid = Tiles on { $island }: { $tiles }.
new_found_land-board-space-empty = { $space } ({ $a } / { $b }; both fields free)
new_found_land-board-space = { $space } ({ $a } / { $b }; { $towers }, one field free)
new_found_land-board-space-full = { $space } ({ $a } / { $b }; { $towers }, full)
new_found_land-board-empty = Free spaces on { $island }: { $shapes }.
new_found_land-board-shape = { $shape } { $count }
new_found_land-board-city = { $city }, { $filled } of { $spaces } markers, bonus { $first }/{ $second }. Markers: { $markers }. Contracts: { $contracts }.
new_found_land-board-city-scored = { $city }, { $filled } of { $spaces } markers, scored. Markers: { $markers }. Contracts: { $contracts }.
new_found_land-board-small = Small ships on sale: { $ships }. In the pile: { $pile }.
new_found_land-board-large = Large ships on sale: { $ships }. In the pile: { $pile }.
new_found_land-board-for-sale = { $ship } ({ $cost })
new_found_land-board-next = Next large ship: { $ship }.
new_found_land-board-compass = Charted so far: { $islands } (up to { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } a round).
new_found_land-board-piles = Left in the piles: one-time cards { $cards }, contracts { $contracts }, island tiles { $tiles }.

## One's own things in words

new_found_land-own-drawn = Drawn, to choose from: { $cards }.
new_found_land-own-answered = Your answer is in. I’ll carry it out when your turn comes.
new_found_land-own-stack = To choose from: { $goals }.
new_found_land-own-hand = Your one-time cards: { $cards }.
new_found_land-own-hand-empty = You hold no one-time cards.
new_found_land-own-goals-empty = You hold no goal cards.
new_found_land-own-goal-met = { $points ->
        [one] Goal { $goal } ({ $points } point, met)
       *[other] Goal { $goal } ({ $points } points, met)
    }
new_found_land-own-goal = { $points ->
        [one] Goal { $goal } ({ $points } point, { $have } of { $need })
       *[other] Goal { $goal } ({ $points } points, { $have } of { $need })
    }
new_found_land-own-payment = { $count ->
        [one] Your next goal this round costs { $count } good.
       *[other] Your next goal this round costs { $count } goods.
    }
new_found_land-own-goods = Your goods: { $goods }.
new_found_land-own-available = Still without a task: { $ships }.
new_found_land-own-standing = Your secret plan: { $plan }.

## Whom everybody sees being asked what, after the name

new_found_land-asking-land = build ships, or extend the harbor
new_found_land-asking-plan = plan { $action }
new_found_land-asking-plan-all = plan all 4 actions, in secret
new_found_land-asking-load = load a good and keep a card
new_found_land-asking-first = { $together } (first { $who }: { $deed })
new_found_land-asking-settle = settle
new_found_land-asking-deliver = deliver goods
new_found_land-asking-lay = lay island tiles
new_found_land-asking-finish = finish { $action }
new_found_land-asking-frame-goal = take a goal card ({ $frame })
new_found_land-asking-frame-captain = take a captain ({ $frame })
new_found_land-asking-frame-good = take a good ({ $frame })
new_found_land-asking-goals = redeem goals
new_found_land-asking-over = the game is over

## Pictures

new_found_land-picture-title = New Found Land
new_found_land-picture-round = Round { $number }/{ $count }
new_found_land-picture-turn-land = build
new_found_land-picture-turn-plan = plan
new_found_land-picture-turn-load = load
new_found_land-picture-turn-keep = keep a card
new_found_land-picture-turn-settle = settle
new_found_land-picture-turn-deliver = deliver
new_found_land-picture-turn-lay = explore
new_found_land-picture-turn-finish = finish
new_found_land-picture-turn-frame = reward
new_found_land-picture-turn-goals = goals
new_found_land-picture-island-newfoundland = Newfoundland
new_found_land-picture-island-nova_scotia = Nova Scotia
new_found_land-picture-island-anticosti = Ile d’Anticosti
new_found_land-picture-island-prince_edward = Prince Edward Island
new_found_land-picture-short-newfoundland = NF
new_found_land-picture-short-nova_scotia = NS
new_found_land-picture-short-anticosti = AN
new_found_land-picture-short-prince_edward = PE
new_found_land-picture-city-hamburg = Hamburg
new_found_land-picture-city-venice = Venice
new_found_land-picture-city-stockholm = Stockholm
new_found_land-picture-nation-portugal = Portugal
new_found_land-picture-nation-spain = Spain
new_found_land-picture-nation-england = England
new_found_land-picture-nation-france = France
new_found_land-picture-nation-netherlands = Netherlands
new_found_land-picture-captain-columbus = Columbus
new_found_land-picture-captain-magellan = Magellan
new_found_land-picture-captain-dagama = da Gama
new_found_land-picture-captain-cortes = Cortés
new_found_land-picture-captain-drake = Drake
new_found_land-picture-new-england-first = New
new_found_land-picture-new-england-second = England
new_found_land-picture-antwerp = Antwerp
new_found_land-picture-small-ships = Small ships
new_found_land-picture-large-ships = Large ships
new_found_land-picture-next = next
new_found_land-picture-one-time = One-time cards
new_found_land-picture-goals = Goals
new_found_land-picture-goals-payment = Goals, the next one for { $count } goods
new_found_land-picture-keep = Keep { $count } of these
new_found_land-picture-choose-goal = Choose a goal
new_found_land-picture-goal-storage = in storage
new_found_land-picture-goal-islands = { $places ->
        [one] on one island
       *[other] each on { $places } islands
    }
new_found_land-picture-goal-island_total = in all
new_found_land-picture-goal-cities = { $places ->
        [one] in one city
       *[other] each in { $places } cities
    }
new_found_land-picture-goal-city_total = in all
new_found_land-picture-goal-ships = ships at wharves
new_found_land-picture-goal-large_ships = large ships
new_found_land-picture-goal-upgrades = harbor upgrades
new_found_land-picture-stored = stored

## What a player has, counted

new_found_land-stock-points = { SIGN("crown") }points
new_found_land-stock-goods = goods
new_found_land-stock-cards = { SIGN("one_time_card") }cards in hand
