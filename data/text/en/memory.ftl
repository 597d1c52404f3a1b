## What is remembered of people: statistics, checked records, privacy

span-minutes = { $minutes } min
span-hours = { $hours } h{ $minutes ->
    [0] { "" }
   *[other] { " " }{ $minutes } min
}
span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] { "" }
   *[other] { " " }{ $hours } h
}

stats-title = Statistics of this server
stats-none-yet = No game among people has been played to its end here yet. Computer players do not count: open a table with `/play` and invite somebody.
stats-none-of-game = { $title } has not been played to its end among people here yet. Computer players do not count: open a table with `/play` and invite somebody. `/stats` without a game shows all games.
stats-game = { $count ->
    [one] 1 game
   *[other] { $count } games
} among people, typically { $time } long
stats-line = **{ $who }** · { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won · { $points } points on average
stats-rating = rating { $rating }
stats-rating-provisional = rating { $rating } (provisional: fewer than { $games } games)
stats-unrated = no rating yet
stats-decimal = { $sign }{ $whole }.{ $digit }
stats-own-time = Only you see this: you take { $time } to answer, on average.
stats-left-out = You are left out of statistics and ratings. `/privacy` → *Count me again* changes that, from the next game on.
stats-nothing-of = There is nothing to show of { $who } on this server. Statistics hold games among people that were played to the end; who does not want to appear in them does not.
stats-nothing-of-you = You have not finished a game with other people on this server yet. Games that you left, gave up while the others played on, or took over midway do not count.
stats-nothing-of-game = There is nothing to show of { $who } in { $title } on this server. `/stats` without a game shows all games.
stats-nothing-of-you-game = You have not yet played { $title } to its end with others on this server. `/stats` without a game shows all games.
stats-server-only = Statistics belong to a server: use `/stats` there.

verify-fine = everything as it should be
verify-wrong = something is not as it should be
verify-seat = Seat { $number }
verify-fingerprint = The key's fingerprint (SHA-256) is `{ $fingerprint }`.
verify-announced = It is the fingerprint that you gave.
verify-not-announced = It is not the fingerprint that you gave: another key was used, or the fingerprint is of another table.
verify-deals = The key fits: it deals exactly the cards and throws exactly the dice that were played with.
verify-deals-other = The key does not fit: it deals another game than the one that was played.
verify-no-deal = The key cannot deal this game: there is none with these seats and settings.
verify-no-game = This game cannot be replayed: what the record says of its beginning (key, seats, figures) is damaged.
verify-version = This game was played by version { $theirs } of the rules; I have version { $ours } and cannot judge it. The program of that time can.
verify-no-seat = The log does not hold: entry { $entry } is of a seat that this game does not have.
verify-illegal = The log cannot be replayed: a move in it is against the rules. The rules say: { $reason }
verify-not-this-game = The log cannot be replayed: it holds something that this game does not have, be it seats, settings or a move.
verify-before = The log does not hold: before entry { $entry } the game stood differently.
verify-events = The log does not hold: entry { $entry } had other consequences.
verify-state = The log does not lead to the recorded end.
verify-leads = The log leads to the recorded end: { $moves ->
    [one] one move
   *[other] { $moves } moves
} replayed, every one legal and as recorded.
verify-compare = -# Compare the fingerprint with what the lobby showed before the game. The README says what this proves and what it does not.
verify-too-big = This file has { $size } MB; I check records of up to { $most } MB. With Portolan's own program you can check it at home: `python -m engines.verify FILE`.
verify-too-long = This log has more than { $most } entries, too many for me to replay here. With Portolan's own program you can check it at home: `python -m engines.verify FILE`.
verify-busy = I am just checking another record. Try again in a few seconds.
verify-not-fetched = I could not fetch that file from Discord. Please try again.
verify-unreadable = This is not the record of a game. Press *Record* under the final score of a game, and give me the file as it is.
verify-other-game = This is the record of a game that I do not know.
verify-other-figures = This game was played with figures (cards, prices, tracks) that I have never played with, so I cannot judge it. With Portolan's own program you can check it at home: `python -m engines.verify FILE`.

verify-no-file = Give me the file of a finished game: the button *Record* under its final score makes one. I check it, and then you can look at the game again, whichever Portolan it was played with.

shelf-kept = **You can look at this game now.** Only you see it; its seats have no names. To show it to others, give them the file. I keep it for { $days } days or until you give me another one: `/verify` without a file brings you back here.
shelf-not-over = This game was not played to its end. I show only finished games.
shelf-drop = Forget it
shelf-dropped = Done: I no longer keep that record.
shelf-gone = I no longer have that record: you have given me another one since, or its time was over. Give it to `/verify` again and you can go on looking at it.

privacy-title = Your data
privacy-nothing = I keep nothing of you.
privacy-kept = This is what I keep of you, and nothing else. Messages that people write I never read.
privacy-settings = your settings: language, notices, reminders, quiet hours, vacation and the like
privacy-seats = your seats: { $lobbies } at open tables, { $running } in running games, { $over } in finished ones, each with your name as it was then, your moves, and how long you were waited for
privacy-opened = that you opened { $count ->
    [one] one table
   *[other] { $count } tables
}
privacy-followed = that you follow { $count ->
    [one] one table
   *[other] { $count } tables
}
privacy-given-away = that you gave away { $count ->
    [one] a seat in a running game
   *[other] { $count } seats in running games
}, until the game ends: you know what is hidden there
privacy-results = for `/stats`: { $count ->
    [one] one result
   *[other] { $count } results
} and { $ratings ->
    [one] one rating
   *[other] { $ratings } ratings
}
privacy-record = the record of a game that you gave to `/verify`, until { $days } days after you did
privacy-letters = your id in { $count ->
    [one] one message
   *[other] { $count } messages
} that I still have to send or remove
privacy-left-out = that you want to be left out of statistics
privacy-time = -# Finished games are kept for { $days } days, results and settings until you delete them, backup copies up to 14 days longer.
privacy-export = Export
privacy-exported = Everything that I keep of you.
privacy-uncount = Leave me out of statistics
privacy-recount = Count me again
privacy-uncounted = Done: your results and ratings are deleted, and no new ones will be written down.
privacy-recounted = Done: from the next finished game on you are counted again.
privacy-delete = Delete everything
privacy-delete-sure = Yes, delete everything
privacy-delete-about = **Delete everything that I keep of you?** It cannot be taken back.
    • You leave the tables that have not begun.
    • In running games the computer plays on for you; the others see a seat without a name.
    • In running games where you had or gave away a seat with secrets, nobody can take over another one: I would not recognize you.
    • Finished games keep a seat without a name.
    • Results, ratings, settings, what you follow and the record you gave me are deleted; your hands go from our direct messages, where Discord lets me.
    • That you wanted to be left out of statistics is forgotten too: if you play again, you are somebody new.
    What I posted in channels stays there.
privacy-deleted = Done: I keep nothing about you now. Copies in backups go within 14 days. Thank you for playing!
privacy-nobody = Somebody
privacy-told = A player has left for good. The computer plays on in this seat.
vote-absence-gone = This seat no longer has a player; the computer plays on.

command-stats = stats
command-stats-about = Games, wins, points and ratings on this server
option-stats-game-about = Only this game
option-person = person
option-person-about = Only this person
command-verify = verify
command-verify-about = Check the record of a finished game, and look at the game again
option-record = record
option-record-about = The file that the button Record gives; without one: the last that you gave
option-announced = fingerprint
option-announced-about = What the lobby showed (SHA-256), to be compared
command-privacy = privacy
command-privacy-about = What is stored of you: see it, take it along, delete it
