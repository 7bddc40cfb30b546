# Ce qui passe par la poste : ordres, rapports, courrier reçu.

er-errand-deed = { $deed }, { $actor } contre { $target }
er-errand-favor = { $name } demande la faveur de l’Empereur avec { $gift } koku
er-post-unsent = { $count ->
    [one] { $count } ordre n’est pas envoyé
   *[other] { $count } ordres ne sont pas envoyés
}
