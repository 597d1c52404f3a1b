### What the coach says of Entdecker before its first question, and of each question the first time it comes. Numbers come from the game's facts.

entdecker-coach-begin =
    There’s an unknown sea, and one ship that you all take turns with. Your turn is a voyage: you buy tiles, turn them up and lay them in front of the ship.
    If the voyage ends on land, you can put a unit ashore. When water surrounds an island, everyone on it scores, and whoever has the strongest units there scores the most.
    Tiles and units cost gold, so save some for landing.
    When the whole sea is charted, the game ends. Most points win.
entdecker-coach-sail = You chart this sea together, but the islands go to whoever lands on them. Start on the border for free (WA to EG, N1 to S10), or on a tile; where a rival’s unit is, you pay a toll to the bank. Look for a start next to land that’s almost closed off by water, or where nobody is yet.
entdecker-coach-start = Your tiles are laid in front of the ship, beginning here. It sails along the dashed lines on the tiles: where there’s none to follow, your voyage ends. On each island, the black number counts its tiles and the red one its open sides. Few open sides mean it scores soon. Start close to the island you want to grow or close.
entdecker-coach-tiles = Each tile costs { $tile_cost } gold, and you pay for all of them now, turned up or not. Keep enough gold to land: a scout costs { $scout_cost }, a fort { $fort_cost }, a settlement { $settlement_cost }. 1 tile is enough to land somewhere new. Take more to reach an island and close it.
entdecker-coach-draw = You turn up your tiles one by one. The line below says how many of the tiles left would fit. A tile that doesn’t fit is lost. As soon as the ship is next to land, you can stop and land a unit.
entdecker-coach-stack = You can’t see what’s under a plain back. A question mark hides an event as well as a tile: { $gold_find } gold, { $ruins_points } points from ruins or a chip from friendly islanders, but also a storm that ends the voyage, or pirates who take gold. If you have little to lose, take the risk.
entdecker-coach-place = The tile has to fit: water to water, land to land. Use it to close off your own island, or to keep a rival’s island open a little longer.
entdecker-coach-field = Several fields are open to this tile. Look at the islands it would touch: one more land tile makes an island bigger, one more shore brings it closer to scoring.
entdecker-coach-rotation = Turn the tile so that its water closes your island, or so that the ship still has somewhere to sail. A dead end stops the voyage.
entdecker-coach-choice = You’ve paid for the tiles you haven’t turned up, but you don’t have to use them. Stop here if this is a good spot to land. Sail on if the next tile could close an island you’re on.
entdecker-coach-landing = The voyage ends on land, so you can put one unit ashore. When water surrounds the island, its greatest discoverer scores every tile, and the others score a share. Bigger islands are worth a bigger unit.
entdecker-coach-unit = A settlement beats a fort, and a fort beats a scout. Equal units share the rank. With a fort or a settlement on the island, its greatest discoverer also draws a discovery chip while there are enough, which adds { $chip_low } to { $chip_high } to the island’s value. Beside each unit you read what it would score.
entdecker-coach-part = This tile has two shores that belong to different islands. The picture shows which island is on which side. Pick the one that’s larger, or closer to being closed.
entdecker-coach-recall = Units come home by themselves when their island scores. You’re out of scouts, so you can also call some back from islands that won’t score soon. You get no gold back for it.
entdecker-coach-fields = Call back scouts from islands where a rival’s fort or settlement is ahead of you anyway. Leave those that would score on their own.
entdecker-coach-end = Nothing new has been turned up since your last step, so you can still undo it. Once you end the turn, income comes or the game ends, and there’s no way back.
