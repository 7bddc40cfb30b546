# What is wrong with a file, as a clause.

unfit-weakened = Weakened à { $weakened } n’est pas sous { $life } Life Points
