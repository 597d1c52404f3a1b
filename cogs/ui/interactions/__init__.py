"""Interactions: what extensions may use of the bot, how one is read and answered, which table it is about."""
