"""The service layer: everything that happens at a table, without Discord."""
