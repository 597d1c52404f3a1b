## A table's life over days: pace, reminders, being away

lobby-setting-pace = Pace
lobby-setting-pace-casual = no clock
lobby-setting-pace-daily = a move a day
lobby-setting-pace-bank24 = time bank 1 day + 4 h a turn
lobby-setting-pace-bank72 = time bank 3 days + 12 h a turn
lobby-setting-pace-bank168 = time bank 7 days + 24 h a turn
lobby-setting-pace-about = How long people may take. When somebody's time is out, the others may decide what happens; nothing happens by itself.

clock-until = { $who } has time until { $time }.
clock-left = **Deadline:** { $time }
clock-away = { $who } is on vacation until { $time }; the clock stands still.
clock-lapses = Without an answer it goes on by itself { $time }.

reminder = **{ $title }** waits for you: { $asking }. { $url }
reminder-hush = Not again this turn
reminder-hushed = You will not be reminded again before your next turn.
reminder-last = This was the last reminder. If you have no time, somebody else can play on for you; otherwise the others will decide how it goes on.
reminder-hand-on = Hand my seat on
reminder-not-yours = This reminder is for somebody else at the table. `/tables` shows which tables wait for you.
nudge = **{ $title }**: you have begun your turn, but it is not finished yet – { $asking }. { $url }

vote-absence = **{ $who }** has not moved for a long time. What shall we do?
vote-late = The time is out, and not everybody has answered; who, stays secret. What shall we do?
vote-undo = **{ $who }** would like to take back the last move, and everything that happened since. Is everybody fine with that?
vote-rule-absence = { $count ->
    [one] You decide.
   *[other] More than half of you decide; ending the game takes all. On { $time } the votes given until then decide.
}
vote-rule-undo = { $count ->
    [one] You decide.
   *[other] All of you have to agree.
} Without an answer by { $time } the move stands.
vote-tally = { $choice }: { $who }
vote-choice-wait = Wait another day
vote-choice-once = Computer plays this turn
vote-choice-pass = Pass this turn
vote-choice-seat = Computer takes the seat
vote-choice-substitute = Look for a substitute
vote-choice-end = End the game
vote-choice-yes = Fine with me
vote-choice-no = Rather not
vote-absence-wait = Decided: you wait another day for { $who }.
vote-absence-once = Decided: the computer plays this turn for { $who }.
vote-absence-pass = Decided: { $who } passes this turn.
vote-absence-seat = Decided: the computer takes the seat of { $who }, who can come back at any time.
vote-absence-substitute = Decided: somebody else may take the seat of { $who }. If nobody comes within a day, you are asked again.
vote-absence-end = Decided: the game ends here.
vote-absence-back = { $who } is back and has moved.
vote-absence-over = The game has gone on: nothing is left to decide about { $who }.
vote-late-wait = Decided: you wait another day for all answers.
vote-late-once = Decided: the computer answers for whoever has not.
vote-late-end = Decided: the game ends here.
vote-late-over = The game has gone on: nothing is left to decide.
vote-undo-yes = Everybody agreed: the last move of { $who } is taken back.
vote-undo-no = Not everybody agreed: the last move of { $who } stands.
vote-undo-lapsed = The wish of { $who } to take a move back was not answered in time; the move stands.
vote-undo-withdrawn = { $who } has thought better of it; the move stands.
vote-undo-over = The game has gone on: the wish of { $who } to take a move back is settled.
vote-absence-own = This is for the others at the table to decide. Press **Play** and move: then there is nothing left to decide.
vote-undo-own = The others have to agree. If you have thought better of it, press **Rather not**.
vote-noted = Noted. You can change your mind until the others have voted.
vote-decided = Noted, and with it the matter is decided.
vote-open = The table is voting on something already. Wait for the result, then try again.
vote-none = This vote is over.

undo-may-ask = You can ask the others, though: if all of them agree, your last move is taken back, with everything after it.
undo-wish = Ask the others
undo-already-asked = You’ve already asked the others. They vote in the channel.
undo-wished = Done: the others are asked in the channel. Until they have agreed you can think better of it there.

computer-played = The computer has played this turn for { $who }.
computer-passed = { $who } has passed this turn; the computer did only what had to be done.
computer-answered = The computer has answered for whoever was late.

return-button = Take my seat back
return-told = { $who } is back and takes the seat over from the computer.
return-done = Welcome back to { $title }! Your hand is in your direct messages, or press *My hand*.
return-nothing = There is no seat of yours that the computer plays.

substitute-wanted = The seat of { $who } in { $title } is free to be taken over. Who would like to play on?
substitute-button = Take this seat
substitute-sure = You would play on for { $who } in { $title }, with what lies there now. The hand comes to you by direct message. Take the seat?
substitute-came = { $who } has sat down and plays on.
substitute-taken = This seat was offered; somebody has taken it.
substitute-done = You sit at the table of { $title } now. Your hand comes by direct message; *My hand* shows it too.
substitute-gone = This seat is not free. You can open a table of your own with `/play`.
substitute-not-wanted = { $who } plays on: the seat is no longer free.
substitute-sits = You sit at this table yourself: a substitute has to come from outside.
substitute-left = The computer plays your own seat at this table. Take that one back with `/return`.
substitute-knows = You’ve played { $who }’s seat here, and know what’s hidden there. So you can’t take another seat in this game. If that one’s offered again, you can have it back.
substitute-forgotten = Somebody who deleted their data has seen a hand in this game, and I can’t tell who. So nobody can take over for { $who }; the computer can. You can watch with `/board` or start your own game with `/play`.
substitute-on-offer = Your seat in { $title } is on offer. Do you want to keep it after all?
substitute-keep = Keep my seat
substitute-kept = You keep your seat.
substitute-gave = Somebody else plays on in your seat in { $title }. Thank you for playing!
substitute-offer-sure = Do you want to offer your seat in { $title }? Whoever takes it plays on with your hand. Until then it stays yours.
substitute-offered = Your seat is on offer in the channel. Until somebody takes it, it is yours. If you move again, or use `/substitute` once more, you keep it.

cabin-welcome = { $who }, this is the cabin of your side in { $title }: talk your plans over here, the other players do not hear you. Just keep your cards to yourselves: the moderators of this server can read along. What you two may know of each other’s cards is always shown under **My hand**.
cabin-none = Partners in { $title } are welcome to talk their plans over by direct message. I can’t open a private thread for them here: it takes an ordinary text channel and the permissions { permission-create-private-threads } and { permission-send-messages-in-threads }.

vacation-begun = Enjoy! All your clocks stand still until { $time }, and nobody reminds you. `/vacation` without a date ends it earlier.
vacation-zone = I do not know your time zone, so that day ends at midnight UTC. Tell me where you are and give the date once more, and it ends at your own midnight.
vacation-ended = Welcome back! Your clocks run again.
vacation-none = You are not on vacation. Give a date to begin one: `/vacation until: { $year }-{ $month }-{ $day }`.
vacation-no-date = “{ $typed }” is not a date I know. Write it like `{ $year }-{ $month }-{ $day }` or `{ $day }.{ $month }.{ $year }`.
vacation-past = That day is over already. Give a date to come.
vacation-long = That is too long: at most { $days } days at a time, so that the others are not left waiting. You can also hand your seat on with `/substitute`.

table-homeless = The channel of this table is gone or closed to me, so it waits. Type `/table move` in another channel of its server, and it goes on there.
table-asleep = This table sleeps. Press **Play** on its board, or use `/table wake`, and it goes on where it stopped.

command-vacation = vacation
command-vacation-about = Stop all your clocks until a date; without a date: end your vacation
option-until = until
option-until-about = The last day, as year-month-day or day.month.year
command-substitute = substitute
command-substitute-about = Offer your seat to somebody who plays on for you
command-return = return
command-return-about = Take your seat back from the computer

board-followers = Following: { $who }
lobby-expires = Nobody has started this table of { $title } for some days. It will be closed tomorrow, unless somebody joins or presses **Start**.
table-falls-asleep = Nobody has moved in { $title } for a month, so this table goes to sleep: no more reminders. Press **Play** on its board and it goes on where it stopped.
table-stray = The channel of your game { $title } is gone, or closed to me. Nothing is lost: type `/table move` in another channel of the server, and it goes on there.
table-move-none = There is no table of yours to move here: you need a seat at a table of this server that lies in another channel.
table-move-which = You sit at several tables of this server. Choose one: `/table move table: …`.
table-moved-here = { $title } goes on here.
table-moved-away = { $title } goes on in { $channel }.
table-wide-awake = No table sleeps in this channel.
table-woken = { $title } is awake and goes on where it stopped.
follow-on = You hear of { $title } whenever the turn passes. `/table follow on: False` ends it.
follow-off = You no longer follow { $title }.
follow-many = { $most } people follow this table already; more can’t be named under its board. `/replay` shows you at any time what happened.
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
option-follow-about = False: stop following
