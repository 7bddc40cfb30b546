# Pages du monde, de la table commune, de la chronique ; débuts ; ce qu’une autre lecture aurait changé.

er-starts = Débuts tout prêts
er-starts-hint = cinq, tous permis et payables jusqu’au printemps
er-starts-sub = { $persons ->
    [one] { $persons } Character
   *[other] { $persons } Characters
}, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
er-sky = Temps et événements
er-favor-sub = une fois, au tour qui suit
er-due-move = { $plagues ->
    [0] La terre se remet : Provinces { $healing }
   *[other] La peste continue : lieux { $plagues }{ $healing ->
        [0] {""}
       *[other] , la terre se remet : Provinces { $healing }
    }
}
er-due-sky-sub = rien encore ce tour ; avant les comptes
er-due-early-sub = avant les comptes
er-due-spread = La peste à { $place } se répand : chez quel voisin ?
er-due-listen-sub = avant la fin du tour
er-due-listen = Espions qui peuvent rapporter : { $count }
er-due-favor = { $name } ne peut user de la faveur que ce tour
er-lesson-trade = Commerce
er-lesson-trade-now = Un traité rapporte, dès le tour suivant, une part de ce que rend la Province du partenaire.
er-lesson-trade-table = Touchez Plus, puis Provinces et traités : concluez-en un avec une Province des Crab.
er-lesson-court = La Cour de l’Empereur
er-lesson-court-now = Qui obtient le plus avec Air, Honor et la moitié du cadeau gagne la faveur.
er-lesson-court-table = Touchez Plus, puis La cour : choisissez un des vôtres et un Crab, voyez ce que vaut chaque koku, et lancez.
