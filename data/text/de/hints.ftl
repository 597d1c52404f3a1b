## Tipps

button-hint = Tipp
hint-thinking = Ich überlege …
hint-move = Ich würde spielen: { $deed }
hint-reason = **Warum:** { $reason }
number-tenths = { $whole },{ $tenth }
hint-compared-points = **Im Schnitt kommt dabei heraus:**
hint-compared-chance = **Deine Gewinnchance im Schnitt:**
hint-lead = { $deed }: { $lead }
hint-even = Vorausgedacht kommt im Schnitt dasselbe heraus bei: { $deeds }.
hint-close = Durchdacht habe ich auch: { $deeds }. Nichts war so viel besser, dass ich umschwenken würde.
hint-ahead-points = Vorausgedacht kommen dabei { $ahead } Punkte mehr heraus als bei meinem üblichen Zug: { $deed }.
hint-ahead-chance = Vorausgedacht ist dein Vorsprung an Gewinnchance { $ahead } größer als mit meinem üblichen Zug: { $deed }.
lead-percent = { $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
}
lead-ahead-points = etwa { $ahead } Punkte Vorsprung
lead-behind-points = etwa { $ahead } Punkte Rückstand auf die Spitze
lead-level-points = gleichauf mit der Spitze
lead-ahead-average = etwa { $ahead } Punkte vor dem Schnitt der anderen
lead-behind-average = etwa { $ahead } Punkte hinter dem Schnitt der anderen
lead-level-average = gleichauf mit dem Schnitt der anderen
lead-ahead-duel = etwa { $ahead } Punkte Vorsprung
lead-behind-duel = etwa { $ahead } Punkte Rückstand
lead-level-duel = etwa gleichauf
lead-ahead-chance = etwa { $ahead } höher als die des stärksten Gegners
lead-behind-chance = etwa { $ahead } niedriger als die des stärksten Gegners
lead-level-chance = etwa so hoch wie die des stärksten Gegners
hint-caution = -# Vor so einem Zug würde ich sonst noch einmal nachfragen. { $caution }
hint-play = So spielen
hint-back = Zurück
hint-taken = { $who } hat sich einen Tipp geholt. Dieses Spiel ändert keine Wertungszahlen.
hint-not-allowed = An diesem Tisch wird ohne Tipps gespielt. Erlauben lassen sie sich in der Lobby des nächsten Spiels.
hint-not-asked = Du bist nicht am Zug, also gibt es nichts vorzuschlagen. Ich rufe dich, wenn du dran bist.
lobby-setting-hints = Tipps
lobby-setting-hints-about = Ob ihr fragen dürft, was der Computer tun würde. Solche Spiele ändern keine Wertungszahlen. Spielst du nur gegen Computer, gibt es Tipps, außer du wählst „nie“. **Was wäre, wenn …** gibt es immer, Tipps darin nur, wenn auch das Spiel sie gibt.
lobby-setting-hints-off = nur gegen Computer
lobby-setting-hints-on = an, auch unter Menschen
lobby-setting-hints-never = nie, auch nicht gegen Computer
