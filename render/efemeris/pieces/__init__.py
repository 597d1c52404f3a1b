"""What lies on the sky and in front of people: tiles, planets, ships, crew, captains and their signs."""
