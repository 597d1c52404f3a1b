### Efemeris, in English. Numbers in the rules help come from engines/games/efemeris/figures.toml (the game’s facts).

efemeris-title = Efemeris
efemeris-blurb = Chart the sky tile by tile, gather spices and conquer its planets before the others do. 40 minutes at a table, here at your own pace.
efemeris-minutes = 30–40
efemeris-weight = heavy

## What the lobby may choose

efemeris-setting-mode = Mode
efemeris-setting-mode-about = 2 players: a duel. 3: a free-for-all. 4: two teams, seats 1 and 3 against 2 and 4.
efemeris-setting-mode-players = by the number of players
efemeris-setting-mode-duel = duel (2 players)
efemeris-setting-mode-ffa = free-for-all (3 players)
efemeris-setting-mode-team = teams (4 players)
efemeris-setting-level = Expert level
efemeris-setting-level-about = With it: a bigger sky with new fields, and crew cards are gone for good once played.
efemeris-setting-level-normal = off
efemeris-setting-level-expert = on
efemeris-setting-layout = Expert sky
efemeris-setting-layout-about = How many tiles the expert sky has. No effect without the expert level.
efemeris-setting-layout-default = what suits the mode
efemeris-setting-layout-23 = 23 tiles
efemeris-setting-layout-25 = 25 tiles
efemeris-setting-layout-27 = 27 tiles
efemeris-setting-games = Games
efemeris-setting-games-about = One game, or a match: first to win 2 games.
efemeris-setting-games-default = 1 game, at the expert level a match
efemeris-setting-games-one = 1 game
efemeris-setting-games-three = a match, first to 2 wins
efemeris-setting-seal = Walling off planets
efemeris-setting-seal-about = Can you lay a tile that leaves no path to a planet?
efemeris-setting-seal-off = allowed, as printed
efemeris-setting-seal-on = not allowed
efemeris-setting-cap = Limits of a team
efemeris-setting-cap-about = How many frigates and fortresses 2 partners can build together in a game.
efemeris-setting-cap-2 = 2 of each together
efemeris-setting-cap-4 = 4 of each together
efemeris-setting-crew = First crew
efemeris-setting-crew-about = Choose your first crew cards yourself, or start with one of each: good for a first game.
efemeris-setting-crew-choose = your choice
efemeris-setting-crew-one_of_each = one of each
efemeris-setting-rounds = Longest game
efemeris-setting-rounds-about = If nobody has won by then, most planets wins. Without a limit you play until someone wins or everyone agrees to a draw.
efemeris-setting-rounds-none = no limit, as printed
efemeris-setting-rounds-30 = 30 rounds
efemeris-setting-rounds-45 = 45 rounds
efemeris-setting-rounds-60 = 60 rounds
efemeris-setting-start_player = Who goes first
efemeris-setting-start_player-about = The first player chooses a nation first, but starts with fewer spices. In teams it’s the whole team. The rulebook lets a newcomer go first.
efemeris-setting-start_player-random = random
efemeris-setting-start_player-least = least experienced on this server
efemeris-setting-start_player-place1 = number 1 on the list
efemeris-setting-start_player-place2 = number 2 on the list
efemeris-setting-start_player-place3 = number 3 on the list
efemeris-setting-start_player-place4 = number 4 on the list
efemeris-setting-absent = While someone is away
efemeris-setting-absent-about = What happens when the others decide to stop waiting. A pass leaves all ships where they are, lays the tiles and still conquers what it can afford.
efemeris-setting-absent-computer = the computer plays the turn
efemeris-setting-absent-pass = pass the turn

## Rules help

efemeris-rules-start-title = The goal, and how to begin
    .revision = 2
efemeris-rules-start =
    The Earth is explored; now the great seafaring nations set sail for the sky. France, Britain and Spain all want it, and there’s only one.

    You command the **galleon** of a famous captain and up to { $frigates } **frigates**. Tile by tile you all lay out the sky. **Planets** appear, and paths that lead there. Put a ship on a planet, pay its price in **spices**, and it’s yours, even if someone else owned it.

    To win you need **{ $goal_duel } planets** (three players: { $goal_ffa }), and the game ends at once; it also ends when no opponent owns a planet. There are no points and no dice: a **Gunner** simply destroys an enemy ship one field away.

    Three ways to play: a **duel**, a **free-for-all** of three, two **teams** of two. Each of them also at the **expert** level.

    ### Before the first turn
    - **Start player:** random. In the lobby you can name someone, or let whoever has played least begin: a good idea with a newcomer.
    - **Nation:** in turn order. Each nation has four captains of its own and two kinds of crew the others don’t have.
    - **Captains:** everyone secretly chooses { $captains } of four and their order. All first captains are revealed together. If you lose your galleon, your next captain can sail a new one.
    - **Crew:** everyone secretly chooses { $crew_start } of { $crew_deck } cards; the same one twice is fine. The rest are your **reserve**. In your first game, take one of each: press *The usual crew*.
    - **Home planet:** in turn order you choose one of { $planets } and lay its tile next to the center, turned as you like. Your galleon starts there. Patrocles and Posidonius are good for beginners: they bring pepper every turn.
    - **Spices:** first player { $start_1_pepper } pepper, { $start_1_vanilla } vanilla; second { $start_2_pepper } and { $start_2_vanilla }; third { $start_3_pepper } and { $start_3_vanilla }.

    Only the crew cards in hand and in reserve, the captains still to come, the tile stack and the bag are secret. You never decide anything on someone else’s turn, so there’s nothing you can miss.

efemeris-rules-turn-title = Your turn
    .revision = 3
efemeris-rules-turn =
    A turn has four phases, always in this order:

    - **Explore:** draw { $tiles_drawn } tiles and lay both. Once the stack is empty, you skip this phase.
    - **Collect:** your planets and ships bring spices and bonus tokens. The bot does it.
    - **Tactics:** move each ship once, play up to { $crew_plays } crew cards, use bonus tokens: in any order, as much as you like.
    - **Build:** conquer planets, build frigates, fortresses or a new galleon, recruit crew: as much as you can pay.

    Then it’s the next player’s turn, clockwise.

    Good to know:
    - Phases come in their order. Once you build, you can’t move again this turn.
    - You must lay your tiles. Everything else is optional.
    - A phase ends on its own if you’ve done nothing in it and everyone can see there’s nothing you could do.
    - You take a planet in two steps: sail there in tactics, pay in build. Both fit into one turn.
    - Crew cards you play stay face up until your next tactics phase. Then they return to your reserve.
    - You can undo a step with `/undo` until something new is revealed or someone else moves. Played crew cards are final, and so are offers of a draw, and tiles once you’ve collected.
    - From tactics you can go straight to building or end your turn. Building ends tactics. Only you end your turn: even with nothing left to do, you can still undo your last step.
    - You can offer a draw or concede at any time, even on someone else’s turn: see *How it ends*.

efemeris-rules-sky-title = The sky
    .revision = 1
efemeris-rules-sky =
    The sky has { $cells } spaces for hexagonal tiles: the center and two rings around it. Their names are column and row: the center is **D4**, D3 is north of it, D5 south.

    On the tiles there are **fields**, joined by **paths**. A ship moves from field to field, and each path is one step. Where a path meets the edge of a tile there’s a **border field**, drawn as a half circle. If the next tile has a path at the same edge, the two halves make a full circle and join the paths. If not, it’s a dead end, but a ship can still stand there. Its name is the two spaces it lies between: **D3|D4**.

    ### Fields
    - **Compass rose**, in the center: any number of ships may stand here. Nobody attacks from here, and nobody here can be attacked.
    - **Planet:** stand here to conquer it.
    - **Factory**, pepper or vanilla: a ship here brings { $factory } of it when you collect.
    - **Anchor:** a ship here draws a bonus token when you collect.
    - **Singularity:** destroys whatever enters it.
    - **Plain fields** do nothing.
    - Only at the expert level: **providence fields** ({ $providence } spices instead of { $factory }) and **wrecks** (see *Expert level*).

    Every field but the rose holds **one** ship, whoever owns it, and nobody can sail through.

    In the base sky there are { $pepper_factories } pepper factories, { $vanilla_factories } vanilla factories, { $anchors } anchors and { $singularities } singularities. Vanilla is rare.

    What’s on each tile is our reconstruction: we have no source for the paths of the original (our ruling).

efemeris-rules-explore-title = Explore: laying tiles
    .revision = 2
efemeris-rules-explore =
    At the start of your turn you draw { $tiles_drawn } tiles from the stack, and everyone sees them. You lay both, in the order you like.

    - A tile must share a side with a tile already in play.
    - You can turn it any way you like. Paths don’t have to match: a path with no partner ends in a half circle.
    - It must lie within the sky: at the normal level no more than two places from the center.
    - You can’t pass, and there’s always room: there are exactly as many tiles as places.

    ### Walling planets off
    You can lay a tile so that no path leads to a planet anymore. Such a planet keeps bringing its owner spices, but nobody can sail there until Cassini turns a tile.

    The lobby can forbid it: then a tile can’t cut any planet off from the compass rose. Singularities don’t count as paths; empty spaces count as open. If a tile fits nowhere else, it can go anywhere. Forbidden spaces aren’t offered (our ruling).

    ### What’s in the stack
    All { $planets } planets except the home planets, and { $path_tiles } tiles with paths. Everything turns up sooner or later.

    A new planet belongs to nobody at first. Lay it close to your ships and far from everyone else’s; what counts is the way along the paths.

    With three players, whoever explores last draws a single tile.

efemeris-rules-collect-title = Collect: spices and bonuses
    .revision = 2
efemeris-rules-collect =
    Spices are your money. There are two: **star pepper** and **celestial vanilla**. Everyone can see how much you have.

    Once your tiles are laid, the bot collects for you:
    - **Planets:** each planet you own brings a spice of the kind it produces, every turn. No ship is needed there.
    - **Factories:** { $factory } for each of your ships on a factory field.
    - **Anchors:** for each of your ships on an anchor you draw a **bonus token** from the bag.

    You can hold { $spice_cap } pepper, { $spice_cap } vanilla and { $bonus_cap } bonus tokens. Anything above that is lost, so spend before you collect.

    What counts is where your ships are at this moment. A ship you send to a factory pays on your **next** turn, if it’s still there.

    ### What spices are for
    - Planets: { $price_low } to { $price_high } spices each, see *Planets*
    - Frigate: { $frigate_pepper } pepper
    - Fortress: { $fortress_pepper } pepper and { $fortress_vanilla } vanilla
    - New galleon: { $galleon_vanilla } vanilla
    - Crew card: { $recruit_pepper } pepper

    Every planet costs both spices. The Banker trades one for the other, the French Courtesan brings vanilla, and a *New Cargo* token brings a spice of your choice.

efemeris-rules-tactics-title = Tactics: moving and attacking
    .revision = 1
efemeris-rules-tactics =
    ### Moving
    Each of your ships can move once a turn along the paths: the galleon up to { $galleon_steps } fields, a frigate up to { $frigate_steps }. Just say where it goes; unused steps are lost.

    - You can’t enter or pass a field with a ship on it, not even your own. Only the compass rose has room for all.
    - You can’t enter or pass a planet with an enemy **fortress**. Your own don’t stop you.
    - A **singularity** destroys your ship. You can sail in on purpose; the bot asks twice.
    - A **frozen** ship can’t make its move. Bonus tokens and crew can still move it.

    A new ship can move starting on your next turn.

    ### Attacking
    You need a **Gunner** card and your galleon at most { $gunner_range ->
        [one] { $gunner_range } field
       *[other] { $gunner_range } fields
    } away from an enemy ship or fortress, counted along the paths. Whatever it hits is destroyed; only a Surgeon or Castel can protect against that.
    - Not from the compass rose, and not at ships on it.
    - Ships, fortresses and singularities in between don’t stop a shot (our ruling).
    - A ship that stands on its own fortress must be destroyed first.
    - Frigates can’t attack, except with Captain Lancaster.
    - Protected targets aren’t offered, so you can’t waste a card (our ruling).

    ### What you lose
    - A destroyed **frigate** or **fortress** is gone for good.
    - A **galleon** takes its captain with it (in teams the captain stays), and everything its crew had prepared or protected ends. Your next captain is revealed. You keep the cards in your hand, but need a new galleon to play them.

    ### Adrift
    When Cassini turns a tile, a ship on a border field can lose its path. It’s adrift then: it can’t move, attack or be attacked until a path touches it again. Helmsman and Chesnaye can rescue their galleon; otherwise you can give the ship up (our ruling).

efemeris-rules-crew-title = Crew
    .revision = 1
efemeris-rules-crew =
    In tactics you can play up to { $crew_plays } crew cards a turn, even several of a kind, before and after moving. They’re free, but your **galleon** must be on the board, and they only work for it. You can’t play a card that would change nothing (our ruling).

    ### Every nation
    - **First Officer** ({ $first_officer_cards } in the deck): uses your captain’s ability, see *Captains*
    - **Gunner** ({ $gunner_cards }): destroys an enemy ship or fortress, see *Tactics*
    - **Banker** ({ $banker_cards }): swaps one spice with the bank for one of the other kind

    ### France
    - **Helmsman** ({ $helmsman_cards }): puts your galleon on the compass rose. This isn’t a move: it works before and after moving, and when frozen.
    - **Courtesan** ({ $courtesan_cards }): brings { $courtesan } vanilla

    ### Britain
    - **Ship’s Surgeon** ({ $surgeon_cards }): until your next tactics phase, no attack can destroy your galleon. It doesn’t help against singularities.
    - **Shipwright** ({ $shipwright_cards }): one frigate is free in this turn’s build phase

    ### Spain
    - **Boatswain** ({ $boatswain_cards }): if your galleon stands on an anchor when you collect next, it draws { $boatswain } more. Several add up.
    - **Governor** ({ $governor_cards }): only while your galleon stands on a planet. What the galleon conquers in this turn’s build phase costs { $governor ->
        [one] { $governor } spice
       *[other] { $governor } spices
    } less, of your choice. Several add up.

    ### Cards come and go
    Played cards stay face up until your next tactics phase, then return to your reserve. In your build phase you can **recruit** any card from your reserve for { $recruit_pepper } pepper. Your hand holds { $hand_limit } (teams: { $hand_limit_team }).

    The number of each card in a deck is our reconstruction (our ruling).

efemeris-rules-captains-title = Captains
    .revision = 2
efemeris-rules-captains =
    Each **First Officer** you play uses your captain’s ability once. Lasting effects end early if the galleon is lost.

    ### France
    - **Mathurin Hubac**: his galleon can move { $hubac } fields farther this turn. Play it before the galleon moves. Several add up, to { $hubac_most } at most; not when frozen.
    - **Victorine de la Chesnaye**: puts her galleon on an empty planet of her own. This isn’t a move: it works after moving, and when frozen.
    - **Cosme Castel d’Oléron**: none of his fortresses can be destroyed until his next tactics phase, not even one he builds later this turn. So you can use him before you own one; the bot asks twice.
    - **Augustine Cassini**: turns a tile of the sky, the center too. Not if an enemy ship stands on it. Ships on it turn with it; ships on its borders stay. Turns that change nothing aren’t offered (our ruling).

    ### Britain
    - **Elizabeth Fairborne**: her next Gunner this turn reaches { $fairborne } field farther. Several add up, to { $fairborne_most } at most. You need a Gunner to follow up.
    - **Cicely Blake**: freezes an enemy ship within { $blake } fields, also on the rose. It can’t make its normal move in its owner’s next turn.
    - **Peter Byng**: a random card from an opponent’s hand is shown and leaves the game.
    - **Nathaniel Lancaster**: one of his frigates can attack at range { $lancaster }. You need a Gunner to follow up.

    ### Spain
    - **Aníbal Pargo**: if his galleon stands on a factory when he collects next, it brings { $pargo } more. Several add up.
    - **Catalina de Guzmán**: a free fortress at once, on a planet of her own without one. It counts toward the limit.
    - **Isabel da Silva**: with a Solar Winds token she moves an *enemy* ship 1 to { $dasilva } fields, even into a singularity.
    - **Sebastián de Avilés**: sells another crew card of his hand for { $aviles_pepper } pepper and { $aviles_vanilla } vanilla. It goes to the reserve, face down, and doesn’t count as played.

efemeris-rules-bonuses-title = Bonus tokens
    .revision = 1
efemeris-rules-bonuses =
    A ship of yours on an **anchor** when you collect draws a token from the bag. There are { $bonus_tokens }, a third of each kind; you can keep { $bonus_cap }, and everyone sees them. Used tokens leave the game, so the bag may run empty.

    In tactics you may use as many as you have, at any moment. You need no galleon for it.

    - **Solar Winds:** one of your ships moves 1 to { $solar_winds } fields along the paths. It comes on top of its normal move, and a frozen ship may sail with it too.
    - **Warning Shot:** an enemy ship, however far away, must go { $warning_shot } field along a path; you say where. The field must be one that this ship may enter.
    - **New Cargo:** take { $new_cargo } spice of your choice.

    Good to know:
    - A Warning Shot may drive a ship into a **singularity**, and then it’s lost: Surgeon and fortress don’t help. It works on the compass rose, too, and on frozen or protected ships, because it’s no attack. Only ships adrift it can’t move (our rulings).
    - The fortresses of its own nation let the driven ship pass, those of others don’t (our ruling).
    - You can’t throw a token away. If you’re full, use one before you collect.

efemeris-rules-build-title = Build
    .revision = 1
efemeris-rules-build =
    In the build phase you may do all of this as often as you can pay, in any order:

    - **Conquer a planet** with a ship on it: see *Planets*
    - **Frigate**, { $frigate_pepper } pepper: on a planet of yours with no ship on it. You may build { $frigates } in the whole game.
    - **Fortress**, { $fortress_pepper } pepper and { $fortress_vanilla } vanilla: on a planet of yours, one per planet, { $fortresses } in the whole game
    - **Galleon**, { $galleon_vanilla } vanilla: only if yours was destroyed and a captain is left. On a planet of yours with no ship on it; if none is free, on the compass rose.
    - **Recruit**, { $recruit_pepper } pepper: take any card of your reserve into your hand. Only you know which. Your hand holds { $hand_limit } (teams: { $hand_limit_team }).

    ### What they are good for
    - **Frigates** are fast: they collect, draw tokens and conquer, but can’t attack, and no crew works for them.
    - **Fortresses** keep enemy ships off the planet, and who can’t stand there can’t conquer it. You may build one even while an enemy ship stands there: it may stay or leave, but it can’t conquer (our ruling).
    - **The galleon** is what crew cards need.

    ### Limits
    Frigates and fortresses are counted when built: what is lost doesn’t come back (our ruling). Cards played this turn aren’t in the reserve yet. New ships move from your next turn on.

    If you have no captain left, you keep playing without galleon and crew. You can still win: frigates conquer too.

efemeris-rules-conquer-title = Planets
    .revision = 1
efemeris-rules-conquer =
    If a ship of yours, galleon or frigate, stands on a planet in your build phase, you may conquer it: pay its price, and it’s yours at once. The ship may leave afterwards; the planet stays yours.

    Price, and what it brings every turn:
    - **Demodamas:** { $dem_pepper } pepper, { $dem_vanilla } vanilla; brings { $dem_amount } { $dem_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Patrocles:** { $pat_pepper } pepper, { $pat_vanilla } vanilla; brings { $pat_amount } { $pat_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Posidonius:** { $pos_pepper } pepper, { $pos_vanilla } vanilla; brings { $pos_amount } { $pos_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Pytheas:** { $pyt_pepper } pepper, { $pyt_vanilla } vanilla; brings { $pyt_amount } { $pyt_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Hipparchus:** { $hip_pepper } pepper, { $hip_vanilla } vanilla; brings { $hip_amount } { $hip_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Apollas:** { $apo_pepper } pepper, { $apo_vanilla } vanilla; brings { $apo_amount } { $apo_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Hecateus of Miletus:** { $hec_pepper } pepper, { $hec_vanilla } vanilla; brings { $hec_amount } { $hec_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }
    - **Eratosthenes:** { $era_pepper } pepper, { $era_vanilla } vanilla; brings { $era_amount } { $era_product ->
        [pepper] pepper
       *[vanilla] vanilla
    }

    The total price of each planet is known. How it divides into pepper and vanilla, and what most planets bring, is our reconstruction (our ruling).

    ### Taking planets from others
    The price is the same and goes to the bank. You have to destroy a fortress on it first, and any ship standing there, since a field holds only one. Home planets can be taken like any other.

    Where a planet lies matters as much as its price: with many ways in, it’s easy to take and easy to lose.

    The **Governor** makes a conquest by the galleon cheaper.

efemeris-rules-team-title = Teams
    .revision = 1
efemeris-rules-team =
    Four players, two against two. Partners share a nation and sit opposite each other: seats 1 and 3 against 2 and 4 (our ruling). Everything works as in a duel, except:

    - **You win together** when your nation owns { $goal_team } planets, or the other one none.
    - **Nation:** one partner proposes, the other agrees or proposes another one; then the first one decides.
    - **Captains:** each partner has one, for the whole game. A lost galleon may be built again { $rebuilds ->
        [one] once
       *[other] { $rebuilds } times
    }, with the same captain.
    - **Home planets:** one per partner. Whoever answers first lays theirs next to the center, the partner next to that tile.
    - **Crew:** { $crew_start_team } cards each from the one deck of the nation, at most { $hand_limit_team } in hand; you share the reserve. *The usual crew* is First Officer, Gunner and Banker here. Partners see each other’s cards.
    - **Spices:** each player on the first team gets { $start_1_pepper } pepper and { $start_1_vanilla } vanilla, on the second { $start_2_pepper } and { $start_2_vanilla }.

    ### The turn
    Both partners play at the same time, phase by phase; a phase ends when both are done. Each draws and lays one tile, and each has their own ships, spices, tokens and planets. Up to { $crew_plays } crew cards each.

    - In the build phase you may give your partner spices: at most { $shares } a turn for the nation, both ways together. If your partner was done but can now build something, the bot asks again (our ruling).
    - You can’t give away tokens or crew cards, or use them for your partner’s ships. Pushing an enemy away from your partner’s planet is fine (our ruling).
    - Your partner’s ships block you like any others; your partner’s fortresses let you pass.
    - You can’t attack your partner, conquer your partner’s planets or build on them.
    - { $team_cap } frigates and { $team_cap } fortresses for the **nation** in the whole game, shared as you like (our reading of the rules; the lobby can double it).

efemeris-rules-free-title = Free-for-all
    .revision = 1
efemeris-rules-free =
    Three players, every nation for itself. Everything works as in a duel, except:

    - **{ $goal_ffa } planets** are enough to win.
    - The home planets lie north, south-east and south-west of the center.
    - The third player begins with { $start_3_pepper } pepper and { $start_3_vanilla } vanilla.
    - The stack has an odd number of tiles: the last draw is a single one.

    ### Without planets
    If you lose your last planet, you’re not out (our ruling). Your ships can conquer again, and a new galleon starts on the compass rose. Frigates and fortresses need a planet, though.

    You’re out only with no planet, no ship and no way to a new galleon: no captain left, or less than { $galleon_vanilla } vanilla, *New Cargo* tokens included (our ruling).

    ### Winning
    The game also ends when a player conquers a planet and nobody else owns one. As long as two players own planets, it continues.

    If two players concede, the third wins (our ruling).

    Three players make a lively game: whoever leads has two opponents, and a Warning Shot at the right moment helps the third. Watch who needs only one more planet.

efemeris-rules-expert-title = Expert level
    .revision = 1
efemeris-rules-expert =
    Duel, free-for-all and teams can all be played at the expert level. What changes:

    - **Bigger sky:** 23, 25 or 27 tiles instead of { $cells }. The extra ones are expert tiles, drawn at random from { $expert_tiles }. Choose the size in the lobby; by default a duel has { $layout_duel } tiles, a free-for-all { $layout_ffa }, teams { $layout_team }. The shape of the larger skies is our reconstruction (our ruling).
    - **Played crew is gone:** a card that would return to the reserve leaves the game instead. A card Avilés sells wasn’t played, so it goes to the reserve (our ruling).
    - **{ $captains_expert } captains** instead of { $captains }; in teams { $rebuilds_expert } new galleons for each player instead of { $rebuilds }.
    - **A match:** the first to win two games wins. In the lobby you can choose a single game (our ruling).

    ### New fields
    - **Providence fields:** a ship there brings { $providence } pepper or { $providence } vanilla when you collect.
    - **Wreck:** a ship there at the start of your turn can rescue a crew member: take a card of your choice from your reserve, free and in secret. You can play it this turn. Once a turn per ship, up to your hand limit, and you can decline.

    Pargo’s ability needs a factory: on a providence field it brings nothing (our ruling).

    ### The match
    Every game starts from scratch, with nations, captains and all. In a duel or with teams the losing side begins the next game, after a draw the one that didn’t begin the last; with three the next seat does (our ruling). Drawn games count for nobody. After { $match_games } games without a match winner, whoever has more wins takes the match; if wins are equal, it’s a draw (our ruling).

    Keep your best cards for the moments that matter: there are only { $crew_deck }, and no second chance.

efemeris-rules-end-title = How it ends
    .revision = 4
efemeris-rules-end =
    ### Victory
    The bot checks after every conquest. You win
    - with { $goal_duel } planets in a duel, { $goal_ffa } with three players, { $goal_team } as a team; home planets count (our ruling),
    - or when no other nation owns a planet.

    There’s no second place: everyone else loses together (our ruling).

    ### A draw
    Anyone can offer a draw at any time, but only once between two turns of their own, and an offer can’t be undone. Everyone has to say yes; silence doesn’t count. Meanwhile the game continues. The offer ends with the first no, or when the player who made it has their next turn. Votes are secret until then, except a computer’s: it answers at once, so if the offer still stands, it has said yes.

    A computer player never agrees before the first round. It agrees when it has no ship left, or fewer planets than everyone else. If the bot makes the offer, it also agrees when it isn’t ahead, and from round { $weary_round } on always. From round { $draw_round } on it agrees to every offer, and makes one itself every { $draw_every } rounds (our ruling).

    When everyone has agreed, the game ends without a winner. Ratings count it as a draw, statistics and seasons as no win for anyone. Whoever is out or has conceded has no vote and comes behind those who drew (our ruling).

    After { $stall_turns } turns in a row in which nothing was laid, built, conquered, destroyed or played, the bot makes such an offer itself (our ruling).

    ### Conceding
    In a duel the other player wins. In the other modes the computer takes your seat, and the game counts as last place for you; when both partners have conceded, or two of three players, the rest win. In a match this is about the present game only (our ruling).

    ### So that nobody has to play forever
    The printed rules have no last round. Still, nobody can drag a game out alone:
    - If you see no way to win, offer a draw every turn, or concede. With `/resign` you leave the game and the computer takes over, which counts as last place too.
    - Someone who stops playing doesn’t stop the game. When their time runs out, the others vote: wait, let the computer play the turn or take the seat, find a substitute, or stop.
    - **Dead sky:** if there’s no ship left and nobody can ever build one again, the game is a draw: nobody wins (our ruling).
    - **Round limit:** only if the lobby sets one; then the board shows it. If nobody has won by then, the nation with the most planets wins; in a tie, the one whose planets cost more spices in total; if that’s tied too, it’s a draw between them, and nobody wins. The bot warns you { $limit_warning } rounds ahead (our ruling).

efemeris-rules-pictures-title = Reading the pictures
    .revision = 5
efemeris-rules-pictures =
    ### The sky
    - **Tiles** carry the name of their space in a corner, empty spaces in the middle.
    - **Fields** are small rings, joined by golden paths. { SIGN("pepper_factory") }A star is a pepper factory, { SIGN("vanilla_factory") }a blossom a vanilla factory; in { SIGN("providence") }a golden eye they count twice. { SIGN("anchor_field") }Anchors and { SIGN("wreck") }wrecks look like what they are; { SIGN("singularity") }the spiral is a singularity, the big star in the center is the compass rose.
    - { SIGN("planet_pos") }**Planets** are large discs. A small spice beside them is what they bring, the numbers are the price, and the ring shows who owns them. { SIGN("fortress") }A tower is a fortress.
    - **Ships:** { SIGN("galleon") }galleons are large, { SIGN("frigate") }frigates small, with their letter. Color and sign show the nation: { SIGN("seal_star") }France blue with a star, { SIGN("seal_cross") }Britain orange with a cross (red in the original), { SIGN("seal_chevron") }Spain black with a chevron. { SIGN("second_star") }The second partner of a team has a lighter color and the sign in outline.
    - **Where a ship stands:** a ring in its color marks the field, and the ship lies beside it. A ring around a planet means that it stands on the planet.
    - **Signs on ships:** { SIGN("frozen") }snowflake: frozen; { SIGN("protected") }shield: protected; { SIGN("adrift") }waves: adrift.
    - **What happened last:** a dotted line where a ship came from, rays around a conquered planet, a cross where something was lost, a red outline around new tiles.
    - { SIGN("sky_tiles") }Bottom left: tiles in the stack. { SIGN("token_bag") }Bottom right: tokens in the bag.

    ### The plates
    One for each player; an arrow points at whoever’s turn it is, and { SIGN("gear") }a gear marks a computer player. The captain stands below the name.
    - Planets, and how many it takes to win
    - { SIGN("pepper") }Pepper and { SIGN("vanilla") }vanilla, with hollow signs up to the limit; bonus tokens beside them: { SIGN("solar_winds") }wave, Solar Winds; { SIGN("warning_shot") }cannonball, Warning Shot; { SIGN("new_cargo") }crate, New Cargo
    - { SIGN("crew_in_hand") }Crew cards in hand (standing) and { SIGN("crew_in_reserve") }in reserve (a pile)
    - Galleon, frigates, fortresses: “+1” means you can build 1 more
    - Played crew cards are below. { SIGN("still_to_come") }An hourglass marks effects still to come.

    ### When you’re asked
    The picture shows the part of the sky that matters, with the names of all fields you can choose: **E3.h** is a field on the tile E3, **E3|F3** the border field between two tiles. Next to the compass rose there’s only the direction: **NE** is northeast of the rose. Turned tiles are shown as they would lie.

    The button *My hand* shows your crew, captains and reserve to you alone, and what you can afford. { SIGN("not_now") }A padlock means you can’t play a card now, and says why. The button *In words* describes everything field by field, for anyone who can’t see the pictures.

efemeris-rules-tips-title = Tips
    .revision = 2
efemeris-rules-tips =
    - **A frigate first.** It costs { $frigate_pepper } pepper, and two ships collect and conquer twice as much. Move the galleon off your planet before you build, or there’s no room.
    - **Pepper at home, vanilla abroad.** Pepper builds frigates and recruits crew, but every planet costs vanilla too, and that’s scarce. A ship on a vanilla factory is worth a lot.
    - **Don’t hoard.** More than { $spice_cap } of a spice is lost. Spend before you collect.
    - **Count before you sail.** Check what a planet costs, what you have, and what you’ll collect. A ship waiting on a planet you can’t afford is a target.
    - **Lay planets near your ships,** with the way in on your side. Make the way to your own planets as long as you can.
    - **Keep your distance from enemy galleons.** With { $galleon_steps } steps and a Gunner, a galleon hits anything { $threat_range } fields away, and anyone with a card in hand may hold a Gunner. The *Lookout* under *Play* shows which of your ships are in danger and which planets could fall next.
    - **The compass rose is safe.** Nobody can be attacked there. And it’s in the middle of everything.
    - **Build fortresses where it hurts:** on a planet that’s cheap and easy to reach. With a ship on top, it takes two Gunners.
    - **Watch whoever needs one more planet.** Stand on that planet, shoot the ship, push it away with a Warning Shot, or fortify.
    - **Keep away from singularities** while others hold a Warning Shot: one field away is too close.
    - **Choose captains that fit together:** one for the start, one for later. The second stays secret until you lose the first.
    - **Your last Gunner is worth more in your hand** than fired at a frigate far away: nobody knows whether you hold another.

efemeris-rules-rulings-title = What we had to decide
    .revision = 2
efemeris-rules-rulings =
    Our source was the text of the German rules, without its pictures. So we had to recreate much of what’s printed on tiles and cards, and settle some questions. All figures are in one file, so anyone who owns the game can correct them.

    ### Made by us
    - Where paths and fields lie on the tiles, and the shape of the expert skies
    - How a planet’s price divides into pepper and vanilla; what six of the { $planets } planets bring
    - How often each crew card is in the deck

    ### Decided by us
    - The first galleon starts on the home planet. In a duel and with three players all home planets touch the center, and choosing and laying is one step.
    - One stack for planets and paths. The reserve holds the cards not chosen and the cards used; any may be recruited.
    - Frigates and fortresses count when built; you can’t replace losses.
    - Protected “for a round” means until your next tactics phase; frozen means the owner’s next turn.
    - A lost galleon ends all its effects at once: Castel’s fortresses can be hit again, Blake’s frozen ships are free.
    - A galleon on a field with an enemy fortress may shoot at it.
    - A new galleon needs a planet of yours with no ship on it, not even an enemy’s. The Governor also works for a different planet than the one where you played him.
    - Fairborne and Lancaster need a Gunner in hand to follow up; if you don’t play one, the effect is lost at the end of the turn.
    - If you lose your galleon on your own turn, you can build the next one that same turn.
    - At the limit a card or token still gives what there’s room for; if that is nothing, it can’t be used.
    - Tokens lie open. Collecting is automatic, planets first.
    - A dead sky is a draw, and you can give up a ship adrift; see *How it ends* and *Tactics*.

    Other rulings are marked “our ruling” where they apply.

## Slash commands: names and descriptions

efemeris-blurb-command = Your moves in a game of Efemeris
efemeris-move-choose_nation = choose_nation
efemeris-move-choose_nation-about = Before the game: choose your nation
efemeris-move-choose_captains = choose_captains
efemeris-move-choose_captains-about = Before the game: choose your captains, in the order they’ll command
efemeris-move-choose_crew = choose_crew
efemeris-move-choose_crew-about = Before the game: choose your first crew cards
efemeris-move-usual_crew = usual_crew
efemeris-move-usual_crew-about = Before the game: the usual crew, one of each kind; good for beginners
efemeris-move-choose_home = choose_home
efemeris-move-choose_home-about = Before the game: choose your home planet and lay its tile
efemeris-move-place_tile = place_tile
efemeris-move-place_tile-about = Explore: lay a tile you’ve drawn
efemeris-move-rescue_crew = rescue_crew
efemeris-move-rescue_crew-about = Expert level: a ship on a wreck rescues a crew member from your reserve
efemeris-move-move_ship = move_ship
efemeris-move-move_ship-about = Tactics: move one of your ships along the paths
efemeris-move-play_crew = play_crew
efemeris-move-play_crew-about = Tactics: play a crew card for your galleon
efemeris-move-use_bonus = use_bonus
efemeris-move-use_bonus-about = Tactics: use a bonus token
efemeris-move-scuttle = scuttle
efemeris-move-scuttle-about = Tactics: give up a ship that’s adrift
efemeris-move-end_tactics = end_tactics
efemeris-move-end_tactics-about = End the tactics phase and start building
efemeris-move-conquer_planet = conquer_planet
efemeris-move-conquer_planet-about = Build: conquer the planet your ship is on
efemeris-move-build_frigate = build_frigate
efemeris-move-build_frigate-about = Build: a frigate on one of your planets
efemeris-move-build_fortress = build_fortress
efemeris-move-build_fortress-about = Build: a fortress on one of your planets
efemeris-move-build_galleon = build_galleon
efemeris-move-build_galleon-about = Build: a new galleon, if yours was lost
efemeris-move-recruit_crew = recruit_crew
efemeris-move-recruit_crew-about = Build: take a crew card from your reserve into your hand
efemeris-move-share_spice = share_spice
efemeris-move-share_spice-about = Build, teams only: give your partner a spice
efemeris-move-end_turn = end_turn
efemeris-move-end_turn-about = End the build phase and your turn
efemeris-move-offer_draw = offer_draw
efemeris-move-offer_draw-about = Offer everyone to end this game as a draw
efemeris-move-answer_draw = answer_draw
efemeris-move-answer_draw-about = Say yes or no to the draw offer
efemeris-move-concede = concede
efemeris-move-concede-about = Give up this game

efemeris-field-nation = nation
efemeris-field-nation-about = France, Britain or Spain
efemeris-field-captains = captains
efemeris-field-captains-about = Your captains in the order they will command
efemeris-field-cards = cards
efemeris-field-cards-about = Your first crew cards
efemeris-field-planet = planet
efemeris-field-planet-about = The planet
efemeris-field-cell = cell
efemeris-field-cell-about = The place in the sky, for example: E3
efemeris-field-rotation = rotation
efemeris-field-rotation-about = Which way round the tile lies
efemeris-field-tile = tile
efemeris-field-tile-about = Which of your drawn tiles
efemeris-field-ship = ship
efemeris-field-ship-about = Which ship
efemeris-field-card = card
efemeris-field-card-about = Which crew card
efemeris-field-dest = dest
efemeris-field-dest-about = The field the ship goes to
efemeris-field-spice = spice
efemeris-field-spice-about = Pepper or vanilla
efemeris-field-target = target
efemeris-field-target-about = The enemy ship, or the planet with the enemy fortress
efemeris-field-opponent = opponent
efemeris-field-opponent-about = Only for Byng: whose hand
efemeris-field-sell = sell
efemeris-field-sell-about = Only for Avilés: the crew card you sell
efemeris-field-token = token
efemeris-field-token-about = Which bonus token
efemeris-field-discount = discount
efemeris-field-discount-about = Only with a Governor: the spices you need not pay
efemeris-field-place = place
efemeris-field-place-about = One of your planets, or the compass rose
efemeris-field-vote = vote
efemeris-field-vote-about = Yes or no

## How things are called

efemeris-nation-france = { SIGN("seal_star") }France
efemeris-nation-britain = { SIGN("seal_cross") }Britain
efemeris-nation-spain = { SIGN("seal_chevron") }Spain
efemeris-captain-hubac = Mathurin Hubac
efemeris-captain-chesnaye = Victorine de la Chesnaye
efemeris-captain-castel = Cosme Castel d’Oléron
efemeris-captain-cassini = Augustine Cassini
efemeris-captain-fairborne = Elizabeth Fairborne
efemeris-captain-blake = Cicely Blake
efemeris-captain-byng = Peter Byng
efemeris-captain-lancaster = Nathaniel Lancaster
efemeris-captain-pargo = Aníbal Pargo
efemeris-captain-guzman = Catalina de Guzmán
efemeris-captain-dasilva = Isabel da Silva
efemeris-captain-aviles = Sebastián de Avilés
efemeris-crew-first_officer = { SIGN("first_officer") }First Officer
efemeris-crew-gunner = { SIGN("gunner") }Gunner
efemeris-crew-banker = { SIGN("banker") }Banker
efemeris-crew-helmsman = { SIGN("helmsman") }Helmsman
efemeris-crew-courtesan = { SIGN("courtesan") }Courtesan
efemeris-crew-surgeon = { SIGN("surgeon") }Ship’s Surgeon
efemeris-crew-shipwright = { SIGN("shipwright") }Shipwright
efemeris-crew-boatswain = { SIGN("boatswain") }Boatswain
efemeris-crew-governor = { SIGN("governor") }Governor
efemeris-bonus-solar_winds = { SIGN("solar_winds") }Solar Winds
efemeris-bonus-warning_shot = { SIGN("warning_shot") }Warning Shot
efemeris-bonus-new_cargo = { SIGN("new_cargo") }New Cargo
efemeris-planet-DEM = { SIGN("planet_dem") }Demodamas
efemeris-planet-PAT = { SIGN("planet_pat") }Patrocles
efemeris-planet-POS = { SIGN("planet_pos") }Posidonius
efemeris-planet-PYT = { SIGN("planet_pyt") }Pytheas
efemeris-planet-HIP = { SIGN("planet_hip") }Hipparchus
efemeris-planet-APO = { SIGN("planet_apo") }Apollas
efemeris-planet-HEC = { SIGN("planet_hec") }Hecateus
efemeris-planet-ERA = { SIGN("planet_era") }Eratosthenes
efemeris-tile-Z = Center
efemeris-tile-S01 = Crossroads
efemeris-tile-S02 = Pepper Run
efemeris-tile-S03 = Vanilla Drift
efemeris-tile-S04 = Pepper Roads
efemeris-tile-S05 = Vanilla Harbor
efemeris-tile-S06 = The Rift
efemeris-tile-S07 = Whirl of Pepper
efemeris-tile-S08 = Twin Factories
efemeris-tile-S09 = Anchor Sound
efemeris-tile-S10 = Pepper Bend
efemeris-tile-X1 = Providence of Pepper
efemeris-tile-X2 = Hidden Pepper
efemeris-tile-X3 = Vanilla Strait
efemeris-tile-X4 = Hidden Vanilla
efemeris-tile-X5 = Wreck Reach
efemeris-tile-X6 = Wreck Harbor
efemeris-tile-X7 = Maelstrom
efemeris-tile-X8 = Last Wreck
efemeris-spice-pepper = { SIGN("pepper") }pepper
efemeris-spice-vanilla = { SIGN("vanilla") }vanilla
efemeris-nation-none = nobody yet
efemeris-side-N = north of the rose
efemeris-side-NE = northeast of the rose
efemeris-side-SE = southeast of the rose
efemeris-side-S = south of the rose
efemeris-side-SW = southwest of the rose
efemeris-side-NW = northwest of the rose
efemeris-direction-N = N
efemeris-direction-NE = NE
efemeris-direction-SE = SE
efemeris-direction-S = S
efemeris-direction-SW = SW
efemeris-direction-NW = NW
efemeris-ship = { $kind ->
        [galleon] { $who }’s { SIGN("galleon") }galleon
       *[frigate] { $who }’s { SIGN("frigate") }frigate { $letter }
    }
    .you = { $kind ->
            [galleon] your { SIGN("galleon") }galleon
           *[frigate] your { SIGN("frigate") }frigate { $letter }
        }
efemeris-own-ship = { $kind ->
        [galleon] { SIGN("galleon") }Galleon
       *[frigate] { SIGN("frigate") }Frigate { $letter }
    }
efemeris-place = { $kind ->
        [plain] { $field }
       *[other] { $field } ({ efemeris-kind-of-field })
    }
efemeris-place-planet = { $planet } ({ $field })
efemeris-kind-of-field = { $kind ->
        [rose] compass rose
        [planet] planet
        [factory_pepper] { SIGN("pepper_factory") }pepper factory
        [factory_vanilla] { SIGN("vanilla_factory") }vanilla factory
        [providence_pepper] { SIGN("providence") }twice the pepper
        [providence_vanilla] { SIGN("providence") }twice the vanilla
        [anchor] { SIGN("anchor_field") }anchor
        [wreck] { SIGN("wreck") }wreck
        [singularity] { SIGN("singularity") }singularity
        [adrift] { SIGN("adrift") }adrift
       *[plain] plain field
    }
efemeris-price = { $pepper ->
        [0] { $vanilla ->
            [0] nothing
           *[other] { $vanilla } { SIGN("vanilla") }vanilla
        }
       *[other] { $vanilla ->
            [0] { $pepper } { SIGN("pepper") }pepper
           *[other] { $pepper } { SIGN("pepper") }pepper, { $vanilla } { SIGN("vanilla") }vanilla
        }
    }

## What crew and captains do, in one line

efemeris-effect-first_officer = uses your captain’s ability
efemeris-effect-gunner = destroys an enemy ship or fortress 1 field away
efemeris-effect-banker = swaps 1 spice for 1 of the other kind
efemeris-effect-helmsman = puts your galleon on the compass rose
efemeris-effect-courtesan = gives you 2 vanilla
efemeris-effect-surgeon = protects your galleon from attacks until your next tactics phase
efemeris-effect-shipwright = 1 free frigate this turn
efemeris-effect-boatswain = your galleon draws 1 more token at its anchor when you next collect
efemeris-effect-governor = your galleon conquers for 1 less spice this turn, if it’s on a planet now
efemeris-ability-hubac = the galleon can move 2 fields farther this turn; play it before it moves
efemeris-ability-chesnaye = puts the galleon on one of your empty planets
efemeris-ability-castel = protects all your fortresses until your next tactics phase, even one you build this turn
efemeris-ability-cassini = turns a tile with no enemy ship on it
efemeris-ability-fairborne = your next Gunner this turn reaches 1 field farther
efemeris-ability-blake = freezes an enemy ship within 3 fields: no normal move on its next turn
efemeris-ability-byng = a random card leaves an opponent’s hand and the game
efemeris-ability-lancaster = one of your frigates may attack; a Gunner must follow
efemeris-ability-pargo = the galleon brings 2 more spices from its factory when you next collect
efemeris-ability-guzman = a free fortress on one of your planets, right away
efemeris-ability-dasilva = with a Solar Winds token: move an enemy ship 1 to 3 fields
efemeris-ability-aviles = sells another crew card for 1 pepper and 1 vanilla
efemeris-pending-hubac = the galleon moves farther (Hubac)
efemeris-pending-fairborne = the next Gunner reaches farther (Fairborne)
efemeris-pending-lancaster = a frigate may attack (Lancaster)
efemeris-pending-shipwright = 1 free frigate this turn (Shipwright)
efemeris-pending-governor = the galleon conquers for 1 less spice (Governor)
efemeris-pending-pargo = more spices at the factory (Pargo)
efemeris-pending-boatswain = 1 more token at the anchor next time (Boatswain)
efemeris-effect-solar_winds = one of your ships moves 1 to 3 fields, on top of its normal move
efemeris-effect-warning_shot = drives an enemy ship 1 field away, wherever it is
efemeris-effect-new_cargo = 1 spice of your choice

## Whom everybody sees being asked what, after the name

efemeris-asking-nation = choose a nation
efemeris-asking-captains = choose captains
efemeris-asking-crew = choose the first crew
efemeris-asking-home = choose a home planet and lay it
efemeris-asking-explore = explore (lay the drawn tiles)
efemeris-asking-rescue = rescue crew from a wreck
efemeris-asking-tactics = tactics (move, play crew, use tokens)
efemeris-asking-build = build (conquer, ships, fortresses, crew)
efemeris-asking-over = the game is over

## Why something is not possible

efemeris-no-not-seated = You’re not in this game.
efemeris-no-game-over = The game is over.
efemeris-no-not-your-turn = It’s { $who }’s turn.
efemeris-no-wrong-phase = You can’t do that in this phase. Waiting for: { $now }.
efemeris-no-ended = You’ve already ended this phase. Your partner is still busy.
efemeris-no-no-such-choice = That’s not one of the choices.
efemeris-no-nothing-to-do = There’s nothing for you to do right now.
efemeris-no-conceded = You’ve given up this game.
efemeris-no-out = You’re out of this game: no planet, no ship and no way to get a new galleon.
efemeris-no-nation-taken = { $nation } is taken. Choose another nation.
efemeris-no-captain-count = { $count ->
        [one] Choose { $count } captain.
       *[other] Choose { $count } different captains, in the order they will command.
    }
efemeris-no-crew-count = Choose exactly { $count } crew cards.
efemeris-no-planet-taken = That planet’s taken. Choose another.
efemeris-no-home-cell = Your home planet can’t go there. Choose from { $cells }.
efemeris-no-tile-not-drawn = That’s not one of your drawn tiles.
efemeris-no-cell-off-board = There’s no such place in this sky.
efemeris-no-cell-taken = There’s already a tile on { $cell }. Choose an empty place next to a tile.
efemeris-no-cell-not-adjacent = { $cell } doesn’t touch a tile in play. Choose an empty place next to one.
efemeris-no-bad-rotation = { $count ->
        [one] This tile is the same whichever way you turn it: rotation 0.
       *[other] This tile can’t be turned that way. Choose one of the { $count } rotations that are offered.
    }
efemeris-no-would-seal-planet = That would leave no path to { $planets }. Turn the tile another way or lay it elsewhere.
efemeris-no-no-wreck = None of your ships can rescue anyone now.
efemeris-no-no-ship = You have no ship in the sky.
efemeris-no-no-ship-to-move = None of your ships can move now. Crew cards and bonus tokens may still help.
efemeris-no-not-your-ship = That’s not your ship.
efemeris-no-ship-already-moved = That ship has already moved this turn. Solar Winds could still take it further.
efemeris-no-ship-frozen = That ship is frozen this turn. Solar Winds could still move it.
efemeris-no-ship-adrift = That ship is adrift: it’s on no path. Wait until one touches it again, or give it up.
efemeris-no-ship-shut-in = That ship is boxed in: every way is blocked.
efemeris-no-not-adrift = You can only give up a ship that’s adrift.
efemeris-no-dest-unreachable = { $steps ->
        [one] There’s no free path of one step to that field.
       *[other] There’s no free path to that field within { $steps } steps.
    }
efemeris-no-dest-occupied = There’s already a ship on { $field }.
efemeris-no-dest-fortress = An enemy fortress blocks { $field }.
efemeris-no-no-galleon = Crew cards need your galleon in the sky. You can build a new one in the build phase, if a captain is left.
efemeris-no-no-card-playable = None of your crew cards would help right now.
efemeris-no-hand-empty = You have no crew cards in hand. Recruit some in the build phase.
efemeris-no-crew-limit = You’ve played all the crew cards you can this turn.
efemeris-no-card-not-in-hand = You don’t have that card in your hand.
efemeris-no-card-not-in-reserve = That card isn’t in your reserve.
efemeris-no-reserve-empty = The reserve is empty.
efemeris-no-hand-full = Your hand is full: { $most } cards.
efemeris-no-no-effect = That wouldn’t change anything.
efemeris-no-no-target = There’s no target for it right now.
efemeris-no-not-enemy = That only works against opponents.
efemeris-no-which-attacker = Several of your ships can attack. Choose one.
efemeris-no-frigate-cannot-attack = Frigates can only attack with Lancaster’s help.
efemeris-no-on-rose = You can’t attack from the compass rose. Move your galleon away first.
efemeris-no-target-on-rose = You can’t attack ships on the compass rose.
efemeris-no-out-of-range = That’s out of range.
efemeris-no-target-protected = That target is protected for now.
efemeris-no-ship-guards-fortress = A ship is on the fortress. Destroy the ship first.
efemeris-no-needs-gunner = You need a Gunner in hand to follow, and a crew play left this turn.
efemeris-no-needs-wind = You need a Solar Winds token.
efemeris-no-no-tile = There’s no tile there.
efemeris-no-enemy-on-tile = An enemy ship is on that tile, so you can’t turn it.
efemeris-no-nothing-to-sell = You have no other crew card to sell.
efemeris-no-no-token = You have no bonus tokens. A ship on an anchor draws one.
efemeris-no-token-not-held = You don’t have that token.
efemeris-no-spice-full = No room: you can hold { $most } of each spice.
efemeris-no-not-enough-spice = It costs { $need }, and you have { $have }.
efemeris-no-nothing-to-give = { $spice ->
        [pepper] You have no pepper.
        [vanilla] You have no vanilla.
       *[any] You have no spices.
    }
efemeris-no-not-on-planet = Your ship has to be on a planet for that.
efemeris-no-already-yours = { $planet } already belongs to your nation.
efemeris-no-planet-fortified = A fortress protects { $planet }. Destroy it with a Gunner first.
efemeris-no-bad-discount = You can’t use that discount.
efemeris-no-planet-not-yours = You need a planet of your own for that.
efemeris-no-no-planet = You don’t own a planet.
efemeris-no-planet-occupied = There’s a ship there. You need a planet of yours without one.
efemeris-no-fortress-exists = There’s already a fortress, and a planet can only have one.
efemeris-no-no-fortress-left = All fortresses in this game are built.
efemeris-no-frigate-limit = All frigates in this game are built.
efemeris-no-galleon-exists = Your galleon is still in the sky.
efemeris-no-no-captain = There’s no captain left for a new galleon. Frigates can still conquer.
efemeris-no-rose-only-if-full = One of your planets is free. Build the galleon there.
efemeris-no-no-partner = You have no partner in this game.
efemeris-no-share-limit = Your nation has shared { $most } spices this turn, and that’s the limit.
efemeris-no-partner-full = Your partner has no room: the limit is { $most } of each spice.
efemeris-no-offer-open = There’s already a draw offer. Answer that one.
efemeris-no-offer-used = You’ve already offered a draw. You can do it again on your next turn.
efemeris-no-no-offer = There’s no offer for you to answer.

## What happened

efemeris-event-start = { $game ->
        [1] **The game starts.**
       *[other] **Game { $game } starts.**
    } First to choose and play: { $who }.
    .you = { $game ->
            [1] **The game starts.**
           *[other] **Game { $game } starts.**
        } First to choose and play: { $who }.
efemeris-event-nation-proposed = { $who } proposes { $nation }.
    .you = You propose { $nation }.
efemeris-event-nation = { $who } will sail under the flag of { $nation }.
    .you = The flag of { $nation } flies for { $who }.
efemeris-event-captains-chosen = { $who } has chosen in secret.
    .you = You’ve chosen in secret.
efemeris-event-captains-yours = Your captains: { $captains }.
efemeris-event-captain = { $captain } takes command for { $who }.
    .you = { $captain } takes command for you.
efemeris-event-crew-chosen = { $who } has hired the first crew.
    .you = You’ve hired the first crew.
efemeris-event-crew-fixed = Everyone starts with the usual crew.
efemeris-event-home = { $who } calls { $planet } home and lays it on { $cell }.
    .you = You call { $planet } home and lay it on { $cell }.
efemeris-event-dealt = First spices for { $who }: { $spices }.
    .you = First spices for { $who }: { $spices }.
efemeris-event-round = { $limit ->
        [0] **Round { $round }**
       *[other] **Round { $round }** of { $limit }
    }
efemeris-event-limit-near = Only { $rounds } rounds are left. Then most planets wins.
efemeris-event-drawn = { $who } draws { $tiles }. { $left ->
        [0] The stack is empty now.
        [one] { $left } tile is left.
       *[other] { $left } tiles are left.
    }
    .you = You draw { $tiles }. { $left ->
            [0] The stack is empty now.
            [one] { $left } tile is left.
           *[other] { $left } tiles are left.
        }
efemeris-event-laid = { $who } lays { $tile } on { $cell }.
    .you = You lay { $tile } on { $cell }.
efemeris-event-collected = { $who } collects { $spices }.
    .you = You collect { $spices }.
efemeris-event-tokens = { $who } draws from the bag: { $tokens }.
    .you = You draw from the bag: { $tokens }.
efemeris-event-rescued = { $who } rescues someone from a wreck.
    .you = You rescue someone from a wreck.
efemeris-event-rescued-nobody = { $who } leaves the wreck alone.
    .you = You leave the wreck alone.
efemeris-event-rescued-yours = Rescued by { $who }: { $card }.
    .you = Rescued by you: { $card }.
efemeris-event-moves = { $ship } sails from { $start } to { $field }.
efemeris-event-swallowed = **The singularity on { $field } swallows { $ship }!**
efemeris-event-next-captain = { $captain } is { $who }’s next captain.
    .you = { $captain } is your next captain.
efemeris-event-last-captain = { $who } has no captain left.
    .you = You have no captain left.
efemeris-event-scuttles = { $ship } is given up, adrift at { $field }.
efemeris-event-plays = { $who } plays: { $card }.
    .you = You play: { $card }.
efemeris-event-plays-officer = { $who } plays the First Officer for { $captain }.
    .you = You play the First Officer for { $captain }.
efemeris-event-banked = { $gives ->
        [pepper] { $who } swaps 1 pepper for 1 vanilla.
       *[vanilla] { $who } swaps 1 vanilla for 1 pepper.
    }
    .you = { $gives ->
            [pepper] You swap 1 pepper for 1 vanilla.
           *[vanilla] You swap 1 vanilla for 1 pepper.
        }
efemeris-event-gains = { $who } gets { $spices }.
    .you = You get { $spices }.
efemeris-event-to-rose = { $who }’s galleon is on the compass rose now.
    .you = Your galleon is on the compass rose now.
efemeris-event-to-planet = { $who }’s galleon is on { $planet } now.
    .you = Your galleon is on { $planet } now.
efemeris-event-surgeon = No attack can destroy { $who }’s galleon until the next tactics phase.
    .you = No attack can destroy your galleon until the next tactics phase.
efemeris-event-shipwright = { $who } gets 1 free frigate this turn.
    .you = You get 1 free frigate this turn.
efemeris-event-boatswain = { $who }’s galleon will draw 1 more token at its anchor.
    .you = Your galleon will draw 1 more token at its anchor.
efemeris-event-governor = { $who }’s galleon conquers for less this turn.
    .you = Your galleon conquers for less this turn.
efemeris-event-sinks = **{ $who } destroys { $ship }** at { $field }!
    .you = **You destroy { $ship }** at { $field }!
efemeris-event-sinks-frigate = **{ $by } destroys { $ship }** at { $field }!
efemeris-event-razes = **{ $who } destroys { $owner }’s fortress** on { $planet }!
    .you = **You destroy { $owner }’s fortress** on { $planet }!
    .you-owner = **{ $who } destroys your fortress** on { $planet }!
efemeris-event-razes-frigate = **{ $by } destroys { $owner }’s fortress** on { $planet }!
    .you-owner = **{ $by } destroys your fortress** on { $planet }!
efemeris-event-hubac = { $who }’s galleon may sail up to { $steps } fields this turn.
    .you = Your galleon may sail up to { $steps } fields this turn.
efemeris-event-castel = { $who }’s fortresses can’t be destroyed until the next tactics phase.
    .you = Your fortresses can’t be destroyed until the next tactics phase.
efemeris-event-turns = { $who } turns { $tile } on { $cell }.
    .you = You turn { $tile } on { $cell }.
efemeris-event-adrift = { $ship } is adrift at { $field }.
efemeris-event-fairborne = { $who }’s next Gunner reaches { $range } fields.
    .you = Your next Gunner reaches { $range } fields.
efemeris-event-freezes = { $who } freezes { $ship }.
    .you = You freeze { $ship }.
efemeris-event-byng = { $victim } loses a card: { $card } is out of the game.
    .you-victim = You lose a card: { $card } is out of the game.
efemeris-event-lancaster = One of { $who }’s frigates can attack this turn.
    .you = One of your frigates may attack this turn.
efemeris-event-pargo = { $who }’s galleon will get more spices from its factory.
    .you = Your galleon will get more spices from its factory.
efemeris-event-pushes = { $who } drives { $ship } to { $field }.
    .you = You drive { $ship } to { $field }.
efemeris-event-sells = { $who } sells a crew card and gets { $spices }.
    .you = You sell a crew card and get { $spices }.
efemeris-event-sold-yours = Sold by { $who }: { $card }.
    .you = Sold by you: { $card }.
efemeris-event-cargo = New Cargo: { $who } gets { $spices }.
    .you = New Cargo: you get { $spices }.
efemeris-event-winds = Solar Winds: { $ship } sails to { $field }.
efemeris-event-warning = Warning Shot! { $who } drives { $ship } to { $field }.
    .you = Warning Shot! You drive { $ship } to { $field }.
efemeris-event-ends-tactics = { $who } ends tactics.
    .you = You end tactics.
efemeris-event-conquers = **{ $who } conquers { $planet }** for { $price }. { $planets ->
        [one] That makes { $planets } planet.
       *[other] That makes { $planets } planets.
    }
    .you = **You conquer { $planet }** for { $price }. { $planets ->
            [one] That makes { $planets } planet.
           *[other] That makes { $planets } planets.
        }
efemeris-event-conquers-from = **{ $who } takes { $planet } from { $owner }** for { $price }. { $planets ->
        [one] That makes { $planets } planet.
       *[other] That makes { $planets } planets.
    }
    .you = **You take { $planet } from { $owner }** for { $price }. { $planets ->
            [one] That makes { $planets } planet.
           *[other] That makes { $planets } planets.
        }
    .you-owner = **{ $who } takes { $planet } from you** for { $price }. { $planets ->
            [one] That makes { $planets } planet.
           *[other] That makes { $planets } planets.
        }
efemeris-event-frigate = { $who } builds a frigate on { $planet }.
    .you = You build a frigate on { $planet }.
efemeris-event-frigate-free = { $who } builds a frigate on { $planet } for free.
    .you = You build a frigate on { $planet } for free.
efemeris-event-fortress = { $who } builds a fortress on { $planet }.
    .you = You build a fortress on { $planet }.
efemeris-event-galleon = { $who } builds a galleon for { $captain } at { $field }.
    .you = You build a galleon for { $captain } at { $field }.
efemeris-event-recruits = { $who } recruits a crew member.
    .you = You recruit a crew member.
efemeris-event-recruited-yours = Recruited by { $who }: { $card }.
    .you = Recruited by you: { $card }.
efemeris-event-shares = { $spice ->
        [pepper] { $who } gives { $partner } 1 pepper.
       *[vanilla] { $who } gives { $partner } 1 vanilla.
    }
    .you = { $spice ->
            [pepper] You give { $partner } 1 pepper.
           *[vanilla] You give { $partner } 1 vanilla.
        }
    .you-partner = { $spice ->
            [pepper] { $who } gives you 1 pepper.
           *[vanilla] { $who } gives you 1 vanilla.
        }
efemeris-event-called-back = { $who } can build something now and is back in the build phase.
    .you = You can build something now and are back in the build phase.
efemeris-event-ends-turn = { $who } has finished building.
    .you = You’ve finished building.
efemeris-event-out = { $who } has no planet, no ship and no way back: out of the game.
    .you = You have no planet, no ship and no way back: out of the game.
efemeris-event-offer = { $who } offers a draw. Everyone has to agree.
    .you = You offer a draw. Everyone has to agree.
efemeris-event-offer-table = { $turns } turns without a change in the sky: call it a draw? Everyone has to agree.
efemeris-event-offer-agreed = You agree to a draw. The others won’t know until everyone has agreed.
efemeris-event-offer-declined = { $who } wants to keep playing: no draw.
    .you = You want to keep playing: no draw.
efemeris-event-offer-lapsed = The draw offer has expired.
efemeris-event-concedes = { $who } concedes.
    .you = You concede.
efemeris-event-won-goal = **{ $nation } rules the sky: victory for { $who }!**
    .you = **{ $nation } rules the sky: victory for { $who }!**
efemeris-event-won-last = **Nobody else owns a planet now: victory for { $nation } ({ $who })!**
    .you = **Nobody else owns a planet now: victory for { $nation } ({ $who })!**
efemeris-event-won-limit = **The last round has ended. { $nation } has the most: victory for { $who }!**
    .you = **The last round has ended. { $nation } has the most: victory for { $who }!**
efemeris-event-won-conceded = **Nobody else is left: victory for { $who }!**
    .you = **Nobody else is left: victory for { $who }!**
efemeris-event-drawn-dead = **No ship is left and none can be built: the game is a draw.**
efemeris-event-drawn-limit = **The last round has ended, and { $who } are tied: a draw.**
    .you = **The last round has ended, and { $who } are tied: a draw.**
efemeris-event-drawn-agreed = **Everyone agrees: the game is a draw.**

## How it ended, and what is counted

efemeris-reason-goal = The winner has enough planets.
efemeris-reason-last = Nobody else had a planet left.
efemeris-reason-limit = The last round ended; more planets won, or more expensive ones.
efemeris-reason-conceded = { $who } conceded.
efemeris-reason-drawn-dead = A draw: no ship was left, and none could be built.
efemeris-reason-drawn-limit = A draw: the last round ended in a tie.
efemeris-reason-drawn-agreed = A draw by agreement.
efemeris-reason-match = The match is over. Games won, seat by seat: { $wins }.
efemeris-reason-match-drawn = The match is a draw. Games won, seat by seat: { $wins }.
efemeris-score-planets = Planets
efemeris-score-partner = Partner’s planets
efemeris-score-wins = { SIGN("game_won") }Games won

## The board in words: alt text, and for those who do not see pictures. Terse: an alt text has 1024 characters

efemeris-board-setup = { $mode ->
        [duel] Duel: the game is being set up.
        [ffa] Free-for-all: the game is being set up.
       *[team] Teams: the game is being set up.
    } First to choose and play: { $first }.
efemeris-board-round = { $limit ->
        [0] Round { $round }, { $goal } planets win.
       *[other] Round { $round } of { $limit }, { $goal } planets win.
    }
efemeris-board-over-goal = Game over after { $rounds } rounds: enough planets.
efemeris-board-over-last = Game over after { $rounds } rounds: nobody else has a planet.
efemeris-board-over-dead = A draw after { $rounds } rounds: no ship is left.
efemeris-board-over-limit = Game over: { $rounds } rounds played.
efemeris-board-over-agreed = A draw by agreement after { $rounds } rounds.
efemeris-board-over-conceded = Game over after { $rounds } rounds: conceded.
efemeris-board-side = { $nation } ({ $who }): { $planets } of { $goal } planets.
efemeris-board-wins = Games won by { $who }: { $wins } of { $needed }.
efemeris-board-asked = { $who }: { $what }.
efemeris-board-result = { final-rank } { $who }: { $match ->
        [yes] games won { $wins }
       *[no] planets { $planets }
    }.
efemeris-board-drawn = { $who } has to lay { $tile }.
efemeris-board-player-unready = { $who } has no nation yet.
efemeris-word-state = { $state ->
        [conceded] , has conceded
        [plays] { "" }
       *[out] , is out
    }
efemeris-board-player = { $who } ({ $nation }{ efemeris-word-state }): planets { $count }, pepper { $pepper }, vanilla { $vanilla }, crew cards { $hand }; { $galleon ->
        [yes] captain { $captain }.
        [soon] captain { $captain }, no galleon yet.
       *[no] galleon lost, next captain { $captain }.
    }
efemeris-board-player-no-captain = { $who } ({ $nation }{ efemeris-word-state }): planets { $count }, pepper { $pepper }, vanilla { $vanilla }, crew cards { $hand }; no captain.
efemeris-board-ships = Ships of { $who }: { $ships }.
efemeris-board-ship = { $kind ->
        [galleon] galleon
       *[frigate] frigate { $letter }
    } at { $place }{ $state ->
        [adrift] , adrift
        [frozen] , frozen
        [protected] , protected
       *[free] { "" }
    }
efemeris-word-on-it = { $fortress ->
        [no] { "" }
        [safe] , fortress (protected)
       *[yes] , fortress
    }{ $ship ->
        [no] { "" }
       *[yes] , a ship on it
    }
efemeris-board-planet = { $planet } at { $field }, of { $who }, price { $pepper } pepper, { $vanilla } vanilla; brings { $product ->
        [pepper] pepper
       *[vanilla] vanilla
    }{ efemeris-word-on-it }.
efemeris-board-planet-free = { $planet } at { $field }, free, price { $pepper } pepper, { $vanilla } vanilla; brings { $product ->
        [pepper] pepper
       *[vanilla] vanilla
    }{ efemeris-word-on-it }.
efemeris-board-deed-laid = { $who } laid { $tile } on { $cell }.
efemeris-board-deed-turned = { $who } turned { $tile } on { $cell }.
efemeris-board-deed-moved = { $ship } sailed from { $start } to { $place }.
efemeris-board-deed-pushed = { $who } drove { $ship } from { $start } to { $place }.
efemeris-board-deed-put = { $ship } came from { $start } to { $place }.
efemeris-board-deed-destroyed = { $ship } was destroyed at { $place }.
efemeris-board-deed-conquered = { $who } conquered { $place }.
efemeris-board-deed-built = New: { $ship } at { $place }.
efemeris-board-deed-fortified = { $who } built a fortress on { $place }.
efemeris-board-deed-razed = { $who } destroyed the fortress on { $place }.
efemeris-board-bonus = Tokens of { $who }: { $tokens }.
efemeris-board-display = Played by { $who }: { $cards }.
efemeris-board-effects = Prepared by { $who }: { $effects }.
efemeris-board-effect = { $times ->
        [one] { $effect }
       *[other] { $times } × { $effect }
    }
efemeris-board-lost = Captains lost by { $who }: { $captains }.
efemeris-board-removed = Crew of { $who } out of the game: { $cards }.
efemeris-board-left = Left for { $who }: galleons { $galleons }, frigates { $frigates }, fortresses { $fortresses }, cards in reserve { $reserve }.
efemeris-board-offer = { $who } offers a draw.
efemeris-board-offer-table = The table offers a draw.
efemeris-board-idle = { $turns ->
        [one] { $turns } turn without a change in the sky.
       *[other] { $turns } turns without a change in the sky.
    }
efemeris-board-played = Game { $game }: won by { $winners } after { $rounds } rounds.
efemeris-board-played-drawn = Game { $game }: drawn after { $rounds } rounds.
efemeris-board-tile = { $cell }, { $tile }: { $fields }.
efemeris-board-field = { $kind ->
        [plain] { $field } (next to { $near })
       *[other] { $field } { efemeris-kind-of-field } (next to { $near })
    }
efemeris-board-open = { $count ->
        [one] Free place for a tile: { $cells }.
       *[other] Free places for tiles: { $cells }.
    }
efemeris-board-half = Dead ends at the border: { $fields }.
efemeris-board-stack = { $count ->
        [one] { $count } tile in the stack. Not seen yet: { $tiles }.
       *[other] { $count } tiles in the stack. Not seen yet: { $tiles }.
    }
efemeris-board-bag = In the bag: { $tokens }.
efemeris-board-token = { $token } { $count }

## One's own in words

efemeris-own-hand-empty = You have no crew cards in hand.
efemeris-own-card = { $count ->
        [one] { $card }: { $effect }.
       *[other] { $count } × { $card }: { $effect }.
    }
efemeris-own-card-barred = { $count ->
        [one] { $card }: { $effect }. Not now: { $reason }
       *[other] { $count } × { $card }: { $effect }. Not now: { $reason }
    }
efemeris-own-later = You play crew in your tactics phase.
efemeris-own-played = Crew cards played this turn: { $played } of { $cap }.
efemeris-own-captain = Your captain { $captain }: { $effect }.
efemeris-own-captains-hidden = Still secret, in this order: { $captains }.
efemeris-word-saved = { $saved ->
        [0] { "" }
       *[other] , { $saved } less with the Governor
    }
efemeris-own-prize = You’re on { $planet } and can afford it: { $pepper } pepper, { $vanilla } vanilla{ efemeris-word-saved }.
efemeris-own-prize-missing = You’re on { $planet }: { $pepper } pepper, { $vanilla } vanilla{ efemeris-word-saved }. You’re short { $missing_pepper ->
        [0] { $missing_vanilla } vanilla
       *[other] { $missing_vanilla ->
            [0] { $missing_pepper } pepper
           *[other] { $missing_pepper } pepper, { $missing_vanilla } vanilla
        }
    }.
efemeris-own-prize-fortified = You’re on { $planet } ({ $pepper } pepper, { $vanilla } vanilla{ efemeris-word-saved }), but a fortress blocks you.
efemeris-own-affordable = You can afford: { $things }.
efemeris-own-thing-recruit = a crew card
efemeris-own-thing-frigate = a frigate
efemeris-own-thing-fortress = a fortress
efemeris-own-thing-galleon = a galleon
efemeris-own-planets = Your planets: { $planets }.
efemeris-own-reserve = Reserve: { $cards }.
efemeris-own-partner = Your partner’s hand: { $cards }.
efemeris-own-partner-captain = Your partner’s captain: { $captain }.
efemeris-own-stock = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
efemeris-own-vote = { $vote ->
        [yes] There’s a draw offer, and you’ve agreed.
       *[no] There’s a draw offer, and you haven’t agreed.
    }

## Buttons: the kinds of move

efemeris-kind-choose_nation = Choose a nation
efemeris-kind-choose_captains = Choose captains
efemeris-kind-choose_crew = Choose crew
efemeris-kind-usual_crew = The usual crew
efemeris-kind-choose_home = Choose a home planet
efemeris-kind-place_tile = Lay a tile
efemeris-kind-rescue_crew = Rescue crew
efemeris-kind-move_ship = Move
efemeris-kind-play_crew = Play crew
efemeris-kind-use_bonus = Use a token
efemeris-kind-scuttle = Give up a ship
efemeris-kind-end_tactics = End tactics
efemeris-kind-conquer_planet = { SIGN("planet_pos") }Conquer
efemeris-kind-build_galleon = { SIGN("galleon") }Galleon
efemeris-kind-build_frigate = { SIGN("frigate") }Frigate
efemeris-kind-build_fortress = { SIGN("fortress") }Fortress
efemeris-kind-recruit_crew = Recruit
efemeris-kind-share_spice = Give your partner
efemeris-kind-end_turn = End the turn
efemeris-kind-offer_draw = Offer a draw
efemeris-kind-answer_draw = Draw offer
efemeris-kind-concede = Concede

## Questions

efemeris-ask-aside = It’s not your turn
efemeris-ask-nation = Which nation do you sail for?
efemeris-ask-nation-agree = { $who } proposes { $nation }. Do you agree?
efemeris-ask-nation-decide = { $who } would rather have { $nation }. You decide
efemeris-ask-captains = { $count ->
        [one] Choose your captain
       *[other] Choose your captains
    }
efemeris-ask-crew = Hire your first crew
efemeris-ask-home = Which planet is your home?
efemeris-ask-explore = Explore: lay { $tiles }
efemeris-ask-rescue = A wreck! Who do you rescue?
efemeris-ask-tactics = Tactics: what do you do?
efemeris-ask-build = Build: what do you do?
efemeris-ask-vote = Call it a draw?
efemeris-ask-vote-of = { $who } offers a draw. Do you agree?
efemeris-ask-captain = { $count ->
        [one] Who is your captain?
       *[other] { $number ->
            [1] Who commands first?
            [2] Who commands second?
           *[3] Who commands third?
        }
    }
efemeris-ask-cards = Choose { $count } crew cards
efemeris-ask-tile = Which tile do you lay first?
efemeris-ask-cell = { $tile }: where does it go?
efemeris-ask-rotation = { $tile } on { $cell }: which way?
efemeris-ask-wreck = Which ship searches its wreck?
efemeris-ask-rescued = Who do you rescue from your reserve?
efemeris-ask-ship = Which ship moves?
efemeris-ask-dest = { $ship }: where to?
efemeris-ask-scuttle = Which ship do you give up?
efemeris-ask-card = Which crew card do you play?
efemeris-ask-swap = Banker: which spice do you swap?
efemeris-ask-attacker = Gunner: which ship attacks?
efemeris-ask-target = Gunner: what do you destroy?
efemeris-ask-chesnaye = Which of your planets does the galleon go to?
efemeris-ask-fortress = Which planet gets the fortress?
efemeris-ask-turn-cell = Which tile do you turn?
efemeris-ask-freeze = Which ship do you freeze?
efemeris-ask-opponent = Whose hand loses a card?
efemeris-ask-push = Which enemy ship do you move?
efemeris-ask-sell = Which crew card do you sell?
efemeris-ask-token = Which token do you use?
efemeris-ask-ship-solar_winds = Solar Winds: which of your ships?
efemeris-ask-ship-warning_shot = Warning Shot: which enemy ship?
efemeris-ask-cargo = New Cargo: which spice?
efemeris-ask-conqueror = Which planet do you conquer?
efemeris-ask-discount = Governor: which spices do you save?
efemeris-ask-frigate = { $free ->
        [0] Where do you build the frigate, for { $price }?
       *[other] Where do you build the frigate? The Shipwright pays
    }
efemeris-ask-galleon = Where do you build the galleon?
efemeris-ask-recruit = Who do you recruit?
efemeris-ask-share = Which spice do you give your partner?

efemeris-about-aside = Waiting for { $who }: { $what }.
efemeris-about-nation = Each nation has its own captains and crew.
efemeris-about-nation-propose = Each nation has its own captains and crew. You propose one to your partner { $who }.
efemeris-about-nation-agree = Choose { $nation } to agree. If you choose another, { $who } decides.
efemeris-about-nation-decide = Whatever you choose now is your nation.
efemeris-about-captains = { $count ->
        [one] Your captain stays for the whole game. Everyone reveals together. Each First Officer card uses the ability once.
       *[other] You need { $count }, in the order they’ll command. The others only see the first one. Each First Officer card uses the captain’s ability once.
    }
efemeris-about-crew = { $count } cards for your hand, duplicates allowed; the rest are your reserve. First game? The usual crew is { $kinds ->
        [all] one of each kind
       *[some] First Officer, Gunner and Banker
    }.
efemeris-about-home = Your galleon starts there, and it gives you a spice every turn. A good start: Posidonius or Patrocles, if they’re free.
efemeris-about-home-team = { efemeris-about-home } { $first ->
        [yes] Whoever answers first lays next to the center, the partner beside it.
       *[no] Your partner’s planet is next to the center, so yours goes beside it.
    }
efemeris-about-explore = { $count ->
        [one] It must touch a tile already in play. Turn it any way you like.
       *[other] In any order. They must touch tiles already in play. Turn them any way you like.
    }
efemeris-about-rescue = Take a card from your reserve into your hand for free. You can play it this turn.
efemeris-about-tactics = { $crew ->
        [0] You can’t play more crew this turn
        [one] You can play { $crew } more crew card this turn (in hand: { $hand })
       *[other] You can play { $crew } crew cards this turn (in hand: { $hand })
    }; tokens: { $tokens }; spices: { $spices }.
efemeris-about-build = You have { $spices }, and { $planets } of { $goal } planets.
efemeris-about-build-team = You have { $spices }; your nation has { $planets } of { $goal } planets.
efemeris-about-dest = { $steps ->
        [one] 1 step along a path.
       *[other] Up to { $steps } steps along the paths.
    }

efemeris-option-vote-yes = Yes, a draw
efemeris-option-vote-no = No, keep playing
efemeris-option-crew-of = { $card } ({ $number } of { $of })
efemeris-option-crew = { $count ->
        [one] { $card }
       *[other] { $card } (×{ $count })
    }
efemeris-option-nobody = Nobody
efemeris-option-dest = { $kind ->
        [plain] { $field }
        [rose] Compass rose ({ $field })
        [factory_pepper] Pepper factory ({ $field })
        [factory_vanilla] Vanilla factory ({ $field })
        [providence_pepper] Twice the pepper ({ $field })
        [providence_vanilla] Twice the vanilla ({ $field })
        [anchor] Anchor ({ $field })
        [wreck] Wreck ({ $field })
       *[singularity] Singularity! ({ $field })
    }
efemeris-option-side-N = North of the rose
efemeris-option-side-NE = Northeast of the rose
efemeris-option-side-SE = Southeast of the rose
efemeris-option-side-S = South of the rose
efemeris-option-side-SW = Southwest of the rose
efemeris-option-side-NW = Northwest of the rose
efemeris-option-dest-planet = { $planet } ({ $field })
efemeris-option-cell = { $cell }
efemeris-together = { $one }+{ $others }
efemeris-option-rotation = { $number }: paths { $exits }
efemeris-option-rotation-aside = { $number }: paths { $exits }; { efemeris-kind-of-field } { $side }
efemeris-option-centre = { $number }: { $ships }
efemeris-option-turned = { $ship } goes { $side }
efemeris-option-tile = { $cell }: { $tile }
efemeris-option-swap = Give { $gives }, get { $takes }
efemeris-option-fortress = { SIGN("fortress") }Fortress on { $planet }
efemeris-option-opponent = { $who }
efemeris-option-token = { $count ->
        [one] { $token }
       *[other] { $token } (×{ $count })
    }
efemeris-option-conquer = { $saved ->
        [0] { $planet }: { $price }
        [one] { $planet }: { $price }, 1 spice off
       *[other] { $planet }: { $price }, { $saved } spices off
    }
efemeris-option-discount = { $pepper ->
        [0] Save { $vanilla } vanilla
       *[other] { $vanilla ->
            [0] Save { $pepper } pepper
           *[other] Save { $pepper } pepper, { $vanilla } vanilla
        }
    }
efemeris-option-rose = Compass rose

efemeris-group-goals = Planets and compass rose
efemeris-group-prizes = Factories, anchors, wrecks
efemeris-group-cells = { $first } to { $last }
efemeris-group-column = Column { $column }

efemeris-hint-nation-france = seafarers: swift galleons, vanilla, a Helmsman and a Courtesan
efemeris-hint-nation-britain = strategists: guns and raids, a Ship’s Surgeon and a Shipwright
efemeris-hint-nation-spain = traders: spices, tokens, a Boatswain and a Governor
efemeris-hint-home = brings { $product ->
        [pepper] pepper
       *[vanilla] vanilla
    }; costs an enemy { $price }; paths on { $exits } sides
efemeris-hint-tile = { $count ->
        [0] only paths
       *[other] with { $fields }
    }
efemeris-hint-cell = next to { $cells }
efemeris-hint-rotation = { $count ->
        [0] meets no path yet
        [one] meets the path of { $cells }
       *[other] meets the paths of { $cells }
    }
efemeris-hint-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
efemeris-hint-deadly = { $steps ->
        [one] { $steps } step; the ship is destroyed
       *[other] { $steps } steps; the ship is destroyed
    }
efemeris-hint-planet-free = { efemeris-hint-steps }; free, costs { $price }
efemeris-hint-planet-own = { efemeris-hint-steps }; { $who } already owns it
efemeris-hint-planet-owned = { efemeris-hint-steps }; { $who }’s, costs { $price }
efemeris-hint-planet-partner = { efemeris-hint-steps }; { $who }’s, same nation
efemeris-hint-price = { $left ->
        [one] costs { $price }; the last one in this game
       *[other] costs { $price }
    }
efemeris-hint-share = { $left ->
        [one] { $left } more spice this turn
       *[other] { $left } more spices this turn
    }
efemeris-hint-ship = at { $field }; { $steps ->
        [one] { $steps } step
       *[other] up to { $steps } steps
    }
efemeris-hint-at = at { $field }
efemeris-hint-fortress = { $who }’s
efemeris-hint-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
efemeris-hint-conquer = { $ship } is there

## Before something dear, or in vain

efemeris-caution = Think twice: { $reasons }.
efemeris-caution-singularity = your ship will be destroyed
efemeris-caution-sell = the card goes back to your reserve, and you’ve played the First Officer
efemeris-caution-scuttle = you lose the ship, as if it were destroyed
efemeris-caution-offer = if everyone says yes, { $shared ->
        [yes] everyone who agreed shares the victory
       *[no] the game ends without a winner
    }; you can’t undo the offer, nor what you did before it
efemeris-caution-agree = if everyone says yes, the game ends right away, and { $shared ->
        [yes] everyone who agreed shares the victory
       *[no] nobody wins
    }
efemeris-caution-concede-duel = you lose the game right away
efemeris-caution-concede-ffa = the computer takes your seat, and this game counts as last place for you
efemeris-caution-concede-team = the computer takes your seat, beside your partner, and this game counts as last place for you even if your side wins
efemeris-caution-boatswain = your galleon isn’t on an anchor, so the Boatswain may do nothing
efemeris-caution-governor = your galleon can’t conquer where it is, so the Governor may do nothing
efemeris-caution-castel = you have no fortress yet, so the First Officer does nothing unless you build one this turn
efemeris-caution-pargo = your galleon isn’t on a factory, so the First Officer may do nothing
efemeris-caution-conquest = you could still conquer { $planet }
efemeris-caution-unaffordable = after that you can’t afford { $planet }
efemeris-caution-unmoved = your { $ship } hasn’t moved yet
efemeris-caution-armed = you’ll lose the attack you prepared

## Pictures

efemeris-picture-title = Efemeris
efemeris-picture-direction-N = N
efemeris-picture-direction-NE = NE
efemeris-picture-direction-SE = SE
efemeris-picture-direction-S = S
efemeris-picture-direction-SW = SW
efemeris-picture-direction-NW = NW
efemeris-picture-round = { $limit ->
        [0] Round { $number }
       *[other] Round { $number }/{ $limit }
    }
efemeris-picture-game = Game { $number }
efemeris-picture-drawn = The game is drawn
efemeris-picture-won-france = France wins
efemeris-picture-won-britain = Britain wins
efemeris-picture-won-spain = Spain wins
efemeris-picture-end-goal = enough planets
efemeris-picture-end-last = nobody else has a planet
efemeris-picture-end-dead = a sky without ships
efemeris-picture-end-limit = the last round is over
efemeris-picture-end-agreed = agreed by all
efemeris-picture-end-conceded = conceded
efemeris-picture-conceded = has conceded
efemeris-picture-out = is out
efemeris-picture-effect-hubac = Hubac ×{ $times }
efemeris-picture-effect-fairborne = Fairborne ×{ $times }
efemeris-picture-effect-lancaster = Lancaster ×{ $times }
efemeris-picture-effect-pargo = Pargo ×{ $times }
efemeris-picture-effect-shipwright = Shipwright ×{ $times }
efemeris-picture-effect-governor = Governor ×{ $times }
efemeris-picture-effect-boatswain = Boatswain ×{ $times }
efemeris-picture-field-factory_pepper = Pepper
efemeris-picture-field-factory_vanilla = Vanilla
efemeris-picture-field-providence_pepper = Twice
efemeris-picture-field-anchor = Anchor
efemeris-picture-field-wreck = Wreck
efemeris-picture-field-singularity = Singularity
efemeris-picture-about-factory_pepper = pepper every turn
efemeris-picture-about-factory_vanilla = vanilla every turn
efemeris-picture-about-providence_pepper = twice the pepper
efemeris-picture-about-providence_vanilla = twice the vanilla
efemeris-picture-about-anchor = a bonus token
efemeris-picture-about-wreck = rescues crew
efemeris-picture-about-singularity = destroys ships
efemeris-picture-about-rose = no attacks here
efemeris-picture-captain-hubac = Hubac
efemeris-picture-captain-chesnaye = Chesnaye
efemeris-picture-captain-castel = Castel
efemeris-picture-captain-cassini = Cassini
efemeris-picture-captain-fairborne = Fairborne
efemeris-picture-captain-blake = Blake
efemeris-picture-captain-byng = Byng
efemeris-picture-captain-lancaster = Lancaster
efemeris-picture-captain-pargo = Pargo
efemeris-picture-captain-guzman = Guzmán
efemeris-picture-captain-dasilva = da Silva
efemeris-picture-captain-aviles = Avilés
efemeris-picture-ability-hubac = the galleon sails { $count } fields further
efemeris-picture-ability-chesnaye = puts the galleon on one of your empty planets
efemeris-picture-ability-castel = no fortress of yours can be destroyed for a round
efemeris-picture-ability-cassini = turns a tile without enemy ships
efemeris-picture-ability-fairborne = the next Gunner reaches { $count } field further
efemeris-picture-ability-blake = freezes an enemy ship within { $count } fields
efemeris-picture-ability-byng = an opponent loses a random crew card
efemeris-picture-ability-lancaster = a frigate may shoot with a Gunner
efemeris-picture-ability-pargo = { $count } more spices on a factory next time
efemeris-picture-ability-guzman = a free fortress on a planet of yours
efemeris-picture-ability-dasilva = with Solar Winds moves an enemy ship { $count } fields
efemeris-picture-ability-aviles = sells a crew card for { $pepper } pepper, { $vanilla } vanilla
efemeris-picture-does-first_officer = uses your captain’s ability
efemeris-picture-does-gunner = destroys a ship or fortress at range { $count }
efemeris-picture-does-banker = swaps a spice for one of the other kind
efemeris-picture-does-helmsman = puts the galleon on the compass rose
efemeris-picture-does-courtesan = brings { $count } vanilla
efemeris-picture-does-surgeon = protects the galleon for a round
efemeris-picture-does-shipwright = a frigate is free this turn
efemeris-picture-does-boatswain = { $count } token more at an anchor next time
efemeris-picture-does-governor = the galleon conquers for { $count } spice less
efemeris-picture-command = In command
efemeris-picture-to-come = To come
efemeris-picture-none-left = No captain left
efemeris-picture-played = Crew played
efemeris-picture-afford = You can pay for
efemeris-picture-prizes = Planets your ships stand on
efemeris-picture-no-prizes = No ship of yours stands on a planet to conquer
efemeris-picture-fortified = fortress
efemeris-picture-partner = { $who } holds
efemeris-picture-no-crew = No crew yet
efemeris-picture-galleon-hubac = L’Intrépide
efemeris-picture-galleon-chesnaye = Le Mercure
efemeris-picture-galleon-castel = L’Invincible
efemeris-picture-galleon-cassini = L’Éole
efemeris-picture-galleon-fairborne = HMS Revenge
efemeris-picture-galleon-blake = HMS Surprise
efemeris-picture-galleon-byng = HMS Charon
efemeris-picture-galleon-lancaster = HMS Furious
efemeris-picture-galleon-pargo = Aguila
efemeris-picture-galleon-guzman = Almanzora
efemeris-picture-galleon-dasilva = Gran Princesa de los Cielos
efemeris-picture-galleon-aviles = Coracero
efemeris-picture-phase-nation = choose a nation
efemeris-picture-phase-captains = choose captains
efemeris-picture-phase-crew = choose crew
efemeris-picture-phase-home = home planet
efemeris-picture-phase-explore = exploration
efemeris-picture-phase-rescue = rescue
efemeris-picture-phase-tactics = tactics
efemeris-picture-phase-build = building
efemeris-picture-rose = Compass rose

## The lookout: what enemies could fire at and conquer

efemeris-lookout-near = { $target } on { $place }: within range of { $by }.
efemeris-lookout-far = { $target } on { $place }: within range of { $by }, but only with help.
efemeris-lookout-safe = Nobody can fire at a ship or fortress of yours in their next turn.
efemeris-lookout-fortress = Fortress
efemeris-lookout-taken = { $planet } could be conquered by { $by }.
efemeris-lookout-risked = { $planet } could be conquered by { $by }, but only with help.
efemeris-lookout-no-conquest = No enemy can conquer a planet in the next turn.
efemeris-lookout-about-conquest = A red flag marks a planet that an opponent can conquer with a normal move and the spices of the next collection. An orange flag: it takes tokens or cards as well. Ships and fortresses in the way might be shot first; that isn’t counted.
efemeris-lookout-about = This is how far your opponents come in their next turn if everything stays where it is. Whoever has a galleon and a card may have a Gunner. Red crosshairs: a normal move and a Gunner are enough. Orange ring: it takes more as well, such as Solar Winds, a Helmsman or the captain. Nobody fires from the compass rose or at it.
efemeris-picture-lookout = What could be hit or conquered?
efemeris-picture-lookout-near = a move and a Gunner are enough
efemeris-picture-lookout-far = only with more help
efemeris-picture-lookout-gun = may fire
efemeris-picture-lookout-taken = can be conquered
efemeris-picture-lookout-risked = conquered only with more help

## What a player has, counted

efemeris-stock-pepper = { SIGN("pepper") }pepper
efemeris-stock-vanilla = { SIGN("vanilla") }vanilla
efemeris-stock-ships = ships
