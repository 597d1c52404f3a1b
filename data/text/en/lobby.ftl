## Lobby

lobby-count = { $have ->
    [one] 1 player
   *[other] { $have } players
}{ $missing ->
    [0] { "" }
    [one] , 1 more needed
   *[other] , { $missing } more needed
} ({ $spread })
lobby-player = { $number }. { $name }{ $kind ->
    [host] { " " }(host)
    [computer] { " " }(computer)
   *[person] { "" }
}{ $first ->
    [yes] { " " }· first game
   *[no] { "" }
}
lobby-setting = **{ $name }:** { $choice }
    -# { $about }
lobby-setting-seating = Seating
lobby-setting-seating-random = random
lobby-setting-seating-joined = in join order
lobby-setting-seating-about = Who sits next to whom: random, or in the order people joined, host first.
lobby-proof = Sealed dice: `{ $commitment }`. After the game, anyone can check that nothing was stacked.
lobby-proof-whole = Sealed dice, in full: `{ $commitment }`. Every join is mixed in. After the game, give the record to `/verify` to check that nothing was stacked.
lobby-rules-standard = **Rules:** standard
lobby-rules-changed = **Rules:** { $rules }
lobby-rule = { $name }: { $choice }
lobby-settings = Settings
lobby-settings-title = Settings for this game
lobby-settings-host = Only the host can change them.
lobby-alt = Lobby of { $title } with { $count ->
    [one] 1 player
   *[other] { $count } players
}: { $players }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-cancel-sure = Cancel this game of { $title }? Everyone who joined has to join again.
lobby-cancel-yes = Yes, cancel the game
lobby-add-computer = Add computer player
lobby-remove-computer = Remove computer player
lobby-computers = Levels
lobby-change = Change a setting
lobby-begun = The game has begun.
lobby-cancelled = This game was cancelled.
lobby-opened = Your game of { $title } is open in { $channel }. Friends press **Join**, then you press **Start**.
lobby-started = Your game of { $title } is starting in { $channel }. When it’s your turn, press **Play** under the board.
lobby-joined = You’re in! The host starts the game of { $title }.
lobby-left = You left the game of { $title }.
lobby-thread-name = { $title } · { $host }
lobby-channel-taken = [A game]({ $url }) is about to start here. Join it, or start yours in another channel or a thread (`/play` with *thread*).
lobby-channel-taken-running = There’s [a game]({ $url }) going on here. Watch it with `/board`, or start yours in another channel or a thread (`/play` with *thread*).
lobby-channel-yours = You’re already in [a game]({ $url }) that’s about to start here. Play that one first, or start another in a different channel or a thread (`/play` with *thread*).
lobby-channel-yours-running = You’re already playing [a game]({ $url }) here. Finish it first, or start another in a different channel or a thread (`/play` with *thread*).
lobby-closed = That game has already started or was cancelled. Start your own with `/play`.
lobby-full = All seats are taken. You can watch, or start your own game with `/play`.
lobby-already-in = You’re already in this game.
lobby-not-in = You’re not in this game. While there’s room, press **Join**.
lobby-no-computer = There’s no computer player to remove.
lobby-computers-now = { $count ->
    [0] There are no computer players now.
    [one] There’s 1 computer player now.
   *[other] There are { $count } computer players now.
} Press again to change that.
lobby-computers-full = All seats are taken. To add a computer player, remove someone first.
lobby-host-only = Only the host can do that. Ask them, or start your own game with `/play`.
lobby-wrong-number = This game needs { $spread } players, and there { $have ->
    [one] is 1
   *[other] are { $have }
}. Invite someone or add computer players.
lobby-over-number = This game is for { $spread } players, and that would be { $have }. Choose fewer opponents.
lobby-no-start-player = Player { $place } on the list is set to go first, but there are only { $have } of you. Change *Who goes first*, or invite someone.
lobby-too-many = That’s for { $most } players at most, and there are { $have } of you. Someone has to leave first, or remove a computer player.
lobby-server-only = Games need a server channel. Use `/play` in one, or practice alone with `/learn`.
lobby-no-thread-here = I can’t open a thread here. Use `/play` in a regular text channel.
lobby-missing-permissions = I can’t run a game here yet: I need { $missing }. Ask someone who manages this server to allow that.

lobby-expires = Nobody has started this game of { $title } for a few days. I’ll close it tomorrow unless someone joins or presses **Start**.

lobby-not-in-this-channel = On this server you start games in { $channels }. Use `/play` there.
lobby-too-many-tables = { $most ->
    [one] On this server you can be in 1 game at a time, and you’re in one.
   *[other] On this server you can be in { $most } games at a time, and you’re in that many.
} Finish one first.

## Permissions that it may lack

permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-create-public-threads = “Create Public Threads”
permission-create-private-threads = “Create Private Threads”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”

## Computer players

computer-name-1 = Ada
computer-name-2 = Blaise
computer-name-3 = Charles
computer-name-4 = Grace
computer-name-5 = Leonardo
computer-name-6 = Sofia

computer-named = { $name } ({ $level })
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
computer-level-easy-about = for your first game. It misses a lot.
computer-level-normal-about = knows the game well and moves right away.
computer-level-hard-about = thinks several turns ahead, sometimes for a few seconds.
computer-temperament-bold = bold
computer-temperament-careful = careful
computer-temperament-greedy = greedy
computers-title = Computer players
computers-level = **{ $level }:** { $about }
computers-temperaments = Normal and hard players also have a temperament: bold ones take risks, careful ones avoid them, greedy ones grab what they can.
computers-add = Add a computer player:
computers-remove = Remove
computers-host = Only the host can change them.
computers-gone = That computer player is gone.{ $count ->
    [0] { " " }There are no others.
   *[other] { " " }These are still here.
}
