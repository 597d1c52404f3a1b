"""What is counted, measured and logged while the bot runs."""
