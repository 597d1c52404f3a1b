## Privacy: what is kept of a person

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
command-privacy = privacy
command-privacy-about = Your data: see it, export it, delete it

privacy-habits = how you tend to play: games finished, games left, and how fast you answered in the last 9; `/settings` says who sees it
privacy-lobbies = what { $count ->
    [one] 1 lobby knows
   *[other] { $count } lobbies know
} about you: that you’re invited or want to hear when it’s ready (until the game starts), or kept out (until it ends)

privacy-seasons = that you took part in or started { $count ->
        [one] 1 season
       *[other] { $count } seasons
    }, with your name at the time
