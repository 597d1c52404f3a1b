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

stats-title = Statistics for this server
stats-none-yet = No finished games between people here yet. Games against computers alone don’t count: start one with `/play` and invite someone.
stats-none-of-game = No finished games of { $title } between people here yet. Games against computers alone don’t count: start one with `/play` and invite someone. `/stats` without a game shows all games.
stats-game = { $count ->
    [one] 1 game
   *[other] { $count } games
} between people, typically { $time } long
stats-line = **{ $who }** · { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won · { $points } points on average
stats-rating = rating { $rating }
stats-rating-provisional = rating { $rating } (provisional: fewer than { $games } games)
stats-unrated = no rating yet
stats-decimal = { $sign }{ $whole }.{ $digit }
stats-own-time = Only you see this: on average you take { $time } to answer.
stats-left-out = You’re not in statistics or ratings. To count again from the next game on, use `/privacy` → *Count me again*.
stats-nothing-of = There’s nothing to show about { $who } on this server. Only finished games between people count, and people can opt out.
stats-nothing-of-you = You haven’t finished a game with other people on this server yet. Games you left or gave up count as last place when the others finish them. Games you joined midway don’t count.
stats-nothing-of-game = There’s nothing to show about { $who } in { $title } on this server. `/stats` without a game shows all games.
stats-nothing-of-you-game = You haven’t finished a game of { $title } with others on this server yet. `/stats` without a game shows all games.
stats-server-only = Statistics belong to a server. Use `/stats` in one.

verify-fine = everything checks out
verify-wrong = something doesn’t check out
verify-seat = Seat { $number }
verify-fingerprint = The key’s fingerprint (SHA-256) is `{ $fingerprint }`.
verify-announced = That’s the fingerprint you gave.
verify-not-announced = That’s not the fingerprint you gave. Either someone used another key, or the fingerprint is from another game.
verify-deals = The key fits: it deals exactly the cards and rolls exactly the dice of this game.
verify-deals-other = The key doesn’t fit: it deals a different game.
verify-no-deal = The key can’t deal this game: no game has these seats and settings.
verify-no-game = I can’t replay this game: the record’s start (key, seats, figures) is damaged.
verify-version = This game used version { $theirs } of the rules. I have version { $ours }, so I can’t judge it. That version of the program can.
verify-no-seat = The log doesn’t check out: entry { $entry } is for a seat this game doesn’t have.
verify-illegal = I can’t replay the log: one of its moves breaks the rules. The rules say: { $reason }
verify-not-this-game = I can’t replay the log: it has seats, settings or a move that don’t exist in this game.
verify-before = The log doesn’t check out: the game was different before entry { $entry }.
verify-events = The log doesn’t check out: entry { $entry } had different consequences.
verify-state = The log doesn’t lead to the recorded end.
verify-leads = The log leads to the recorded end: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} replayed, all legal and as recorded.
verify-compare = -# Compare the fingerprint with the one in the lobby before the game. The README says what this proves and what it doesn’t.
verify-too-big = This file is { $size } MB. I check records of up to { $most } MB. You can check it at home with Portolan’s own program: `python -m engines.tables.verify FILE`.
verify-too-long = This log has more than { $most } entries, too many for me to replay here. You can check it at home with Portolan’s own program: `python -m engines.tables.verify FILE`.
verify-busy = I’m checking another record. Try again in a few seconds.
verify-not-fetched = I couldn’t get that file from Discord. Please try again.
verify-unreadable = That’s not a game record. Press *Record* under a game’s final score and give me that file, unchanged.
verify-other-game = That’s the record of a game I don’t know.
verify-other-figures = This game used figures (cards, prices, tracks) I’ve never played with, so I can’t judge it. You can check it at home with Portolan’s own program: `python -m engines.tables.verify FILE`.

verify-no-file = Give me the file of a finished game. You get one from *Record* under the final score. I’ll check it, and then you can watch the game again, no matter which Portolan it’s from.

shelf-kept = **You can watch this game now.** Only you see it, and the seats have no names. To show it to others, give them the file. I keep it for { $days } days or until you give me another one. To come back here, use `/verify` without a file.
shelf-not-over = This game didn’t reach its end. I only show finished games.
shelf-drop = Forget it
shelf-dropped = Done. I no longer have that record.
shelf-gone = I no longer have that record: you’ve given me another one since, or its time ran out. Give it to `/verify` again to keep watching.

privacy-title = Your data
privacy-nothing = I have no data about you.
privacy-kept = Here’s all the data I have about you. I never read people’s messages.
privacy-settings = your settings: language, notices, reminders, quiet hours, vacation and so on
privacy-seats = your seats: { $lobbies } in lobbies, { $running } in running games, { $over } in finished ones, each with your name at the time, your moves, your note to yourself, and how long people waited for you
privacy-opened = that you hosted { $count ->
    [one] 1 game
   *[other] { $count } games
}
privacy-followed = that you follow { $count ->
    [one] 1 game
   *[other] { $count } games
}
privacy-given-away = that you gave away { $count ->
    [one] a seat in a running game
   *[other] { $count } seats in running games
}, until the game ends: you know what’s hidden there
privacy-results = for `/stats`: { $count ->
    [one] 1 result
   *[other] { $count } results
} and { $ratings ->
    [one] 1 rating
   *[other] { $ratings } ratings
}
privacy-record = the game record you gave to `/verify`, for { $days } days
privacy-letters = your id in { $count ->
    [one] 1 message
   *[other] { $count } messages
} that I still have to send or remove
privacy-left-out = that you don’t want to be in statistics
privacy-time = -# I keep finished games for { $days } days, results and settings until you delete them, and backups up to 14 days longer.
privacy-export = Export
privacy-exported = All the data I have about you.
privacy-uncount = Leave me out of statistics
privacy-recount = Count me again
privacy-uncounted = Done. I deleted your results and ratings and won’t record new ones.
privacy-recounted = Done. You count again from the next finished game on.
privacy-delete = Delete everything
privacy-delete-sure = Yes, delete everything
privacy-delete-about = **Delete all the data I have about you?** You can’t undo this.
    • You leave the games that haven’t started.
    • In running games the computer takes over for you, and the others see a seat without a name.
    • In running games where you had or gave away a seat with secrets, nobody can take over another seat: I wouldn’t recognize you.
    • Finished games keep a seat without a name.
    • I delete results, ratings, settings, what you follow and the record you gave me. I also remove your hands from our direct messages, where Discord lets me.
    • I forget that you wanted to stay out of statistics, too. If you play again, you’re someone new.
    What I posted in channels stays there.
privacy-deleted = Done. I have no data about you now. Backups are gone within 14 days. Thanks for playing!
privacy-nobody = Someone
privacy-told = A player left for good. The computer takes over this seat.
vote-absence-gone = Nobody has this seat anymore. The computer plays it.

command-stats = stats
command-stats-about = Games, wins, points and ratings on this server
option-stats-game-about = Only this game
option-person = person
option-person-about = Only this person
command-verify = verify
command-verify-about = Check the record of a finished game and watch the game again
option-record = record
option-record-about = The file you got from Record; without one: the last file you gave me
option-announced = fingerprint
option-announced-about = The SHA-256 shown in the lobby, to compare
command-privacy = privacy
command-privacy-about = Your data: see it, export it, delete it
