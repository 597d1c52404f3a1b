## Statistics, and how long something took

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

command-stats = stats
command-stats-about = Games, wins, points and ratings on this server
option-stats-game-about = Only this game
option-person = person
option-person-about = Only this person
