"""People and servers: settings, habits, and what is stored about a person."""
