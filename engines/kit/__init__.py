"""What every game would otherwise write again.

`actions` is the table of all kinds of move and their dispatch; `board` and `rules` are the skeletons of the
modules with the same names in a game's package; `figures` is what theirs are made of, and `figures_files`
reads the files; `copying` copies states, and `redeal` helps to deal anew what is hidden.
"""
