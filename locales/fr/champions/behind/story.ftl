# The story of a scenario at the table: acts, events, objectives, what is lost.

story-moment = Tour { $turn }, { $phase }
story-no-card = Personne n’a la carte « { $name } ». Mettez-la à la table à la main.
story-next = Prochain événement : { $when }
story-next-none = Aucun autre événement après ce tour
story-losses = Perdu si
story-no-objectives = Aucun pour cette difficulté
story-unjudged = à vous de juger
story-by-hand = à la main
story-judge-met = C’est atteint
story-judge-met-ears = { $title } : c’est atteint
story-judge-not = Ce n’est pas atteint
story-judge-not-ears = { $title } : ce n’est pas atteint
story-judge-count = Laisser l’app compter
story-judge-count-ears = { $title } : laisser l’app compter
story-victory = Victoire
story-defeat = Défaite
story-introduction = Avant la partie
story-conclusion = Après la partie
story-ended-met = Le scénario dit : atteint
story-ended-missed = Le scénario dit : pas atteint

refused-no-such-happening = Le scénario n’a pas cet événement.
refused-happening-heeded = Cet événement est déjà noté.
refused-happening-to-come = Cet événement est pour le tour { $turn }.
