"""How things are said: languages, times, links, whose turn it is."""
