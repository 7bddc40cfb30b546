# What is wrong with a file, as a clause.

unfit-missing = il manque
unfit-unknown = rien de ce nom n’est connu
unfit-twice = il y figure deux fois
unfit-sort = il faut ici une valeur d’une autre sorte
unfit-value = « { $value } » ne peut pas figurer ici
unfit-here = cela ne peut pas figurer ici
unfit-weakened = Weakened à { $weakened } n’est pas sous { $life } Life Points
unfit-picture = { $value } est hors de l’image, qui va de 0 à 1
