"""Tables that are opened: lobbies and their guests, lessons, what-ifs."""
