# Battle for Rokugan : derrière le paravent d’un joueur.

bfr-private = Derrière le paravent
bfr-private-sub = ce téléphone seul, jamais exporté
