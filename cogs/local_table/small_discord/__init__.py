"""What this small Discord is made of: servers, channels, roles, messages, commands; and where it is kept."""
