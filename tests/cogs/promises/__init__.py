"""What holds for every button, every command and every table."""
