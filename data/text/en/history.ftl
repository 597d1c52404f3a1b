## Looking back: the log by turns, the replay, the film, how the points grew

log-empty = Nothing has happened yet.
log-older = Older
log-newer = Newer

button-replay = Replay
button-film = Film
button-score = Final score

log-turn = **{ $who }** · { $time }

replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-by-turn = By turn
replay-by-move = By move
replay-turn = Turn { $place } / { $count }
replay-move = Move { $place } / { $count }
replay-beginning = This is how it started.

film-about = { $title }, from start to finish
film-alt = { $title } as a film: the board turn by turn, from start to finish. The last picture:
film-not-over = I make the film when the game ends. Until then, `/replay` shows you the game so far, step by step.
score-not-over = You get the final score when the game ends. Until then, `/replay` shows you the game so far.
film-busy = I’m already making your film. It’ll be ready in a moment.

scores-alt = { $heading }. After a quarter, half and three quarters of the game, and at the end:
scores-alt-line = { $who }: { $quarter }, { $half }, { $most }, { $end }

command-replay = replay
command-replay-about = Watch the game again, step by step

# What a game counts: `Game.counted`.
counted-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
counted-points-name = Points
counted-points-grew = How the points grew
counted-planets = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
counted-planets-name = Planets
counted-planets-grew = Planets turn by turn
counted-wins = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
counted-wins-name = Games won
counted-wins-grew = Games won turn by turn
picture-scores-turns = turns
