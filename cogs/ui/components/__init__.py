"""What messages are made of: Discord's components, their ids and their style."""
