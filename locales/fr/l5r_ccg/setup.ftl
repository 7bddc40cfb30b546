# A new table of the old card game, and who begins.

ccg-table-name = Legend of the Five Rings
ccg-back-home = Retour à l’accueil
ccg-back-table = Retour à la table
ccg-strength = Strength
ccg-more = Plus
ccg-rulings = Lectures
ccg-usual = usuelle
ccg-other-reading = autre
ccg-cut = Qui commence ?
ccg-cut-sub = Chacun coupe son deck Fate : le Focus Value qui apparaît.
ccg-cut-tied = À égalité, encore : { $player }
ccg-cut-of = Coupe : { $player }
ccg-cut-else = Ou sans couper
ccg-begins = { $player } commence
ccg-draw-first = Tirer au sort
ccg-compare = Comparer
