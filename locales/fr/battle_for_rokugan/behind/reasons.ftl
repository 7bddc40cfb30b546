# Battle for Rokugan: why something may not be, and why it came out so.

## Why a battle ended so

bfr-why-higher = { $winner } : la plus forte attaque, et plus que la défense.
bfr-why-crane-tie = La Grue gagne toute égalité à laquelle elle participe.
bfr-why-defender-tie = La plus forte attaque égale seulement la défense : cela ne suffit pas.
bfr-why-not-higher = La plus forte attaque est inférieure à la défense.
bfr-why-attackers-tie = Les plus forts attaquants sont à égalité : aucun ne gagne.

## Parts of a defense

bfr-term-tokens = jetons
bfr-term-bluff = bluff du Lion
bfr-term-printed = imprimé
bfr-term-faceup = contrôle face visible
bfr-term-special = jeton Défense
