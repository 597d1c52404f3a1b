## Take it home: a finished game for other programs

button-take-home = Take it home
export-about = Your game to take home: a picture to share, a play for BG Stats (`.bgsplay`: open it with the app) and the scores as a table (`.csv`). Names are as shown here, and computer players are marked.
export-link = BG Stats on this device? [Add this play]({ $link })
export-not-over = You can take a game home when it ends.
export-place = Place
export-player = Player
export-computer = Computer
export-yes = yes
export-no = no
export-computer-name = { $name } (computer)
