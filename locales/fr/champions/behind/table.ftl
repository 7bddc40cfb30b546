# Words of the table screens.

## The dock

table-combat-open = Combat en cours : { $name } contre { $enemy }, { $dice ->
    [one] { $dice } dé lancé.
   *[other] { $dice } dés lancés.
}
table-told-open = Combat en cours : { $name } contre { $enemy }, saisi à la main.
table-test-open = Test en cours : { $name }, { $dice ->
    [one] { $dice } dé lancé.
   *[other] { $dice } dés lancés.
}
table-open-on = Continuer
table-open-on-combat = Poursuivre le Combat
table-open-on-test = Poursuivre le test
table-open-still = Un Combat ou un test est encore en cours.
table-open-back = Y revenir
table-open-discard = Abandonner
table-open-discarded = Combat ou test abandonné.

## More

table-redo-sub = Refaire ce qui a été annulé
table-log = Journal
table-log-sub = Chaque étape, à lire, annuler et corriger
table-figures-sub = Ajouter, noter des Wounds, retirer
middle-title = Vue de table
middle-link-sub = En grand, pour une tablette au milieu
table-objectives = Objectifs
table-objectives-sub = Ce que garde chaque Champion
table-no-objectives = Cette table joue sans objectifs.
table-objective-done = { $title } ({ $glory } Glory)
table-scenario = Scénario
table-scenario-sub = Tours, Threshold, Favor, choix de règles, sauvegarde
table-remark = Remarque
table-remark-sub = Une ligne à vous pour le journal
table-remark-text = Ce qui s’est passé
table-remark-keep = La noter
table-end-game-sub = L’objectif est atteint, ou perdu pour de bon
table-settings = Réglages
table-home = Accueil
table-home-sub = La table est enregistrée
table-ending = L’objectif du scénario est-il atteint ?
table-met = L’objectif est atteint
table-met-sub = L’Honor décide si c’est une victoire
table-missed = L’objectif est manqué
table-missed-sub = La partie est perdue
letter-keys = Touches d’un seul caractère
letter-keys-sub = À la table et au Combat, U, +, 1 ou F agissent aussitôt. À désactiver si l’on dicte.
table-shortcuts = Touches
table-key-digits = ouvre une carte
table-key-steps = change la dernière jauge touchée
table-key-undo = annule la dernière étape
table-key-enter = appuie sur la grande touche du bas
table-key-list = montre cette liste
