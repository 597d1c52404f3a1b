# Words that belong to no single game: lobby, board, panel, direct messages, commands, errors.

language-name = English
list-none = –
list-and = { $most } and { $last }
list-you = you

## Buttons

button-play = Play
button-hand = My hand
button-outlook = Lookout
button-words = In words
button-log = Log
button-legend = Legend
button-rules = Rules
button-board = Board
button-channel = To the table
page-before = Previous page
page-after = Next page
button-record = Record
button-again = Play again

## Board

board-turn = **{ $who }**: { $asking }
board-thinking = **{ $who }** is thinking …
board-more = … and { $count ->
    [one] 1 more line
   *[other] { $count } more lines
} (press Log)
board-ended = This table was closed. Thank you for playing!
board-no-picture = *(The picture could not be shown here: I may need the permission to attach files. The board in words:)*

## The end

final-winner = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
final-winner-together = { $who } win together!
final-thanks = Thank you for playing, { $who }!
final-part = { $part } { $points }
final-parts = – { $parts }
final-place = **{ $rank }.** { $who }: { $points }
final-line = { $rank }. { $who }: { $points }
final-key = -# The dice can be checked now: the secret key was `{ $key }`, its SHA-256 (shown in the lobby) `{ $commitment }`. Press Record for the whole game.

## Lobby

lobby-count = { $have ->
    [one] 1 player
   *[other] { $have } players
}{ $missing ->
    [0] { "" }
    [one] , 1 more needed
   *[other] , { $missing } more needed
} ({ $spread })
lobby-player = { $number }. { $name }{ $kind ->
    [host] { " " }(host)
    [computer] { " " }(computer)
   *[person] { "" }
}{ $first ->
    [yes] { " " }· first game
   *[no] { "" }
}
lobby-setting = **{ $name }:** { $choice }
    -# { $about }
lobby-setting-seating = Seats
lobby-setting-seating-random = drawn by lot
lobby-setting-seating-joined = as joined
lobby-setting-seating-about = Who sits next to whom: by lot at the start, or in the order of joining, whoever opened the table first.
lobby-proof = Sealed dice: `{ $commitment }` – after the game anyone can check that no card was stacked.
lobby-proof-whole = Sealed dice, in full: `{ $commitment }`. Every join is mixed in. After the game, give the record to `/verify` to check that no card was stacked.
lobby-rules-standard = **Rules:** standard
lobby-rules-changed = **Rules:** { $rules }
lobby-rule = { $name }: { $choice }
lobby-settings = Settings
lobby-settings-title = Settings of this table
lobby-settings-host = Only the host can change them.
lobby-alt = Lobby of { $title } with { $count ->
    [one] one player
   *[other] { $count } players
}: { $players }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-cancel-sure = Cancel this game of { $title }? Everyone who joined has to join again.
lobby-add-computer = Add computer player
lobby-remove-computer = Remove computer player
lobby-computers = Levels
lobby-change = Change a setting
lobby-begun = The game has begun.
lobby-cancelled = This game was cancelled.
lobby-opened = Your table of { $title } is open in { $channel }. Friends press **Join**; then you press **Start**.
lobby-started = Your game of { $title } begins in { $channel }. Press **Play** under the board when it is your turn.
lobby-joined = You sit at the table of { $title }. Whoever opened it starts the game.
lobby-left = You left the table of { $title }.
lobby-thread-name = { $title } · { $host }
lobby-channel-taken = There already is a table in this channel: { $url } – join it, wait for its end, or open yours in another channel or a thread (`/play` with *thread*).
lobby-closed = The game has begun already, or the lobby was called off. You can open a table of your own with `/play`.
limit-open = You’re opening lobbies very fast. You can open the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Until then, invite people to the ones you have: `/tables` lists them.
limit-lobbies = { $most ->
    [one] You have a lobby that hasn’t started. Start or cancel it
   *[other] You have { $most } lobbies that haven’t started. Start or cancel one of them
} first, or join somebody else’s. `/tables` lists yours.
limit-join = You’re joining and leaving very fast. You can do it again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Until then you can play on at your other tables: `/tables` lists them.
limit-secret = You’re giving secret orders very fast. You can give the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Your last one counts. Moves that everybody sees are always possible.
limit-changes = You’ve changed your mind in secret { $most } times since the last move that everybody saw. Your last order counts. You can change it again after the next public move.
limit-undo = You’re undoing moves very fast. You can undo the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. You can move at any time.
lobby-full = Every seat is taken. You can watch, or open a table of your own with `/play`.
lobby-already-in = You already have a seat at this table.
lobby-not-in = You have no seat at this table. As long as there is room, **Join** gives you one.
lobby-no-computer = There is no computer player to send away.
lobby-computers-now = { $count ->
    [0] There are no computer players now.
    [one] There’s 1 computer player now.
   *[other] There are { $count } computer players now.
} Press again to change that.
lobby-host-only = Only whoever opened the table can do that. Ask them, or open your own with `/play`.
lobby-wrong-number = This game needs { $spread } players; there { $have ->
    [one] is 1
   *[other] are { $have }
}. Invite somebody or add computer players.
lobby-no-start-player = Number { $place } of the list is to begin, but there are only { $have } of you. Change *Who begins*, or invite somebody.
lobby-too-many = That is for { $most } players at most, and { $have } sit here already. Somebody has to leave, or a computer player to be removed, first.
lobby-server-only = A table needs a channel of a server: use `/play` there.
lobby-no-thread-here = I cannot open a thread from here. Use `/play` in an ordinary text channel.
lobby-missing-permissions = I cannot run a table here yet: I lack { $missing }. Somebody who manages this server can give me that.

permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-create-public-threads = “Create Public Threads”
permission-create-private-threads = “Create Private Threads”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”

computer-name-1 = Ada
computer-name-2 = Blaise
computer-name-3 = Charles
computer-name-4 = Grace
computer-name-5 = Leonardo
computer-name-6 = Sofia

computer-named = { $name } ({ $level })
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
computer-level-easy-about = for your first game: it overlooks a lot.
computer-level-normal-about = knows the game well and moves at once.
computer-level-hard-about = thinks several turns ahead, sometimes for a few seconds.
computer-temperament-bold = bold
computer-temperament-careful = careful
computer-temperament-greedy = greedy
computers-title = Computer players
computers-level = **{ $level }:** { $about }
computers-temperaments = Normal and hard players also have a temperament: bold ones take risks, careful ones avoid them, greedy ones grab what they can.
computers-add = Add another one:
computers-host = Only the host can change them.
computers-gone = That computer player has left the table. These are still here.

## Panel

panel-choose = Choose …
panel-choose-section = Where? Choose first …
panel-choose-exactly = Choose { $count }
panel-choose-some = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
panel-none = None of them
panel-amount = { $move } { $amount }
panel-inline = { $move }: { $option }
panel-only = { $answer } (the only choice)
panel-other = { $move } …
panel-more-choices = More choices …
panel-number = A number from { $low } to { $high }
panel-number-label = Your number
panel-number-range = It must be a whole number from { $low } to { $high }.
panel-not-a-number = “{ $typed }” is not a whole number. Press the button again and type digits only.
panel-wrong-count = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose at least { $least } and at most { $most }.
}
panel-hint = • **{ $option }**: { $hint }
panel-hint-plain = { $option } · { $hint }
panel-barred = • ~~{ $option }~~: { $reason }
panel-back = Back
panel-undo = Take back
panel-sure = Yes, do it
panel-confirm = { $deed } – are you sure?
panel-answered = You have answered. The others are still thinking.
panel-noted = Noted. Only you know.
panel-rare = More …
panel-more = What else can I do?
panel-already-done = You’ve already made that move. Here’s how the table stands now:
panel-stale = The game has moved on since that button was shown. Here’s how it stands now:

## Direct messages

desk-head = { $title }: your desk
desk-your-turn = **Your turn:** { $asking }
desk-lobby = Waiting for the game to begin.
desk-welcome = You joined a table of { $title }. Your secret hand will come here once the game begins, and you can play from here.
desk-ping = **{ $title }**: it is your turn – { $asking }. { $url }
desk-closed = I cannot send you direct messages, so your hand cannot come to you. Nothing is lost: press **My hand** and **Play** at the board, only you see the answers. (To change it: server menu → Privacy Settings → Direct Messages.)
desk-closed-short = -# Your direct messages are closed: use **My hand** and **Play** at the board.

## Tables

table-stranger = You do not sit at this table. You can look at the board, its log and the rules – or open your own table with `/play`.
table-not-started = This game has not begun yet. It begins when whoever opened the table presses **Start**.
table-over = This game is over.
table-played-out = This game is over. `/replay` shows it once more, `/play` opens a new table.
table-unknown = I no longer know that table. `/tables` lists yours.
table-moved-on = The table has moved on in the meantime. Press **Play** to see how it stands.
table-none-here = There is no table in this channel. Open one with `/play`.
table-none-yours = You do not sit at any table. Open one with `/play` in a channel.
table-other-game = Another game is played in this channel. `/move` shows what you can do in it.
table-no-hand = There is nothing secret for you to hold at the moment.
table-no-outlook = There is nothing to look out for just now. **Play** shows what you can do.
table-no-such-move = I don’t recognize that move. Press **Play** to see what you can do.
table-not-offered = You can’t do that now. Press **Play** to see what you can do.
table-taken-back = { $who } takes the last move back.
table-undo-nothing = There is nothing to take back.
table-undo-final = That can no longer be taken back: it is binding, something hidden became known, or somebody else has moved since.

undo-already-done = You’ve already undone that move. Here’s how the table stands now:
undo-done = Taken back.
resign-sure = Do you want to leave { $title }? The computer plays on in your seat; `/return` brings you back.
resign-sure-last = Do you want to leave { $title }? Nobody else is left to play, so the game stops and can’t be continued.
resign-told = { $who } leaves the table. The computer plays on in this seat.
resign-told-last = { $who } leaves the table. Nobody is left to play, so the game stops here.
resign-done = You left the table; the computer plays on for you.
resign-done-last = You left the table. Nobody else was left to play, so the game has stopped.
end-sure = Close this table of { $title } for everybody? The game cannot be taken up again.
end-done = The table is closed.
end-managers-only = Only people who manage this server can close a table. `/resign` lets you leave it.
record-about = The whole game. Give it to `/verify`, here or to another Portolan: it is checked, and whoever gives it can look at the game again. With Portolan's own program anybody can check it at home: `python -m engines.verify { $file }`
record-not-over = The record holds every secret, so it comes when the game is over.

log-empty = Nothing has happened yet.
log-older = Older
log-newer = Newer

## Help

rules-choose = Another topic …
help-title = Portolan: board games of discovery
help-start = **Start:** `/play` opens a game in this channel. Friends press *Join*, computer players fill the empty seats, and the host presses *Start*.
help-playing = **Play:** I’ll ping you when it’s your turn. Press *Play* under the board, and I’ll ask you step by step. I only offer what the rules allow. *My hand* shows your secrets to you alone.
help-commands = **Look:** `/board`, `/hand`, `/log`, `/tables`, `/stats`, `/rules`. **More:** `/undo`, `/vacation`, `/resign`, `/settings`. Each game has commands of its own, too, if you like to type.

## Errors

error-bug = Something went wrong on my side (error { $code }). Your last move may not have been stored: press **Play** to see how the table stands. The people who run me find the error under this code.
error-store = I could not write to my database (error { $code }). Nothing was changed. Please tell the people who run me.
error-discord = Discord didn’t take my answer. What you did may have been saved: press **Play** to see how the table stands.
error-unknown-button = I do not know that button. It may be from an older version of me: use `/board`.
error-old-command = That command has changed. Reload Discord (Ctrl+R) and try again.
error-not-here = That command does not work here. Use it in a channel of a server.

## To the people who run the bot

alarm-cramped = The disk is almost full: { $megabytes } MB are left where my database and its copies lie. Make room soon: when it is full, no move can be stored.
alarm-no-backup = No copy of my database could be made: { $error }
alarm-job = My job “{ $job }” failed ({ $error }). I’ll try again; the log says more.

## Commands: names (lower case, no spaces) and descriptions (at most 100 characters)

command-play = play
command-play-about = Open a table in this channel
command-board = board
command-board-about = See the board, in your language
command-hand = hand
command-hand-about = See your secret hand (only you see it)
command-move = move
command-move-about = Make your move: what can I do?
command-log = log
command-log-about = What has happened at this table
command-undo = undo
command-undo-about = Take your last move back, if nothing was revealed since
command-resign = resign
command-resign-about = Leave the game; the computer plays on for you
command-end = end
command-end-about = Close the table of this channel (for managers of the server)
command-tables = tables
command-tables-about = All your tables, those waiting for you first
command-rules = rules
command-rules-about = The rules, topic by topic
command-help = help
command-help-about = How this bot works
option-game = game
option-game-about = Which game
option-thread = thread
option-thread-about = Open the table in a thread of its own
option-against = against
option-against-about = Begin at once, with computer players
against-computer = the computer
against-2 = 2 computer players
against-3 = 3 computer players
against-4 = 4 computer players
against-5 = 5 computer players
option-level = level
option-level-about = How well they play; without “against” you play as few of them as possible

## Lessons and the coach

command-learn = learn
command-learn-about = Learn a game in your direct messages, with a coach
learn-welcome = **{ $title }** { $blurb }
    Let’s play a first game right here. I’ll explain each question the first time it comes up.
learn-begun = Your lesson in { $title } is waiting in your direct messages.
learn-go = Go to your lesson
learn-under-way = You’re in the middle of a lesson in { $title }.
learn-continue = Continue
learn-anew = Start over
learn-end = End the lesson
learn-ended = Lesson ended. Start another with `/learn` whenever you like.
learn-none = You have no lesson to end. Start one with `/learn`.
learn-closed = I can’t send you direct messages, and that’s where lessons happen. Allow them in this server’s privacy settings, then try again.
learn-button = Practice alone
coach-skip = Skip the coach
coach-back = Bring the coach back
coach-offer = First game? Explain as I play
coach-decline = No coach, thanks
coach-comes = I’ll explain each question the first time you see it.
coach-gone = No more explanations. The rules are always one press away.

## Since your last turn

since-title = Since your last turn
since-changes = You now: { $changes }
since-change = { $what } { $before } → { $after }

## Finding a game

help-learning = **Learn:** `/learn` plays a first game with you in your direct messages, with a coach who explains every question.
help-games = Pick a game
help-tables = My games
help-rules = Rules
help-settings = Settings
help-privacy = Privacy
games-title = What would you like to play?
games-facts = { $players } players · { $minutes } min · { $weight }
games-play = Play here
games-cover-alt = A board of { $title } in the middle of a game
greeting-title = Hello! I’m Portolan.
greeting-text = I bring board games of discovery to this server. You play over hours or days, whenever it suits you. Start with `/play`, or learn a game on your own with `/learn`. I can’t read your messages, and I only ping people whose turn it is.

## Hints

button-hint = Hint
hint-move = I’d play: { $deed }
hint-reason = **Why:** { $reason }
hint-compared = **Points ahead in the end, on average:** { $moves }
hint-point = { $deed }: { $points }
hint-play = Play it
hint-back = Back
hint-taken = { $who } took a hint. This game won’t change any ratings.
hint-not-allowed = This table plays without hints. The host can allow them in the lobby of the next game.
hint-not-asked = It’s not your turn, so there’s nothing to suggest. I’ll call you when it is.
lobby-setting-hints = Hints
lobby-setting-hints-about = Whether you may ask what the computer would do. Such games don’t change ratings. Against computers alone, hints are always on.
lobby-setting-hints-off = off
lobby-setting-hints-on = on

## Reviews

button-review = Review
review-title = { $title }: how it was decided
review-chart = Winning chances
review-moves = moves
review-heading = Winning chances in percent
review-about = -# Everybody’s chances as somebody who sees only the board would give them. All that was hidden is dealt anew, and computer players play on.
review-played = **{ $who }:** { $deed } ({ $chances })
review-chances = chances { $before } % → { $after } %
review-better = Better on average: { $deed }, about { $points } points ahead of it.
review-progress = Looking back at the game … { $bar } { $percent } %
review-queue = { $count ->
    [one] One game is being looked at before yours. I’ll begin as soon as it’s done.
   *[other] { $count } games are being looked at before yours. I’ll begin as soon as they’re done.
}
review-busy = I’m still looking at a game for you. I’ll show you that one first.
review-full = { $count } games are waiting for a review. Try again in a few minutes.
review-failed = That didn’t work out this time. Try again in a few minutes.
