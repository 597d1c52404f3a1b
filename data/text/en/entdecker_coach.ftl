### What the coach says of Entdecker before its first question, and of each question the first time it comes. Numbers come from the game's facts.

entdecker-coach-begin =
    There’s an unknown sea, and one ship that you all take turns with. Your turn is a voyage: you buy tiles, turn them up and lay them in front of the ship.
    If the voyage ends on land, you can put a unit ashore. When water surrounds an island, everyone on it scores, and whoever has the strongest units there scores the most.
    Tiles and units cost gold, so save some for landing.
    When the whole sea is charted, the game ends. Most points win.
entdecker-coach-sail = You chart this sea together, but the islands go to whoever lands on them. Every turn is one voyage: pick a start, buy tiles, turn them up. Look for a start next to land that’s almost closed off by water. A few tiles can finish that island.
entdecker-coach-start = The ship sails on from here, and your tiles are laid in front of it. A start on the border is free. A start on a tile with a rival’s unit costs a toll. Start close to the island you want to grow or close.
entdecker-coach-tiles = Each tile costs { $tile_cost } gold, and you pay for all of them now, turned up or not. Keep enough gold to land: a scout costs { $scout_cost }, a fort { $fort_cost }, a settlement { $settlement_cost }. Two or three tiles are a good voyage.
entdecker-coach-draw = The tiles lie face down in { $stacks } stacks. A question mark on the back means an event: gold or old ruins, but also storms and pirates. If you have little gold to lose, the risk is worth it.
entdecker-coach-stack = You can’t see what’s under a plain back. A question mark hides an event as well as a tile: { $gold_find } gold, { $ruins_points } points from ruins or a chip from friendly islanders, but also a storm that ends the voyage, or pirates.
entdecker-coach-place = The tile has to fit: water to water, land to land. Use it to close off your own island, or to keep a rival’s island open a little longer.
entdecker-coach-field = Several fields are open to this tile. Look at the islands it would touch: one more land tile makes an island bigger, one more shore brings it closer to scoring.
entdecker-coach-rotation = Turn the tile so that its water closes your island, or so that the ship still has somewhere to sail. A dead end stops the voyage.
entdecker-coach-choice = You’ve paid for the tiles you haven’t turned up, but you don’t have to use them. Stop here if this is a good spot to land. Sail on if the next tile could close an island you’re on.
entdecker-coach-landing = The voyage ends on land, so you can put one unit ashore. When water surrounds the island, its greatest discoverer scores every tile, and the others score a share. Bigger islands are worth a bigger unit.
entdecker-coach-unit = A settlement beats a fort, and a fort beats a scout. Equal units share the rank. With a fort or a settlement on the island, its greatest discoverer also takes a discovery chip. The hint beside each unit says what it would score.
entdecker-coach-part = This tile has two shores that belong to different islands. The picture shows which island is on which side. Pick the one that’s larger, or closer to being closed.
entdecker-coach-recall = Units come home by themselves when their island scores. You’re out of scouts, so you can also call some back from islands that won’t score soon. You get no gold back for it.
entdecker-coach-fields = Call back scouts from islands where a rival’s fort or settlement is ahead of you anyway. Leave those that would score on their own.
entdecker-coach-end = Nothing new has been turned up since your last step, so you can still undo it. Once you end the turn, income comes or the game ends, and there’s no way back.
