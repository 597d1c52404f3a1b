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
button-channel = Go to the table
page-before = Previous page
page-after = Next page
button-record = Record
button-again = Play again

## Board

board-turn = **{ $who }**: { $asking }
board-thinking = **{ $who }** is thinking …
board-more = … and { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
} (press Log)
board-ended = This game was closed. Thanks for playing!
board-ended-what-if = This what-if has ended. Your real game is as you left it.
board-what-if = **What if …** A private copy of { $title }: none of it affects the real game.
board-no-picture = *(I couldn’t show the picture here. I may need permission to attach files. The board in words:)*

## The end

final-winner = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
final-winner-together = { $who } win together!
final-lesson = That’s the whole game! **Review** shows where it turned and which moves would have been better. **Play again** starts the same lesson over. For a game with friends, use `/play` in a server channel.
final-thanks = Thanks for playing, { $who }!
final-part = { $part } { $points }
final-parts = – { $parts }
final-place = **{ $rank }.** { $who }: { $total }
final-line = { $rank }. { $who }: { $total }
final-key = -# You can check the dice now: the secret key was `{ $key }`, and its SHA-256 (shown in the lobby) is `{ $commitment }`. Press Record for the whole game.

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
lobby-setting-seating = Seating
lobby-setting-seating-random = random
lobby-setting-seating-joined = in join order
lobby-setting-seating-about = Who sits next to whom: random, or in the order people joined, host first.
lobby-proof = Sealed dice: `{ $commitment }`. After the game, anyone can check that nothing was stacked.
lobby-proof-whole = Sealed dice, in full: `{ $commitment }`. Every join is mixed in. After the game, give the record to `/verify` to check that nothing was stacked.
lobby-rules-standard = **Rules:** standard
lobby-rules-changed = **Rules:** { $rules }
lobby-rule = { $name }: { $choice }
lobby-settings = Settings
lobby-settings-title = Settings for this game
lobby-settings-host = Only the host can change them.
lobby-alt = Lobby of { $title } with { $count ->
    [one] 1 player
   *[other] { $count } players
}: { $players }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-cancel-sure = Cancel this game of { $title }? Everyone who joined has to join again.
lobby-cancel-yes = Yes, cancel the game
lobby-add-computer = Add computer player
lobby-remove-computer = Remove computer player
lobby-computers = Levels
lobby-change = Change a setting
lobby-begun = The game has begun.
lobby-cancelled = This game was cancelled.
lobby-opened = Your game of { $title } is open in { $channel }. Friends press **Join**, then you press **Start**.
lobby-started = Your game of { $title } is starting in { $channel }. When it’s your turn, press **Play** under the board.
lobby-joined = You’re in! The host starts the game of { $title }.
lobby-left = You left the game of { $title }.
lobby-thread-name = { $title } · { $host }
lobby-channel-taken = [A game]({ $url }) is about to start here. Join it, or start yours in another channel or a thread (`/play` with *thread*).
lobby-channel-taken-running = There’s [a game]({ $url }) going on here. Watch it with `/board`, or start yours in another channel or a thread (`/play` with *thread*).
lobby-channel-yours = You’re already in [a game]({ $url }) that’s about to start here. Play that one first, or start another in a different channel or a thread (`/play` with *thread*).
lobby-channel-yours-running = You’re already playing [a game]({ $url }) here. Finish it first, or start another in a different channel or a thread (`/play` with *thread*).
lobby-closed = That game has already started or was cancelled. Start your own with `/play`.
limit-open = You’re opening lobbies very fast. You can open the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Until then, invite people to the ones you have: `/tables` lists them.
limit-lobbies = { $most ->
    [one] You have a lobby that hasn’t started. Start or cancel it
   *[other] You have { $most } lobbies that haven’t started. Start or cancel one of them
} first, or join someone else’s. `/tables` lists yours.
limit-join = You’re joining and leaving very fast. You can do it again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Until then, keep playing your other games: `/tables` lists them.
limit-secret = You’re giving secret orders very fast. You can give the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Your last one counts. You can still make moves that everyone sees.
limit-changes = You’ve changed your mind in secret { $most } times since the last move that everyone saw. Your last order counts. You can change it again after the next public move.
limit-undo = You’re undoing moves very fast. You can undo the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. You can still make moves.
lobby-full = All seats are taken. You can watch, or start your own game with `/play`.
lobby-already-in = You’re already in this game.
lobby-not-in = You’re not in this game. While there’s room, press **Join**.
lobby-no-computer = There’s no computer player to remove.
lobby-computers-now = { $count ->
    [0] There are no computer players now.
    [one] There’s 1 computer player now.
   *[other] There are { $count } computer players now.
} Press again to change that.
lobby-computers-full = All seats are taken. To add a computer player, remove someone first.
lobby-host-only = Only the host can do that. Ask them, or start your own game with `/play`.
lobby-wrong-number = This game needs { $spread } players, and there { $have ->
    [one] is 1
   *[other] are { $have }
}. Invite someone or add computer players.
lobby-over-number = This game is for { $spread } players, and that would be { $have }. Choose fewer opponents.
lobby-no-start-player = Player { $place } on the list is set to go first, but there are only { $have } of you. Change *Who goes first*, or invite someone.
lobby-too-many = That’s for { $most } players at most, and there are { $have } of you. Someone has to leave first, or remove a computer player.
lobby-server-only = Games need a server channel. Use `/play` in one, or practice alone with `/learn`.
lobby-no-thread-here = I can’t open a thread here. Use `/play` in a regular text channel.
lobby-missing-permissions = I can’t run a game here yet: I need { $missing }. Ask someone who manages this server to allow that.

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
computer-level-easy-about = for your first game. It misses a lot.
computer-level-normal-about = knows the game well and moves right away.
computer-level-hard-about = thinks several turns ahead, sometimes for a few seconds.
computer-temperament-bold = bold
computer-temperament-careful = careful
computer-temperament-greedy = greedy
computers-title = Computer players
computers-level = **{ $level }:** { $about }
computers-temperaments = Normal and hard players also have a temperament: bold ones take risks, careful ones avoid them, greedy ones grab what they can.
computers-add = Add a computer player:
computers-remove = Remove
computers-host = Only the host can change them.
computers-gone = That computer player is gone.{ $count ->
    [0] { " " }There are no others.
   *[other] { " " }These are still here.
}

## Panel

panel-choose = Choose …
panel-choose-section = Where? Choose first …
panel-choose-exactly = Choose { $count }
panel-choose-some = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
panel-none = None of them
panel-copies = { $count }× { $what }
panel-amount = { $move } { $amount }
panel-inline = { $move }: { $option }
panel-only = { $answer } (the only choice)
panel-other = { $move } …
panel-more-choices = More choices …
panel-number = A number from { $low } to { $high }
panel-number-label = Your number
panel-number-range = Enter a whole number from { $low } to { $high }.
panel-not-a-number = “{ $typed }” isn’t a whole number. Press the button again and type digits only.
panel-wrong-count = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose at least { $least } and at most { $most }.
}
panel-hint = • **{ $option }**: { $hint }
panel-hint-plain = { $option } · { $hint }
panel-barred = • ~~{ $option }~~: { $reason }
panel-back = Back
panel-undo = Undo
panel-sure = Yes, do it
panel-confirm = { $deed }: are you sure?
confirm-no = No, never mind
confirm-not-done = OK, nothing has changed.
panel-answered = Your answer is in. The others are still thinking.
panel-waiting = Waiting for the others …
panel-noted = Got it. Only you know.
panel-rare = More …
panel-more = What else can I do?
panel-already-done = You’ve already made that move. Here’s the game now:
panel-stale = The game has moved on since you got that button. Here’s the game now:

## Direct messages

desk-head = { $title }: your hand ({ $where })
desk-channel = { $channel }
desk-lesson = lesson
desk-what-if = What if …
desk-your-turn = **Your turn:** { $asking }
desk-lobby = Waiting for the game to start.
desk-welcome = You joined a game of { $title }. I’ll send your secret hand here when it starts, and you can play from here.
desk-ping = **{ $title }**, your turn: { $asking }. { $url }
desk-closed = I can’t send you direct messages, so I can’t deliver your hand. No problem: press **My hand** and **Play** at the board, and only you see the answers. (To change it: server menu → Privacy Settings → Direct Messages.)
desk-closed-short = -# Your direct messages are closed: use **My hand** and **Play** at the board.

## Tables

table-stranger = You’re not in this game. You can look at the board, the log and the rules, or start your own game with `/play`.
table-not-started = This game hasn’t started. The host starts it with **Start**.
table-over = This game is over.
table-played-out = This game is over. Watch it again with `/replay`, or start a new one with `/play`.
table-unknown = I can’t find that game. `/tables` lists yours.
table-moved-on = The game has moved on. Press **Play** to see what’s new.
table-none-here = There’s no game in this channel. Start one with `/play`.
table-none-yours = You’re not in a game. Start one with `/play` in any server channel, find an open table there with `/tables` with *open*, or learn a game with `/learn`.
table-other-game = This channel is playing a different game. `/move` shows what you can do in it.
table-no-hand = You don’t hold anything secret right now.
table-no-outlook = There’s nothing to look out for right now. **Play** shows what you can do.
table-no-such-move = I don’t recognize that move. Press **Play** to see what you can do.
table-not-offered = You can’t do that now. Press **Play** to see what you can do.
table-taken-back = { $who } undoes the last move.
table-undo-nothing = There’s nothing to undo.
table-undo-final = You can’t undo that: it was final, it revealed something, or someone has moved since.
table-undo-binding = You can’t undo that: it was final, or it revealed something.
table-undo-drawn = You can’t undo that: it drew or rolled something.
table-undo-moved = You can’t undo that: someone has moved since.

undo-already-done = You’ve already undone that move. Here’s the game now:
undo-done = Undone.
resign-sure = Leave { $title }? The computer will play for you, and the game counts as last place for you. You can come back with `/return`: your own place counts if the computer made at most a quarter of your moves.
resign-sure-last = Leave { $title }? Nobody else is left to play, so the game will end for good.
resign-yes = Yes, leave the game
resign-told = { $who } left the game. The computer takes over this seat.
resign-told-last = { $who } left the game. Nobody is left to play, so the game ends here.
resign-done = You left the game. The computer plays for you now. Come back with `/return`.
resign-done-last = You left the game. Nobody else was left to play, so the game has ended.
end-sure = Close this game of { $title } for everyone? You can’t pick it up again.
end-yes = Yes, close the game
end-done = The game is closed.
end-managers-only = Only people who manage this server can close a game. You can leave it with `/resign`.
record-about = The whole game. Give it to `/verify`, here or in any other Portolan: I’ll check it, and you can watch the game again. You can also check it at home with Portolan’s own program: `python -m engines.tables.verify { $file }`
record-not-over = The record holds every secret, so you get it when the game ends.

log-empty = Nothing has happened yet.
log-older = Older
log-newer = Newer

## Help

rules-choose = Another topic …
help-title = Portolan: board games of discovery
help-start = **Start:** `/play` opens a lobby in this channel. Friends press *Join*, and you press *Start* when everyone’s there.
help-computers = **Computer players:** In the lobby, *Add computer player* gives one an empty seat, and *Levels* makes it easy, normal or hard. Against computers alone, *Hint* tells you what the hard one would do.
help-playing = **Play:** I’ll ping you when it’s your turn. Press *Play* under the board, and I’ll ask you step by step. I only offer what the rules allow. *My hand* shows your secrets to you alone.
help-commands = **Look:** `/board`, `/hand`, `/log`, `/tables`, `/stats`, `/rules`, `/season show`. **Find players:** `/tables` with *open*. **More:** `/undo`, `/vacation`, `/resign`, `/settings`. Each game has commands of its own, too, if you like to type.

## Errors

error-bug = Something went wrong on my side (error { $code }). Your last move can’t have been saved: press **Play** to check. The people who run me can look up this code.
error-store = I couldn’t write to my database (error { $code }). Nothing changed. Please tell the people who run me.
error-store-away = My database isn’t answering right now. Nothing is lost. Try again in a moment.
error-discord = Discord didn’t take my answer. What you did may have been saved: press **Play** to check.
error-unknown-button = I don’t know that button. It may be from an older version of me. Use `/board`.
error-old-command = That command has changed. Reload Discord (Ctrl+R) and try again.
error-not-here = That command doesn’t work here. Use it in a server channel.

## To the people who run the bot

alarm-cramped = The disk is almost full: { $megabytes } MB left for my database and its backups. Make room soon. Once it’s full, I can’t save moves.
alarm-no-backup = I couldn’t back up my database: { $error }
alarm-store-away = My database can’t be reached. I keep trying, and continue as soon as it answers. Until then nobody can play.
alarm-job = My job “{ $job }” failed ({ $error }). I’ll try again; the log says more.

## Commands: names (lower case, no spaces) and descriptions (at most 100 characters)

command-play = play
command-play-about = Start a game in this channel
command-board = board
command-board-about = See the board, in your language
command-hand = hand
command-hand-about = See your secret hand (only you see it)
command-move = move
command-move-about = Make your move: what can I do?
command-log = log
command-log-about = See what happened in this game
command-undo = undo
command-undo-about = Undo your last move, if it revealed nothing
command-resign = resign
command-resign-about = Leave the game; the computer takes over for you
command-end = end
command-end-about = Close the game in this channel (for server managers)
command-tables = tables
command-tables-about = All your games, the ones waiting for you first
command-rules = rules
command-rules-about = The rules, topic by topic
command-help = help
command-help-about = How this bot works
option-game = game
option-game-about = Which game
option-thread = thread
option-thread-about = Start the game in its own thread
option-against = against
option-against-about = Start right away, with computer players
against-computer = the computer
against-2 = 2 computer players
against-3 = 3 computer players
against-4 = 4 computer players
against-5 = 5 computer players
option-level = level
option-level-about = How well they play. Without “against”, as few as needed join your lobby; then you press Start

## Lessons and the coach

command-learn = learn
command-learn-about = Learn a game in your direct messages, with a coach
learn-welcome = **{ $title }.** { $blurb }
    Let’s play a first game right here. I’ll explain each question the first time it comes up.
learn-begun = Your lesson in { $title } is waiting in your direct messages.
learn-below = Your lesson in { $title } starts below.
learn-go = Go to your lesson
learn-under-way = You’re in the middle of a lesson in { $title }.
learn-place = lesson in your direct messages
learn-menu = Lesson …
learn-continue = Continue
learn-anew = Start over
learn-anew-sure = Start over? Your lesson in { $title } begins with the first deal again, and what you’ve played so far is gone.
learn-anew-yes = Yes, start over
learn-end = End the lesson
learn-ended = Lesson ended. Start another with `/learn` whenever you like.
learn-none = You have no lesson to end. Start one with `/learn`.
learn-closed = I can’t send you direct messages, and that’s where lessons happen. Allow them in this server’s privacy settings, then try again.
learn-closed-short = -# Your direct messages are closed, so I can’t update the board. Answers to your presses still come. Open your direct messages, and the board catches up within 15 minutes.
learn-button = Practice alone
coach-skip = Skip the coach
coach-back = Bring the coach back
coach-offer = First game? Explain as I play
coach-decline = No coach, thanks
coach-look = -# ☞ The red ring shows where to look. It isn’t a recommendation.
coach-marked = A red ring and a pointing hand mark what the coach is talking about.
coach-comes = I’ll explain each question the first time you see it.
coach-gone = No more explanations. The rules are always one press away.

## Since your last turn

since-more = … and { $count ->
        [one] 1 earlier event
       *[other] { $count } earlier events
    } (press Log under the board)
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
hint-thinking = Thinking it over …
hint-move = I’d play: { $deed }
hint-reason = **Why:** { $reason }
number-tenths = { $whole }.{ $tenth }
hint-compared-points = **How these come out on average:**
hint-compared-chance = **Your winning chances on average, next to your strongest rival’s:**
hint-lead = { $deed }: { $lead }
hint-even = Thinking ahead, these come out the same on average: { $deeds }.
hint-close = I also thought through: { $deeds }. Nothing was so much better that I’d switch.
hint-ahead-points = Thinking ahead, it comes out { $ahead } points better than what I’d usually do: { $deed }.
hint-ahead-chance = Thinking ahead, your lead in winning chances comes out { $ahead } bigger than with what I’d usually do: { $deed }.
lead-percent = { $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
}
lead-ahead-points = about { $ahead } points ahead of the best rival
lead-behind-points = about { $ahead } points behind the leader
lead-level-points = level with the leader
lead-ahead-average = about { $ahead } points ahead of the others’ average
lead-behind-average = about { $ahead } points behind the others’ average
lead-level-average = level with the others’ average
lead-ahead-duel = about { $ahead } points ahead of your opponent
lead-behind-duel = about { $ahead } points behind your opponent
lead-level-duel = level with your opponent
lead-ahead-chance = about { $ahead } higher
lead-behind-chance = about { $ahead } lower
lead-level-chance = about the same
hint-caution = -# I’d usually ask you once more before a move like this. { $caution }
hint-play = Play it
hint-back = Back
hint-taken = { $who } took a hint. This game won’t change any ratings.
hint-not-allowed = This table plays without hints. The host can allow them in the lobby of the next game.
hint-not-asked = It’s not your turn, so there’s nothing to suggest. I’ll call you when it is.
lobby-setting-hints = Hints
lobby-setting-hints-about = Whether you may ask what the computer would do. Such games don’t change ratings. Against computers alone, hints are on unless you choose “never”. **What if …** is always there, and gives hints only if the game does.
lobby-setting-hints-off = only against computers
lobby-setting-hints-on = on, also among people
lobby-setting-hints-never = never, not even against computers

## Reviews

button-review = Review
review-title = { $title }: how it was decided
review-chart = Winning chances
review-moves = moves
review-percent = { $percent }%
review-heading = Winning chances in percent
review-about = -# Everyone’s chances as seen by someone who only sees the board. I deal everything hidden again and let computer players finish.
review-played = **{ $who }:** { $deed }
review-answer = “{ $question }” – { $deed }
review-stretch = { $count ->
    [one] Move { $first }
   *[other] Moves { $first }–{ $last }
}
review-stretch-to-end = { $moves }, to the end
review-change = { $moves }: { $who }’s chances { $before }% → { $after }%
review-swing = **{ $change }**
review-among = One of these moves: **{ $who }:** { $deed }
review-around = -# { $change }
review-better-points = Better on average: { $deed }, by about { $ahead } points.
review-better-chance = Better on average: { $deed }, with a lead in winning chances about { $ahead } bigger.
review-even = No single move decided this game: the chances changed little by little.
review-progress = Looking back at the game … { $bar } { $percent }%
review-queue = { $count ->
    [one] 1 game is ahead of yours. I’ll start as soon as it’s done.
   *[other] { $count } games are ahead of yours. I’ll start as soon as they’re done.
}
review-meanwhile = -# This can take a few minutes. You can keep playing: the review will appear here.
review-busy = I’m still looking at a game for you. I’ll show you that one first.
review-full = { $count } games are waiting for a review. Try again in a few minutes.
review-failed = That didn’t work out this time. Try again in a few minutes.
