## Help

rules-choose = Another topic …
help-title = Portolan: board games of discovery
help-start = **Start:** `/play` opens a lobby in this channel. Friends press *Join*, and you press *Start* when everyone’s there.
help-computers = **Computer players:** In the lobby, *Add computer player* gives one an empty seat, and *Levels* makes it easy, normal or hard. Against computers alone, *Hint* tells you what the hard one would do.
help-playing = **Play:** I’ll ping you when it’s your turn. Press *Play* under the board, and I’ll ask you step by step. I only offer what the rules allow. *My hand* shows your secrets to you alone.
help-commands = **Look:** `/board`, `/hand`, `/log`, `/tables`, `/stats`, `/rules`, `/season show`. **Find players:** `/tables` with *open*. **More:** `/undo`, `/vacation`, `/resign`, `/settings`. Each game has commands of its own, too, if you like to type.

help-learning = **Learn:** `/learn` plays a first game with you in your direct messages, with a coach who explains every question.
help-games = Pick a game
help-tables = My games
help-rules = Rules
help-settings = Settings
help-privacy = Privacy

## Finding a game

games-title = What would you like to play?
games-new = { $title } (new)
games-new-about = New: still being tried out. The coach and some hints may be missing.
games-facts = { $players } players · { $minutes } min · { $weight }
games-play = Play here
games-cover-alt = A board of { $title } in the middle of a game
greeting-title = Hello! I’m Portolan.
greeting-text = I bring board games of discovery to this server. You play over hours or days, whenever it suits you. Start with `/play`, or learn a game on your own with `/learn`. I can’t read your messages, and I only ping people whose turn it is.
