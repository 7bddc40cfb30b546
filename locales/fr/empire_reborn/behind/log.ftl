# The log of The Empire Reborn, reasons, corrections.

er-no-order = Cet ordre n’existe pas, ou il est réglé.
er-no-other-turn = Ceci est pour le tour { $found }, et ici c’est le tour { $turn }.
er-different-turn = Le tour { $from } devient { $to }
er-different-units = { $clan }, { $place } : { $unit } { $from } → { $to }
er-different-dead = { $name } est mort
er-different-lives = { $name } vit
er-different-gone = { $name } n’est pas à la table
er-different-owner = { $place } appartient à : { $from } → { $to }
er-different-favor = La faveur de l’Empereur : { $name }
er-different-battle = La bataille sur la table est autre
er-different-else = Autre chose change à la table
er-different-open = Restent à lancer : { $from } deviennent { $to }
er-edit-count = Combien
er-edit-bid = Enchère pour chacune
er-edit-koku = Koku
er-edit-production = Production
er-edit-steps = Quarts
er-edit-paid = Payé
er-edit-points = Points
er-edit-die = Dé { $number }
er-edit-die-of = { $name }, dé { $number }
er-edit-die-again = { $name }, relancé, dé { $number }
er-edit-roll = Lancer { $number }
er-edit-gift-of = Cadeau de { $name }
er-edit-tn = Nombre visé
er-edit-honor = Honor
er-edit-turn = Tour

er-no-over = La campagne est terminée.
er-no-not-begun = La campagne n’a pas commencé.
er-no-begun = La campagne a commencé.
er-no-realm = Le domaine des { $clan } n’est pas tenu ici.
er-no-province = { $name } n’est pas une Province de ce Clan.
er-no-province-twice = Il y a déjà une Province { $name }.
er-no-bound = Un nombre sort de ses limites.
er-no-treaty = Ce traité n’existe pas.
er-no-person = Ce Character n’existe pas.
er-no-dead = { $name } est mort.
er-no-oneself = Personne n’agit contre soi-même.
er-no-too-many-persons = Les { $clan } ont déjà dix Characters.
er-no-creation = { $name } enfreint la règle { $rule } de création.
er-no-points = Les premiers Characters coûtent ensemble { $points } points, 100 au plus.
er-no-bad-person = Quelque chose est dit deux fois de ce Character, ou ce niveau n’existe pas.
er-no-duel = { $name } est Lame et a besoin d’un champion.
er-no-closed = Les comptes des { $clan } sont faits pour ce tour.
er-no-account-first = Les comptes des { $clan } restent à faire.
er-no-orders-wait = { $count ->
    [one] { $count } ordre n’est ni exécuté ni laissé de côté : il disparaîtrait avec le tour.
   *[other] { $count } ordres ne sont ni exécutés ni laissés de côté : ils disparaîtraient avec le tour.
}
er-no-roll-first = Il reste quelque chose à lancer.
er-no-nothing-open = Rien de tel n’est à lancer.
er-no-production = Production inconnue : { $name }. Saisissez-la.
er-no-shortfall = Il manque { $koku } koku pour l’entretien : des unités sont perdues jusqu’à ce que cela suffise.
er-no-dear = Cela coûte { $cost } koku, il y en a { $has }.
er-no-price = { $unit } : aux enchères. Saisissez le prix de chacune.
er-no-muster-limit = On lève au plus { $limit ->
    [one] { $limit } unité
   *[other] { $limit } unités
} par tour à { $name }.
er-no-not-owned = { $name } n’est pas une Province de ce Clan.
er-no-elites = Un Clan a au plus quatre Elites.
er-no-units = Il y a ici { $has } { $unit }.
er-no-immovable = Les Fortifications restent en place.
er-no-dice = On lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
er-no-die = Aucun dé ne donne { $die }.
er-no-courtiers = À la cour, ils sont au moins deux, chacun une fois.
er-no-change = Rien ne changerait.
er-no-other-campaign = Ceci appartient à une autre campagne. Rien n’a été repris.
er-no-court-held = La cour s’est déjà tenue ce tour.
