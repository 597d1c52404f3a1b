"""What every game fulfils, and what it would otherwise write again.

`game` is what its `rules.py` derives from, `board` the same for `board.py` and `play.py`; `actions` is
the table of all kinds of move and their dispatch; `figures` is what its `figures.py` is made of, and
`figures_files` reads the files; `copying` copies states, and `redeal` helps to deal anew what is hidden.
"""
