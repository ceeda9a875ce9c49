nim = Nim
nim-event = '{ $event }' is not a move: expected something like '{ $seat } take 2 from 1'.
nim-option-heaps = Heaps
nim-about-heaps = How many sticks lie in each heap.
nim-option-misere = Misère
nim-about-misere = Who takes the last stick loses.
nim-view-heaps = Sticks in the heaps
