## Looking back: the log by turns, the replay, the film, how the points grew

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
replay-beginning = This is how it began.

film-about = { $title }, from the beginning to the end
film-alt = { $title } as a film: the board turn by turn, from the beginning to the end. The last picture:
film-not-over = The film is made when the game is over. Until then, `/replay` shows you step by step what happened so far.
score-not-over = The final score comes when the game has been played to its end. Until then, `/replay` shows you what happened so far.
film-busy = Your film is being made already. It takes a moment: please wait for it.

scores-alt = How the points grew. After a quarter, half and three quarters of the game, and at the end:
scores-alt-line = { $who }: { $quarter }, { $half }, { $most }, { $end }

picture-scores = How the points grew
picture-scores-turns = turns

command-replay = replay
command-replay-about = See the game again, step by step
