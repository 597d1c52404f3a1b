"""What games and everybody else tell each other: moves, questions, words, settings, things, dice."""
