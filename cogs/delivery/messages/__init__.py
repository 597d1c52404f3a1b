"""The kinds of letters, and the messages they become."""
