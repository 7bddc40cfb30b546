# A new table of the old card game, and who begins.

ccg-table-name = Legend of the Five Rings
ccg-back-home = Back to the start
ccg-back-table = Back to the table
ccg-strength = Strength
ccg-more = More
ccg-rulings = Rulings
ccg-usual = usual
ccg-other-reading = other
ccg-cut = Who begins?
ccg-cut-sub = Everybody cuts the Fate deck: the Focus Value that shows.
ccg-cut-tied = Tied, once more: { $player }
ccg-cut-of = Cut of { $player }
ccg-cut-else = Or without cutting
ccg-begins = { $player } begins
ccg-draw-first = Draw one
ccg-compare = Compare the cuts
