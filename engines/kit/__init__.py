"""What every game would otherwise write again.

`actions` is the table of all kinds of move and their dispatch; `board` and `rules` are the skeletons of the
modules with the same names in a game's package; `figures` holds bounds checks for figures files; `copying`
copies states, and `redeal` helps to deal anew what is hidden.
"""
