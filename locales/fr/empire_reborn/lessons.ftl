# What a first campaign of The Empire Reborn explains, step by step.

er-lesson-army = La première armée
er-lesson-army-now = Le Clan a des koku pour sa première armée. Ce qui reste est perdu.
er-lesson-army-table = Unités, puis Lever : achetez ce que vous pourrez aussi payer l’hiver.
er-lesson-begin = La campagne commence
er-lesson-begin-now = La prévision, plus bas, montre si l’hiver peut être payé.
er-lesson-begin-table = Achetez encore, ou touchez le bloc d’encre.
er-lesson-account = Revenu et entretien
er-lesson-account-now = À chaque tour, les Provinces paient selon la saison, et les unités coûtent leur entretien.
er-lesson-account-table = Ouvrez chaque nombre avec sa somme, puis touchez le bloc d’encre.
er-lesson-orders = Ordres
er-lesson-orders-now = Le Clan lève, marche, commerce et répare.
er-lesson-orders-table = Concluez un traité ou levez une unité. Puis finissez le tour.
er-lesson-deed = Un duel
er-lesson-deed-now = Des Characters agissent l’un contre l’autre ; les chances sont là avant le jet.
er-lesson-deed-table = Plus, Actes : choisissez un duel, comparez les chances, lancez des dés à dix faces et saisissez-les.
er-lesson-roll = Ce qui reste à lancer
er-lesson-roll-now = L’Honor se joue point par point, et le perdant lance pour sa vie.
er-lesson-roll-table = Ouvrez les jets, lancez et saisissez, ou laissez lancer l’app.
er-lesson-winter = L’hiver
er-lesson-winter-now = L’hiver, rien n’entre, et les unités veulent quand même leurs koku.
er-lesson-winter-table = Regardez la prévision, puis finissez le tour.
er-lesson-over = La fin
er-lesson-over-now = La campagne est terminée. La chronique la raconte.
er-lesson-over-table = Ouvrez le journal, ou commencez une campagne à vous.
