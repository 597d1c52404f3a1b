"""What people live through: scenes that cross many extensions."""
