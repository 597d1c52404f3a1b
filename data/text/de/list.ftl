### Wie aufgezählt wird: "a, b und c".

list-none = nichts
list-and = { $most } und { $last }
