# What is wrong with a file, as a clause.

unfit-missing = das fehlt
unfit-unknown = etwas dieses Namens ist nicht bekannt
unfit-twice = das steht zweimal da
unfit-sort = hier muss etwas anderer Art stehen
unfit-value = „{ $value }“ kann hier nicht stehen
unfit-here = das kann hier nicht stehen
unfit-weakened = Weakened bei { $weakened } liegt nicht unter { $life } Life Points
unfit-picture = { $value } liegt neben dem Bild, das von 0 bis 1 reicht
