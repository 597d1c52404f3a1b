## In the pictures of all games: short, they stand in boxes

picture-turn = { $who }: { $asking }
picture-turn-several = { $count } players: { $asking }
picture-player = Player { $number }
picture-over = Game over
picture-won = { $who } wins
picture-won-several = { $count ->
    [0] Nobody wins
   *[other] { $count } share the victory
}
picture-won-together = Won together
picture-hand = Your hand
picture-private = only you can see this
picture-lobby = Who’s in?
picture-lobby-open = open seat
picture-lobby-host = host
picture-lobby-closed = no DMs
picture-lobby-players = { $here } of { $seats } players
picture-lobby-more = and { $count } more in Settings
picture-lobby-commitment = Sealed dice { $code }
picture-standings-total = Total
