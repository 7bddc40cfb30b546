# What things of The Empire Reborn are called.

er-security = { $security ->
    [open] Open
    [checkpoints] Checkpoints
   *[closed] Closed
}
er-school = { $way ->
    [bushi] { $clan } bushi
   *[shugenja] { $clan } shugenja
}
er-open-gain = { $name } : { $count ->
    [one] { $count } point d’Honor à gagner
   *[other] { $count } points d’Honor à gagner
}{ $source ->
    [duel] {" "}d’un duel
    [battle] {" "}d’une bataille
    [favor] {" "}de la faveur
   *[other] {""}
}
er-open-loss = { $name } : { $count ->
    [one] { $count } point d’Honor en danger
   *[other] { $count } points d’Honor en danger
}{ $source ->
    [duel] {" "}d’un duel
    [battle] {" "}d’une bataille
    [favor] {" "}de la faveur
   *[other] {""}
}
er-open-death = { $name } : vie ou mort
er-open-death-crab = { $name } : le second jet du Crab pour sa vie
er-open-death-phoenix = { $name } : un Phoenix tente d’annuler la mort
er-open-verdict = { $name } : combien cela coûte-t-il à { $target } ?
er-open-second = { $name } : le second jet du Dragon
er-advantage = { $advantage ->
    [adventurous] Adventurous
    [ambidextrous] Ambidextrous
    [ambition] Ambition
    [ancestral_item] Ancestral Item
    [assassin] Assassin
    [bentens_blessing] Benten’s Blessing
    [different_school] Different School
    [duplicitous] Duplicitous
    [elemental_attunement] Elemental Attunement: { $of }
    [exploitative] Exploitative
    [fearless] Fearless
    [inquisitive] Inquisitive
    [know_the_school] Know the School: { $of }
    [large] Large
    [lucky] Lucky { $of }
    [minor_school] Minor School
    [prodigy] Prodigy
    [strength_of_the_earth] Strength of the Earth { $of }
    [tactician] Tactician
   *[way_of_the_land] Way of the Land: { $of }
}
er-disadvantage = { $disadvantage ->
    [bentens_curse] Benten’s Curse
    [bitter] Bitter
    [brash] Brash
    [compulsion] Compulsion { $of }
    [cowardly] Cowardly
    [elemental_disharmony] Elemental Disharmony: { $of }
    [gaijin_plague] Gaijin Plague { $of }
    [hatred] Hatred: { $of }
    [lame] Lame
    [secret] Secret
    [shadowlands_taint] Shadowlands Taint { $of }
    [slow_learner] Slow Learner
    [unlucky] Unlucky { $of }
    [unschooled] Unschooled
   *[vengeful] Vengeful
}
