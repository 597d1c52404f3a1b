## A table's life over days: pace, reminders, being away

lobby-setting-pace = Pace
lobby-setting-pace-casual = no clock
lobby-setting-pace-daily = a move a day
lobby-setting-pace-bank24 = time bank 24 h + 4 h a turn
lobby-setting-pace-bank72 = time bank 72 h + 12 h a turn
lobby-setting-pace-bank168 = time bank 168 h + 24 h a turn
lobby-setting-pace-about = How long people may take. When somebody's time is out, the others may decide what happens; nothing happens by itself.

clock-until = { $who } has time until { $time }.
clock-left = Your time is out { $time }.
clock-away = { $who } is on vacation until { $time }; the clock stands still.

reminder = **{ $title }** waits for you: { $asking }. { $url }
reminder-hush = Not again this turn
reminder-hushed = You will not be reminded again before your next turn.
nudge = **{ $title }**: you have begun your turn, but it is not finished yet – { $asking }. { $url }

vote-absence = **{ $who }** has not moved for a long time. What shall we do?
vote-undo = **{ $who }** would like to take back the last move, and everything that happened since. Is everybody fine with that?
vote-tally = { $choice }: { $who }
vote-choice-wait = Wait another day
vote-choice-once = Computer plays this turn
vote-choice-seat = Computer takes the seat
vote-choice-substitute = Look for a substitute
vote-choice-end = End the game
vote-choice-yes = Fine with me
vote-choice-no = Rather not
vote-absence-wait = Decided: you wait another day for { $who }.
vote-absence-once = Decided: the computer plays this turn for { $who }.
vote-absence-seat = Decided: the computer takes the seat of { $who }, who can come back at any time.
vote-absence-substitute = Decided: somebody else may take the seat of { $who }.
vote-absence-end = Decided: the game ends here.
vote-absence-back = { $who } is back and has moved.
vote-undo-yes = Everybody agreed: the last move of { $who } is taken back.
vote-undo-no = Not everybody agreed: the last move of { $who } stands.
vote-undo-lapsed = The wish of { $who } to take a move back was not answered in time; the move stands.
vote-not-yours = This is for the others at the table to decide.
vote-noted = Noted. You can change your mind until the others have voted.
vote-decided = Noted, and with it the matter is decided.
vote-open = The table is voting on something already. Wait for the result, then try again.
vote-none = This vote is over.

undo-may-ask = You can ask the others, though: if all of them agree, your last move is taken back, with everything after it.
undo-wish = Ask the others
undo-wished = Done: the others are asked in the channel. With nobody else at the table it is taken back at once.

computer-played = The computer has played this turn for { $who }.

return-button = Take my seat back
return-told = { $who } is back and takes the seat over from the computer.
return-done = Welcome back to { $title }! Your cards are in your direct messages, or press *My hand*.
return-nothing = There is no seat of yours that the computer plays.

substitute-wanted = The seat of { $who } in { $title } is free to be taken over. Who likes to play on?
substitute-button = Take this seat
substitute-sure = You would play on for { $who } in { $title }, with what lies there now. You get the hand by direct message. Shall we?
substitute-came = { $who } has sat down and plays on.
substitute-done = You sit at the table of { $title } now. Your hand comes by direct message; *My hand* shows it too.
substitute-gone = This seat is not free (any more).
substitute-gave = Somebody else plays on in your seat in { $title }. Thank you for playing!
substitute-offer-sure = Do you want to offer your seat in { $title }? Whoever takes it plays on with your hand. Until then it stays yours.
substitute-offered = Your seat is on offer in the channel. Until somebody takes it, it is yours.

cabin-welcome = { $who }, this is the cabin of your side in { $title }: talk your plans over here, the other players do not hear you. Just keep your cards to yourselves: the moderators of this server can read along. What you two may know of each other’s cards is always shown under **My hand**.
cabin-none = Partners in { $title } are welcome to talk their plans over by direct message. I can not open a private thread for them here: it takes an ordinary text channel and the permissions { permission-create-private-threads } and { permission-send-messages-in-threads }.

vacation-begun = Enjoy! All your clocks stand still until { $time }, and nobody reminds you. `/vacation` without a date ends it earlier.
vacation-ended = Welcome back! Your clocks run again.
vacation-none = You are not on vacation. Give a date to begin one: `/vacation until: 2027-08-15`.
vacation-no-date = “{ $typed }” is not a date I know. Write it like 2027-08-15 or 15.8.2027.
vacation-past = That day is over already. Give a date to come.
vacation-long = That is too long: at most { $days } days at a time, so that the others are not left waiting. You can also hand your seat on with `/substitute`.

table-asleep = This table sleeps. Press **Play** on its board, or use `/table wake`, and it goes on where it stopped.

command-vacation = vacation
command-vacation-about = Stop all your clocks until a date; without a date: end your vacation
option-until = until
option-until-about = The last day, such as 2027-08-15
command-substitute = substitute
command-substitute-about = Offer your seat to somebody who plays on for you
command-return = return
command-return-about = Take your seat back from the computer

board-followers = Following: { $who }
lobby-expires = Nobody has started this table of { $title } for some days. It will be closed tomorrow, unless somebody joins or presses **Start**.
table-falls-asleep = Nobody has moved in { $title } for a month, so this table goes to sleep: no more reminders. Press **Play** on its board and it goes on where it stopped.
table-stray = The channel of your game { $title } is gone. Nothing is lost: type `/table move` in another channel of the server, and it goes on there.
table-move-none = There is no table of yours to move here: you need a seat at a table of this server that lies in another channel.
table-move-which = You sit at several tables of this server. Choose one: `/table move table: …`.
table-moved-here = { $title } goes on here.
table-wide-awake = No table sleeps in this channel.
table-woken = { $title } is awake and goes on where it stopped.
follow-on = You hear of { $title } whenever the turn passes. `/table follow on: False` ends it.
follow-off = You do not follow { $title } any more.
follow-own = You sit at this table: you hear of it anyway.
command-table = table
command-table-about = Move, wake or follow a table
command-table-move = move
command-table-move-about = Go on in this channel with a table of yours
command-table-wake = wake
command-table-wake-about = Wake the sleeping table of this channel
command-table-follow = follow
command-table-follow-about = Hear of this table without sitting at it
option-table = table
option-table-about = Which of your tables
option-follow = on
option-follow-about = False: not any more
