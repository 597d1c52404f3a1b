"""What is sent: letters, announcements, and the lists of open lobbies that stand in channels."""
