### Seasons: leagues and knock-outs on a server.

command-season = season
command-season-about = Leagues and knock-outs on this server
command-season-start = start
command-season-start-about = Start a league or a knock-out in this channel (for server managers)
command-season-show = show
command-season-show-about = Show the seasons of this server and their standings
option-season-format = format
option-season-format-about = League: everyone plays every round. Knock-out: the best of each table go on
option-season-size = size
option-season-size-about = Players per table. Computers take the empty seats
option-season-rounds = rounds
option-season-rounds-about = How many rounds a league has
option-season-days = days
option-season-days-about = How many days a round takes
option-season-level-about = How well the computers in empty seats play
season-format-league = League
season-format-knockout = Knock-out

season-title-league = { $title } league
season-title-knockout = { $title } knock-out
season-thread-name = Table { $table } · round { $round } · { $title }
season-opened = Your season is open: { $title }. **Rules** changes how the game is played. Press **Begin** when everyone has signed up.
season-sign-up = **Join** to take part. A server manager begins the season. Sign-up closes { $ends }.
season-people =
    { $count ->
        [0] Nobody has signed up so far.
        [one] **1 player**: { $people }
       *[other] **{ $count } players**: { $people }
    }
season-rules-league =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { $days ->
        [one] 1 day
       *[other] { $days } days
    }, { $size } seats per table. Beating everyone at your table earns 60 points, finishing last earns none.
season-rules-knockout =
    { $size } seats per table, { $days ->
        [one] 1 day
       *[other] { $days } days
    } per round. { $through ->
        [one] The best player of each table goes on
       *[other] The best { $through } of each table go on
    } until one table is left. Computers never go on.
season-rules-computers = Computers ({ $level }) take the empty seats.
season-rules-late = When a round’s time is up, a computer takes over for whoever we’re waiting for. If you leave or concede a game, or give your seat away, you’re last and score nothing. If you come back, your place counts only if the computer made at most a quarter of your moves.
season-rules-ties-league = Ties: more wins, then more points in the games, then a shared place. A draw counts as a tie, and as a win for nobody.
season-rules-ties-knockout = Ties and draws at a table: more points in the game, then whoever signed up first.
season-join = Join
season-leave = Leave
season-begin = Begin
season-settings = Rules
season-how = Rules and standings
season-drop-out = Drop out
season-my-table = My table
season-cancel = Cancel season
season-round = Round { $round } · ends { $ends }
season-final = The last round · ends { $ends }
season-match = { $place } · { $people }
season-match-won = { $place } · { $people } · **{ $who }** won
season-match-done = { $place } · { $people } · finished
season-continues = The season’s latest message: { $url }
season-more-tables =
    { $count ->
        [one] … and 1 more table
       *[other] … and { $count } more tables
    }
season-computer = computer
season-no-place = Table { $table } (not open yet)
season-won =
    { $count ->
        [one] { $who } wins the season!
       *[other] { $who } share first place!
    }
season-ended-canceled = This season was canceled. Games that are under way go on.
season-ended-expired = Sign-up has closed, and the season hasn’t begun. A manager can start a new one with `/season start`.
season-ended-trouble = This season has ended: for a month, I couldn’t post here or open its tables. Games that are under way go on. A manager can start a new one with `/season start`.
season-closes-soon =
    { $people }: sign-up for { $title } closes { $ends }, and { $count ->
        [0] nobody has signed up
        [one] 1 player has signed up
       *[other] { $count } players have signed up
    }. Press **Begin** before then to play. A season needs at least 2 players.
season-expired = { $people }: sign-up for { $title } has closed, because nobody began the season. A manager can start a new one with `/season start`.
season-table-open = { $people }: here’s your table for this round of the season. Whoever goes first is called below, and everyone else when it’s their turn.
season-round-ends =
    { $count ->
        [0] This round ends within a day.
       *[other] { $people }: this round ends within a day, and we’re waiting for you.
    } After that, a computer takes over for whoever we’re waiting for.

season-entered = You’re in: { $title }. Your first game starts when the season begins.
season-already-in = You’re already in: { $title }. Your first game starts when the season begins. To sign out, press **Leave**.
season-left = You’re out of { $title }.
season-begun = The season has begun: { $title }. I’m opening a thread for each table.
season-cancel-sure = Cancel { $title }? The standings stay as they are, and games that are under way go on.
season-cancel-yes = Yes, cancel the season
season-drop-out-sure = Drop out of { $title }? You won’t be in any later round. To leave a game that’s under way too, use `/resign` there.
season-drop-out-yes = Yes, drop out
season-match-yours = You’re playing here: { $place }
season-match-yours-done = Your game of this round is over: { $place }. The next one starts when everyone has finished.
season-no-match = I’m still opening your table. Try again in a minute.
season-no-more-matches = You’re no longer in this season, so you have no table in this round. Use `/season show` to follow it.
season-none = There’s no season on this server. A manager can start one with `/season start`.
season-several =
    { $count ->
        [one] 1 season on this server:
       *[other] { $count } seasons on this server:
    }
season-choose = Choose a season
season-status-open = Open: join now
season-status-running = Round { $round }
season-status-over = Finished
season-status-ended = Ended early
season-here = Continue here
season-here-about = The season’s channel is gone. Press **Continue here**, and I’ll open its tables in this channel.
season-moved = Done: { $title } continues here.

season-trouble-channel = ⚠️ My channel is gone. A manager can use `/season show` in another channel and press **Continue here**.
season-trouble-server = ⚠️ I was removed from this server. The season continues when I’m back.
season-trouble-permission = ⚠️ I can’t post or open threads here. Please give me *Send Messages*, *Attach Files*, *Create Public Threads* and *Send Messages in Threads*. Then use `/season show`, and I’ll try again.
season-trouble-discord = ⚠️ Discord didn’t let me open a table. I keep trying.
season-trouble-table = ⚠️ I couldn’t start one of the tables. I keep trying.
season-managers-only = Only server managers can do that. Ask someone who has *Manage Server*.
season-text-channel = I need a text channel for a season: each table gets a thread there. Use the command in one.
season-channel-taken = There’s already a season in this channel. Finish or cancel it first, or use another channel.
season-too-many = This server already has { $most } seasons under way. Finish or cancel one first: `/season show` lists them.
season-wrong-size = { $size } players per table don’t fit: with these rules, this game is for { $spread } players. Choose another size or other rules.
season-setting-fixed = In a season, seats are assigned fairly and hints are off. You can change the other settings.
season-too-few = A season needs at least { $least } players, and { $have } signed up. Wait until more have joined.
season-unknown = I can’t find that season. Use `/season show` to see what there is.
season-closed = That’s no longer possible: the season has begun or ended. Use `/season show` to see how it stands.
season-full = The season is full: 64 players are in. Use `/season show` to follow it.
season-not-in = You’re not in this season. To take part, press **Join**.
season-not-in-begun = You’re not in this season, and it has begun. Use `/tables` with *open* to find a game you can join.
season-has-channel = This season still has its channel. It continues there: { $place }
season-alt = Standings of { $title }, round { $round }.
season-alt-league =
    { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
season-alt-knockout = { $place }. { $name }: round { $round }
picture-season-over = Final standings
picture-season-round = Round { $round }
picture-season-people =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
picture-season-points = Points
picture-season-wins = Wins
picture-season-played = Games
picture-season-reached = Round
