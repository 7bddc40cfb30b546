# Attack, maneuvers and battle of the old card game.

ccg-attacks = { $attacker } attaque { $defender }
ccg-may-attack = { $player } peut attaquer
ccg-battles = Batailles
ccg-choose-battle = Choisir la bataille suivante
ccg-no-more-battles = Aucune unité attaquante n’a plus à se battre.
ccg-nobody-invites = reste dehors
ccg-side-attack = avec l’attaque
ccg-side-defense = avec la défense
ccg-invited = { $player } est-il invité ?
ccg-whom = Qui ?
ccg-attack-on = contre { $player }
ccg-attack-free = { $player } n’est pas obligé d’attaquer, et peut le faire sans unité.
ccg-declare = Annoncer l’attaque
ccg-infantry = Manœuvres d’Infantry
ccg-cavalry = Manœuvres de Cavalry
ccg-choose-unit = Touchez une unité
ccg-choose-province = Maintenant la Province où elle va
ccg-call-back = La rappeler
ccg-at-home = Chez elles
ccg-nobody-left = Personne n’est resté.
ccg-is-cavalry = Cavalry
ccg-not-now-unit = pas maintenant
ccg-send-to = Envoyer à { $province }
ccg-tool-plan = Et si ?
