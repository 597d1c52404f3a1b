"""How pictures are drawn and kept: colours, outlines, letters, sprites, and the memory of what was drawn."""
