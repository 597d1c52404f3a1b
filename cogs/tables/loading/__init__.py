"""A table is loaded, locked, kept, leased, and tried again."""
