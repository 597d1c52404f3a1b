"""What commands show to whoever gives them: rules, tables, settings, privacy, the state of the bot."""
