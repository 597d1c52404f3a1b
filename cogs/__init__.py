"""Discord: extensions, one topic each, and the four packages that they stand on."""
