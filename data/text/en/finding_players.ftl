## Finding players: open tables, the people in a lobby, how they tend to play

# a lobby and its guests

lobby-players = Players
lobby-tell-me = Tell me when it’s ready
lobby-again = { $who }, up for another game? Press **Join** if you’re in.
lobby-joined-there = You’re in! The host starts the game of { $title } in { $channel }.
lobby-setting-guests = Who can join
lobby-setting-guests-about = Who may take a seat. Only games with other people count. People who don’t qualify are told why.
lobby-setting-guests-anyone = anyone
lobby-setting-guests-finished = people who’ve finished a game
lobby-setting-guests-daily = people who answer within a day
guests-finished-only = This table is for people who’ve finished a game with others, and I don’t know of one you have. Ask the host to change *Who can join*, look for another table in `/tables` with *open*, or start your own with `/play`.
guests-daily-only = This table is for people who usually answer within a day, and you usually take longer. Ask the host to change *Who can join*, look for another table in `/tables` with *open*, or start your own with `/play`.
guests-pace-unknown = This table is for people who usually answer within a day. I don’t know how fast you answer: you haven’t finished a game with others, or you’re not in statistics. Ask the host to change *Who can join*, or look for another table in `/tables` with *open*.
guests-barred-you = The host isn’t letting you join this table. Look for another one in `/tables` with *open*, or start your own with `/play`.
guests-title = Players in this lobby
guests-asked = **Who can join:** { $what }
guests-none = Nobody else is here yet.
guests-remove = Remove
guests-bar = Remove for good
guests-remove-about = Whoever you remove gets a friendly private note. Removed for good means they can’t join this table again.
guests-barred = **Kept out:** { $who }
guests-let-in = Let { $name } back in
guests-gone = That player is no longer in this lobby.
guests-not-yourself = You can’t remove yourself. Press **Leave**, or **Cancel** to close the lobby.
guests-host-is-told = You’re the host, so I’ll tell you anyway.
tell-me-on = I’ll tell you when { $title } has enough players.
tell-me-stop = Never mind
tell-me-off = Okay, I won’t tell you about { $title }.

ready-enough = **{ $title }** has enough players: { $have } of { $spread }.
ready-full = **{ $title }** is full: all { $have } seats are taken.
ready-start = Press **Start** when you’re ready, or wait for more.
ready-start-full = Press **Start** to begin.
ready-begun = **{ $title }** has begun in { $channel }. Have fun!
ready-join = There’s still room: press **Join**.
ready-missed = The host can start it now.
ready-wait = The host can start it any time.

removed-told = The host of { $title } in { $channel } freed up your seat, so you’re no longer in that lobby.
removed-may-return = No hard feelings: as long as there’s room, you can join again. `/tables` with *open* shows other tables on the server.
removed-for-good = You can’t join that one again, but there are more tables: `/tables` with *open* on the server shows them, and `/play` starts your own.

# how people tend to play

habits-title = **How the others tend to play:**
habits-usual = usually answers within { $time }
habits-finished = { $count ->
    [one] 1 game finished
   *[other] { $count } games finished
}
habits-left = { $count ->
    [0] none left early
   *[other] { $count } left early
}
habits-hidden = nothing to show yet
habits-about = Counts games with other people on all servers. Shown once { $games } games are over, unless someone chose otherwise in `/settings`.
settings-show_habits = **Your answer time**, for people in the same lobby, with games finished and games left
settings-show_habits-auto = show it once 5 games are over
settings-show_habits-on = show it
settings-show_habits-off = don’t show it
settings-habits = Yours: { $habits }
settings-habits-none = Yours: no finished games with other people yet
settings-habits-uncounted = Yours: nothing, because you’re not in statistics

# open tables

option-open = open
option-open-about = Show tables on this server that are looking for players
open-tables-title = Looking for players
open-tables-about = Press **Join** to take a seat, or start your own game with `/play`.
open-tables-none = No table is looking for players right now. Start one with `/play`.
open-tables-player = { $name }{ $kind ->
    [host] { " " }(host)
    [computer] { " " }(computer)
   *[person] { "" }
}
open-tables-since = opened { $time }
open-tables-more = { $count ->
    [one] 1 more table is open.
   *[other] { $count } more tables are open.
}
open-tables-all = Show all
open-tables-call = { $role } A new game is looking for players!
open-tables-server-only = Open tables belong to a server. Use this in a channel of one.

# the role that is called

call-button = Call me for new games
call-on = You have { $role } now: I’ll call you when a game opens, at most { $hours ->
    [one] once an hour
   *[other] every { $hours } hours
}.
call-stop = Stop calling me
call-off = Done: you don’t have { $role } anymore, and I won’t call you.
call-no-role = This server no longer has a role for new games. `/tables` with *open* shows the tables that are looking for players.
call-refused = Discord didn’t let me change your roles. Ask someone who manages this server to move my role above that one.
call-trouble = I can’t change your roles right now. Please tell someone who manages this server: { $why }
role-managed = { $role } is handled by Discord or another app. Choose a regular role.
role-no-permission = I need the permission { permission-manage-roles } to hand out roles.
role-above-mine = { $role } is above my own role, so I can’t hand it out. In the server’s role settings, drag my role above it.
role-powerful = { $role } allows more than everyone may do, on this server or in one of its channels, and anyone could take it. Choose a role without permissions of its own.
role-not-yours = You can only choose a role you could hand out yourself: you need { permission-manage-roles }, and { $role } has to be below your highest role.
role-make-not-yours = To make a role you need the permission { permission-manage-roles } yourself. Ask someone who has it.
role-not-mentionable = Calling { $role } notifies nobody: allow everyone to mention it, or give me { permission-mention-everyone } in that channel.
permission-manage-roles = “Manage Roles”
permission-mention-everyone = “Mention @everyone, @here, and All Roles”

# what managers decide

finding-button = Finding players
finding-title = Finding players on this server
finding-list = **List of open tables.** Choose a channel where I keep a list of tables looking for players. It only shows tables that everyone who sees that channel can see.
finding-list-none = No list
finding-list-trouble = ⚠ I can’t keep the list there: I need { $missing }.
finding-list-refused = I can’t keep the list in { $channel }: I need { $missing } there. Allow that, then choose it again.
finding-role = **Role to call.** When a table opens, I post the list again and call this role. People take it and give it back with a button under the list.
finding-role-later = First choose a channel for the list. The role is called there.
finding-role-none = No role
finding-make-role = Make a role for it
finding-role-name = Board gamers
settings-server-call_hours = **How often** I call it at most
settings-server-call_hours-auto = once an hour
settings-number-call_hours = once every { $number } hours
option-call = call
option-call-about = Whether to call the server’s role for this game

# forums

forum-begin = **{ $title }**: { $host } is setting up a table.
permission-create-posts = “Create Posts”
forum-no-tag = Posts in this forum need a tag, and I may not use any of its tags. Ask someone who manages this server for a tag everyone can use, or use `/play` in a text channel.
