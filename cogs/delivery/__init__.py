"""Delivers letters: takes them from the outbox, turns them into messages and sends them, again if need be."""
