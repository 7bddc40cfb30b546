# Words of Bushido: The first lesson.

## First lesson: what the step is, what happens now, what to do with models and dice

bushido-lesson-begin = Mise en place
bushido-lesson-begin-now = Deux Warbands inventés de quatre figurines se font face.
bushido-lesson-begin-table = Posez huit figurines quelconques, puis commencez.
bushido-lesson-starting = Starting Phase
bushido-lesson-starting-now = Le vainqueur du Tactical Test choisit qui commence. Chaque figurine gagne du Ki et deux marqueurs.
bushido-lesson-starting-table = Lancez un dé chacun, ou laissez l’appli lancer.
bushido-lesson-activate = Une figurine, une action
bushido-lesson-activate-now = Touchez une figurine du camp Active, puis une action.
bushido-lesson-activate-table = Déplacez la figurine selon l’action.
bushido-lesson-act = Ce qu’elle peut faire
bushido-lesson-act-now = Les pierres montrent le prix. Ce qui est impossible dit pourquoi.
bushido-lesson-act-table = Essayez un Melee : choisissez un Enemy à portée.
bushido-lesson-split = La répartition cachée
bushido-lesson-split-now = Chaque camp répartit ses dés en Attack et Defence, en secret.
bushido-lesson-split-table = Cachez les dés derrière la main, puis montrez-les ensemble.
bushido-lesson-end-activation = L’autre camp
bushido-lesson-end-activation-now = L’action est faite. À l’autre joueur.
bushido-lesson-end-activation-table = Passez la main.
bushido-lesson-ending = End Phase
bushido-lesson-ending-now = Les états s’usent, les marqueurs blessent, les points comptent.
bushido-lesson-ending-table = Vérifiez la liste, puis touchez.
bushido-lesson-over = La fin
bushido-lesson-over-now = Le plus de Victory Points gagne.
bushido-lesson-over-table = C’était toute la partie.
