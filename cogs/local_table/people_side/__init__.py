"""What people at the page talk to: the page, its live socket, and what they do."""
