"""The laboratory: what measures the bot, strains it, and makes its computer players stronger."""
