undo-points-button = Back to an earlier move
undo-points = **Back to before which move?** These are the moves of this round that everyone saw, newest first. Choose one to see the board as it was before it.
undo-points-none = There’s no move in this round to go back to.
undo-points-menu = Back to before …
undo-point-undoes = { $count ->
    [one] Undoes 1 move
   *[other] Undoes { $count } moves
}
undo-point = **Back to before this move?**
undo-point-agree = If everyone agrees, { $count ->
    [one] this move is undone.
   *[other] { $count } moves are undone: this one and everything after it.
} The others will see this picture, too.
undo-point-alone = { $count ->
    [one] This undoes 1 move.
   *[other] This undoes { $count } moves: this one and everything after it.
}
undo-point-before = The board before this move:
undo-point-other = Another move
undo-point-now = Go back
undo-point-gone = You can’t go back to that move anymore: it’s been undone, or its round has ended. Choose another one.

vote-point = **{ $who }** would like to go back to before this move. Is everyone okay with that?
vote-point-undoes = { $count ->
    [one] That undoes 1 move so far.
   *[other] That undoes { $count } moves so far: this one and everything after it.
}
vote-point-yes = Everyone agreed: the game is back to before this move.
vote-point-no = Not everyone agreed to go back to before this move, so nothing is undone.
vote-point-lapsed = Not everyone answered { $who }’s undo request in time, so nothing is undone. It was about this move:
vote-point-withdrawn = { $who } no longer wants to go back to before this move. Nothing is undone.
vote-point-over = The game continued, so { $who }’s request to go back to before this move is closed.
