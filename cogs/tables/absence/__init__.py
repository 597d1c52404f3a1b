"""People who are away or leave: reminders, votes, seats that change hands, games that fall asleep."""
