"""The contract that every game fulfils, and what it speaks of: questions, words, settings, things, dice."""
