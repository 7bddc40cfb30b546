# What is wrong with a file, as a clause.

unfit-missing = it is missing
unfit-unknown = nothing of this name is known
unfit-twice = it stands there twice
unfit-sort = something of another sort is needed
unfit-value = “{ $value }” cannot stand here
unfit-here = this cannot stand here
unfit-weakened = Weakened at { $weakened } is not below { $life } Life Points
unfit-picture = { $value } is off the picture, which goes from 0 to 1
