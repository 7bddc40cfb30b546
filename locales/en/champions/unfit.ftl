# What is wrong with a file, as a clause.

unfit-weakened = Weakened at { $weakened } is not below { $life } Life Points
