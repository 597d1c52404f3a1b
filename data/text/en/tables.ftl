## A table that somebody looks for, and what it refuses

table-stranger = You’re not in this game. You can look at the board, the log and the rules, or start your own game with `/play`.
table-not-started = This game hasn’t started. The host starts it with **Start**.
table-over = This game is over.
table-played-out = This game is over. Watch it again with `/replay`, or start a new one with `/play`.
table-unknown = I can’t find that game. `/tables` lists yours.
table-moved-on = The game has moved on. Press **Play** to see what’s new.
table-none-here = There’s no game in this channel. Start one with `/play`.
table-elsewhere = There’s no game in this channel.
    You’re playing { $games }. Start another one with `/play`.
table-elsewhere-game = { $title } in { $channel }
table-elsewhere-more = { $count ->
    [one] 1 more, see `/tables`
   *[other] { $count } more, see `/tables`
}
table-none-yours = You’re not in a game. Start one with `/play` in any server channel, find an open table there with `/tables` with *open*, or learn a game with `/learn`.
table-other-game = This channel is playing a different game. `/move` shows what you can do in it.
table-no-hand = You don’t hold anything secret right now.
table-no-outlook = There’s nothing to look out for right now. **Play** shows what you can do.
table-no-such-move = I don’t recognize that move. Press **Play** to see what you can do.
table-not-offered = You can’t do that now. Press **Play** to see what you can do.

## Closing it

end-sure = Close this game of { $title } for everyone? You can’t pick it up again.
end-yes = Yes, close the game
end-done = The game is closed.
end-managers-only = Only people who manage this server can close a game. You can leave it with `/resign`.
command-end = end
command-end-about = Close the game in this channel (for server managers)

## A channel that is gone, moving, sleeping, following

table-homeless = This game’s channel is gone or closed to me, so the game is on hold. To continue, type `/table move` in another channel of its server.
table-asleep = This game is asleep. Press **Play** on its board, or use `/table wake`, to continue where you stopped.

board-followers = Following: { $who }
outage-over = I was away for more than a day, and I’m back. { $title } is as you left it: no clock has run meanwhile.
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

## All tables of a person

tables-head = { $count ->
    [one] **Your game**
   *[other] **Your { $count } games**, the ones waiting for you first
}
table-sleeps = asleep: press **Play** on its board to wake it
digest-head = ☀ **Good day!** { $waiting ->
    [0] { $tables ->
        [one] Your game isn’t waiting for you.
       *[other] None of your { $tables } games is waiting for you.
    }
    [one] { $tables ->
        [one] Your game is waiting for you.
       *[other] 1 of your { $tables } games is waiting for you.
    }
   *[other] { $waiting } of your { $tables } games are waiting for you.
}

## Private threads of partners

cabin-welcome = { $who }, this is your team’s cabin in { $title }. Make your plans here; the other players can’t see it. Just keep your cards to yourselves, because this server’s moderators can read along. **My hand** always shows what you two may know about each other’s cards.
cabin-none = Partners in { $title } are welcome to make plans by direct message. I can’t open a private thread for them here: it takes a regular text channel and the permissions { permission-create-private-threads } and { permission-send-messages-in-threads }.
