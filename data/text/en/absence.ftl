## Votes about somebody who is away

vote-absence = **{ $who }** was asked { $time } and hasn’t moved. What should we do?
vote-time-up = **{ $who }**’s time is up. What should we do?
vote-late = Time’s up and some answers are missing. I won’t say whose. What should we do?
vote-rule-absence = { $count ->
    [one] You decide.
   *[other] More than half of you decide; ending the game takes everyone. At { $time } the votes cast so far decide.
}
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
vote-absence-own = The others decide this. Press **Play** and make your move, and there’s nothing to decide.
vote-noted = Vote counted. You can change it until the others have voted.
vote-decided = Vote counted. That settles it.
vote-open = There’s already a vote. Wait for the result, then try again.
vote-none = This vote is over.

computer-played = The computer played this turn for { $who }.
computer-passed = { $who } passed this turn. The computer only did what it had to.
computer-answered = The computer filled in the missing answers.

vote-absence-gone = Nobody has this seat anymore. The computer plays it.

## Leaving and coming back

resign-sure = Leave { $title }? The computer will play for you, and the game counts as last place for you. You can come back with `/return`: your own place counts if the computer made at most a quarter of your moves.
resign-sure-last = Leave { $title }? Nobody else is left to play, so the game will end for good.
resign-yes = Yes, leave the game
resign-told = { $who } left the game. The computer takes over this seat.
resign-told-last = { $who } left the game. Nobody is left to play, so the game ends here.
voted-told = The computer plays { $who }’s seat now.
voted-told-last = { $who } was away too long. Nobody is left to play, so the game ends here.
voted-told-you = You didn’t move in { $title }, and the others voted: the computer plays your seat now.
round-told = The round’s time is up, so the computer plays { $who }’s seat now.
round-told-last = The round’s time is up. Nobody is left to play, so the game ends here.
round-told-you = The time for this round of your season is up, so the computer plays your seat in { $title } now.
took-over-means = If you stay away, the game counts as last place for you. Come back any time: your own place counts if the computer made at most a quarter of your moves.
resign-done = You left the game. The computer plays for you now. Come back with `/return`.
resign-done-last = You left the game. Nobody else was left to play, so the game has ended.
command-resign = resign
command-resign-about = Leave the game; the computer takes over for you

return-button = Return to my seat
return-told = { $who } is back and takes over from the computer.
return-done = Welcome back to { $title }! Your hand is in your direct messages, or press *My hand*.
return-nothing = No computer is playing a seat of yours.
command-return = return
command-return-about = Take over your seat from the computer again

## Substitutes

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
command-substitute = substitute
command-substitute-about = Offer your seat to a substitute

## Vacations

vacation-begun = Enjoy your vacation! Your clocks are paused until { $time }, and I won’t send reminders. To end it early, use `/vacation` without a date.
vacation-zone = I don’t know your time zone, so that day ends at midnight UTC. Tell me where you live and give the date again, and it’ll end at your own midnight.
vacation-ended = Welcome back! Your clocks are running again.
vacation-none = You’re not on vacation. To start one, give a date: `/vacation until: { $year }-{ $month }-{ $day }`.
vacation-no-date = I can’t read “{ $typed }” as a date. Write it like `{ $year }-{ $month }-{ $day }` or `{ $day }.{ $month }.{ $year }`.
vacation-past = That day has passed. Pick a later one.
vacation-long = That’s too long: { $days } days at most, so the others aren’t left waiting. You can also offer your seat with `/substitute`.

command-vacation = vacation
command-vacation-about = Pause all your clocks until a date; without a date: end your vacation
option-until = until
option-until-about = The last day, as year-month-day or day.month.year
