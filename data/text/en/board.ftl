## Board

board-turn = **{ $who }**: { $asking }
board-thinking = **{ $who }** is thinking …
board-more = … and { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
} (press Log)
board-ended = This game was closed. Thanks for playing!
board-ended-what-if = This what-if has ended. Your real game is as you left it.
board-what-if = **What if …** A private copy of { $title }: none of it affects the real game.
board-no-picture = *(I couldn’t show the picture here. I may need permission to attach files. The board in words:)*

## Since your last turn

since-more = … and { $count ->
        [one] 1 earlier event
       *[other] { $count } earlier events
    } (press Log under the board)
since-title = Since your last turn
since-changes = Your { $changes }
since-change = { $what }: { $before } → { $after }

## The end

final-winner = { $count ->
    [0] Nobody wins!
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
final-winner-computer = { $count ->
    [one] { $who }’s computer wins!
   *[other] The computers of { $who } share the victory!
}
final-best-stayed = Best of those who stayed: { $who }.
final-winner-together = { $who } win together!
final-lesson = That’s the whole game! **Review** shows where it turned and which moves would have been better. **Play again** starts the same lesson over. For a game with friends, use `/play` in a server channel.
final-thanks = Thanks for playing, { $who }!
final-part = { $part } { $points }
final-parts = – { $parts }
final-rank = { $rank ->
    [0] =
   *[other] { $rank }.
}
final-place = **{ final-rank }** { $who }: { $total }
final-line = { final-rank } { $who }: { $total }
final-proof = -# Anyone can check the deal: **Record** has the secret key and every move.
