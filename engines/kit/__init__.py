"""What every game would write again: a table of actions, and skeletons of board, play and rules."""
