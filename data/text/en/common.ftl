# What belongs to no single topic: buttons, limits, errors, commands.

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

## Limits

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

## Errors

error-bug = Something went wrong on my side (error { $code }). Your last move can’t have been saved: press **Play** to check. The people who run me can look up this code.
error-store = I couldn’t write to my database (error { $code }). Nothing changed. Please tell the people who run me.
error-store-away = My database isn’t answering right now. Nothing is lost. Try again in a moment.
error-discord = Discord didn’t take my answer. What you did may have been saved: press **Play** to check.
error-unknown-button = I don’t know that button. It may be from an older version of me. Use `/board`.
error-old-command = That command has changed. Reload Discord (Ctrl+R) and try again.
error-not-here = That command doesn’t work here. Use it in a server channel.

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
