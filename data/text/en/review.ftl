## Reviews

button-review = Review
review-title = { $title }: how it was decided
review-chart = Winning chances
review-moves = moves
review-percent = { $percent }%
review-heading = Winning chances in percent
review-about = -# Everyone’s chances as seen by someone who only sees the board. I deal everything hidden again and let computer players finish.
review-drawn = -# Nobody won: at the end, a draw counts as equal chances.
review-played = **{ $who }:** { $deed }
review-answer = “{ $question }” – { $deed }
review-stretch = { $count ->
    [one] Move { $first }
   *[other] Moves { $first }–{ $last }
}
review-stretch-to-end = { $moves }, to the end
review-change = { $moves }: { $who }’s chances { $before }% → { $after }%
review-swing = **{ $change }**
review-among = One of these moves: **{ $who }:** { $deed }
review-around = -# { $change }
review-better-points = Better on average: { $deed }, by about { $ahead } points.
review-better-chance = Better on average: { $deed }, with a lead in winning chances about { $ahead } bigger.
review-even = No single move decided this game: the chances changed little by little.
review-progress = Looking back at the game … { $bar } { $percent }%
review-queue = { $count ->
    [one] 1 game is ahead of yours. I’ll start as soon as it’s done.
   *[other] { $count } games are ahead of yours. I’ll start as soon as they’re done.
}
review-meanwhile = -# This can take a few minutes. You can keep playing: the review will appear here.
review-busy = I’m still looking at a game for you. I’ll show you that one first.
review-full = { $count } games are waiting for a review. Try again in a few minutes.
review-failed = That didn’t work out this time. Try again in a few minutes.
