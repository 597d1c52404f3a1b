"""Where tables stand: channels, forums, servers; who may see what, and who is called there."""
