# Le monde à côté des domaines : temps, peste, espions, Hidden Locations, faveur, expérience ; tricherie ; débuts.

er-merit = { $merit ->
    [duel] Un duel
    [harder_duel] Un duel contre bien plus de Fire
    [duel_won] Un duel gagné
    [contest] Une épreuve
    [harder_contest] Une épreuve contre un anneau bien plus haut
    [contest_won] Une épreuve gagnée
    [battle] Une bataille livrée
    [battle_two] Une bataille à un contre deux
    [battle_three] Une bataille à un contre trois
    [battle_won] Une bataille gagnée
    [assassination] Un assassinat tenté
    [killed] Un assassinat réussi
    [investigation] Une Investigation tentée
    [exposed] Une Investigation réussie
    [denouncing] Une dénonciation tentée
    [denounced] Une dénonciation réussie
    [falsified] Un faux préparé
    [believed] Un faux qui a été cru
    [explored] Une Hidden Location explorée
    [nemuranai] Un Nemuranai rapporté
    [ancestral] Un Nemuranai ancestral rapporté
   *[acclaimed] Acclamé par l’Empereur
}
er-learn-ring = { $ring } monte
er-learn-advantage = Apprendre : { $advantage }
er-learn-remove = Surmonter : { $disadvantage }
er-open-cheats = { $name } triche sans être vu par { $target } ?
er-open-notices = { $name } observe { $target }
er-open-fights = { $name } contre { $target }
er-open-compulsion = { $name } : cède-t-il à sa Compulsion ?
er-open-vengeful = { $name } : haine envers { $target } ?
er-open-border = { $name } : passe-t-il les gardes des { $clan } ?
er-no-cheating = On ne triche pas au milieu d’une bataille.
er-no-second-action = { $name } n’a qu’une action par tour.
er-no-refusing = { $name } est Brash et ne peut refuser un duel.
er-refuses = { $name } refuse
er-no-wrong-season = Ce temps n’est pas de la saison.
er-no-done-this-turn = C’est déjà fait ce tour-ci.
er-no-too-many-teams = Une Province reçoit cinq équipes d’explorateurs par tour.
er-no-site = Cette Hidden Location n’existe pas.
er-no-favor = La faveur sert une fois, au tour qui suit.
er-no-spies = Espions présents : { $has }.
er-no-experience = Cela coûte { $cost } XP ; il y en a { $has }.
er-no-unlearnable = Une règle s’y oppose : { $rule }.
er-no-pool = Le Clan Pool ne sert que le Primary Character.
er-no-strikes = Unités présentes : { $has } seulement.
er-no-fresh-units = Les unités qui s’y sont battues ce tour ne ravagent rien : { $has ->
    [one] { $has } ne s’est pas battue
   *[other] { $has } ne se sont pas battues
}.
er-no-luck = Il ne reste pas de second jet ce tour.
er-no-world-first = Peste, terre ou espions viennent d’abord : ils attendent dans Le monde.
er-no-founded = { $clan } : des Characters ou des unités sont déjà là.
