"""The local table: a small Discord of our own on 127.0.0.1, for the real bot and for people at a page."""
