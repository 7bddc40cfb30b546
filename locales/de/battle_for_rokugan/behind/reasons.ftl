# Battle for Rokugan: why something may not be, and why it came out so.

## Why a battle ended so

bfr-why-higher = { $winner }: der höchste Angriff und mehr als die Verteidigung.
bfr-why-crane-tie = Der Kranich gewinnt jeden Gleichstand, an dem er beteiligt ist.
bfr-why-defender-tie = Der höchste Angriff erreicht die Verteidigung nur: das genügt nicht.
bfr-why-not-higher = Der höchste Angriff liegt unter der Verteidigung.
bfr-why-attackers-tie = Die höchsten Angreifer sind gleich, also gewinnt keiner von ihnen.

## Parts of a defense

bfr-term-tokens = Marker
bfr-term-bluff = Bluff des Löwen
bfr-term-printed = gedruckt
bfr-term-faceup = offene Kontrolle
bfr-term-special = Verteidigungsmarker
