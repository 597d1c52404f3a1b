### How things are listed: "a, b and c".

list-none = nothing
list-and = { $most } and { $last }
