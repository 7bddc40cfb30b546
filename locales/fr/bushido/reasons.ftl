# Words of Bushido: Refusals, faults and rulings.

## Why something is refused

bushido-why-no-model = Cette figurine n’existe pas.
bushido-why-game-over = La partie est finie.
bushido-why-phase = Cela relève de : { $phase }.
bushido-why-not-your-turn = Active : { $player }.
bushido-why-out-of-play = { $name } n’est pas en jeu.
bushido-why-elsewhere = { $name } est Elsewhere.
bushido-why-counters = { $name } : il faut { $count ->
    [one] { $count } Activation Counter
   *[other] { $count } Activation Counters
}.
bushido-why-other-activated = { $name } est activée et n’a pas encore agi.
bushido-why-acted = { $name } a déjà agi.
bushido-why-impetuous = { $name } est Impetuous et passe d’abord.
bushido-why-no-pass = { $player } n’a pas de Pass Token.
bushido-why-nothing-to-pass = { $player } ne pourrait activer aucune figurine.
bushido-why-nothing-activated = Aucune figurine n’est activée.
bushido-why-has-state = { $name } est { $state }.
bushido-why-lacks-state = { $name } n’est pas { $state }.
bushido-why-has-trait = { $name } a { $trait }.
bushido-why-ki = { $name } : cela coûte { $count } Ki.
bushido-why-above-limit = { $name } : au-dessus du Ki Limit.
bushido-why-box-used = { $name } l’a déjà utilisé.
bushido-why-not-on-card = Ce n’est pas sur la carte : { $name }.
bushido-why-unknown = { $name } : { $value } inconnu. À saisir depuis la carte.
bushido-why-rice = Zone { $zone } : qui la contrôle dépend de Rice inconnu. À saisir depuis la carte.
bushido-why-no-ranged = { $name } n’a pas de Ranged Pool.
bushido-why-no-ammo = { $name } n’a plus d’Ammo.
bushido-why-same-side = Les deux sont du même côté.
bushido-why-split = { $name } ne peut pas répartir ses dés ainsi.
bushido-why-no-boosts = { $name } ne peut pas utiliser de Boost.
bushido-why-aggressive = { $name } est Aggressive et ne peut pas Disengage.
bushido-why-wrong-dice = Ce n’est pas le bon nombre de dés.
bushido-why-damage-missing = Il manque un Damage Roll.
bushido-why-tied = Égalité, aussi en dés sans 1 : relancez.
bushido-why-immune = { $name } est immunisée contre { $state }.
bushido-why-no-objective = Le scénario n’a pas cet objectif ou cette zone.
bushido-why-prayed = { $name } y a déjà agi ce tour.
bushido-why-no-prayer = { $player } n’a plus de Prayer Token.
bushido-why-removes = Choisissez l’objectif qui disparaît.
bushido-why-not-removable = Cet objectif ne peut pas disparaître.
bushido-why-nothing = Rien ne changerait.
bushido-why-nothing-to-say = C’est vide.
bushido-why-not-hidden = Les deux le savent déjà.

## Why no table can begin, or a Warband is not legal

bushido-fault-of = { $player } : { $fault }
bushido-fault-no-models = { $player } n’a pas de figurines.
bushido-fault-many-models = { $player } a trop de figurines pour l’app.
bushido-fault-scenario = Les parties du scénario ne vont pas ensemble.
bushido-fault-over = { $rice } Rice, la limite est { $limit }.
bushido-fault-under = { $rice } Rice : il en faut { $limit }.
bushido-fault-ronin-warband = Ronin n’est pas une Faction de Warband.
bushido-fault-duplicate = { $name } est en double.
bushido-fault-too-many = { $name } : plus de figurines que la carte.
bushido-fault-not-recruitable = { $name } ne peut pas être recrutée.
bushido-fault-ronin = { $name } ne combat pas pour cette Faction.
bushido-fault-faction = { $name } est d’une autre Faction.
bushido-fault-excluded = Le Theme exclut { $name }.
bushido-fault-theme = Le Theme n’autorise pas { $name }.
bushido-fault-hated = { $name } hait une figurine présente.
bushido-fault-requirement = { $name } exige une figurine absente.
bushido-fault-copies = { $name } : plus d’exemplaires que Max.
bushido-fault-not-attached = { $name } : chaque exemplaire doit être attaché une fois.
bushido-fault-insignificant = { $name } : pas sur des figurines Insignificant.
bushido-fault-bearer = { $name } : la figurine n’a pas la Requirement.
bushido-fault-exclusion = { $name } : son Exclusion nomme la figurine.
bushido-fault-named = { $name } : sa Requirement ne nomme pas Animal, Construct, Kami ou Swarm.
bushido-fault-ronin-only = { $name } : les Ronin ne prennent que des Enhancements Ronin.
bushido-fault-second = { $name } : un second Equipment sur une figurine.

## Rulings: name, what is usual, the other reading

bushido-ruling-in-force = Lecture « { $name } » : { $reading }
bushido-why-by-ruling = { $why } { $ruling }
bushido-ruling-rice = Total de Rice
bushido-ruling-rice-usual = Il atteint exactement la limite.
bushido-ruling-rice-other = Moins est permis.
bushido-ruling-no-die = Aucun dé ne reste
bushido-ruling-no-die-usual = Le résultat est 0 ; Brutal, Parry et Courage n’ajoutent rien.
bushido-ruling-no-die-other = Ils s’ajoutent à 0.
bushido-ruling-ties = Dés retirés en cas d’égalité
bushido-ruling-ties-usual = Ils ne comptent pas.
bushido-ruling-ties-other = Ils comptent.
bushido-ruling-prone = Défenseur Prone
bushido-ruling-prone-usual = Prone après un Attack réussi, elle ne riposte pas.
bushido-ruling-prone-other = Seulement si elle devient Prone.
bushido-ruling-tough = Moitié et Tough
bushido-ruling-tough-usual = Diviser, puis Tough.
bushido-ruling-tough-other = Tough, puis diviser.
bushido-ruling-counter = Counterstrike et Pierce
bushido-ruling-counter-usual = Pierce et Sharp n’agissent que sur un Attack.
bushido-ruling-counter-other = Aussi sur Counterstrike.
bushido-ruling-size = Test de Size
bushido-ruling-size-usual = Strong, Weak et Swarm changent les dés.
bushido-ruling-size-other = Ils changent le résultat.
bushido-ruling-regenerate = Regenerate
bushido-ruling-regenerate-usual = Soigne avant Fire, Bleed et Poison.
bushido-ruling-regenerate-other = Soigne après.
bushido-ruling-seikyu = Resets de Seikyu
bushido-ruling-seikyu-usual = Aux tours 2, 4 et 6, comme imprimé.
bushido-ruling-seikyu-other = Aux tours 3 et 5.
bushido-ruling-wipe = Un camp éliminé
bushido-ruling-wipe-usual = Seulement ce que ce tour rapporte.
bushido-ruling-wipe-other = Le survivant prend les VP restants.
bushido-ruling-once = Agir sur un objectif
bushido-ruling-once-usual = Une figurine agit une fois par tour sur chacun.
bushido-ruling-once-other = Seule la Prayer est limitée.
bushido-ruling-cap = Double de la base
bushido-ruling-cap-usual = Il limite la valeur finale : un Boost peut compenser un malus.
bushido-ruling-cap-other = Il limite les ajouts ; les malus viennent après.
