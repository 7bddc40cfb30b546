# Words of Bushido: The first lesson.

## First lesson: what the step is, what happens now, what to do with models and dice

bushido-lesson-begin = Mise en place
bushido-lesson-begin-now = Deux Warbands inventées de trois figurines se font face.
bushido-lesson-begin-table = Posez six figurines quelconques, puis commencez.
bushido-lesson-starting = Starting Phase
bushido-lesson-starting-now = Le vainqueur du Tactical Test choisit qui commence. Chaque figurine gagne du Ki et deux marqueurs.
bushido-lesson-starting-table = Lancez un dé chacun, ou laissez l’app lancer.
bushido-lesson-activate = Une figurine, une action
bushido-lesson-activate-now = Touchez une figurine du camp Active, puis une action.
bushido-lesson-activate-table = Déplacez la figurine selon l’action.
bushido-lesson-act = Ce qu’elle peut faire
bushido-lesson-act-now = Le prix figure à côté de chaque action. Ce qui est impossible dit pourquoi.
bushido-lesson-act-table = Essayez un Melee : choisissez un Enemy à portée.
bushido-lesson-split = La répartition cachée
bushido-lesson-split-now = Chaque camp répartit ses dés en Attack et Defence, en secret.
bushido-lesson-split-table = Cachez les dés derrière la main, puis montrez-les ensemble.
bushido-lesson-end-activation = L’autre camp
bushido-lesson-end-activation-now = L’action est faite. À l’autre joueur.
bushido-lesson-end-activation-table = Passez la main.
bushido-lesson-ending = End Phase
bushido-lesson-ending-now = Les états prennent fin, les marqueurs blessent, les points comptent.
bushido-lesson-ending-table = Vérifiez la liste, puis touchez.
bushido-lesson-over = La fin
bushido-lesson-over-now = Le plus de Victory Points gagne.
bushido-lesson-over-table = C’était toute la partie.
bushido-lesson-dice = Lire les dés
bushido-lesson-dice-now = Le dé le plus haut, et 1 pour chaque autre dé qui ne montre pas 1 : 2 de plus au maximum. Les 1 ne comptent pas.
bushido-lesson-dice-table = Lancez vos dés à la vue des deux, puis touchez-les comme ils sont.
bushido-lesson-result = L’attaque contre la défense
bushido-lesson-result-now = Chaque attaque rencontre la défense de l’autre. La différence est le Success Level ; avec lui et deux autres dés, la table des blessures dit combien de Wounds.
bushido-lesson-result-table = Lisez ensemble les deux comparaisons, puis appliquez.
bushido-lesson-shot = Un Ranged Attack
bushido-lesson-shot-now = Il faut atteindre un nombre : la portée, et chaque modificateur qui vaut maintenant. Personne ne se défend.
bushido-lesson-shot-table = Mesurez, touchez la portée, puis lancez.
bushido-lesson-state = Un état
bushido-lesson-state-now = Les marqueurs affaiblissent une figurine ou la blessent pendant l’End Phase. La plupart cessent d’eux-mêmes, certains par une action.
bushido-lesson-state-table = Posez un marqueur près de la figurine ; toucher son nom l’enlève.
