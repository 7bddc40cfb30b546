# What is wrong with a file, as a clause.

unfit-weakened = Weakened bei { $weakened } liegt nicht unter { $life } Life Points
