"""Windows on the page, people who use them, and a bot to look at."""
