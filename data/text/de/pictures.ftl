## In den Bildern aller Spiele: kurz, sie stehen in Kästchen

picture-turn = { $who }: { $asking }
picture-turn-several = { $count } Spieler: { $asking }
picture-player = Spieler { $number }
picture-over = Das Spiel ist zu Ende
picture-won = { $who } gewinnt
picture-won-several = { $count ->
    [0] Niemand gewinnt
   *[other] { $count } teilen sich den Sieg
}
picture-won-together = Zusammen gewonnen
picture-hand = Deine Hand
picture-private = nur für dich sichtbar
picture-lobby = Wer spielt mit?
picture-lobby-open = freier Platz
picture-lobby-host = Gastgeber
picture-lobby-closed = DM zu
picture-lobby-players = { $here } von { $seats } Spielern
picture-lobby-more = und { $count } weitere in den Einstellungen
picture-lobby-commitment = Siegel { $code }
picture-standings-total = Gesamt
