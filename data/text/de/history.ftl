## Rückschau: Verlauf nach Zügen, Wiederholung, Film, wie die Punkte wuchsen

log-empty = Noch ist nichts geschehen.
log-older = Älter
log-newer = Neuer

button-replay = Wiederholung
button-film = Film
button-score = Endstand

log-turn = **{ $who }** · { $time }

replay-first = Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Ende
replay-by-turn = Zug um Zug
replay-by-move = Schritt für Schritt
replay-turn = Zug { $place } / { $count }
replay-move = Schritt { $place } / { $count }
replay-beginning = So fing es an.

film-about = { $title }, von Anfang bis Ende
film-alt = { $title } als Film: das Spielbrett Zug um Zug, von Anfang bis Ende. Das letzte Bild:
film-not-over = Den Film gibt es, wenn das Spiel zu Ende ist. Bis dahin zeigt dir `/wiederholung` Schritt für Schritt, was bisher geschah.
score-not-over = Den Endstand gibt es, wenn das Spiel zu Ende gespielt ist. Bis dahin zeigt dir `/wiederholung`, was bisher geschah.
film-busy = Dein Film ist schon in Arbeit. Das dauert einen Augenblick: Bitte warte darauf.

scores-alt = { $heading }. Nach einem Viertel, der Hälfte und drei Vierteln des Spiels und am Ende:
scores-alt-line = { $who }: { $quarter }, { $half }, { $most }, { $end }

command-replay = wiederholung
command-replay-about = Das Spiel noch einmal ansehen, Schritt für Schritt

# Was ein Spiel zählt: `Game.counted`.
counted-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
counted-points-name = Punkte
counted-points-grew = Wie die Punkte wuchsen
counted-planets = { $count ->
    [one] 1 Planet
   *[other] { $count } Planeten
}
counted-planets-name = Planeten
counted-planets-grew = Planeten Zug um Zug
counted-wins = { $count ->
    [one] 1 Partie gewonnen
   *[other] { $count } Partien gewonnen
}
counted-wins-name = Gewonnene Partien
counted-wins-grew = Gewonnene Partien Zug um Zug
picture-scores-turns = Züge
