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
er-open-gain = { $name }: { $count ->
    [one] 1 point of Honor to win
   *[other] { $count } points of Honor to win
}{ $source ->
    [duel] {" "}from a duel
    [battle] {" "}from a battle
    [favor] {" "}from the Favor
   *[other] {""}
}
er-open-loss = { $name }: { $count ->
    [one] 1 point of Honor at risk
   *[other] { $count } points of Honor at risk
}{ $source ->
    [duel] {" "}from a duel
    [battle] {" "}from a battle
    [favor] {" "}from the Favor
   *[other] {""}
}
er-open-death = { $name }: life or death
er-open-death-crab = { $name }: the Crab’s second roll for life
er-open-death-phoenix = { $name }: a Phoenix tries to undo the death
er-open-verdict = { $name }: how much does it cost { $target }?
er-open-second = { $name }: the Dragon’s second roll
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
