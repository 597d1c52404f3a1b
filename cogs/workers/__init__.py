"""Processes that work beside the bot, and the cores and the memory of all."""
