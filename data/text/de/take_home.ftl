## Zum Mitnehmen: ein beendetes Spiel für andere Programme

button-take-home = Mitnehmen
export-about = Dein Spiel zum Mitnehmen: ein Bild zum Teilen, eine Partie für BG Stats (`.bgsplay`: öffne sie mit der App) und die Punkte als Tabelle (`.csv`). Namen stehen darin wie hier, und Computer sind gekennzeichnet.
export-link = Hast du BG Stats auf diesem Gerät? [Diese Partie eintragen]({ $link })
export-not-over = Mitnehmen kannst du ein Spiel, wenn es zu Ende ist.
export-place = Platz
export-player = Name
export-computer = Computer
export-yes = ja
export-no = nein
export-computer-name = { $name } (Computer)
