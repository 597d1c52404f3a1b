"""How strong the computer players are: matches, ladders, tuning, balance."""
