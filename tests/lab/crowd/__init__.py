"""Simulated people on the loopback Discord: they press what the bot shows them, and wait for its answers."""
