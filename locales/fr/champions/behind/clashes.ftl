# Two cards of the same name: yours, and the one in the file.

clash-title = { $count ->
    [one] { $count } carte diffère de la vôtre
   *[other] { $count } cartes diffèrent des vôtres
}
clash-lead = Les vôtres restent, sauf si vous prenez celles du fichier.
clash-mine = La vôtre
clash-theirs = Du fichier
clash-take = { $count ->
    [0] Garder toutes les vôtres
    [one] En prendre { $count } du fichier
   *[other] En prendre { $count } du fichier
}
clash-taken = { $count ->
    [one] { $count } carte reprise du fichier.
   *[other] { $count } cartes reprises du fichier.
}
clash-which = { $name } : laquelle ?
clash-named = { $name }
clash-number = { $value }
clash-dice = blancs { $white }, gris { $gray }, noirs { $black }
clash-face = { $offence } Offensive { $defence } Defensive
clash-listed = { $first }, { $next }
clash-no-note = rien de noté
clash-kind = Type de scénario
clash-turns = Tours
clash-details = Détails
clash-yours = comme chez vous
clash-other = autre que chez vous
clash-line = { $field } : { $mine } chez vous, { $theirs } dans le fichier
