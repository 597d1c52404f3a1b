"""The drawing kit that all games share: colours, type, paper, ornaments, pieces, plates, icons."""
