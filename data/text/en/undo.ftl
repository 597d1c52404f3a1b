## Undoing moves

table-taken-back = { $who } undoes the last move.
table-undo-nothing = There’s nothing to undo.
table-undo-final = You can’t undo that: it was final, it revealed something, or someone has moved since.
table-undo-binding = You can’t undo that: it was final, or it revealed something.
table-undo-drawn = You can’t undo that: it drew or rolled something.
table-undo-moved = You can’t undo that: someone has moved since.

undo-already-done = You’ve already undone that move. Here’s the game now:
undo-done = Undone.
command-undo = undo
command-undo-about = Undo your last move, if it revealed nothing

undo-may-ask = You can ask the others, though. If they all agree, your last move is undone, along with everything after it.
undo-wish = Ask the others
undo-already-asked = You’ve already asked the others. They’re voting in the channel.
undo-wished = I’m asking the others in the channel. You can change your mind there until they’ve agreed.

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

## Votes about it

vote-undo = **{ $who }** would like to undo their last move and everything since. Is everyone okay with that?
vote-undo-move = **{ $who }** would like to undo this move. Is everyone okay with that?
vote-rule-undo = { $count ->
    [one] You decide.
   *[other] All of you have to agree.
} With no answer by { $time }, the move stands.
vote-undo-yes = Everyone agreed: { $who }’s last move is undone.
vote-undo-no = Not everyone agreed, so { $who }’s last move stands.
vote-undo-lapsed = Nobody answered { $who }’s undo request in time, so the move stands.
vote-undo-withdrawn = { $who } no longer wants to undo. The move stands.
vote-undo-over = The game continued, so { $who }’s undo request is closed.
vote-undo-own = The others have to agree. Changed your mind? Press **I’d rather not**.

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
