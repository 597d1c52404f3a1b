### What the coach says of Age of Discovery before its first question, and of each question the first time it comes. Numbers come from the game's facts.

age_of_discovery-coach-begin =
    You buy ships and decide what each one does. On a contract it earns coins and comes back. On an expedition it scores points and stays there.
    Your turn has { $actions } actions: buy ships, place ships, take a contract and so on.
    Expeditions score twice, in the middle of the game and at the end. Your secret mission scores at the end, and every contract you fulfill makes it worth more.
    When the final scoring card turns up among the ships, everyone gets one more turn. Most points win.
age_of_discovery-coach-turn = You take { $actions } different actions each turn. Look at your hand first: buy ships in the colors of your contracts, because contracts are where your coins come from. Points come from ships you place with expeditions. Each ship you place costs a fee of { $fee_ship }, so keep a coin back.
age_of_discovery-coach-column = Only the lower row is for sale. G2 is a green ship of volume 2, N3 a brown one of volume 3. Small ships score as much as big ones on an expedition. Big ships fill a contract with fewer fees. Pick the colors your contracts ask for.
age_of_discovery-coach-buy_ships = The ship above has moved down, and a new one has come. You can go on buying while your coins last. Once you start another action, buying is over for this turn.
age_of_discovery-coach-place_ships = You can place several ships with one action, on contracts and with expeditions. Once you start another action, placing is over for this turn.
age_of_discovery-coach-source = Take a contract in the color of ships you have or can buy soon. A larger capacity pays more, but needs more volume, and exactly that much. The top card of the stack is a surprise.
age_of_discovery-coach-target = Nobody else can take what you reserve until your next turn ends. You still pay the full price. It’s best for something you can afford next turn and others want too. On your last turn it only keeps others from it.
age_of_discovery-coach-ship = A ship with an expedition scores in both scorings that are still to come, but never comes back. If you need it for a contract in your hand, let it earn coins first.
age_of_discovery-coach-expedition = Two colors matter. The color of the row says who may join, and the first ship sets it. The color of the tile says who scores more. Look for a tile in your ship’s color: the higher number is yours. Where your color doesn’t fit the row, a card “ship of any color” lets you join. You only have a few.
age_of_discovery-coach-volume = Besides the ships you buy, you have a joker in two colors, for a fee of { $fee_joker }. It can be small or big. Small leaves room for more of your ships. Big fills the tile, so nobody can follow you.
age_of_discovery-coach-colour = The joker has two colors. If the tile shows one of them, sail in that one and score the higher number.
age_of_discovery-coach-card = Your ship’s color doesn’t fit this row. A card “ship of any color” lets it join anyway, and it scores in its own color. You have only a few of these cards for the whole game.
age_of_discovery-coach-contract = A contract takes ships of its color whose volumes add up to its capacity exactly. It brings coins, your ships come back, and every contract you fulfill makes your special mission pay more.
age_of_discovery-coach-set = The ships’ volumes make the contract’s capacity exactly. It brings coins, and they come back. Each ship costs a fee of { $fee_ship }, your joker { $fee_joker }. The fewer ships you use, the less you pay. Keep a ship back if you’d like to send it on an expedition now.
age_of_discovery-coach-next-ship = A contract takes ships of its color. Add ships until their volumes make its capacity exactly. It brings coins, and your ships come back. A card “ship of any color” can help where a color is missing.
age_of_discovery-coach-rounds = With 1 round it pays at the start of your next turn, if you have one. More rounds pay more in all, but less per round, and your ships are away longer. Early in the game, 1 or 2 rounds keep you moving.
age_of_discovery-coach-end = This step uses your last action. You can end the turn with it right away, or keep the turn open in case you want to undo the step or play a card.
age_of_discovery-coach-orders = It’s somebody else’s turn, but you can already leave steps for yours. They’re secret, and you’re asked again if anything important changes.
age_of_discovery-coach-order-step = Name the steps in the order you’d take them. I stop and ask you as soon as one of them isn’t possible anymore.
