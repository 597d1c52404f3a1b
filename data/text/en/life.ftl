## A table's life over days: pace, reminders, being away

lobby-setting-weekend = Weekends
lobby-setting-weekend-about = Whether clocks and reminders pause on Saturdays and Sundays (UTC).
lobby-setting-weekend-play = play on
lobby-setting-weekend-pause = pause
lobby-setting-pace = Pace
lobby-setting-pace-casual = no clock
lobby-setting-pace-daily = 1 move a day
lobby-setting-pace-bank24 = time bank: 1 day + 4 h per turn
lobby-setting-pace-bank72 = time bank: 3 days + 12 h per turn
lobby-setting-pace-bank168 = time bank: 7 days + 24 h per turn
lobby-setting-pace-about = How long people may take. When someone’s time runs out, the others decide what to do. Nothing happens on its own.

clock-until = { $who } has until { $time }.
clock-left = **Deadline:** { $time }
clock-away = { $who } is on vacation until { $time }. The clock is paused.
clock-lapses = With no answer, the game continues { $time }.

reminder = **{ $title }** is waiting for you: { $asking }. { $url }
reminder-hush = Stop reminding me this turn
reminder-hushed = No more reminders until your next turn.
reminder-last = That was the last reminder. No time? Someone else can take your seat. Otherwise the others decide what to do.
reminder-hand-on = Offer my seat
reminder-not-yours = This reminder is for another player. `/tables` shows which games are waiting for you.
nudge = **{ $title }**: you’re in the middle of your turn. Next: { $asking }. { $url }

vote-absence = **{ $who }** hasn’t moved in a long time. What should we do?
vote-late = Time’s up and some answers are missing. I won’t say whose. What should we do?
vote-undo = **{ $who }** would like to undo their last move and everything since. Is everyone okay with that?
vote-rule-absence = { $count ->
    [one] You decide.
   *[other] More than half of you decide; ending the game takes everyone. At { $time } the votes cast so far decide.
}
vote-rule-undo = { $count ->
    [one] You decide.
   *[other] All of you have to agree.
} With no answer by { $time }, the move stands.
vote-tally = { $choice }: { $who }
vote-choice-wait = Wait another day
vote-choice-once = Computer plays this turn
vote-choice-pass = Pass this turn
vote-choice-seat = Computer takes the seat
vote-choice-substitute = Look for a substitute
vote-choice-end = End the game
vote-choice-yes = Fine with me
vote-choice-no = I’d rather not
vote-absence-wait = Vote result: give { $who } another day.
vote-absence-once = Vote result: the computer plays this turn for { $who }.
vote-absence-pass = Vote result: { $who } passes this turn.
vote-absence-seat = Vote result: the computer takes { $who }’s seat. { $who } can come back any time. Whoever stays away comes last.
vote-absence-substitute = Vote result: someone else may take { $who }’s seat. If nobody does within a day, I’ll ask you again.
vote-absence-end = Vote result: the game ends here.
vote-absence-back = { $who } is back and has moved.
vote-absence-over = The game continued, so there’s nothing to decide about { $who }.
vote-late-wait = Vote result: wait another day for all answers.
vote-late-once = Vote result: the computer fills in the missing answers.
vote-late-end = Vote result: the game ends here.
vote-late-over = The game continued, so there’s nothing to decide.
vote-undo-yes = Everyone agreed: { $who }’s last move is undone.
vote-undo-no = Not everyone agreed, so { $who }’s last move stands.
vote-undo-lapsed = Nobody answered { $who }’s undo request in time, so the move stands.
vote-undo-withdrawn = { $who } no longer wants to undo. The move stands.
vote-undo-over = The game continued, so { $who }’s undo request is closed.
vote-absence-own = The others decide this. Press **Play** and make your move, and there’s nothing to decide.
vote-undo-own = The others have to agree. Changed your mind? Press **I’d rather not**.
vote-noted = Vote counted. You can change it until the others have voted.
vote-decided = Vote counted. That settles it.
vote-open = There’s already a vote. Wait for the result, then try again.
vote-none = This vote is over.

undo-may-ask = You can ask the others, though. If they all agree, your last move is undone, along with everything after it.
undo-wish = Ask the others
undo-already-asked = You’ve already asked the others. They’re voting in the channel.
undo-wished = I’m asking the others in the channel. You can change your mind there until they’ve agreed.

computer-played = The computer played this turn for { $who }.
computer-passed = { $who } passed this turn. The computer only did what it had to.
computer-answered = The computer filled in the missing answers.

return-button = Return to my seat
return-told = { $who } is back and takes over from the computer.
return-done = Welcome back to { $title }! Your hand is in your direct messages, or press *My hand*.
return-nothing = No computer is playing a seat of yours.

substitute-wanted = { $who }’s seat in { $title } is up for grabs. Who wants to take over?
substitute-button = Take this seat
substitute-sure = Take over { $who }’s seat in { $title } as it stands? I’ll send you the hand by direct message.
substitute-came = { $who } takes over this seat.
substitute-taken = This seat was on offer. Someone took it.
substitute-done = You’re in { $title } now. I’ll send you your hand by direct message; *My hand* shows it too.
substitute-gone = That seat’s taken. Start your own game with `/play`.
substitute-not-wanted = { $who } keeps playing, so the seat is no longer free.
substitute-sits = You’re already in this game. A substitute has to come from outside.
substitute-left = The computer is playing your own seat in this game. Take it over again with `/return`.
substitute-knows = You’ve played { $who }’s seat here, and you know what’s hidden there. So you can’t take another seat in this game. If that one’s offered again, you can have it.
substitute-forgotten = Someone who deleted their data has seen a hand in this game, and I can’t tell who. So nobody can take over for { $who }; the computer can. You can watch with `/board` or start your own game with `/play`.
substitute-on-offer = Your seat in { $title } is on offer. Keep it after all?
substitute-keep = Keep my seat
substitute-kept = You keep your seat.
substitute-gave = Someone took over your seat in { $title }. Thanks for playing!
substitute-offer-sure = Offer your seat in { $title }? Whoever takes it plays your hand, and the game counts as last place for you. Until then it’s still yours.
substitute-offer-yes = Yes, offer my seat
substitute-offered = Your seat is on offer in the channel. It’s yours until someone takes it. To keep it, make a move or use `/substitute` again.

cabin-welcome = { $who }, this is your team’s cabin in { $title }. Make your plans here; the other players can’t see it. Just keep your cards to yourselves, because this server’s moderators can read along. **My hand** always shows what you two may know about each other’s cards.
cabin-none = Partners in { $title } are welcome to make plans by direct message. I can’t open a private thread for them here: it takes a regular text channel and the permissions { permission-create-private-threads } and { permission-send-messages-in-threads }.

vacation-begun = Enjoy your vacation! Your clocks are paused until { $time }, and I won’t send reminders. To end it early, use `/vacation` without a date.
vacation-zone = I don’t know your time zone, so that day ends at midnight UTC. Tell me where you live and give the date again, and it’ll end at your own midnight.
vacation-ended = Welcome back! Your clocks are running again.
vacation-none = You’re not on vacation. To start one, give a date: `/vacation until: { $year }-{ $month }-{ $day }`.
vacation-no-date = I can’t read “{ $typed }” as a date. Write it like `{ $year }-{ $month }-{ $day }` or `{ $day }.{ $month }.{ $year }`.
vacation-past = That day has passed. Pick a later one.
vacation-long = That’s too long: { $days } days at most, so the others aren’t left waiting. You can also offer your seat with `/substitute`.

table-homeless = This game’s channel is gone or closed to me, so the game is on hold. To continue, type `/table move` in another channel of its server.
table-asleep = This game is asleep. Press **Play** on its board, or use `/table wake`, to continue where you stopped.

command-vacation = vacation
command-vacation-about = Pause all your clocks until a date; without a date: end your vacation
option-until = until
option-until-about = The last day, as year-month-day or day.month.year
command-substitute = substitute
command-substitute-about = Offer your seat to a substitute
command-return = return
command-return-about = Take over your seat from the computer again

board-followers = Following: { $who }
lobby-expires = Nobody has started this game of { $title } for a few days. I’ll close it tomorrow unless someone joins or presses **Start**.
table-falls-asleep = No moves in { $title } for a month, so this game is asleep. Press **Play** on its board to wake it.
table-stray = The channel of your game { $title } is gone or closed to me. Nothing is lost: to continue, type `/table move` in another channel of the server.
table-move-none = You have no game to move here. It has to be in another channel of this server, and you need a seat in it.
table-move-which = You’re in several games on this server. Choose one: `/table move table: …`.
table-moved-here = { $title } continues here.
table-moved-away = { $title } continues in { $channel }.
table-wide-awake = No game is asleep in this channel.
table-woken = { $title } is awake and continues where you stopped.
follow-on = I’ll tell you about every turn in { $title }. To stop, use `/table follow` with *on* switched off.
follow-off = You’re no longer following { $title }.
follow-many = { $most } people are following this game, and there’s no room for more under its board. You can watch it any time with `/replay`.
follow-own = You’re in this game, so I’ll keep you posted anyway.
command-table = table
command-table-about = Move, wake or follow a game
command-table-move = move
command-table-move-about = Continue one of your games in this channel
command-table-wake = wake
command-table-wake-about = Wake the sleeping game in this channel
command-table-follow = follow
command-table-follow-about = Get news about this game without playing
option-table = table
option-table-about = Which of your games
option-follow = on
option-follow-about = Switch off to stop following

## Notes to one's own next turn

note-write = Note to my next turn
note-change = Change my note
note-title = A note to your next turn
note-label = Your note
note-about = Only you see it, when it’s your turn again. Leave it empty to delete it.
note-shown = 📝 **Your note:** { $note }
note-kept = Noted. You’ll see it on your next turn.
note-gone = Your note is deleted.
