"""The local table's page in a real browser."""
